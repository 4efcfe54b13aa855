"""Captain and storage."""

from __future__ import annotations

from meseta.contest.entry.table import KEEP, LOAD, STORE, Table, works
from meseta.contest.entry.tables import CHIPS, GOODS, HARBOR, LARGE_WAREHOUSE, SEATS, SMALL_WAREHOUSE, WHARF
from meseta.contest.entry.turns import ON_WHARF, Move, end_phase, next_turn


# Captain.


def ships_for(table: Table, good: int, count: int) -> list[int]:
    """The ships that may take a kind: the one that carries it, or the empty ones that take the most."""
    most = 0
    found: list[int] = []
    for index, (capacity, aboard, amount) in enumerate(table.ships):
        if aboard == good:
            return [index] if amount < capacity else []
        if aboard < 0:
            fits = min(capacity, count)
            if fits > most:
                most, found = fits, []
            if fits and fits == most:
                found.append(index)
    return found


def loadings(table: Table) -> list[Move]:
    """What the seat could load where."""
    board = table.boards[table.seat]
    has_wharf = works(board, WHARF) and not table.wharves[table.seat]
    moves: list[Move] = []
    for good in range(5):
        if board[GOODS + good]:
            moves.extend(("load", good, ship) for ship in ships_for(table, good, board[GOODS + good]))
            if has_wharf:
                moves.append(("load", good, ON_WHARF))
    return moves


def ask_loads(table: Table) -> None:
    """Asks the next seat that can load; once nobody can, goods are stored."""
    while not all(table.out):
        if not table.out[table.seat]:
            if loadings(table):
                table.kind = LOAD
                return
            table.out[table.seat] = True
        table.seat = (table.seat + 1) % SEATS
    table.seat, table.turns = table.chooser, 0
    store(table)


def load(table: Table, board: list[int], good: int, hold: int) -> None:
    count = board[GOODS + good]
    if hold == ON_WHARF:
        table.stock[good] += count
        table.wharves[table.seat] = True
    else:
        ship = table.ships[hold]
        count = min(count, ship[0] - ship[2])
        ship[1] = good
        ship[2] += count
    board[GOODS + good] -= count
    points = count + works(board, HARBOR)
    if table.seat == table.chooser and not table.used:
        table.used = True
        points += 1
    board[CHIPS] += points
    table.pool = max(0, table.pool - points)
    table.ending |= table.pool == 0


# Storage.


def warehouses(board: list[int]) -> int:
    """How many kinds the warehouses hold."""
    return works(board, SMALL_WAREHOUSE) + 2 * works(board, LARGE_WAREHOUSE)


def kinds_of(board: list[int]) -> list[int]:
    """The kinds of goods that the seat has."""
    return [good for good in range(5) if board[GOODS + good]]


def all_fits(board: list[int]) -> bool:
    """Whether nothing has to be given back."""
    kinds, spare = kinds_of(board), warehouses(board)
    single = any(board[GOODS + good] == 1 for good in kinds)
    return len(kinds) <= spare or (len(kinds) == spare + 1 and single)


def store(table: Table) -> None:
    """Asks the next seat that can't keep everything, or empties full ships."""
    while table.turns < SEATS:
        if not all_fits(table.boards[table.seat]):
            table.stored = []
            ask_kinds(table)
            return
        next_turn(table)
    for ship in table.ships:
        if ship[1] >= 0 and ship[2] >= ship[0]:
            table.stock[ship[1]] += ship[2]
            ship[1], ship[2] = -1, 0
    end_phase(table)


def storable(table: Table) -> list[int]:
    """The kinds that may be named next: in order, and never so late that a warehouse stays empty."""
    board = table.boards[table.seat]
    rest = [good for good in kinds_of(board) if not table.stored or good > table.stored[-1]]
    spare = warehouses(board) - len(table.stored)
    return rest[: max(0, len(rest) - spare) + 1] if spare > 0 else []


def ask_kinds(table: Table) -> None:
    """Asks for the next kind for a warehouse, or for the single good."""
    while True:
        kinds = storable(table)
        if not kinds:
            break
        if len(kinds) > 1:
            table.kind = STORE
            return
        table.stored.append(kinds[0])
    board = table.boards[table.seat]
    rest = [good for good in kinds_of(board) if good not in table.stored]
    if len(rest) > 1:
        table.kind = KEEP
        return
    keep(table, board, rest[0] if rest else -1)
    next_turn(table)
    store(table)


def keep(table: Table, board: list[int], single: int) -> None:
    """Gives back what is neither in a warehouse nor the one good that is kept."""
    for good in range(5):
        if good not in table.stored:
            kept = min(board[GOODS + good], int(good == single))
            table.stock[good] += board[GOODS + good] - kept
            board[GOODS + good] = kept
