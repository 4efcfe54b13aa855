import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine } from '../../wire';
import { api, ApiError } from '../net/api';
import { Muted, Talk } from './talk.svelte';

const line = (number: number, mark: string): ChatLine => ({
  number,
  mark,
  program: false,
  seat: 0,
  name: mark,
  words: { kind: 'text', text: `line ${number}` },
  time: 0,
});
const numbers = (lines: ChatLine[]) => lines.map(({ number }) => number);

beforeEach(() => localStorage.clear());

test('lines are neither lost nor repeated', () => {
  const talk = new Talk('t', () => 'ME1', new Muted());
  expect(talk.newest).toBeUndefined();
  talk.hear({ full: true, lines: [] });
  expect(talk.newest, 'nothing has been said, and that is known').toBe(0);
  talk.hear({ full: false, lines: [line(1, 'ANA')] });
  talk.hear({ full: false, lines: [line(1, 'ANA'), line(2, 'ME1')] });
  expect(numbers(talk.lines)).toEqual([1, 2]);
  talk.hear({ full: true, lines: [line(2, 'ME1'), line(3, 'ANA')] });
  expect(numbers(talk.lines)).toEqual([2, 3]);
  expect(talk.newest).toBe(3);
});

test('what others said counts until it has been seen, here and after a reload', () => {
  const talk = new Talk('t', () => 'ME1', new Muted());
  talk.hear({ full: true, lines: [line(1, 'ANA'), line(2, 'ME1'), line(3, 'BEN')] });
  expect(talk.unread).toBe(2);
  talk.look();
  expect(talk.unread).toBe(0);
  talk.hear({ full: false, lines: [line(4, 'ANA')] });
  const again = new Talk('t', () => 'ME1', new Muted());
  again.hear({ full: true, lines: [3, 4].map((number) => line(number, 'ANA')) });
  expect(again.unread).toBe(1);
});

test('a muted person is not heard on this device, and can be heard again', () => {
  const talk = new Talk('t', () => 'ME1', new Muted());
  const hushed = new Muted();
  const quiet = new Talk('t', () => 'ME1', hushed);
  hushed.mute('ANA');
  for (const one of [talk, quiet]) {
    one.hear({ full: true, lines: [] });
    one.hear({ full: false, lines: [line(1, 'BEN'), line(2, 'ANA')] });
  }
  expect([numbers(talk.lines), numbers(quiet.lines)]).toEqual([[1, 2], [1]]);
  expect([talk.latest?.number, quiet.latest?.number]).toEqual([2, undefined]);
  expect(numbers(quiet.silenced)).toEqual([2]);
  expect(new Muted().has('ANA'), 'kept over a reload').toBe(true);
  hushed.unmute('ANA');
  expect(numbers(quiet.lines)).toEqual([1, 2]);
  expect(new Muted().has('ANA')).toBe(false);
});

test('a line that gets no answer is sent again as the same one', async () => {
  vi.useFakeTimers();
  const say = vi
    .spyOn(api, 'say')
    .mockRejectedValueOnce(new ApiError('offline', 0, ''))
    .mockResolvedValue(line(1, 'ME1'));
  const talk = new Talk('t', () => 'ME1', new Muted());
  const said = talk.say({ kind: 'phrase', phrase: 'thanks' });
  await vi.runAllTimersAsync();
  await said;
  expect(say).toHaveBeenCalledTimes(2);
  expect(say.mock.calls[0]).toEqual(say.mock.calls[1]);
  vi.useRealTimers();
});
