"""Gymnasium's own suite, and one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import meseta
import meseta.gymnasium
import numpy as np
import pytest
from conftest import EXPANSIONS
from gymnasium.utils.env_checker import check_env

NAMES = ["meseta/PuertoRico-v1", "meseta/Altiplano-v1"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_check_env(name: str, players: int) -> None:
    env = gymnasium.make(name, players=players, opponents="level-1", render_mode="ansi")
    check_env(env.unwrapped)


def play(env: gymnasium.Env[Any, Any], seed: int) -> list[tuple[float, bool]]:
    observation, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    seen = []
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated and "illegal" not in info
        seen.append((float(reward), over))
    return seen


@pytest.mark.parametrize("name", NAMES)
def test_games_are_played_to_their_end(name: str) -> None:
    env = gymnasium.make(name, players=3, opponents=["greedy", "random"], seat=1)
    assert play(env, 1) == play(env, 1)
    assert play(env, 2)[-1][1]


@pytest.mark.parametrize("name", NAMES)
def test_several_at_a_time(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", players=3, seat=0)
    observations, infos = envs.reset(seed=5)
    assert envs.observation_space.contains(observations)
    random = np.random.default_rng(5)
    ended = 0
    for _ in range(400):
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        # A game that is over restarts with the next step, whatever the action.
        infos["action_mask"][terminated, 0] = 1
        ended += int(terminated.sum())
        assert not truncated.any() and (rewards[~terminated] == 0).all()
    assert ended > 0
    envs.close()


def test_a_function_can_be_an_opponent() -> None:
    asked = set()

    def first(state: meseta.State, seat: int) -> int:
        asked.add(seat)
        return state.legal(seat)[0]

    env = gymnasium.make("meseta/PuertoRico-v1", players=4, opponents=first, seat=2, expansions=EXPANSIONS)
    play(env, 1)
    assert asked == {0, 1, 3}


def test_bad_input() -> None:
    env = gymnasium.make("meseta/PuertoRico-v1", players=3)
    env.reset(seed=1)
    wharf = meseta.actions("puerto-rico").number("build wharf")
    _, reward, over, _, info = env.step(wharf)
    assert reward == -1 and over and info["illegal"]
    with pytest.raises(ValueError, match="2 opponents"):
        gymnasium.make("meseta/PuertoRico-v1", players=3, opponents=["random"])
    with pytest.raises(meseta.SeatError):
        gymnasium.make("meseta/PuertoRico-v1", players=3, seat=3)
    with pytest.raises(meseta.BotError, match="level-6"):
        gymnasium.make("meseta/PuertoRico-v1", players=3, opponents="level-9").reset()


@pytest.mark.parametrize("game", meseta.GAMES)
def test_hints(game: str) -> None:
    state = meseta.State(game, players=3, seed=1, auto_chance=True)
    for _ in range(4):
        hints = state.hints(scan=20, worlds=2, each=4)
        assert 1 <= len(hints) <= 3
        names = meseta.actions(game)
        for hint in hints:
            assert hint.names == [names.name(number) for number in hint.actions]
            assert sum(hint.shares) == pytest.approx(1, abs=1e-3) and len(hint.shares) == 3
        best = hints[0]
        again = state.hints(scan=20, worlds=2, each=4)[0]
        assert (again.actions, again.shares, again.gains) == (best.actions, best.shares, best.gains)
        others = [seat for seat in range(3) if seat not in state.asked]
        assert all(state.hints(seat) == [] for seat in others)
        state.apply(best.actions[0])


def test_bots() -> None:
    one = meseta.Bot("altiplano", "random")
    for game in meseta.GAMES:
        assert meseta.bots(game)[:3] == ["random", "greedy", "level-1"]
        state = meseta.State(game, players=3, seed=1, auto_chance=True)
        one, other = (meseta.Bot(game, "level-3", seed=9) for _ in range(2))
        for _ in range(60):
            action = one.decide(state)
            assert action == other.decide(state) and action in state.legal()
            state.apply(action)
    with pytest.raises(meseta.BotError):
        one.decide(meseta.State("puerto-rico", players=3))
    with pytest.raises(meseta.BotError):
        meseta.Bot("puerto-rico", "random").decide(meseta.State("puerto-rico", players=3))
