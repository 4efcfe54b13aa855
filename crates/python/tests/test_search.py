"""Searches: visit counts and values, functions of the caller, reviews."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import meseta
import numpy as np
import pytest
from numpy.typing import NDArray

Seen = NDArray[np.float32]
Masks = NDArray[np.bool_]
Seats = NDArray[np.int32]


def state(game: str = "puerto-rico") -> meseta.State:
    return meseta.State(game, players=3, seed=1, auto_chance=True)


def even(seen: Seen, masks: Masks, seats: Seats) -> Seen:
    return np.full((len(seen), 3), 1 / 3, np.float32)


def test_a_level_says_how_often_it_looked_at_each_move() -> None:
    bot = meseta.bot("level-6", iterations=60)
    moves = bot.search(state())
    assert sum(move.visits for move in moves) == 60
    assert [move.visits for move in moves] == sorted((move.visits for move in moves), reverse=True)
    assert sum(move.share for move in moves) == pytest.approx(1, abs=1e-4)
    assert all(len(move.values) == 3 and 0 <= min(move.values) <= max(move.values) <= 1 for move in moves)
    legal = state().legal()
    assert all(move.actions[0] in legal for move in moves)
    again = meseta.bot("level-6", iterations=60).search(state())
    assert [(move.actions, move.visits, move.values) for move in again] == [
        (move.actions, move.visits, move.values) for move in moves
    ]
    assert meseta.bot("level-6", iterations=60).decide(state()) == moves[0].actions[0]


@pytest.mark.parametrize("game", meseta.GAMES)
def test_an_evaluator_is_asked_about_many_states_at_a_time(game: str) -> None:
    sizes = []

    def evaluator(seen: Seen, masks: Masks, seats: Seats) -> Seen:
        assert seen.dtype == np.float32 and masks.dtype == np.bool_ and seats.shape == (len(seen),)
        assert masks.any(axis=1).all() and masks.shape == (len(seen), state(game).action_count)
        sizes.append(len(seen))
        return even(seen, masks, seats)

    bot = meseta.Bot(game, "search", iterations=40, evaluator=evaluator, batch=8)
    moves = bot.search(state(game))
    assert sum(move.visits for move in moves) == 40
    assert max(sizes) > 1 and max(sizes) <= 8 and sum(sizes) <= 41


def test_a_prior_leads_the_search() -> None:
    wanted = state().legal()[2]

    def prior(seen: Seen, masks: Masks, seats: Seats) -> Seen:
        weights = np.where(masks, 0.001, 0).astype(np.float32)
        weights[masks[:, wanted], wanted] = 1
        return weights

    bot = meseta.bot("search", iterations=100, evaluator=even, prior=prior)
    moves = bot.search(state())
    assert moves[0].actions == [wanted] and moves[0].share > 0.5

    def model(seen: Seen, masks: Masks, seats: Seats) -> tuple[Seen, Seen]:
        return even(seen, masks, seats), prior(seen, masks, seats)

    both = meseta.bot("search", iterations=100, model=model).search(state())
    assert [(move.actions, move.visits) for move in both] == [(move.actions, move.visits) for move in moves]


@pytest.mark.parametrize("wanted", ["role trader", "role captain", "role mayor"])
def test_what_is_worth_more_is_looked_at_more(wanted: str) -> None:
    """An evaluator thinks that whoever holds one role card wins: the search takes it; and avoids it if it loses."""
    cards = next(field for field in state().fields if field.name == "card_taker")
    shape = (3, cards.size // 3)
    trial = state()
    trial.apply(wanted)
    seen = trial.observation(0)
    card = int(seen[cards.start : cards.start + cards.size].reshape(shape)[0].argmax())

    def holder(sign: float) -> Callable[[Seen, Masks, Seats], Seen]:
        def evaluator(seen: Seen, masks: Masks, seats: Seats) -> Seen:
            takers = seen[:, cards.start : cards.start + cards.size].reshape(-1, *shape)
            return (1 / 3 + sign * (takers[:, :, card] - 1 / 3)).astype(np.float32)

        return evaluator

    number = meseta.actions("puerto-rico").number(wanted)
    liked = meseta.bot("search", iterations=200, evaluator=holder(0.5)).search(state())
    assert liked[0].actions == [number] and liked[0].share > 0.5
    avoided = meseta.bot("search", iterations=200, evaluator=holder(-0.3)).search(state())
    assert avoided[0].actions != [number]
    visits = {move.actions[0]: move.visits for move in avoided}
    assert visits[number] < max(visits.values()) / 2


def test_a_bot_that_asks_itself_is_told_so() -> None:
    bots: list[meseta.Bot] = []

    def evaluator(seen: Seen, masks: Masks, seats: Seats) -> Seen:
        bots[0].decide(state())
        return even(seen, masks, seats)

    bots.append(meseta.bot("search", iterations=10, evaluator=evaluator))
    for ask in (bots[0].search, bots[0].decide):
        with pytest.raises(meseta.BotError, match="its own search"):
            ask(state())
    # Another bot may be asked, and the first one thinks again afterwards.
    asker = bots[0]
    bots[0] = meseta.bot("level-2")
    assert asker.decide(state()) in state().legal()


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (lambda seen, masks, seats: np.zeros((len(seen), 2)), "shape"),
        (lambda seen, masks, seats: np.zeros(len(seen)), "axes"),
        (lambda seen, masks, seats: np.full((len(seen), 3), np.nan), "NaN"),
        (lambda seen, masks, seats: np.full((len(seen), 3), -1.0), "0 to 1"),
    ],
)
def test_an_evaluator_that_answers_something_else(answer: Any, said: str) -> None:
    with pytest.raises(meseta.ArrayError, match=said):
        meseta.bot("search", iterations=10, evaluator=answer).search(state())


def test_what_a_function_raises_is_raised() -> None:
    def evaluator(seen: Seen, masks: Masks, seats: Seats) -> Seen:
        raise ZeroDivisionError("of mine")

    bot = meseta.bot("search", iterations=10, evaluator=evaluator)
    for ask in (bot.search, bot.decide):
        with pytest.raises(ZeroDivisionError, match="of mine"):
            ask(state())


def test_bad_options() -> None:
    wrong: tuple[dict[str, Any], ...] = (
        {"iterations": 0},
        {"worlds": 0},
        {"batch": 0},
        {"seconds": -1.0},
        {"exploration": float("nan")},
    )
    for options in wrong:
        with pytest.raises(meseta.BotError):
            meseta.bot("search", **options)
    with pytest.raises(meseta.BotError, match="does not search"):
        meseta.bot("level-2", iterations=5)
    with pytest.raises(meseta.BotError, match="does not search"):
        meseta.bot("greedy").search(state())
    with pytest.raises(meseta.BotError, match="only `iterations`"):
        meseta.bot("level-6", evaluator=even)
    with pytest.raises(meseta.BotError, match="network"):
        meseta.bot("network")
    with pytest.raises(meseta.NetworkError):
        meseta.bot("network", network=b"none")


def test_a_bot_can_be_sent() -> None:
    bot = pickle.loads(pickle.dumps(meseta.bot("search", iterations=30, evaluator=even, seed=4)))
    ours = meseta.bot("search", iterations=30, evaluator=even, seed=4)
    assert bot.decide(state()) == ours.decide(state())


def test_a_review_judges_every_decision() -> None:
    game = state()
    chooser = meseta.Bot("puerto-rico", "random", seed=3)
    for _ in range(12):
        game.apply(chooser.decide(game))
    small = (20, 1, 4)
    judged = game.review(first=small, second=small)
    assert judged and [one.place for one in judged] == sorted(one.place for one in judged)
    for one in judged:
        assert 0 <= one.cost <= 1 and len(one.before) == 3
        assert one.cost == pytest.approx(max(0, one.after_best[one.seat] - one.after_played[one.seat]), abs=1e-6)
