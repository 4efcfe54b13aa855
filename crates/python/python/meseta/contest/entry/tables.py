"""The pieces of the three-player game, and their numbers in the contest's observations and actions.

Goods are numbered corn, indigo, sugar, tobacco, coffee, so that a good's number is its price; island tiles likewise, with
the quarry last. The contest orders them differently; ``THEIRS`` translates. Buildings and roles have the same numbers
there and here.
"""

from __future__ import annotations

import numpy as np

SEATS = 3
GOODS_NAMES = ("corn", "indigo", "sugar", "tobacco", "coffee")
TILE_NAMES = (*GOODS_NAMES, "quarry")
QUARRY = 5
ROLE_NAMES = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN = range(6)

#: For each of our tiles, its number in the contest.
THEIRS = (2, 4, 3, 1, 0, 5)

#: Plantations and goods in the box, and the points in the pool.
PLANTATIONS = (10, 12, 11, 9, 8)
BARRELS = (10, 11, 11, 9, 9)
POOL = 75
WORKERS = 55

#: Name, cost, points (which are also its column), circles, copies.
BUILDINGS = (
    ("small_indigo_plant", 1, 1, 1, 4),
    ("small_sugar_mill", 2, 1, 1, 4),
    ("indigo_plant", 3, 2, 3, 3),
    ("sugar_mill", 4, 2, 3, 3),
    ("tobacco_storage", 5, 3, 3, 3),
    ("coffee_roaster", 6, 3, 2, 3),
    ("small_market", 1, 1, 1, 2),
    ("hacienda", 2, 1, 1, 2),
    ("construction_hut", 2, 1, 1, 2),
    ("small_warehouse", 3, 1, 1, 2),
    ("hospice", 4, 2, 1, 2),
    ("office", 5, 2, 1, 2),
    ("large_market", 5, 2, 1, 2),
    ("large_warehouse", 6, 2, 1, 2),
    ("factory", 7, 3, 1, 2),
    ("university", 8, 3, 1, 2),
    ("harbor", 8, 3, 1, 2),
    ("wharf", 9, 3, 1, 2),
    ("guild_hall", 10, 4, 1, 1),
    ("residence", 10, 4, 1, 1),
    ("fortress", 10, 4, 1, 1),
    ("customs_house", 10, 4, 1, 1),
    ("city_hall", 10, 4, 1, 1),
)
COUNT = len(BUILDINGS)
BUILDING_NAMES = [building[0] for building in BUILDINGS]
COST = [building[1] for building in BUILDINGS]
POINTS = [building[2] for building in BUILDINGS]
CIRCLES = [building[3] for building in BUILDINGS]
COPIES = [building[4] for building in BUILDINGS]
SMALL_MARKET, HACIENDA, CONSTRUCTION_HUT, SMALL_WAREHOUSE, HOSPICE, OFFICE, LARGE_MARKET = range(6, 13)
LARGE_WAREHOUSE, FACTORY, UNIVERSITY, HARBOR, WHARF = range(13, 18)
GUILD_HALL, RESIDENCE, FORTRESS, CUSTOMS_HOUSE, CITY_HALL = range(18, 23)
SPACES = [2 if building >= GUILD_HALL else 1 for building in range(COUNT)]

#: For each good, the buildings that make it.
PLANTS = ((), (0, 2), (1, 3), (4,), (5,))
#: What the guild hall pays for each building.
GUILD = [1, 1, 2, 2, 2, 2] + [0] * (COUNT - 6)
#: What the factory pays for each number of kinds.
FACTORY_PAY = (0, 0, 1, 2, 3, 5)

#: A row of numbers holds a seat's boards: doubloons, chips, workers in San Juan, then goods, tiles and the workers on
#: them, buildings and the workers on them.
MONEY, CHIPS, IDLE, GOODS, TILES, HANDS, HAS, CREW, WIDTH = 0, 1, 2, 3, 8, 14, 20, 43, 66
#: The places for workers: tiles, then buildings. Where a row says what there is, and how many work there.
PLACES = range(6 + COUNT)
THERE = [TILES + tile for tile in range(6)] + [HAS + building for building in range(COUNT)]
AT = [HANDS + tile for tile in range(6)] + [CREW + building for building in range(COUNT)]
ROOM = [1] * 6 + CIRCLES

#: Sums over buildings as products with matrices.
SPACES_OF = np.array(SPACES, dtype=float)
POINTS_OF = np.array(POINTS, dtype=float)
CIRCLES_OF = np.array(CIRCLES, dtype=float)
GUILD_OF = np.array(GUILD, dtype=float)
PLANT_CREWS = np.zeros((COUNT, 5))
for _good, _plants in enumerate(PLANTS):
    for _plant in _plants:
        PLANT_CREWS[_plant, _good] = 1
PLANT_CIRCLES = PLANT_CREWS * CIRCLES_OF[:, None]
