"""The public three-player competition's game over our rules: its observations, masks and actions.

See ``docs/researchers/contest.md`` for the tables and for where its rules differ from the printed ones.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meseta._core import State, actions
from meseta.contest.layout import (
    ACTION_COUNT,
    CIRCLES,
    DRAW,
    GOODS,
    LINES,
    NUMBERS,
    PASS,
    PLAYERS,
    POINTS,
    SINGLE,
    WAREHOUSE,
    observation,
    place_name,
    place_number,
)
from meseta.errors import GameOverError, IllegalActionError

#: Gains that the contest never asks about.
GAINS = ("hospice", "university")
#: What our rules ask in storage.
STORING = ("store_kind", "keep_single")


class Game:
    """A game as the contest plays it. Questions with a single answer are answered by themselves.

    Args:
        seed: What is drawn depends only on it.
        first: The player, 0 to 2, who is the first governor: our seat 0.
    """

    def __init__(self, seed: int, first: int = 0) -> None:
        switches = ["auto_mayor_privilege", "open_vp"]
        setup = {"players": PLAYERS, "vp_pool": POINTS, "switches": switches}
        #: Our game. Read it, but leave it alone.
        self.state = State("puerto-rico", seed=seed, auto_chance=True, **setup)
        self._names = actions("puerto-rico")
        self._first = first
        self._passed: set[int] = set()
        self._placed: dict[str, int] = {}
        self._stored: list[str] = []
        self._single: str | None = None
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.is_over

    @property
    def player(self) -> int:
        """Whose turn it is.

        Raises:
            GameOverError: Nobody's.
        """
        return self.player_of(self._seat())

    @property
    def decision(self) -> str:
        """What our rules ask now."""
        return str(self._position["decision"]["type"])

    def player_of(self, seat: int) -> int:
        """The contest's number of one of our seats."""
        return (seat + self._first) % PLAYERS

    def win_shares(self) -> list[float]:
        """Each player's share of the win."""
        shares = self.state.win_shares()
        return [shares[(player - self._first) % PLAYERS] for player in range(PLAYERS)]

    def observe(self) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What the player whose turn it is gets: 293 numbers about the table, and the mask of 200 actions."""
        position = self._position
        if self._placed:
            seats = list(position["seats"])
            seats[self._seat()] = self._with_placed(self._seat())
            position = {**position, "seats": seats}
        mask = np.zeros(ACTION_COUNT, dtype=np.int8)
        mask[self._legal] = 1
        return observation(position, self.decision, self.player, self._first), mask

    def step(self, action: int) -> None:
        """Carries out an action of the player whose turn it is.

        Raises:
            IllegalActionError: The mask does not have it; nothing has changed.
            GameOverError: The game is over.
        """
        seat = self._seat()
        if action not in self._legal:
            raise IllegalActionError(f"the mask does not have action {action}", seat=seat, action=str(action))
        self._take(action)
        self._go_on()

    def decide(self, answer: Callable[[State], str]) -> None:
        """Lets a bot that speaks our notation answer what our rules ask of the seat whose turn it is.

        Args:
            answer: Takes :attr:`state` and returns the line of a legal action.

        Raises:
            GameOverError: The game is over.
        """
        seat, kind = self._seat(), self.decision
        line = answer(self.state)
        if kind == "load" and line == "pass":
            self._passed.add(seat)
        self.state.apply(line)
        self._placed, self._stored, self._single = {}, [], None
        self._go_on()

    def _seat(self) -> int:
        seat = self.state.seat
        if seat is None:
            raise GameOverError("the game is over")
        return seat

    def _go_on(self) -> None:
        """Answers what the contest does not ask, and lists what it asks."""
        while True:
            self._position: dict[str, Any] = json.loads(self.state.to_json())
            self._legal: list[int] = []
            if self.over:
                return
            kind, seat = self.decision, self._seat()
            if kind != "load":
                self._passed.clear()
            if kind in GAINS:
                self.state.apply("worker")
            elif kind == "hacienda" and not sum(self._position["face_down"].values()):
                # There, nothing can be drawn until the next row has shuffled the discards.
                self.state.apply("pass")
            elif kind == "load" and seat in self._passed:
                self.state.apply("pass")
            elif kind == "place_workers" and self._is_placed(seat):
                self._finish_placing(seat)
            else:
                self._legal = self._offered(kind, seat)
                if len(self._legal) > 1 or kind == "place_workers":
                    return
                self._take(self._legal[0])

    def _take(self, action: int) -> None:
        kind, seat = self.decision, self._seat()
        if kind == "place_workers":
            place = place_name(action)
            self._placed[place] = self._placed.get(place, 0) + 1
        elif kind in STORING:
            self._name(action, seat)
        elif kind == "hacienda" and action != DRAW:
            self.state.apply("pass")
            if action != PASS or self._asks(self.state, seat, "take_tile"):
                self.state.apply(LINES[action])
        else:
            if kind == "load" and action == PASS:
                self._passed.add(seat)
            self.state.apply(LINES[action])

    def _offered(self, kind: str, seat: int) -> list[int]:
        if kind == "place_workers":
            return sorted(place_number(place) for place in self._free_places(seat))
        if kind in STORING:
            return self._offered_storage(seat)
        legal = self.state.legal()
        if kind == "hacienda":
            # Drawing is offered together with everything that could be done without it.
            after = self.state.copy()
            after.apply("pass")
            legal = after.legal() if self._asks(after, seat, "take_tile") else [self._names.number("pass")]
            legal = [*legal, self._names.number("draw")]
        return sorted(NUMBERS[self._names.name(number)] for number in legal)

    def _asks(self, state: State, seat: int, kind: str) -> bool:
        return state.seat == seat and bool(json.loads(state.to_json())["decision"]["type"] == kind)

    # Mayor: our rules ask place by place how many work there, the contest worker by worker where.

    def _with_placed(self, seat: int) -> dict[str, Any]:
        """The seat's boards with the workers that have been placed so far."""
        board = self._position["seats"][seat]
        at_work = {tile: count + self._placed.get(tile, 0) for tile, count in board["tile_workers"].items()}
        buildings = [
            {**building, "workers": building["workers"] + self._placed.get(building["building"], 0)}
            for building in board["buildings"]
        ]
        idle = board["san_juan"] - sum(self._placed.values())
        return {**board, "san_juan": idle, "tile_workers": at_work, "buildings": buildings}

    def _free_places(self, seat: int) -> dict[str, int]:
        """How many more can work in each place, where any can."""
        board = self._with_placed(seat)
        free = {tile: count - board["tile_workers"][tile] for tile, count in board["tiles"].items()}
        for building in board["buildings"]:
            name = building["building"]
            free[name] = CIRCLES.get(name, 1) - building["workers"]
        return {place: count for place, count in free.items() if count}

    def _is_placed(self, seat: int) -> bool:
        """Whether nobody is left to place, or everybody who is left finds a place wherever there is one."""
        idle = self._with_placed(seat)["san_juan"]
        free = self._free_places(seat)
        if idle and idle >= sum(free.values()):
            for place, count in free.items():
                self._placed[place] = self._placed.get(place, 0) + count
            return True
        return not idle

    def _finish_placing(self, seat: int) -> None:
        while self._asks(self.state, seat, "place_workers"):
            place = self._names.name(self.state.legal()[0]).split()[1]
            self.state.apply(f"assign {place} {self._placed.get(place, 0)}")
        self._placed = {}

    # Storage: our rules ask for kinds in order, the contest for any kind and either way to keep it.

    def _offered_storage(self, seat: int) -> list[int]:
        board = self._position["seats"][seat]
        workers = {building["building"]: building["workers"] for building in board["buildings"]}
        spare = workers.get("small_warehouse", 0) + 2 * workers.get("large_warehouse", 0) - len(self._stored)
        kinds = [good for good in GOODS if board["goods"][good] and good not in (*self._stored, self._single)]
        offered = [SINGLE + GOODS.index(good) for good in kinds] if self._single is None else []
        offered += [WAREHOUSE + GOODS.index(good) for good in kinds] if spare else []
        return offered or [PASS]

    def _name(self, action: int, seat: int) -> None:
        if action == PASS:
            self._finish_storing(seat)
        elif action >= WAREHOUSE:
            self._stored.append(GOODS[action - WAREHOUSE])
        else:
            self._single = GOODS[action - SINGLE]

    def _finish_storing(self, seat: int) -> None:
        lines = [*(f"store {good}" for good in self._stored), f"keep {self._single}"]
        while any(self._asks(self.state, seat, kind) for kind in STORING):
            legal = [self._names.name(number) for number in self.state.legal()]
            self.state.apply(next(line for line in legal if line in lines))
        self._stored, self._single = [], None
