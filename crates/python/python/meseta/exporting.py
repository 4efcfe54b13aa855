"""Finished games as tables of decisions in Parquet, as the command ``meseta export`` writes them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from meseta._core import State, Writer
from meseta._databases import finished
from meseta.errors import ExportError, MesetaError

#: A game, the text of its record, or where the record is: a file, or a folder with records (``.txt``).
Source = State | str | os.PathLike[str]


class Exported(NamedTuple):
    """What was written."""

    #: The table.
    file: Path
    #: The data card beside it.
    card: Path
    #: How many games.
    games: int
    #: How many decisions, which are the rows.
    decisions: int
    #: Games that were left out: they are not over, belong to another game than ``game``, or were played by older rules.
    left_out: int


def export(
    out: str | os.PathLike[str],
    games: Source | Iterable[Source] = (),
    *,
    database: str | os.PathLike[str] | Iterable[str | os.PathLike[str]] = (),
    game: str | None = None,
    observations: bool = False,
    iterations: int = 0,
    seed: int = 0,
    force: bool = False,
) -> Exported:
    """Writes a row for each decision of finished games, and a data card; the columns are in
    ``docs/researchers/datasets.md``.

    Games are replayed and written one after another, so that memory doesn't grow with their number, and ``games`` may be
    a generator. Names are left out. The files appear under their names only when they are whole.

    Args:
        out: The table, such as ``games.parquet``; its card gets the same name with the ending ``.md``.
        games: Games, texts of records, files or folders. A text is told from a path by its first word,
            ``meseta-record``.
        database: The data file of a server, or several, whose finished games are written, too; a server may be running
            meanwhile. For PostgreSQL, use the command ``meseta export``.
        game: Only this one: ``"puerto-rico"`` or ``"altiplano"``.
        observations: Whether to write what the seat saw, too.
        iterations: Simulations of a search for each decision, whose counts are written; 0 to 100,000.
        seed: The seed of that search.
        force: Whether a file of the same name, and its card, may be replaced.

    Raises:
        ExportError: A file is there already, can't be read or written, or the disk is full; there is nothing to export;
            a data file is damaged. Nothing has changed.
        RecordError: A record can't be read or replayed; the message names its file.
        NoRecordError: A state began from a position.
        SetupError: There is no such game.
    """
    files = [database] if isinstance(database, str | os.PathLike) else list(database)
    if isinstance(games, tuple) and not games and not files:
        raise ExportError("there is nothing to export: name games, or a server's data file")
    for file in files:
        if isinstance(file, str) and file.startswith(("postgres:", "postgresql:")):
            raise ExportError("a PostgreSQL database is exported by the command `meseta export --database`", file=file)
    writer = Writer(Path(out), game, observations, iterations, seed, force)
    left_out = 0
    try:
        for name, text in _records([games] if isinstance(games, State | str | os.PathLike) else games):
            try:
                left_out += not writer.add(text)
            except MesetaError as error:
                if name:
                    error.args = (f"{name}: {error}",)
                raise
        for path in files:
            for table in finished(Path(path)):
                left_out += not writer.add_table(*table)
        file, card, count, decisions = writer.finish()
    finally:
        writer.drop()
    return Exported(file, card, count, decisions, left_out)


def _records(sources: Iterable[Source]) -> Iterator[tuple[str, str]]:
    """The texts of all records, with the names of their files."""
    for source in sources:
        if isinstance(source, State):
            yield "", source.record()
        elif isinstance(source, str) and source.lstrip().startswith("meseta-record"):
            yield "", source
        else:
            yield from _files(Path(source))


def _files(path: Path) -> Iterator[tuple[str, str]]:
    """The texts of a file, or of all records of a folder and of those in it, in order."""
    try:
        if path.is_dir():
            for inside in sorted(path.iterdir()):
                if inside.is_dir() or inside.suffix == ".txt":
                    yield from _files(inside)
            return
        yield str(path), path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ExportError(f"{path} can't be read: {error}", file=str(path)) from error
