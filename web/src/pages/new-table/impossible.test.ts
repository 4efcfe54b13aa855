import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES, speak } from '../../lib/i18n/speak';
import type { AltiplanoImpossible } from '../../wire/altiplano';
import type { Impossible } from '../../wire/puerto-rico';
import { NEW_TABLE as NEW_ALTIPLANO } from './newAltiplano';
import { NEW_TABLE as NEW_PUERTO_RICO } from './newPuertoRico';

const PUERTO_RICO: Impossible[] = [
  { type: 'player_count', found: 6 },
  { type: 'vp_pool', found: 0 },
  { type: 'seat_prices', most: 20 },
  { type: 'switch_without_expansion', switch: 'villa_instead', expansion: 'nobles' },
  { type: 'expansion_not_in_edition', expansion: 'nobles', edition: '2002' },
  { type: 'nobles_market_without_nobles' },
  { type: 'draft_without_expansion' },
  { type: 'market_building', building: 'villa' },
  { type: 'market_places', cost: 2, found: 0, expected: 2 },
  { type: 'market_excluded', building: 'office', other: 'trading_post' },
  { type: 'notation', word: 'fly' },
];
const ALTIPLANO: AltiplanoImpossible[] = [
  { type: 'player_count', found: 1 },
  { type: 'ring' },
  { type: 'start_player', found: 4 },
  { type: 'components', word: 'mine@00ff' },
  { type: 'notation', word: 'fly' },
];

beforeEach(() => speak('en'));

test('every reason has its message in every language, with nothing left out', () => {
  for (const language of LANGUAGES) {
    speak(language);
    for (const fault of [
      ...PUERTO_RICO.map(NEW_PUERTO_RICO.faultOf),
      ...ALTIPLANO.map(NEW_ALTIPLANO.faultOf),
    ]) {
      expect(fault.words, language).not.toMatch(/impossible-|switch-|building-|expansion-|\{/);
    }
  }
});

test('a reason names what it is about and points at the choice to change', () => {
  expect(NEW_PUERTO_RICO.faultOf({ type: 'player_count', found: 6 })).toEqual({
    words: 'Puerto Rico is for 2 to 5 players, not 6.',
    at: 'choice-players',
  });
  const lacks = NEW_PUERTO_RICO.faultOf({
    type: 'expansion_not_in_edition',
    expansion: 'nobles',
    edition: '2002',
  });
  expect(lacks.at).toBe('choice-edition');
  expect(lacks.words).toMatch(/^The 2002 edition does not include Nobles\./);
  expect(NEW_PUERTO_RICO.faultOf({ type: 'market_places', cost: 2, found: 0, expected: 2 }).at).toBe(
    'choice-draft',
  );
  expect(NEW_ALTIPLANO.faultOf({ type: 'components', word: 'mine@00ff' })).toEqual({
    words: 'This server does not have the component set “mine”. Choose another one.',
    at: 'choice-numbers',
  });
});
