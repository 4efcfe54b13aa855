"""Learns Puerto Rico from nothing but self-play: a masked policy gradient with a clipped ratio (PPO), in pure NumPy.

    python examples/research/policy_gradient.py --minutes 8

Four copies of one network play 64 games side by side. Every ten generations, the program measures how often the network
beats three random players. It needs the package `meseta` and nothing else.
"""

import argparse
import time

import meseta
import numpy as np

GAMES, STEPS, HIDDEN, BATCH = 64, 700, 128, 2_048


class Network:
    """One hidden layer; a score for every action, and the expected reward of the seat."""

    def __init__(self, inputs, actions, random):
        def layer(rows, columns, scale):
            return (random.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.parts = [
            layer(inputs, HIDDEN, 1.4),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions + 1, 0.1),
            np.zeros(actions + 1, np.float32),
        ]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.updates = 0

    def __call__(self, seen, masks):
        """Probabilities of the legal actions, the value, and the hidden layer."""
        first, bias, second, last = self.parts
        hidden = np.maximum(seen @ first + bias, 0)
        out = hidden @ second + last
        scores = np.where(masks, out[:, :-1], -1e9)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), out[:, -1], hidden

    def learn(self, seen, masks, chosen, before, returns, rate=1e-3):
        """One step of Adam on a batch of decisions."""
        odds, value, hidden = self(seen, masks)
        rows = np.arange(len(chosen))
        advantage = returns - value
        weight = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        ratio = odds[rows, chosen] / before
        clipped = ((ratio > 1.2) & (weight > 0)) | ((ratio < 0.8) & (weight < 0))
        push = np.where(clipped, 0, weight * ratio)[:, None]
        out = np.zeros((len(chosen), odds.shape[1] + 1), np.float32)
        out[:, :-1] = odds * push
        out[rows, chosen] -= push[:, 0]
        # An entropy bonus keeps more than one option open.
        logs = np.log(odds + 1e-9)
        out[:, :-1] += 0.01 * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        out[:, -1] = -0.5 * advantage
        out /= len(chosen)
        back = (out @ self.parts[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0)]
        self.updates += 1
        for part, slope, (mean, square) in zip(self.parts, slopes, self.moments):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            part -= rate * mean / (1 - 0.9**self.updates) / fair


def draw(odds, random):
    """One action for each row, drawn by its probabilities."""
    place = (odds.cumsum(axis=1) > random.random((len(odds), 1), np.float32)).argmax(axis=1)
    # Rounding may leave a row short of 1.
    return np.where(odds[np.arange(len(odds)), place] > 0, place, odds.argmax(axis=1))


def generation(env, network, scale, random):
    """Plays on; returns the decisions of games that have ended, with what their seats got."""
    arrays = env.arrays
    kept = {name: [] for name in ("seen", "masks", "seats", "chosen", "before", "dones", "rewards")}
    for _ in range(STEPS):
        seen = (arrays.observations * scale).astype(np.float16)
        odds, _, _ = network(seen.astype(np.float32), arrays.masks)
        chosen = draw(odds, random)
        row = (seen, arrays.masks.copy(), arrays.seats.copy(), chosen, odds[np.arange(env.n), chosen])
        env.step(chosen)
        for values, value in zip(kept.values(), (*row, arrays.dones.copy(), arrays.rewards.copy())):
            values.append(value)
    returns, known = np.zeros((STEPS, env.n), np.float32), np.zeros((STEPS, env.n), bool)
    paid, ended = np.zeros((env.n, env.players), np.float32), np.zeros(env.n, bool)
    for step in reversed(range(STEPS)):
        done = kept["dones"][step]
        paid[done] = kept["rewards"][step][done]
        ended |= done
        returns[step] = paid[np.arange(env.n), kept["seats"][step]]
        known[step] = ended
    real = (known & (np.stack(kept["masks"]).sum(axis=2) > 1)).ravel()
    flat = [np.concatenate(kept[name])[real] for name in ("seen", "masks", "chosen", "before")]
    return *flat, returns.ravel()[real]


def wins(network, scale, games, random):
    """How often the network, in a seat that changes, beats three random players; a tie counts as an equal share."""
    env = meseta.BatchEnv("puerto-rico", GAMES, seed=int(random.integers(2**31)), players=4)
    own = np.arange(GAMES) % 4
    won, counted = 0.0, np.zeros(GAMES, int)
    while counted.sum() < games:
        odds, _, _ = network(env.arrays.observations * scale, env.arrays.masks)
        actions = np.where(env.arrays.seats == own, draw(odds, random), env.sample())
        env.step(actions)
        for place in np.flatnonzero(env.arrays.dones):
            # Every place in the batch counts the same number of games, so that quick games don't count for more.
            if counted[place] < games // GAMES:
                counted[place] += 1
                won += (env.arrays.rewards[place, own[place]] * 3 + 1) / 4
        if (counted >= games // GAMES).all():
            break
    return won / counted.sum()


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=8, help="minutes of processor time to learn for")
    arguments.add_argument("--generations", type=int, default=10_000, help="the most generations to learn for")
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    random = np.random.default_rng(chosen.seed)
    env = meseta.BatchEnv("puerto-rico", GAMES, seed=chosen.seed, players=4)
    scale = np.concatenate([np.full(field.size, 1 / field.high, np.float32) for field in env.fields])
    network = Network(env.observation_size, env.action_count, random)
    print(f"before: wins {wins(network, scale, 256, random):.0%} against three random players", flush=True)
    begin, number = time.process_time(), 0
    while time.process_time() - begin < 60 * chosen.minutes and number < chosen.generations:
        seen, masks, actions, before, returns = generation(env, network, scale, random)
        order = random.permutation(len(actions))
        for batch in np.array_split(order, max(1, len(order) // BATCH)):
            network.learn(seen[batch].astype(np.float32), masks[batch], actions[batch], before[batch], returns[batch])
        number += 1
        if number % 10 == 0:
            rate, minutes = wins(network, scale, 256, random), (time.process_time() - begin) / 60
            print(f"generation {number}, {minutes:.1f} minutes: wins {rate:.0%}", flush=True)
    print(f"after {number} generations: wins {wins(network, scale, 1_024, random):.1%}")


if __name__ == "__main__":
    main()
