"""What a game pays its seats when it is over."""

from __future__ import annotations

from typing import Literal

from meseta._core import State


def rewards(state: State, kind: Literal["win", "points"] = "win") -> list[float]:
    """What each seat gets; the rewards add up to 0.

    ``"win"`` gives a sole winner 1 and every other seat ``-1 / (players - 1)``; joint winners share. ``"points"``
    gives the points minus the mean of all seats.
    """
    players = state.players
    if kind == "win":
        return [(share * players - 1) / (players - 1) for share in state.win_shares()]
    if kind == "points":
        points = [score.points for score in state.scores()]
        return [own - sum(points) / players for own in points]
    raise ValueError(f"there is no reward `{kind}`; choose `win` or `points`")
