"""Games for learners: what a function of yours plays, and data sets of games between bots.

Everything is done in units (:mod:`meseta.jobs`) that a cluster can do: ``runner=meseta.ray.Cluster()``.
"""

from __future__ import annotations

import io
import json
import math
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from meseta._core import Bot, State, actions, rules_version
from meseta.jobs import Checkpoint, Job, Runner, Watch, pack, unpack, write_whole

Weights = TypeVar("Weights")

#: Arrays by name.
Arrays = dict[str, NDArray[Any]]


class _Play(NamedTuple, Generic[Weights]):
    """What the units of a generation share."""

    play: Callable[[Weights, int], Arrays]
    weights: Weights
    seed: int


def _play_unit(share: _Play[Any], unit: int) -> bytes:
    seed = int(np.random.SeedSequence([share.seed, unit]).generate_state(1, np.uint64)[0])
    return pack(share.play(share.weights, seed))


def self_play(
    play: Callable[[Weights, int], Arrays],
    weights: Weights,
    *,
    units: int,
    seed: int,
    runner: Runner | None = None,
    checkpoint: str | os.PathLike[str] | None = None,
    watch: Watch | None = None,
) -> Arrays:
    """One generation of self-play: calls ``play(weights, seed)`` once for each unit, wherever there is room.

    Args:
        play: Plays some games, with :class:`meseta.BatchEnv` for example, and returns arrays; what it returns may depend
            on nothing but its arguments.
        weights: What the player knows; goes to every machine of a cluster once.
        units: How many units.
        seed: Every unit gets a seed of its own from this one. Take another one for each generation.
        runner: Who plays; this process if None.
        checkpoint: A folder that keeps what is done. Use one for each generation.
        watch: Is told how far it is.

    Returns:
        The arrays of all units, joined along their first axis in the order of the units.

    Raises:
        CheckpointError: The checkpoint belongs to another job, or can't be written.
        WorkerError: ``play`` raised an exception on a worker.
    """
    described = {"job": "self-play", "play": getattr(play, "__qualname__", str(play)), "units": units, "seed": seed}
    kept = None if checkpoint is None else Checkpoint(checkpoint, described)
    job = Job(_play_unit, _Play(play, weights, seed), units)
    found = [unpack(unit) for unit in job.run(runner, checkpoint=kept, watch=watch)]
    return {name: np.concatenate([unit[name] for unit in found]) for name in found[0]} if found else {}


class _Games(NamedTuple):
    """What the units of a data set share."""

    game: str
    setup: dict[str, Any]
    bots: list[dict[str, Any]]
    games: int
    games_per_unit: int
    seed: int


def _seeds(seed: int, number: int, count: int) -> list[int]:
    return [int(one) for one in np.random.SeedSequence([seed, number]).generate_state(count, np.uint64)]


def _one_game(share: _Games, number: int, rows: dict[str, list[Any]]) -> tuple[list[float], list[int], str]:
    """Plays one game and adds a row for each decision with a choice; returns shares of the win, points, the record."""
    players = share.setup["players"]
    chance, *seeds = _seeds(share.seed, number, 1 + players)
    state = State(share.game, seed=chance, auto_chance=True, **share.setup)
    bots = [Bot(share.game, seed=seeds[seat], **share.bots[seat % len(share.bots)]) for seat in range(players)]
    while not state.is_over:
        seat = state.asked[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(legal[0], seat)
            continue
        visits = np.zeros(state.action_count, np.uint32)
        action = bots[seat].decide(state, seat)
        visits[action] = 1
        if bots[seat].key == "search":
            visits[:] = 0
            for move in bots[seat].search(state, seat):
                visits[move.actions[0]] += move.visits
        rows["observation"].append(state.observation(seat).astype(np.float16))
        rows["mask"].append(np.packbits(state.mask(seat)))
        rows["visits"].append(visits)
        rows["action"].append(action)
        rows["seat"].append(seat)
        rows["game"].append(number)
        rows["place"].append(len(state.history()))
        state.apply(action, seat)
    return state.win_shares(), [score.points for score in state.scores()], state.record()


def _games_unit(share: _Games, unit: int) -> bytes:
    rows: dict[str, list[Any]] = {name: [] for name in FIELDS if name not in _OF_GAMES}
    ends: list[tuple[list[float], list[int], str]] = []
    begin = unit * share.games_per_unit
    for number in range(begin, min(begin + share.games_per_unit, share.games)):
        ends.append(_one_game(share, number, rows))
    arrays: Arrays = {name: np.array(values) for name, values in rows.items()}
    arrays["shares"] = np.array([end[0] for end in ends], np.float32)
    arrays["points"] = np.array([end[1] for end in ends], np.int32)
    arrays["records"] = np.array([end[2] for end in ends])
    return pack(arrays)


_OF_GAMES = ("shares", "points", "records")

#: What is in each part of a data set: one row for each decision with a choice; the last three have one for each game.
FIELDS = {
    "observation": "float16 (rows, size): what the seat saw, see docs/researchers/*-numbers.md",
    "mask": "uint8 (rows, ceil(actions / 8)): which actions were legal, numpy.packbits",
    "visits": "uint32 (rows, actions): how often the search looked at each action; 1 for the chosen one of other bots",
    "action": "int64 (rows,): the number of the action",
    "seat": "int64 (rows,): whose decision",
    "game": "int64 (rows,): the number of the game, from 0",
    "place": "int64 (rows,): how many entries of the record come before it",
    "shares": "float32 (games, players): each seat's share of the win",
    "points": "int32 (games, players): each seat's points",
    "records": "text (games,): the games as records",
}


class _Parts(Checkpoint):
    """The parts of a data set are its checkpoint: what is there and whole is done."""

    def _file(self, unit: int) -> Path:
        return self._folder / f"part-{unit:06}.npz"

    def read(self, unit: int) -> bytes | None:
        try:
            with zipfile.ZipFile(self._file(unit)) as file:
                return b"" if file.testzip() is None else None
        except (OSError, zipfile.BadZipFile):
            return None

    def write(self, unit: int, result: bytes) -> bytes:
        write_whole(self._file(unit), result)
        return b""


def dataset(
    folder: str | os.PathLike[str],
    game: str = "puerto-rico",
    *,
    games: int,
    bots: list[str | Bot] | None = None,
    players: int = 4,
    seed: int = 0,
    games_per_unit: int = 25,
    runner: Runner | None = None,
    watch: Watch | None = None,
    **setup: Any,
) -> list[Path]:
    """Plays games between bots and writes every decision, with the search's visit counts, to ``part-000000.npz`` and so
    on. The same arguments give the same parts, whoever plays; a call that was stopped goes on where it was.

    Args:
        folder: Where to; ``dataset.json`` in it says what everything is, and how it was made.
        game: ``"puerto-rico"`` or ``"altiplano"``.
        games: How many.
        bots: Who plays: keys, or bots whose settings are taken; in turn if there are fewer than seats. Those with the key
            ``"search"`` give visit counts. ``["level-4"]`` if None.
        players: How many seats.
        seed: Where all chance comes from, and every bot's seed.
        games_per_unit: How many games are one part.
        runner: Who plays; this process if None.
        watch: Is told how far it is.
        **setup: As for :class:`meseta.State`.

    Returns:
        The files of the parts.

    Raises:
        SetupError: No game can be played like this.
        BotError: There is no such bot.
        CheckpointError: The folder holds another data set, or can't be written; nothing is half written.
    """
    chosen = [_options(game, bot) for bot in bots or ["level-4"]]
    share = _Games(game, {"players": players, **setup}, chosen, games, games_per_unit, seed)
    start = State(game, seed=0, **share.setup)
    described = {
        "job": "data set",
        "game": game,
        "setup": start.setup,
        "bots": [{name: value for name, value in bot.items() if value is not None} for bot in chosen],
        "games": games,
        "games_per_unit": games_per_unit,
        "seed": seed,
        "rules": rules_version(game),
        "numbers": actions(game).version,
    }
    kept = _Parts(folder, described)
    card = {**described, "fields": FIELDS, "licence": "MIT OR Apache-2.0, as the program that made it"}
    write_whole(Path(folder) / "dataset.json", json.dumps(card, indent=1, default=str).encode())
    units = math.ceil(games / games_per_unit)
    Job(_games_unit, share, units).run(runner, checkpoint=kept, watch=watch)
    return [Path(folder) / f"part-{unit:06}.npz" for unit in range(units)]


def _options(game: str, bot: str | Bot) -> dict[str, Any]:
    """What it takes to make the bot again with another seed."""
    made = Bot(game, bot) if isinstance(bot, str) else bot
    _, (_, options) = made.__reduce__()
    return {name: value for name, value in options.items() if name != "seed"}


def read_part(path: str | os.PathLike[str]) -> Arrays:
    """The arrays of a part, with ``mask`` as booleans, shape ``(rows, actions)``."""
    part = unpack(io.BytesIO(Path(path).read_bytes()).getvalue())
    part["mask"] = np.unpackbits(part["mask"], axis=1, count=part["visits"].shape[1]).astype(bool)
    return part
