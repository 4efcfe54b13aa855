import type { RoundCount, SeatCount, Statistics } from '../wire';

/** A part of a whole, from 0 to 1; nothing of nothing is 0. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** From this many games on, shares are more than chance. */
export const GAMES_LEAST = 10;

/** Wins among so many games: a share, or the numbers themselves while there are few. */
export const winsFigure = (
  wins: number,
  games: number,
  isFew: boolean,
  percent: (part: number) => string,
): string => (isFew ? `${wins}/${games}` : percent(share(wins, games)));

/** What all seats won and played together. */
export function together(seats: SeatCount[]): SeatCount {
  const sum = { games: 0, wins: 0, points: 0 };
  for (const seat of seats) {
    sum.games += seat.games;
    sum.wins += seat.wins;
    sum.points += seat.points;
  }
  return sum;
}

/** Cards that are the same role to players. */
const SAME: Record<string, string> = { second_prospector: 'prospector' };

/** What was chosen in each round, with cards of the same role together, the most frequent first. */
export function choicesByRound({ choices, rounds }: Pick<Statistics, 'choices' | 'rounds'>): {
  keys: string[];
  rounds: RoundCount[];
} {
  const all = choices.map((key) => SAME[key] ?? key);
  const sums = new Map<string, number>();
  for (const { counts } of rounds) {
    counts.forEach((count, index) => {
      const key = all[index];
      if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + count);
    });
  }
  const keys = [...sums].sort(([, a], [, b]) => b - a).map(([key]) => key);
  const merged = rounds.map(({ round, counts }) => ({
    round,
    counts: keys.map((key) =>
      counts.reduce((sum, count, index) => sum + (all[index] === key ? count : 0), 0),
    ),
  }));
  return { keys, rounds: merged };
}
