import { expect, test } from 'vitest';
import type { GameId, HintMove } from '../wire';
import { apart } from './hintNames';

const move = (notation: string, share: number, same: number | null = null): HintMove<GameId> =>
  ({
    answer: { notation },
    more: [],
    shares: [share],
    gains: [],
    promise: 0,
    rival: null,
    reasons: [],
    same_as: same === null ? null : { place: same, differs_later: false },
  }) satisfies HintMove<GameId>;

const percent = ({ shares }: HintMove<GameId>) => `${Math.round((shares[0] ?? 0) * 100)} %`;

test('an answer with the name and the share of the one that it comes to the same as is left out', () => {
  const moves = [
    move('role prospector', 0.4),
    move('role second_prospector', 0.4, 0),
    move('role mayor', 0.3, 0),
  ];
  const shown = apart({ moves, names: ['Prospector', 'Prospector', 'Mayor'] }, percent);
  expect(shown.names).toEqual(['Prospector', 'Mayor']);
  expect(shown.moves.map(({ answer }) => answer)).toEqual([moves[0]?.answer, moves[2]?.answer]);
});

test('another name or another share is another line, and what it refers to keeps its place', () => {
  const moves = [
    move('role prospector', 0.4),
    move('role second_prospector', 0.4, 0),
    move('role mayor', 0.3),
    move('role trader', 0.2, 2),
  ];
  const shown = apart({ moves, names: ['Prospector', 'Prospector', 'Mayor', 'Mayor'] }, percent);
  expect(shown.names).toEqual(['Prospector', 'Mayor', 'Mayor']);
  expect(shown.moves[2]?.same_as?.place).toBe(1);
});
