"""Observations: named fields, and nothing hidden in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import meseta
import numpy as np
import pytest
from conftest import play

Make = Callable[..., meseta.State]


def test_fields_cover_the_array(make: Make) -> None:
    state = make(seed=1, auto_chance=True)
    play(state, 60, seed=1)
    fields = state.fields
    start = 0
    for field in fields:
        assert field.start == start and field.size == int(np.prod(field.shape)) and field.meaning
        start += field.size
    assert len({field.name for field in fields}) == len(fields)
    for seat in range(state.players):
        cells = state.observation(seat)
        assert cells.shape == (start,) and cells.dtype == np.float32
        for field in fields:
            part = cells[field.start : field.start + field.size]
            assert part.min() >= 0 and part.max() <= field.high


def test_what_is_hidden_is_not_in_it(make: Make) -> None:
    state = make(seed=2)
    for step in range(40):
        play(state, 8, seed=step)
        for seat in range(state.players):
            other = state.determinize(seat, seed=step)
            assert other.observation(seat).tobytes() == state.observation(seat).tobytes()


def test_it_is_written_where_it_is_wanted() -> None:
    state = meseta.State("puerto-rico", players=3, seed=1, auto_chance=True)
    size = sum(field.size for field in state.fields)
    out = np.full(size, 9, np.float32)
    assert state.observation(1, out=out) is out
    assert (out == state.observation(1)).all()
    for short in (np.zeros(size - 1, np.float32), np.zeros(2 * size, np.float32)[::2]):
        with pytest.raises(meseta.ArrayError):
            state.observation(out=short)
    locked = np.zeros(size, np.float32)
    locked.flags.writeable = False
    with pytest.raises(meseta.ArrayError):
        state.observation(out=locked)
    wrong: Any = np.zeros(size, np.float64)
    with pytest.raises(TypeError):
        state.observation(out=wrong)


def test_a_field_tells_what_the_view_tells() -> None:
    state = meseta.State("puerto-rico", players=4, seed=3, auto_chance=True)
    play(state, 150, seed=3)
    fields = {field.name: field for field in state.fields}
    for seat in range(4):
        view, cells = state.view(seat), state.observation(seat)
        field = fields["doubloons"]
        shown = cells[field.start : field.start + field.size].tolist()
        assert shown == [view["seats"][(seat + place) % 4]["doubloons"] for place in range(4)]
        kind = view["decision"]["type"]
        field = fields["decision"]
        assert cells[field.start + meseta.decision_kinds("puerto-rico").index(kind)] == 1


@pytest.mark.parametrize("game", meseta.GAMES)
def test_every_kind_of_decision_has_its_name(game: str) -> None:
    state = meseta.State(game, players=3, seed=1)
    field = next(field for field in state.fields if field.name == "decision")
    kinds = meseta.decision_kinds(game)
    for step in range(2_000):
        if state.is_over:
            break
        place = int(state.observation(0)[field.start : field.start + field.size].argmax())
        assert kinds[place] == state.view(0)["decision"]["type"]
        play(state, 1, seed=step)
