import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { chained } from '../hintNames';
import { arrangementOf, type Arrangement, type Spot } from './placement.svelte';
import { answerName } from './preview';
import type { PuertoRicoTable } from './table.svelte';
import type { Action, Building, HintMove, Move, Place, Plan, Tile } from './wire';
import { dashed, goodAmount, placeName, shipWords } from './words';

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

/**
 * What a building does: always if it could be drafted, because drafting has no other benefit, and if it could be bought
 * unless a reason says what it makes possible. A mill without a plantation would otherwise seem to bring its points alone.
 */
export function effectOf(table: PuertoRicoTable, { answer, reasons }: Advised): string {
  const action = actionOf(table, answer);
  const isTold = action?.type === 'build' && reasons.some(({ kind }) => kind === 'enables');
  if (isTold || (action?.type !== 'build' && action?.type !== 'draft_building')) return '';
  return t(`building-${dashed(action.building)}-effect`);
}

type Advised = Pick<HintMove, 'answer' | 'reasons'>;

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

/**
 * The places where people stand whom another placement leaves out: "Occupied: coffee plantation, Indigo plant 2"; or, if
 * it places nobody whom the others don't, the places that only they fill. All filled ones if there is no other.
 */
function placementName(own: Arrangement, others: Arrangement[]): string {
  const all = [own, ...others];
  const spots = new Set<Spot>(all.flatMap(({ people }) => [...people.keys()]));
  const people = (one: Arrangement, spot: Spot) => one.people.get(spot) ?? 0;
  const nobles = (one: Arrangement, spot: Spot) => one.nobles.get(spot) ?? 0;
  const differs = (spot: Spot) =>
    others.length === 0 ||
    others.some(
      (other) => people(other, spot) !== people(own, spot) || nobles(other, spot) !== nobles(own, spot),
    );
  const shown = [...spots].filter(differs);
  const filled = shown.filter((spot) => people(own, spot) > 0);
  const told = filled.map((spot) => {
    const count = people(own, spot);
    const words = count > 1 ? `${placeName(placeOf(spot))} ${count}` : placeName(placeOf(spot));
    const matters = all.some((one) => nobles(one, spot) > 0);
    return matters ? `${words} (${t('count-nobles', { count: nobles(own, spot) })})` : words;
  });
  if (told.length > 0) return t('hint-occupied', { places: told.join(', ') });
  const empty = shown.map((spot) => placeName(placeOf(spot)));
  return empty.length > 0 ? t('hint-left-empty', { places: empty.join(', ') }) : '';
}

function placeOf(spot: Spot): Place {
  const [kind, key] = spot.split(':');
  return kind === 'tile' ? { tile: key as Tile } : { building: key as Building };
}
