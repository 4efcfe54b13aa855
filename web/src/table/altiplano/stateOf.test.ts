import { expect, test } from 'vitest';
import { catalog, components, seatView, view } from './fixtures';
import { AltiplanoTable } from './table.svelte';
import type { ComponentsFacts, SeatView, View } from './wire';

/** A table of one seat with these parts, its numbers from the catalog as on the wire. */
function table(seat: SeatView, own: Partial<View> = {}): AltiplanoTable {
  const set = {
    ...components,
    name: 'test',
    orders: [{ order: 'o1', goods: ['fish', 'wood', 'wood'], points: 11 }],
  } as unknown as ComponentsFacts;
  return new AltiplanoTable(
    () => ({
      view: view({ seats: [seat], observer: 0, start: 0, ...own } as Partial<View>),
      offers: [],
      seats: [],
      recent: [],
      front: 0,
      catalog: { ...catalog, component_sets: [set] },
    }),
    { send: () => undefined, open: () => undefined },
  );
}

test('with sealed plans, seats that are done are locked; in turn order, only those before the seat that is asked', () => {
  const seats = [seatView(), seatView(), seatView()];
  const decision = { type: 'plan' as const, asked: [1] };
  const states = (own: Partial<View>) => {
    const at = table(seatView(), { seats, decision, ...own });
    return seats.map((_, seat) => at.stateOf(seat));
  };
  expect(states({})).toEqual(['locked', 'planning', 'locked']);
  const setup = { players: 3, switches: ['plan_in_turn_order' as const] };
  expect(states({ setup, start: 0 })).toEqual(['locked', 'planning', '']);
});
