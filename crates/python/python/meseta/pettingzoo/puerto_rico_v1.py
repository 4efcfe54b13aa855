"""Puerto Rico as a PettingZoo AEC environment."""

# PettingZoo has no stubs.
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from typing import Any

from pettingzoo.utils import wrappers

from meseta.pettingzoo._aec import GameEnv, Wrapped


def raw_env(players: int = 4, **options: Any) -> GameEnv:
    """The environment without wrappers; an illegal action raises ``IllegalActionError``."""
    return GameEnv("puerto-rico", "puerto_rico_v1", players, **options)


def env(players: int = 4, **options: Any) -> Wrapped:
    """The environment. An illegal action ends the game, and its seat loses.

    Args:
        players: 2 to 5.
        **options: ``render_mode`` (None or ``"ansi"``), ``reward`` (``"win"`` or ``"points"``), and the setup as
            for :class:`meseta.State`.
    """
    game: Wrapped = raw_env(players, **options)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)
