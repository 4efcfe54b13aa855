import type { SeatSummary } from '../wire';
import { t } from './i18n/i18n.svelte';

/** The names of bots, by seat: the same in every language, and each with its own initial. */
const BOT_NAMES = ['Palma', 'Coral', 'Brisa', 'Marea', 'Ceiba'];

/** The name shown at a seat: the player's, a bot's, or what distinguishes one nameless guest from another. */
export function seatName(seat: SeatSummary): string {
  const name = nameAlone(seat);
  return seat.program ? t('seat-program', { name }) : name;
}

/** Whose side of the table a button brings to the front, given the name of the seat; "you" has no possessive of a name. */
export const sideOf = (name: string): string =>
  name === t('you') ? t('replay-view-own') : t('replay-view-of', { player: name });

function nameAlone(seat: SeatSummary): string {
  if (seat.kind === 'bot') return BOT_NAMES[seat.seat] ?? t('seat-unnamed', { number: seat.seat + 1 });
  if (seat.kind === 'open') return t('seat-open');
  if (seat.name && seat.lookalike && seat.mark && !seat.mine)
    return t('seat-lookalike', { name: seat.name, mark: seat.mark });
  if (seat.name) return seat.name;
  if (seat.mine) return t('you');
  return seat.mark ? t('seat-guest', { mark: seat.mark }) : t('seat-unnamed', { number: seat.seat + 1 });
}
