import { t } from '../lib/i18n/i18n.svelte';
import { plain } from '../lib/i18n/rich';
import { api, ApiError } from '../lib/net/api';
import { problemWords } from '../lib/net/problem';
import type { GameId, HintGain, HintMove, Hints as Found, RivalGain } from '../wire';

/** Below and above this a share is not given in whole percent: neither 0 nor 100 would be honest. */
const SURELY = 0.995;

/** What the hints of a table show: nothing, a search in progress, or the best answers to one question. */
export class Hints {
  /** Whether the slip is open. */
  open = $state(false);
  looking = $state(false);
  found = $state.raw<Found<GameId> | undefined>();
  /** Why there is no hint, in words. */
  problem = $state('');
  #question = '';
  #asked: AbortController | undefined;

  constructor(private readonly id: string) {}

  /** The question that is now open: what was found for another one is discarded, and a search for it cancelled. */
  at(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.close();
  }

  /** Asks for the best answers and opens the slip. */
  async ask(): Promise<void> {
    this.open = true;
    if (this.found || this.looking) return;
    const asked = new AbortController();
    this.#asked = asked;
    this.looking = true;
    this.problem = '';
    try {
      const found = await api.hint(this.id, asked.signal);
      if (!asked.signal.aborted) this.found = found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!asked.signal.aborted) this.problem = problemWords(error);
    } finally {
      if (this.#asked === asked) this.looking = false;
    }
  }

  /** Opens the slip with what the table agreed on. */
  show(): void {
    this.open = true;
  }

  /** Closes the slip; a search in progress is cancelled. */
  close(): void {
    this.open = false;
    this.looking = false;
    this.found = undefined;
    this.problem = '';
    this.#asked?.abort();
    this.#asked = undefined;
  }

  /** Agrees to hints, or withdraws the agreement. */
  async agree(agree: boolean): Promise<void> {
    this.problem = '';
    try {
      await api.agreeHints(this.id, agree);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = problemWords(error);
    }
  }
}

/** A share of the win in whole percent, or that it is nearly nothing or nearly everything. */
export function shareWords(share: number): string {
  if (share > SURELY && share < 1) return t('hint-share-over');
  if (share < 1 - SURELY && share > 0) return t('hint-share-under');
  return t('hint-share', { percent: Math.round(share * 100) });
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** "points +3, doubloons −2". */
export function gainWords(gains: HintGain[]): string {
  return gains
    .map(({ of, amount }) => t('hint-gain', { what: t(`measure-${of}`), amount: signed(amount) }))
    .join(', ');
}

/** What an answer brings the player who asks. */
export function ownWords({ gains, promise }: Pick<HintMove<GameId>, 'gains' | 'promise'>): string {
  if (gains.length > 0) return t('hint-you', { gains: gainWords(gains) });
  const points = Math.round(promise);
  return points > 0 ? t('hint-you-later', { points }) : t('hint-you-nothing');
}

/** Whom else it helps. */
export function rivalWords(rival: RivalGain | null, nameOf: (seat: number) => string): string {
  return rival ? t('hint-rival', { player: nameOf(rival.seat), gains: gainWords(rival.gains) }) : '';
}

/** All of it in one sentence, for screen readers. */
export function saidWords(names: string[], shares: number[]): string {
  const moves = names.map((name, index) =>
    t('hint-move', { move: plain(name), share: shareWords(shares[index] ?? 0) }),
  );
  return t('hint-said', { moves: moves.join('; ') });
}
