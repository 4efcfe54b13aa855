from typing import Any, final

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "Batch",
    "Bot",
    "Field",
    "Hint",
    "Numbers",
    "Score",
    "State",
    "actions",
    "bots",
    "decision_kinds",
    "fail_inside",
    "load_components",
    "outcomes",
    "rules_version",
]

@final
class Score:
    """What a seat has; final when the game is over."""

    @property
    def seat(self) -> int:
        """Whose."""

    @property
    def points(self) -> int:
        """Victory points."""

    @property
    def tie_break(self) -> int:
        """Compared only among equal points; more is better."""

    @property
    def rank(self) -> int:
        """The place, 1 for the best; equal scores share the better place."""

@final
class Numbers:
    """The fixed numbers of a game's actions, or of its chance outcomes.

    A number means the same in every game and in every version of this package with the same ``version``.
    """

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def version(self) -> int:
        """Goes up when a number changes its meaning."""

    @property
    def base_count(self) -> int:
        """How many numbers games without expansions have: the first so many."""

    def __len__(self) -> int: ...
    def name(self, number: int) -> str:
        """The line of notation that a number stands for, such as ``load corn 7``.

        Raises:
            IndexError: there is no such number.
        """

    def number(self, line: str) -> int:
        """The number of a line of notation.

        Raises:
            KeyError: nothing that can come up is written like this.
        """

    def blocks(self) -> list[tuple[str, int, int]]:
        """Runs of numbers whose lines are of one kind, in order: name, first number, how many."""

@final
class Field:
    """A named part of an observation. The cells of each seat come in an axis of their own, the first: the observer's
    first, then clockwise.
    """

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def start(self) -> int:
        """Where its cells begin in the flat array."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Its shape."""

    @property
    def size(self) -> int:
        """How many cells it has."""

    @property
    def high(self) -> float:
        """The largest value; the smallest is 0."""

    @property
    def meaning(self) -> str:
        """What the values mean."""

@final
class Bot:
    """A player made of code. Made with equal keys and seeds, bots answer equal questions equally.

    Args:
        game: ``"puerto-rico"`` or ``"altiplano"``.
        key: One of :func:`bots`.
        seed: What it draws from.

    Raises:
        BotError: There is no such bot.
        SetupError: There is no such game.
    """

    def __new__(cls, game: str, key: str, *, seed: int = 0) -> Bot: ...
    @property
    def key(self) -> str:
        """Its key."""

    @property
    def seed(self) -> int:
        """The seed that it was made with."""

    @property
    def game(self) -> str:
        """The game's name."""

    def decide(self, state: State, seat: int | None = None) -> int:
        """The number of the action that it chooses. It is told what an attentive player on the seat knows, no more.
        Other threads run meanwhile.

        Raises:
            BotError: The state is one of another game, or the seat is not asked.
            SeatError: The game has no such seat.
        """

@final
class Hint:
    """A move worth considering."""

    @property
    def actions(self) -> list[int]:
        """The numbers of its actions: one, or several where a decision is made in small steps."""

    @property
    def names(self) -> list[str]:
        """The same as lines of notation."""

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win after it, 0 to 1; they add up to 1."""

    @property
    def gains(self) -> dict[str, int]:
        """What the seat has more or less of once what the move begins is over, such as ``{"points": 2}``."""

    @property
    def promise(self) -> float:
        """How many more points at the end it promises than the least promising of the moves shown."""

@final
class Batch:
    """What :class:`meseta.BatchEnv` is made of."""

    def __new__(cls, start: State, count: int, seed: int, reward: str, threads: int) -> Batch: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def action_count(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def fields(self) -> list[Field]: ...
    def restart(self, seed: int) -> None: ...
    def show(self, arrays: tuple[Any, Any, Any, Any, Any]) -> None: ...
    def step(self, actions: NDArray[np.int64], arrays: tuple[Any, Any, Any, Any, Any]) -> None: ...
    def sample(self, out: NDArray[np.int64]) -> None: ...

@final
class State:
    """A game that is going on or over.

    Chance is a player: where the cardboard game draws, the game waits for :meth:`chance`. With ``auto_chance`` it
    draws by itself, after every action and when it is made, so that only seats are ever asked.

    Args:
        game: ``"puerto-rico"`` or ``"altiplano"``.
        seed: What draws chance outcomes, 0 to 2**64 - 1; the same seed and the same actions give the same game on
            every machine. Without one, a seed is taken from the operating system.
        auto_chance: Whether chance is drawn at once.
        **setup: The agreement, in the words of the line protocol: ``players`` (2 to 5, needed); for Puerto Rico
            ``edition`` (``"2002"``, ``"2011"``, ``"2020"``), ``expansions`` (a list of ``"new_buildings"``,
            ``"nobles"``, ``"buccaneer"``, ``"festival"``), ``switches``, ``switches_off``, ``draft``, ``vp_pool``,
            ``nobles_market``; for Altiplano ``switches``, ``switches_off``, ``components``, ``ring``,
            ``start_player``.

    Raises:
        SetupError: No game can be played like this; ``reason`` says why.
    """

    def __new__(
        cls,
        game: str,
        /,
        *,
        seed: int | None = None,
        auto_chance: bool = False,
        **setup: Any,
    ) -> State: ...
    @classmethod
    def from_json(cls, text: str, /, *, seed: int | None = None, auto_chance: bool = False) -> State:
        """The game that goes on from a position, as :meth:`to_json` and the line protocol write it.

        Raises:
            PositionError: The position can't come about.
        """

    @classmethod
    def from_record(cls, text: str, /, *, seed: int | None = None, auto_chance: bool = False) -> State:
        """The game that a record tells, every entry checked.

        Raises:
            RecordError: A line can't be read, or is not legal where it stands.
        """

    @classmethod
    def from_bytes(cls, data: bytes) -> State:
        """The game that :meth:`to_bytes` wrote, with its history, seed and ``auto_chance``.

        Raises:
            BytesError: The bytes are no state, are damaged, or come from another version of the rules.
        """

    @property
    def game(self) -> str:
        """``"puerto-rico"`` or ``"altiplano"``."""

    @property
    def setup(self) -> dict[str, Any]:
        """The agreement."""

    @property
    def players(self) -> int:
        """How many seats play."""

    @property
    def seed(self) -> int:
        """What draws chance outcomes."""

    @property
    def round(self) -> int:
        """The current round, from 1; 0 during Altiplano's setup."""

    @property
    def action_count(self) -> int:
        """How many action numbers this game has: the length of its masks."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    @property
    def is_chance(self) -> bool:
        """Whether the game waits for :meth:`chance`."""

    @property
    def seat(self) -> int | None:
        """The seat that is asked, the first of several; None while chance is waited for and at the end."""

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that are asked. Several are where Altiplano's players answer at the same time."""

    def legal(self, seat: int | None = None) -> list[int]:
        """The numbers of the legal actions; empty when the seat is not asked.

        Args:
            seat: Whose; the seat that is asked if None.

        Raises:
            SeatError: The game has no such seat.
        """

    def mask(self, seat: int | None = None) -> NDArray[np.bool_]:
        """Which actions are legal, shape ``(action_count,)``: true exactly at the numbers of :meth:`legal`."""

    @property
    def fields(self) -> list[Field]:
        """The fields of :meth:`observation`: the same at every moment of all games with equally many players that
        have expansions or have none.
        """

    def observation(
        self, seat: int | None = None, *, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """What a seat sees as numbers, shape ``(sum of the fields' sizes,)``, float32. Hidden things are not in it.

        Args:
            seat: Who looks; the seat that is asked if None, seat 0 if none is.
            out: Where to write it, instead of a new array.

        Raises:
            SeatError: The game has no such seat.
            ArrayError: ``out`` has another length, is not contiguous or can't be written.
        """

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, by its numbers, with probabilities; empty when it is not waited for."""

    def apply(self, action: int | str, /, seat: int | None = None) -> None:
        """Carries out an action.

        Args:
            action: Its number, or its line of notation.
            seat: Who acts; the seat that is asked if None.

        Raises:
            IllegalActionError: It is not legal now; ``reason`` says why.
            GameOverError: The game is over.
            UnknownActionError: No action has this number or line.
            SeatError: The game has no such seat.
        """

    def chance(self, outcome: int | str | None = None, /) -> int:
        """Carries out a chance outcome and returns its number.

        Args:
            outcome: Its number or its line; None draws one. What is drawn depends on the seed and on how many
                outcomes there were before, so that after :meth:`undo` the same is drawn again.

        Raises:
            ChanceError: Chance is not waited for, or can't bring this.
        """

    def undo(self, count: int = 1) -> None:
        """Takes back the last ``count`` entries of the history, whoever's they are; with ``auto_chance`` the last
        ``count`` decisions of seats and what chance brought after them. Takes time in proportion to the history.

        Raises:
            UndoError: There are fewer.
        """

    def copy(self, *, seed: int | None = None) -> State:
        """A copy with the history; with a seed of its own if one is given."""

    def determinize(self, seat: int, seed: int) -> State:
        """A state that an attentive player on this seat can't tell from this one: what it does not know is drawn by
        ``seed``, which is also the new state's. It has no history.

        Raises:
            SeatError: The game has no such seat.
        """

    def scores(self) -> list[Score]:
        """What each seat would have if the game ended now; final when it is over."""

    def win_shares(self) -> list[float]:
        """Each seat's share of the win by :meth:`scores`: 1 for a sole winner, an equal part for each of several."""

    def view(self, seat: int | None = None, *, counted: bool = False) -> dict[str, Any]:
        """What a seat may see, or a spectator for None, as the line protocol writes it.

        Args:
            seat: Who looks.
            counted: Also what an attentive player has counted: in Puerto Rico everybody's victory point chips.
        """

    def hints(
        self,
        seat: int | None = None,
        *,
        scan: int | None = None,
        worlds: int | None = None,
        each: int | None = None,
    ) -> list[Hint]:
        """The best moves of a seat, at most three, best first; none where it is not asked. It knows what an attentive
        player on the seat knows. Equal efforts give equal answers; other threads run meanwhile.

        Args:
            seat: Whose; the seat that is asked if None.
            scan: Simulations of the search that finds the moves worth comparing.
            worlds: Fillings of what is hidden in which they are compared.
            each: Simulations after each move in each of them. What is None is as in the program's own hints, which
                take a second or two.

        Raises:
            SeatError: The game has no such seat.
        """

    def to_json(self) -> str:
        """The whole position, nothing hidden, without history."""

    def to_bytes(self) -> bytes:
        """The state with its history, for :meth:`from_bytes` of this version of the rules. Pickling uses it."""

    def record(self) -> str:
        """The game as a record: the readable file that every program of Meseta reads.

        Raises:
            NoRecordError: The game began from a position.
        """

    def history(self) -> list[str]:
        """The decisions and outcomes so far, as lines of a record."""

    def hash(self) -> int:
        """64 bits of the position, the same on every machine: equal positions have equal ones."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: Any, /) -> State: ...
    def __eq__(self, other: object, /) -> bool: ...

def actions(game: str) -> Numbers:
    """The numbers of a game's actions.

    Raises:
        SetupError: There is no game of this name.
    """

def outcomes(game: str) -> Numbers:
    """The numbers of a game's chance outcomes.

    Raises:
        SetupError: There is no game of this name.
    """

def bots(game: str) -> list[str]:
    """The keys of a game's bots: ``random``, ``greedy``, and the levels, weakest first.

    Raises:
        SetupError: There is no game of this name.
    """

def decision_kinds(game: str) -> list[str]:
    """What can be asked, in the order of the cells of the field ``decision``; in Puerto Rico those of
    ``decision_expanded`` follow.

    Raises:
        SetupError: There is no game of this name.
    """

def rules_version(game: str) -> int:
    """The version of a game's rules; stands in records.

    Raises:
        SetupError: There is no game of this name.
    """

def load_components(text: str) -> str:
    """Makes a component set of Altiplano known to this process; gives its name for ``components={"name": …}``.

    Args:
        text: What the component file holds.

    Raises:
        ComponentsError: The text is no component file.
    """

def fail_inside() -> None:
    """Panics inside, for the test of what becomes of a panic.

    Raises:
        InternalError: Always.
    """
