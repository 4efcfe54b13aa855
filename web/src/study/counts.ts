/** Where a number stands in a position. */
export type Path = readonly (string | number)[];

/** A number of a position that a form offers. */
export interface Count {
  path: Path;
  /** What it counts: the name of a part, such as `doubloons`. */
  part: string;
  /** Of which kind, where a part has several, such as `corn` of `goods`. */
  kind: string | undefined;
  value: number;
}

/** The numbers of the table or of a seat. */
export interface CountGroup {
  /** The seat; undefined for the table. */
  seat: number | undefined;
  counts: Count[];
}

/** The numbers that a form offers, in its order. Everything else of a position is changed in its text. */
const OF_TABLE = [
  'goods',
  'stock',
  'plantations',
  'face_down',
  'discards',
  'quarries',
  'worker_supply',
  'worker_ship',
  'victory_points',
  'carts',
];
const OF_SEAT = [
  'doubloons',
  'coins',
  'victory_points',
  'goods',
  'san_juan',
  'tiles',
  'tile_workers',
  'bag',
  'container',
  'corn_store',
  'road',
  'carts',
];

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function countsIn(whole: Part, before: Path, parts: readonly string[]): Count[] {
  return parts.flatMap((part): Count[] => {
    const value = whole[part];
    const path = [...before, part];
    if (typeof value === 'number') return [{ path, part, kind: undefined, value }];
    if (!isPart(value) || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([kind, count]) =>
      typeof count === 'number' ? [{ path: [...path, kind], part, kind, value: count }] : [],
    );
  });
}

/** The numbers of a position that can be changed without its text: the table's, then each seat's. */
export function countsOf(position: unknown): CountGroup[] {
  if (!isPart(position)) return [];
  const seats: unknown[] = Array.isArray(position.seats) ? position.seats : [];
  const groups = [
    { seat: undefined, counts: countsIn(position, [], OF_TABLE) },
    ...seats.map((seat, index) => ({
      seat: index,
      counts: isPart(seat) ? countsIn(seat, ['seats', index], OF_SEAT) : [],
    })),
  ];
  return groups.filter(({ counts }) => counts.length > 0);
}

/** The number that stands at a place of a position. */
export function numberAt(position: unknown, path: Path): number | undefined {
  const found = path.reduce<unknown>((whole, step) => (isPart(whole) ? whole[step] : undefined), position);
  return typeof found === 'number' ? found : undefined;
}

/** The position with another number at a place; the position itself stays as it is. */
export function withNumber(position: unknown, path: Path, value: number): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(position)) {
    return position.map((part: unknown, index) => (index === step ? withNumber(part, rest, value) : part));
  }
  const whole: Part = isPart(position) ? position : {};
  return { ...whole, [step]: withNumber(whole[step], rest, value) };
}
