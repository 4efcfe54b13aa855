import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n/speak';
import { byTile, seatView, tableWith } from './fixtures';
import { Placement } from './placement.svelte';
import PlacementLands from './PlacementLands.svelte';

beforeAll(() => speak('en'));

test('a press on a circle fills that circle and no other, and leaves the focus there', () => {
  const seat = seatView({
    san_juan: 2,
    tiles: byTile({ corn: 3 }),
    buildings: [{ building: 'indigo_plant', count: 1, workers: 0 }],
  });
  const { table } = tableWith([], { seats: [seat, seatView()] });
  const placement = new Placement(seat, (id) => table.facts.get(id));
  placement.liftAll();
  const lands = mount(PlacementLands, { target: document.body, props: { table, placement } });
  flushSync();
  const circles = () => [...document.querySelectorAll<HTMLButtonElement>('.place')];
  const filled = () =>
    circles().flatMap((circle, at) => (circle.getAttribute('aria-pressed') === 'true' ? [at] : []));
  expect(filled()).toEqual([]);
  for (const [at, after] of [
    [1, [1]],
    [4, [1, 4]],
    [1, [4]],
    [2, [2, 4]],
  ] as const) {
    circles()[at]?.focus();
    circles()[at]?.click();
    flushSync();
    expect(filled()).toEqual(after);
    expect(circles().indexOf(document.activeElement as HTMLButtonElement)).toBe(at);
  }
  void unmount(lands);
});

test('the heading of the city counts the circles of the city alone', () => {
  const seat = seatView({
    san_juan: 1,
    tiles: byTile({ corn: 3 }),
    buildings: [{ building: 'indigo_plant', count: 1, workers: 0 }],
  });
  const { table } = tableWith([], { seats: [seat, seatView()] });
  const placement = new Placement(seat, (id) => table.facts.get(id));
  placement.liftAll();
  placement.put('building:indigo_plant');
  const lands = mount(PlacementLands, { target: document.body, props: { table, placement } });
  flushSync();
  expect(document.querySelector('#h-city span')?.textContent).toBe('2 empty circles');
  expect(placement.empty).toBe(5);
  void unmount(lands);
});
