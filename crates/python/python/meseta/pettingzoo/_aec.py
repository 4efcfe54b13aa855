"""One AEC environment for both games."""

# PettingZoo has no stubs.
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from meseta._core import State, actions
from meseta.rewards import rewards

Observation: TypeAlias = NDArray[np.float32]
Wrapped: TypeAlias = AECEnv[str, Any, Any]


class GameEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types.
    """A game in which every seat is an agent, ``player_0`` to ``player_4``.

    An agent sees a flat array (:attr:`fields` names its parts). For the agent in turn,
    ``infos[agent]["action_mask"]`` says which actions are legal, as int8. Chance is drawn automatically. Where
    Altiplano asks several seats at a time, they answer one after the other, and none sees what the others have answered.
    """

    def __init__(
        self,
        game: str,
        name: str,
        players: int,
        *,
        render_mode: Literal["ansi"] | None = None,
        reward: Literal["win", "points"] = "win",
        **setup: Any,
    ) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._make = (game, {"players": players, **setup})
        self._reward: Literal["win", "points"] = reward
        state = State(game, seed=0, players=players, **setup)
        #: The fields of the observation.
        self.fields = state.fields
        high = np.concatenate([np.full(field.size, field.high, np.float32) for field in self.fields])
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        box = spaces.Box(np.zeros_like(high), high)
        self.observation_spaces = {agent: box for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(state.action_count) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; the same seed and actions give the same game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        game, setup = self._make
        chosen = int(self._random.integers(2**63))
        #: The game as it stands.
        self.game = State(game, seed=chosen, auto_chance=True, **setup)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What the agent sees now."""
        return self.game.observation(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Carries out an action by the agent in turn; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if self.game.is_over:
            paid = rewards(self.game, self._reward)
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            nothing = np.zeros(self.game.action_count, np.int8)
            self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        else:
            self._ask()
        self._accumulate_rewards()
        self._deads_step_first()

    def _ask(self) -> None:
        """Turns to the seat that is asked."""
        seat = self.game.seat
        assert seat is not None, "with auto_chance a game that is not over asks a seat"
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.game.mask().astype(np.int8)}

    def render(self) -> str | None:
        """The last ten decisions and the points, with ``render_mode="ansi"``."""
        if self.render_mode is None:
            return None
        points = " ".join(f"{score.seat}:{score.points}" for score in self.game.scores())
        return "\n".join([*self.game.history()[-10:], f"round {self.game.round}, points {points}"])

    def close(self) -> None:
        """There is nothing to close."""

    def action_name(self, action: int) -> str:
        """The notation of an action."""
        return actions(self._make[0]).name(action)
