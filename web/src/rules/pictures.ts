import type { Component } from 'svelte';
import type { GameId, Games, GameWire, SeatSummary } from '../wire';

/** Pictures of situations: positions of played games (`positions/`), drawn by the parts of the table. */

/** Numbers and names of a caption; the test that reaches the position works them out. */
export type Facts = Record<string, string | number>;

/** A position as `crates/protocol/tests/rule_pictures` writes it. */
export interface Position<G extends GameId = GameId> {
  /** How many entries of the record lead to it. */
  step: number;
  /** Who looks. */
  seat: number;
  facts: Facts;
  scene: {
    view: GameWire[G]['view'];
    outlook?: GameWire[G]['outlook'];
    offers?: never[];
    pieces?: Record<string, never[]>;
  };
}

/** A numbered disc on the picture, and what is said about that place. */
export interface Callout {
  /** The message. */
  says: string;
  /** Where the disc is, as a selector inside the picture; the first match counts. */
  at: string | ((facts: Facts) => string);
}

/** A picture of the rules. */
export interface Picture {
  /** The name of its position. */
  name: string;
  /** The section that it belongs to. */
  anchor: string;
  /** How high it is on a phone and on a wide window, in CSS pixels: so much room it has until it is drawn. */
  room: readonly [narrow: number, wide: number];
  /** The message that says what is seen. */
  says: string;
  /** In the order in which they are numbered. */
  callouts: readonly Callout[] | ((facts: Facts) => readonly Callout[]);
}

/** What draws a game's pictures. */
export interface Drawing<G extends GameId> {
  pictures: readonly Picture[];
  positions: Record<string, Position<G>>;
  /** The icons of sections in the contents. */
  icons: Record<string, string>;
  /** Loads what draws a position: parts of the table, which the text does not wait for. */
  stage: () => Promise<Stage<G>>;
}

/** Draws a position. */
export type Stage<G extends GameId> = Component<{ name: string; position: Position<G>; catalog: Games[G] }>;

/** The pictures of a game, with their positions and what draws them. */
export async function drawingOf(game: GameId): Promise<Drawing<GameId>> {
  const { DRAWING } =
    game === 'altiplano' ? await import('./altiplano/drawing') : await import('./puerto-rico/drawing');
  // Both parts of a drawing are of the same game, so each stage gets positions and facts of its own game.
  return DRAWING as unknown as Drawing<GameId>;
}

/** Bots at all seats: their names are the same in every language. */
export const seatsOf = (count: number): SeatSummary[] =>
  Array.from({ length: count }, (_, seat) => ({ seat, kind: 'bot', name: null }) as SeatSummary);

/** The callouts of a picture in this position. */
export const calloutsOf = ({ callouts }: Picture, facts: Facts): readonly Callout[] =>
  typeof callouts === 'function' ? callouts(facts) : callouts;

/** The selector of a callout. */
export const selectorOf = ({ at }: Callout, facts: Facts): string =>
  typeof at === 'string' ? at : at(facts);
