"""Trains the networks of our bots: games between bots, from which a network learns what a table is worth.

:func:`train` plays generation after generation and writes the network file that the bots read. Units of a generation can
be played by a cluster (``runner=meseta.ray.Cluster()``); the network goes to the workers once a generation.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meseta._core import Trainer, training_games
from meseta.errors import CheckpointError, NetworkError
from meseta.jobs import Checkpoint, Job, Runner, Watch, pack, unpack, write_whole

#: The tables of some games: ``common`` (tables, numbers), ``own`` (seats of all tables, numbers), ``seats`` (tables,),
#: ``shares`` and ``points`` (tables, 5).
Tables = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Course:
    """The games from which a network learns."""

    #: Each game has one of these numbers of players at random.
    players: tuple[int, ...] = (2, 3, 4, 4, 5)
    #: Whether tables in the middle of phases are examples, too.
    midway: bool = False
    #: Puerto Rico with any of its expansions.
    expanded: bool = False
    #: How often a random action is played instead of the teacher's, 0 to 1.
    explore: float = 0.02
    #: The fraction of the tables that become examples, 0 to 1.
    share: float = 0.7
    #: How much the outcome of the next table counts against what the network thought of it, 0 to 1.
    lambda_: float = 0.97
    #: Simulations of a teacher for one decision; with 0 it values the table after each move once.
    iterations: int = 0


@dataclass(frozen=True)
class Lessons:
    """How a network learns from them."""

    #: How often the games of the last generations are gone through.
    epochs: int = 1
    #: Tables in one step.
    batch: int = 64
    #: The rate of the first generation; that of the last is a tenth of it.
    rate: float = 0.002
    #: How many of the last generations are learned from.
    keep: int = 3


class Generation(NamedTuple):
    """What came of a generation."""

    #: Its number, from 0.
    number: int
    #: How many tables its games gave.
    tables: int
    #: How far off the network was on them before it learned from them: the cross entropy of the win share.
    share_loss: float
    #: The same for points: the root of the mean square.
    points_off: float


class Share(NamedTuple):
    """What the units of a generation share."""

    game: str
    course: Course
    network: bytes | None
    first: int
    games: int
    games_per_unit: int


def play_unit(share: Share, unit: int) -> bytes:
    """Plays the games of one unit; the numbers are kept with half precision."""
    begin = unit * share.games_per_unit
    count = min(share.games_per_unit, share.games - begin)
    found = training_games(share.game, asdict(share.course), share.network, share.first + begin, count)
    common, own, seats, shares, points = found
    return pack(
        {
            "common": common.astype(np.float16),
            "own": own.astype(np.float16),
            "seats": seats.astype(np.uint8),
            "shares": shares,
            "points": points,
        }
    )


def play_games(
    game: str,
    network: bytes | None = None,
    *,
    games: int,
    seed: int = 1,
    generation: int = 0,
    course: Course = Course(),
    games_per_unit: int = 50,
    runner: Runner | None = None,
    checkpoint: Checkpoint | None = None,
    watch: Watch | None = None,
) -> Tables:
    """Plays the games of one generation; the same seed and generation give the same tables, whoever plays them.

    Args:
        game: ``"puerto-rico"`` or ``"altiplano"``.
        network: The file of the network that the teachers have; the greedy bot plays without one.

    Raises:
        NetworkError: The network is not one for these games.
    """
    share = Share(game, course, network, (seed << 32) + generation * games, games, games_per_unit)
    job = Job(play_unit, share, math.ceil(games / games_per_unit))
    units = [unpack(unit) for unit in job.run(runner, checkpoint=checkpoint, watch=watch)]
    return {name: np.concatenate([unit[name] for unit in units]) for name in units[0]}


#: Tables that the trainer gets at a time, so that memory for full precision stays small.
CHUNK = 16_384


def learn(trainer: Trainer, tables: list[Tables], lessons: Lessons, rate: float, seed: int) -> None:
    """Goes through the tables of some generations, in an order drawn with the seed."""
    together = {name: np.concatenate([one[name] for one in tables]) for name in tables[0]}
    seats = together["seats"].astype(np.int64)
    starts: NDArray[np.int64] = np.concatenate([[0], np.cumsum(seats)])
    for epoch in range(lessons.epochs):
        random = np.random.default_rng([seed, epoch])
        order = random.permutation(len(seats))
        for number, place in enumerate(range(0, len(order), CHUNK)):
            chosen = order[place : place + CHUNK]
            rows = np.concatenate([np.arange(int(starts[table]), int(starts[table + 1])) for table in chosen])
            trainer.learn(
                np.ascontiguousarray(together["common"][chosen], np.float32),
                np.ascontiguousarray(together["own"][rows], np.float32),
                seats[chosen],
                np.ascontiguousarray(together["shares"][chosen], np.float32),
                np.ascontiguousarray(together["points"][chosen], np.float32),
                lessons.batch,
                rate,
                int(np.random.default_rng([seed, epoch, number]).integers(2**63)),  # pyright: ignore[reportUnknownArgumentType]
            )


def loss(trainer: Trainer, tables: Tables) -> tuple[float, float]:
    """How far off the network is on tables: the cross entropy of the win share, and points."""
    return trainer.loss(
        tables["common"].astype(np.float32),
        tables["own"].astype(np.float32),
        tables["seats"].astype(np.int64),
        tables["shares"].astype(np.float32),
        tables["points"].astype(np.float32),
    )


@dataclass
class _Standing:
    """Where a training stands between two generations."""

    trainer: Trainer
    network: bytes | None
    done: int = 0
    tables: list[Tables] = field(default_factory=list[Tables])


def train(
    game: str,
    out: str | os.PathLike[str],
    *,
    generations: int = 20,
    games: int = 1_000,
    seed: int = 1,
    course: Course = Course(),
    lessons: Lessons = Lessons(),
    start: str | os.PathLike[str] | None = None,
    games_per_unit: int = 50,
    runner: Runner | None = None,
    checkpoint: str | os.PathLike[str] | None = None,
    watch: Watch | None = None,
    on_generation: Callable[[Generation], None] | None = None,
) -> bytes:
    """Trains a network and writes its file after each generation.

    The first generation's games are played by the greedy bot (unless ``start`` gives a network), those of each later one
    by bots that look one move ahead with the network from the generation before. The same arguments give the same
    network, whoever plays the games.

    Args:
        game: ``"puerto-rico"`` or ``"altiplano"``.
        out: The network's file, which ``meseta.Bot`` and the program's bots read.
        generations: How many.
        games: Games in each.
        seed: Where all chance comes from.
        course: What is played.
        lessons: How the network learns.
        start: Continues from this network; one of the base game may be the start of one for expansions.
        games_per_unit: How many games are one unit of work.
        runner: Who plays the games; this process if None.
        checkpoint: A folder from which the same call goes on if it was stopped.
        watch: Is told how far each generation's games are.
        on_generation: Is told what came of each generation.

    Returns:
        The network's file.

    Raises:
        NetworkError: ``start`` can't be read, or is not a network for these games.
        CheckpointError: A file can't be written, or the checkpoint belongs to another training.
        SetupError: Nothing can be played like this.
    """
    try:
        began = None if start is None else Path(start).read_bytes()
    except OSError as error:
        raise NetworkError(f"{start} can't be read: {error}") from error
    folder = None if checkpoint is None else Path(checkpoint)
    plan = {
        "job": "training",
        "game": game,
        "generations": generations,
        "games": games,
        "games_per_unit": games_per_unit,
        "seed": seed,
        "course": asdict(course),
        "lessons": asdict(lessons),
        "start": None if began is None else began.hex()[:64],
    }
    standing = _Standing(Trainer(game, expanded=course.expanded, seed=seed, network=began), began)
    if folder is not None:
        Checkpoint(folder, plan)
        _resume(standing, folder, plan)
    for number in range(standing.done, generations):
        kept = None if folder is None else Checkpoint(folder / f"generation-{number:04}", plan)
        tables = play_games(
            game,
            standing.network,
            games=games,
            seed=seed,
            generation=number,
            course=course,
            games_per_unit=games_per_unit,
            runner=runner,
            checkpoint=kept,
            watch=watch,
        )
        share_loss, points_off = loss(standing.trainer, tables)
        standing.tables = [*standing.tables, tables][-lessons.keep :]
        rate = lessons.rate * (1 - 0.9 * number / generations)
        learn(standing.trainer, standing.tables, lessons, rate, (seed << 20) + number)
        standing.network = standing.trainer.network()
        write_whole(Path(out), standing.network)
        if folder is not None:
            write_whole(folder / f"trainer-{number:04}", standing.trainer.memory())
        if on_generation is not None:
            on_generation(Generation(number, len(tables["seats"]), share_loss, points_off))
    network = standing.trainer.network()
    write_whole(Path(out), network)
    return network


def _resume(standing: _Standing, folder: Path, plan: dict[str, Any]) -> None:
    """Takes up a training after the last generation whose trainer was kept."""
    done = sorted(folder.glob("trainer-[0-9][0-9][0-9][0-9]"))
    if not done:
        return
    last = int(done[-1].name.split("-")[1])
    course = plan["course"]
    standing.trainer = Trainer(plan["game"], expanded=course["expanded"], memory=done[-1].read_bytes())
    standing.network = standing.trainer.network()
    standing.done = last + 1
    units = math.ceil(plan["games"] / plan["games_per_unit"])
    for number in range(max(0, last + 1 - plan["lessons"]["keep"]), last + 1):
        kept = Checkpoint(folder / f"generation-{number:04}", plan)
        found = [kept.read(unit) for unit in range(units)]
        parts = [unpack(unit) for unit in found if unit is not None]
        if len(parts) < units:
            raise CheckpointError(f"{folder} lacks games of generation {number}")
        standing.tables.append({name: np.concatenate([part[name] for part in parts]) for name in parts[0]})
