import { expect, test, vi } from 'vitest';
import { inTurn } from './turns';

test('jobs are done one after the other, each in a frame of its own, and can be taken back', async () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('first');
    inTurn(() => done.push('asked for by the first'));
  });
  inTurn(() => done.push('second'));
  const takeBack = inTurn(() => done.push('never'));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['first']), { interval: 1 });
  takeBack();
  await vi.waitFor(() => expect(done).toEqual(['first', 'second', 'asked for by the first']));
});

test('a job that fails is reported, and holds up no other', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const failure = new Error('no such picture');
  const next = vi.fn();
  inTurn(() => {
    throw failure;
  });
  inTurn(next);
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  vi.unstubAllGlobals();
});
