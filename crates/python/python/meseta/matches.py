"""Which bot is stronger, by how much, and how certain the result is: the arena of the program, from Python.

A *block* is one lineup rotated through all seats of its table on the same chance, so that luck of seat and draw cancels
out within it. Blocks are the independent samples; every interval is an interval over blocks. Equal plans play equal
games, here and in the program (``meseta arena``), however many threads or machines play them.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from meseta._core import Arena, Bot, State
from meseta._results import Estimate, Rating, Result, Verdict
from meseta.batch import cores
from meseta.errors import ArenaError
from meseta.jobs import Checkpoint, Job, Runner, Watch


__all__ = [
    "Entrant",
    "Estimate",
    "Lineups",
    "Plan",
    "Rating",
    "Result",
    "Share",
    "Sits",
    "Sprt",
    "Verdict",
    "arena",
    "play",
    "play_unit",
]


class Sits(Protocol):
    """A player who starts every game afresh."""

    def sit(self, seat: int, players: int, seed: int, /) -> Callable[[State, int], int | str]:
        """Called at the beginning of every game; returns the function that decides in this game."""
        ...


#: Who can take part: the key of a bot; a :class:`meseta.Bot`, which plays each game with a seed of its own; a function of
#: the state and the seat that returns an action; or an object whose method ``sit`` returns such a function for each game.
#: A function is told what an attentive player in its seat knows: what is hidden in the state that it gets is redrawn at
#: random, and the state has no history.
Entrant: TypeAlias = str | Bot | Callable[[State, int], int | str] | Sits

#: How lineups are chosen, see docs/bot-writers/arena.md.
Lineups: TypeAlias = Literal["all", "one", "first", "drawn"]


class Sprt(NamedTuple):
    """A sequential test of the first entrant, alone against a field of the second. See docs/bot-writers/arena.md."""

    #: H0: the win share exceeds an even share by this or less.
    low: float = 0.0
    #: H1: it exceeds it by this or more.
    high: float = 0.03
    #: How often H1 may be accepted when H0 holds.
    alpha: float = 0.05
    #: How often H0 may be accepted when H1 holds.
    beta: float = 0.05


class Plan:
    """What is to be played; see :func:`arena`, which plays it."""

    def __init__(
        self,
        entrants: Mapping[str, Entrant] | Sequence[Entrant],
        tables: Sequence[tuple[str, dict[str, Any]]],
        *,
        seed: int,
        blocks: int,
        lineups: Lineups,
        sprt: Sprt | None,
    ) -> None:
        named = entrants if isinstance(entrants, Mapping) else _named(entrants)
        self.names = list(named)
        self.entrants = list(named.values())
        self.tables = [(game, json.dumps(setup, default=str)) for game, setup in tables]
        self.seed, self.blocks, self.lineups, self.sprt = seed, blocks, lineups, sprt
        if not 0 <= seed < 2**64 or blocks < 0:
            raise ArenaError("`seed` is from 0 to 2**64 - 1, and `blocks` is positive")
        candidate = sprt is not None
        self.core = Arena(self.tables, self.entrants, seed, lineups, blocks, candidate)
        if sprt is not None:
            self.core.test([], *sprt)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "core"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.core = Arena(
            self.tables, self.entrants, self.seed, self.lineups, self.blocks, self.sprt is not None
        )

    def described(self) -> dict[str, Any]:
        """What the games depend on, for a checkpoint. A function is known by its name alone."""
        return {
            "job": "arena",
            "names": self.names,
            "entrants": [one if isinstance(one, str) else _name(one) for one in self.entrants],
            "setups": [list(setup) for setup in self.core.setups],
            "seed": self.seed,
            "blocks": self.blocks,
            "lineups": self.lineups,
            "sprt": self.sprt,
        }


class Share(NamedTuple):
    """What the units of an arena share."""

    plan: Plan
    blocks_per_unit: int
    threads: int


def play_unit(share: Share, unit: int) -> bytes:
    """Plays the blocks of one unit."""
    first = unit * share.blocks_per_unit
    end = min(first + share.blocks_per_unit, share.plan.blocks)
    return share.plan.core.play(first, end, share.threads).encode()


def arena(
    entrants: Mapping[str, Entrant] | Sequence[Entrant],
    *,
    game: str = "puerto-rico",
    players: int = 4,
    tables: Sequence[tuple[str, dict[str, Any]]] | None = None,
    blocks: int = 25,
    lineups: Lineups = "all",
    seed: int = 0,
    sprt: Sprt | None = None,
    threads: int | None = None,
    blocks_per_unit: int = 8,
    checkpoint: str | os.PathLike[str] | None = None,
    watch: Watch | None = None,
    runner: Runner | None = None,
    **setup: Any,
) -> Result:
    """Plays entrants against each other.

    Args:
        entrants: Who takes part, by name, or without names: 2 to 64 of :data:`Entrant`.
        game: The game, if there is one table.
        players: How many seats it has.
        tables: Several tables instead: the game and the setup of each, ``("altiplano", {"players": 3})``.
        blocks: How many blocks of each lineup are played at each table; with ``sprt``, how many at most.
        lineups: Who meets whom: ``"all"``, ``"one"`` against a field, the ``"first"`` against each, or ``"drawn"``.
        seed: Where all chance comes from, and every bot's seed.
        sprt: Plays the first entrant against a field of the second until the test knows, whatever ``lineups`` says.
        threads: How many games are played at a time; all cores if None. Functions of Python take turns.
        blocks_per_unit: Blocks that are played between two looks at the test and two units of a checkpoint.
        checkpoint: A folder that keeps what is played, so that the same call goes on from there.
        watch: Is told how far it is, with the time left: :func:`meseta.jobs.say` prints it.
        runner: Who plays; this process if None, :class:`meseta.ray.Cluster` for a cluster.
        **setup: As for :class:`meseta.State`, for one table.

    A player that raises an exception or returns something that is not a legal action forfeits its game: it is placed
    last, and the game goes on with random actions in its seat. A warning says so.

    Raises:
        ArenaError: There is nothing to play, or nothing that can be played like this.
        SetupError: No game can be played with a setup.
        BotError: There is no such bot, or it plays another game.
        CheckpointError: The checkpoint belongs to another plan, or can't be written.
        KeyboardInterrupt: Ctrl-C ends it once the games in progress are over.
    """
    if tables is not None and setup:
        raise ArenaError("give the setup of each table in `tables`")
    chosen = [(game, {"players": players, **setup})] if tables is None else list(tables)
    plan = Plan(entrants, chosen, seed=seed, blocks=blocks, lineups=lineups, sprt=sprt)
    return play(plan, threads, blocks_per_unit, checkpoint, watch, runner)


def play(
    plan: Plan,
    threads: int | None,
    blocks_per_unit: int,
    checkpoint: str | os.PathLike[str] | None,
    watch: Watch | None,
    runner: Runner | None,
) -> Result:
    """Plays a plan; see :func:`arena`."""
    if blocks_per_unit < 1:
        raise ArenaError("a unit has at least one block")
    share = Share(plan, blocks_per_unit, max(1, cores() if threads is None else threads))
    job = Job(play_unit, share, math.ceil(plan.blocks / blocks_per_unit))
    described = {**plan.described(), "blocks_per_unit": blocks_per_unit}
    kept = None if checkpoint is None else Checkpoint(checkpoint, described)
    test = plan.sprt

    def is_decided(units: list[bytes]) -> bool:
        return test is not None and plan.core.test([unit.decode() for unit in units], *test)[1] != "open"

    units = job.run(runner, checkpoint=kept, watch=watch, is_enough=is_decided)
    return Result(plan, [unit.decode() for unit in units])


def _name(entrant: Entrant) -> str:
    if isinstance(entrant, str):
        return entrant
    if isinstance(entrant, Bot):
        return entrant.key
    return str(getattr(entrant, "__name__", type(entrant).__name__))


def _named(entrants: Sequence[Entrant]) -> dict[str, Entrant]:
    """Names for entrants that have none; the second of equal names gets a number."""
    named: dict[str, Entrant] = {}
    for entrant in entrants:
        name, number = _name(entrant), 1
        while name in named:
            number += 1
            name = f"{_name(entrant)} {number}"
        named[name] = entrant
    return named
