"""What several test files use."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import meseta
import pytest

EXPANSIONS = ["new_buildings", "nobles", "buccaneer", "festival"]

#: Setups of both games that together bring up everything that there is.
SETUPS: list[tuple[str, dict[str, Any]]] = [
    *[("puerto-rico", {"players": players}) for players in range(2, 6)],
    *[("puerto-rico", {"players": players, "expansions": EXPANSIONS}) for players in range(2, 6)],
    ("puerto-rico", {"players": 4, "edition": "2002", "switches": ["strict_optional", "dup_production"]}),
    ("puerto-rico", {"players": 3, "edition": "2011", "expansions": ["nobles"]}),
    *[("altiplano", {"players": players}) for players in range(2, 6)],
    *[("altiplano", {"players": players, "switches": ["missions"]}) for players in range(2, 6)],
]


def play(state: meseta.State, steps: int, seed: int) -> None:
    """Makes random decisions; chance goes by the state's own seed."""
    chooser = random.Random(seed)
    for _ in range(steps):
        if state.is_over:
            return
        if state.is_chance:
            state.chance()
        else:
            state.apply(chooser.choice(state.legal()))


@pytest.fixture(params=SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def make(request: pytest.FixtureRequest) -> Callable[..., meseta.State]:
    """Makes a state with each of the setups."""
    game, setup = request.param

    def make(**options: Any) -> meseta.State:
        return meseta.State(game, **setup, **options)

    return make
