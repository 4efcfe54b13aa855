import { t } from '../../lib/i18n/i18n.svelte';
import { buildingName, dashed } from '../../table/puerto-rico/words';
import type { AnyImpossible, GameId } from '../../wire';
import type { AltiplanoImpossible } from '../../wire/altiplano';
import type { Impossible } from '../../wire/puerto-rico';

/** The choices of the form that a reason can be about, by the id of their place on the page. */
export type Choice =
  | 'choice-players'
  | 'choice-edition'
  | 'choice-expansions'
  | 'choice-nobles-market'
  | 'choice-draft'
  | 'choice-numbers'
  | 'choice-house-rules';

/** Why the server has no game like this: in words, and the choice to change. */
export interface Fault {
  words: string;
  at: Choice;
}

export function faultOf(game: GameId, why: AnyImpossible): Fault {
  return game === 'altiplano' ? altiplano(why as AltiplanoImpossible) : puertoRico(why as Impossible);
}

function puertoRico(why: Impossible): Fault {
  switch (why.type) {
    case 'player_count':
      return { words: t('impossible-player-count', { count: why.found }), at: 'choice-players' };
    case 'vp_pool':
      return { words: t('impossible-vp-pool', { count: why.found }), at: 'choice-house-rules' };
    case 'switch_without_expansion':
      return {
        words: t('impossible-switch-without-expansion', {
          switch: t(`switch-${dashed(why.switch)}`),
          expansion: t(`expansion-${dashed(why.expansion)}`),
        }),
        at: 'choice-expansions',
      };
    case 'expansion_not_in_edition':
      return {
        words: t('impossible-expansion-not-in-edition', {
          edition: why.edition,
          expansion: t(`expansion-${dashed(why.expansion)}`),
          switch: t('switch-borrow-expansions'),
        }),
        at: 'choice-edition',
      };
    case 'nobles_market_without_nobles':
      return { words: t('impossible-nobles-market-without-nobles'), at: 'choice-expansions' };
    case 'draft_without_expansion':
      return {
        words: t('impossible-draft-without-expansion', { expansion: t('expansion-new-buildings') }),
        at: 'choice-expansions',
      };
    case 'market_building':
      return {
        words: t('impossible-market-building', { building: buildingName(why.building) }),
        at: 'choice-draft',
      };
    case 'market_places': {
      const { cost, found, expected } = why;
      return { words: t('impossible-market-places', { cost, found, expected }), at: 'choice-draft' };
    }
    case 'market_excluded':
      return {
        words: t('impossible-market-excluded', {
          building: buildingName(why.building),
          other: buildingName(why.other),
        }),
        at: 'choice-draft',
      };
    case 'notation':
      return { words: t('impossible-notation', { word: why.word }), at: 'choice-house-rules' };
  }
}

function altiplano(why: AltiplanoImpossible): Fault {
  switch (why.type) {
    case 'player_count':
      return { words: t('altiplano-impossible-player-count', { count: why.found }), at: 'choice-players' };
    case 'ring':
      return { words: t('altiplano-impossible-ring'), at: 'choice-house-rules' };
    case 'start_player':
      return {
        words: t('altiplano-impossible-start-player', { number: why.found + 1 }),
        at: 'choice-players',
      };
    case 'components':
      return {
        words: t('altiplano-impossible-components', { name: why.word.split('@')[0] ?? '' }),
        at: 'choice-numbers',
      };
    case 'notation':
      return { words: t('impossible-notation', { word: why.word }), at: 'choice-house-rules' };
  }
}
