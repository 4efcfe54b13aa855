"""The table: everything that a decision depends on."""

from __future__ import annotations

from typing import Any

from meseta.contest.entry.tables import (
    AT,
    CHIPS,
    CIRCLES,
    CITY_HALL,
    COUNT,
    CREW,
    CUSTOMS_HOUSE,
    FORTRESS,
    GOODS,
    GUILD,
    GUILD_HALL,
    HANDS,
    HAS,
    IDLE,
    MONEY,
    PLACES,
    PLANTS,
    POINTS,
    RESIDENCE,
    ROOM,
    SPACES,
    THERE,
    TILES,
)

#: What is asked.
ROLE, DRAW, TILE, PLACE, BUILD, GOOD, SELL, LOAD, STORE, KEEP, OVER = range(11)


class Table:
    """A game between two decisions. Copies share nothing that changes."""

    #: Each seat's row of numbers.
    boards: list[list[int]]
    #: Plantations by kind: in the row, face down, and discarded. What is drawn by chance is spread over the kinds.
    row: list[float]
    down: list[float]
    thrown: list[float]
    quarries: int
    #: Workers in the supply and on the ship.
    supply: int
    ship: int
    #: Goods in the supply and in the trading house.
    stock: list[int]
    house: list[int]
    pool: int
    #: Copies of each building for sale.
    left: list[int]
    #: Capacity, good (-1 for none) and goods aboard.
    ships: list[list[int]]
    #: For each role: doubloons on its card, and whether it was taken.
    pay: list[int]
    taken: list[bool]
    governor: int
    round: int
    picks: int
    ending: bool
    #: What is asked, and whom; who picked the role, and which; how many seats had their turn in this phase.
    kind: int
    seat: int
    chooser: int
    role: int
    turns: int
    #: Settler: whether the seat in turn has used its hacienda.
    drawn: bool
    #: Craftsman: the kinds that the chooser produced.
    kinds: list[int]
    #: Captain: whether the privilege and each seat's wharf are used up, and who is done loading.
    used: bool
    wharves: list[bool]
    out: list[bool]
    #: Storage: the kinds in warehouses so far.
    stored: list[int]

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)

    def copy(self) -> Table:
        other = Table(**self.__dict__)
        for name in ("row", "down", "thrown", "stock", "house", "left", "pay", "taken", "wharves", "out", "stored"):
            setattr(other, name, getattr(self, name)[:])
        other.boards = [board[:] for board in self.boards]
        other.ships = [ship[:] for ship in self.ships]
        return other


def works(board: list[int], building: int) -> bool:
    """Whether the building is there and occupied."""
    return board[CREW + building] > 0


def city(board: list[int]) -> int:
    """The city spaces in use."""
    return sum(SPACES[building] for building in range(COUNT) if board[HAS + building])


def island(board: list[int]) -> int:
    """The island spaces in use."""
    return sum(board[TILES : TILES + 6])


def circles(board: list[int], place: int) -> int:
    """How many can work in a place."""
    return board[THERE[place]] * ROOM[place]


def building_circles(board: list[int]) -> int:
    """How many can work in the city."""
    return sum(CIRCLES[building] for building in range(COUNT) if board[HAS + building])


def placed(board: list[int]) -> int:
    """How many are at work."""
    return sum(board[HANDS : HANDS + 6]) + sum(board[CREW : CREW + COUNT])


def lift(board: list[int]) -> None:
    """Moves everybody to San Juan."""
    board[IDLE] += placed(board)
    for place in PLACES:
        board[AT[place]] = 0


def production(board: list[int]) -> list[int]:
    """What a craftsman phase would bring if the supply lasted."""
    made = [board[HANDS]]
    for good in range(1, 5):
        made.append(min(board[HANDS + good], sum(board[CREW + plant] for plant in PLANTS[good])))
    return made


def bonus(board: list[int]) -> int:
    """What the occupied large buildings pay."""
    points = 0
    if works(board, GUILD_HALL):
        points += sum(GUILD[building] for building in range(COUNT) if board[HAS + building])
    if works(board, RESIDENCE):
        points += 4 + max(0, island(board) - 9)
    if works(board, FORTRESS):
        points += (board[IDLE] + placed(board)) // 3
    if works(board, CUSTOMS_HOUSE):
        points += board[CHIPS] // 4
    if works(board, CITY_HALL):
        points += sum(board[HAS + 6 : HAS + COUNT])
    return points


def printed(board: list[int]) -> int:
    """The points on the buildings."""
    return sum(POINTS[building] for building in range(COUNT) if board[HAS + building])


def total(board: list[int]) -> int:
    """The points if the game were over."""
    return board[CHIPS] + printed(board) + bonus(board)


def tie_break(board: list[int]) -> int:
    """What decides between equal points."""
    return board[MONEY] + sum(board[GOODS : GOODS + 5])


def room_for(table: Table, good: int) -> int:
    """How many goods of a kind the ships take: the rest of the one that carries it, or the largest empty one."""
    for capacity, aboard, amount in table.ships:
        if aboard == good:
            return capacity - amount
    return max((ship[0] for ship in table.ships if ship[1] < 0), default=0)


def spread(stock: list[float], count: float) -> list[float]:
    """The mean of what so many draws from a stock bring."""
    total_stock = sum(stock)
    return [count * amount / total_stock for amount in stock] if total_stock > 0 else [0.0] * len(stock)


