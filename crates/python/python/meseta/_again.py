"""Makes objects again that were pickled."""

from __future__ import annotations

from typing import Any

from meseta._core import Bot


def bot(game: str, options: dict[str, Any]) -> Bot:
    """The bot with these options, as it was when it was new."""
    return Bot(game, **options)
