"""What `level-4` overlooks: people do not see everything they could do, and a level for people does not either.

What is overlooked depends only on the round and on what is offered, so the same question always gets the same answer.
"""

from __future__ import annotations

from meseta.contest.entry.rules import spoken
from meseta.contest.entry.table import Table
from meseta.contest.entry.turns import PASS, Move

#: How often `level-4` does not see something that it could do.
LEVEL_4 = 0.16
_MASK = (1 << 64) - 1


def seen(table: Table, moves: list[Move], share: float) -> list[Move]:
    """The moves without those that are overlooked; at least one."""
    if share <= 0 or len(moves) < 2:
        return moves
    words = [spoken(table, move) for move in moves]
    question = hashed(0xCBF29CE484222325, " ".join(["0", str(table.round), *words]))
    draws = [fraction(hashed(question, word)) for word in words]
    kept = [move == PASS or draw >= share for move, draw in zip(moves, draws, strict=True)]
    if all(move == PASS for move, keep in zip(moves, kept, strict=True) if keep):
        # Nobody stops looking before finding something to do.
        first = int(moves[0] == PASS)
        found = first + int(draws[first] * (len(moves) - first))
        kept[min(found, len(moves) - 1)] = True
    return [move for move, keep in zip(moves, kept, strict=True) if keep]


def hashed(start: int, words: str) -> int:
    """FNV-1a, continued from a number."""
    for byte in words.encode():
        start = (start ^ byte) * 0x100000001B3 & _MASK
    return start


def fraction(seed: int) -> float:
    """The first number from 0 to 1 of the generator xoshiro256++ that SplitMix64 seeds."""
    words: list[int] = []
    for _ in range(4):
        seed = (seed + 0x9E3779B97F4A7C15) & _MASK
        word = seed
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        word = (word ^ word >> 27) * 0x94D049BB133111EB & _MASK
        words.append(word ^ word >> 31)
    turned = (words[0] + words[3]) & _MASK
    turned = (turned << 23 | turned >> 41) & _MASK
    return ((turned + words[0] & _MASK) >> 40) / (1 << 24)
