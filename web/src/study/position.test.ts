import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../lib/net/api';
import { read } from './link';
import { boardOfPosition, isPosition, NoPosition, written } from './position';

const POSITION = {
  game: 'puerto-rico',
  decision: { type: 'choose_role', seat: 0 },
  goods: { corn: 10, indigo: 11 },
  seats: Array.from({ length: 3 }, (_, seat) => ({
    doubloons: seat,
    buildings: Array.from({ length: 6 }, (__, row) => ({ building: 'small_indigo_plant', workers: row })),
  })),
};

beforeEach(() => vi.restoreAllMocks());

test('a written position is the same when it is read, in lines that can be found', () => {
  const text = written(POSITION);
  expect(JSON.parse(text)).toEqual(POSITION);
  expect(text.split('\n').length).toBeGreaterThan(10);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(120);
});

test('only a position is taken for one', () => {
  expect(isPosition(written(POSITION))).toBe(true);
  for (const other of [
    '',
    'meseta-record 1\ngame puerto-rico\n',
    '{"meseta": 1}',
    '{"game": "puerto-rico", ',
    '[]',
  ])
    expect(isPosition(other)).toBe(false);
});

test('a position becomes a board that a link carries, in one line', async () => {
  const asked = vi.spyOn(api, 'study').mockImplementation(({ record }) => {
    return Promise.resolve({ head: record, entries: [] } as never);
  });
  const board = await read(await boardOfPosition(written(POSITION)));
  expect(board.head).toBe(`position ${JSON.stringify(POSITION)}\n`);
  expect(board.tree.main).toEqual([]);
  expect(asked).toHaveBeenCalledOnce();
});

test('what is no JSON is not sent to the engine', async () => {
  const asked = vi.spyOn(api, 'study');
  await expect(boardOfPosition('{"game": ')).rejects.toThrow(NoPosition);
  expect(asked).not.toHaveBeenCalled();
});
