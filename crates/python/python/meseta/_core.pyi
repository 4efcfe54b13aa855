from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, final

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "Arena",
    "Batch",
    "Bot",
    "Company",
    "Field",
    "Hint",
    "Judged",
    "Numbers",
    "Score",
    "Searched",
    "State",
    "Trainer",
    "Writer",
    "actions",
    "arrow_stream",
    "bots",
    "decision_kinds",
    "fail_inside",
    "load_components",
    "network",
    "outcomes",
    "rules_version",
    "training_games",
    "weights",
]

@final
class Score:
    """A seat's score; final when the game is over."""

    @property
    def seat(self) -> int:
        """Whose score it is."""

    @property
    def points(self) -> int:
        """Victory points."""

    @property
    def tie_break(self) -> int:
        """Compared only between equal points; more is better."""

    @property
    def rank(self) -> int:
        """The rank, 1 for the best; equal scores share the better rank."""

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
        """How many numbers games without expansions use: this many, from 0 on."""

    def __len__(self) -> int: ...
    def name(self, number: int) -> str:
        """The line of notation that a number stands for, such as ``load corn 7``.

        Raises:
            IndexError: there is no such number.
        """

    def number(self, line: str) -> int:
        """The number of a line of notation.

        Raises:
            KeyError: nothing that can come up is written this way.
        """

    def blocks(self) -> list[tuple[str, int, int]]:
        """Runs of numbers whose lines are of one kind, in order: name, first number, count."""

@final
class Field:
    """A named part of an observation. Where every seat has cells, the first axis is the seats: the observer's first,
    then clockwise.
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

#: What a search asks: given observations, masks and seats.
_Judges = Callable[[NDArray[np.float32], NDArray[np.bool_], NDArray[np.int32]], Any]

@final
class Bot:
    """A computer player. Bots made with the same options and seed give the same answers to the same questions.

    The functions are called without knowing the state, for many states at a time: ``observations``, float32, shape
    ``(states, observation_size)``; ``masks``, bool, shape ``(states, action_count)``; ``seats``, int32, shape
    ``(states,)``, who is asked. Whatever they raise ends the search and is raised from it.

    Args:
        game: ``"puerto-rico"`` or ``"altiplano"``.
        key: One of :func:`bots`; ``"search"`` for a search of your own; ``"network"`` for a network of your own.
        seed: The seed for its random choices.
        iterations: Simulations for one decision, for levels that search, ``"search"`` (400 if None) and ``"network"``
            (0 if None: it looks one move ahead).
        worlds: ``"search"``: how many ways of filling in what is hidden share them; 1 if None.
        seconds: ``"search"``: the longest time for a decision; its answers then depend on the machine.
        exploration: ``"search"``: how much the weight of a move counts against what was found about it.
        evaluator: ``"search"``: returns each seat's share of the win, 0 to 1, shape ``(states, players)``; the first
            column is the seat that is asked, then clockwise, as in observations. Our own estimate if None.
        prior: ``"search"``: returns how likely each action is to be the best, shape ``(states, action_count)``; rows need
            not add up to 1. The search then goes decision by decision, without our choice of moves.
        model: ``"search"``: returns both, values and weights.
        batch: ``"search"``: the most states that a function is asked about at a time.
        network: ``"network"``: the file that :func:`meseta.training.train` writes.

    Raises:
        BotError: There is no such bot, or it has no such options.
        NetworkError: The bytes are not a network for this game.
        SetupError: There is no such game.
    """

    def __new__(
        cls,
        game: str,
        key: str,
        *,
        seed: int = 0,
        iterations: int | None = None,
        worlds: int | None = None,
        seconds: float | None = None,
        exploration: float | None = None,
        evaluator: _Judges | None = None,
        prior: _Judges | None = None,
        model: _Judges | None = None,
        batch: int = 32,
        network: bytes | None = None,
    ) -> Bot: ...
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
        """The number of the action that it chooses. It is told what an attentive player in the seat knows and no more.
        Other threads can run in the meantime.

        Raises:
            BotError: The state belongs to another game, or the seat is not asked.
            SeatError: The game has no such seat.
            ArrayError: A function returned something else than what it is asked for.
        """

    def search(self, state: State, seat: int | None = None) -> list[Searched]:
        """All moves that a search has looked at, most visited first: the policy with its visit counts and values. Only
        for bots that search: Puerto Rico's levels 4 to 6, and ``"search"``.

        Raises:
            BotError: The bot does not search, the state belongs to another game, or the seat is not asked.
            SeatError: The game has no such seat.
            ArrayError: A function returned something else than what it is asked for.
        """

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]: ...

@final
class Searched:
    """A move that a search has looked at."""

    @property
    def actions(self) -> list[int]:
        """The numbers of its actions: one, or several where a decision is made in small steps."""

    @property
    def names(self) -> list[str]:
        """The same as lines of notation."""

    @property
    def visits(self) -> int:
        """Simulations through it. Where the end of the game is seen exactly, 1 for the best move and 0 for the others."""

    @property
    def share(self) -> float:
        """Its part of all simulations, 0 to 1."""

    @property
    def values(self) -> list[float]:
        """What each seat can expect from it, seat 0 first: for ``"search"`` its share of the win, 0 to 1; for levels the
        same mixed with its lead.
        """

@final
class Judged:
    """A decision of a game that has been played."""

    @property
    def place(self) -> int:
        """How many entries of the history come before it."""

    @property
    def seat(self) -> int:
        """Whose decision."""

    @property
    def before(self) -> list[float]:
        """Each seat's share of the win before it, 0 to 1, with nothing hidden."""

    @property
    def played(self) -> list[int]:
        """The numbers of the actions that were played."""

    @property
    def after_played(self) -> list[float]:
        """Each seat's share of the win after that."""

    @property
    def best(self) -> list[int]:
        """The best move that was found; the played one if none was better."""

    @property
    def after_best(self) -> list[float]:
        """Each seat's share of the win after that."""

    @property
    def cost(self) -> float:
        """The part of the win that was given away, 0 to 1."""

@final
class Arena:
    """What :func:`meseta.arena` is built on."""

    def __new__(
        cls,
        tables: Sequence[tuple[str, str]],
        entrants: Sequence[Any],
        seed: int,
        lineups: str,
        blocks: int,
        candidate: bool,
    ) -> Arena: ...
    @property
    def setups(self) -> list[tuple[str, str, int]]: ...
    @property
    def games(self) -> int: ...
    @property
    def games_per_block(self) -> int: ...
    def play(self, first: int, end: int, threads: int) -> str: ...
    def columns(self, lines: Sequence[str]) -> str: ...
    def summary(self, lines: Sequence[str]) -> str: ...
    def test(
        self, lines: Sequence[str], low: float, high: float, alpha: float, beta: float
    ) -> tuple[float, Literal["open", "h0", "h1"], int]: ...

@final
class Trainer:
    """What :func:`meseta.training.train` is built on: a network that learns."""

    def __new__(
        cls,
        game: str,
        *,
        expanded: bool = False,
        seed: int = 0,
        network: bytes | None = None,
        memory: bytes | None = None,
    ) -> Trainer: ...
    def learn(
        self,
        common: NDArray[np.float32],
        own: NDArray[np.float32],
        seats: NDArray[np.int64],
        shares: NDArray[np.float32],
        points: NDArray[np.float32],
        batch: int,
        rate: float,
        seed: int,
    ) -> None: ...
    def loss(
        self,
        common: NDArray[np.float32],
        own: NDArray[np.float32],
        seats: NDArray[np.int64],
        shares: NDArray[np.float32],
        points: NDArray[np.float32],
    ) -> tuple[float, float]: ...
    def network(self) -> bytes: ...
    def memory(self) -> bytes: ...

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
        """What the seat has more or less of once everything that the move begins is over, such as ``{"points": 2}``."""

    @property
    def promise(self) -> float:
        """How many more points at the end it promises than the least promising of the moves shown."""

@final
class Batch:
    """What :class:`meseta.BatchEnv` is built on."""

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
class Writer:
    """What :func:`meseta.export` is built on."""

    def __new__(
        cls, file: Path, game: str | None, observations: bool, iterations: int, seed: int, replace: bool
    ) -> Writer: ...
    def add(self, record: str) -> bool: ...
    def add_table(self, table: str, game: str, rules: int, setup: str, lines: list[str]) -> bool: ...
    def finish(self) -> tuple[Path, Path, int, int]: ...
    def drop(self) -> None: ...

@final
class Company:
    """What the vector environments of :mod:`meseta.gymnasium` are built on."""

    def __new__(
        cls, start: State, count: int, others: list[Bot], own: int | None, reward: str, threads: int
    ) -> Company: ...
    def restart(self, seed: int, arrays: tuple[Any, Any, Any, Any, Any, Any, Any]) -> None: ...
    def step(self, actions: NDArray[np.int64], arrays: tuple[Any, Any, Any, Any, Any, Any, Any]) -> None: ...

@final
class State:
    """A game, in progress or over.

    Chance is a player: where the cardboard game draws, the game waits for :meth:`chance`. With ``auto_chance`` it
    draws by itself, at the start and after every action, so that only seats are ever asked.

    Args:
        game: ``"puerto-rico"`` or ``"altiplano"``.
        seed: The seed for chance outcomes, 0 to 2**64 - 1; the same seed and the same actions give the same game on
            every machine. If None, a seed is taken from the operating system.
        auto_chance: Whether chance is drawn automatically.
        **setup: The setup, in the words of the line protocol: ``players`` (2 to 5, required); for Puerto Rico
            ``edition`` (``"2002"``, ``"2011"``, ``"2020"``), ``expansions`` (a list of ``"new_buildings"``,
            ``"nobles"``, ``"buccaneer"``, ``"festival"``), ``switches``, ``switches_off``, ``draft``, ``vp_pool``,
            ``nobles_market``, ``seat_prices`` (what each seat gives up at the end); for Altiplano ``switches``, ``switches_off``, ``components``, ``ring``,
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
        """A game that continues from a position, as :meth:`to_json` and the line protocol write it.

        Raises:
            PositionError: The position can't come about.
        """

    @classmethod
    def from_record(cls, text: str, /, *, seed: int | None = None, auto_chance: bool = False) -> State:
        """The game that a record describes, with every entry checked.

        Raises:
            RecordError: A line can't be read, or is not legal at that point.
        """

    @classmethod
    def from_bytes(cls, data: bytes) -> State:
        """The game that :meth:`to_bytes` wrote, with its history, seed and ``auto_chance``.

        Raises:
            BytesError: The bytes are not a state, are damaged, or come from another version of the rules.
        """

    @property
    def game(self) -> str:
        """``"puerto-rico"`` or ``"altiplano"``."""

    @property
    def setup(self) -> dict[str, Any]:
        """The setup."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def seed(self) -> int:
        """The seed for chance outcomes."""

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
        """The seat that is asked, or the first of several; None while the game waits for chance and once it is over."""

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that are asked: more than one where Altiplano's players answer at the same time."""

    def legal(self, seat: int | None = None) -> list[int]:
        """The numbers of the legal actions; empty when the seat is not asked.

        Args:
            seat: Whose actions; the seat that is asked if None.

        Raises:
            SeatError: The game has no such seat.
        """

    def mask(self, seat: int | None = None) -> NDArray[np.bool_]:
        """Which actions are legal, shape ``(action_count,)``: true exactly at the numbers of :meth:`legal`."""

    @property
    def fields(self) -> list[Field]:
        """The fields of :meth:`observation`: always the same for games with the same number of players, with one
        layout for games that have expansions and one for games that have none.
        """

    def observation(
        self, seat: int | None = None, *, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """What a seat sees, as numbers: shape ``(sum of the fields' sizes,)``, float32. Hidden things are not in it.

        Args:
            seat: The observer; if None, the seat that is asked, or seat 0 if none is.
            out: Where to write it, instead of a new array.

        Raises:
            SeatError: The game has no such seat.
            ArrayError: ``out`` has another length, is not contiguous or can't be written.
        """

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, as numbers with probabilities; empty when the game does not wait for chance."""

    def apply(self, action: int | str, /, seat: int | None = None) -> None:
        """Carries out an action.

        Args:
            action: Its number, or its line of notation.
            seat: The seat that acts; the one that is asked if None.

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
                outcomes came before, so that the same is drawn again after :meth:`undo`.

        Raises:
            ChanceError: The game does not wait for chance, or chance can't bring this.
        """

    def undo(self, count: int = 1) -> None:
        """Takes back the last ``count`` entries of the history, whether a seat's or chance's; with ``auto_chance``,
        the last ``count`` decisions of seats and what chance brought after them. Takes time proportional to the
        length of the history.

        Raises:
            UndoError: There are fewer than that.
        """

    def copy(self, *, seed: int | None = None) -> State:
        """A copy with its history, and with a seed of its own if one is given."""

    def determinize(self, seat: int, seed: int) -> State:
        """A state that an attentive player in this seat can't tell from this one: what the player does not know is
        drawn with ``seed``, which is also the new state's seed. It has no history.

        Raises:
            SeatError: The game has no such seat.
        """

    def scores(self) -> list[Score]:
        """What each seat would have if the game ended now; final when it is over."""

    def win_shares(self) -> list[float]:
        """Each seat's share of the win, going by :meth:`scores`: 1 for a sole winner, equal shares for several."""

    def view(self, seat: int | None = None, *, counted: bool = False) -> dict[str, Any]:
        """What a seat may see, or a spectator if None, as the line protocol writes it.

        Args:
            seat: The observer.
            counted: Whether to add what an attentive player has counted: in Puerto Rico, everybody's victory point
                chips.
        """

    def hints(
        self,
        seat: int | None = None,
        *,
        scan: int | None = None,
        worlds: int | None = None,
        each: int | None = None,
    ) -> list[Hint]:
        """The best moves of a seat, at most three, best first; none if it is not asked. They are based on what an
        attentive player in the seat knows. The same effort gives the same answer; other threads can run meanwhile.

        Any effort that is None is that of the program's own hints, which take a second or two.

        Args:
            seat: Whose moves; the seat that is asked if None.
            scan: Simulations of the search that finds the moves worth comparing.
            worlds: How many ways of filling in what is hidden they are compared in.
            each: Simulations after each move in each of those.

        Raises:
            SeatError: The game has no such seat.
        """

    def review(
        self,
        *,
        first: tuple[int | None, int | None, int | None] | None = None,
        second: tuple[int | None, int | None, int | None] | None = None,
    ) -> list[Judged]:
        """Every decision with a choice up to now, judged as the page's review does: briefly at first, then those that
        seem to have cost most again. Takes minutes with the program's own effort; other threads can run meanwhile.

        Args:
            first: The effort of the first look: ``scan``, ``worlds`` and ``each`` as in :meth:`hints`.
            second: That of the second look.
        """

    def to_json(self) -> str:
        """The whole position, with nothing hidden and no history."""

    def to_bytes(self) -> bytes:
        """The state with its history, for :meth:`from_bytes` with this version of the rules. Pickling uses it."""

    def record(self) -> str:
        """The game as a record: the readable file that every program of Meseta reads.

        Raises:
            NoRecordError: The game began from a position.
        """

    def history(self) -> list[str]:
        """All decisions and outcomes up to now, as lines of a record."""

    def hash(self) -> int:
        """A 64-bit hash of the position, the same on every machine: equal positions have equal hashes."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: Any, /) -> State: ...
    def __eq__(self, other: object, /) -> bool: ...

def actions(game: str) -> Numbers:
    """The numbers of a game's actions.

    Raises:
        SetupError: There is no game with this name.
    """

def outcomes(game: str) -> Numbers:
    """The numbers of a game's chance outcomes.

    Raises:
        SetupError: There is no game with this name.
    """

def bots(game: str) -> list[str]:
    """The keys of a game's bots: ``random``, ``greedy``, and the levels, weakest first.

    Raises:
        SetupError: There is no game with this name.
    """

def decision_kinds(game: str) -> list[str]:
    """What can be asked, in the order of the cells of the field ``decision``; in Puerto Rico those of
    ``decision_expanded`` follow.

    Raises:
        SetupError: There is no game with this name.
    """

def rules_version(game: str) -> int:
    """The version of a game's rules, which records name.

    Raises:
        SetupError: There is no game with this name.
    """

def load_components(text: str) -> str:
    """Makes an Altiplano component set known to this process; returns its name for ``components={"name": …}``.

    Args:
        text: The contents of the component file.

    Raises:
        ComponentsError: The text is not a component file.
    """

def network() -> bytes:
    """The network with which the bots value tables of Puerto Rico's base game: a file as described in
    ``crates/bots/models/README.md``.

    Raises:
        InternalError: This build has none.
    """

def weights() -> dict[str, float]:
    """The numbers of the bots' hand-written evaluation of Puerto Rico by their names."""

def arrow_stream(names: Sequence[str], columns: Sequence[Any]) -> Any:
    """Columns of equal lengths as a capsule with an Arrow stream.

    Raises:
        ArrayError: A column is not int64, float64 or text, or columns differ in length.
    """

def training_games(
    game: str, course: Any, network: bytes | None, first: int, count: int
) -> tuple[
    NDArray[np.float32], NDArray[np.float32], NDArray[np.int64], NDArray[np.float32], NDArray[np.float32]
]:
    """The tables of the games with the seeds from ``first`` on; see :mod:`meseta.training`.

    Raises:
        SetupError: Nothing can be played like this.
        NetworkError: The bytes are not a network for these games.
    """

def fail_inside() -> None:
    """Panics inside, so that a test can see what becomes of a panic.

    Raises:
        InternalError: Always.
    """
