import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError } from '../lib/net/api';
import { Hints } from './hints.svelte';

vi.mock('../lib/net/problem', () => ({ problemWords: (error: ApiError) => error.code }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const busy = () => new ApiError('busy', 503, 'that took too long');
const FOUND = { version: 3, seat: 0, best: [] };

test('a busy server is asked again, and the slip goes on looking meanwhile', async () => {
  const asked = vi.spyOn(api, 'hint').mockRejectedValueOnce(busy()).mockResolvedValue(FOUND);
  const hints = new Hints('t');
  const done = hints.ask();
  await vi.advanceTimersByTimeAsync(500);
  expect([hints.looking, hints.problem, asked.mock.calls.length]).toEqual([true, '', 1]);
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect([hints.looking, hints.found, asked.mock.calls.length]).toEqual([false, FOUND, 2]);
});

test('a server that stays busy is asked a few times, and then the slip says so', async () => {
  const asked = vi.spyOn(api, 'hint').mockImplementation(() => Promise.reject(busy()));
  const hints = new Hints('t');
  const done = hints.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(asked.mock.calls.length).toBe(6);
  expect(hints.problem).toBe('busy');
});

test('a closed slip does not ask again, and other refusals are told at once', async () => {
  const asked = vi.spyOn(api, 'hint').mockImplementation(() => Promise.reject(busy()));
  const hints = new Hints('t');
  const done = hints.ask();
  await vi.advanceTimersByTimeAsync(500);
  hints.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect([asked.mock.calls.length, hints.problem]).toEqual([1, '']);
  asked.mockRejectedValueOnce(new ApiError('not_asked', 403, 'not now'));
  await hints.ask();
  expect([asked.mock.calls.length, hints.problem]).toEqual([2, 'not_asked']);
});
