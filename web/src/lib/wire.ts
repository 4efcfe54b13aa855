import type { HistoryStep, LogEntry, Moment, Offer, TableSummary, Update } from '../wire';

/** What one game puts into the values that all games share on the wire. */
export interface GameWire {
  setup: unknown;
  view: unknown;
  action: unknown;
  event: unknown;
  refusal: unknown;
  plan: unknown;
}

/** The shared values of the wire, narrowed to the values of one game. */
export type OfferOf<G extends GameWire> = Omit<Offer, 'action' | 'refusal' | 'preview'> & {
  action: G['action'];
  refusal: G['refusal'] | null;
  preview: G['event'][];
};
export type LogEntryOf<G extends GameWire> = Omit<LogEntry, 'events'> & { events: G['event'][] };
export type HistoryStepOf<G extends GameWire> = Omit<HistoryStep, 'events'> & { events: G['event'][] };
export type UpdateOf<G extends GameWire> = Omit<Update, 'log' | 'view' | 'offers'> & {
  log: LogEntryOf<G>[];
  view: G['view'];
  offers: OfferOf<G>[];
};
export type MomentOf<G extends GameWire> = Omit<Moment, 'view' | 'log'> & {
  view: G['view'];
  log: LogEntryOf<G> | null;
};
export type MoveOf<G extends GameWire> = { action: G['action'] } | { notation: string } | { plan: G['plan'] };
export type TableSummaryOf<G extends GameWire> = Omit<TableSummary, 'setup'> & { setup: G['setup'] };
