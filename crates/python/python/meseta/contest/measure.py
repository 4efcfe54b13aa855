"""How often an agent chooses what a bot chooses, how often it wins, and how long it thinks."""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from meseta._core import Bot, State, actions
from meseta.contest.game import STORING, Game
from meseta.contest.layout import NUMBERS, PLAYERS

#: Decisions that are several actions.
COMPOSITE = ("place_workers", *STORING)


class Agent(Protocol):
    """What the contest asks."""

    def on_game_start(self, forward_model: Any = None) -> None:
        """A game begins."""

    def act(self, observation: Any, action_mask: Any) -> int:
        """The number of a legal action."""
        ...


@dataclass
class Agreement:
    """Decisions of whole games, by kind; a placement, or what is kept in storage, is one decision."""

    asked: Counter[str] = field(default_factory=Counter[str])
    same: Counter[str] = field(default_factory=Counter[str])

    @property
    def share(self) -> float:
        """The share of decisions in which the agent chooses the same."""
        return self.same.total() / max(1, self.asked.total())


class Reference:
    """What a bot would do in the contest's decisions."""

    def __init__(self, key: str, seed: int) -> None:
        self._bot = Bot("puerto-rico", key, seed=seed)
        self._names = actions("puerto-rico")

    def action(self, game: Game) -> int:
        """Its action where one action is a whole decision."""
        state = game.state.copy()
        line = self._decide(state)
        if game.decision == "hacienda" and line == "pass":
            seat = state.seat
            state.apply(line)
            if state.seat == seat and self._names.name(state.legal()[0]) == "pass":
                line = self._decide(state)
        return NUMBERS[line]

    def boards(self, game: Game) -> dict[str, Any]:
        """Its boards after a placement or storage."""
        state, seat, kind = game.state.copy(), game.state.seat, game.decision
        while state.seat == seat and kind_of(state) in (STORING if kind in STORING else (kind,)):
            state.apply(self._decide(state))
        return boards_of(state, seat)

    def play(self, game: Game) -> None:
        """Decides for the player whose turn it is."""
        game.decide(self._decide)

    def _decide(self, state: State) -> str:
        return self._names.name(self._bot.decide(state))


def kind_of(state: State) -> str:
    """What is asked."""
    return str(json.loads(state.to_json())["decision"]["type"])


def boards_of(state: State, seat: int | None) -> dict[str, Any]:
    """What a placement or storage changes."""
    board = json.loads(state.to_json())["seats"][seat or 0]
    return {name: board[name] for name in ("goods", "san_juan", "tile_workers", "buildings")}


def agreement(agents: Sequence[Agent], games: int, *, seed: int = 1, key: str = "level-4") -> Agreement:
    """Lets the agents play whole games and asks a bot at each of their decisions what it would do."""
    result = Agreement()
    for number in range(games):
        game = Game(seed + number, first=number % PLAYERS)
        references = [Reference(key, seed + 1_000 * number + player) for player in range(PLAYERS)]
        for agent in agents:
            agent.on_game_start()
        while not game.over:
            player, kind = game.player, game.decision
            reference, agent = references[player], agents[player]
            if kind in COMPOSITE:
                seat = game.state.seat
                expected = reference.boards(game)
                while not game.over and game.state.seat == seat and game.decision in COMPOSITE:
                    game.step(agent.act(*game.observe()))
                same = boards_of(game.state, seat) == expected
            else:
                wanted = reference.action(game)
                action = agent.act(*game.observe())
                same = action == wanted
                game.step(action)
            result.asked[kind] += 1
            result.same[kind] += same
    return result


@dataclass
class Match:
    """How an agent did against two copies of a bot."""

    games: int = 0
    wins: float = 0.0
    #: Seconds of processor time for each action; a busy machine does not lengthen them.
    times: list[float] = field(default_factory=list[float])

    @property
    def share(self) -> float:
        """The share of the games won; a shared win counts in part."""
        return self.wins / max(1, self.games)

    @property
    def error(self) -> float:
        """Half the width of the interval that contains the true share in 95 % of such matches."""
        return 1.96 * math.sqrt(max(self.share * (1 - self.share), 0.0) / max(1, self.games))


def match(agent: Agent, games: int, *, seed: int = 1, key: str = "level-2") -> Match:
    """Plays against two copies of a bot, in every seat equally often."""
    result = Match()
    for number in range(games):
        game = Game(seed + number, first=number % PLAYERS)
        own = number // PLAYERS % PLAYERS
        # The upper half of a seed is a bot's character.
        bots = [Reference(key, (seed + number) << 34 | (player + 1) << 32 | number) for player in range(PLAYERS)]
        agent.on_game_start()
        while not game.over:
            if game.player == own:
                seen = game.observe()
                start = time.process_time()
                action = agent.act(*seen)
                result.times.append(time.process_time() - start)
                game.step(action)
            else:
                bots[game.player].play(game)
        result.games += 1
        result.wins += game.win_shares()[own]
    return result
