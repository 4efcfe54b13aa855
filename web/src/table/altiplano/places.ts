import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import { sentences } from '../../lib/i18n/sentences';
import type { Control } from '../control';
import type { Hint, PreviewLine } from '../hint.svelte';
import { choiceControl, pickOption } from './decision';
import { readyAt, readyHint } from './destinations';
import { legWords, previewOf, whyNot } from './preview';
import { stockAt } from './stops';
import type { AltiplanoTable } from './table.svelte';
import type { Action, Location, Offer } from './wire';
import { locationName, titled } from './words';

/** What pressing a piece on the table does: a location, a card, an extension. */

/** A location: the pawn goes there; if several ways lead there, the dock asks which. */
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
    return { ...table.controlOf(first), legal: false, hint, words: plain(sentences(hint.words)) };
  }
  const ready = readyAt(table, location);
  if (legal.length === 1) {
    const control = table.controlOf(only);
    return { ...control, hint: control.hint && readyHint(control.hint, ready) };
  }
  const ways = legal.map((offer) => previewOf(table, offer).title);
  return {
    legal: true,
    hint: readyHint({ title: locationName(location), refused: false, words: ways, lines: [] }, ready),
    gain: '',
    words: ways.join(', '),
    press: () => table.open(location),
  };
}

/** Of several refusals, the most informative one: not that a walk needs a neighbour if the cart is the reason. */
const mostTelling = (offers: Offer[]): Offer | undefined =>
  offers.find(({ refusal }) => refusal?.type === 'no_action_afterwards') ??
  offers.find(({ refusal }) => refusal?.type === 'no_fuel');

/** What is on a location and what would follow if it were empty. */
export function locationHint(table: AltiplanoTable, location: Location): Hint {
  const lines: PreviewLine[] = stockAt(table, location).map(({ words, count }) => ({
    label: titled(words),
    value: i18n.number(count),
  }));
  const steps = table.steps(location);
  const left = table.left(location);
  return {
    title: locationName(location),
    refused: false,
    words: [
      ...(steps ? [t('alti-steps', { count: steps }), ...reachWords(table, location)] : []),
      ...(left === undefined ? [] : [t('alti-left-here', { count: left })]),
    ],
    lines,
  };
}

/** A card or tile on the table: what pressing it does, even if a move comes first. */
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

/** Every way for the pawn to get there this round, or that there is none. */
function reachWords(table: AltiplanoTable, location: Location): string[] {
  const ways = table.ways(location);
  if (!ways) return [];
  return ways.length > 0
    ? ways.map((way) => legWords(way, location))
    : [t('alti-missed-words', { location: locationName(location) })];
}

/** Whether the pawn in front can get there this round, as far as that is known. */
export const inReach = (table: AltiplanoTable, location: Location): boolean =>
  table.ways(location)?.length !== 0;
