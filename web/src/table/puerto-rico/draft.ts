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
  /** Whether this is the open choice. */
  now: boolean;
  /** Whether only a large building can come here. */
  large: boolean;
}

/** A kind in the draft, and why it can't be put up, as far as everybody can see that. */
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

/** How a card shows each reason why its kind can't be put up. */
const STATES: Partial<Record<Refusal['type'], DraftKind['state']>> = {
  already_drafted: 'on_board',
  no_place_left: 'no_place',
  excluded: 'excluded',
  small_first: 'later',
};

/** The columns of the main board with the kinds that take part in the draft, cheapest first. */
export function draftColumns(
  table: PuertoRicoTable,
  draft: DraftView,
  drafted: Drafted[],
): { column: number; prices: DraftPrice[] }[] {
  const said = table.outlook?.draft;
  const byWhom = new Map(drafted.map(({ building, by }) => [building, by]));
  const shut = new Map<string, DraftKind['state'] | undefined>(
    said?.shut.map(({ building, reason }) => [building, STATES[reason.type]]),
  );
  const left = new Map(said?.left.map(({ cost, places }) => [cost, places]));
  const kinds = draft.pool.flatMap((building) => table.facts.get(building) ?? []);
  const prices = draft.places.map(({ cost, places }): DraftPrice => ({
    cost,
    places,
    left: left.get(cost) ?? 0,
    kinds: kinds
      .filter((facts) => facts.cost === cost)
      .map((facts) => {
        const state = shut.get(facts.id) ?? 'free';
        return { facts, by: state === 'on_board' ? (byWhom.get(facts.id) ?? null) : undefined, state };
      }),
  }));
  return [1, 2, 3, 4].map((column) => ({
    column,
    prices: prices.filter((price) => price.kinds[0]?.facts.column === column),
  }));
}

/** Whether this table fills the places of small buildings first, according to its rulings. */
export function isSmallFirst(table: PuertoRicoTable): boolean {
  return table.rulings.has('draft_small_first');
}

/** All turns of the draft: those taken, the open one, and those to come. */
export function draftTurns(table: PuertoRicoTable, drafted: Drafted[]): DraftTurn[] {
  const { decision } = table.view;
  return (table.outlook?.draft?.turns ?? []).map(({ seat, large }, turn) => ({
    seat: seat ?? null,
    building: drafted[turn]?.building,
    now: turn === drafted.length && decision.type === 'draft',
    large,
  }));
}

/** The refusals of a draft that a card puts in two words. */
export const SHORT_REASONS: Partial<Record<Refusal['type'] | DraftKind['state'], string>> = {
  no_place: 'draft-no-place',
  later: 'draft-later',
  excluded: 'draft-excluded',
};
