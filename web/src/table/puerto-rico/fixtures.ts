import { vi } from 'vitest';
import type { Numbers, Question } from '../../wire';
import { PuertoRicoTable } from './table.svelte';
import type {
  Action,
  BuildingFacts as Row,
  ByGood,
  ByTile,
  Event,
  Offer,
  Outlook,
  PuertoRicoCatalog,
  Refusal,
  SeatView,
  View,
} from './wire';

/** Pieces for tests: a small fictitious table, built from only as much as each test needs. */

export const byGood = (goods: Partial<ByGood<number>> = {}): ByGood<number> => ({
  corn: 0,
  indigo: 0,
  sugar: 0,
  tobacco: 0,
  coffee: 0,
  ...goods,
});

export const byTile = (tiles: Partial<ByTile<number>> = {}): ByTile<number> => ({
  ...byGood(),
  quarry: 0,
  ...tiles,
});

export const seatView = (seat: Partial<SeatView> = {}): SeatView => ({
  doubloons: 3,
  goods: byGood(),
  san_juan: 0,
  tiles: byTile(),
  tile_workers: byTile(),
  buildings: [],
  victory_points: 0,
  wharf_used: false,
  production: byGood(),
  ...seat,
});

const row = (
  building: Row['building'],
  kind: Row['kind'],
  makes: Row['makes'],
  cost: number,
  circles: number,
): Row => ({
  building,
  expansion: null,
  kind,
  makes,
  cost,
  points: 1,
  circles,
  copies: 2,
  copies_two_players: 1,
  column: 1,
  spaces: kind === 'large' ? 2 : 1,
});

export const rows: Row[] = [
  row('small_indigo_plant', 'small_production', 'indigo', 1, 1),
  row('indigo_plant', 'large_production', 'indigo', 3, 3),
  row('hospice', 'small_commercial', null, 4, 1),
  row('guild_hall', 'large', null, 10, 1),
];

export const view = (own: Partial<View> = {}): View =>
  ({
    game: 'puerto-rico',
    setup: { players: 2, edition: '2020', vp_pool: null, switches: [] },
    observer: 0,
    round: 3,
    governor: 0,
    phase: null,
    cards: [],
    market: [],
    ships: [],
    seats: [seatView(), seatView()],
    end: null,
    result: null,
    ...own,
  }) as View;

export const catalogOf = (buildings: Row[]): PuertoRicoCatalog => ({
  player_counts: [],
  editions: [],
  expansions: [],
  switches: [],
  buildings,
  goods: [],
  seat_bid_max: 20,
  bots: [],
});

export const offer = (
  notation: string,
  action: Action,
  refusal: Refusal | null = null,
  preview: Event[] = [],
  numbers?: Numbers,
): Offer => ({ notation, action, refusal, preview, ...(numbers ? { numbers } : {}) });

/** A table that offers these, and what is sent from it. */
export function tableWith(offers: Offer[], own: Partial<View>, question?: Question, outlook?: Outlook) {
  const send = vi.fn();
  const scene = {
    view: view({
      seats: [seatView({ doubloons: 5, goods: byGood({ corn: 3, sugar: 1 }) }), seatView()],
      ...own,
    }),
    offers,
    seats: [],
    recent: [],
    front: 0,
    catalog: catalogOf(rows),
    question,
    outlook,
  };
  return { table: new PuertoRicoTable(() => scene, { send, look: vi.fn() }), send };
}
