import type {
  HistoryStepOf,
  LogEntryOf,
  MomentOf,
  MoveOf,
  OfferOf,
  TableSummaryOf,
  UpdateOf,
} from '../../lib/wire';
import type { Action, Event, Plan, PuertoRicoView, Refusal, Setup } from '../../wire/puerto-rico';

/** The words of the wire as Puerto Rico means them. */
export type * from '../../wire/puerto-rico';
export type { Seat, SeatSummary } from '../../wire';

export interface PuertoRicoWire {
  setup: Setup;
  view: PuertoRicoView;
  action: Action;
  event: Event;
  refusal: Refusal;
  plan: Plan;
}

export type View = PuertoRicoView;
export type Offer = OfferOf<PuertoRicoWire>;
export type LogEntry = LogEntryOf<PuertoRicoWire>;
export type HistoryStep = HistoryStepOf<PuertoRicoWire>;
export type Update = UpdateOf<PuertoRicoWire>;
export type Moment = MomentOf<PuertoRicoWire>;
export type Move = MoveOf<PuertoRicoWire>;
export type TableSummary = TableSummaryOf<PuertoRicoWire>;
