"""Plays bots against each other on a Ray cluster, with the result that one machine would give.

    python examples/research/distributed_arena.py --blocks 100 --address 10.0.0.1:6379 level-5 level-4

Without an address, all cores of this machine play. It needs `pip install "./crates/python[ray]"`. Stop it at any time: with
--checkpoint FOLDER, the same command goes on.
"""

import argparse

import meseta.jobs
import meseta.ray


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("bots", nargs="+", help="keys of bots, two or more")
    arguments.add_argument("--game", choices=meseta.GAMES, default="puerto-rico")
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--blocks", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--address", help="where the cluster is")
    arguments.add_argument("--checkpoint", help="a folder that keeps what is played")
    chosen = arguments.parse_args()
    result = meseta.ray.arena(
        chosen.bots,
        game=chosen.game,
        players=chosen.players,
        blocks=chosen.blocks,
        seed=chosen.seed,
        checkpoint=chosen.checkpoint,
        watch=meseta.jobs.say,
        cluster=meseta.ray.Cluster(chosen.address),
    )
    for name in result.names:
        share = result.share(name)
        print(f"{name}: {share.mean:.3f} ({share.low:.3f} to {share.high:.3f}), {share.blocks} blocks")


if __name__ == "__main__":
    main()
