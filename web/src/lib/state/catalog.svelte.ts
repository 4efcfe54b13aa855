import { api } from '../net/api';
import type { Games } from '../../wire';

/** What the server offers to play, and the printed facts of its buildings; requested once per visit. */
export class CatalogState {
  games = $state.raw<Games | undefined>(undefined);
  #asked: Promise<void> | undefined;

  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (catalog) => void (this.games = catalog.games),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }
}

export const catalog = new CatalogState();
