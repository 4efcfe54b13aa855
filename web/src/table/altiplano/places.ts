import { t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import type { Control } from '../control';
import type { Hint, PreviewLine } from '../hint.svelte';
import { choiceControl, pickOption } from './decision';
import { previewOf, whyNot } from './preview';
import type { AltiplanoTable } from './table.svelte';
import type { Action, Location, Offer } from './wire';
import { goodTitle, locationName } from './words';

/** What pressing a piece on the table does: a location, a card, an extension. */

/** A location: the pawn goes there; where several ways lead there, the dock asks which. */
export function locationControl(table: AltiplanoTable, location: Location): Control | undefined {
  const about = [...table.offers.values()].filter(
    ({ action }) =>
      ('to' in action && action.to === location) ||
      (action.type === 'place_pawn' && action.location === location),
  );
  const [first] = about;
  if (!first) return undefined;
  const legal = about.filter(({ refusal }) => refusal === null);
  const [only] = legal;
  if (!only) {
    const hint = { ...whyNot(table, mostTelling(about) ?? first), title: locationName(location) };
    return { ...table.controlOf(first), legal: false, hint, words: plain(hint.words.join(' ')) };
  }
  if (legal.length === 1) return table.controlOf(only);
  const ways = legal.map((offer) => previewOf(table, offer).title);
  return {
    legal: true,
    hint: { title: locationName(location), refused: false, words: ways, lines: [] },
    gain: '',
    words: ways.join(', '),
    press: () => table.open(location),
  };
}

/** Of several refusals the one that says most: not that a walk needs a neighbour where the cart is the reason. */
const mostTelling = (offers: Offer[]): Offer | undefined =>
  offers.find(({ refusal }) => refusal?.type === 'no_action_afterwards') ??
  offers.find(({ refusal }) => refusal?.type === 'no_fuel');

/** What lies on a location and what its emptiness would mean. */
export function locationHint(table: AltiplanoTable, location: Location): Hint {
  const lines: PreviewLine[] = table
    .goodsAt(location)
    .map((good) => ({ label: goodTitle(good), value: String(table.view.stock[good]) }));
  const steps = table.steps(location);
  return {
    title: locationName(location),
    refused: false,
    words: [
      ...(steps ? [t('alti-steps', { count: steps })] : []),
      t('alti-left-here', { count: table.left(location) }),
    ],
    lines,
  };
}

/** A card or tile on the table: what pressing it does, also where a move comes first. */
export function pieceControl(
  table: AltiplanoTable,
  key: string,
  is: (action: Action) => boolean,
): Control | undefined {
  const choice = table.choices.find((one) => one.key === key);
  const offers = [...table.offers.values()].filter(({ action }) => is(action));
  const [first] = offers;
  if (!choice || !first) return undefined;
  const able = choice.offers.filter(({ action }) => is(action));
  const [one] = able;
  if (choice.state === 'not' || !one) return table.controlOf(first);
  if (choice.state === 'far') return choiceControl(table, choice);
  if (choice.state === 'now' && able.length > 1) return table.controlOf(one);
  return pickOption(table, one, choice).control;
}
