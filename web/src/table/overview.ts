import type { Seat } from '../wire';

/** One measure of everybody, side by side. */
export interface OverviewRow {
  /** The drawing beside its name, if there is one. */
  icon?: string;
  label: string;
  /** What it is for a seat: in words, or drawings with numbers. */
  value: (seat: Seat) => string | OverviewCount[];
}

/** A drawing with its number. */
export interface OverviewCount {
  icon: string;
  count: number;
  /** The same in words. */
  words: string;
}

/** One way in which the game ends. */
export interface OverviewEnd {
  key: string;
  /** What is left, in words. */
  left: string;
  /** When it comes, in words. */
  when: string;
  /** Whether it comes with this round, or has come. */
  near: boolean;
}
