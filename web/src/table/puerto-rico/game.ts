import { puertoRicoRows } from '../../pages/agreementRows';
import type { DrawnGame } from '../drawnGame';
import type { Setup } from './wire';

/** Puerto Rico, as the page draws it. */
export const PUERTO_RICO: DrawnGame<'puerto-rico'> = {
  id: 'puerto-rico',
  title: 'Puerto Rico',
  icon: 'game-puerto-rico',
  words: 'lobby-now-game',
  about: ['puerto-rico-about-goal', 'puerto-rico-about-round', 'puerto-rico-about-end'],
  editionOf: (setup) => (setup as Setup).edition,
  agreementRows: (setup) => puertoRicoRows(setup as Setup),
  keys: { board: 'key-island', shared: 'key-table' },
  help: {
    pieces: 'puerto-rico-help-pieces',
    buttons: [
      { icon: 'undo', name: 'act-undo', words: 'help-undo' },
      { icon: 'hint', name: 'hint-button', words: 'help-hint' },
      { icon: 'bot', name: 'place-suggest', words: 'place-suggest-help' },
      { icon: 'lift', name: 'place-lift-all', words: 'place-lift-all-help' },
    ],
    notation: ['role settler', 'build hacienda', 'load corn 7'],
  },
  live: () => import('./LiveTable.svelte'),
  end: () => import('../../replay/puerto-rico/Ending.svelte'),
  replay: () => import('../../replay/puerto-rico/ReplayTable.svelte'),
  moves: () => import('../../replay/puerto-rico/moves'),
  reference: {
    anchor: 'buildings',
    words: 'rules-buildings',
    load: () => import('../../pages/BuildingReference.svelte'),
  },
  newTable: async () => (await import('../../pages/new-table/newPuertoRico')).NEW_TABLE,
};
