"""Many games side by side, on arrays that the caller owns: what trainers use."""

from __future__ import annotations

import os
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meseta._core import Batch, Field, State
from meseta.errors import ArrayError, MesetaError


class Arrays(NamedTuple):
    """The arrays that a batch of ``n`` games writes, all of them C-contiguous."""

    #: What the seat in turn sees; float32, shape ``(n, observation_size)``.
    observations: NDArray[np.float32]
    #: Which actions are legal; bool, shape ``(n, action_count)``.
    masks: NDArray[np.bool_]
    #: What the last action paid each seat; float32, shape ``(n, players)``. All 0 unless it ended the game.
    rewards: NDArray[np.float32]
    #: The seat in turn; int32, shape ``(n,)``.
    seats: NDArray[np.int32]
    #: Whether the last action ended the game, and a new one has begun in its place; bool, shape ``(n,)``.
    dones: NDArray[np.bool_]


def _kind(array: Any) -> str:
    """What an argument is: the type of an array's cells, or its own."""
    return str(getattr(array, "dtype", type(array).__name__))


def _checked(error: TypeError | ValueError, arrays: Any) -> ArrayError:
    """What to raise when an argument is not the array that it should be: which one, and why."""
    kinds = ("float32", "bool", "float32", "int32", "bool")
    given: list[Any] = list(arrays) if hasattr(arrays, "__len__") else []
    if len(given) != len(kinds):
        return ArrayError(f"`arrays` must be the {len(kinds)} arrays of `meseta.batch.Arrays`")
    for name, kind, array in zip(Arrays._fields, kinds, given, strict=True):
        if _kind(array) != kind:
            return ArrayError(f"`{name}` must be an array of {kind}, not {_kind(array)}")
    return ArrayError(f"an array has the wrong type: {error}")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class BatchEnv:
    """``n`` games with one setup, played side by side. When a game is over, a new one begins by itself.

    Args:
        game: ``"puerto-rico"`` or ``"altiplano"``.
        n: How many games, up to 100,000.
        seed: The seed for chance outcomes; the same seed and actions give the same games, whatever the number of
            threads.
        reward: ``"win"`` gives a sole winner 1 and every other seat ``-1 / (players - 1)``; ``"points"`` gives the
            points minus the mean of all seats. Either way the sum is 0.
        threads: How many threads step the games; all cores if None.
        **setup: As for :class:`meseta.State`.

    Raises:
        SetupError: No game can be played like this.
        ArrayError: There are too few or too many games, or no threads.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seed: int = 0,
        reward: Literal["win", "points"] = "win",
        threads: int | None = None,
        **setup: Any,
    ) -> None:
        if n < 1:
            raise ArrayError("a batch must have at least one game")
        if threads is not None and threads < 1:
            raise ArrayError(f"a batch is stepped by at least one thread, not {threads}")
        start = State(game, seed=seed, **setup)
        self._core = Batch(start, n, seed, reward, cores() if threads is None else threads)
        #: How many games.
        self.n = n
        #: Seats in each game.
        self.players: int = self._core.players
        #: Action numbers of each game.
        self.action_count: int = self._core.action_count
        #: Cells in each observation.
        self.observation_size: int = self._core.observation_size
        #: The arrays that are used if the caller gives none.
        self.arrays = self.new_arrays()
        self._core.show(self.arrays)

    @property
    def fields(self) -> list[Field]:
        """The fields of the observation."""
        return self._core.fields

    def new_arrays(self) -> Arrays:
        """Arrays of the right shapes and types."""
        return Arrays(
            np.zeros((self.n, self.observation_size), np.float32),
            np.zeros((self.n, self.action_count), np.bool_),
            np.zeros((self.n, self.players), np.float32),
            np.zeros(self.n, np.int32),
            np.zeros(self.n, np.bool_),
        )

    def reset(self, seed: int, arrays: Arrays | None = None) -> Arrays:
        """Restarts all games and writes where they stand."""
        self._core.restart(seed)
        return self._filled(arrays)

    def _filled(self, arrays: Arrays | None) -> Arrays:
        arrays = self.arrays if arrays is None else arrays
        try:
            self._core.show(arrays)
        except MesetaError:
            raise
        except (TypeError, ValueError) as error:
            raise _checked(error, arrays) from error
        return arrays

    def step(self, actions: NDArray[np.int64], arrays: Arrays | None = None) -> Arrays:
        """Carries out one action in each game, by the seat in turn, and then whatever chance brings.

        Args:
            actions: Numbers of legal actions; int64, shape ``(n,)``.
            arrays: Where to write the result; :attr:`arrays` if None.

        Raises:
            IllegalActionError: One of them is not legal; ``reason["game"]`` says in which game. None is carried out.
            ArrayError: An array has the wrong shape, type or layout.
        """
        arrays = self.arrays if arrays is None else arrays
        try:
            self._core.step(actions, arrays)
        except MesetaError:
            raise
        except (TypeError, ValueError) as error:
            if _kind(actions) != "int64":
                raise ArrayError(f"`actions` must be an array of int64, not {_kind(actions)}") from error
            raise _checked(error, arrays) from error
        return arrays

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely; written into ``out`` if it is given."""
        out = np.zeros(self.n, np.int64) if out is None else out
        try:
            self._core.sample(out)
        except TypeError as error:
            raise ArrayError(f"an array has the wrong type: {error}") from error
        return out
