"""The contest's agent."""

from __future__ import annotations

from typing import Any

import numpy as np

from meseta.contest.entry.attention import LEVEL_4, seen
from meseta.contest.entry.network import payoffs
from meseta.contest.entry.quick import finish
from meseta.contest.entry.reading import (
    ACTIONS,
    BUY,
    HACIENDA_DRAW,
    OBSERVATION,
    ON_BUILDING,
    ON_THE_WHARF,
    ON_TILE,
    PLAYER_SIZE,
    PLAYERS,
    PRIVILEGE,
    SALE,
    SHIP,
    SINGLE,
    SKIP,
    TAKE,
    TAKE_QUARRY,
    WAREHOUSE,
    Memory,
    read,
    read_board,
)
from meseta.contest.entry.rules import legal, play
from meseta.contest.entry.shipping import all_fits, kinds_of, store, warehouses
from meseta.contest.entry.table import DRAW, KEEP, PLACE, STORE, TILE, Table
from meseta.contest.entry.tables import AT, GOODS, PLACES, QUARRY, THEIRS
from meseta.contest.entry.turns import ON_WHARF, PASS, Move
from meseta.contest.entry.workers import plans
from meseta.contest.entry.worth import Look

try:
    from agents.base import Agent  # pyright: ignore # there only in the contest's repository
except ImportError:
    #: Outside the contest's repository there is nothing to inherit from.
    Agent = object

#: The weight of the win; once the end is triggered the lead only decides among equals.
WIN, WIN_ALONE = 0.7, 0.999
#: Placements of the mayor phase that are compared.
PLACEMENTS = 4


class MesetaAgent(Agent):  # type: ignore # what it inherits from depends on where it runs
    """Looks at the table after each of its moves, with the phase played to its end, and takes the best."""

    name = "Meseta"
    #: How often a move is overlooked, as by a level for people; 0 for never.
    overlooks = LEVEL_4
    #: How much of a win a move that would be overlooked must bring to be noticed all the same.
    notices = 0.07

    def __init__(self) -> None:
        self.memory = Memory()
        self._placement: tuple[Any, tuple[int, ...]] | None = None

    def on_game_start(self, forward_model: Any = None) -> None:
        """A new game: nothing of the last one is remembered."""
        self.memory = Memory()
        self._placement = None

    def act(self, observation: Any, action_mask: Any) -> int:
        """The number of a legal action.

        Args:
            observation: 293 numbers.
            action_mask: 200 numbers; those above 0.5 are legal actions.

        Raises:
            ValueError: One of them has another length, or nothing is legal.
        """
        cells, mask = np.asarray(observation, dtype=float).ravel(), np.asarray(action_mask, dtype=float).ravel()
        if len(cells) != OBSERVATION:
            raise ValueError(f"an observation of three players has {OBSERVATION} numbers, not {len(cells)}")
        if len(mask) != ACTIONS:
            raise ValueError(f"a mask has {ACTIONS} numbers, not {len(mask)}")
        offered = [int(action) for action in np.flatnonzero(mask > 0.5)]
        if not offered:
            raise ValueError("the mask has no legal action")
        try:
            action = self._choose(cells, [cell > 0.5 for cell in mask.tolist()])
        except Exception:
            # An agent that raises gets a random move, and is disqualified if that happens often. A table that can't
            # come about by the rules is no reason for either.
            action = -1
        return action if action in offered else next((other for other in offered if other != SKIP), offered[0])

    def _choose(self, cells: Any, mask: list[bool]) -> int:
        table = read(cells, mask, self.memory)
        if table.kind == PLACE:
            return self._place(table, cells, mask)
        if table.kind == STORE:
            return self._store(table, mask)
        move = self._best(table)
        if table.kind == DRAW and move == PASS:
            # The contest asks about the hacienda together with the tile.
            play(table, PASS)
            move = self._best(table) if table.kind == TILE else PASS
        return number(table, move)

    def _best(self, table: Table) -> Move:
        """The best of the moves that are seen, or one that nobody could overlook."""
        moves = legal(table)
        if len(moves) == 1:
            return moves[0]
        values = worths(table, moves)
        plain = seen(table, moves, self.overlooks)
        chosen = max(range(len(moves)), key=values.__getitem__)
        best_seen = max((index for index, move in enumerate(moves) if move in plain), key=values.__getitem__)
        return moves[chosen if values[chosen] > values[best_seen] + self.notices else best_seen]

    def _place(self, table: Table, cells: Any, mask: list[bool]) -> int:
        """The next worker of a placement, which is planned once."""
        board = table.boards[table.seat]
        key = (table.round, table.governor, table.picks, tuple(board))
        if self._placement is None or self._placement[0] != key:
            moves: list[Move] = [("place", plan) for plan in plans(board, Look(table), PLACEMENTS)]
            values = worths(table, moves)
            self._placement = (key, moves[values.index(max(values))][1])
        so_far = read_board([round(cell) for cell in cells[PLAYERS + PLAYER_SIZE * table.seat :]])
        return next((action for action in steps(self._placement[1], so_far) if mask[action]), -1)

    def _store(self, table: Table, mask: list[bool]) -> int:
        """The next kind to be named: first those for the warehouses, then the single good."""
        board = table.boards[table.seat]
        kinds = sorted(kinds_of(board), key=lambda good: (-board[GOODS + good], good))
        spare = warehouses(board)
        stored, single = kinds[:spare], kinds[spare:]
        if not all_fits(board):
            stored, single = self._stored(table)
        named = [WAREHOUSE + THEIRS[good] for good in stored] + [SINGLE + THEIRS[good] for good in single]
        return next((action for action in named if mask[action]), -1)

    def _stored(self, table: Table) -> tuple[list[int], list[int]]:
        """Decides on all kinds, one after the other, as the rules ask for them."""
        seat = table.seat
        store(table)
        stored = table.stored
        while table.kind in (STORE, KEEP) and table.seat == seat:
            play(table, self._best(table))
        kept = kinds_of(table.boards[seat])
        return stored, [good for good in kept if good not in stored]


def worths(table: Table, moves: list[Move]) -> list[float]:
    """What the seat can expect after each move, with the phase played to its end."""
    tables: list[Table] = []
    for move in moves:
        after = table.copy()
        play(after, move)
        finish(after, table.seat)
        finish(after)
        tables.append(after)
    values: list[float] = payoffs(tables, WIN_ALONE if table.ending else WIN)[:, table.seat].tolist()
    return values


def number(table: Table, move: Move) -> int:
    """The contest's number of a move."""
    verb = move[0]
    if verb == "pass":
        return SKIP
    if verb == "draw":
        return HACIENDA_DRAW
    what = int(move[1])
    if verb == "role":
        return what
    if verb == "build":
        return BUY + what
    if verb == "take":
        return TAKE_QUARRY if what == QUARRY else TAKE + THEIRS[what]
    their = THEIRS[what]
    if verb == "good":
        return PRIVILEGE + their
    if verb == "sell":
        return SALE + their
    hold = int(move[2])
    return ON_THE_WHARF + their if hold == ON_WHARF else SHIP + 5 * hold + their


def steps(plan: tuple[int, ...], board: list[int]) -> list[int]:
    """The actions that send a worker where the plan still lacks one."""
    lacking = [place for place in PLACES if board[AT[place]] < plan[place]]
    return [ON_TILE + THEIRS[place] if place <= QUARRY else ON_BUILDING + place - 6 for place in lacking]
