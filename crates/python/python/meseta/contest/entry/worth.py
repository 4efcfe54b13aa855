"""What boards are worth by hand-written numbers: the quick choices go by it. Many boards are valued at a time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from meseta.contest.entry.knowledge import WEIGHTS
from meseta.contest.entry.table import Table, city, production, room_for
from meseta.contest.entry.tables import (
    CHIPS,
    CIRCLES_OF,
    CITY_HALL,
    CONSTRUCTION_HUT,
    CREW,
    CUSTOMS_HOUSE,
    FACTORY,
    FACTORY_PAY,
    FORTRESS,
    GOODS,
    GUILD_HALL,
    GUILD_OF,
    HACIENDA,
    HANDS,
    HARBOR,
    HAS,
    HOSPICE,
    IDLE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    MONEY,
    OFFICE,
    PLANT_CIRCLES,
    PLANT_CREWS,
    POINTS_OF,
    QUARRY,
    RESIDENCE,
    SEATS,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    SPACES_OF,
    TILES,
    UNIVERSITY,
    WHARF,
    WIDTH,
)

#: Arrays of numbers; what they hold is said where they are made.
Array = Any


class Look:
    """What is still to come, and what the table offers: the same for all boards that are compared."""

    def __init__(self, table: Table) -> None:
        self.estimate(table)
        self.renew(table)

    def estimate(self, table: Table) -> None:
        """How many rounds follow: the nearest of the three ends, each extrapolated from its component."""
        w = WEIGHTS
        self.ending = table.ending
        rest = (SEATS - table.picks) / SEATS
        if table.ending:
            self.rounds, self.workers = rest, 0.0
        else:
            phases = table.supply / (SEATS + w["WorkersBeyondSeats"]) + 0.5
            made = sum(sum(production(board)) for board in table.boards)
            spaces = 12 - min(12, max(city(board) for board in table.boards))
            ends = (
                phases / w["MayorsPerRound"],
                table.pool / (w["ShippedShare"] * (made + SEATS)),
                spaces / w["SpacesPerRound"],
            )
            near = sum((end + 0.5) ** -4 for end in ends)
            self.rounds = max(0.0, near**-0.25 - 0.5) + 0.5 * rest
            self.workers = table.supply / SEATS
        spendable = 1 - math.exp(-self.rounds / w["DoubloonFade"])
        self.doubloon = w["DoubloonFloor"] + w["Doubloon"] * spendable

    def renew(self, table: Table) -> None:
        """Reads what the table offers now; the length of the game is estimated again only when its end is triggered."""
        if table.ending != self.ending:
            self.estimate(table)
        self.room = np.array([room_for(table, good) for good in range(5)], dtype=float)
        self.traded = np.array([count > 0 for count in table.house])
        self.quarries = table.quarries

    def phases(self, name: str) -> float:
        """Phases of a kind still to come."""
        return WEIGHTS[name] * self.rounds


class Boards:
    """Many boards as columns of numbers."""

    def __init__(self, rows: Sequence[list[int]]) -> None:
        cells = np.array(rows, dtype=float).reshape(-1, WIDTH)
        self.money, self.chips, self.idle = cells[:, MONEY], cells[:, CHIPS], cells[:, IDLE]
        self.goods = cells[:, GOODS : GOODS + 5]
        self.tiles = cells[:, TILES : TILES + 6]
        self.hands = cells[:, HANDS : HANDS + 6]
        self.has = cells[:, HAS:CREW]
        self.crew = cells[:, CREW:WIDTH]
        self.manned = self.crew > 0
        self.circles = self.has @ PLANT_CIRCLES
        self.circles[:, 0] = self.tiles[:, 0]
        hands = self.crew @ PLANT_CREWS
        hands[:, 0] = self.hands[:, 0]
        self.made = np.minimum(self.hands[:, :5], hands)
        self.could = np.minimum(self.tiles[:, :5], self.circles)
        self.island = self.tiles.sum(axis=1)
        self.placed = self.hands.sum(axis=1) + self.crew.sum(axis=1)
        self.empty = np.maximum(0, self.island + self.has @ CIRCLES_OF - self.placed)
        self.free_city = 12 - np.minimum(12, self.has @ SPACES_OF)
        self.free_island = 12 - np.minimum(12, self.island)
        waiting = WEIGHTS["Unmanned"] * np.where(self.idle > 0, 1.2, 1.0)
        #: 1 for an occupied building, less for one that waits for its worker.
        self.working = np.where(self.manned, 1.0, self.has * waiting[:, None])
        #: Doubloons for selling a good of each kind.
        self.sales = np.arange(5) + (1.0 * self.manned[:, SMALL_MARKET] + 2.0 * self.manned[:, LARGE_MARKET])[:, None]


def worth(rows: Sequence[list[int]], look: Look) -> Array:
    """The value of each row's boards at this table, in points at the end."""
    boards = Boards(rows)
    spendable = 12 + 4 * look.rounds
    purse = np.where(boards.money <= spendable, boards.money, spendable + 0.3 * (boards.money - spendable))
    points = boards.chips + boards.has @ POINTS_OF + look.doubloon * purse
    return points + large(boards, look) + in_hand(boards, look) + engine(boards, look) + commerce(boards, look)


def large(boards: Boards, look: Look) -> Array:
    """The bonuses of large buildings as they are now, and a little for how they will grow."""
    w, rounds = WEIGHTS, look.rounds
    growth = np.minimum(0.5 * rounds, boards.free_city)
    share = boards.has * np.where(boards.manned, 1.0, w["LargeUnmanned"] * min(max(rounds, 0.0), 1.0))
    island = boards.island + np.minimum(0.6 * rounds, boards.free_island)
    workers = boards.idle + boards.placed + min(look.workers, rounds * 1.3)
    each = w["CraftsmenPerRound"] * w["GoodProduced"]
    chips = boards.chips + rounds * each * boards.made.sum(axis=1)
    return (
        share[:, GUILD_HALL] * (boards.has @ GUILD_OF + 0.6 * growth)
        + share[:, RESIDENCE] * np.clip(island - 5, 4, 7)
        + share[:, FORTRESS] * (workers / 3 - 0.33)
        + share[:, CUSTOMS_HOUSE] * (chips / 4 - 0.3)
        + share[:, CITY_HALL] * (boards.has[:, SMALL_MARKET:].sum(axis=1) + 0.5 * growth)
    )


def in_hand(boards: Boards, look: Look) -> Array:
    """Goods in hand: those that a ship takes, the others, and the best sale."""
    if look.rounds <= 0:
        return 0.0
    w, soon = WEIGHTS, min(look.rounds, 1.0)
    has_wharf = boards.manned[:, WHARF][:, None]
    shippable = np.where(has_wharf, boards.goods, np.minimum(boards.goods, look.room))
    later = boards.goods - shippable
    value = soon * (w["GoodShippable"] * shippable + w["GoodStored"] * later).sum(axis=1)
    refused = look.traded & ~boards.manned[:, OFFICE][:, None]
    sales = np.where((boards.goods > 0) & ~refused, boards.sales, 0.0)
    return value + soon * look.doubloon * w["GoodSale"] * sales.max(axis=1)


def engine(boards: Boards, look: Look) -> Array:
    """Production: now, with all circles occupied, and from plantations and plants that lack their other half."""
    w = WEIGHTS
    craftsmen, captains = look.phases("CraftsmenPerRound"), look.phases("CaptainsPerRound")
    traders = look.phases("TradersPerRound")
    coming = boards.idle + min(look.workers, look.rounds * 1.3) + w["Worker"]
    unmanned = w["Unmanned"] * np.minimum(1.0, coming / np.maximum(boards.empty, 1))
    unmanned = np.where(boards.empty > 0, unmanned, 0.0)[:, None]
    tiles = boards.tiles[:, :5]
    half = np.maximum(tiles, np.minimum(boards.circles, 3)) - boards.could
    amounts = boards.made + unmanned * (boards.could - boards.made) + w["Unmatched"] * half
    lacking = w["Unmatched"] * ((tiles > 0) | (boards.circles > 0))
    each = np.where(boards.made > 0, 1.0, np.where(boards.could > 0, unmanned, lacking))
    kinds, goods = each.sum(axis=1), amounts.sum(axis=1)
    best_sale = (each * boards.sales + 0.1 * each).max(axis=1)
    working = boards.working
    storage = (
        working[:, SMALL_WAREHOUSE] * w["SmallWarehouse"] + working[:, LARGE_WAREHOUSE] * w["LargeWarehouse"]
    )
    return (  # pyright: ignore[reportUnknownVariableType] # NumPy's types say too little here
        craftsmen * w["GoodProduced"] * goods
        + traders * look.doubloon * w["KindSale"] * best_sale
        + look.rounds * w["Kind"] * kinds
        + working[:, FACTORY] * craftsmen * look.doubloon * np.interp(kinds, np.arange(6), FACTORY_PAY)
        + working[:, HARBOR] * captains * np.minimum(w["HarborLoads"] * kinds, goods)
        + working[:, WHARF] * captains * w["Wharf"] * amounts.max(axis=1)
        + storage * captains * np.minimum(goods / 4, 1.0)
        + working[:, OFFICE] * traders * look.doubloon * w["Office"] * np.minimum(kinds, 1.0)
    )


def commerce(boards: Boards, look: Look) -> Array:
    """Quarries and the buildings that produce no goods."""
    w = WEIGHTS
    settlers = look.phases("SettlersPerRound")
    purchases = np.minimum(look.phases("BuildersPerRound"), boards.free_city)
    manned = boards.hands[:, QUARRY]
    quarries = np.minimum(manned + w["Unmanned"] * (boards.tiles[:, QUARRY] - manned), 4)
    tiles = np.minimum(settlers, boards.free_island)
    working = boards.working
    return (
        look.doubloon * w["Quarry"] * quarries * purchases
        + working[:, HACIENDA] * w["Hacienda"] * np.minimum(settlers, boards.free_island / 2)
        + working[:, CONSTRUCTION_HUT] * w["ConstructionHut"] * np.minimum(tiles, look.quarries)
        + working[:, HOSPICE] * w["Hospice"] * tiles
        + working[:, UNIVERSITY] * w["University"] * purchases
        + w["CitySpace"] * purchases
        + w["Worker"] * look.rounds * (boards.idle + boards.placed)
    )
