import { i18n, t } from '../lib/i18n/i18n.svelte';
import type { GameId, HintMove, Move } from '../wire';

/** A whole move of several answers: "Small wharf, then 3 corn and 2 sugar". Answers without a name are left out. */
export function chained(names: string[]): string {
  const [first = '', ...then] = names.filter(Boolean);
  return then.length > 0 ? t('hint-then', { move: first, next: i18n.list(then) }) : first;
}

/** The best answers of a hint, and what they are called. */
export interface NamedMoves {
  moves: HintMove<GameId>[];
  names: string[];
}

/**
 * The answers without those that tell a reader nothing new: they come to the same as another, with the same name and
 * the same share, as with two prospectors.
 */
export function apart({ moves, names }: NamedMoves, shareOf: (move: HintMove<GameId>) => string): NamedMoves {
  const isKept = moves.map((move, place) => {
    const same = move.same_as?.place ?? place;
    const other = moves[same];
    if (same === place || !other) return true;
    return names[same] !== names[place] || shareOf(other) !== shareOf(move);
  });
  const placeNow = (place: number) => isKept.slice(0, place).filter(Boolean).length;
  const kept = moves.filter((_, place) => isKept[place]);
  return {
    moves: kept.map((move) => {
      const same = move.same_as;
      return same ? { ...move, same_as: { ...same, place: placeNow(same.place) } } : move;
    }),
    names: names.filter((_, place) => isKept[place]),
  };
}

/** The whole moves of a hint's answers. */
export const wholeMoves = (moves: HintMove<GameId>[]): Move<GameId>[][] =>
  moves.map(({ answer, more }) => [answer, ...more]);
