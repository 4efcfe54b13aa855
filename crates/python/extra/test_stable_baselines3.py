"""Stable-Baselines3's own check, without warnings. It needs PyTorch, so it isn't among the tests that always run:
``pip install -r crates/python/requirements-sb3.txt``, then ``python -m pytest crates/python/extra``."""

from __future__ import annotations

import warnings

import gymnasium
import meseta.gymnasium  # noqa: F401 # registers the environments
import pytest
from stable_baselines3.common.env_checker import check_env


@pytest.mark.parametrize("name", ["meseta/PuertoRico-v1", "meseta/Altiplano-v1"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_check_env(name: str, players: int) -> None:
    env = gymnasium.make(name, players=players, opponents="level-1")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
