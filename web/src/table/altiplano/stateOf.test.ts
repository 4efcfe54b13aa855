import { expect, test } from 'vitest';
import { catalog, components, seatView, view } from './fixtures';
import { AltiplanoTable } from './table.svelte';
import type { ComponentsFacts, Outlook, SeatView, View } from './wire';

/** A table of one seat with these parts, its numbers from the catalog as on the wire. */
function table(seat: SeatView, own: Partial<View>, outlook: Outlook): AltiplanoTable {
  const set = {
    ...components,
    name: 'test',
    orders: [{ order: 'o1', goods: ['fish', 'wood', 'wood'], points: 11 }],
  } as unknown as ComponentsFacts;
  return new AltiplanoTable(
    () => ({
      view: view({ seats: [seat], observer: 0, start: 0, ...own } as Partial<View>),
      offers: [],
      outlook,
      seats: [],
      recent: [],
      front: 0,
      catalog: { ...catalog, component_sets: [set] },
    }),
    { send: () => undefined, open: () => undefined },
  );
}

test('a seat that has planned is locked, and one that will be asked later is not', () => {
  const seats = [seatView(), seatView(), seatView()];
  const decision = { type: 'plan' as const, asked: [1] };
  const planned = (...of: boolean[]) =>
    ({ seats: of.map((has_planned) => ({ has_planned })) }) as unknown as Outlook;
  const states = (outlook: Outlook) => {
    const at = table(seatView(), { seats, decision }, outlook);
    return seats.map((_, seat) => at.stateOf(seat));
  };
  expect(states(planned(true, false, true))).toEqual(['locked', 'planning', 'locked']);
  expect(states(planned(true, false, false))).toEqual(['locked', 'planning', '']);
});
