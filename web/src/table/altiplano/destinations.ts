import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { signed } from '../figures';
import type { Hint } from '../hint.svelte';
import type { Option } from './decision';
import type { Ready } from './ready';
import { readyName } from './readyName';
import type { AltiplanoTable } from './table.svelte';
import type { Action, Location, Offer } from './wire';

/** Answers that send the pawn somewhere: each tells what is ready there. */

/** Where an answer sends the pawn; undefined if it sends it nowhere. */
export function destinationOf(action: Action): Location | undefined {
  if (action.type === 'place_pawn') return action.location;
  return 'to' in action ? action.to : undefined;
}

/** What the tiles make possible at a location, the best first. */
export const readyAt = (table: AltiplanoTable, location: Location): Ready[] =>
  table.ready.filter((one) => one.location === location).sort((a, b) => b.points - a.points);

/** These answers with what is ready where they lead: those where something is come first, otherwise in their order. */
export function readyFirst(
  table: AltiplanoTable,
  offers: readonly Offer[],
  option: (offer: Offer) => Option,
): Option[] {
  const rows = offers.map((offer) => {
    const location = destinationOf(offer.action);
    return { ready: location ? readyAt(table, location) : [], option: option(offer) };
  });
  const prepared = rows.filter(({ ready }) => ready.length > 0);
  const others = rows.filter(({ ready }) => ready.length === 0);
  return [...prepared, ...others].map(({ ready, option }) => telling(option, ready));
}

/** What is ready at a location in a sentence, in front of what a hint says; the same hint if nothing is. */
export function readyHint(hint: Hint, ready: readonly Ready[]): Hint {
  return ready.length > 0 ? { ...hint, words: [readyWords(ready), ...hint.words] } : hint;
}

const readyWords = (ready: readonly Ready[]): string =>
  t('alti-ready-there', { actions: i18n.list(ready.map(readyName)) });

/** The same answer with what is ready there, and the most points that this brings. */
function telling(option: Option, ready: readonly Ready[]): Option {
  const [best] = ready;
  if (!best) return option;
  const { control } = option;
  return {
    ...option,
    sub: i18n.list(ready.map(readyName)),
    gain: option.gain ?? (best.points > 0 ? { text: signed(best.points), of: 'points' } : undefined),
    control: {
      ...control,
      words: `${readyWords(ready)} ${control.words}`,
      hint: control.hint && readyHint(control.hint, ready),
    },
  };
}
