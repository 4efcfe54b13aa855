import { load, save } from '../lib/state/settings.svelte';

const KEPT = 'meseta.looked';
/** How many tables the browser remembers; the one that was looked at longest ago is forgotten first. */
const TABLES_MAX = 30;
/** How long after a return what arrives still belongs to the absence: a page that slept gets it only now. */
const CATCH_UP_MS = 2500;

/** The steps of a record that nobody looked at, from `from` up to but not including `to`. */
export interface Missed {
  from: number;
  to: number;
}

/** How far each table had been looked at, by its id, oldest first; also when the page is closed in between. */
type Kept = [id: string, version: number][];

/**
 * Which part of a game passed while nobody looked: the page was closed or hidden, or the line was lost. It lasts until
 * it is put away.
 */
export class Looked {
  #missed = $state.raw<Missed | undefined>();
  /** The version at which nobody looked any more. */
  #leftAt: number | undefined;
  #backAt = -Infinity;

  constructor(
    private readonly id: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get missed(): Missed | undefined {
    return this.#missed;
  }

  /** The page has been opened, and shows this version. */
  opened(version: number): void {
    const left = kept().find(([id]) => id === this.id)?.[1];
    if (left !== undefined && left < version) this.#missed = { from: left, to: version };
  }

  /** From now on nobody looks. */
  left(version: number): void {
    this.#leftAt ??= this.#missed?.from ?? version;
    const others = kept().filter(([id]) => id !== this.id);
    save(KEPT, JSON.stringify([...others, [this.id, this.#leftAt]].slice(-TABLES_MAX)));
  }

  /** Somebody looks again. */
  back(version: number): void {
    if (this.#leftAt === undefined) return;
    this.#backAt = this.now();
    this.#missed = { from: this.#leftAt, to: version };
    this.#leftAt = undefined;
  }

  /** The page shows a new version; what arrives shortly after a return was missed, too. */
  shows(version: number): void {
    const { missed } = this;
    if (missed && this.now() - this.#backAt < CATCH_UP_MS) this.#missed = { ...missed, to: version };
  }

  /** It has been seen, or is of no interest any more. */
  putAway(): void {
    this.#missed = undefined;
    this.#backAt = -Infinity;
  }
}

function kept(): Kept {
  try {
    const read: unknown = JSON.parse(load(KEPT) ?? '[]');
    return Array.isArray(read) ? read.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (one: unknown): one is Kept[number] =>
  Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1]);

/** An entry of a record, as far as it matters here. */
interface Entry {
  step: number;
  seat: number | null;
  undone: boolean;
}

/** The moves among the missed entries, in order, each with what chance brought after it. */
export function movesOf<E extends Entry>(log: readonly E[], { from, to }: Missed): E[][] {
  const moves: E[][] = [];
  for (const entry of log) {
    if (entry.step < from || entry.step >= to || entry.undone) continue;
    const last = moves.at(-1);
    if (entry.seat === null && last) last.push(entry);
    else if (entry.seat !== null) moves.push([entry]);
  }
  return moves;
}
