import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyPreview } from '../lib/wire';
import { api, ApiError, type Sent } from '../lib/net/api';
import { Foreseen } from './foreseen.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sell = (good: string): Sent[] => [{ notation: `sell ${good}` }];
const brings = (amount: number): AnyPreview => ({
  stale: false,
  refusal: null,
  preview: [],
  gain: { amount, of: 'doubloons', price: false },
});

/** A draft that can be changed, the answers still awaited, and what is foreseen for it. */
function draftOf(first: Sent[] | undefined) {
  const answers: ((preview: AnyPreview | ApiError) => void)[] = [];
  const ask = vi.fn<typeof api.preview>(
    () =>
      new Promise<AnyPreview>((done, failed) => {
        answers.push((answer) => (answer instanceof ApiError ? failed(answer) : done(answer)));
      }),
  );
  const foreseen = new Foreseen(ask);
  let moves = $state.raw(first);
  let other = $state(0);
  const stop = $effect.root(() => {
    foreseen.follow(
      () => ({ id: 't', version: 7 }),
      () => {
        void other;
        return moves;
      },
    );
  });
  flushSync();
  const change = (to: Sent[] | undefined) => {
    moves = to;
    flushSync();
  };
  const stir = () => {
    other++;
    flushSync();
  };
  return { foreseen, ask, answers, change, stir, stop };
}

test('the first draft is asked about at once, later ones after a pause', async () => {
  const { foreseen, ask, answers, change, stop } = draftOf(sell('corn'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledWith('t', 7, sell('corn'));
  answers[0]?.(brings(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(foreseen.preview?.gain?.amount).toBe(1);
  change(sell('sugar'));
  change(sell('coffee'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenLastCalledWith('t', 7, sell('coffee'));
  stop();
});

test('what only looks new is not asked about again, and does not hold a question back', async () => {
  const { ask, answers, change, stir, stop } = draftOf(sell('corn'));
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.(brings(1));
  stir();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  change(sell('sugar'));
  stir();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('an answer that comes after the draft has changed is too late; a lost one says nothing', async () => {
  const { foreseen, answers, change, stop } = draftOf(sell('corn'));
  await vi.advanceTimersByTimeAsync(0);
  change(sell('sugar'));
  await vi.advanceTimersByTimeAsync(1000);
  answers[1]?.(brings(2));
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.(brings(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(foreseen.preview?.gain?.amount).toBe(2);
  change(sell('coffee'));
  await vi.advanceTimersByTimeAsync(1000);
  answers[2]?.(new ApiError('internal', 500, 'lost'));
  await vi.advanceTimersByTimeAsync(0);
  expect(foreseen.preview).toBeUndefined();
  change(sell('corn'));
  await vi.advanceTimersByTimeAsync(1000);
  answers[3]?.({ ...brings(3), stale: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(foreseen.preview).toBeUndefined();
  change(undefined);
  expect(foreseen.preview).toBeUndefined();
  stop();
});
