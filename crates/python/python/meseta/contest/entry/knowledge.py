"""What the bots have learned. An exported file holds the numbers themselves in place of this module."""

from __future__ import annotations

from meseta._core import network, weights

#: The numbers of the hand-written evaluation by their names.
WEIGHTS: dict[str, float] = weights()
#: The network: a header of 16 bytes, then 32-bit floats.
NETWORK: bytes = network()
