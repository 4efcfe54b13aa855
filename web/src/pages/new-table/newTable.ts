import type { Component } from 'svelte';
import type { Games, GameId } from '../../wire';
import type { Agreement } from './agreement';
import type { Fault } from './fault';

/** What a game's options get: the agreement that they write, and what the server could not agree to. */
export interface OptionsProps {
  agreement: Agreement;
  players: number;
  fault: Fault | undefined;
}

/** What a new table of a game lets one choose. */
export interface NewTable<G extends GameId = GameId> {
  agreement: (catalog: Games[G]) => Agreement;
  Options: Component<OptionsProps>;
  /** Why the server has no game like this: in words, and the choice to change. */
  faultOf: (why: object) => Fault;
}
