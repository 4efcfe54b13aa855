import type { Component } from 'svelte';
import type { Games, GameId } from '../../wire';
import type { Agreement } from './agreement';
import type { Fault } from './fault';

/** What a game's options receive: the agreement that they write, and why the server refused it. */
export interface OptionsProps {
  agreement: Agreement;
  players: number;
  fault: Fault | undefined;
}

/** The choices for a new table of a game. */
export interface NewTable<G extends GameId = GameId> {
  agreement: (catalog: Games[G]) => Agreement;
  Options: Component<OptionsProps>;
  /** Why the server refuses a game like this: in words, and the choice to change. */
  faultOf: (why: object) => Fault;
}
