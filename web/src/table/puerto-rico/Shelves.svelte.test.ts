import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n/speak';
import { byTile, seatView, tableWith } from './fixtures';
import { Placement } from './placement.svelte';
import Shelves from './Shelves.svelte';

beforeAll(() => speak('en'));

test('what an arrangement would produce is what the rules say, including the aqueduct’s indigo', () => {
  const seat = seatView({
    tiles: byTile({ indigo: 1 }),
    tile_workers: byTile({ indigo: 1 }),
    buildings: [
      { building: 'indigo_plant', count: 1, workers: 1 },
      { building: 'aqueduct', count: 1, workers: 1 },
    ],
  });
  const { table } = tableWith([], { seats: [seat, seatView()] });
  const placement = new Placement(seat, (id) => table.facts.get(id));
  const shelves = mount(Shelves, { target: document.body, props: { table, placement } });
  flushSync();
  const makes = () =>
    [...document.querySelectorAll('.makes')].map((one) => one.textContent.trim().split('+')[1]);
  expect(makes(), 'nothing is known before the server has said it').toEqual(['–', '–', '–', '–', '–']);
  placement.production = { corn: 0, indigo: 2, sugar: 0, tobacco: 0, coffee: 0 };
  flushSync();
  expect(makes()).toEqual(['0', '2', '0', '0', '0']);
  void unmount(shelves);
});
