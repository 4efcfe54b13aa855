import { altiplanoRows } from '../../pages/agreementRows';
import type { DrawnGame } from '../drawnGame';
import type { AltiplanoSetup } from './wire';

/** Altiplano, as the page draws it. */
export const ALTIPLANO: DrawnGame<'altiplano'> = {
  id: 'altiplano',
  title: 'Altiplano',
  icon: 'game-altiplano',
  words: 'lobby-now-altiplano',
  about: ['altiplano-about-goal', 'altiplano-about-round', 'altiplano-about-end'],
  editionOf: () => '',
  agreementRows: (setup) => altiplanoRows(setup as AltiplanoSetup),
  keys: { board: 'alti-view-board', shared: 'alti-view-ring' },
  help: {
    pieces: 'altiplano-help-pieces',
    buttons: [
      { icon: 'undo', name: 'act-undo', words: 'help-undo' },
      { icon: 'hint', name: 'hint-button', words: 'help-hint' },
      { icon: 'bot', name: 'alti-suggest', words: 'alti-suggest-words' },
      { icon: 'lift', name: 'alti-lift-all', words: 'alti-lift-all-words' },
    ],
    notation: ['plan food farm', 'first-cart market', 'village store wood'],
  },
  live: () => import('./LiveTable.svelte'),
  end: () => import('../../replay/altiplano/Ending.svelte'),
  replay: () => import('../../replay/altiplano/ReplayTable.svelte'),
  moves: () => import('../../replay/altiplano/moves'),
  reference: {
    anchor: 'numbers',
    words: 'alti-rules-numbers',
    load: () => import('../../pages/AltiplanoReference.svelte'),
  },
  newTable: async () => (await import('../../pages/new-table/newAltiplano')).NEW_TABLE,
};
