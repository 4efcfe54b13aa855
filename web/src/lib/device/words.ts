import type { BotId, GameId, Move, Seat, TableSummary } from '../../wire';
import type { AnyUpdate as Update } from '../wire';

/**
 * The form of what is kept, noted in each row. It goes up when an older program could not go on with what a newer one kept;
 * fields that are merely new have a default.
 */
export const FORM = 1;

/** A row of a table, written and read by the engine alone; the page looks at these parts of it. */
export interface Row {
  /** In which form it is kept; 1 if it is not noted. */
  form?: number;
  id: string;
  /** Counts every change. */
  revision: number;
  /** How many entries the record has. */
  version: number;
}

/** One entry of a record; what it says is the engine's business. */
export type Entry = Record<string, unknown>;

/** A request that was carried out, kept so that a repeat is recognised. */
export type Kept = { guest: string; request: string } & Record<string, unknown>;

/** A table with its record. */
export interface Stored {
  row: Row;
  entries: Entry[];
  requests: Kept[];
}

/** A change to be kept, all of it or nothing. */
export interface Change {
  row: Row;
  first: number;
  entries: Entry[];
  request: Kept | null;
}

/** What is to be thought about, as the engine hands it to a thinker. */
export type Thought = {
  about:
    'bot' | 'hint' | 'review' | 'more' | 'study' | 'ponder' | 'ponder_on' | 'together' | 'weigh' | 'playouts';
} & Record<string, unknown>;

/** What a bot does in a lesson, where it is written down: there is nothing to think about. */
export interface Known {
  about: 'known';
  moves: Move<GameId>[];
}

/** What a thinker comes to. */
export type Found =
  | { moves: Move<GameId>[] | null }
  | { hints: unknown[] }
  | { review: { ready: boolean } }
  | { studied: unknown }
  | { pondered: unknown }
  | { weighed: unknown }
  | { decisions: number }
  | { nothing: string };

/** Why a change was not kept. */
export type NotKept = 'conflict' | { failed: string };

/** What the engine takes (`crates/wasm/src/words.rs`). */
export type Word =
  | { type: 'begin'; name: string; rows: Row[]; bot_pause_ms: number }
  | { type: 'load'; stored: Stored }
  | { type: 'changed'; table: string; row: Row | null }
  | { type: 'request'; reply: number; method: string; path: string; seat: Seat | null; body: unknown }
  | { type: 'watch'; table: string; watcher: number; since: number | null; seat: Seat | null }
  | { type: 'unwatch'; table: string; watcher: number }
  | { type: 'stored'; table: string; error: NotKept | null }
  | { type: 'decided'; table: string; version: number; seat: number; moves: Move<GameId>[] | null }
  | { type: 'wake'; table: string }
  | ({ type: 'think' } & Thought);

/** What the engine says. */
export type Said =
  | { type: 'reply'; reply: number; status: number; body: unknown }
  | { type: 'update'; watcher: number; update: Update }
  | { type: 'table'; watcher: number; summary: TableSummary }
  | { type: 'refused'; watcher: number }
  | ({ type: 'store' } & Change)
  | { type: 'keep'; stored: Stored; reply: number }
  | { type: 'name'; name: string }
  | {
      type: 'bot';
      table: string;
      version: number;
      seat: number;
      pause_ms: number;
      thought: (Thought & { bot: BotId }) | Known;
    }
  | { type: 'hint'; reply: number; version: number; seat: number; thought: Thought }
  | { type: 'review'; reply: number; table: string; version: number; thought: Thought }
  | { type: 'wake'; table: string; after_ms: number }
  | { type: 'reload'; table: string }
  | { type: 'missing'; table: string }
  | ({ type: 'thought' } & Found)
  | { type: 'unread'; message: string };

/** A table that a page shows: the version that it has, and the seat of the person who has the device. */
export interface Wish {
  table: string;
  since: number | undefined;
  seat: Seat | null;
}

/** What a page tells the worker that holds this device's tables. */
export type ToDevice =
  | { type: 'engine'; bytes: ArrayBuffer }
  | { type: 'request'; id: number; method: string; path: string; seat: Seat | null; body: unknown }
  | { type: 'cancel'; id: number }
  | { type: 'listen'; tables: Wish[] };

/** What the worker tells the page. */
export type FromDevice =
  /** Ready; whether what is kept survives the page. */
  | { type: 'ready'; lasts: boolean }
  /** A newer program keeps the tables of this device: this one must leave them alone. */
  | { type: 'newer' }
  | { type: 'answer'; id: number; status: number; content: unknown }
  | { type: 'update'; table: string; update: Update }
  | { type: 'table'; table: string; summary: TableSummary };
