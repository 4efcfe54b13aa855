import { describe, expect, test } from 'vitest';
import { roundsWithRoom, type RoundStart } from './rounds';

/** A game whose rounds have these numbers of moves. */
function game(moves: number[]): { rounds: RoundStart[]; last: number } {
  let last = 0;
  const rounds = moves.map((count, index) => {
    const position = last;
    last += count;
    return { round: index + 1, position };
  });
  return { rounds, last };
}

const shown = (moves: number[], width: number) => {
  const { rounds, last } = game(moves);
  return [...roundsWithRoom(rounds, last, width)];
};
const even = (rounds: number) => Array.from({ length: rounds }, () => 20);

describe('the numbers of rounds under a replay', () => {
  test('all of them where there is room', () => {
    expect(shown(even(15), 700)).toHaveLength(15);
  });

  test('every second, every fifth on a phone', () => {
    expect(shown(even(16), 350)).toHaveLength(16);
    expect(shown(even(20), 350)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(shown(even(40), 280)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
  });

  test('one short round is enough to leave some out', () => {
    const moves = even(8);
    moves[3] = 1;
    expect(shown(moves, 280)).toEqual([2, 4, 6, 8]);
  });

  test('none touches another, however uneven the rounds are', () => {
    let seed = 7;
    const draw = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let games = 0; games < 200; games++) {
      const { rounds, last } = game(Array.from({ length: 1 + (draw() % 40) }, () => 1 + (draw() % 60)));
      const width = 240 + (draw() % 600);
      const kept = roundsWithRoom(rounds, last, width);
      const places = rounds
        .filter(({ round }) => kept.has(round))
        .map(({ position, round }) => {
          const at = (width * position) / last;
          const half = (String(round).length * 7) / 2;
          return [at - half, at + half] as const;
        });
      places.slice(1).forEach(([from], index) => expect(from).toBeGreaterThan(places[index]?.[1] ?? 0));
    }
  });

  test('a game that has not begun has no place for numbers to be in', () => {
    expect([...roundsWithRoom([{ round: 1, position: 0 }], 0, 300)]).toEqual([1]);
  });
});
