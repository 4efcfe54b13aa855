"""OpenSpiel games (needs ``pip install open_spiel``). Importing this module registers them.

``pyspiel.load_game("python_meseta_puerto_rico", {"players": 3})`` and ``"python_meseta_altiplano"``. The parameter
``setup`` takes further words of a record's setup line, with ``:`` for ``=`` and ``+`` for ``,``, which OpenSpiel has
other uses for: ``"edition:2011 expansions:new_buildings+nobles"``. Chance nodes are explicit; actions and outcomes have
the numbers of :func:`meseta.actions` and :func:`meseta.outcomes`. There are rewards only at the end: 1 for a sole
winner and ``-1 / (players - 1)`` for everybody else.
"""

# pyspiel has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from meseta._core import State, actions, outcomes, rules_version
from meseta.rewards import rewards

#: No game has this many decisions.
GAME_LENGTH_MAX = 20_000

_NAMES = {"puerto-rico": "Puerto Rico", "altiplano": "Altiplano"}


def _game_type(key: str) -> Any:
    return pyspiel.GameType(
        short_name="python_meseta_" + key.replace("-", "_"),
        long_name=f"{_NAMES[key]} (Meseta)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 4, "setup": ""},
    )


class MesetaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types.
    """A game with one setup."""

    _key: str
    #: What OpenSpiel knows of the game before it is made.
    about: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", 4))
        words = str(params.get("setup", "")).replace(":", "=").replace("+", ",")
        line = f"players={players} {words}".strip()
        header = f"meseta-record 1\ngame {self._key}\nrules {rules_version(self._key)}\nsetup {line}\n"
        #: The game before its first decision.
        self.start = State.from_record(header)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.action_count,
            max_chance_outcomes=len(outcomes(self._key)),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=GAME_LENGTH_MAX,
        )
        super().__init__(self.about, info, params)

    def new_initial_state(self) -> MesetaState:
        """The game before its first decision."""
        return MesetaState(self, self.start.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MesetaObserver | None:
        """An observer that sees what a player sees at the moment; None for any other kind of observation."""
        if iig_obs_type is not None:
            own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            if iig_obs_type.perfect_recall or not iig_obs_type.public_info or not own:
                return None
        return MesetaObserver(self.start)

    def max_chance_nodes_in_history(self) -> int:
        """No more than there are decisions."""
        return GAME_LENGTH_MAX


class MesetaState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types.
    """A game, in progress or over."""

    def __init__(self, game: MesetaGame, state: State) -> None:
        super().__init__(game)
        #: The game as it stands.
        self.game_state = state

    def current_player(self) -> int:
        """Who is asked; the first, if there are several."""
        if self.game_state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.game_state.seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game_state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, with probabilities."""
        return sorted(self.game_state.outcomes())

    def _apply_action(self, action: int) -> None:
        if self.game_state.is_chance:
            self.game_state.chance(action)
        else:
            self.game_state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        names = outcomes if player == pyspiel.PlayerId.CHANCE else actions
        return names(self.game_state.game).name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game_state.is_over

    def returns(self) -> list[float]:
        """What the end pays; until then, 0 for everybody."""
        if not self.game_state.is_over:
            return [0.0] * self.game_state.players
        return rewards(self.game_state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> MesetaState:
        """A state that the player can't tell from this one. It begins there: its history is empty."""
        state = self.game_state.determinize(player_id, int(probability_sampler() * 2**63))
        return MesetaState(self.get_game(), state)

    def __str__(self) -> str:
        return "\n".join(self.game_state.history()) or "no decision yet"


class MesetaObserver:
    """What a player sees, as a flat array and by field."""

    def __init__(self, start: State) -> None:
        fields = start.fields
        #: All cells.
        self.tensor = np.zeros(sum(field.size for field in fields), np.float32)
        #: The same cells by field.
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in fields
        }

    def set_from(self, state: MesetaState, player: int) -> None:
        """Fills the arrays."""
        state.game_state.observation(player, out=self.tensor)

    def string_from(self, state: MesetaState, player: int) -> str:
        """The fields that are not 0."""
        self.set_from(state, player)
        shown = [f"{name}: {part.tolist()}" for name, part in self.dict.items() if part.any()]
        return "\n".join(shown)


class PuertoRicoGame(MesetaGame):
    """Puerto Rico."""

    _key = "puerto-rico"
    about = _game_type("puerto-rico")


class AltiplanoGame(MesetaGame):
    """Altiplano."""

    _key = "altiplano"
    about = _game_type("altiplano")


for _game in (PuertoRicoGame, AltiplanoGame):
    pyspiel.register_game(_game.about, _game)
