"""Puerto Rico and Altiplano, complete and fast, for research and for bots.

>>> import meseta
>>> state = meseta.State("puerto-rico", players=4, seed=1, auto_chance=True)
>>> actions = meseta.actions("puerto-rico")
>>> [actions.name(number) for number in state.legal()][:3]
['role settler', 'role mayor', 'role builder']
>>> state.apply("role settler")
>>> state.seat
0
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from meseta._core import (
    Bot,
    Field,
    Hint,
    Judged,
    Numbers,
    Score,
    Searched,
    State,
    actions,
    bots,
    decision_kinds,
    load_components,
    outcomes,
    rules_version,
)
from meseta.errors import (
    ArenaError,
    ArrayError,
    BotError,
    BytesError,
    ChanceError,
    CheckpointError,
    ClusterError,
    ComponentsError,
    ExportError,
    GameOverError,
    IllegalActionError,
    InternalError,
    MesetaError,
    NetworkError,
    NoRecordError,
    PositionError,
    RecordError,
    SeatError,
    SetupError,
    UndoError,
    UnknownActionError,
    WorkerError,
)

if TYPE_CHECKING:
    from meseta import batch as batch
    from meseta import jobs as jobs
    from meseta import matches as matches
    from meseta import selfplay as selfplay
    from meseta import training as training
    from meseta.batch import BatchEnv
    from meseta.exporting import export
    from meseta.matches import arena


def __getattr__(name: str) -> Any:
    """Imports what needs NumPy only when it is asked for, so that importing the package is quick."""
    if name == "BatchEnv":
        from meseta.batch import BatchEnv

        return BatchEnv
    if name == "arena":
        from meseta.matches import arena

        return arena
    if name == "export":
        from meseta.exporting import export

        return export
    if name in ("batch", "jobs", "matches", "selfplay", "training"):
        return import_module(f"meseta.{name}")
    raise AttributeError(f"module `meseta` has no attribute `{name}`")


def bot(key: str, game: str = "puerto-rico", **options: Any) -> Bot:
    """A bot by its key: ``meseta.bot("level-6", iterations=200)``.

    Args:
        key: One of :func:`bots`, ``"search"``, or ``"network"``.
        game: ``"puerto-rico"`` or ``"altiplano"``.
        **options: As for :class:`Bot`.

    Raises:
        BotError: There is no such bot, or it has no such options.
        SetupError: There is no such game.
    """
    return Bot(game, key, **options)


#: The names of the games.
GAMES = ("puerto-rico", "altiplano")

__all__ = [
    "GAMES",
    "ArenaError",
    "ArrayError",
    "BatchEnv",
    "Bot",
    "BotError",
    "BytesError",
    "ChanceError",
    "CheckpointError",
    "ClusterError",
    "ComponentsError",
    "ExportError",
    "Field",
    "GameOverError",
    "Hint",
    "IllegalActionError",
    "InternalError",
    "Judged",
    "MesetaError",
    "NetworkError",
    "NoRecordError",
    "Numbers",
    "PositionError",
    "RecordError",
    "Score",
    "Searched",
    "SeatError",
    "SetupError",
    "State",
    "UndoError",
    "UnknownActionError",
    "WorkerError",
    "actions",
    "arena",
    "bot",
    "bots",
    "decision_kinds",
    "export",
    "load_components",
    "outcomes",
    "rules_version",
]
