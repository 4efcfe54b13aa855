import { api, ApiError, type Sent } from '../lib/net/api';
import type { AnyPreview } from '../lib/wire';

/** How long a draft has to stay unchanged before the server is asked about it, in milliseconds. */
const REST_MS = 120;

/**
 * What a draft would come to: a placement, a loading, tiles that are picked. The rules are the server's, so it is asked
 * whenever the draft has been unchanged for a moment; until it answers, the answer to the previous draft stays.
 */
export class Foreseen<Preview extends AnyPreview = AnyPreview> {
  preview = $state.raw<Preview | undefined>(undefined);
  /** The current draft, and the one that was asked about last. */
  #draft = '';
  #asked = '';

  constructor(private readonly ask: typeof api.preview = api.preview) {}

  /**
   * Keeps up with a draft for as long as the component that calls this lives; `draft` returns the moves that it stands
   * for, or undefined while there is none.
   */
  follow(table: () => { id: string; version: number }, draft: () => Sent[] | undefined): void {
    $effect(() => {
      const moves = draft();
      const { id, version } = table();
      this.#draft = moves ? JSON.stringify([version, moves]) : '';
      if (!moves) {
        this.#asked = '';
        this.preview = undefined;
        return;
      }
      if (this.#draft === this.#asked) return;
      const timer = setTimeout(() => void this.#look(id, version, moves), this.#asked === '' ? 0 : REST_MS);
      return () => clearTimeout(timer);
    });
  }

  async #look(id: string, version: number, moves: Sent[]): Promise<void> {
    const asked = (this.#asked = this.#draft);
    let preview: Preview | undefined;
    try {
      preview = (await this.ask(id, version, moves)) as Preview;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The line is lost, so nothing is known.
    }
    // Nothing is known about a table that has moved on: its next version will be asked about.
    if (asked === this.#draft) this.preview = preview?.stale ? undefined : preview;
  }
}
