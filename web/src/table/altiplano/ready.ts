import type {
  AltiplanoCatalog,
  BasicAction,
  BasicFacts,
  ComponentsFacts,
  Good,
  Location,
  Place,
  SeatView,
  View,
  Workshop,
} from './wire';
import { shelfFor } from './model';

/**
 * What the tiles on the action spaces make possible, wherever the pawn stands: the browser's own reckoning for the
 * what-if of planning and for actions that need a move first. Whether something may really be done, the server says.
 */

/** Everything that lies on the spaces of a board, planned tiles included. */
export interface Layout {
  spaces: Record<Location, readonly Good[]>;
  anyLocation: Good | undefined;
  /** Tiles or coins on the role tile and on extensions. */
  filled: (place: Place) => number;
  /** Food and coins that can drive a move. */
  fuel: number;
}

/** An action that is ready: its tiles lie where it needs them. */
export interface Ready {
  key: string;
  location: Location;
  /** Which basic action, or whose tile is used. */
  action: BasicAction | { place: Place; workshop: Workshop };
  /** The tiles that it uses; they go to the container, the warehouse or the order. */
  inputs: Good[];
  /** What it may bring: one of these. */
  gains: Good[];
  /** Whether the tile on the any-location space is used. */
  wild: boolean;
  /** Points at the end that it is good for by itself, as far as that is certain. */
  points: number;
}

/** What a reckoning needs besides the layout. */
export interface Table {
  view: View;
  seat: SeatView;
  catalog: AltiplanoCatalog;
  components: ComponentsFacts;
  /** What the houses or boats on offer are worth to the seat, as the server says. */
  cards: (kind: 'house' | 'boat') => number[];
}

/** The boards as they lie. */
export function layoutOf(seat: SeatView): Layout {
  return {
    spaces: Object.fromEntries(
      Object.entries(seat.spaces).map(([location, { tiles }]) => [location, tiles]),
    ) as unknown as Record<Location, readonly Good[]>,
    anyLocation: seat.any_location ?? undefined,
    filled: (place) => seat.workshops.find((one) => one.place === place)?.filled ?? 0,
    fuel: seat.movement.food + (seat.movement.coin ? 1 : 0),
  };
}

/** Every action that the layout enables, each for itself: two of them may want the same tile. */
export function enabled(table: Table, layout: Layout): Ready[] {
  const { catalog, seat } = table;
  const basic = catalog.basic_actions.flatMap((facts) => readyBasic(table, layout, facts) ?? []);
  const own = seat.workshops
    .filter(({ place, workshop }) => layout.filled(place) >= workshop.count)
    .map(({ place, workshop }): Ready => {
      const inputs = workshop.input ? Array<Good>(workshop.count).fill(workshop.input) : [];
      const { location, gains } = workshop;
      return {
        key: `use ${place}`,
        location,
        action: { place, workshop },
        inputs,
        gains,
        wild: false,
        points: bestPoints(table, gains),
      };
    });
  return [...basic, ...own];
}

/** A choice of actions that can all be done with the tiles there are, the best first taken. */
export function together(table: Table, layout: Layout): Ready[] {
  const chosen: Ready[] = [];
  let rest = layout;
  for (;;) {
    const taken = new Set(chosen.map(({ key }) => key));
    const [best] = enabled(table, rest)
      .filter((ready) => typeof ready.action === 'string' || !taken.has(ready.key))
      .sort((a, b) => b.points - a.points || b.inputs.length - a.inputs.length);
    if (!best) return chosen;
    chosen.push({ ...best, key: `${best.key}${taken.has(best.key) ? ` ${chosen.length}` : ''}` });
    if (typeof best.action === 'string') rest = without(rest, best);
  }
}

function readyBasic(table: Table, layout: Layout, facts: BasicFacts): Ready | undefined {
  const { action, location } = facts;
  const here = layout.spaces[location];
  const wild = layout.anyLocation;
  const base = { key: action, location, action, gains: facts.gains };
  if (facts.inputs.length > 0) {
    const used = facts.repeats ? repeated(facts, here, wild) : fitting(facts.inputs, here, wild);
    if (!used) return undefined;
    if (action === 'road_build' && table.seat.road >= table.components.road.length) {
      if (!table.view.setup.switches.includes('road_end_corn')) return undefined;
    }
    return { ...base, ...used, points: pointsOf(table, facts, used.inputs.length) };
  }
  const takes = taker(table, action);
  if (!takes) return undefined;
  const inputs = [...here, ...(wild ? [wild] : [])].filter(takes);
  if (inputs.length === 0) return undefined;
  return { ...base, inputs, wild: wild !== undefined && takes(wild), points: 0 };
}

/** Which tiles an action takes any number of; nothing for purchases. */
function taker({ seat, components }: Table, action: BasicAction): ((good: Good) => boolean) | undefined {
  if (action === 'village_store') return (good) => shelfFor(seat, good) !== undefined;
  if (action === 'market_sell') {
    const priced = new Set(components.goods.filter(({ price }) => price !== null).map(({ good }) => good));
    return (good) => priced.has(good);
  }
  if (action === 'market_deliver' && seat.order) {
    const { missing } = seat.order;
    return (good) => missing.includes(good);
  }
  return undefined;
}

/** The tiles for a recipe: from the location's spaces, one of them perhaps from the any-location space. */
function fitting(
  inputs: readonly Good[],
  here: readonly Good[],
  wild: Good | undefined,
): { inputs: Good[]; wild: boolean } | undefined {
  const left = [...here];
  const missing = inputs.filter((good) => {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0) return { inputs: [...inputs], wild: false };
  return missing.length === 1 && missing[0] === wild ? { inputs: [...inputs], wild: true } : undefined;
}

function repeated(
  facts: BasicFacts,
  here: readonly Good[],
  wild: Good | undefined,
): { inputs: Good[]; wild: boolean } | undefined {
  const [kind] = facts.inputs;
  const own = here.filter((good) => good === kind);
  const extra = wild !== undefined && wild === kind;
  const inputs = extra ? [...own, wild] : own;
  return inputs.length > 0 ? { inputs, wild: extra } : undefined;
}

/** Points at the end that an action is good for: of the good, card and its bonus. */
function pointsOf(table: Table, facts: BasicFacts, count: number): number {
  if (facts.action === 'harbor_boat') return Math.max(0, ...table.cards('boat'));
  if (facts.action === 'village_house') return Math.max(0, ...table.cards('house'));
  return bestPoints(table, facts.gains) * (facts.repeats ? count : 1);
}

/** The most points among goods that are still there. */
function bestPoints({ view, components }: Table, gains: readonly Good[]): number {
  const worth = gains
    .filter((good) => view.stock[good] > 0)
    .map((good) => components.goods.find((facts) => facts.good === good)?.points ?? 0);
  return Math.max(0, ...worth);
}

/** The layout after an action has used its tiles. */
function without(layout: Layout, ready: Ready): Layout {
  const inputs = [...ready.inputs];
  if (ready.wild && layout.anyLocation) inputs.splice(inputs.indexOf(layout.anyLocation), 1);
  const left = [...layout.spaces[ready.location]];
  for (const good of inputs) {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
  }
  return {
    ...layout,
    spaces: { ...layout.spaces, [ready.location]: left },
    anyLocation: ready.wild ? undefined : layout.anyLocation,
  };
}
