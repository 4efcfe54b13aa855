import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n/speak';
import { optionsOf } from './decision';
import { catalog, components, seatView, view } from './fixtures';
import { AltiplanoTable } from './table.svelte';
import { placesAsked } from './views';
import type { AltiplanoCatalog, Location, Offer, Outlook, ReadyAction } from './wire';

const ready = (action: string, location: Location, points: number): ReadyAction =>
  ({ action, location, points, gains: [], tiles: [] }) as unknown as ReadyAction;

/** A table that asks where the pawn starts, with these actions ready. */
function starts(...actions: ReadyAction[]): AltiplanoTable {
  const at = view({
    observer: 0,
    seats: [seatView({ pawn: null })],
    decision: { type: 'place_pawn', seat: 0 },
  });
  const offers = at.ring.map((location) => ({
    action: { type: 'place_pawn', location },
    notation: `place ${location}`,
    refusal: null,
    preview: [],
  })) as unknown as Offer[];
  const full = { ...catalog, component_sets: [{ ...components, name: 'ours', extensions: [], orders: [] }] };
  return new AltiplanoTable(
    () => ({
      view: at,
      offers: offers.reverse(),
      outlook: { seats: [{ ready: actions }], own: null } as unknown as Outlook,
      seats: [],
      recent: [],
      front: 0,
      catalog: full as unknown as AltiplanoCatalog,
    }),
    { send: () => undefined, open: () => undefined },
  );
}

test('the locations where the plan prepared something come first, and each says what', () => {
  speak('en');
  const table = starts(
    ready('road_build', 'road', 0),
    ready('farm_food', 'farm', 0),
    ready('farm_wool', 'farm', 2),
  );
  const isPrepared = (location: Location) => ['farm', 'road'].includes(location);
  const { ring } = table.view;
  const prepared = ring.filter(isPrepared);
  const others = ring.filter((location) => !isPrepared(location));
  const options = optionsOf(table, undefined);
  expect(options.map(({ key }) => key)).toEqual([...prepared, ...others].map((at) => `place ${at}`));
  const farm = options.find(({ key }) => key === 'place farm');
  expect(farm?.sub).toBe('Wool and Food');
  expect(farm?.gain).toEqual({ text: '+2', of: 'points' });
  expect(farm?.control.hint?.words[0]).toBe('Ready there: Wool and Food.');
  expect(options.at(-1)?.sub).toBe('');
});

test('with nothing ready, the locations are in the order of the ring', () => {
  const table = starts();
  expect(optionsOf(table, undefined).map(({ key }) => key)).toEqual(
    table.view.ring.map((location) => `place ${location}`),
  );
});

test('a plan is made at the planning spaces, an action where the pawn is; other questions have no one place', () => {
  expect(placesAsked('plan', 'farm').at(-1)).toBe('.mine .planrow');
  expect(placesAsked('act', 'farm').at(-1)).toBe('.mine .grp-farm');
  expect(placesAsked('act', null)).toEqual([]);
  expect(placesAsked('place_pawn', null)).toEqual([]);
});
