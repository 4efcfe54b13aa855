"""The contest's game over our rules, and the entry for it as one file."""

from __future__ import annotations

import ast
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from meseta.contest import Game, agreement, export, match, source
from meseta.contest.layout import NUMBERS, ON_TILE, PASS, WAREHOUSE
from meseta.errors import GameOverError, IllegalActionError


def entry(**options: float) -> Any:
    """The class from the text of the file."""
    names: dict[str, Any] = {"__name__": "entry"}
    exec(compile(source(**options), "entry.py", "exec"), names)
    return names["MesetaAgent"]


def random_game(seed: int) -> Any:
    """The positions of a game of random actions."""
    game, chooser = Game(seed, first=seed % 3), random.Random(seed)
    while not game.over:
        observation, mask = game.observe()
        yield game, observation, mask
        game.step(chooser.choice([int(action) for action in np.flatnonzero(mask)]))


def test_observations_and_masks_agree_with_the_position() -> None:
    import json

    kinds = set()
    for seed in range(12):
        game = Game(seed)
        for game, observation, mask in random_game(seed):
            assert observation.shape == (293,) and mask.shape == (200,) and mask.any()
            position = json.loads(game.state.to_json())
            player = int(observation[36])
            seat = position["seats"][game.state.seat]
            block = observation[74 + 73 * player : 147 + 73 * player]
            assert player == game.player and block[23] == seat["doubloons"]
            workers = block[:23].sum() + block[60:66].sum() + block[71]
            placed = sum(seat["tile_workers"].values()) + sum(one["workers"] for one in seat["buildings"])
            assert workers == seat["san_juan"] + placed
            kinds.add(game.decision)
            if game.decision in ("choose_role", "take_tile", "build", "sell", "craftsman_privilege", "load"):
                names = [line for line, number in NUMBERS.items() if mask[number]]
                numbers = [game._names.number(line) for line in names]
                assert sorted(numbers) == sorted(game.state.legal())
        assert sum(game.win_shares()) == pytest.approx(1)
    assert {"place_workers", "keep_single", "store_kind", "hacienda"} <= kinds


def test_an_action_that_the_mask_lacks_is_refused() -> None:
    game = Game(1)
    before = game.state.hash()
    with pytest.raises(IllegalActionError, match="does not have action 15"):
        game.step(PASS)
    assert game.state.hash() == before
    game, _, _ = list(random_game(2))[-1]
    with pytest.raises(GameOverError):
        game.step(0)


def test_the_agent_reads_what_our_rules_offer() -> None:
    """The rebuilt table lists the moves of the mask, in every position of random games."""
    from meseta.contest.entry.player import number
    from meseta.contest.entry.reading import Memory, read
    from meseta.contest.entry.rules import legal
    from meseta.contest.entry.table import DRAW, PLACE, STORE

    checked = 0
    for seed in range(8):
        memories = [Memory() for _ in range(3)]
        for game, observation, mask in random_game(100 + seed):
            table = read(observation, mask > 0, memories[game.player])
            assert table.round == game.state.round
            if table.kind not in (DRAW, PLACE, STORE):
                assert sorted(number(table, move) for move in legal(table)) == list(np.flatnonzero(mask))
                checked += 1
    assert checked > 500


def test_the_file_needs_only_numpy_and_the_standard_library(tmp_path: Path) -> None:
    path = tmp_path / "entry.py"
    export(path)
    assert list(tmp_path.iterdir()) == [path]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    assert len({node.name for node in names}) == len(names)
    imported = {node.names[0].name for node in ast.walk(tree) if isinstance(node, ast.Import)}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    roots = {name.split(".")[0] for name in imported}
    assert roots - set(sys.stdlib_module_names) == {"numpy", "agents"}
    alone = "import sys; sys.modules['meseta'] = None; import entry; print(entry.MesetaAgent().name)"
    done = subprocess.run([sys.executable, "-c", alone], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "Meseta\n"


def test_it_chooses_what_level_4_chooses() -> None:
    """A sample at fixed seeds; 95 % of the full one, which the book's page says how to run."""
    agent = entry()
    result = agreement([agent(), agent(), agent()], 8, seed=400)
    assert result.asked.total() > 1_000
    assert result.share >= 0.95, result


def test_it_beats_two_copies_of_level_2() -> None:
    """A match at fixed seeds, so that it gives the same result on every run; the full one is on the book's page."""
    result = match(entry()(), 60, seed=7)
    assert result.share >= 0.85, result.wins
    assert max(result.times) < 1


def test_it_answers_any_legal_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    agent = entry()()
    for seed in range(3):
        agent.on_game_start()
        for _, observation, mask in random_game(200 + seed):
            assert mask[agent.act(observation, mask)]
    # Observations that can't come about, too.
    noise = np.random.default_rng(3)
    for _ in range(40):
        mask = (noise.random(200) < 0.05).astype(np.int8)
        mask[noise.integers(200)] = 1
        assert mask[agent.act(noise.integers(0, 9, 293).astype(np.float32), mask)]


def test_what_is_not_an_observation_or_a_mask_is_refused() -> None:
    agent = entry()()
    observation, mask = Game(1).observe()
    for cells, offered, message in (
        (observation[:220], mask, "has 293 numbers, not 220"),
        (observation, mask[:199], "a mask has 200 numbers, not 199"),
        (observation, np.zeros(200), "no legal action"),
    ):
        with pytest.raises(ValueError, match=message):
            agent.act(cells, offered)
    with pytest.raises(ValueError, match="between 0 and 1"):
        source(overlooks=1.5)


def test_warehouses_take_the_larger_kinds() -> None:
    """The contest asks about storage even where our rules know a single answer."""
    observation, _ = Game(5).observe()
    player = int(observation[36])
    block = 74 + 73 * player
    observation[26:36] = 0
    observation[26 + 6] = 1
    observation[59 + 5] = 0
    observation[block + 9] = observation[block + 30 + 9] = 1
    observation[block + 25 + 2], observation[block + 25 + 4] = 1, 3
    mask = np.zeros(200, dtype=np.int8)
    mask[[64 + 2, 64 + 4, WAREHOUSE + 2, WAREHOUSE + 4]] = 1
    assert entry()().act(observation, mask) == WAREHOUSE + 4


def test_overlooking_nothing_is_an_option(tmp_path: Path) -> None:
    path = tmp_path / "keen.py"
    command = [sys.executable, "-m", "meseta.contest", "export", str(path), "--overlooks", "0"]
    subprocess.run(command, check=True)
    assert "overlooks = 0.0\n" in path.read_text(encoding="utf-8")
    wrong = subprocess.run([*command[:-1], "2"], capture_output=True, text=True)
    assert wrong.returncode == 2 and "2 is not between 0 and 1" in wrong.stderr
    missing = subprocess.run([*command[:4], str(tmp_path / "no" / "x.py")], capture_output=True, text=True)
    assert missing.returncode == 1 and "can't be written" in missing.stderr
    assert ON_TILE == 120
