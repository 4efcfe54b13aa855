"""Measures a player against each level of our bots: one seat, which changes, against three bots of that level.

    python examples/research/against_levels.py --games 40

The player is a function that takes the state and its seat; here it is the greedy bot. Put your own in its place.
"""

import argparse
import math

import meseta


def player(state, seat, bot):
    """The number of a legal action."""
    return bot.decide(state, seat)


def play(game, level, number):
    """The share of the win that the player gets in one game."""
    state = meseta.State(game, players=4, seed=number, auto_chance=True)
    own = number % 4
    ours = meseta.Bot(game, "greedy", seed=number)
    bots = [meseta.Bot(game, level, seed=4 * number + seat) for seat in range(4)]
    while not state.is_over:
        seat = state.asked[0]
        state.apply(player(state, seat, ours) if seat == own else bots[seat].decide(state, seat), seat)
    return state.win_shares()[own]


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", choices=meseta.GAMES, default="puerto-rico")
    arguments.add_argument("--games", type=int, default=40, help="games against each level")
    arguments.add_argument("--levels", type=int, default=6, help="the highest level")
    chosen = arguments.parse_args()
    for number in range(1, chosen.levels + 1):
        level = f"level-{number}"
        shares = [play(chosen.game, level, game) for game in range(chosen.games)]
        mean = sum(shares) / len(shares)
        spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1))
        print(f"{level}: {mean:.0%} ± {1.96 * spread / math.sqrt(len(shares)):.0%} (25 % means equally strong)", flush=True)


if __name__ == "__main__":
    main()
