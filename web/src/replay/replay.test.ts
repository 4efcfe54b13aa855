import { afterEach, expect, test, vi } from 'vitest';
import { Replay } from './replay.svelte';

afterEach(() => vi.unstubAllGlobals());

/** A replay of a game of four moves whose moments load, or fail to, when the test says so. */
async function opened() {
  const open: Record<string, (found: boolean) => void> = {};
  const steps = [0, 1, 2, 3].map((step) => ({ step, round: 1, events: [] }));
  vi.stubGlobal('fetch', (path: string) => {
    const body = path.endsWith('/history') ? { steps, version: 4 } : { step: path.split('/').at(-1) };
    const answer = new Response(JSON.stringify(body));
    const moment = /history\/(\d+)$/.exec(path)?.[1];
    if (moment === undefined || moment === '0') return Promise.resolve(answer);
    return new Promise((come, lost) => {
      open[moment] = (found) => (found ? come(answer) : lost(new TypeError('no connection')));
    });
  });
  const replay = new Replay('t');
  await replay.open(undefined);
  return { replay, open };
}

test('a step that does not load leaves everything as it was, and says so', async () => {
  const { replay, open } = await opened();
  const shown = replay.moment;
  const going = replay.go(3);
  expect(replay.wanted).toBe(3);
  open[3]?.(false);
  expect(await going).toBe(false);
  expect(replay.failure).toMatchObject({ code: 'offline' });
  expect([replay.position, replay.wanted]).toEqual([0, 0]);
  expect(replay.moment).toBe(shown);

  const again = replay.go(3);
  open[3]?.(true);
  expect(await again).toBe(true);
  expect(replay.failure).toBeUndefined();
  expect([replay.position, replay.wanted]).toEqual([3, 3]);
  expect(replay.moment).toMatchObject({ step: '3' });
});

test('of several steps requested only the last is shown, and earlier failures do not matter', async () => {
  const { replay, open } = await opened();
  const going = [replay.go(2), replay.go(3)];
  open[3]?.(true);
  open[2]?.(false);
  expect(await Promise.all(going)).toEqual([false, true]);
  expect(replay.position).toBe(3);
  expect(replay.failure).toBeUndefined();
});
