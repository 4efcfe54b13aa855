import type * as wire from '../../wire';

/** The wire types as Puerto Rico uses them. */
export type * from '../../wire/puerto-rico';
export type { Seat, SeatSummary } from '../../wire';

type Wire = wire.GameWire['puerto-rico'];

export type View = Wire['view'];
export type Event = wire.ToldEvent<'puerto-rico'>;
export type Refusal = wire.ToldRefusal<'puerto-rico'>;
export type Offer = wire.Offer<'puerto-rico'>;
export type LogEntry = wire.LogEntry<'puerto-rico'>;
export type HistoryStep = wire.HistoryStep<'puerto-rico'>;
export type Update = wire.Update<'puerto-rico'>;
export type Moment = wire.Moment<'puerto-rico'>;
export type Move = wire.Move<'puerto-rico'>;
export type HintMove = wire.HintMove<'puerto-rico'>;
export type Mistake = wire.Mistake<'puerto-rico'>;
export type TableSummary = wire.TableSummary<'puerto-rico'>;
export type Outlook = wire.GameWire['puerto-rico']['outlook'];
export type Preview = wire.Preview;
