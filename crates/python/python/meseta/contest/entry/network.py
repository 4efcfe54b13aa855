"""What a table between two phases is worth: the network, or the scores if the game is over."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np

from meseta.contest.entry.knowledge import NETWORK
from meseta.contest.entry.table import (
    OVER,
    Table,
    bonus,
    building_circles,
    city,
    island,
    placed,
    printed,
    production,
    room_for,
    tie_break,
    total,
    works,
)
from meseta.contest.entry.tables import (
    BUILDER,
    CAPTAIN,
    CHIPS,
    CIRCLES,
    CITY_HALL,
    COUNT,
    CRAFTSMAN,
    CREW,
    GOODS,
    GUILD_HALL,
    HANDS,
    HARBOR,
    HAS,
    IDLE,
    MAYOR,
    MONEY,
    OFFICE,
    PLANTS,
    QUARRY,
    SEATS,
    SETTLER,
    TILES,
    TRADER,
    WHARF,
)

#: Units of the hidden layers, and the outputs: points in tens, and the logarithm of the share of the win.
FIRST, SECOND, OUT = 48, 32, 2
#: Points of lead at which the lead counts for three quarters of its maximum.
LEAD_SCALE = 12.0


class Net:
    """The network's numbers as arrays."""

    def __init__(self, data: bytes) -> None:
        self.common, self.own = struct.unpack_from("<II", data, 8)
        numbers = np.frombuffer(data, dtype="<f4", offset=16)
        rows = self.common + self.own
        shapes = ((rows, FIRST + OUT), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND, OUT), (OUT,))
        parts: list[Any] = []
        start = 0
        for shape in shapes:
            end = start + int(np.prod(shape))
            parts.append(numbers[start:end].reshape(shape))
            start = end
        self.rows, self.first, self.second, self.second_bias, self.out, self.out_bias = parts

    def answers(self, inputs: Any) -> Any:
        """Points in tens and the logarithm of the share, for each row of inputs."""
        sums = inputs @ self.rows
        hidden = np.maximum(sums[:, :FIRST] + self.first, 0)
        hidden = np.maximum(hidden @ self.second + self.second_bias, 0)
        return sums[:, FIRST:] + hidden @ self.out + self.out_bias


NET = Net(NETWORK)


def payoffs(tables: list[Table], win: float) -> Any:
    """What each seat gets at each table: its share of the win, mixed with its lead; `win` is the share's weight."""
    points, shares = np.zeros((len(tables), SEATS)), np.zeros((len(tables), SEATS))
    open_tables = [index for index, table in enumerate(tables) if table.kind != OVER]
    if open_tables:
        inputs = np.array([seat for index in open_tables for seat in features(tables[index])], dtype=np.float32)
        answers = NET.answers(inputs).reshape(-1, SEATS, OUT)
        chances = np.exp(answers[:, :, 1] - answers[:, :, 1].max(axis=1, keepdims=True))
        points[open_tables] = 10 * answers[:, :, 0]
        shares[open_tables] = chances / chances.sum(axis=1, keepdims=True)
    for index, table in enumerate(tables):
        if table.kind == OVER:
            points[index] = [total(board) + 0.01 * tie_break(board) for board in table.boards]
            winners = points[index] == points[index].max()
            shares[index] = winners / winners.sum()
    rivals = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(SEATS)], axis=1)
    lead = 0.5 + 0.5 * np.tanh(0.55 * (points - rivals) / LEAD_SCALE)
    return win * shares + (1 - win) * lead


def part(number: float, most: float) -> float:
    """A number as a fraction of the most that counts."""
    return min(number, most) / most


def features(table: Table) -> list[list[float]]:
    """What the network sees, for each seat: the table's numbers and the seat's."""
    common = of_table(table)
    return [common + of_seat(table, seat) for seat in range(SEATS)]


def of_table(table: Table) -> list[float]:
    boards = table.boards
    fullest = max(city(board) for board in boards)
    supply, pool = table.supply, table.pool
    picks_left = SEATS - table.picks
    ships: list[float] = []
    for capacity, aboard, amount in table.ships:
        ships += [part(capacity - amount, 5) if aboard == good else 0.0 for good in range(5)]
        ships += [part(capacity, 8) if aboard < 0 else 0.0, float(aboard >= 0 and amount >= capacity)]
    return [
        *(0.0, 1.0, 0.0, 0.0),
        *(min(pool, 130) / 100, supply / 80, part(table.ship, 12), part(fullest, 12)),
        *(float(table.ending), max(0, 10 - pool) / 10, max(0, 24 - pool) / 24),
        *(max(0, 20 - supply) / 20, max(0, 8 - supply) / 8),
        *(float(fullest >= spaces) for spaces in (9, 10, 11)),
        *(part(table.round, 20), part(picks_left, 6)),
        *(part(room_for(table, good), 8) for good in range(5)),
        *(float(count > 0) for count in table.house),
        part(sum(table.house), 4),
        *(part(count, 3) for count in table.row),
        part(table.quarries, 8),
        *(part(count, 10) for count in table.stock),
        *(part(left, 2) for left in table.left),
        *(part(pay, 4) for pay in table.pay),
        *(0.0, 0.0),
        *(float(taken) for taken in table.taken),
        *(0.0, 0.0),
        sum(ship[1] < 0 for ship in table.ships) / 3,
        0.0,
        part(sum(sum(production(board)) for board in boards), 30),
        sum(board[CHIPS] for board in boards) / 100,
        *[0.0] * 6,
        *ships,
    ]


def of_seat(table: Table, seat: int) -> list[float]:
    board = table.boards[seat]
    goods, tiles = board[GOODS : GOODS + 5], board[TILES : TILES + 6]
    made, held, space = production(board), city(board), island(board)
    could = [tiles[0]]
    for good in range(1, 5):
        plants = sum(board[HAS + plant] * CIRCLES[plant] for plant in PLANTS[good])
        could.append(min(tiles[good], plants))
    buildings: list[float] = []
    for building in range(COUNT):
        buildings += [float(board[HAS + building]), part(board[CREW + building], CIRCLES[building])]
    workers, empty = people(board)
    money = min(board[MONEY], 40)
    sells = sum(table.house) < 4
    takes_all = works(board, OFFICE)
    next_pick, first_pick = (seat - table.seat) % SEATS, (seat - table.governor) % SEATS
    return [
        *(part(money, 4), part(money, 10), part(max(0, money - 10), 10)),
        *(part(board[IDLE], 4), part(workers, 12), part(empty, 8)),
        *(part(count, 5) for count in goods),
        *(part(count, 4) for count in tiles),
        *(part(count, 4) for count in board[HANDS : HANDS + 6]),
        *(part(count, 4) for count in made),
        *(part(count, 4) for count in could),
        *buildings,
        *(part(held, 12), float(held >= 8), float(held >= 10), part(space, 12), float(space >= 9)),
        *(printed(board) / 20, board[CHIPS] / 25, bonus(board) / 15, total(board) / 50),
        *(sum(count > 0 for count in made) / 5, part(sum(made), 10), part(sum(goods), 10)),
        min(tie_break(board), 20) / 20,
        *(part(min(goods[good], room_for(table, good)), 5) for good in range(5)),
        *(
            (1 + good) / 5 if sells and goods[good] and (takes_all or not table.house[good]) else 0.0
            for good in range(5)
        ),
        *(float(next_pick == place) for place in range(5)),
        *(float(first_pick == place) for place in range(5)),
        float(next_pick < SEATS - table.picks),
        *strongest_rival(table, seat),
        *roles(table, board),
        *[0.0] * 14,
    ]


def people(board: list[int]) -> tuple[int, int]:
    """All workers, and the circles without one."""
    at_work = placed(board)
    return board[IDLE] + at_work, max(0, island(board) + building_circles(board) - at_work)


def strongest_rival(table: Table, seat: int) -> list[float]:
    """The strongest rival in each respect."""
    own = table.boards[seat]
    best = [0.0] * 7
    for rival, board in enumerate(table.boards):
        if rival == seat:
            continue
        points = board[CHIPS] + printed(board)
        values = (
            part(min(board[MONEY], 40), 20),
            part(city(board), 12),
            part(sum(production(board)), 10),
            board[CHIPS] / 25,
            points / 40,
            part(sum(board[GOODS : GOODS + 5]), 10),
            (points - own[CHIPS] - printed(own)) / 20,
        )
        best = [max(pair) for pair in zip(best, values, strict=True)]
    return best


def roles(table: Table, board: list[int]) -> list[float]:
    """What the open roles would do for this seat."""
    goods = board[GOODS : GOODS + 5]
    made, count, most = sum(production(board)), sum(goods), max(goods)
    reach = min(board[MONEY], 30) + min(board[HANDS + QUARRY], 4)
    larges = range(GUILD_HALL, CITY_HALL + 1)
    waits = any(board[HAS + building] and not board[CREW + building] for building in larges)
    values = (
        (SETTLER, part(12 - min(island(board), 12), 12)),
        (MAYOR, part(people(board)[1], 6)),
        (BUILDER, part(reach, 10)),
        (BUILDER, float(reach >= 10)),
        (BUILDER, float(reach >= 9)),
        (CRAFTSMAN, part(made, 8)),
        (TRADER, part(most, 2)),
        (CAPTAIN, part(count, 8)),
        (CAPTAIN, part(most, 5)),
    )
    return [
        *(0.0 if table.taken[role] else value for role, value in values),
        part(most, 5) * works(board, WHARF),
        part(count, 8) * works(board, HARBOR),
        float(waits),
    ]
