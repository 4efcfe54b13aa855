import { expect, test, vi } from 'vitest';
import { tasksOf } from './festival';
import { catalogOf, rows, seatView, view } from './fixtures';
import { PuertoRicoTable } from './table.svelte';
import type { Festival } from './wire';

const festival: Festival = {
  crop: 'corn',
  crop_winner: null,
  goods: ['corn', 'corn', 'sugar'],
  goods_winner: null,
  building: 'hospice',
  building_winner: 1,
};

function tasks(board: Festival) {
  const scene = {
    view: view({ seats: [seatView({}), seatView({}), seatView({})] }),
    outlook: {
      near: [],
      ends: [],
      seats: [],
      roles: [],
      costs: [],
      festival: [
        { crops: 1, goods: 2, crops_asked: 3 },
        { crops: 2, goods: 0, crops_asked: 3 },
        { crops: 0, goods: 0, crops_asked: 3 },
      ],
      storage: null,
      draft: null,
      production: null,
    },
    offers: [],
    seats: [],
    roles: [],
    recent: [],
    front: 0,
    catalog: catalogOf(rows),
  };
  return tasksOf(new PuertoRicoTable(() => scene, { send: vi.fn(), look: vi.fn() }), board);
}

test('each task says how far everybody is, the furthest first', () => {
  const [crop, production, building] = tasks(festival);
  expect(crop?.progress).toEqual([
    { seat: 1, have: 2, of: 3 },
    { seat: 0, have: 1, of: 3 },
  ]);
  expect(production?.progress).toEqual([{ seat: 0, have: 2, of: 3 }]);
  expect(production?.icons).toEqual(['good-corn', 'good-corn', 'good-sugar']);
  expect(building).toMatchObject({ building: 'hospice', winner: 1, reward: 'victory-point' });
});

test('what has not been drawn yet is not shown', () => {
  expect(tasks({ ...festival, goods: [], building: null }).map(({ kind }) => kind)).toEqual(['crop']);
});
