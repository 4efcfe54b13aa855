import type { GameId, HintMove, Move } from '../wire';

/** An answer with what speaks for it, compared with the others (`crates/table/src/told.rs`). */
export interface Weighed extends Pick<HintMove<GameId>, 'reasons' | 'same_as'> {
  parts: Move<GameId>[];
}
