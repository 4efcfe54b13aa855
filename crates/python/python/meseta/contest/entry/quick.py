"""Quick choices: a seat's answer to any decision but the choice of a role, by its own boards alone. Phases are played to
their end with them."""

from __future__ import annotations

from meseta.contest.entry.knowledge import WEIGHTS
from meseta.contest.entry.phases import price
from meseta.contest.entry.rules import legal, play
from meseta.contest.entry.table import (
    BUILD,
    DRAW,
    GOOD,
    KEEP,
    LOAD,
    OVER,
    PLACE,
    ROLE,
    SELL,
    STORE,
    TILE,
    Table,
    works,
)
from meseta.contest.entry.tables import GOODS, HAS, LARGE_MARKET, MONEY, SMALL_MARKET, TILES
from meseta.contest.entry.turns import ON_WHARF, PASS, Move
from meseta.contest.entry.workers import fill, first_best, workers_of
from meseta.contest.entry.worth import Look, worth

#: Decisions that the seat that thinks answers with a look ahead, even inside a phase.
SEARCHED = (TILE, BUILD, GOOD, SELL, LOAD, PLACE)


def finish(table: Table, me: int | None = None) -> None:
    """Plays on until a role is to be chosen, the game is over, or this seat has something to weigh up."""
    look: Look | None = None
    while table.kind not in (ROLE, OVER):
        moves = [] if table.kind == PLACE else legal(table)
        if len(moves) == 1:
            play(table, moves[0])
            continue
        if table.seat == me and table.kind in SEARCHED:
            return
        if look is None:
            look = Look(table)
        else:
            look.renew(table)
        board = table.boards[table.seat]
        if table.kind == PLACE:
            play(table, ("place", workers_of(fill(board, look))))
        else:
            play(table, moves[first_best(values(table, moves, look))])


def values(table: Table, moves: list[Move], look: Look) -> list[float]:
    """What each move is worth to the seat, in points."""
    board = table.boards[table.seat]
    if table.kind == LOAD:
        return [loading(table, move, look) for move in moves]
    if table.kind == STORE:
        return [board[GOODS + move[1]] * keeping(move[1], look) for move in moves]
    if table.kind == KEEP:
        return [keeping(move[1], look) for move in moves]
    if table.kind == DRAW:
        return drawing(table, look)
    found: list[float] = worth([after(table, move) for move in moves], look).tolist()
    return found


def after(table: Table, move: Move) -> list[int]:
    """The seat's boards immediately after the move."""
    board = table.boards[table.seat][:]
    if move == PASS:
        return board
    what = move[1]
    if table.kind == TILE:
        board[TILES + what] += 1
    elif table.kind == BUILD:
        board[MONEY] -= price(table, what)
        board[HAS + what] = 1
    elif table.kind == GOOD:
        board[GOODS + what] += 1
    elif table.kind == SELL:
        markets = works(board, SMALL_MARKET) + 2 * works(board, LARGE_MARKET)
        board[GOODS + what] -= 1
        board[MONEY] += what + (table.seat == table.chooser) + markets
    return board


def drawing(table: Table, look: Look) -> list[float]:
    """Declining the hacienda's plantation, and the mean of what it may be."""
    board = table.boards[table.seat]
    stock = table.down if sum(table.down) > 0.5 else table.thrown
    rows = [board]
    for good in range(5):
        row = board[:]
        row[TILES + good] += 1
        rows.append(row)
    declined, *drawn = worth(rows, look).tolist()
    mean = sum(count * value for count, value in zip(stock, drawn, strict=True)) / max(1.0, sum(stock))
    return [declined, mean]


def loading(table: Table, move: Move, look: Look) -> float:
    """Points of a loading; among equals, the kind that costs less to give up goes first, and the wharf is left for goods
    that no ship takes."""
    if move[0] == "pass":
        return 0.0
    good, hold = int(move[1]), int(move[2])
    amount = table.boards[table.seat][GOODS + good]
    waits = 0.0
    if hold == ON_WHARF:
        waits = min(amount, float(look.room[good])) * WEIGHTS["WharfWaits"]
    else:
        capacity, _, aboard = table.ships[hold]
        amount = min(amount, capacity - aboard)
    return float(amount - waits - 0.1 * keeping(good, look))


def keeping(good: int, look: Look) -> float:
    """What a kept good will bring."""
    return WEIGHTS["GoodStored"] + look.doubloon * WEIGHTS["GoodSale"] * good
