import type { GameId, HistoryStep, LogEntry, Moment, Preview, TableSummary, Update } from '../wire';

/** Wire values of any game that a table plays; where the game is known, its own folder narrows them. */
export type AnyUpdate = Update<GameId>;
export type AnyLogEntry = LogEntry<GameId>;
export type AnyHistoryStep = HistoryStep<GameId>;
export type AnyMoment = Moment<GameId>;
export type AnyPreview = Preview<GameId>;
export type AnySummary = TableSummary<GameId>;
