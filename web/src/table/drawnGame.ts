import type { Component } from 'svelte';
import type { TableState } from '../lib/state/table.svelte';
import type { AnySetup, Games, GameId, Moment, SeatSummary, TableSummary, Update } from '../wire';
import type { AgreementRow } from '../pages/agreementRows';
import type { NewTable } from '../pages/new-table/newTable';
import type { Replay } from '../replay/replay.svelte';
import type { NameMoves } from '../replay/review.svelte';

/** A module with a component, as returned by `import()`. */
export type Loaded<Props extends object> = Promise<{ default: Component<Props> }>;

/** What lists and headings say about a game. Titles are proper names: the same in every language. */
export interface GameFacts {
  id: string;
  title: string;
  icon: string;
  /** The id of the words about its length and number of seats, for the button that starts it. */
  words: string;
  /** The ids of the sentences that say what it is about: goal, round, end. */
  about: readonly string[];
}

/** A table in play, as passed to its component. */
export interface LiveProps<G extends GameId> {
  store: TableState<Update<G>>;
  update: Update<G>;
  catalog: Games[G];
}

/** A table that is over. */
export interface EndProps<G extends GameId> {
  table: TableSummary;
  view: Update<G>['view'];
  catalog: Games[G];
}

/** A table as it was at a moment. */
export interface ReplayProps<G extends GameId> {
  replay: Replay;
  moment: Moment<G>;
  summary: TableSummary;
  catalog: Games[G];
}

/** The part of the rules page that is filled with the server's numbers. */
export interface Reference<G extends GameId> {
  /** Where it is on the rules page, and the id of its heading. */
  anchor: string;
  words: string;
  load: () => Loaded<{ catalog: Games[G] }>;
}

/** What the help says about one game's table. */
export interface GameHelp {
  /**
   * The id of how to read and press its own pieces, told `by`: with a pointer and keys ("press"), by two taps or by one
   * ("tap-twice", "tap-once"); empty if there is nothing to add.
   */
  pieces: string;
  /** The buttons of the dock that are without words on a phone: icon, id of the name, id of what each does. */
  buttons: readonly { icon: string; name: string; words: string }[];
  /** Three lines as in the record of a game. */
  notation: readonly [string, string, string];
}

/** A game that the page draws: everything that differs between one game's pages and another's. */
export interface DrawnGame<G extends GameId = GameId> extends GameFacts {
  id: G;
  /** What follows the game's title, such as its edition; empty if there is nothing to say. */
  editionOf: (setup: AnySetup) => string;
  /** What a table agreed on besides game and players. */
  agreementRows: (setup: AnySetup) => AgreementRow[];
  /** The ids of what the help says about the keys for the player's own board, and for what all share. */
  keys: { board: string; shared: string };
  /** What the help says about its table. */
  help: GameHelp;
  live: () => Loaded<LiveProps<G>>;
  end: () => Loaded<EndProps<G>>;
  replay: () => Loaded<ReplayProps<G>>;
  /** What words moves at a moment. */
  moves: () => Promise<{ namer: (seats: SeatSummary[], catalog: Games[G]) => NameMoves }>;
  reference: Reference<G>;
  /** The choices for a new table. */
  newTable: () => Promise<NewTable<G>>;
}
