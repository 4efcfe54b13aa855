import type { AgreementRow } from '../agreementRows';

/** What one game has agreed on besides who plays; the form reads it, and the game's own options write it. */
export interface Agreement {
  /** The setup to send, for this number of players. */
  setup: (players: number) => object;
  /** What follows the game's title in the summary: an edition or the like. */
  readonly detail: string;
  /** Further lines of the summary: what differs from the plain game. */
  readonly rows?: AgreementRow[];
  /** Whether the table can be opened as it is. */
  readonly valid: boolean;
}
