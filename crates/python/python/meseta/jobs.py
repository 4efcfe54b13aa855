"""Work in units that can be done anywhere, in any order, more than once.

A job is a function and a number of units; what a unit returns depends on nothing but its number, so that it does not
matter who does it, or whether it is done again. A :class:`Runner` does the units: :class:`Here` one after the other in
this process, :class:`meseta.ray.Cluster` on as many machines as there are. A checkpoint keeps what is done.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from meseta.errors import CheckpointError

Shared = TypeVar("Shared")

#: Does one unit: given what all units share, and the unit's number. What it returns is what a checkpoint keeps.
Work: TypeAlias = Callable[[Shared, int], bytes]


class Progress(NamedTuple):
    """How far a job is."""

    #: Units that are done, those of an earlier run included.
    done: int
    #: Units in all.
    total: int
    #: Seconds since this run of the job began.
    elapsed: float
    #: Seconds that the rest will take, if it goes on like this; NaN before the first unit is done.
    left: float


#: Is told how far a job is, after every unit.
Watch: TypeAlias = Callable[[Progress], None]


class Runner(Protocol):
    """Somebody who does units of work."""

    def run(self, work: Work[Shared], shared: Shared, units: Iterable[int]) -> Iterator[tuple[int, bytes]]:
        """Does the units in any order; yields each with its result. Closing the iterator gives up the rest.

        Args:
            work: Does one unit.
            shared: The same for all units; sent once, however many workers there are.
            units: The numbers of the units.
        """
        ...


class Here:
    """Does one unit after the other, in this process."""

    def run(self, work: Work[Shared], shared: Shared, units: Iterable[int]) -> Iterator[tuple[int, bytes]]:
        """See :meth:`Runner.run`."""
        for unit in units:
            yield unit, work(shared, unit)


class Checkpoint:
    """A folder that keeps the results of units, one file each, written whole or not at all.

    Args:
        folder: Where; it is made if it does not exist.
        job: What the job depends on, as data for JSON. A folder of another job is refused.

    Raises:
        CheckpointError: The folder belongs to another job, or can't be written.
    """

    def __init__(self, folder: str | os.PathLike[str], job: dict[str, Any]) -> None:
        self._folder = Path(folder)
        text = json.dumps(job, sort_keys=True, indent=1, default=str)
        plan = self._folder / "job.json"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if plan.exists():
                found = plan.read_text(encoding="utf-8")
                if found != text:
                    raise CheckpointError(f"{self._folder} is the checkpoint of another job: {_difference(found, text)}")
            else:
                write_whole(plan, text.encode())
        except OSError as error:
            raise CheckpointError(f"the checkpoint {self._folder} can't be used: {error}") from error

    def _file(self, unit: int) -> Path:
        return self._folder / f"unit-{unit:06}"

    def read(self, unit: int) -> bytes | None:
        """The result of a unit; None if it is not done, or if its file is damaged."""
        try:
            data = self._file(unit).read_bytes()
        except OSError:
            return None
        digest, result = data[:32], data[32:]
        return result if hashlib.sha256(result).digest() == digest else None

    def write(self, unit: int, result: bytes) -> bytes:
        """Keeps the result of a unit; returns what stays in memory.

        Raises:
            CheckpointError: It can't be written, because the disk is full for example; nothing half written remains.
        """
        write_whole(self._file(unit), hashlib.sha256(result).digest() + result)
        return result


def _difference(found: str, wanted: str) -> str:
    """The first thing in which two jobs differ."""
    try:
        old, new = json.loads(found), json.loads(wanted)
        name = next(name for name in {**old, **new} if old.get(name) != new.get(name))
        return f"`{name}` is {old.get(name)!r} there, not {new.get(name)!r}"
    except (ValueError, AttributeError, StopIteration):
        return "its description can't be read"


def pack(arrays: Mapping[str, NDArray[Any]]) -> bytes:
    """Arrays by name as bytes: what a unit returns that has more to say than a text."""
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **dict(arrays))  # type: ignore[arg-type]  # names of arrays, not options
    return buffer.getvalue()


def unpack(data: bytes) -> dict[str, NDArray[Any]]:
    """The arrays of :func:`pack`."""
    with np.load(io.BytesIO(data)) as arrays:
        return {name: arrays[name] for name in arrays.files}


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that it is there either as a whole or not at all.

    Raises:
        CheckpointError: It can't be written; what was there before is still there.
    """
    half = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        try:
            with half.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            half.replace(path)
        except OSError:
            half.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CheckpointError(f"{path} can't be written: {error}") from error


class Job(Generic[Shared]):
    """A function and its units.

    Args:
        work: Does one unit; must be importable or picklable if a cluster is to do it.
        shared: The same for all units.
        units: How many there are, numbered from 0.
    """

    def __init__(self, work: Work[Shared], shared: Shared, units: int) -> None:
        self.work = work
        self.shared = shared
        self.units = units

    def run(
        self,
        runner: Runner | None = None,
        *,
        checkpoint: Checkpoint | None = None,
        watch: Watch | None = None,
        is_enough: Callable[[list[bytes]], bool] | None = None,
    ) -> list[bytes]:
        """Does all units; the results are in the order of their numbers, whoever did them.

        Args:
            runner: Who does them; this process if None.
            checkpoint: Keeps results, and has those of an earlier run.
            watch: Is told how far the job is.
            is_enough: Called with the first results in order, each time there is one more; true ends the job. Later
                results are not looked at, so that it does not matter which units are done by then.

        Raises:
            CheckpointError: A result can't be kept.
            WorkerError: A unit could not be done, see :class:`meseta.ray.Cluster`.
        """
        found = {unit: checkpoint.read(unit) for unit in range(self.units)} if checkpoint else {}
        results = {unit: result for unit, result in found.items() if result is not None}
        first: list[bytes] = []

        def is_over() -> bool:
            while len(first) in results:
                first.append(results[len(first)])
                if is_enough is not None and is_enough(first):
                    return True
            return len(first) == self.units

        if is_over():
            return first
        begin, before = time.monotonic(), len(results)
        units = (unit for unit in range(self.units) if unit not in results)
        doing = (runner or Here()).run(self.work, self.shared, list(units))
        try:
            for unit, result in doing:
                results[unit] = result if checkpoint is None else checkpoint.write(unit, result)
                if watch is not None:
                    elapsed = time.monotonic() - begin
                    each = elapsed / (len(results) - before)
                    watch(Progress(len(results), self.units, elapsed, each * (self.units - len(results))))
                if is_over():
                    break
        finally:
            close = getattr(doing, "close", None)
            if close is not None:
                close()
        return first


def say(progress: Progress) -> None:
    """Prints how far a job is, on one line that is written over: ``watch=meseta.jobs.say``."""
    minutes, seconds = divmod(round(progress.left), 60)
    end = "\n" if progress.done == progress.total else ""
    print(f"\r{progress.done} of {progress.total}, {minutes}:{seconds:02} left   ", end=end, flush=True)
