"""What all phases share: moves, turns, and what follows a phase."""

from __future__ import annotations

from typing import Any, TypeAlias

from meseta.contest.entry.table import OVER, ROLE, Table
from meseta.contest.entry.tables import SEATS

#: A verb and what it is about: ``("load", good, ship)``. Ship 3 is the wharf. A placement, ``("place", workers)``, says
#: how many work in each place.
Move: TypeAlias = tuple[Any, ...]

PASS: Move = ("pass",)
ON_WHARF = 3


def next_turn(table: Table) -> None:
    """The next seat's turn in the phase."""
    table.turns += 1
    table.seat = (table.seat + 1) % SEATS
    table.drawn = False


def end_phase(table: Table) -> None:
    """The next pick, the next round, or the end of the game."""
    table.kind = ROLE
    if table.picks < SEATS:
        table.seat = (table.governor + table.picks) % SEATS
        return
    if table.ending:
        table.kind = OVER
        return
    table.pay = [pay + (not taken) for pay, taken in zip(table.pay, table.taken, strict=True)]
    table.taken = [False] * 6
    table.governor = table.seat = (table.governor + 1) % SEATS
    table.picks = 0
    table.round += 1


def free_worker(table: Table, board: list[int], place: int) -> None:
    """One more worker there, from the supply or else from the ship."""
    if table.supply:
        table.supply -= 1
    elif table.ship:
        table.ship -= 1
    else:
        return
    board[place] += 1
