"""Gymnasium's vector environment over many games at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from meseta._core import Bot, Company, State
from meseta.batch import cores
from meseta.errors import ArrayError, BotError, UnknownActionError

#: Rewards, or whether something holds, one for each game.
PerGame = NDArray[Any]


class SeatVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], PerGame]):
    """One seat in each of many games that are played side by side; bots play the others, or nobody but the caller does.

    The games are played by the package's own threads, without Python. ``infos["action_mask"]`` (int8, one row for each
    game) says which actions are legal, and ``infos["seat"]`` which seat is asked.

    A game that is over restarts in the same step (``AutoresetMode.SAME_STEP``): the observation and the mask returned are
    those of the new game, and ``infos["final_obs"]`` holds what the seat saw at the end of the last one. An illegal action
    ends its game with a reward of -1, and is marked in ``infos["illegal"]``.

    Args:
        num_envs: How many games.
        players: 2 to 5.
        seat: Which seat to play; a random one in each game if None. Only with opponents.
        opponents: Who plays the others: a bot or its key for all, or one for each in clockwise order; they get new seeds
            in every game, and can't ask Python functions. None: the caller plays all seats, whichever is asked; a reward
            is then that of the seat that acted last, and ``infos["rewards"]`` has those of all seats, float32, one row
            for each game.
        reward: What the end of a game pays; see :func:`meseta.rewards.rewards`.
        threads: How many threads play the games; all cores if None.
        copy: Whether arrays that are returned stay as they are; without, the next step writes into them.
        **setup: As for :class:`meseta.State`.

    Raises:
        SetupError: No game can be played like this.
        SeatError: There is no such seat.
        BotError: There is no such bot, or it asks Python functions.
        ValueError: There are not as many opponents as other seats.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
    _name: str

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        *,
        seat: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] | None = "random",
        reward: Literal["win", "points"] = "win",
        threads: int | None = None,
        copy: bool = True,
        render_mode: None = None,
        **setup: Any,
    ) -> None:
        if num_envs < 1:
            raise ArrayError("a vector environment must have at least one game")
        if reward not in ("win", "points"):
            raise ValueError(f"there is no reward `{reward}`; choose `win` or `points`")
        if opponents is None and seat is not None:
            raise ValueError("who plays all seats has none of its own: leave out `seat`, or name opponents")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._copy = copy
        self._plays_all = opponents is None
        others = [] if opponents is None else _bots(self._name, opponents, players)
        start = State(self._name, seed=0, players=players, **setup)
        self._core = Company(start, num_envs, others, seat, reward, cores() if threads is None else threads)
        #: The fields of the observation.
        self.fields = start.fields
        high = np.concatenate([np.full(field.size, field.high, np.float32) for field in self.fields])
        self.single_observation_space = spaces.Box(np.zeros_like(high), high)
        self.single_action_space = spaces.Discrete(start.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = np.zeros((num_envs, high.size), np.float32)
        self._masks = np.zeros((num_envs, start.action_count), np.bool_)
        self._rewards = np.zeros((num_envs, players), np.float32)
        self._seats = np.zeros(num_envs, np.int32)
        self._dones = np.zeros(num_envs, np.bool_)
        self._lasts = np.zeros_like(self._observations)
        self._illegal = np.zeros(num_envs, np.bool_)
        self._began = False

    def _arrays(self) -> tuple[Any, Any, Any, Any, Any, Any, Any]:
        return (
            self._observations,
            self._masks,
            self._rewards,
            self._seats,
            self._dones,
            self._lasts,
            self._illegal,
        )

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Starts a new game in every place.

        Args:
            seed: One for all games, which each get their own from it, or several that are used together.
            options: None of its own; ``reset_mask`` is refused, since games restart by themselves.
        """
        if options and "reset_mask" in options:
            raise ValueError("games restart by themselves, and only all together from outside")
        if seed is not None:
            parts = [seed] if isinstance(seed, int) else [0 if one is None else one for one in seed]
            self._np_random = np.random.default_rng(parts)
            self._np_random_seed = seed if isinstance(seed, int) else -1
        self._core.restart(int(self.np_random.integers(2**63)), self._arrays())
        self._began = True
        return self._given(self._observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], PerGame, PerGame, PerGame, dict[str, Any]]:
        """Carries out an action in each game and plays on until the seat is asked again.

        Args:
            actions: Numbers of actions, shape ``(num_envs,)``.

        Raises:
            UnknownActionError: A number is not in the action space; nothing has happened.
            ArrayError: There are more or fewer actions than games; nothing has happened.
            RuntimeError: The environment was never reset.
        """
        if not self._began:
            raise RuntimeError("call `reset` before `step`")
        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (self.num_envs,):
            raise ArrayError(f"`actions` must have the shape ({self.num_envs},), not {numbers.shape}")
        unknown = (numbers < 0) | (numbers >= self._masks.shape[1])
        if unknown.any():
            raise UnknownActionError(f"there is no action {numbers[unknown][0]}", action=str(numbers[unknown][0]))
        acting = self._seats.copy()
        self._core.step(numbers, self._arrays())
        paid = self._rewards[np.arange(self.num_envs), acting].astype(np.float64)
        infos = self._infos()
        if self._dones.any():
            last = np.full(self.num_envs, None, dtype=object)
            for game in np.flatnonzero(self._dones):
                last[game] = self._lasts[game].copy()
            infos |= {"final_obs": last, "_final_obs": self._dones.copy()}
            ends = {"seat": np.where(self._dones, acting, 0), "_seat": self._dones.copy()}
            infos |= {"final_info": ends, "_final_info": self._dones.copy()}
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._given(self._observations), paid, self._dones.copy(), truncated, infos

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        found: dict[str, Any] = {
            "action_mask": self._masks.astype(np.int8),
            "seat": self._seats.copy(),
            "illegal": self._illegal.copy(),
        }
        if self._plays_all:
            found["rewards"] = self._rewards.copy()
        return found | {f"_{name}": everywhere for name in found}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, shape ``(num_envs, actions)``."""
        return self._given(self._masks)


def _bots(game: str, opponents: str | Bot | Sequence[str | Bot], players: int) -> list[Bot]:
    listed = [opponents] * (players - 1) if isinstance(opponents, str | Bot) else list(opponents)
    if len(listed) != players - 1:
        raise ValueError(f"{players} players have {players - 1} opponents, not {len(listed)}")
    found = [one if isinstance(one, Bot) else Bot(game, one) for one in listed]
    for bot in found:
        if bot.game != game:
            raise BotError(f"this bot plays {bot.game}, not {game}")
    return found


class PuertoRicoVectorEnv(SeatVectorEnv):
    """One seat in each of many games of Puerto Rico."""

    _name = "puerto-rico"


class AltiplanoVectorEnv(SeatVectorEnv):
    """One seat in each of many games of Altiplano."""

    _name = "altiplano"
