import { t } from '../../lib/i18n/i18n.svelte';
import { buildingName, dashed } from '../../table/puerto-rico/words';
import type { Impossible } from '../../wire/puerto-rico';
import type { Fault } from './fault';
import type { NewTable, OptionsProps } from './newTable';
import { PuertoRicoAgreement } from './puertoRico.svelte';
import PuertoRicoOptions from './PuertoRicoOptions.svelte';
import type { Component } from 'svelte';

/** The choices for a new table of Puerto Rico. */
export const NEW_TABLE: NewTable<'puerto-rico'> = {
  agreement: (catalog) => new PuertoRicoAgreement(catalog),
  // Its options receive what `agreement` created.
  Options: PuertoRicoOptions as unknown as Component<OptionsProps>,
  faultOf: (why) => faultOf(why as Impossible),
};

function faultOf(why: Impossible): Fault {
  switch (why.type) {
    case 'player_count':
      return { words: t('impossible-player-count', { count: why.found }), at: 'choice-players' };
    case 'seat_prices':
      // The form never sends any: bids set them.
      return { words: t('impossible-seat-prices', { count: why.most }), at: 'choice-order' };
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
