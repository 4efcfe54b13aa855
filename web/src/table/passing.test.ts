import { expect, test, vi } from 'vitest';
import type { Seat, SeatKind, TableSummary } from '../wire';
import { Passing, type PassedOn } from './passing.svelte';

const sit = vi.fn();
vi.mock('../lib/device/device', () => ({ device: { sit: (...words: unknown[]) => void sit(...words) } }));

const kinds = (...all: SeatKind[]) => all.map((kind, seat) => ({ seat, kind }));
const table = (id: string, seats: object[], asked: Seat[], over = false): PassedOn => ({
  summary: { id, seats } as TableSummary,
  asked,
  over,
});

test('the table is covered until the person who is asked has the device, and stays open while bots decide', async () => {
  const seats = kinds('person', 'bot', 'person');
  let now = table('here-1', seats, [1]);
  const passing = new Passing(() => now);
  expect(passing.next).toBe(0);
  await passing.take();
  expect(sit).toHaveBeenLastCalledWith('here-1', 0);
  for (const [asked, next] of [
    [[1], undefined],
    [[0], undefined],
    [[2], 2],
  ] as const) {
    now = table('here-1', seats, [...asked]);
    expect(new Passing(() => now).people).toEqual([0, 2]);
    const same = new Passing(() => now);
    same.seat = passing.seat;
    expect(same.next, `asked: ${asked.join()}`).toBe(next);
  }
});

test('of several people who are asked at once, the one with the device answers first', () => {
  const passing = new Passing(() => table('here-1', kinds('person', 'person'), [0, 1]));
  passing.seat = 1;
  expect(passing.next).toBeUndefined();
});

test.each([
  ['one person alone', table('here-1', kinds('person', 'bot'), [0])],
  ['people at a server', table('abc', kinds('person', 'person'), [0])],
  ['a game that is over', table('here-1', kinds('person', 'person'), [], true)],
])('nothing is covered for %s', (_, now) => {
  expect(new Passing(() => now).next).toBeUndefined();
});
