import { beforeEach, expect, test } from 'vitest';
import { optionsOf, questionOf } from './decision';
import { LANGUAGES, speak } from '../../lib/i18n/speak';
import { byGood, offer, tableWith } from './fixtures';
import type { Building, Decision } from './wire';

beforeEach(() => speak('en'));

test('a drawn plantation: face up, or face down as a forest', () => {
  const { table } = tableWith(
    [
      offer('tile corn', { type: 'take_tile', tile: 'corn' }),
      offer('forest', { type: 'plant_forest', good: 'corn' }),
    ],
    { decision: { type: 'place_drawn', seat: 0, good: 'corn' } },
    {
      title: { id: 'ask-place-drawn' },
      more: { id: 'ask-place-drawn-more', values: { tile: { id: 'tile-corn' } } },
    },
  );
  expect(questionOf(table)).toEqual({
    title: 'Place the drawn plantation',
    more: 'Face up, or face down as a forest: corn plantation.',
  });
  expect(optionsOf(table).map(({ icon }) => icon)).toEqual(['tile-corn', 'tile-forest']);
});

test('the black market: what may be returned, and how much is still missing', () => {
  const { table } = tableWith(
    [
      offer('return worker corn', { type: 'return_worker', place: { tile: 'corn' } }),
      offer('return worker', { type: 'return_worker', place: null }),
      offer('return sugar', { type: 'return_good', good: 'sugar' }),
      offer('return coffee', { type: 'return_good', good: 'coffee' }, { type: 'none_owned' }),
      offer('return point', { type: 'return_point' }),
    ],
    {
      decision: {
        type: 'black_market',
        seat: 0,
        building: 'hospice',
        doubloons: 2,
        worker_done: false,
        good_done: false,
      },
    },
  );
  expect(optionsOf(table).map(({ icon, sub }) => [icon, sub])).toEqual([
    ['worker', 'corn plantation'],
    ['worker', 'San Juan'],
    ['good-sugar', ''],
    ['victory-point', ''],
  ]);
});

test('selling: the trading house and your trading post are separate', () => {
  const { table } = tableWith(
    [
      offer('sell sugar', { type: 'sell', good: 'sugar' }),
      offer('post sugar', { type: 'sell_to_post', good: 'sugar' }),
    ],
    { decision: { type: 'sell', seat: 0 }, phase: { role: 'trader', chooser: 0 } },
  );
  const [house, post] = optionsOf(table);
  expect(house?.sub).not.toBe('Trading post');
  expect(post?.sub).toBe('Trading post');
});

test('the hunting lodge: tiles of a kind are told apart by who works there', () => {
  const { table } = tableWith(
    [
      offer('give_up indigo nobody', { type: 'give_up_tile', good: 'indigo', occupant: 'nobody' }),
      offer('give_up indigo worker', { type: 'give_up_tile', good: 'indigo', occupant: 'worker' }),
      offer('give_up corn worker', { type: 'give_up_tile', good: 'corn', occupant: 'worker' }),
    ],
    { decision: { type: 'hunting_lodge', seat: 0 } },
  );
  expect(optionsOf(table).map(({ which }) => which)).toEqual(['0 workers', '1 worker', '']);
});

test('the buildings for sale are sorted by price, whichever expansion they are from', () => {
  const market = ['guild_hall', 'hospice', 'small_indigo_plant', 'indigo_plant'].map((building) => ({
    building: building as Building,
    left: 1,
  }));
  const { table } = tableWith([], { market });
  expect(table.market.map(({ facts }) => facts.cost)).toEqual([1, 3, 4, 10]);
});

test('loading: the small wharf is one choice among the ships', () => {
  const { table } = tableWith([offer('small_wharf', { type: 'use_small_wharf' })], {
    decision: { type: 'load', seat: 0 },
    phase: { role: 'captain', chooser: 0 },
  });
  expect(optionsOf(table).map(({ name, icon }) => [name, icon])).toEqual([['Small wharf', 'b-small-wharf']]);
});

test('questions that the dock asks all at once have their own wording in every language', () => {
  const questions: [Decision, string][] = [
    [{ type: 'small_wharf', seat: 0, good: 'corn', shipped: byGood() }, 'ask-small-wharf'],
    [{ type: 'place_nobles', seat: 0, place: { tile: 'corn' } }, 'ask-place-nobles'],
  ];
  for (const language of LANGUAGES) {
    speak(language);
    for (const [decision, id] of questions) {
      const { title, more } = questionOf(tableWith([], { decision }, { title: { id } }).table);
      expect(title, `${language} ${id}`).not.toMatch(/^$|ask-|\{/);
      expect(more, `${language} ${id}`).not.toMatch(/^$|ask-|\{/);
    }
  }
});
