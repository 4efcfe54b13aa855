"""The rules of the three-player game from one decision to the next.

Gains that nobody declines (the mayor's worker, hospice, university) happen by themselves, as in the contest. Where chance
would draw plantations, the row gets the mean of all draws.
"""

from __future__ import annotations

from typing import Any, TypeAlias

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
    BUILDER,
    BUILDING_NAMES,
    CAPTAIN,
    CHIPS,
    CONSTRUCTION_HUT,
    COST,
    COUNT,
    CRAFTSMAN,
    CREW,
    FACTORY,
    FACTORY_PAY,
    GOODS,
    GOODS_NAMES,
    HACIENDA,
    HANDS,
    HARBOR,
    HAS,
    HOSPICE,
    IDLE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    MAYOR,
    MONEY,
    OFFICE,
    PLACES,
    POINTS,
    QUARRY,
    ROLE_NAMES,
    SEATS,
    SETTLER,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    SPACES,
    TILE_NAMES,
    TILES,
    TRADER,
    UNIVERSITY,
    WHARF,
)

#: A verb and what it is about: ``("load", good, ship)``. Ship 3 is the wharf. A placement, ``("place", workers)``, says
#: how many work in each place.
Move: TypeAlias = tuple[Any, ...]

PASS: Move = ("pass",)
ON_WHARF = 3


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
        hold = "wharf" if move[2] == ON_WHARF else table.ships[move[2]][0]
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


def next_turn(table: Table) -> None:
    """The next seat's turn in the phase."""
    table.turns += 1
    table.seat = (table.seat + 1) % SEATS
    table.drawn = False


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


def free_worker(table: Table, board: list[int], place: int) -> None:
    """One more worker there, from the supply or else from the ship."""
    if table.supply:
        table.supply -= 1
    elif table.ship:
        table.ship -= 1
    else:
        return
    board[place] += 1


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


# Captain and storage.


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
