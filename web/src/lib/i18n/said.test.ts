import { beforeAll, expect, test } from 'vitest';
import type { Said } from '../../wire';
import { parts, plain } from './rich';
import { tell, tellAll, whyOf } from './said';
import { speak } from './speak';

beforeAll(() => speak('en'));

const readers = { me: 0, nameOf: (seat: number) => ['Zofia', 'Bence'][seat] ?? '' };

test('a sentence addresses the reader and names everybody else', () => {
  const sold = (about: number): Said => ({
    id: 'log-sold',
    about,
    values: { good: { id: 'good-corn' }, doubloons: 2 },
  });
  expect(plain(tell(sold(0), readers))).toBe('You sell corn for 2 doubloons.');
  expect(plain(tell(sold(1), readers))).toBe('Bence sells corn for 2 doubloons.');
  expect(
    plain(tell({ id: 'log-token-taken-from', about: 0, values: { other: { player: 1 } } }, readers)),
  ).toBe('You take the buccaneer token from Bence.');
});

test('names keep what they stand for: a seat, a good with its amount, a building', () => {
  const loaded: Said = {
    id: 'log-loaded',
    about: 1,
    values: {
      goods: { id: 'good-amount', values: { count: 3, good: { id: 'good-corn' } } },
      ship: { id: 'ship-name', values: { capacity: 7 } },
      points: 4,
    },
  };
  expect(parts(tell(loaded, readers)).map(({ kind, value, text }) => [kind, value, text])).toEqual([
    ['seat', '1', 'Bence'],
    ['', '', ' loads '],
    ['good', 'corn', '3 corn'],
    ['', '', ' (ship 7): 4 points.'],
  ]);
  const built: Said = {
    id: 'log-built',
    about: 0,
    values: { building: { id: 'building-small-market' }, paid: 1 },
  };
  expect(parts(tell(built, readers))[1]).toEqual({
    kind: 'building',
    value: 'small-market',
    text: 'Small market',
  });
  const gives: Said = {
    id: 'altiplano-gives',
    values: {
      input: { id: 'good-amount', values: { count: 1, good: { id: 'altiplano-good-fish' } } },
      gains: { any_of: ['ore', 'stone', 'wood'].map((good) => ({ id: `altiplano-good-${good}` })) },
    },
  };
  expect(plain(tell(gives, readers))).toBe('1 fish → ore, stone or wood');
  expect(parts(tell(gives, readers)).filter(({ kind }) => kind === 'alti')).toHaveLength(4);
});

test('sentences that continue each other are merged; others stay separate', () => {
  const funded = (count: number, goesOn = true): Said => ({
    id: 'altiplano-log-funded',
    about: 0,
    values: { count },
    ...(goesOn ? { goes_on: true } : {}),
  });
  expect(tellAll([funded(1), funded(2)], readers)).toEqual(['You lay down 3 coins.']);
  expect(tellAll([funded(1), funded(2, false)], readers)).toHaveLength(2);
  expect(tellAll([funded(1), { ...funded(2), about: 1 }], readers)).toHaveLength(2);
});

test('a refusal says why; one without a sentence says that it is not possible', () => {
  const said: Said = { id: 'refusal-ship-carries', values: { good: { id: 'good-sugar' } } };
  expect(plain(whyOf({ said }, readers))).toBe('This ship carries sugar; a ship carries one kind only.');
  expect(whyOf({}, readers)).not.toBe('');
});
