"""What bad input leads to: typed exceptions, with nothing changed."""

from __future__ import annotations

import pickle
from typing import Any

import meseta
import pytest
from conftest import play


def state() -> meseta.State:
    return meseta.State("puerto-rico", players=3, seed=1, auto_chance=True)


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("chess", {"players": 2}),
        ("puerto-rico", {}),
        ("puerto-rico", {"players": "four"}),
        ("puerto-rico", {"players": 4, "colour": "red"}),
        ("puerto-rico", {"players": 4, "edition": "1999"}),
        ("puerto-rico", {"players": 4, "switches": [object()]}),
        ("altiplano", {"players": 4, "components": {"name": "nobody's"}}),
    ],
)
def test_a_setup_that_is_none(game: str, setup: dict[str, Any]) -> None:
    with pytest.raises(meseta.SetupError):
        meseta.State(game, **setup)


def test_a_setup_that_the_rules_refuse_says_why() -> None:
    with pytest.raises(meseta.SetupError, match="2 to 5 players, not 7") as error:
        meseta.State("puerto-rico", players=7)
    assert error.value.reason == {"type": "player_count", "found": 7}
    assert isinstance(error.value, ValueError)


def test_an_action_that_is_not_legal_says_why() -> None:
    game = state()
    before = game.to_bytes()
    with pytest.raises(meseta.IllegalActionError) as error:
        game.apply("build wharf")
    assert error.value.seat == 0 and error.value.action == "build wharf"
    assert error.value.reason["type"] in str(error.value)
    with pytest.raises(meseta.IllegalActionError) as error:
        game.apply("role settler", seat=1)
    assert error.value.reason == {"type": "not_your_turn", "asked": 0}
    for unknown in ("dance", -1, 10_000, 2**62):
        with pytest.raises(meseta.UnknownActionError):
            game.apply(unknown)
    with pytest.raises(TypeError):
        game.apply(1.5)  # type: ignore[arg-type]  # wrong on purpose
    for seat in (3, -1):
        with pytest.raises(meseta.SeatError) as seat_error:
            game.apply("role settler", seat=seat)
        assert (seat_error.value.seat, seat_error.value.seats) == (seat, 3)
        with pytest.raises(meseta.SeatError):
            game.legal(seat)
        with pytest.raises(meseta.SeatError):
            game.mask(seat)
        with pytest.raises(meseta.SeatError):
            game.view(seat)
        with pytest.raises(meseta.SeatError):
            game.determinize(seat, 1)
    assert game.to_bytes() == before


def test_chance_that_is_not_waited_for() -> None:
    with pytest.raises(meseta.ChanceError):
        state().chance()
    waiting = meseta.State("puerto-rico", players=3)
    for impossible in ("draft church", 4_000, -1, "rain"):
        with pytest.raises(meseta.ChanceError):
            waiting.chance(impossible)
    with pytest.raises(meseta.IllegalActionError) as error:
        waiting.apply("role settler")
    assert error.value.reason == {"type": "chance_first"}
    assert waiting.history() == []


def test_a_game_that_is_over() -> None:
    game = state()
    play(game, 10_000, seed=1)
    with pytest.raises(meseta.GameOverError) as error:
        game.apply("role settler")
    assert error.value.reason == {"type": "game_over"}
    assert isinstance(error.value, meseta.IllegalActionError)
    with pytest.raises(meseta.ChanceError):
        game.chance()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "chess"}', '{"game": "puerto-rico"}', "\x00"])
def test_a_position_that_is_none(text: str) -> None:
    with pytest.raises(meseta.PositionError):
        meseta.State.from_json(text)


def test_a_record_that_is_none() -> None:
    with pytest.raises(meseta.RecordError):
        meseta.State.from_record("hello")
    record = state().record()
    with pytest.raises(meseta.RecordError) as error:
        meseta.State.from_record(record + "0 build wharf\n")
    assert error.value.entry == len(state().history())
    with pytest.raises(meseta.RecordError) as error:
        meseta.State.from_record(record + "0 dance\n")
    assert error.value.line == len(record.splitlines()) + 1


def test_bytes_that_are_none() -> None:
    data = state().to_bytes()
    for damaged in (b"", b"\xff\xfe", data[:-1], data[:40], data.replace(b"settler", b"builder"), data + b" "):
        if damaged != data:
            with pytest.raises(meseta.BytesError):
                meseta.State.from_bytes(damaged)
    with pytest.raises(meseta.BytesError, match="rules 999"):
        meseta.State.from_bytes(data.replace(b"rules ", b"rules 999", 1))


def test_component_files_that_are_none() -> None:
    with pytest.raises(meseta.ComponentsError):
        meseta.load_components("name = 3")


def test_a_panic_becomes_an_exception(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(meseta.InternalError, match="this was asked for"):
        meseta._core.fail_inside()
    assert "panicked" in capfd.readouterr().err


def test_exceptions_can_be_sent() -> None:
    with pytest.raises(meseta.IllegalActionError) as error:
        state().apply("build wharf")
    again = pickle.loads(pickle.dumps(error.value))
    assert type(again) is meseta.IllegalActionError
    assert (str(again), again.reason, again.seat) == (str(error.value), error.value.reason, 0)


def test_numbers_that_are_none() -> None:
    numbers = meseta.actions("altiplano")
    with pytest.raises(IndexError):
        numbers.name(len(numbers))
    with pytest.raises(KeyError):
        numbers.number("dance")
    with pytest.raises(meseta.SetupError):
        meseta.actions("chess")
