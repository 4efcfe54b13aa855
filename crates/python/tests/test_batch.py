"""Many games side by side."""

from __future__ import annotations

from typing import Any

import meseta
import numpy as np
import pytest
from conftest import EXPANSIONS
from meseta.batch import Arrays
from numpy.typing import NDArray

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("puerto-rico", {"players": 2}),
    ("puerto-rico", {"players": 5, "expansions": EXPANSIONS}),
    ("altiplano", {"players": 3, "switches": ["missions"]}),
]


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_games_end_and_begin_anew(game: str, setup: dict[str, Any]) -> None:
    env = meseta.BatchEnv(game, 32, seed=1, **setup)
    ended, most, actions = 0, 0.0, np.zeros(env.n, np.int64)
    for _ in range(1_500):
        arrays = env.step(env.sample(actions))
        assert arrays is env.arrays
        ended += int(arrays.dones.sum())
        assert (arrays.rewards[~arrays.dones] == 0).all()
        assert np.abs(arrays.rewards.sum(axis=1)).max() < 1e-4
        # All seats may win together: then nobody gets anything.
        assert arrays.rewards.min() >= -1
        most = max(most, float(arrays.rewards.max()))
        assert arrays.masks.any(axis=1).all()
    assert ended > env.n and most == 1


def run(threads: int, steps: int) -> list[NDArray[Any]]:
    env = meseta.BatchEnv("puerto-rico", 64, seed=5, players=4, threads=threads)
    seen = []
    for _ in range(steps):
        arrays = env.step(env.sample())
        seen += [array.copy() for array in arrays]
    return seen


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = run(1, 300), run(3, 300)
    assert all((a == b).all() for a, b in zip(one, three, strict=True))


def test_a_batch_is_played_as_a_state_is() -> None:
    """The observation, mask and seat of a game of the batch are those of the state with the same history."""
    env = meseta.BatchEnv("puerto-rico", 1, seed=3, players=3, switches=["open_vp"])
    fields = {field.name: field for field in env.fields}
    state = meseta.State("puerto-rico", players=3, switches=["open_vp"])
    for _ in range(200):
        # Chance is drawn with other seeds: the state follows what it sees.
        while state.is_chance:
            for outcome, _ in state.outcomes():
                trial = state.copy()
                trial.chance(outcome)
                if agrees(trial, env.arrays, fields):
                    state = trial
                    break
            else:
                pytest.fail("no outcome leads to what the batch shows")
        assert state.seat == env.arrays.seats[0]
        assert (state.mask() == env.arrays.masks[0]).all()
        assert (state.observation() == env.arrays.observations[0]).all()
        action = env.sample()
        state.apply(int(action[0]))
        if state.is_over:
            break
        env.step(action)


def agrees(trial: meseta.State, arrays: Arrays, fields: dict[str, meseta.Field]) -> bool:
    """Whether no more plantations have been revealed than the batch shows."""
    field = fields["plantations"]
    part = slice(field.start, field.start + field.size)
    mine = trial.observation(int(arrays.seats[0]))
    if not trial.is_chance:
        return bool((mine == arrays.observations[0]).all())
    return bool((mine[part] <= arrays.observations[0][part]).all())


def test_what_does_not_fit_is_refused() -> None:
    env = meseta.BatchEnv("puerto-rico", 4, seed=1, players=3)
    before = [array.copy() for array in env.arrays]
    legal = env.sample()
    illegal = legal.copy()
    illegal[2] = next(number for number in range(env.action_count) if not env.arrays.masks[2, number])
    with pytest.raises(meseta.IllegalActionError) as error:
        env.step(illegal)
    assert error.value.reason["game"] == 2
    for unknown in (-1, 10**6):
        illegal[2] = unknown
        with pytest.raises(meseta.UnknownActionError):
            env.step(illegal)
    others: tuple[Any, ...] = (legal[:3], legal.astype(np.int32), legal.astype(np.float64), np.repeat(legal, 2)[::2])
    for actions in others:
        with pytest.raises(meseta.ArrayError):
            env.step(actions)
    arrays = env.new_arrays()
    for wrong in (
        arrays._replace(masks=arrays.masks[:, :-1]),
        arrays._replace(masks=arrays.masks.astype(np.uint8)),
        arrays._replace(observations=arrays.observations.T.copy().T),
        arrays._replace(rewards=arrays.rewards[0]),
        arrays._replace(seats=arrays.seats.astype(np.int64)),
    ):
        with pytest.raises(meseta.ArrayError):
            env.step(legal, wrong)
    shared = arrays._replace(rewards=arrays.observations[:, :3])
    with pytest.raises(meseta.ArrayError):
        env.step(legal, shared)
    assert all((old == new).all() for old, new in zip(before, env.arrays, strict=True))
    env.step(legal, arrays)
    with pytest.raises(meseta.ArrayError):
        meseta.BatchEnv("puerto-rico", 0, players=3)
    with pytest.raises(meseta.SetupError):
        meseta.BatchEnv("puerto-rico", 1, players=9)
    with pytest.raises(meseta.SetupError):
        meseta.BatchEnv("puerto-rico", 1, players=3, reward="fame")  # type: ignore[arg-type]  # wrong on purpose


def test_begun_anew_it_is_the_same_again() -> None:
    env = meseta.BatchEnv("altiplano", 8, seed=7, players=4)
    first = [array.copy() for array in env.reset(7)]
    env.step(env.sample())
    again = env.reset(7, env.new_arrays())
    assert all((old == new).all() for old, new in zip(first, again, strict=True))
    other = env.reset(8)
    assert not (first[0] == other.observations).all()


def test_wrong_arguments_are_named() -> None:
    env = meseta.BatchEnv("puerto-rico", 4, seed=1, players=3)
    actions, arrays = env.sample(), env.arrays
    wide: Any = arrays._replace(observations=arrays.observations.astype(np.float64))
    few: Any = arrays[:3]
    listed: Any = [0, 0, 0, 0]
    narrow: Any = actions.astype(np.int32)
    for bad, reason in (
        (lambda: env.step(actions, wide), "`observations` must be an array of float32, not float64"),
        (lambda: env.step(actions, few), "must be the 5 arrays"),
        (lambda: env.step(listed), "`actions` must be an array of int64, not list"),
        (lambda: env.step(narrow), "`actions` must be an array of int64, not int32"),
        (lambda: meseta.BatchEnv("puerto-rico", 10**12, players=3), "at most 100000 games"),
        (lambda: meseta.BatchEnv("puerto-rico", 4, players=3, threads=0), "at least one thread"),
    ):
        with pytest.raises(meseta.ArrayError, match=reason):
            bad()
    assert (env.sample() >= 0).all()
    with pytest.raises(meseta.NetworkError, match="can't be read"):
        meseta.training.train("puerto-rico", "never.net", start="missing.net")


def test_actions_that_are_none() -> None:
    state = meseta.State("puerto-rico", players=3, seed=1, auto_chance=True)
    with pytest.raises(meseta.UnknownActionError, match=str(2**70)):
        state.apply(2**70)
    number: Any = 1.5
    with pytest.raises(TypeError, match="by its number or its notation, not by float"):
        state.apply(number)
