import { t } from '../../lib/i18n/i18n.svelte';
import type { AltiplanoImpossible } from '../../wire/altiplano';
import { AltiplanoAgreement } from './altiplano.svelte';
import AltiplanoOptions from './AltiplanoOptions.svelte';
import type { Fault } from './fault';
import type { NewTable, OptionsProps } from './newTable';
import type { Component } from 'svelte';

/** The choices for a new table of Altiplano. */
export const NEW_TABLE: NewTable<'altiplano'> = {
  agreement: (catalog) => new AltiplanoAgreement(catalog),
  // Its options receive what `agreement` created.
  Options: AltiplanoOptions as unknown as Component<OptionsProps>,
  faultOf: (why) => faultOf(why as AltiplanoImpossible),
};

function faultOf(why: AltiplanoImpossible): Fault {
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
