"""The game as an object: playing, copying, undoing, writing and reading."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import meseta
import numpy as np
import pytest
from conftest import EXPANSIONS, play

Make = Callable[..., meseta.State]


def test_a_game_is_played_to_its_end(make: Make) -> None:
    state = make(seed=1)
    play(state, 20_000, seed=2)
    assert state.is_over and not state.is_chance
    assert state.seat is None and state.asked == () and state.legal() == []
    scores = state.scores()
    assert [score.seat for score in scores] == list(range(state.players))
    assert min(score.rank for score in scores) == 1
    assert sum(state.win_shares()) == pytest.approx(1)
    assert state.round > 3


def test_mask_and_legal_list_agree(make: Make) -> None:
    state = make(seed=3, auto_chance=True)
    numbers = meseta.actions(state.game)
    for step in range(400):
        if state.is_over:
            break
        for seat in range(state.players):
            legal = state.legal(seat)
            mask = state.mask(seat)
            assert mask.shape == (state.action_count,) and mask.dtype == np.bool_
            assert sorted(legal) == np.flatnonzero(mask).tolist()
            assert bool(legal) == (seat in state.asked)
        for number in state.legal():
            assert numbers.number(numbers.name(number)) == number
        play(state, 1, seed=step)


def test_without_expansions_there_are_fewer_numbers() -> None:
    numbers = meseta.actions("puerto-rico")
    base = meseta.State("puerto-rico", players=3)
    full = meseta.State("puerto-rico", players=3, expansions=EXPANSIONS)
    assert base.action_count == numbers.base_count < full.action_count == len(numbers)


def test_equal_seeds_and_actions_give_equal_games(make: Make) -> None:
    one, other, third = make(seed=5), make(seed=5), make(seed=6)
    for state in (one, other, third):
        play(state, 300, seed=7)
    assert one == other and one.hash() == other.hash() and one.history() == other.history()
    assert one != third and one.hash() != third.hash()


def test_a_copy_goes_its_own_way(make: Make) -> None:
    state = make(seed=1)
    play(state, 100, seed=1)
    before = state.to_json()
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert other == state
        play(other, 50, seed=2)
        assert other != state
    assert state.to_json() == before


def test_what_was_done_can_be_taken_back(make: Make) -> None:
    state = make(seed=4)
    hashes = [state.hash()]
    for step in range(120):
        play(state, 1, seed=step)
        hashes.append(state.hash())
    for back in (1, 7, 112):
        state.undo(back)
        del hashes[-back:]
        assert state.hash() == hashes[-1] and len(state.history()) == len(hashes) - 1
    with pytest.raises(meseta.UndoError) as error:
        state.undo()
    assert (error.value.count, error.value.possible) == (1, 0)


def test_the_same_is_drawn_again_after_an_undo() -> None:
    state = meseta.State("puerto-rico", players=4, seed=9, auto_chance=True)
    start = state.hash()
    state.apply("role settler")
    for _ in range(4):
        state.apply(state.legal()[0])
    after = state.hash()
    moves = [line.split(" ", 1)[1] for line in state.history() if line[0] != "?"]
    state.undo(5)
    assert state.hash() == start
    for move in moves:
        state.apply(move)
    assert state.hash() == after


def test_written_and_read_again_it_is_the_same(make: Make) -> None:
    state = make(seed=8)
    for _ in range(6):
        play(state, 60, seed=8)
        record = meseta.State.from_record(state.record())
        assert record == state and record.history() == state.history()
        position = meseta.State.from_json(state.to_json())
        assert position == state and position.history() == []
        for other in (meseta.State.from_bytes(state.to_bytes()), pickle.loads(pickle.dumps(state))):
            assert other == state and other.history() == state.history()
            assert other.seed == state.seed
        again = meseta.State.from_bytes(position.to_bytes())
        assert again == state
        with pytest.raises(meseta.NoRecordError):
            position.record()


def test_what_a_seat_does_not_know_is_drawn_anew(make: Make) -> None:
    state = make(seed=2)
    play(state, 150, seed=3)
    for seat in range(state.players):
        other = state.determinize(seat, seed=11)
        assert other.view(seat, counted=True) == state.view(seat, counted=True)
        assert other.determinize(seat, seed=11) == other or state.game == "puerto-rico"


def test_chance_is_a_player() -> None:
    state = meseta.State("puerto-rico", players=3)
    assert state.is_chance and state.legal() == []
    outcomes = meseta.outcomes("puerto-rico")
    possible = state.outcomes()
    assert sum(probability for _, probability in possible) == pytest.approx(1)
    number, _ = possible[0]
    assert state.chance(number) == number
    assert state.chance(outcomes.name(number)) == number
    assert state.history() == [f"? {outcomes.name(number)}"] * 2
    drawn = {state.copy(seed=seed).chance() for seed in range(60)}
    assert drawn <= {number for number, _ in state.outcomes()} and len(drawn) > 2


def test_every_setup_can_be_asked_for() -> None:
    state = meseta.State(
        "puerto-rico",
        players=2,
        edition="2011",
        expansions=["new_buildings"],
        switches=["open_vp"],
        vp_pool=60,
        draft="random",
    )
    assert state.setup["vp_pool"] == 60 and state.setup["draft"] == "random"
    state = meseta.State("altiplano", players=5, switches=["missions"], start_player=3)
    assert state.setup["start_player"] == 3


def test_importing_takes_no_time() -> None:
    code = "import time; t = time.process_time(); import meseta; print(time.process_time() - t)"
    # Processor time, and the quickest of several: the machine may be busy with something else.
    times = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(10)]
    assert min(times) < 0.2
