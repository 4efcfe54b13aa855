import type { Building, DraftView, Event, Refusal, Seat } from './wire';
import type { BuildingFacts } from './model';
import type { PuertoRicoTable } from './table.svelte';

/** A kind that was put on the main board, and by whom; chance has no seat. */
export interface Drafted {
  building: Building;
  by: Seat | null;
}

/** A place in the order of choosing: what was put up, or who will choose. */
export interface DraftTurn {
  seat: Seat | null;
  building: Building | undefined;
  /** The open choice. */
  now: boolean;
  /** Only a large building can come here. */
  large: boolean;
}

/** A kind in the choice, and why it can't be put up, as far as everybody can see that. */
export interface DraftKind {
  facts: BuildingFacts;
  /** Who put it up; null for chance, undefined while it is not on the board. */
  by: Seat | null | undefined;
  state: 'on_board' | 'no_place' | 'later' | 'excluded' | 'free';
}

/** The kinds of one price with their places on the main board. */
export interface DraftPrice {
  cost: number;
  places: number;
  left: number;
  kinds: DraftKind[];
}

/** What was chosen so far, in order. */
export function draftedIn(events: Event[]): Drafted[] {
  return events.flatMap((event) =>
    event.type === 'building_drafted' ? [{ building: event.building, by: event.by }] : [],
  );
}

/** The columns of the main board with the kinds that take part in the choice, cheapest first. */
export function draftColumns(
  table: PuertoRicoTable,
  draft: DraftView,
  drafted: Drafted[],
): { column: number; prices: DraftPrice[] }[] {
  const byWhom = new Map(drafted.map(({ building, by }) => [building, by]));
  const onBoard = new Set(table.view.market.map((row) => row.building));
  const kinds = draft.pool.flatMap((building) => table.facts.get(building) ?? []);
  const smallLeft = kindsLeft(table, draft, (facts) => facts.kind !== 'large');
  const stateOf = (facts: BuildingFacts, left: number): DraftKind['state'] => {
    if (onBoard.has(facts.id)) return 'on_board';
    if (left === 0) return 'no_place';
    const refusal = table.offers.get(`draft ${facts.id}`)?.refusal?.type;
    if (refusal === 'excluded') return 'excluded';
    const later = isSmallFirst(table) && facts.kind === 'large' && smallLeft > 0;
    return later || refusal === 'small_first' ? 'later' : 'free';
  };
  const prices = draft.places.map(({ cost, places }): DraftPrice => {
    const own = kinds.filter((facts) => facts.cost === cost);
    const left = places - own.filter((facts) => onBoard.has(facts.id)).length;
    return {
      cost,
      places,
      left,
      kinds: own.map((facts) => ({
        facts,
        by: onBoard.has(facts.id) ? (byWhom.get(facts.id) ?? null) : undefined,
        state: stateOf(facts, left),
      })),
    };
  });
  return [1, 2, 3, 4].map((column) => ({
    column,
    prices: prices.filter((price) => price.kinds[0]?.facts.column === column),
  }));
}

/** Places that are still empty, for kinds of some sort. */
function kindsLeft(
  table: PuertoRicoTable,
  draft: DraftView,
  counts: (facts: BuildingFacts) => boolean,
): number {
  const onBoard = new Set<string>(table.view.market.map((row) => row.building));
  return draft.places.reduce((sum, { cost, places }) => {
    const own = draft.pool.flatMap((building) => {
      const facts = table.facts.get(building);
      return facts?.cost === cost && counts(facts) ? [facts] : [];
    });
    return own.length === 0 ? sum : sum + places - own.filter((facts) => onBoard.has(facts.id)).length;
  }, 0);
}

/** Whether this table fills the places of small buildings first: said by its rulings. */
export function isSmallFirst(table: PuertoRicoTable): boolean {
  return table.rulings.has('draft_small_first');
}

/** All turns of the choice: those taken, the open one, those to come; clockwise from the start player. */
export function draftTurns(table: PuertoRicoTable, draft: DraftView, drafted: Drafted[]): DraftTurn[] {
  const count = draft.places.reduce((sum, { places }) => sum + places, 0);
  const smallCount = count - kindsTotal(table, draft);
  const { decision, governor, seats, setup } = table.view;
  const random = setup.draft === 'random';
  return Array.from({ length: count }, (_, turn) => {
    const done = drafted[turn];
    return {
      seat: done ? done.by : random ? null : (governor + turn) % seats.length,
      building: done?.building,
      now: turn === drafted.length && decision.type === 'draft',
      large: isSmallFirst(table) && turn >= smallCount,
    };
  });
}

/** Places for large buildings. */
function kindsTotal(table: PuertoRicoTable, draft: DraftView): number {
  return draft.places
    .filter(({ cost }) =>
      draft.pool.some((building) => {
        const facts = table.facts.get(building);
        return facts?.cost === cost && facts.kind === 'large';
      }),
    )
    .reduce((sum, { places }) => sum + places, 0);
}

/** The refusals of a draft that a card says in two words. */
export const SHORT_REASONS: Partial<Record<Refusal['type'] | DraftKind['state'], string>> = {
  no_place: 'draft-no-place',
  later: 'draft-later',
  excluded: 'draft-excluded',
};
