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

from meseta._core import Numbers, Score, State, actions, load_components, outcomes, rules_version
from meseta.errors import (
    ArrayError,
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

#: The names of the games.
GAMES = ("puerto-rico", "altiplano")

__all__ = [
    "GAMES",
    "ArrayError",
    "BytesError",
    "ChanceError",
    "ComponentsError",
    "GameOverError",
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
    "load_components",
    "outcomes",
    "rules_version",
]
