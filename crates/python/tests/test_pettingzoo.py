"""PettingZoo's own suites, without warnings."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import meseta
import pytest
from conftest import EXPANSIONS
from meseta.pettingzoo import altiplano_v1, puerto_rico_v1
from pettingzoo.test import api_test, performance_benchmark, seed_test

EVERY: list[tuple[ModuleType, dict[str, Any]]] = [
    *[(puerto_rico_v1, {"players": players}) for players in range(2, 6)],
    *[(puerto_rico_v1, {"players": players, "expansions": EXPANSIONS}) for players in range(2, 6)],
    *[(altiplano_v1, {"players": players}) for players in range(2, 6)],
    *[(altiplano_v1, {"players": players, "switches": ["missions"]}) for players in range(2, 6)],
]


@pytest.mark.parametrize(("module", "setup"), EVERY, ids=str)
def test_api(module: ModuleType, setup: dict[str, Any]) -> None:
    api_test(module.env(**setup), num_cycles=1_000)


@pytest.mark.parametrize(("module", "setup"), EVERY[::3], ids=str)
def test_seeds(module: ModuleType, setup: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**setup), num_cycles=200)


def test_performance() -> None:
    performance_benchmark(puerto_rico_v1.env())


def test_the_end_pays_everybody() -> None:
    env = puerto_rico_v1.env(players=3)
    env.reset(seed=4)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, termination, truncation, info = env.last()
        paid[agent] += reward
        mask = info["action_mask"]
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(mask))
    assert sum(paid.values()) == pytest.approx(0) and max(paid.values()) > 0
    game: Any = env.unwrapped
    assert game.game.is_over


def test_an_illegal_action() -> None:
    env = puerto_rico_v1.raw_env(players=3)
    env.reset(seed=1)
    with pytest.raises(meseta.IllegalActionError):
        env.step(meseta.actions("puerto-rico").number("build wharf"))
    with pytest.raises(meseta.SetupError):
        puerto_rico_v1.env(players=6)


def test_it_can_be_shown() -> None:
    env = altiplano_v1.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "round" in str(env.render())
