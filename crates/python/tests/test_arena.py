"""The arena, frames for other libraries, checkpoints."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import meseta
import numpy as np
import pyarrow
import pytest
from meseta.frame import Frame
from meseta.jobs import Progress
from meseta.matches import Entrant, Sprt


def first(state: meseta.State, seat: int) -> int:
    return state.legal(seat)[0]


class Sitter:
    """Plays at random, with the seed that it is given."""

    def sit(self, seat: int, players: int, seed: int) -> Any:
        random = np.random.default_rng(seed)
        return lambda state, seat: random.choice(state.legal(seat))


def played(result: meseta.matches.Result) -> list[dict[str, Any]]:
    """The games without what depends on the clock."""
    rows = [result.games.row(number) for number in range(result.games.rows)]
    return [{name: value for name, value in row.items() if not name.endswith("_us")} for row in rows]


def test_bots_and_functions_meet() -> None:
    entrants: dict[str, Entrant] = {"greedy": "greedy", "first": first, "dice": Sitter(), "six": meseta.bot("level-6", iterations=8)}
    result = meseta.arena(entrants, players=4, blocks=4, seed=3)
    assert result.names == list(entrants) and result.blocks == 4
    assert result.games.rows == 4 * 4 * 4
    assert result.share("six").mean > result.share("first").mean
    assert math.isclose(sum(result.share(name).mean for name in entrants), 1)
    shares = np.asarray(result.games["share"])
    assert math.isclose(float(shares.sum()), 16)
    share = result.share("greedy")
    assert 0 <= share.low <= share.mean <= share.high <= 1 and share.blocks == 4
    again = meseta.arena(entrants, players=4, blocks=4, seed=3, threads=1, blocks_per_unit=3)
    assert played(again) == played(result)
    assert result.ratings[3].mean > result.ratings[1].mean
    assert "six" in repr(result.summary)


def test_other_libraries_read_the_columns() -> None:
    result = meseta.arena(["greedy", "random"], game="altiplano", players=2, blocks=2)
    table = pyarrow.table(result.games)
    assert table.column_names == list(result.games)
    assert table.to_pydict()["bot"] == result.games["bot"]
    assert table.to_pydict()["points"] == np.asarray(result.games["points"]).tolist()
    assert pyarrow.table(result.summary).num_rows == result.summary.rows
    empty = pyarrow.table(Frame({"a": np.zeros(0, np.int64), "b": []}))
    assert empty.num_rows == 0
    # A stream that nobody reads is freed.
    assert result.games.__arrow_c_stream__() is not None
    with pytest.raises(ValueError, match="lengths"):
        Frame({"a": [1, 2], "b": [1.0]})


def test_a_sequential_test_stops_early() -> None:
    result = meseta.arena(["greedy", "random"], players=2, blocks=200, sprt=Sprt(), blocks_per_unit=4)
    assert result.sprt is not None and result.sprt.verdict == "h1" and result.blocks < 200
    with pytest.raises(meseta.ArenaError, match="H1 must be above"):
        meseta.arena(["greedy", "random"], sprt=Sprt(low=0.1, high=0.1))


def test_who_breaks_down_forfeits() -> None:
    def broken(state: meseta.State, seat: int) -> int:
        raise LookupError("lost my way")

    def wrong(state: meseta.State, seat: int) -> str:
        return "build wharf"

    with pytest.warns(RuntimeWarning, match="lost my way|wharf"):
        result = meseta.arena([broken, wrong, "random"], players=3, blocks=1)
    kinds = dict(zip(result.games["bot"], result.games["forfeit"]))
    assert kinds == {"broken": "crash", "wrong": "illegal", "random": ""}
    assert result.share("random").mean == 1


def test_a_function_sees_nothing_hidden() -> None:
    """What a function's state says of the other seat's Missions is not what that seat has, though there are as many."""
    seen: list[tuple[int, list[list[str]]]] = []

    def look(state: meseta.State, seat: int) -> int:
        position = json.loads(state.to_json())
        assert state.history() == []
        if position["decision"]["type"] == "keep_mission":
            seen.append((seat, [one["missions"]["hand"] for one in position["seats"]]))
        return state.legal(seat)[0]

    meseta.arena({"one": look, "two": look}, game="altiplano", players=2, blocks=2, threads=1, switches=["missions"])
    assert [seat for seat, _ in seen] == [0, 1] * 4
    pairs = [(first[1], second[1]) for (_, first), (_, second) in zip(seen[::2], seen[1::2], strict=True)]
    assert all(len(told) == len(real) == 3 for told, real in pairs)
    assert any(sorted(told) != sorted(real) for told, real in pairs)


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    options: dict[str, Any] = {"players": 2, "blocks": 6, "seed": 5, "blocks_per_unit": 1}
    told: list[Progress] = []

    def stop(progress: Progress) -> None:
        told.append(progress)
        if progress.done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        meseta.arena(["greedy", "random"], checkpoint=tmp_path, watch=stop, **options)
    assert [progress.done for progress in told] == [1, 2, 3] and told[-1].left >= 0
    # A file that was cut off is done again.
    (tmp_path / "unit-000001").write_bytes(b"half")
    told.clear()
    result = meseta.arena(["greedy", "random"], checkpoint=tmp_path, watch=told.append, **options)
    assert [progress.done for progress in told] == [3, 4, 5, 6]
    assert played(result) == played(meseta.arena(["greedy", "random"], **options))
    with pytest.raises(meseta.CheckpointError, match="`seed` is 5 there"):
        meseta.arena(["greedy", "random"], checkpoint=tmp_path, **{**options, "seed": 6})
    with pytest.raises(meseta.CheckpointError):
        meseta.arena(["greedy", "random"], checkpoint=tmp_path / "job.json", **options)


def test_arenas_that_are_none() -> None:
    for entrants, options in (
        (["greedy"], {}),
        (["greedy", 7], {}),
        (["greedy", "random"], {"blocks": 0}),
        (["greedy", "random"], {"lineups": "none"}),
        (["greedy", "random"], {"seed": -1}),
    ):
        with pytest.raises(meseta.ArenaError):
            meseta.arena(entrants, **options)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(meseta.BotError):
        meseta.arena(["greedy", "level-9"])
    with pytest.raises(meseta.BotError, match="altiplano"):
        meseta.arena(["greedy", meseta.Bot("altiplano", "greedy")])
    with pytest.raises(meseta.SetupError):
        meseta.arena(["greedy", "random"], players=9)
