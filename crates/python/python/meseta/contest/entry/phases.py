"""Settler, mayor, builder, craftsman and trader.

Where chance would draw plantations, the row gets the mean of all draws.
"""

from __future__ import annotations

from meseta.contest.entry.table import (
    BUILD,
    DRAW,
    GOOD,
    PLACE,
    SELL,
    TILE,
    Table,
    building_circles,
    circles,
    city,
    island,
    lift,
    placed,
    production,
    spread,
    works,
)
from meseta.contest.entry.tables import (
    AT,
    CONSTRUCTION_HUT,
    COST,
    COUNT,
    CREW,
    FACTORY,
    FACTORY_PAY,
    GOODS,
    HACIENDA,
    HANDS,
    HAS,
    HOSPICE,
    IDLE,
    LARGE_MARKET,
    MONEY,
    OFFICE,
    PLACES,
    POINTS,
    QUARRY,
    SEATS,
    SMALL_MARKET,
    SPACES,
    TILES,
    UNIVERSITY,
)
from meseta.contest.entry.turns import end_phase, free_worker, next_turn


# Settler.


def may_take_quarry(table: Table) -> bool:
    """Whether the seat in turn could take a quarry."""
    entitled = table.seat == table.chooser or works(table.boards[table.seat], CONSTRUCTION_HUT)
    return entitled and table.quarries > 0


def settle(table: Table) -> None:
    """Asks the next seat that can take a tile, or lays a new row."""
    while table.turns < SEATS:
        board = table.boards[table.seat]
        if island(board) < 12:
            if works(board, HACIENDA) and not table.drawn and sum(table.down) + sum(table.thrown) > 0.5:
                table.kind = DRAW
                return
            if sum(table.row) > 0 or may_take_quarry(table):
                table.kind = TILE
                return
        next_turn(table)
    table.thrown = [thrown + left for thrown, left in zip(table.thrown, table.row, strict=True)]
    wanted = SEATS + 1.0
    if sum(table.down) < wanted:
        table.row, table.down, table.thrown = table.down, table.thrown, [0.0] * 5
    else:
        table.row = [0.0] * 5
    more = spread(table.down, min(wanted - sum(table.row), sum(table.down)))
    table.row = [count + one for count, one in zip(table.row, more, strict=True)]
    table.down = [count - one for count, one in zip(table.down, more, strict=True)]
    end_phase(table)


def draw(table: Table, board: list[int]) -> None:
    """The hacienda's plantation: the likeliest kind."""
    if sum(table.down) <= 0.5:
        table.down, table.thrown = table.thrown, [0.0] * 5
    good = table.down.index(max(table.down))
    table.down[good] -= 1
    board[TILES + good] += 1


def take_tile(table: Table, board: list[int], tile: int) -> None:
    board[TILES + tile] += 1
    if tile == QUARRY:
        table.quarries -= 1
    else:
        table.row[tile] -= 1
    if works(board, HOSPICE):
        free_worker(table, board, HANDS + tile)


# Mayor.


def arrive(table: Table) -> None:
    """Asks the next seat that has a choice where its workers go, or refills the ship."""
    while table.turns < SEATS:
        board = table.boards[table.seat]
        workers = board[IDLE] + placed(board)
        room = island(board) + building_circles(board)
        if 0 < workers < room:
            lift(board)
            table.kind = PLACE
            return
        if workers:
            fill_up(board, workers - room)
        next_turn(table)
    empty = sum(building_circles(board) - sum(board[CREW : CREW + COUNT]) for board in table.boards)
    needed = max(empty, SEATS)
    coming = min(needed, table.supply)
    table.supply -= coming
    table.ship += coming
    table.ending |= coming < needed
    end_phase(table)


def fill_up(board: list[int], idle: int) -> None:
    """Everybody finds a place; the rest stay in San Juan."""
    for place in PLACES:
        board[AT[place]] = circles(board, place)
    board[IDLE] = idle


# Builder.


def price(table: Table, building: int) -> int:
    """What a building costs the seat in turn."""
    quarries = min(table.boards[table.seat][HANDS + QUARRY], POINTS[building], COST[building])
    return max(0, COST[building] - quarries - (table.seat == table.chooser))


def buildable(table: Table) -> list[int]:
    """What the seat could buy."""
    board = table.boards[table.seat]
    space = 12 - city(board)
    return [
        building
        for building in range(COUNT)
        if table.left[building]
        and not board[HAS + building]
        and SPACES[building] <= space
        and price(table, building) <= board[MONEY]
    ]


def offer_buildings(table: Table) -> None:
    """Asks the next seat that can buy something."""
    while table.turns < SEATS:
        if buildable(table):
            table.kind = BUILD
            return
        next_turn(table)
    end_phase(table)


def build(table: Table, board: list[int], building: int) -> None:
    board[MONEY] -= price(table, building)
    board[HAS + building] = 1
    table.left[building] -= 1
    table.ending |= city(board) >= 12
    if works(board, UNIVERSITY):
        free_worker(table, board, CREW + building)


# Craftsman.


def produce(table: Table) -> None:
    """Everybody produces; then the chooser is asked."""
    table.kinds = []
    for turn in range(SEATS):
        board = table.boards[(table.chooser + turn) % SEATS]
        made = [min(count, left) for count, left in zip(production(board), table.stock, strict=True)]
        for good, count in enumerate(made):
            board[GOODS + good] += count
            table.stock[good] -= count
        if works(board, FACTORY):
            board[MONEY] += FACTORY_PAY[sum(count > 0 for count in made)]
        if turn == 0:
            table.kinds = [good for good, count in enumerate(made) if count]
    if any(table.stock[good] for good in table.kinds):
        table.kind = GOOD
    else:
        end_phase(table)


# Trader.


def sellable(table: Table) -> list[int]:
    """The kinds that the trading house takes from the seat."""
    board = table.boards[table.seat]
    takes_all = works(board, OFFICE)
    return [good for good in range(5) if board[GOODS + good] and (takes_all or not table.house[good])]


def trade(table: Table) -> None:
    """Asks the next seat that can sell something, or empties a full trading house."""
    while table.turns < SEATS:
        if sum(table.house) < 4 and sellable(table):
            table.kind = SELL
            return
        next_turn(table)
    if sum(table.house) >= 4:
        table.stock = [stock + sold for stock, sold in zip(table.stock, table.house, strict=True)]
        table.house = [0] * 5
    end_phase(table)


def sell(table: Table, board: list[int], good: int) -> None:
    board[GOODS + good] -= 1
    table.house[good] += 1
    markets = works(board, SMALL_MARKET) + 2 * works(board, LARGE_MARKET)
    board[MONEY] += good + (table.seat == table.chooser) + markets
