"""What came of an arena: estimates with their intervals, and frames."""

from __future__ import annotations

import json
import math
import warnings
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from meseta.frame import Column, Frame

if TYPE_CHECKING:
    from meseta.matches import Plan


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
