"""Units of work on a Ray cluster (needs ``pip install "meseta[ray]"``).

On one machine, nothing else is needed: ``meseta.ray.arena(["level-4", "level-3"], blocks=100)`` uses all of its cores. On
a cluster, the same script says where it is: ``Cluster("10.0.0.1:6379")``, or ``"auto"`` on one of its machines. Every
machine needs this package in the same version, and the modules of your functions.

Results are equal to those of one machine, however many workers there are. A worker or a machine that is lost costs only
the units that it was at; they are done again elsewhere. With a checkpoint, a job that was stopped goes on.
"""

# Ray's types leave much open.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import math
import os
import socket
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import ray
from ray import exceptions

from meseta import matches as _matches
from meseta import selfplay as _selfplay
from meseta import training as _training
from meseta.errors import ClusterError, MesetaError, WorkerError
from meseta.jobs import Work

Shared = TypeVar("Shared")
Weights = TypeVar("Weights")

#: What is raised for a unit that was lost with its worker, its machine or its memory, and is done again.
LOST: tuple[type[Exception], ...] = (
    exceptions.WorkerCrashedError,
    exceptions.NodeDiedError,
    exceptions.ObjectLostError,
    exceptions.OutOfMemoryError,
    exceptions.RaySystemError,
)


def _do(work: Work[Any], shared: Any, unit: int) -> bytes:
    """One unit, on a worker."""
    return work(shared, unit)


class Cluster:
    """A :class:`meseta.jobs.Runner` that has units done by the workers of a Ray cluster.

    Args:
        address: Where the cluster is, as for ``ray.init``. If None, the cluster that this process is connected to, or
            the one that the environment variable ``RAY_ADDRESS`` names, or this machine alone.
        cpus: How many cores a unit takes.
        retries: How often a unit may be lost before the job is given up.
        patience: Seconds to wait for a machine when the cluster has none left.
        **options: Further options of ``ray.init``.

    Raises:
        ClusterError: There is no cluster at this address.
    """

    def __init__(
        self,
        address: str | None = None,
        *,
        cpus: float = 1,
        retries: int = 5,
        patience: float = 120,
        **options: Any,
    ) -> None:
        self._cpus = cpus
        self._retries = retries
        self._patience = patience
        if not ray.is_initialized():
            _knock(address)
            quiet: dict[str, Any] = {"include_dashboard": False} if address is None and "RAY_ADDRESS" not in os.environ else {}
            try:
                ray.init(address=address, log_to_driver=False, **{**quiet, **options})
            except (OSError, RuntimeError, ValueError) as error:
                raise ClusterError(f"the cluster {address or ''} can't be reached: {error}") from error

    def _room(self) -> int:
        """How many units the cluster can do at a time."""
        # Ray has no types for this.
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        return math.floor(resources.get("CPU", 0) / self._cpus)

    def run(self, work: Work[Shared], shared: Shared, units: Iterable[int]) -> Iterator[tuple[int, bytes]]:
        """See :meth:`meseta.jobs.Runner.run`.

        Raises:
            WorkerError: A unit raised an exception that is not one of this package, or was lost too often.
            ClusterError: The cluster has had no machine for too long.
        """
        # Lost units are sent again here, so that the number of times is counted.
        task = ray.remote(num_cpus=self._cpus, max_retries=0)(_do)
        reference = ray.put(shared)
        waiting = iter(units)
        pending: dict[Any, int] = {}
        lost: dict[int, int] = {}
        empty_since: float | None = None
        try:
            while True:
                while len(pending) < 2 * max(1, self._room()):
                    unit = next(waiting, None)
                    if unit is None:
                        break
                    pending[task.remote(work, reference, unit)] = unit
                if not pending:
                    return
                ended, _ = ray.wait(list(pending), num_returns=1, timeout=1.0)
                for result in ended:
                    unit = pending.pop(result)
                    data = self._take(result, unit, lost)
                    if data is None:
                        pending[task.remote(work, reference, unit)] = unit
                    else:
                        yield unit, data
                empty_since = self._wait_for_room(empty_since)
        finally:
            for result in pending:
                ray.cancel(result, force=True)

    def _take(self, result: Any, unit: int, lost: dict[int, int]) -> bytes | None:
        """The result of a unit; None if it was lost and is to be done again."""
        try:
            data: bytes = ray.get(result)
            return data
        except exceptions.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, MesetaError):
                raise cause from error
            raise WorkerError(f"unit {unit} failed on a worker: {error}", unit=unit) from error
        except LOST as error:
            lost[unit] = lost.get(unit, 0) + 1
            if lost[unit] > self._retries:
                raise WorkerError(f"unit {unit} was lost {lost[unit]} times: {error}", unit=unit) from error
            return None

    def _wait_for_room(self, since: float | None) -> float | None:
        """Since when the cluster has had no room for a unit; None if it has."""
        if self._room() > 0:
            return None
        now = time.monotonic()
        since = now if since is None else since
        if now - since > self._patience:
            raise ClusterError(f"the cluster has had no machine with {self._cpus} cores for {self._patience} s")
        return since


def _knock(address: str | None) -> None:
    """Says quickly that nobody is there: Ray itself tries for a long time."""
    address = address or os.environ.get("RAY_ADDRESS")
    if address in (None, "auto", "local"):
        return
    host, _, port = str(address).split("://")[-1].partition(":")
    try:
        with socket.create_connection((host, int(port or 6379)), timeout=10):
            return
    except (OSError, ValueError, OverflowError) as error:
        raise ClusterError(f"the cluster {address} can't be reached: {error}") from error


def arena(
    entrants: Mapping[str, _matches.Entrant] | Sequence[_matches.Entrant],
    *,
    cluster: Cluster | None = None,
    **options: Any,
) -> _matches.Result:
    """:func:`meseta.arena` on a cluster: the same result as on one machine, and every option that it has.

    Args:
        entrants: Who takes part. Functions must be picklable.
        cluster: Where; ``Cluster()`` if None.
        **options: As for :func:`meseta.arena`. Games of a unit are played one at a time, unless ``threads`` says more.
    """
    given: dict[str, Any] = {"threads": 1, **options}
    return _matches.arena(entrants, **given, runner=cluster or Cluster())


def train(game: str, out: str | os.PathLike[str], *, cluster: Cluster | None = None, **options: Any) -> bytes:
    """:func:`meseta.training.train` with the games played on a cluster; the learning stays here.

    Args:
        game: ``"puerto-rico"`` or ``"altiplano"``.
        out: The network's file.
        cluster: Where; ``Cluster()`` if None.
        **options: As for :func:`meseta.training.train`.
    """
    return _training.train(game, out, **options, runner=cluster or Cluster())


def self_play(
    play: Callable[[Weights, int], _selfplay.Arrays],
    weights: Weights,
    *,
    cluster: Cluster | None = None,
    **options: Any,
) -> _selfplay.Arrays:
    """:func:`meseta.selfplay.self_play` on a cluster.

    Args:
        play: Plays some games; must be picklable.
        weights: Goes to every machine once.
        cluster: Where; ``Cluster()`` if None.
        **options: As for :func:`meseta.selfplay.self_play`.
    """
    return _selfplay.self_play(play, weights, **options, runner=cluster or Cluster())


def dataset(
    folder: str | os.PathLike[str], game: str = "puerto-rico", *, cluster: Cluster | None = None, **options: Any
) -> list[Any]:
    """:func:`meseta.selfplay.dataset` with the games played on a cluster, and the parts written here.

    Args:
        folder: Where to.
        game: ``"puerto-rico"`` or ``"altiplano"``.
        cluster: Where; ``Cluster()`` if None.
        **options: As for :func:`meseta.selfplay.dataset`.
    """
    return list(_selfplay.dataset(folder, game, **options, runner=cluster or Cluster()))
