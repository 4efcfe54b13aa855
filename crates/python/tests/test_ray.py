"""Jobs on a Ray cluster of two machines, one of which is lost, and training."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meseta
import meseta.ray
import numpy as np
import pytest
import ray
from meseta.jobs import Job, Progress
from meseta.matches import Entrant
from meseta.selfplay import Arrays, dataset, read_part, self_play
from meseta.training import Course, Generation, train
from ray.cluster_utils import Cluster
from test_arena import first, played

pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """A head without cores, so that only the two workers do units."""
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    # Workers find the functions of these tests.
    os.environ["PYTHONPATH"] = str(Path(__file__).parent)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster
    del os.environ["PYTHONPATH"]
    ray.shutdown()
    cluster.shutdown()  # type: ignore[no-untyped-call]  # Ray has no types for it


@pytest.fixture(scope="module")
def workers(machines: Any) -> meseta.ray.Cluster:
    return meseta.ray.Cluster(machines.address)


def slow(share: float, unit: int) -> bytes:
    time.sleep(share)
    return f"unit {unit}".encode()


def steps(weights: float, seed: int) -> Arrays:
    env = meseta.BatchEnv("puerto-rico", 4, seed=seed, players=3, threads=1)
    for _ in range(50):
        env.step(env.sample())
    return {"seats": env.arrays.seats.copy(), "weights": np.array([weights])}


def broken(share: None, unit: int) -> bytes:
    raise LookupError(f"unit {unit} is broken")


def unlucky(share: None, unit: int) -> bytes:
    os._exit(1)


def test_an_arena_gives_what_one_machine_gives(workers: meseta.ray.Cluster) -> None:
    options: dict[str, Any] = {"players": 3, "blocks": 6, "seed": 2, "blocks_per_unit": 1}
    here = meseta.arena(["greedy", "random", first], **options)
    there = meseta.ray.arena(["greedy", "random", first], cluster=workers, **options)
    assert played(here) == played(there) and there.share("greedy") == here.share("greedy")


def test_self_play_gives_what_one_machine_gives(workers: meseta.ray.Cluster, tmp_path: Path) -> None:
    here = self_play(steps, 0.5, units=4, seed=7)
    there = meseta.ray.self_play(steps, 0.5, units=4, seed=7, cluster=workers)
    assert here["seats"].shape == (16,) and (here["seats"] == there["seats"]).all()
    one = dataset(tmp_path / "one", games=2, games_per_unit=1, players=2, bots=["greedy"])
    two = meseta.ray.dataset(
        tmp_path / "two", games=2, games_per_unit=1, players=2, bots=["greedy"], cluster=workers
    )
    for ours, theirs in zip(one, two, strict=True):
        part, other = read_part(ours), read_part(theirs)
        assert all((part[name] == other[name]).all() for name in part)
        rows = np.arange(len(part["action"]))
        assert part["mask"][rows, part["action"]].all() and len(part["records"]) == 1
    with pytest.raises(meseta.CheckpointError):
        dataset(tmp_path / "one", games=3, games_per_unit=1, players=2, bots=["greedy"])


def test_a_unit_that_fails_says_so(workers: meseta.ray.Cluster) -> None:
    with pytest.raises(meseta.WorkerError, match="is broken"):
        Job(broken, None, 2).run(workers)
    careful = meseta.ray.Cluster(retries=1)
    with pytest.raises(meseta.WorkerError, match="lost 2 times") as error:
        Job(unlucky, None, 1).run(careful)
    assert error.value.unit == 0


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(meseta.ClusterError, match="127.0.0.1:1 "):
        meseta.ray.Cluster("127.0.0.1:1")


def test_a_short_training_makes_a_network_that_plays(tmp_path: Path, workers: meseta.ray.Cluster) -> None:
    """The same network, whether it is trained here, on the cluster, or with a stop in the middle."""
    told: list[Generation] = []
    options: dict[str, Any] = {"generations": 2, "games": 60, "games_per_unit": 20, "course": Course(players=(3,))}
    net = train("puerto-rico", tmp_path / "net", on_generation=told.append, **options)
    assert (tmp_path / "net").read_bytes() == net and [one.number for one in told] == [0, 1]
    assert told[1].points_off < told[0].points_off

    def stop(generation: Generation) -> None:
        raise KeyboardInterrupt

    checkpoint = tmp_path / "kept"
    with pytest.raises(KeyboardInterrupt):
        meseta.ray.train(
            "puerto-rico", tmp_path / "b", cluster=workers, checkpoint=checkpoint, on_generation=stop, **options
        )
    again = meseta.ray.train("puerto-rico", tmp_path / "b", cluster=workers, checkpoint=checkpoint, **options)
    assert again == net
    bots: dict[str, Entrant] = {"net": meseta.bot("network", network=net), "random": "random"}
    result = meseta.arena(bots, players=3, blocks=6, lineups="first")
    assert result.share("net").mean > 0.7


def test_a_lost_machine_costs_only_its_units(machines: Any, workers: meseta.ray.Cluster) -> None:
    """The last test: one machine is left."""
    told: list[Progress] = []

    def watch(progress: Progress) -> None:
        told.append(progress)
        if progress.done == 2:
            node = next(iter(machines.worker_nodes))
            machines.remove_node(node, allow_graceful=False)

    results = Job(slow, 0.3, 10).run(workers, watch=watch)
    assert results == [f"unit {unit}".encode() for unit in range(10)]
    assert [progress.done for progress in told] == list(range(1, 11))
