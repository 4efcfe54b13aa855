"""What can go wrong. Every error of this package is a :class:`MesetaError`; where one is raised, nothing has changed.

Reasons that the rules give are dictionaries with a ``type``, as in the line protocol.
"""

from __future__ import annotations

from typing import Any


class MesetaError(Exception):
    """Anything that this package refuses, or a mistake of its own."""

    def __init__(self, message: str = "", **attributes: Any) -> None:
        super().__init__(message)
        self.__dict__.update(attributes)


class SetupError(MesetaError, ValueError):
    """No game can be played by this agreement."""

    #: Why the rules refuse it; None where it could not even be read.
    reason: dict[str, Any] | None = None


class PositionError(MesetaError, ValueError):
    """The text is no position, or one that can't come about."""


class RecordError(MesetaError, ValueError):
    """The text is no record of a game by these rules."""

    #: The line of the text that can't be read, from 1.
    line: int | None = None
    #: The entry that is not legal where it stands, from 0.
    entry: int | None = None


class BytesError(MesetaError, ValueError):
    """The bytes are no state, are damaged, or come from another version."""


class ComponentsError(MesetaError, ValueError):
    """The text is no component file of Altiplano."""


class BotError(MesetaError, ValueError):
    """There is no such bot, it plays another game, or it is asked where its seat is not."""


class UnknownActionError(MesetaError, ValueError):
    """No action of the game has this number or this line."""

    #: The number, or the line in quotes.
    action: str = ""


class IllegalActionError(MesetaError, ValueError):
    """The action is not legal for the seat now."""

    #: Who wanted to act.
    seat: int = 0
    #: The action's line.
    action: str = ""
    #: Why: a dictionary with ``type`` and what belongs to it.
    reason: dict[str, Any] = {}


class GameOverError(IllegalActionError):
    """The game is over."""


class ChanceError(MesetaError, ValueError):
    """Chance is not waited for, or can't bring this outcome."""


class SeatError(MesetaError, ValueError):
    """The game has no such seat."""

    #: The number that was given.
    seat: int = 0
    #: How many seats the game has.
    seats: int = 0


class UndoError(MesetaError, ValueError):
    """More should be taken back than there is."""

    #: How many were asked for.
    count: int = 0
    #: How many there are.
    possible: int = 0


class NoRecordError(MesetaError, ValueError):
    """The game began from a position, so that it has no record."""


class ArrayError(MesetaError, ValueError):
    """An array of the wrong shape, type or layout."""


class InternalError(MesetaError, RuntimeError):
    """A mistake inside this package. The state is as it was before the call."""
