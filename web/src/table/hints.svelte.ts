import { t } from '../lib/i18n/i18n.svelte';
import { plain } from '../lib/i18n/rich';
import { tell, type Readers } from '../lib/i18n/said';
import { api, ApiError } from '../lib/net/api';
import { problemWords } from '../lib/net/problem';
import type { GameId, HintMove, Hints as Found } from '../wire';

/** Below and above this a share is not given in whole percent: neither 0 nor 100 would be honest. */
const SURELY = 0.995;

/** The longest name of an answer, in letters, with which another is said to come to the same. */
const SHORT_NAME = 48;

/** How often a busy server is asked again for a hint, and after how many milliseconds. */
const ASKED_AGAIN = 5;
const AGAIN_MS = 1000;

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
      const found = await this.#patiently(asked.signal);
      if (!asked.signal.aborted) this.found = found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!asked.signal.aborted) this.problem = problemWords(error);
    } finally {
      if (this.#asked === asked) this.looking = false;
    }
  }

  /** A busy server may take longer than a request: it goes on, and says what it has found when it is asked again. */
  async #patiently(signal: AbortSignal): Promise<Found<GameId>> {
    for (let more = ASKED_AGAIN; ; more--) {
      try {
        return await api.hint(this.id, signal);
      } catch (error) {
        if (more === 0 || !(error instanceof ApiError && error.code === 'busy')) throw error;
        await new Promise((done) => setTimeout(done, AGAIN_MS));
        if (signal.aborted) throw error;
      }
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

/** Why an answer is worth considering, a sentence for each reason; `names` are those of all answers. */
export function reasonWords(
  { reasons, same_as: same }: Pick<HintMove<GameId>, 'reasons' | 'same_as'>,
  names: string[],
  readers: Readers,
): string[] {
  if (!same) return reasons.map(({ said }) => tell(said, readers));
  const name = names[same.place] ?? '';
  const move = plain(name).length <= SHORT_NAME ? name : t('reason-answer', { number: same.place + 1 });
  return [same.differs_later ? t('reason-same-later', { move }) : t('reason-same', { move })];
}

/** All of it in one sentence, for screen readers. */
export function saidWords(names: string[], shares: number[]): string {
  const moves = names.map((name, index) =>
    t('hint-move', { move: plain(name), share: shareWords(shares[index] ?? 0) }),
  );
  return t('hint-said', { moves: moves.join('; ') });
}
