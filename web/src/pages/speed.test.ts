import { expect, test } from 'vitest';
import { measured } from './speed';

test('speed is measured over as many games as take long enough, after some that do not count', async () => {
  let time = 0;
  const asked: number[] = [];
  const play = (_: string, __: number, games: number) => {
    // The first call compiles, which takes a second; then a game takes a tenth of a millisecond.
    time += asked.length === 0 ? 1000 : games / 10;
    asked.push(games);
    return Promise.resolve(0);
  };
  expect(await measured('altiplano', 100, play, () => time)).toBe(10_000);
  expect(asked).toEqual([100, 100, 400, 1600, 6400]);
});
