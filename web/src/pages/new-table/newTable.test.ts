import { expect, test } from 'vitest';
import type { PuertoRicoCatalog } from '../../wire/puerto-rico';
import { PuertoRicoAgreement } from './puertoRico.svelte';
import { Seating } from './seating.svelte';

const catalog: PuertoRicoCatalog = {
  player_counts: [2, 3, 4, 5],
  editions: [
    { edition: '2002', default: false, victory_points: [65, 75, 100, 122], expansions: [], switches: [] },
    { edition: '2020', default: true, victory_points: [65, 76, 101, 126], expansions: [], switches: [] },
  ],
  expansions: [],
  switches: [
    { switch: 'open_vp', default: false, expansion: null, house_rule: false },
    { switch: 'dup_production', default: false, expansion: null, house_rule: false },
  ],
  buildings: [],
  goods: [],
  bots: [{ bot: 'random' }, { bot: 'greedy' }],
};

test('everything is preset: me, three open seats, the newest edition as printed', () => {
  const seating = new Seating();
  const agreement = new PuertoRicoAgreement(catalog);
  expect(agreement.setup(seating.players)).toEqual({
    players: 4,
    edition: '2020',
    vp_pool: null,
    switches: [],
  });
  expect(seating.seats()).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  expect(agreement.editionPool(4)).toBe(101);
  expect(agreement.asPrinted).toBe(true);
});

test('changing the number of players keeps who was chosen', () => {
  const seating = new Seating();
  seating.sit(1, { kind: 'bot', bot: 'greedy' });
  seating.seat(2);
  seating.seat(3);
  expect(seating.seats()).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'open' }]);
  expect(seating.openSeats).toBe(1);
});

test('switches stand in the order of the catalog, a pool must be a number of points', () => {
  const agreement = new PuertoRicoAgreement(catalog);
  agreement.turn('dup_production', true);
  agreement.turn('open_vp', true);
  expect(agreement.setup(4).switches).toEqual(['open_vp', 'dup_production']);
  agreement.turn('open_vp', false);
  expect(agreement.setup(4).switches).toEqual(['dup_production']);
  agreement.pool = '0';
  expect(agreement.valid).toBe(false);
  agreement.pool = '90';
  expect(agreement.setup(4).vp_pool).toBe(90);
});
