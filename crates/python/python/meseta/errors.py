"""What can go wrong. Every error of this package is a :class:`MesetaError`; when one is raised, nothing has changed.

Reasons that the rules give are dictionaries with a ``type``, as in the line protocol.
"""

from __future__ import annotations

from typing import Any


class MesetaError(Exception):
    """Anything that this package refuses, or a bug of its own."""

    def __init__(self, message: str = "", **attributes: Any) -> None:
        super().__init__(message)
        self.__dict__.update(attributes)


class SetupError(MesetaError, ValueError):
    """No game can be played with this setup."""

    #: Why the rules refuse it; None if it could not even be read.
    reason: dict[str, Any] | None = None


class PositionError(MesetaError, ValueError):
    """The text is not a position, or is one that can't come about."""


class RecordError(MesetaError, ValueError):
    """The text is not a record of a game by these rules."""

    #: The line of the text that can't be read, from 1.
    line: int | None = None
    #: The entry that is not legal at that point, from 0.
    entry: int | None = None


class BytesError(MesetaError, ValueError):
    """The bytes are not a state, are damaged, or come from another version."""


class ComponentsError(MesetaError, ValueError):
    """The text is not an Altiplano component file."""


class BotError(MesetaError, ValueError):
    """There is no such bot, it plays another game, or its seat is not asked."""


class ExportError(MesetaError, OSError):
    """Games can't be written as a table: a file is there already, can't be read or written, or the disk is full."""

    #: The file that it is about, if it is about one.
    file: str | None = None


class UnknownActionError(MesetaError, ValueError):
    """No action of the game has this number or this line."""

    #: The number, or the line in quotes.
    action: str = ""


class IllegalActionError(MesetaError, ValueError):
    """The action is not legal for the seat now."""

    #: The seat that wanted to act.
    seat: int = 0
    #: The action's line.
    action: str = ""
    #: Why not: a dictionary with a ``type`` and the details of that type.
    reason: dict[str, Any] = {}


class GameOverError(IllegalActionError):
    """The game is over."""


class ChanceError(MesetaError, ValueError):
    """The game does not wait for chance, or chance can't bring this outcome."""


class SeatError(MesetaError, ValueError):
    """The game has no such seat."""

    #: The number that was given.
    seat: int = 0
    #: How many seats the game has.
    seats: int = 0


class UndoError(MesetaError, ValueError):
    """There is less to take back than was asked for."""

    #: How many were asked for.
    count: int = 0
    #: How many there are.
    possible: int = 0


class NoRecordError(MesetaError, ValueError):
    """The game began from a position, so it has no record."""


class ArrayError(MesetaError, ValueError):
    """An array has the wrong shape, type or layout."""


class ArenaError(MesetaError, ValueError):
    """No arena can be played like this, or games belong to another plan."""


class NetworkError(MesetaError, ValueError):
    """The bytes are not a network of ours, or one for other games."""


class CheckpointError(MesetaError, OSError):
    """A checkpoint belongs to another job, or a file can't be written; nothing is half written."""


class ClusterError(MesetaError, ConnectionError):
    """A cluster can't be reached, or has no machine left."""


class WorkerError(MesetaError, RuntimeError):
    """A unit of work failed, or was lost with its worker too often."""

    #: The unit's number.
    unit: int = 0


class InternalError(MesetaError, RuntimeError):
    """A bug in this package. The state is as it was before the call."""
