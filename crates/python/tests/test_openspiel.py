"""OpenSpiel's own tests."""

from __future__ import annotations

import unittest
from typing import Any

import meseta.openspiel
import pyspiel
import pytest
from open_spiel.integration_tests import api_test

GAMES = ["python_meseta_puerto_rico", "python_meseta_altiplano"]
ALL = "expansions:new_buildings+nobles+buccaneer+festival"
SETUPS: list[tuple[str, dict[str, Any]]] = [
    *[(name, {"players": players}) for name in GAMES for players in range(2, 6)],
    (GAMES[0], {"players": 3, "setup": ALL}),
    (GAMES[1], {"players": 4, "setup": "missions:on"}),
]


@pytest.mark.parametrize(("name", "parameters"), SETUPS, ids=str)
def test_random_games_with_serialisation(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_shipped_api_test() -> None:
    api_test.FLAGS(["api_test", "--test_only_games=python_meseta.*"])
    suite = api_test.load_tests(unittest.TestLoader(), (), None)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun == 10 and result.wasSuccessful(), [*result.failures, *result.errors]


@pytest.mark.parametrize("name", GAMES)
def test_a_player_can_not_tell_a_resampled_state(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3})
    state = game.new_initial_state()
    observer = game.make_py_observer()
    for step in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[step % len(outcomes)][0])
            continue
        for player in range(3):
            other = state.resample_from_infostate(player, lambda: 0.37)
            observer.set_from(state, player)
            seen = observer.tensor.copy()
            observer.set_from(other, player)
            assert (seen == observer.tensor).all()
            assert other.current_player() == state.current_player()
        legal = state.legal_actions()
        state.apply_action(legal[step % len(legal)])


def test_a_setup_that_is_none() -> None:
    with pytest.raises(meseta.RecordError):
        meseta.openspiel.PuertoRicoGame({"players": 9})
