"""From the contest's observation to a table.

What the observation leaves out is either worked out from what it has (who picked the role, what is in the trading house,
which copies are left), or remembered from one decision of a game to the next (the round, discarded plantations).
"""

from __future__ import annotations

from typing import Any


from meseta.contest.entry.table import (
    BUILD,
    DRAW,
    GOOD,
    LOAD,
    PLACE,
    ROLE,
    SELL,
    STORE,
    TILE,
    Table,
    building_circles,
    city,
    lift,
    works,
)
from meseta.contest.entry.tables import (
    BARRELS,
    CHIPS,
    COPIES,
    COUNT,
    CREW,
    GOODS,
    HANDS,
    HAS,
    IDLE,
    MAYOR,
    MONEY,
    PLANTATIONS,
    SEATS,
    SETTLER,
    THEIRS,
    TILES,
    WHARF,
    WIDTH,
)

OBSERVATION, ACTIONS = 293, 200
#: Where the parts of an observation begin.
SHIP_GOODS, SHIP_LOADS, SHIP_SPACES, SHIP_WORKERS, SUPPLY, PHASE, PLAYER = 0, 18, 21, 24, 25, 26, 36
ROW, PROGRESS, STOCK, GOVERNOR, QUARRIES, PAY, AVAILABLE = 37, 43, 44, 49, 50, 51, 59
POOL_LEFT, PLAYERS, PLAYER_SIZE = 73, 74, 73
#: Where the parts of a player's block begin.
P_CREW, P_MONEY, P_GOODS, P_HAS, P_TILES, P_HANDS, P_IDLE, P_CHIPS = 0, 23, 25, 30, 54, 60, 71, 72

#: What each phase of the contest asks, and the role whose phase it is.
KINDS = (TILE, PLACE, BUILD, GOOD, SELL, LOAD, STORE, ROLE, ROLE, ROLE)
STORING, PICKING = 6, 8

#: Where actions begin.
TAKE, TAKE_QUARRY, SKIP, BUY, SALE, SHIP, ON_THE_WHARF, SINGLE = 8, 13, 15, 16, 39, 44, 59, 64
PRIVILEGE, HACIENDA_DRAW, WAREHOUSE, ON_TILE, ON_BUILDING = 93, 105, 106, 120, 140

#: Rounds of a whole game, for guessing the round of a game that did not begin before this instance.
ROUNDS = 16


class Memory:
    """What an instance remembers of its game."""

    def __init__(self) -> None:
        self.governor = -1
        self.round = 0
        #: Plantations in the row and on islands at the last decision, and those discarded since the last shuffle.
        self.row = [0] * 5
        self.planted: list[int] | None = None
        self.thrown = [0] * 5
        #: The seat's own chips when it last picked a role.
        self.chips = -1

    def note(self, table: Table, progress: float) -> None:
        """Brings the memory up to this decision, and tells the table what it knows."""
        if self.governor < 0:
            begins = not any(table.pay) and progress < 0.12
            self.round = 1 if begins else 1 + round(ROUNDS * progress)
        else:
            self.round += (table.governor - self.governor) % SEATS
        self.governor = table.governor
        table.round = self.round
        self.note_plantations(table)
        if table.kind == ROLE:
            self.chips = table.boards[table.seat][CHIPS]
        table.used = table.seat != table.chooser or table.boards[table.seat][CHIPS] != self.chips

    def note_plantations(self, table: Table) -> None:
        row = [int(count) for count in table.row]
        planted = [sum(board[TILES + good] for board in table.boards) for good in range(5)]
        is_settling = table.kind != ROLE and table.role == SETTLER
        if self.planted is not None and not is_settling and (row, planted) != (self.row, self.planted):
            taken = [now - before for now, before in zip(planted, self.planted, strict=True)]
            left = [max(0, count - gone) for count, gone in zip(self.row, taken, strict=True)]
            self.thrown = [thrown + count for thrown, count in zip(self.thrown, left, strict=True)]
        if not is_settling or self.planted is None:
            self.row, self.planted = row, planted
        hidden = [PLANTATIONS[good] - planted[good] - row[good] for good in range(5)]
        if any(thrown > count for thrown, count in zip(self.thrown, hidden, strict=True)):
            # The stock ran out and the discards were shuffled.
            self.thrown = [0] * 5
        table.thrown = [float(count) for count in self.thrown]
        table.down = [max(0.0, float(all_left - gone)) for all_left, gone in zip(hidden, self.thrown, strict=True)]


def read(observation: Any, mask: Any, memory: Memory) -> Table:
    """The table of the player who is asked."""
    cells = [round(float(cell)) for cell in observation]
    boards = [read_board(cells[PLAYERS + PLAYER_SIZE * seat :]) for seat in range(SEATS)]
    ships = read_ships(cells)
    stock = [cells[STOCK + THEIRS[good]] for good in range(5)]
    phase = cells[PHASE : PHASE + 10].index(1)
    seat, governor = cells[PLAYER], cells[GOVERNOR]
    taken = [not cells[AVAILABLE + role] for role in range(6)]
    picks = sum(taken)
    is_phase = phase < PICKING - 1
    chooser = (governor + picks - 1) % SEATS if is_phase else seat
    table = Table(
        boards=boards,
        row=[float(cells[ROW + THEIRS[good]]) for good in range(5)],
        down=[0.0] * 5,
        thrown=[0.0] * 5,
        quarries=cells[QUARRIES],
        supply=cells[SUPPLY],
        ship=cells[SHIP_WORKERS],
        stock=stock,
        house=read_house(stock, boards, ships),
        pool=max(0, cells[POOL_LEFT]),
        left=[COPIES[building] - sum(board[HAS + building] for board in boards) for building in range(COUNT)],
        ships=ships,
        pay=cells[PAY : PAY + 6],
        taken=taken,
        governor=governor,
        round=0,
        picks=picks,
        ending=False,
        kind=KINDS[phase],
        seat=seat,
        chooser=chooser,
        role=min(phase, STORING - 1) if is_phase else -1,
        turns=(seat - chooser) % SEATS,
        drawn=not mask[HACIENDA_DRAW],
        kinds=[good for good in range(5) if mask[PRIVILEGE + THEIRS[good]]],
        used=False,
        wharves=[False] * SEATS,
        out=[False] * SEATS,
        stored=[],
    )
    finish_reading(table, mask)
    memory.note(table, float(observation[PROGRESS]))
    return table


def finish_reading(table: Table, mask: Any) -> None:
    """What depends on several parts of the observation."""
    board = table.boards[table.seat]
    if table.kind == TILE and mask[HACIENDA_DRAW]:
        table.kind = DRAW
    if table.kind == PLACE:
        lift(board)
    if table.kind == LOAD and works(board, WHARF):
        table.wharves[table.seat] = not any(mask[ON_THE_WHARF : ON_THE_WHARF + 5])
    table.ending = table.pool == 0 or any(city(each) >= 12 for each in table.boards) or is_short(table)


def is_short(table: Table) -> bool:
    """Whether the supply could not refill the ship in this round's mayor phase."""
    if table.supply or not table.taken[MAYOR] or table.role == MAYOR:
        return False
    empty = sum(building_circles(board) - sum(board[CREW : CREW + COUNT]) for board in table.boards)
    return table.ship < max(SEATS, empty)


def read_board(cells: list[int]) -> list[int]:
    """A player's block as a row of numbers."""
    board = [0] * WIDTH
    board[MONEY], board[CHIPS], board[IDLE] = cells[P_MONEY], cells[P_CHIPS], cells[P_IDLE]
    for tile, their in enumerate(THEIRS):
        board[TILES + tile], board[HANDS + tile] = cells[P_TILES + their], cells[P_HANDS + their]
        if tile < 5:
            board[GOODS + tile] = cells[P_GOODS + their]
    board[HAS : HAS + COUNT] = cells[P_HAS : P_HAS + COUNT]
    board[CREW : CREW + COUNT] = cells[P_CREW : P_CREW + COUNT]
    return board


def read_ships(cells: list[int]) -> list[list[int]]:
    ships: list[list[int]] = []
    for ship in range(3):
        their = cells[SHIP_GOODS + 6 * ship : SHIP_GOODS + 6 * ship + 6].index(1)
        aboard = THEIRS.index(their) if their < 5 else -1
        amount = cells[SHIP_LOADS + ship]
        ships.append([amount + cells[SHIP_SPACES + ship], aboard, amount])
    return ships


def read_house(stock: list[int], boards: list[list[int]], ships: list[list[int]]) -> list[int]:
    """The trading house has every barrel that is nowhere else."""
    house: list[int] = []
    for good in range(5):
        elsewhere = stock[good] + sum(board[GOODS + good] for board in boards)
        elsewhere += sum(amount for _, aboard, amount in ships if aboard == good)
        house.append(max(0, BARRELS[good] - elsewhere))
    return house


