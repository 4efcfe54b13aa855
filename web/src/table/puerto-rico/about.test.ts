import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n/speak';
import type { Hint } from '../hint.svelte';
import * as about from './about';
import { seatView, tableWith } from './fixtures';
import { GOODS, TILES } from './model';
import type { Seat } from './wire';

beforeAll(() => speak('en'));

const said = ({ title, words, after = [] }: Hint): string => [title, ...words, ...after].join(' ');

test('a tile that can’t be taken now says what it brings and when it is taken', () => {
  const { table } = tableWith([], { quarries: 1 });
  for (const tile of TILES) expect(about.aboutOffered(table, tile).words).toHaveLength(2);
  expect(said(about.aboutOffered(table, 'corn'))).toMatch(/^Corn plantation .*No building.*settler phase/);
  expect(said(about.aboutOffered(table, 'coffee'))).toMatch(/^Coffee plantation .*production building/);
  expect(said(about.aboutOffered(table, 'quarry'))).toMatch(/^1 quarry left .*1 doubloon less.*hut/);
  expect(said(about.aboutTile({ kind: 'sugar', worked: true }))).toMatch(/^Sugar plantation, occupied /);
});

test('ships and the trading house say what they take', () => {
  expect(said(about.aboutShip({ capacity: 5, amount: 0, good: null }))).toMatch(/^Ship 5, empty .*captain/);
  expect(said(about.aboutShip({ capacity: 5, amount: 2, good: 'corn' }))).toContain('2 corn, 3 free');
  const { table } = tableWith([], { trading_house: ['corn'] });
  expect(said(about.aboutHouse(table))).toContain('1 of 4 spaces taken. In the trader phase');
  for (const good of GOODS) expect(said(about.aboutPrice(good, 3))).toContain('pays 3 doubloons');
});

test('a role card names its taker, and a building card says when no copy is left', () => {
  const { table } = tableWith([], {});
  const words = (taken_by: Seat | null) =>
    said(about.aboutCard(table, { card: 'mayor', doubloons: 0, taken_by }));
  expect(words(null)).not.toContain('already');
  expect(words(1)).toContain('has already taken this card this round.');
  expect(said(about.aboutForSale(table, 'hospice', 2))).toMatch(/builder phase\.$/);
  expect(said(about.aboutForSale(table, 'hospice', 0))).toMatch(/no copies of this building left\.$/);
});

test('people, goods and what is left for everybody explain themselves', () => {
  const { table } = tableWith([], { seats: [seatView({ san_juan: 2 }), seatView()] });
  expect(said(about.aboutSanJuan(table, 0))).toMatch(/^2 in San Juan .*mayor phase/);
  expect(said(about.aboutGood('indigo', 2, 1))).toMatch(/^Indigo: 2 held, 1 produced /);
  expect(said(about.aboutStock(table, 'worker', 'Workers', 9))).toMatch(/^Workers: 9 The game ends/);
  expect(said(about.aboutStock(table, 'good-corn', 'corn', 9))).toBe('Corn: 9 Goods left.');
  expect(said(about.aboutToken())).toMatch(/^Buccaneer token Whoever has it can’t take the Buccaneer/);
  const nobles = tableWith([], { noble_supply: 5 }).table;
  expect(said(about.aboutStock(nobles, 'worker', 'Workers', 9))).toBe('Workers: 9');
});
