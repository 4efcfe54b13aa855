"""Games as tables of decisions."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meseta
import pyarrow.parquet as parquet
import pytest
from conftest import play

OVER = 100_000


def finished(game: str, seed: int) -> meseta.State:
    state = meseta.State(game, players=3, seed=seed, auto_chance=True)
    play(state, OVER, seed)
    assert state.is_over
    return state


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_games_become_rows(tmp_path: Path) -> None:
    records = tmp_path / "records" / "older"
    records.mkdir(parents=True)
    (records / "one.txt").write_text(finished("altiplano", 1).record())
    (records / "notes.md").write_text("not a record")
    begun = meseta.State("puerto-rico", players=3, seed=1, auto_chance=True)

    def games() -> Iterator[Any]:
        yield finished("puerto-rico", 2)
        yield begun
        yield finished("puerto-rico", 3).record()
        yield records.parent

    out = tmp_path / "games.parquet"
    done = meseta.export(out, games(), observations=True, iterations=8, seed=5)
    assert (done.file, done.card, done.games, done.left_out) == (out, tmp_path / "games.md", 3, 1)
    rows: list[dict[str, Any]] = parquet.read_table(out).to_pylist()
    assert len(rows) == done.decisions and {row["game_number"] for row in rows} == {0, 1, 2}
    assert (rows[0]["game"], rows[-1]["game"]) == ("puerto-rico", "altiplano")
    for row in rows[:50] + rows[-50:]:
        assert row["chosen"] in row["legal"] and sum(row["visits"]) == 8
        assert meseta.actions(row["game"]).name(row["chosen"]) == row["action"]
        state = meseta.State(row["game"], players=3, seed=0)
        assert len(row["observation"]) == state.observation(0).size
        assert row["result"] == pytest.approx(row["shares"][row["seat"]])
    card = done.card.read_text()
    assert "puerto-rico" in card and "altiplano" in card and "chosen" in card


def test_only_one_game_and_a_single_source(tmp_path: Path) -> None:
    both = [finished("puerto-rico", 2), finished("altiplano", 2)]
    done = meseta.export(tmp_path / "only.parquet", both, game="altiplano")
    assert (done.games, done.left_out) == (1, 1)
    done = meseta.export(tmp_path / "one.parquet", both[0])
    assert (done.games, done.left_out) == (1, 0)


def test_what_is_refused_leaves_nothing(tmp_path: Path) -> None:
    state = finished("puerto-rico", 2)
    out = tmp_path / "games.parquet"

    def refused(games: Any, error: type[Exception], match: str, **options: Any) -> None:
        before = names(tmp_path)
        with pytest.raises(error, match=match):
            meseta.export(out, games, **options)
        assert names(tmp_path) == before

    bad = tmp_path / "bad.txt"
    bad.write_text(state.record().replace("role", "roll", 1))
    refused([state, bad], meseta.RecordError, "bad.txt")
    refused([state, tmp_path / "none.txt"], meseta.ExportError, "none.txt can't be read")
    refused([meseta.State.from_json(state.to_json())], meseta.NoRecordError, "position")
    refused([state], meseta.SetupError, "chess", game="chess")
    refused([state], meseta.ExportError, "simulations", iterations=10**6)

    def interrupted() -> Iterator[meseta.State]:
        yield state
        raise KeyboardInterrupt

    before = names(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        meseta.export(out, interrupted())
    assert names(tmp_path) == before
    with pytest.raises(meseta.ExportError) as error:
        meseta.export(tmp_path / "no" / "games.parquet", [state])
    assert error.value.file == str(tmp_path / "no" / "games.parquet")


def test_a_file_that_is_there_stays_unless_the_caller_says_so(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    out.write_text("precious")
    with pytest.raises(meseta.ExportError, match="exists already"):
        meseta.export(out, [finished("altiplano", 1)])
    assert out.read_text() == "precious"
    assert meseta.export(out, [finished("altiplano", 1)], force=True).games == 1
    assert parquet.read_table(out).num_rows > 0


FULL = """
import resource, sys
import meseta
resource.setrlimit(resource.RLIMIT_FSIZE, (2_000, 2_000))
try:
    meseta.export(sys.argv[1], sys.argv[2], observations=True)
except meseta.ExportError as error:
    print(error)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file sizes are a matter of Unix")
def test_a_full_disk_leaves_nothing(tmp_path: Path) -> None:
    """The largest size of a file stands in for the size of the disk: the system's answer is of the same kind."""
    record = tmp_path / "record.txt"
    record.write_text(finished("altiplano", 1).record())
    command = [sys.executable, "-c", FULL, str(tmp_path / "games.parquet"), str(record)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "no room left" in said and "nothing was written" in said
    assert names(tmp_path) == ["record.txt"]


STEPS = Path(__file__).parents[2] / "server" / "src" / "store" / "sqlite"


def data_file(path: Path, states: list[meseta.State]) -> None:
    """The data file of a server at whose tables these games were played."""
    connection = sqlite3.connect(path)
    for step in sorted(STEPS.glob("*.sql")):
        connection.executescript(step.read_text(encoding="utf-8"))
    connection.execute("PRAGMA application_id = 0x4d657365")
    connection.execute("INSERT INTO guests (id, name, code_hash, created) VALUES ('host', 'Ana', 'x', 0)")
    for number, state in enumerate(states):
        lines = state.record().split("\n\n", 1)[1].splitlines()
        row: dict[str, Any] = {
            "id": f"table{number}",
            "game": state.game,
            "rules": meseta.rules_version(state.game),
            "setup": json.dumps(json.loads(state.to_json())["setup"]),
            "state": "over" if state.is_over else "running",
            "host": "host",
            "invitation": f"come{number}",
            "version": len(lines),
            "secret": b"",
            "asked": "[]",
        }
        row |= dict.fromkeys(("private", "shuffle", "created", "updated", "revision", "round", "bot_asked"), 0)
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", list(row.values()))
        entries = [(row["id"], place, line) for place, line in enumerate(lines)]
        connection.executemany("INSERT INTO entries (table_id, number, line, time, batch) VALUES (?, ?, ?, 0, 0)", entries)
    connection.commit()
    connection.close()


def test_the_data_file_of_a_server(tmp_path: Path) -> None:
    begun = meseta.State("puerto-rico", players=3, seed=1, auto_chance=True)
    states = [finished("puerto-rico", 2), begun, finished("altiplano", 1)]
    (tmp_path / "data").mkdir()
    data_file(tmp_path / "data" / "meseta.db", states)
    done = meseta.export(tmp_path / "club.parquet", database=tmp_path / "data")
    same = meseta.export(tmp_path / "same.parquet", [states[0], states[2]])
    assert (done.games, done.decisions, done.left_out) == (2, same.decisions, 0)
    assert parquet.read_table(done.file).equals(parquet.read_table(same.file))
    assert b"Ana" not in done.file.read_bytes() and "Ana" not in done.card.read_text()
    only = meseta.export(tmp_path / "only.parquet", database=[tmp_path / "data" / "meseta.db"], game="altiplano")
    assert (only.games, only.left_out) == (1, 1)


def test_data_files_that_are_none(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "diary.db").write_text("Dear diary, " * 100)
    sqlite3.connect(folder / "other.db").execute("CREATE TABLE tables (id TEXT)").connection.close()
    data_file(folder / "gaps.db", [finished("puerto-rico", 2)])
    data_file(folder / "wrong.db", [finished("puerto-rico", 2)])
    for file, change in (
        ("gaps.db", "DELETE FROM entries WHERE number = 9"),
        ("wrong.db", "UPDATE entries SET line = '0 dance' WHERE number = 9"),
    ):
        connection = sqlite3.connect(folder / file)
        connection.execute(change)
        connection.commit()
        connection.close()
    out = tmp_path / "games.parquet"
    bad: list[tuple[Path | str, str]] = [
        (folder / "diary.db", "can't be read"),
        (folder / "other.db", "not the data file"),
        (folder / "missing.db", "no such file"),
        (folder / "gaps.db", "has gaps"),
        (folder / "wrong.db", "table table0 is damaged"),
        ("postgres://ana@localhost/club", "meseta export --database"),
    ]
    for source, reason in bad:
        with pytest.raises(meseta.ExportError, match=reason):
            meseta.export(out, database=source)
    with pytest.raises(meseta.ExportError, match="nothing to export"):
        meseta.export(out)
    assert names(tmp_path) == ["data"]
