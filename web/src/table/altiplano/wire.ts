import type * as wire from '../../wire';

/** The wire types as Altiplano uses them. */
export type * from '../../wire/altiplano';
export type { Seat, SeatSummary } from '../../wire';

type Wire = wire.GameWire['altiplano'];

export type View = Wire['view'];
export type Action = Wire['action'];
export type Event = wire.ToldEvent<'altiplano'>;
export type Plan = Wire['plan'];
export type Outlook = Wire['outlook'];
export type Refusal = wire.ToldRefusal<'altiplano'>;
export type Offer = wire.Offer<'altiplano'>;
export type LogEntry = wire.LogEntry<'altiplano'>;
export type HistoryStep = wire.HistoryStep<'altiplano'>;
export type Update = wire.Update<'altiplano'>;
export type Preview = wire.Preview<'altiplano'>;
export type Moment = wire.Moment<'altiplano'>;
export type Move = wire.Move<'altiplano'>;
export type HintMove = wire.HintMove<'altiplano'>;
export type Mistake = wire.Mistake<'altiplano'>;
export type TableSummary = wire.TableSummary<'altiplano'>;
