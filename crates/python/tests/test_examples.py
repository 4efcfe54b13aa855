"""The examples for researchers run in their short form."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[3] / "examples" / "research"


def run(script: str, *arguments: str) -> str:
    one_core = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    command = [sys.executable, str(FOLDER / script), *arguments]
    done = subprocess.run(command, env={**os.environ, **one_core}, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_policy_learns_to_beat_random_players() -> None:
    said = run("policy_gradient.py", "--generations", "16")
    wins = re.search(r"after 16 generations: wins ([\d.]+)%", said)
    assert wins and float(wins[1]) >= 60, said
    assert len((FOLDER / "policy_gradient.py").read_text(encoding="utf-8").splitlines()) <= 150


def test_a_player_is_measured_against_the_levels() -> None:
    said = run("against_levels.py", "--games", "4", "--levels", "2")
    assert re.fullmatch(r"(level-[12]: \d+% ± \d+% \(25 % means equally strong\)\n){2}", said), said


def test_a_distributed_arena() -> None:
    said = run("distributed_arena.py", "--blocks", "8", "--players", "2", "greedy", "random")
    assert re.search(r"greedy: [\d.]+ \([\d.]+ to [\d.]+\), 8 blocks\nrandom: ", said), said
