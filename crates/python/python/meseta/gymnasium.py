"""Gymnasium environments for one seat against bots (needs ``pip install gymnasium``).

Importing this module registers them: ``gymnasium.make("meseta/PuertoRico-v1", players=4, opponents="level-3")``, and
``"meseta/Altiplano-v1"``; ``gymnasium.make("meseta.gymnasium:meseta/PuertoRico-v1")`` imports it by itself.
``gymnasium.make_vec`` with the same names makes a :class:`SeatVectorEnv`: many games side by side, without Python between
the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, SupportsInt, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import (
    register,  # pyright: ignore[reportUnknownVariableType] # its options have no types
    registry,
)
from numpy.typing import NDArray

from meseta._core import Bot, State
from meseta._vector import AltiplanoVectorEnv, PuertoRicoVectorEnv, SeatVectorEnv
from meseta.rewards import rewards

#: The key of a bot, or a function that takes the state and the seat and returns the number of a legal action.
Opponent: TypeAlias = str | Callable[[State, int], int]


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a game; bots play the others, and chance is drawn by itself.

    An observation is a flat array (:attr:`fields` names its parts). ``info["action_mask"]`` says which actions are
    legal, as int8, and so does :meth:`action_masks`. An illegal action ends the game with a reward of -1 and with
    ``info["illegal"]``.

    Args:
        players: 2 to 5.
        seat: Which seat to play; a random one in each game if None.
        opponents: Who plays the others: one for all, or one for each in clockwise order.
        reward: What the end of a game pays; see :func:`meseta.rewards.rewards`.
        render_mode: None or ``"ansi"``.
        **setup: As for :class:`meseta.State`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}
    _name: str

    def __init__(
        self,
        players: int = 4,
        *,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: Literal["win", "points"] = "win",
        render_mode: Literal["ansi"] | None = None,
        **setup: Any,
    ) -> None:
        self._opponents: list[Opponent]
        if isinstance(opponents, str) or callable(opponents):
            self._opponents = [opponents] * (players - 1)
        else:
            self._opponents = list(opponents)
        if len(self._opponents) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(self._opponents)}")
        self.render_mode = render_mode
        self._setup = {"players": players, **setup}
        self._reward: Literal["win", "points"] = reward
        self._wanted = seat
        self.game = State(self._name, seed=0, auto_chance=True, **self._setup)
        self.game.legal(seat)
        #: The fields of the observation.
        self.fields = self.game.fields
        high = np.concatenate([np.full(field.size, field.high, np.float32) for field in self.fields])
        self.observation_space = spaces.Box(np.zeros_like(high), high)
        self.action_space = spaces.Discrete(self.game.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begins a new game and plays it until the seat is asked."""
        super().reset(seed=seed)
        players = self._setup["players"]
        self.game = State(self._name, seed=self._draw(), auto_chance=True, **self._setup)
        self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
        self._players: dict[int, Callable[[State, int], int]] = {}
        for distance, opponent in enumerate(self._opponents, start=1):
            if isinstance(opponent, str):
                opponent = Bot(self._name, opponent, seed=self._draw()).decide
            self._players[(self.seat + distance) % players] = opponent
        self._play_others()
        return self.game.observation(self.seat), self._info()

    def step(
        self, action: SupportsInt
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Carries out an action and plays on until the seat is asked again, or the game is over."""
        if int(action) not in self.game.legal(self.seat):
            info = {**self._info(), "illegal": True}
            return self.game.observation(self.seat), -1.0, True, False, info
        self.game.apply(int(action), self.seat)
        self._play_others()
        over = self.game.is_over
        reward = rewards(self.game, self._reward)[self.seat] if over else 0.0
        return self.game.observation(self.seat), reward, over, False, self._info()

    def _draw(self) -> int:
        return int(self.np_random.integers(2**63))

    def _play_others(self) -> None:
        while not self.game.is_over and self.seat not in self.game.asked:
            asked = self.game.asked[0]
            self.game.apply(self._players[asked](self.game, asked), asked)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.game.mask(self.seat)

    def render(self) -> str | None:
        """The last ten decisions and the points, with ``render_mode="ansi"``."""
        if self.render_mode is None:
            return None
        points = " ".join(f"{score.seat}:{score.points}" for score in self.game.scores())
        return "\n".join([*self.game.history()[-10:], f"round {self.game.round}, points {points}"])


class PuertoRicoEnv(SeatEnv):
    """One seat of Puerto Rico."""

    _name = "puerto-rico"


class AltiplanoEnv(SeatEnv):
    """One seat of Altiplano."""

    _name = "altiplano"


__all__ = ["AltiplanoEnv", "AltiplanoVectorEnv", "PuertoRicoEnv", "PuertoRicoVectorEnv", "SeatEnv", "SeatVectorEnv"]

for _id, _env, _vector in (
    ("meseta/PuertoRico-v1", PuertoRicoEnv, PuertoRicoVectorEnv),
    ("meseta/Altiplano-v1", AltiplanoEnv, AltiplanoVectorEnv),
):
    if _id not in registry:
        register(
            id=_id,
            entry_point=f"{__name__}:{_env.__name__}",
            vector_entry_point=f"{__name__}:{_vector.__name__}",
        )
