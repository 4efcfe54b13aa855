import { t } from '../../lib/i18n/i18n.svelte';
import { arrangementOf, type Counts, type Spot } from './placement.svelte';
import { answerName } from './preview';
import { shipWords } from './sentences';
import type { PuertoRicoTable } from './table.svelte';
import type { Action, Building, HintMove, Place, Tile } from './wire';
import { placeName, titled } from './words';

/** What the answers of a hint are called; placements by the places where they differ. */
export function answerNames(table: PuertoRicoTable, moves: HintMove[]): string[] {
  const placements = moves.map(({ answer }) =>
    'plan' in answer ? arrangementOf(answer.plan).people : undefined,
  );
  return moves.map(({ answer }, index) => {
    const own = placements[index];
    if (own) {
      const others = placements.filter((one): one is Counts => one !== undefined && one !== own);
      return placementName(own, others) || t('hint-placement');
    }
    if ('action' in answer) return actionName(table, answer.action);
    const notation = 'notation' in answer ? answer.notation : '';
    const offer = table.offers.get(notation);
    return offer ? actionName(table, offer.action) : notation;
  });
}

/**
 * What moves of a record are called, the one in the light of the other: where both place workers, by the difference.
 * A better move may say of its first places only who stands there: of the others nothing is known.
 */
export function moveName(table: PuertoRicoTable, actions: Action[], other: Action[]): string {
  const [own, light] = [placed(actions), placed(other)];
  if (own.size > 0) {
    const known = new Map([...own].filter(([spot]) => light.size === 0 || light.has(spot)));
    const compared = new Map([...light].filter(([spot]) => own.has(spot)));
    return placementName(known, [compared]) || t('hint-placement');
  }
  const [first] = actions;
  return first ? actionName(table, first) : '';
}

/** An answer by itself, with what its button would leave to the picture. */
function actionName(table: PuertoRicoTable, action: Action): string {
  switch (action.type) {
    case 'load':
      return t('act-load', { goods: t(`good-${action.good}-short`), ship: shipWords(action.hold) });
    case 'sell':
      return t('act-sell', { good: t(`good-${action.good}`) });
    case 'store_kind':
    case 'keep_single':
      return t('act-keep', { good: t(`good-${action.good}`) });
    default:
      return answerName(table, action);
  }
}

/** The places that another placement fills otherwise: "Coffee 2, quarry 0". All filled ones if there is no other. */
function placementName(own: Counts, others: Counts[]): string {
  const spots = new Set<Spot>([...own.keys(), ...others.flatMap((other) => [...other.keys()])]);
  const shown = [...spots].filter((spot) => {
    const count = own.get(spot) ?? 0;
    return others.length === 0 ? count > 0 : others.some((other) => (other.get(spot) ?? 0) !== count);
  });
  return titled(shown.map((spot) => `${placeName(placeOf(spot))} ${own.get(spot) ?? 0}`).join(', '));
}

/** How many workers these actions put on each place. */
function placed(actions: Action[]): Counts {
  const counts = new Map<Spot, number>();
  for (const action of actions) {
    if (action.type === 'assign_workers') counts.set(spotOf(action.place), action.workers);
  }
  return counts;
}

const spotOf = (place: Place): Spot =>
  'tile' in place ? `tile:${place.tile}` : `building:${place.building}`;

function placeOf(spot: Spot): Place {
  const [kind, key] = spot.split(':');
  return kind === 'tile' ? { tile: key as Tile } : { building: key as Building };
}
