"""An entry for the public three-player Puerto Rico competition, and that competition's game over our rules.

``python -m meseta.contest export OUT.py`` writes one file that needs nothing but NumPy; see
``docs/researchers/contest.md``.
"""

from meseta.contest.exporting import export, source
from meseta.contest.game import Game
from meseta.contest.measure import Agreement, Match, agreement, match

__all__ = ["Agreement", "Game", "Match", "agreement", "export", "match", "source"]
