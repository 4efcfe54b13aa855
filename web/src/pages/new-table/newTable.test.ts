import { expect, test } from 'vitest';
import type { PuertoRicoCatalog } from '../../wire/puerto-rico';
import { PuertoRicoAgreement } from './puertoRico.svelte';
import { movedUp, Seating } from './seating.svelte';

const catalog: PuertoRicoCatalog = {
  player_counts: [2, 3, 4, 5],
  seat_bid_max: 20,
  editions: [
    {
      edition: '2002',
      default: false,
      victory_points: [65, 75, 100, 122],
      expansions: [],
      switches: [],
      nobles_market: 'printed_2020',
    },
    {
      edition: '2020',
      default: true,
      victory_points: [65, 76, 101, 126],
      expansions: ['new_buildings', 'nobles'],
      switches: ['draft_small_first'],
      nobles_market: 'printed_2020',
    },
  ],
  expansions: ['new_buildings', 'nobles'],
  switches: [
    { switch: 'open_vp', default: false, expansion: null, expansions: [], house_rule: false },
    { switch: 'dup_production', default: false, expansion: null, expansions: [], house_rule: false },
    {
      switch: 'draft_small_first',
      default: true,
      expansion: 'new_buildings',
      expansions: ['new_buildings'],
      house_rule: false,
    },
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

test('switches are in the order of the catalog; a pool must be a number of points', () => {
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

test('an expansion brings its rulings; only what differs from the edition is sent', () => {
  const agreement = new PuertoRicoAgreement(catalog);
  agreement.turn('draft_small_first', false);
  expect(agreement.setup(4).switches_off).toBeUndefined();
  agreement.add('new_buildings', true);
  expect(agreement.setup(4)).toMatchObject({
    expansions: ['new_buildings'],
    switches: [],
    switches_off: ['draft_small_first'],
  });
  expect(agreement.asPrinted).toBe(false);
  agreement.draftMode = 'random';
  expect(agreement.setup(4).draft).toBe('random');
});

test('an edition without the expansion plays without it, and its rulings are its own', () => {
  const agreement = new PuertoRicoAgreement(catalog);
  agreement.add('new_buildings', true);
  agreement.draftMode = 'newest';
  agreement.turn('open_vp', true);
  agreement.edition = '2002';
  expect(agreement.has('new_buildings')).toBe(false);
  expect(agreement.setup(3)).toEqual({ players: 3, edition: '2002', vp_pool: null, switches: [] });
  agreement.edition = '2020';
  expect(agreement.plays('new_buildings')).toBe(true);
});

test('the market of Nobles extends the ready-made set, and can be chosen alone', () => {
  const agreement = new PuertoRicoAgreement(catalog);
  agreement.add('nobles', true);
  expect(agreement.isDrafted).toBe(false);
  agreement.noblesMarket = 'drafted_12_5';
  expect(agreement.isDrafted).toBe(true);
  expect(agreement.draftModes).toEqual(['players', 'random']);
  expect(agreement.setup(4).nobles_market).toBe('drafted_12_5');
  agreement.noblesMarket = 'printed_2020';
  expect(agreement.setup(4).nobles_market).toBeUndefined();
  agreement.add('new_buildings', true);
  agreement.draftMode = 'newest';
  const { draft } = agreement.setup(4);
  expect(draft && draft !== 'random' && draft.named.length).toBe(17 + 7);
  agreement.add('new_buildings', false);
  expect(agreement.draftMode).toBe('players');
});

test('a house rule borrows what the edition lacks', () => {
  const agreement = new PuertoRicoAgreement({
    ...catalog,
    switches: [
      ...catalog.switches,
      { switch: 'borrow_expansions', default: false, expansion: null, expansions: [], house_rule: true },
    ],
  });
  agreement.edition = '2002';
  expect(agreement.has('nobles')).toBe(false);
  agreement.turn('borrow_expansions', true);
  agreement.add('nobles', true);
  expect(agreement.setup(4)).toMatchObject({ switches: ['borrow_expansions'], expansions: ['nobles'] });
});

test('people are asked before the start where strangers meet, or where seats are arranged', () => {
  const seating = new Seating();
  expect(seating.asks(false)).toBe(false);
  seating.shuffle = false;
  expect(seating.asks(false)).toBe(true);
  seating.readyCheck = false;
  expect(seating.asks(false)).toBe(false);
  seating.listed = true;
  expect([seating.asks(false), seating.asks(true)]).toEqual([true, false]);
});

test('a seat moves forward, and whoever makes the table keeps one', () => {
  expect(movedUp(3, 2)).toEqual([0, 2, 1]);
  expect(movedUp(3, 0)).toEqual([0, 1, 2]);
  const seating = new Seating({ kind: 'bot', bot: 'greedy' });
  for (const seat of [1, 2, 3]) seating.moveUp(seat);
  expect(seating.sitters.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'me']);
  seating.seat(2);
  expect(seating.sitters.map(({ kind }) => kind)).toEqual(['bot', 'me']);
});
