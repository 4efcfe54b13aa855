import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n/speak';
import { catalog, components, ownView, seatView, takes, view } from './fixtures';
import { canAct, outOfReach, placedInVain } from './outOfReach';
import { placeHint } from './placeHint';
import { Planning } from './planning.svelte';
import type { AltiplanoTable } from './table.svelte';
import type { Ready } from './ready';
import type { BasicAction, Good, Location, Placing } from './wire';

beforeAll(() => speak('en'));

const ready = (action: BasicAction, location: Location): Ready =>
  ({ key: action, action, location, place: null, tiles: [], gains: [], points: 0 }) as unknown as Ready;

interface Facts {
  ready?: Ready[];
  missed?: Location[];
  placing?: Partial<Placing>;
}

const table = ({ ready: able = [], missed = [], placing = {} }: Facts): AltiplanoTable =>
  ({
    ready: able,
    together: able,
    missed,
    catalog,
    components,
    mine: seatView(),
    view: view(),
    placing: () => ({ ready: [], missed: null, points: 0, price: null, ...placing }),
  }) as unknown as AltiplanoTable;

function holding(...planning: Good[]): Planning {
  const plan = new Planning(seatView({ planning }), ownView(), takes());
  plan.hold(0);
  return plan;
}

test('the first tile that can be sold makes the sale ready; one more says that it is sold too, and for how much', () => {
  const first = placeHint(
    table({ placing: { ready: [ready('market_sell', 'market')], price: 1 } }),
    holding('wood', 'wood'),
    'market',
  );
  expect(first.words).toEqual(['Makes this action ready: Sell.']);
  expect(first.lines.map(({ label, value }) => `${label} ${value}`)).toEqual(['Price +1']);
  const second = placeHint(
    table({ ready: [ready('market_sell', 'market')], placing: { price: 1 } }),
    holding('wood', 'wood'),
    'market',
  );
  expect(second.words).toEqual(['Is sold as well, for 1 coin.']);
  expect(second.lines).toEqual([]);
});

test('a tile joins an action that takes any number of its kind, and otherwise waits', () => {
  const food = [ready('farm_food', 'farm')];
  const wool = [ready('farm_wool', 'farm')];
  expect(placeHint(table({ ready: food }), holding('alpaca'), 'farm').words).toEqual([
    'Adds to an action that is ready: Food.',
  ]);
  const waits = ['Waits here for more tiles, even in later rounds.'];
  expect(placeHint(table({ ready: food }), holding('wool'), 'farm').words).toEqual(waits);
  expect(placeHint(table({ ready: wool }), holding('alpaca'), 'farm').words).toEqual(waits);
  expect(placeHint(table({ ready: food }), holding('fish'), 'harbor').words).toEqual(waits);
});

test('a tile of this plan at a place out of reach is in vain, what has lain there since an earlier round is not', () => {
  const far = table({
    ready: [ready('farm_food', 'farm'), ready('harbor_boat', 'harbor')],
    missed: ['harbor'],
  });
  expect(outOfReach(far).map(({ key }) => key)).toEqual(['harbor_boat']);
  expect(canAct(far)).toBe(true);
  const plan = holding('wood', 'alpaca');
  expect(placedInVain(far, plan)).toBe(false);
  plan.put(1, 'farm');
  expect(placedInVain(far, plan)).toBe(false);
  plan.put(0, 'harbor');
  expect(placedInVain(far, plan)).toBe(true);
  expect(canAct(table({ ready: [ready('harbor_boat', 'harbor')], missed: ['harbor'] }))).toBe(false);
});

test('a plan is laid when every tile that has a place is on one', () => {
  const plan = holding('wood', 'corn');
  expect(plan.isLaid).toBe(false);
  plan.put(0, 'harbor');
  expect(plan.isLaid).toBe(plan.placesFor('corn').length === 0);
  plan.put(1, 'village');
  expect(plan.isLaid).toBe(true);
});
