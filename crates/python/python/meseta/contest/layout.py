"""Our positions as the contest's observations, and our notation as its actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

OBSERVATION_SIZE = 293
ACTION_COUNT = 200
PLAYERS = 3

#: The contest's orders.
GOODS = ("coffee", "tobacco", "corn", "sugar", "indigo")
TILES = (*GOODS, "quarry")
ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
BUILDINGS = (
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
    "small_market",
    "hacienda",
    "construction_hut",
    "small_warehouse",
    "hospice",
    "office",
    "large_market",
    "large_warehouse",
    "factory",
    "university",
    "harbor",
    "wharf",
    "guild_hall",
    "residence",
    "fortress",
    "customs_house",
    "city_hall",
)
LARGE = BUILDINGS[18:]
SHIPS = (4, 5, 6)
#: How many work in a building, where it is more than one.
CIRCLES = {"indigo_plant": 3, "sugar_mill": 3, "tobacco_storage": 3, "coffee_roaster": 2}

#: What the box holds with three players.
POINTS, WORKERS = 75, 55

PASS, DRAW = 15, 105
#: Storage: keep one good, or store a kind in a warehouse.
SINGLE, WAREHOUSE = 64, 106
#: Mayor: a worker on a tile, or on a building.
ON_TILE, ON_BUILDING = 120, 140

#: What the contest calls the phase in which each of our decisions is made.
PHASES = {
    "take_tile": 0,
    "hacienda": 0,
    "place_workers": 1,
    "build": 2,
    "craftsman_privilege": 3,
    "sell": 4,
    "load": 5,
    "store_kind": 6,
    "keep_single": 6,
    "choose_role": 8,
    "over": 8,
}


def _actions() -> dict[str, int]:
    """The actions that stand for one line of notation each."""
    numbers = {"pass": PASS, "draw": DRAW, "take quarry": 13}
    numbers |= {f"role {role}": index for index, role in enumerate(ROLES)}
    numbers |= {f"build {building}": 16 + index for index, building in enumerate(BUILDINGS)}
    for index, good in enumerate(GOODS):
        numbers[f"take {good}"] = 8 + index
        numbers[f"sell {good}"] = 39 + index
        numbers[f"good {good}"] = 93 + index
        numbers[f"load {good} wharf"] = 59 + index
        for place, capacity in enumerate(SHIPS):
            numbers[f"load {good} {capacity}"] = 44 + 5 * place + index
    return numbers


#: The contest's number of each line of our notation that is an action there too.
NUMBERS = _actions()
#: The line of notation of each such number.
LINES = {number: line for line, number in NUMBERS.items()}


def place_number(place: str) -> int:
    """The action that puts a worker on a tile or building."""
    return ON_TILE + TILES.index(place) if place in TILES else ON_BUILDING + BUILDINGS.index(place)


def place_name(number: int) -> str:
    """The tile or building that an action puts a worker on."""
    return BUILDINGS[number - ON_BUILDING] if number >= ON_BUILDING else TILES[number - ON_TILE]


def observation(position: dict[str, Any], decision: str, player: int, first: int) -> NDArray[np.float32]:
    """A position as 293 numbers.

    Args:
        position: As in the line protocol, with three players and all points open.
        decision: What is asked.
        player: Whose turn it is, by the contest's number.
        first: The contest's number of our seat 0.
    """
    seats = [position["seats"][(number - first) % PLAYERS] for number in range(PLAYERS)]
    cards = {card["card"]: card for card in position["cards"]}
    ships = sorted(position["ships"], key=lambda ship: int(ship["capacity"]))
    house = [position["trading_house"].count(good) for good in GOODS]
    pool = POINTS - sum(seat["victory_points"] for seat in seats)
    cells: list[float] = []
    for ship in ships:
        cells += [float(ship["good"] == good) for good in (*GOODS, None)]
    cells += [ship["amount"] for ship in ships]
    cells += [ship["capacity"] - ship["amount"] for ship in ships]
    cells += [position["worker_ship"], position["worker_supply"]]
    cells += [float(PHASES[decision] == phase) for phase in range(10)]
    cells.append(player)
    cells += [position["plantations"][good] for good in GOODS] + [0]
    cells.append(progress(seats, pool, position["worker_supply"]))
    cells += [position["goods"][good] for good in GOODS]
    cells += [(position["governor"] + first) % PLAYERS, position["quarries"]]
    cells += [cards.get(role, {}).get("doubloons", 0) for role in ROLES] + [0, 0]
    cells += [float(cards.get(role, {}).get("taken_by") is None) for role in ROLES] + [0, 0]
    cells += [sum(house), *(float(count > 0) for count in house), pool]
    for seat in seats:
        cells += player_cells(seat)
    return np.array(cells, dtype=np.float32)


def progress(seats: list[dict[str, Any]], pool: int, supply: int) -> float:
    """How far the game is, 0 to 1, by what has advanced most: points, the fullest city, workers."""
    built = max(len(seat["buildings"]) for seat in seats)
    return min(1.0, max((POINTS - pool) / POINTS, built / 12, (WORKERS - supply) / WORKERS))


def player_cells(seat: dict[str, Any]) -> list[float]:
    """A player's block of 73 numbers."""
    workers = {building["building"]: building["workers"] for building in seat["buildings"]}
    tiles, at_work = seat["tiles"], seat["tile_workers"]
    spaces = sum(2 if building in LARGE else 1 for building in workers)
    return [
        *(workers.get(building, 0) for building in BUILDINGS),
        seat["doubloons"],
        12 - spaces,
        *(seat["goods"][good] for good in GOODS),
        *(float(building in workers) for building in BUILDINGS),
        12 - sum(tiles[tile] for tile in TILES),
        *(tiles[tile] for tile in TILES),
        *(at_work[tile] for tile in TILES),
        *capacity(workers, at_work),
        seat["san_juan"],
        seat["victory_points"],
    ]


def capacity(workers: dict[str, int], at_work: dict[str, int]) -> list[float]:
    """How many goods of each kind the player can produce."""
    plants = {
        "coffee": ("coffee_roaster",),
        "tobacco": ("tobacco_storage",),
        "sugar": ("small_sugar_mill", "sugar_mill"),
        "indigo": ("small_indigo_plant", "indigo_plant"),
    }
    found: list[float] = []
    for good in GOODS:
        hands = sum(workers.get(plant, 0) for plant in plants.get(good, ()))
        found.append(float(at_work[good] if good == "corn" else min(at_work[good], hands)))
    return found
