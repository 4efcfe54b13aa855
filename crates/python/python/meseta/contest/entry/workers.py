"""Mayor phase: where the workers go.

A whole placement is planned at once: the best unit for its workers again and again (a corn field, a field with its plant,
a quarry, a building), then moves of single workers for as long as they improve it.
"""

from __future__ import annotations

from collections.abc import Iterator

from meseta.contest.entry.table import circles
from meseta.contest.entry.tables import AT, IDLE, PLACES, PLANTS, QUARRY
from meseta.contest.entry.worth import Look, worth

#: How much better a move must make things, in points.
STEP = 1e-4
#: Values that differ by less are equal.
EQUAL = 1e-6


def empty(board: list[int], place: int) -> int:
    """How many more can work there."""
    return circles(board, place) - board[AT[place]]


def workers_of(board: list[int]) -> tuple[int, ...]:
    """How many work in each place."""
    return tuple(board[AT[place]] for place in PLACES)


def first_best(values: list[float]) -> int:
    """The index of the highest value; of the first one among equals."""
    most = max(values)
    return next(index for index, value in enumerate(values) if value >= most - EQUAL)


def fill(board: list[int], look: Look) -> list[int]:
    """Puts the workers in San Juan to work, best unit first."""
    board = board[:]
    places = [place for place in PLACES if circles(board, place)]
    while board[IDLE] and any(empty(board, place) for place in places):
        units = [unit for place in places for unit in with_units(board, place)]
        before, *values = worth([board, *units], look).tolist()
        gains = [
            (value - before) / (board[IDLE] - unit[IDLE]) for value, unit in zip(values, units, strict=True)
        ]
        board = units[first_best(gains)]
    return board


def with_units(board: list[int], place: int) -> Iterator[list[int]]:
    """The boards with a worker on the place, alone or together with one on a plant for the field."""
    if not empty(board, place):
        return
    alone = board[:]
    alone[AT[place]] += 1
    alone[IDLE] -= 1
    yield alone
    for plant in PLANTS[place] if place < QUARRY else ():
        if alone[IDLE] and empty(alone, 6 + plant) > 0:
            both = alone[:]
            both[AT[6 + plant]] += 1
            both[IDLE] -= 1
            yield both


def plans(board: list[int], look: Look, count: int) -> list[tuple[int, ...]]:
    """The best placements found, best first, as numbers of workers on each place."""
    filled = fill(board, look)
    better = improved(filled, look)
    found: dict[tuple[int, ...], list[int]] = {}
    for one in (filled, better, *neighbours(better)):
        found.setdefault(workers_of(one), one)
    values = worth(list(found.values()), look).tolist()
    ranked = sorted(zip(values, found, strict=True), key=lambda one: -round(one[0] / EQUAL))
    return [workers for _, workers in ranked[:count]]


def improved(board: list[int], look: Look) -> list[int]:
    """The board after moves of single workers, or of a field's worker together with its plant's."""
    value = float(worth([board], look)[0])
    for _ in range(8):
        best = None
        others = list(neighbours(board))
        for other, found in zip(others, worth(others, look).tolist(), strict=True) if others else ():
            if found > value + STEP:
                best, value = other, found
        if best is None:
            break
        board = best
    return board


def moved(board: list[int], source: int, target: int) -> list[int]:
    """The board with one worker somewhere else."""
    other = board[:]
    other[AT[source]] -= 1
    other[AT[target]] += 1
    return other


def neighbours(board: list[int]) -> Iterator[list[int]]:
    """The boards after each move of one worker, and of two if that makes sense."""
    places = [place for place in PLACES if circles(board, place)]
    for source in places:
        if not board[AT[source]]:
            continue
        for target in places:
            if target != source and empty(board, target):
                other = moved(board, source, target)
                yield other
                for second_source, second_target in second_moves(other, source, target, places):
                    yield moved(other, second_source, second_target)


def second_moves(board: list[int], source: int, target: int, places: list[int]) -> Iterator[tuple[int, int]]:
    """Moves that make sense together with another: the other half of the field that was left or filled."""
    for left in other_halves(source, places):
        if board[AT[left]]:
            yield from ((left, place) for place in places if place != left and empty(board, place))
    for filled in other_halves(target, places):
        if empty(board, filled):
            for place in places:
                if place not in (filled, target) and board[AT[place]]:
                    yield place, filled


def other_halves(place: int, places: list[int]) -> list[int]:
    """The field of a plant and its other plants, or the plants of a field; none for corn."""
    good = place if place < QUARRY else next((good for good in range(1, 5) if place - 6 in PLANTS[good]), 0)
    if not 0 < good < QUARRY:
        return []
    return [other for other in (good, *(6 + plant for plant in PLANTS[good])) if other != place and other in places]
