import { beforeAll, expect, test } from 'vitest';
import { plain } from '../../lib/i18n/rich';
import type { Event, Refusal } from './wire';
import { speak } from '../../lib/i18n/speak';
import { byGood } from './fixtures';
import { refusalWords, sentences } from './sentences';

beforeAll(() => speak('en'));

const readers = { me: 0, nameOf: (seat: number) => ['Zofia', 'Bence'][seat] ?? '' };
const say = (...events: Event[]) => sentences(events, readers).map(plain);

test('facts are told to the one who reads and about the others', () => {
  const loaded = (seat: number): Event => ({
    type: 'loaded',
    seat,
    good: 'corn',
    amount: 3,
    hold: { ship: 7 },
    harbor: 0,
    privilege: 1,
    points: 4,
  });
  expect(say(loaded(0))).toEqual(['You load 3 corn (ship 7): 4 points.']);
  expect(say(loaded(1))).toEqual(['Bence loads 3 corn (ship 7): 4 points.']);
  expect(
    say({ type: 'built', seat: 1, building: 'hospice', cost: 4, quarries: 1, privilege: 0, paid: 1 }),
  ).toEqual(['Bence builds: Hospice, for 1 doubloon.']);
});

test('what comes in rows is one sentence', () => {
  const coin = (card: 'mayor' | 'trader'): Event => ({ type: 'card_doubloon', card, doubloons: 1 });
  expect(say(coin('mayor'), coin('trader'), { type: 'round_started', round: 4, governor: 0 })).toEqual([
    'A doubloon is laid on each role that nobody took: Mayor and Trader.',
    'Round 4: you are the governor.',
  ]);
});

test('producing names what is made and what is missing', () => {
  const produced = (goods: object, short: object): Event => ({
    type: 'produced',
    seat: 0,
    goods: byGood(goods),
    short: byGood(short),
  });
  expect(say(produced({ corn: 2, coffee: 1 }, { sugar: 1 }))).toEqual([
    'You produce 2 corn and 1 coffee. The supply is short of 1 sugar.',
  ]);
  expect(say(produced({}, {}))).toEqual(['You produce nothing.']);
});

test('a refusal says why, with the piece that is in the way', () => {
  const why = (refusal: Refusal) => plain(refusalWords(refusal, readers));
  expect(why({ type: 'ship_carries', good: 'sugar' })).toBe(
    'This ship carries sugar; a ship carries one kind only.',
  );
  expect(why({ type: 'role_taken', by: 1 })).toBe('Bence has taken this card in this round.');
  expect(why({ type: 'too_expensive', price: 9, doubloons: 1 })).toBe(
    'It costs you 9 and you have 1 doubloon.',
  );
  expect(why({ type: 'larger_ship', hold: { ship: 8 } })).toContain('ship 8 takes more');
});

test('New Buildings tell what they do', () => {
  expect(say({ type: 'building_drafted', by: 1, building: 'church' })).toEqual([
    'Bence puts on the main board: Church.',
  ]);
  expect(say({ type: 'building_drafted', by: null, building: 'church' })).toEqual([
    'Drawn for the main board: Church.',
  ]);
  expect(say({ type: 'forest_planted', seat: 0, good: 'corn', hacienda: false })).toEqual([
    'You plant a forest: corn plantation, face down.',
  ]);
  expect(say({ type: 'guest_moved', seat: 0, place: { building: 'library' } })).toEqual([
    'Your guest goes to work: Library.',
  ]);
  expect(say({ type: 'black_market_paid', seat: 0, item: { type: 'worker', place: null } })).toEqual([
    'Black market: you return a worker (San Juan) for 1 doubloon.',
  ]);
  expect(say({ type: 'church_paid', seat: 0, points: 2 })).toEqual(['Church: 2 victory points for you.']);
  expect(say({ type: 'church_paid', seat: 0, points: 0 })).toEqual([]);
  expect(say({ type: 'sold_to_post', seat: 1, good: 'sugar', privilege: 1, doubloons: 3 })).toEqual([
    'Bence sells to the own trading post: sugar, 3 doubloons.',
  ]);
  expect(
    say({
      type: 'small_wharf_loaded',
      seat: 0,
      goods: byGood({ corn: 3, coffee: 2 }),
      harbor: 0,
      privilege: 0,
      points: 2,
    }),
  ).toEqual(['Your small wharf ships 3 corn and 2 coffee: 2 victory points.']);
  expect(plain(refusalWords({ type: 'excluded', building: 'office' }, readers))).toContain('Office');
});

test('Buccaneer and Festival tell what they do', () => {
  expect(say({ type: 'token_taken', seat: 0, from: 1 })).toEqual([
    'You take the buccaneer token from Bence.',
  ]);
  expect(say({ type: 'ship_robbed', seat: 1, capacity: 5, good: 'corn', kept: 3, returned: 1 })).toEqual([
    'Piracy: Bence empties ship 5 (4 corn) and keeps 3.',
  ]);
  expect(say({ type: 'house_plundered', seat: 0, goods: byGood({ corn: 1, sugar: 1 }), points: 2 })).toEqual([
    'Plunder: you clear the trading house of 1 corn and 1 sugar: 2 victory points.',
  ]);
  expect(say({ type: 'crop_task_done', seat: 1, good: 'coffee', workers: 3 })).toEqual([
    'Festival: Bence fulfils the crop task (coffee plantation); to San Juan: 3 workers.',
  ]);
});
