import type { Seat } from '../wire';

/** A move that was tried, with what chance brought after it. */
export interface Tried {
  id: number;
  /** The move that it follows; undefined if it leaves the game itself. */
  parent: number | undefined;
  /** How many entries of its parent's line, or of the game, come before it. */
  keep: number;
  /** Its own entries, as lines of a record. */
  lines: string[];
  /** Whose move it is. */
  seat: Seat;
  /** What it is called, by itself or by whoever tried it. */
  name: string;
}

/** The most moves that one board holds. */
export const TRIED_MAX = 200;
/** The longest name of a line, in characters. */
export const NAME_MAX = 60;

/** A place on the board: a line, as a game or a move that was tried, with all its entries. */
export class Tree {
  constructor(
    /** The entries of the game that all lines leave from. */
    readonly main: readonly string[],
    readonly tried: readonly Tried[] = [],
  ) {}

  find(id: number | undefined): Tried | undefined {
    return id === undefined ? undefined : this.tried.find((one) => one.id === id);
  }

  /** All entries up to the end of a line. */
  entries(id: number | undefined): string[] {
    const one = this.find(id);
    return one ? [...this.entries(one.parent).slice(0, one.keep), ...one.lines] : [...this.main];
  }

  /** What was tried right after a line's first `keep` entries. */
  after(parent: number | undefined, keep: number): Tried[] {
    return this.tried.filter((one) => one.parent === parent && one.keep === keep);
  }

  /**
   * Where a move belongs that is tried after the first `keep` entries of a line: at the move that brought about the last of
   * them.
   */
  place(id: number | undefined, keep: number): { parent: number | undefined; keep: number } {
    const one = this.find(id);
    return one && keep <= one.keep ? this.place(one.parent, keep) : { parent: id, keep };
  }

  /** With one more move. */
  with(move: Omit<Tried, 'id'>): [Tree, Tried] {
    const id = 1 + Math.max(0, ...this.tried.map((one) => one.id));
    const added = { id, ...move };
    return [new Tree(this.main, [...this.tried, added]), added];
  }

  named(id: number, name: string): Tree {
    return new Tree(
      this.main,
      this.tried.map((one) => (one.id === id ? { ...one, name: name.slice(0, NAME_MAX) } : one)),
    );
  }

  /** Without a move and all that follow it. */
  without(id: number): Tree {
    const gone = new Set([id]);
    // A move is always listed after the one that it follows.
    for (const one of this.tried) if (one.parent !== undefined && gone.has(one.parent)) gone.add(one.id);
    return new Tree(
      this.main,
      this.tried.filter((one) => !gone.has(one.id)),
    );
  }

  /** All moves in the order of a list that is indented, each with its depth. */
  get rows(): { one: Tried; depth: number }[] {
    const below = (parent: number | undefined, depth: number): { one: Tried; depth: number }[] =>
      this.tried
        .filter((one) => one.parent === parent)
        .flatMap((one) => [{ one, depth }, ...below(one.id, depth + 1)]);
    return below(undefined, 0);
  }
}
