import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { chained } from '../hintNames';
import { arrangementOf, type Arrangement, type Spot } from './placement.svelte';
import { answerName } from './preview';
import type { PuertoRicoTable } from './table.svelte';
import type { Action, Building, Move, Place, Plan, Tile } from './wire';
import { dashed, goodAmount, placeName, titled, shipWords } from './words';

/** The names of whole moves; placements are named by the places where they differ. */
export function moveNames(table: PuertoRicoTable, moves: Move[][]): string[] {
  const placements = moves.map(([first]) =>
    first && 'plan' in first && first.plan.type === 'place_workers' ? arrangementOf(first.plan) : undefined,
  );
  return moves.map((parts, index) => {
    const own = placements[index];
    const others = placements.filter((one): one is Arrangement => one !== undefined && one !== own);
    const [deed] = parts.map((part) => actionOf(table, part));
    const names = parts.map((part) => {
      if ('plan' in part) {
        return own ? placementName(own, others) || t('hint-placement') : storageName(table, part.plan);
      }
      const action = actionOf(table, part);
      if (!action) return 'notation' in part ? part.notation : '';
      return actionName(table, action, deed);
    });
    return chained(names);
  });
}

/** What a building that could be drafted does: drafting has no other benefit. */
export function effectOf(table: PuertoRicoTable, answer: Move): string {
  const action = actionOf(table, answer);
  return action?.type === 'draft_building' ? t(`building-${dashed(action.building)}-effect`) : '';
}

/** The action of a part; undefined for plans. */
function actionOf(table: PuertoRicoTable, part: Move): Action | undefined {
  if ('action' in part) return part.action;
  return 'notation' in part ? table.offers.get(part.notation)?.action : undefined;
}

/** An answer on its own, including what its button would leave to the picture or to the question. */
function actionName(table: PuertoRicoTable, action: Action, first: Action | undefined): string {
  const raids = first?.type === 'deed' && first.deed === 'raid';
  switch (action.type) {
    case 'load':
      return t('act-load', { goods: t(`good-${action.good}-short`), ship: shipWords(action.hold) });
    case 'sell':
      return t('act-sell', { good: t(`good-${action.good}`) });
    case 'take_worker':
      return raids ? t('act-raid-workers') : answerName(table, action);
    case 'take_noble':
      return raids ? t('act-raid-noble') : answerName(table, action);
    case 'pass':
      return action === first ? answerName(table, action) : '';
    default:
      return answerName(table, action);
  }
}

/** "Keep 3 coffee and 1 corn". */
function storageName(table: PuertoRicoTable, plan: Plan): string {
  const { decision } = table.view;
  if (plan.type !== 'store_goods' || !('seat' in decision)) return '';
  const { goods } = table.seat(decision.seat);
  const singles = [...(plan.single ? [plan.single] : []), ...(plan.singles ?? [])];
  const kept = [
    ...plan.kinds.map((good) => goodAmount(good, goods[good])),
    ...[...new Set(singles)].map((good) => goodAmount(good, singles.filter((one) => one === good).length)),
  ];
  return kept.length > 0 ? t('act-keep', { good: i18n.list(kept) }) : t('hint-keep-nothing');
}

/** The places that another placement fills differently: "Coffee 2, quarry 0". All filled ones if there is no other. */
function placementName(own: Arrangement, others: Arrangement[]): string {
  const all = [own, ...others];
  const spots = new Set<Spot>(all.flatMap(({ people }) => [...people.keys()]));
  const people = (one: Arrangement, spot: Spot) => one.people.get(spot) ?? 0;
  const nobles = (one: Arrangement, spot: Spot) => one.nobles.get(spot) ?? 0;
  const shown = [...spots].filter((spot) =>
    others.length === 0
      ? people(own, spot) > 0
      : others.some(
          (other) => people(other, spot) !== people(own, spot) || nobles(other, spot) !== nobles(own, spot),
        ),
  );
  const told = shown.map((spot) => {
    const words = `${placeName(placeOf(spot))} ${people(own, spot)}`;
    const matters = all.some((one) => nobles(one, spot) > 0);
    return matters ? `${words} (${t('count-nobles', { count: nobles(own, spot) })})` : words;
  });
  return titled(told.join(', '));
}

function placeOf(spot: Spot): Place {
  const [kind, key] = spot.split(':');
  return kind === 'tile' ? { tile: key as Tile } : { building: key as Building };
}
