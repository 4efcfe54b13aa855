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

from typing import TYPE_CHECKING, Any

from meseta._core import (
    Bot,
    Field,
    Hint,
    Numbers,
    Score,
    State,
    actions,
    bots,
    decision_kinds,
    load_components,
    outcomes,
    rules_version,
)
from meseta.errors import (
    ArrayError,
    BotError,
    BytesError,
    ChanceError,
    ComponentsError,
    GameOverError,
    IllegalActionError,
    InternalError,
    MesetaError,
    NoRecordError,
    PositionError,
    RecordError,
    SeatError,
    SetupError,
    UndoError,
    UnknownActionError,
)

if TYPE_CHECKING:
    from meseta.batch import BatchEnv


def __getattr__(name: str) -> Any:
    """Imports what needs NumPy only when it is asked for, so that importing the package is quick."""
    if name == "BatchEnv":
        from meseta.batch import BatchEnv

        return BatchEnv
    raise AttributeError(f"module `meseta` has no attribute `{name}`")


#: The names of the games.
GAMES = ("puerto-rico", "altiplano")

__all__ = [
    "GAMES",
    "ArrayError",
    "BatchEnv",
    "Bot",
    "BotError",
    "BytesError",
    "ChanceError",
    "ComponentsError",
    "Field",
    "GameOverError",
    "Hint",
    "IllegalActionError",
    "InternalError",
    "MesetaError",
    "NoRecordError",
    "Numbers",
    "PositionError",
    "RecordError",
    "Score",
    "SeatError",
    "SetupError",
    "State",
    "UndoError",
    "UnknownActionError",
    "actions",
    "bots",
    "decision_kinds",
    "load_components",
    "outcomes",
    "rules_version",
]
