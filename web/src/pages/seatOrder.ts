import type { TableSummary } from '../wire';

/** How it is decided who sits where: by chance, by the maker, or by bids. */
export type SeatOrderKind = 'random' | 'arranged' | 'bids';

export function seatOrder(table: Pick<TableSummary, 'shuffle_seats' | 'seat_bids'>): SeatOrderKind {
  if (table.seat_bids) return 'bids';
  return table.shuffle_seats ? 'random' : 'arranged';
}
