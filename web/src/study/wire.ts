import type { AnyHistoryStep, AnyMoment, AnySummary } from '../lib/wire';
import type { GameId, Move, Seat } from '../wire';

/** A position, and perhaps moves that are tried there (`crates/wasm/src/study.rs`). */
export interface Position {
  /** The record that leads there, or `position`, a position as JSON, and the entries since. */
  record: string;
  /** From whose side the table is looked at; if left out, whoever is asked. */
  front?: Seat | undefined;
  /** Whose moves are tried. */
  seat?: Seat;
  moves?: Move<GameId>[];
  /** Where chance comes from, 64 hexadecimal digits; if left out, the game waits for it. */
  luck?: string;
}

/** What a position looks like, after the moves that were tried. */
export interface Studied {
  game: GameId;
  setup: AnySummary['setup'];
  /** How a record of it begins. */
  head: string;
  /** The lines of the record that stand. */
  entries: string[];
  /** The same as told to people. */
  steps: AnyHistoryStep[];
  moment: AnyMoment;
  asked: Seat[];
  /** What the first of them may do, in single actions. */
  legal: Extract<Move<GameId>, { action: unknown }>[];
  /** The whole position, as the line protocol and Python read it. */
  position: unknown;
  over: boolean;
}

/** What a bot thinks of a decision so far (`crates/table/src/pondered.rs`). */
export interface Pondered {
  simulations: number;
  /** Whether the end of the game is seen, so that thinking on changes nothing. */
  exact: boolean;
  moves: PonderedMove[];
  /** Each seat's share of the win from here, 0 to 1. */
  shares: number[];
}

export interface PonderedMove {
  parts: Move<GameId>[];
  /** Its part of all simulations, 0 to 1. */
  share: number;
  /** Each seat's share of the win after it, 0 to 1. */
  shares: number[];
}
