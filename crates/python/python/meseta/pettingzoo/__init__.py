"""PettingZoo environments (needs ``pip install pettingzoo``): :mod:`puerto_rico_v1` and :mod:`altiplano_v1`."""
