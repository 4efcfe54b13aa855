"""The finished games of a server's data file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from meseta.errors import ExportError

#: How SQLite files of ours are marked.
APPLICATION = 0x4D657365
#: The data file's name when only its folder is given.
DATA_FILE = "meseta.db"
#: How many ids of tables are read at a time.
PAGE = 500


class Table(NamedTuple):
    """A table whose game is over."""

    #: Its id.
    id: str
    #: The game's key.
    game: str
    #: The version of the rules that it was played by.
    rules: int
    #: The setup, as JSON.
    setup: str
    #: The entries of its record.
    lines: list[str]


def finished(path: Path) -> Iterator[Table]:
    """The tables of a data file whose games are over, one after another; a server may use the file meanwhile.

    Raises:
        ExportError: The file can't be read, or is not a data file.
    """
    # Reading data files is rare, and the import takes a while.
    import sqlite3

    file = path / DATA_FILE if path.is_dir() else path
    if not file.is_file():
        raise ExportError(f"{file} can't be read: there is no such file", file=str(file))
    try:
        connection = sqlite3.connect(f"file:{quote(str(file.resolve()))}?mode=ro", uri=True)
        try:
            if _one(connection, "PRAGMA application_id") != APPLICATION:
                raise ExportError(f"{file} is not the data file of a server", file=str(file))
            yield from _tables(connection, str(file))
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise ExportError(f"{file} can't be read: {error}", file=str(file)) from error


def _one(connection: Any, question: str) -> Any:
    return connection.execute(question).fetchone()[0]


def _tables(connection: Any, file: str) -> Iterator[Table]:
    after = ""
    while True:
        rows = connection.execute(
            "SELECT id, game, rules, setup FROM tables WHERE id > ? AND state = 'over' ORDER BY id LIMIT ?",
            (after, PAGE),
        ).fetchall()
        if not rows:
            return
        after = rows[-1][0]
        for table, game, rules, setup in rows:
            # One question, so that a table that is removed meanwhile is whole or not there.
            entries = connection.execute(
                "SELECT tables.version, entries.line FROM tables LEFT JOIN entries ON entries.table_id = tables.id "
                "WHERE tables.id = ? ORDER BY entries.number",
                (table,),
            ).fetchall()
            if not entries:
                continue
            lines = [line for _, line in entries if line is not None]
            if len(lines) != entries[0][0]:
                raise ExportError(f"{file}: the record of table {table} has gaps", file=file)
            yield Table(table, game, rules, setup, lines)
