import type { Seat } from '../wire';

/** One measure, for everybody side by side. */
export interface OverviewRow {
  /** The drawing next to its name, if there is one. */
  icon?: string;
  label: string;
  /** Its value for a seat: in words, or as drawings with numbers. */
  value: (seat: Seat) => string | OverviewCount[];
}

/** A drawing with its number. */
export interface OverviewCount {
  icon: string;
  count: number;
  /** The same in words. */
  words: string;
}

/** One way for the game to end. */
export interface OverviewEnd {
  key: string;
  /** What is left, in words. */
  left: string;
  /** When it comes, in words. */
  when: string;
  /** Whether it comes with this round, or has come. */
  near: boolean;
}
