import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/net/api';
import { byTile, seatView } from './fixtures';
import { stoodBefore } from './stoodBefore';
import type { LogEntry } from './wire';

afterEach(() => vi.restoreAllMocks());

const entry = (step: number, undone = false): LogEntry => ({
  step,
  notation: 'pass',
  undone,
  seat: 0,
  events: [],
  time: 0,
});

/** The record: up to the third step there is a worker on the corn, after that all are in hand. */
function record(): ReturnType<typeof vi.spyOn> {
  return vi.spyOn(api, 'moment').mockImplementation((_, step) => {
    const lifted = step >= 3;
    const own = seatView({
      tiles: byTile({ corn: 1 }),
      tile_workers: byTile(lifted ? {} : { corn: 1 }),
      san_juan: lifted ? 1 : 0,
    });
    const decision = lifted ? { type: 'place_workers', seat: 0 } : { type: 'choose_role', seat: 1 };
    return Promise.resolve({ view: { seats: [own], decision } }) as unknown as ReturnType<typeof api.moment>;
  });
}

test('the last step before the workers were lifted shows who was where', async () => {
  const asked = record();
  const found = await stoodBefore('t', 0, [entry(1), entry(2), entry(3), entry(4), entry(5, true)]);
  expect([...(found?.people ?? [])]).toEqual([['tile:corn', 1]]);
  expect(asked.mock.calls.map(([, step]: unknown[]) => step)).toEqual([4, 3, 2]);
});

test('nothing is proposed where the record cannot be read', async () => {
  vi.spyOn(api, 'moment').mockRejectedValue(new Error('gone'));
  expect(await stoodBefore('t', 0, [entry(1)])).toBeUndefined();
  expect(await stoodBefore('t', 0, [])).toBeUndefined();
});
