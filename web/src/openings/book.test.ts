import { expect, test } from 'vitest';
import { chapterOf, keysOf, load, percent, playersOf } from './book';

test.each(['puerto-rico', 'altiplano'] as const)('the numbers of %s are complete', async (game) => {
  const book = await load(game);
  expect(keysOf(book).length).toBeGreaterThan(1);
  for (const chapter of book.setups) {
    const { key, players, seats, roles, rounds, sources, games } = chapter;
    expect(games, key).toBeGreaterThan(1000);
    expect(seats, key).toHaveLength(players);
    const mean = seats.reduce((sum, [share]) => sum + share, 0) / players;
    expect(mean, `${key}, ${players}`).toBeCloseTo(1, 1);
    expect(Math.min(...seats.map(([, , , bid]) => bid))).toBe(0);
    expect(roles.length).toBeGreaterThan(5);
    for (const [role, rows] of roles) expect(rows, role).toHaveLength(players);
    expect(rounds.reduce((sum, [, count]) => sum + count, 0)).toBe(games);
    expect(sources).toHaveLength(book.sources.length);
  }
});

test('a setup without these players shows the first that there are', async () => {
  const book = await load('puerto-rico');
  expect(playersOf(book, 'nobles')).toEqual([4]);
  expect(chapterOf(book, 'nobles', 2)).toMatchObject({ key: 'nobles', players: 4 });
  expect(chapterOf(book, '2020', 5)).toMatchObject({ key: '2020', players: 5 });
});

test('shares are told as percent of all games', () => {
  expect(percent(1, 4)).toBe(25);
  expect(percent(1.26, 3)).toBe(42);
});
