"""Which bot is stronger, by how much, and how certain the result is: the arena of the program, from Python.

A *block* is one lineup rotated through all seats of its table on the same chance, so that luck of seat and draw cancels
out within it. Blocks are the independent samples; every interval is an interval over blocks. Equal plans play equal
games, here and in the program (``meseta arena``), however many threads or machines play them.
"""

from __future__ import annotations

import json
import math
import os
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from meseta._core import Arena, Bot, State
from meseta.errors import ArenaError
from meseta.frame import Column, Frame
from meseta.jobs import Checkpoint, Job, Runner, Watch


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


class Estimate(NamedTuple):
    """A mean with its 95 % interval; NaN where nothing is known."""

    mean: float
    low: float
    high: float
    #: How many blocks it is based on.
    blocks: int


class Rating(NamedTuple):
    """A rating by the Plackett-Luce model with its 95 % interval; NaN where there is none."""

    mean: float
    low: float
    high: float


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


class Verdict(NamedTuple):
    """What a sequential test says."""

    #: ``"h0"``, ``"h1"``, or ``"open"`` if there were not enough games.
    verdict: Literal["h0", "h1", "open"]
    #: The logarithm of the likelihood ratio of H1 to H0.
    ratio: float
    #: How many blocks it took.
    blocks: int


class Result:
    """What came of an arena. ``print(result.summary)`` says most of it."""

    def __init__(self, plan: Plan, lines: list[str]) -> None:
        self._lines = lines
        told = json.loads(plan.core.summary(lines))
        #: The names of the entrants.
        self.names: list[str] = plan.names
        #: A row for each seat of each game, with the columns of ``meseta arena --csv``, and ``detail``.
        self.games: Frame = _games(plan, json.loads(plan.core.columns(lines)))
        #: A row for each entrant at all tables together (``table`` is ``"all"``) and at each table: win share, place,
        #: lead, points, each with both ends of its interval (``share_low``, ``share_high``), and more.
        self.summary: Frame = _summary(plan, told["summaries"])
        #: Each entrant's rating, over all tables.
        self.ratings: list[Rating] = [Rating(*map(_number, rating)) for rating in told["ratings"]]
        every = told["summaries"][0]
        #: ``ahead[a][b]``: how often a seat of *a* finished ahead of a seat of *b*; ties count one half.
        self.ahead: list[list[Estimate]] = [[_estimate(cell) for cell in row] for row in every["ahead"]]
        #: ``alone[a][b]``: the win share of *a* where it sits alone among seats of *b*.
        self.alone: list[list[Estimate]] = [[_estimate(cell) for cell in row] for row in every["alone"]]
        #: How many complete blocks there are.
        self.blocks: int = every["blocks"]
        #: What the sequential test says; None without one.
        self.sprt: Verdict | None = None
        if plan.sprt is not None:
            ratio, verdict, blocks = plan.core.test(lines, *plan.sprt)
            self.sprt = Verdict(verdict, ratio, blocks)
        _warn(self.games)

    def share(self, name: str) -> Estimate:
        """The win share of an entrant over all tables.

        Raises:
            KeyError: Nobody has this name.
        """
        for number in range(self.summary.rows):
            row = self.summary.row(number)
            if row["table"] == "all" and row["bot"] == name:
                mean, low, high = (float(row[cell]) for cell in ("share", "share_low", "share_high"))
                return Estimate(mean, low, high, int(row["blocks"]))
        raise KeyError(f"nobody is called {name!r}; there are {', '.join(self.names)}")

    def __repr__(self) -> str:
        return f"<meseta.arena.Result of {', '.join(self.names)}: {self.blocks} blocks>"


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
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    share = Share(plan, blocks_per_unit, max(1, cores if threads is None else threads))
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


def _number(value: float | None) -> float:
    return math.nan if value is None else float(value)


def _estimate(cell: list[Any]) -> Estimate:
    return Estimate(_number(cell[0]), _number(cell[1]), _number(cell[2]), int(cell[3]))


def _games(plan: Plan, told: dict[str, list[Any]]) -> Frame:
    """The columns of the games, with words for numbers."""
    setups = plan.core.setups
    at = told.pop("table")
    bots = told.pop("entrant")
    columns: dict[str, list[Any]] = {
        "game": [setups[table][0] for table in at],
        "setup": [setups[table][1] for table in at],
        "seats": told.pop("seats"),
        "block": told.pop("block"),
        "table": at,
        "lineup": told.pop("lineup"),
        "turn": told.pop("turn"),
        "seed": told.pop("seed"),
        "seat": told.pop("seat"),
        "bot": [plan.names[bot] for bot in bots],
        **told,
    }
    return _frame(columns, {"game", "setup", "bot", "forfeit", "detail"}, {"mid_rank", "share"})


def _summary(plan: Plan, summaries: list[dict[str, Any]]) -> Frame:
    """A row for each entrant in each summary."""
    titles = ["all", *(f"{game} {setup}" for game, setup, _ in plan.core.setups)]
    columns: dict[str, list[Any]] = {}

    def put(name: str, value: Any) -> None:
        columns.setdefault(name, []).append(value)

    # With one table, all tables are that one.
    for title, summary in list(zip(titles, summaries))[: 1 if len(summaries) == 2 else None]:
        for name, entrant in zip(plan.names, summary["entrants"]):
            put("table", title)
            put("bot", name)
            put("blocks", summary["blocks"])
            put("chairs", entrant["chairs"])
            put("even", _number(entrant["even"]))
            for value in ("share", "rank", "margin", "points"):
                estimate = _estimate(entrant[value])
                put(value, estimate.mean)
                put(f"{value}_low", estimate.low)
                put(f"{value}_high", estimate.high)
            put("choices_per_game", _number(entrant["choices_per_game"]))
            put("mean_time", entrant["mean_time"])
            put("longest_time", entrant["longest_time"])
            put("forfeits", entrant["forfeits"])
    texts = {"table", "bot"}
    return _frame(columns, texts, set(columns) - texts - {"blocks", "chairs", "forfeits"})


def _frame(columns: dict[str, list[Any]], texts: set[str], reals: set[str]) -> Frame:
    """A frame whose types don't depend on what is in it."""
    import numpy as np

    def column(name: str, values: list[Any]) -> Column:
        if name in texts:
            return [str(value) for value in values]
        return np.array(values, np.float64) if name in reals else np.array(values, np.int64)

    return Frame({name: column(name, values) for name, values in columns.items()})


def _warn(games: Frame) -> None:
    """Says who forfeited games, and why the first was lost."""
    first: dict[str, tuple[int, str]] = {}
    for bot, kind, detail in zip(games["bot"], games["forfeit"], games["detail"]):
        if kind:
            count, why = first.get(str(bot), (0, f"{kind}: {detail}"))
            first[str(bot)] = (count + 1, why)
    for bot, (count, why) in first.items():
        warnings.warn(f"{bot} forfeited {count} games, the first because of: {why}", RuntimeWarning, stacklevel=5)
