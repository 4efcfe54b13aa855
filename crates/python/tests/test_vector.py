"""Gymnasium's vector environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import meseta
import numpy as np
import pytest
from conftest import EXPANSIONS
from gymnasium.vector import AutoresetMode, VectorEnv
from meseta.gymnasium import AltiplanoVectorEnv, PuertoRicoVectorEnv

NAMES = ["meseta/PuertoRico-v1", "meseta/Altiplano-v1"]


def choose(random: np.random.Generator, masks: Any) -> Any:
    """A legal action for each game."""
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks], np.int64)


def play(env: VectorEnv[Any, Any, Any], seed: int, steps: int) -> list[Any]:
    """Everything that this many steps return."""
    random = np.random.default_rng(seed)
    observations, infos = env.reset(seed=seed)
    seen: list[Any] = [observations]
    for _ in range(steps):
        assert env.observation_space.contains(observations)
        observations, *rest, infos = env.step(choose(random, infos["action_mask"]))
        seen += [observations, *rest, infos["seat"]]
    return seen


@pytest.mark.parametrize("name", NAMES)
def test_games_against_bots_restart_in_the_same_step(name: str) -> None:
    env: Any = gymnasium.make_vec(name, num_envs=6, players=3, seat=1, opponents=["greedy", "level-1"])
    assert isinstance(env.unwrapped, PuertoRicoVectorEnv | AltiplanoVectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    random = np.random.default_rng(3)
    observations, infos = env.reset(seed=3)
    ended = 0
    for _ in range(700):
        before = observations.copy()
        observations, rewards, terminated, truncated, infos = env.step(choose(random, infos["action_mask"]))
        assert env.observation_space.contains(observations) and not truncated.any()
        assert (infos["seat"] == 1).all() and not infos["illegal"].any()
        assert (rewards[~terminated] == 0).all()
        assert ("final_obs" in infos) == terminated.any()
        for game in np.flatnonzero(terminated):
            last = infos["final_obs"][game]
            assert env.single_observation_space.contains(last)
            assert not (last == before[game]).all() and not (last == observations[game]).all()
        ended += int(terminated.sum())
    assert ended > 6


def test_what_is_paid_adds_up_and_no_seat_is_left_out() -> None:
    """With the caller in a seat at random against itself, the rewards of all seats have a mean of 0."""
    env = PuertoRicoVectorEnv(16, players=2, opponents="random")
    random = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    seats, paid = set[int](), list[float]()
    for _ in range(600):
        seats |= set(infos["seat"].tolist())
        _, rewards, terminated, _, infos = env.step(choose(random, infos["action_mask"]))
        paid += rewards[terminated].tolist()
    assert seats == {0, 1} and len(paid) > 30
    assert {round(one, 3) for one in paid} <= {-1.0, 0.0, 1.0} and min(paid) < 0 < max(paid)


@pytest.mark.parametrize("name", NAMES)
def test_the_caller_can_play_all_seats(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=4, players=3, opponents=None)
    random = np.random.default_rng(2)
    _, infos = env.reset(seed=2)
    seats, ended = set[int](), 0
    for _ in range(900):
        acting = infos["seat"]
        seats |= set(acting.tolist())
        _, rewards, terminated, _, infos = env.step(choose(random, infos["action_mask"]))
        assert np.allclose(infos["rewards"][np.arange(4), acting], rewards)
        assert np.abs(infos["rewards"].sum(axis=1)).max() < 1e-5
        ended += int(terminated.sum())
    assert seats == {0, 1, 2} and ended > 0


def test_whoever_is_asked_sees_itself_first() -> None:
    env = PuertoRicoVectorEnv(2, players=3, opponents=None)
    observations, infos = env.reset(seed=5)
    asked = next(field for field in env.fields if field.name == "asked")
    for _ in range(40):
        assert observations[:, asked.start : asked.start + asked.size].tolist() == [[1, 0, 0]] * 2
        observations, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))


def test_the_same_seed_gives_the_same_games_whatever_the_threads() -> None:
    options: dict[str, Any] = {"players": 4, "opponents": "level-2", "expansions": EXPANSIONS}
    one = play(PuertoRicoVectorEnv(5, threads=1, **options), 9, 60)
    three = play(PuertoRicoVectorEnv(5, threads=3, **options), 9, 60)
    assert all((a == b).all() for a, b in zip(one, three, strict=True))
    other = play(PuertoRicoVectorEnv(5, threads=1, **options), 10, 60)
    assert not all((a == b).all() for a, b in zip(one, other, strict=True))


def test_arrays_are_copied_unless_the_caller_says_otherwise() -> None:
    for copy in (True, False):
        env = PuertoRicoVectorEnv(2, players=3, copy=copy)
        first, infos = env.reset(seed=4)
        kept = first.copy()
        for _ in range(5):
            _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        assert (first == kept).all() == copy


def test_an_illegal_action_costs_the_game() -> None:
    env = PuertoRicoVectorEnv(3, players=3, seat=0)
    _, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = meseta.actions("puerto-rico").number("build wharf")
    _, rewards, terminated, _, infos = env.step(actions)
    assert infos["illegal"].tolist() == terminated.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0] and infos["final_obs"][1] is not None
    assert infos["action_mask"].any(axis=1).all()


def test_bad_input() -> None:
    env = PuertoRicoVectorEnv(2, players=3)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    with pytest.raises(meseta.ArrayError):
        env.step(np.zeros(3, np.int64))
    for unknown in (-1, 10**6):
        with pytest.raises(meseta.UnknownActionError):
            env.step(np.array([0, unknown]))
    with pytest.raises(ValueError, match="restart by themselves"):
        env.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(ValueError, match="2 opponents"):
        PuertoRicoVectorEnv(2, players=3, opponents=["random"])
    with pytest.raises(ValueError, match="leave out `seat`"):
        PuertoRicoVectorEnv(2, players=3, seat=1, opponents=None)
    with pytest.raises(meseta.SeatError):
        PuertoRicoVectorEnv(2, players=3, seat=3)
    with pytest.raises(meseta.BotError, match="level-6"):
        PuertoRicoVectorEnv(2, players=3, opponents="level-9")
    with pytest.raises(meseta.BotError):
        AltiplanoVectorEnv(2, players=2, opponents=meseta.Bot("puerto-rico", "random"))
    with pytest.raises(meseta.BotError, match="functions"):
        asks = meseta.bot("search", evaluator=lambda seen, masks, seats: np.ones((len(seen), 2)))
        PuertoRicoVectorEnv(2, players=2, opponents=asks)
    with pytest.raises(meseta.ArrayError):
        PuertoRicoVectorEnv(0, players=3)
    with pytest.raises(meseta.SetupError):
        PuertoRicoVectorEnv(2, players=9, opponents="random")
