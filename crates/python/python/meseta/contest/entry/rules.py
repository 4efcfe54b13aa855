"""The rules of the three-player game from one decision to the next.

Gains that nobody declines (the mayor's worker, hospice, university) happen by themselves, as in the contest.
"""

from __future__ import annotations

from meseta.contest.entry.phases import (
    arrive,
    build,
    buildable,
    draw,
    may_take_quarry,
    offer_buildings,
    produce,
    sell,
    sellable,
    settle,
    take_tile,
    trade,
)
from meseta.contest.entry.shipping import ask_kinds, ask_loads, keep, load, loadings, storable, store
from meseta.contest.entry.table import BUILD, DRAW, GOOD, KEEP, LOAD, PLACE, ROLE, SELL, STORE, TILE, Table
from meseta.contest.entry.tables import (
    AT,
    BUILDER,
    BUILDING_NAMES,
    CAPTAIN,
    CRAFTSMAN,
    GOODS,
    GOODS_NAMES,
    IDLE,
    MAYOR,
    MONEY,
    PLACES,
    QUARRY,
    ROLE_NAMES,
    SEATS,
    SETTLER,
    TILE_NAMES,
    TRADER,
)
from meseta.contest.entry.turns import ON_WHARF, PASS, Move, end_phase, next_turn


def spoken(table: Table, move: Move) -> str:
    """The move in the notation of records."""
    verb = move[0]
    if verb == "role":
        return f"role {ROLE_NAMES[move[1]]}"
    if verb == "take":
        return f"take {TILE_NAMES[move[1]]}"
    if verb == "build":
        return f"build {BUILDING_NAMES[move[1]]}"
    if verb == "load":
        number = int(move[2])
        hold = "wharf" if number == ON_WHARF else table.ships[number][0]
        return f"load {GOODS_NAMES[move[1]]} {hold}"
    if verb in ("good", "sell", "store", "keep"):
        return f"{verb} {GOODS_NAMES[move[1]]}"
    return str(verb)


def legal(table: Table) -> list[Move]:
    """The legal moves, in the order of the notation; not for placements, which are planned."""
    board = table.boards[table.seat]
    kind = table.kind
    if kind == ROLE:
        return [("role", role) for role in range(6) if not table.taken[role]]
    if kind == DRAW:
        return [PASS, ("draw",)]
    if kind == TILE:
        moves: list[Move] = [PASS, *(("take", good) for good in range(5) if table.row[good] > 0)]
        return [*moves, ("take", QUARRY)] if may_take_quarry(table) else moves
    if kind == BUILD:
        return [PASS, *(("build", building) for building in buildable(table))]
    if kind == GOOD:
        return [PASS, *(("good", good) for good in table.kinds if table.stock[good] > 0)]
    if kind == SELL:
        return [PASS, *(("sell", good) for good in sellable(table))]
    if kind == LOAD:
        loads = loadings(table)
        return loads if any(load[2] != ON_WHARF for load in loads) else [PASS, *loads]
    if kind == STORE:
        return [("store", good) for good in storable(table)]
    if kind == KEEP:
        return [("keep", good) for good in range(5) if board[GOODS + good] and good not in table.stored]
    return []


def play(table: Table, move: Move) -> None:
    """Carries out a legal move and goes on to the next decision."""
    board = table.boards[table.seat]
    verb = move[0]
    if table.kind == ROLE:
        take_role(table, move[1])
    elif table.kind == DRAW:
        table.drawn = True
        if verb == "draw":
            draw(table, board)
        settle(table)
    elif table.kind == TILE:
        if verb == "take":
            take_tile(table, board, move[1])
        next_turn(table)
        settle(table)
    elif table.kind == PLACE:
        for place, workers in zip(PLACES, move[1], strict=True):
            board[AT[place]] = workers
        board[IDLE] -= sum(move[1])
        next_turn(table)
        arrive(table)
    elif table.kind == BUILD:
        if verb == "build":
            build(table, board, move[1])
        next_turn(table)
        offer_buildings(table)
    elif table.kind == GOOD:
        if verb == "good":
            table.stock[move[1]] -= 1
            board[GOODS + move[1]] += 1
        end_phase(table)
    elif table.kind == SELL:
        if verb == "sell":
            sell(table, board, move[1])
        next_turn(table)
        trade(table)
    elif table.kind == LOAD:
        if verb == "load":
            load(table, board, move[1], move[2])
        else:
            table.out[table.seat] = True
        table.seat = (table.seat + 1) % SEATS
        ask_loads(table)
    elif table.kind == STORE:
        table.stored.append(move[1])
        ask_kinds(table)
    elif table.kind == KEEP:
        keep(table, board, move[1])
        next_turn(table)
        store(table)


def take_role(table: Table, role: int) -> None:
    """The seat picks a role; its phase begins."""
    board = table.boards[table.seat]
    board[MONEY] += table.pay[role]
    table.pay[role] = 0
    table.taken[role] = True
    table.picks += 1
    table.chooser, table.role, table.turns, table.drawn = table.seat, role, 0, False
    if role == SETTLER:
        settle(table)
    elif role == MAYOR:
        if table.supply:
            table.supply -= 1
            board[IDLE] += 1
        for turn in range(table.ship):
            table.boards[(table.seat + turn) % SEATS][IDLE] += 1
        table.ship = 0
        arrive(table)
    elif role == BUILDER:
        offer_buildings(table)
    elif role == CRAFTSMAN:
        produce(table)
    elif role == TRADER:
        trade(table)
    elif role == CAPTAIN:
        table.used, table.wharves, table.out = False, [False] * SEATS, [False] * SEATS
        ask_loads(table)
