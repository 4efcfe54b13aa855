"""The commands ``export``, ``agreement`` and ``match``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from meseta.contest.exporting import export, source
from meseta.contest.measure import Agent, agreement, match


def share(text: str) -> float:
    """A share between 0 and 1."""
    value = float(text)
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 1")
    return value


def count(text: str) -> int:
    """A number of games."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number of games")
    return value


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    commands = argparse.ArgumentParser(prog="python -m meseta.contest", description="The contest entry.")
    chosen = commands.add_subparsers(dest="command", required=True)
    writes = chosen.add_parser("export", help="write the entry as one file")
    writes.add_argument("out", metavar="OUT.py")
    for name, help_text, games in (
        ("agreement", "how often the written file chooses what level-4 chooses", 100),
        ("match", "how often it wins against two copies of level-2, and how long it thinks", 300),
    ):
        measures = chosen.add_parser(name, help=help_text)
        measures.add_argument("--games", type=count, default=games)
        measures.add_argument("--seed", type=int, default=1)
        measures.add_argument("--against", default={"agreement": "level-4", "match": "level-2"}[name], metavar="BOT")
    for command in chosen.choices.values():
        seen = "the share of its moves that it overlooks, 0 to 1; as level-4 if left out"
        command.add_argument("--overlooks", type=share, metavar="SHARE", help=seen)
    return commands


def loaded(overlooks: float | None) -> list[Agent]:
    """Three agents from the text of the file."""
    names: dict[str, Any] = {"__name__": "entry"}
    exec(compile(source(overlooks=overlooks), "entry.py", "exec"), names)
    return [names["MesetaAgent"]() for _ in range(3)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command."""
    given = parser().parse_args(arguments)
    if given.command == "export":
        try:
            export(given.out, overlooks=given.overlooks)
        except OSError as error:
            print(f"{given.out} can't be written: {error}", file=sys.stderr)
            return 1
        return 0
    agents = loaded(given.overlooks)
    if given.command == "agreement":
        result = agreement(agents, given.games, seed=given.seed, key=given.against)
        for kind, asked in result.asked.most_common():
            print(f"{kind}: {result.same[kind]} of {asked}")
        print(f"the same as {given.against}: {result.share:.1%} of {result.asked.total()} decisions")
        return 0
    played = match(agents[0], given.games, seed=given.seed, key=given.against)
    print(f"wins {played.share:.1%} ± {played.error:.1%} of {played.games} games against two copies of {given.against}")
    median, late = np.percentile(played.times, [50, 99])
    most = max(played.times)
    print(f"processor time of an action: {median:.3f} s in the middle, {late:.3f} s for 1 in 100, at most {most:.3f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
