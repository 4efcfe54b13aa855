import { i18n, t } from '../lib/i18n/i18n.svelte';
import type { GameId, HintMove, Move } from '../wire';

/** A whole move of several answers: "Small wharf, then 3 corn and 2 sugar". Answers without a name are left out. */
export function chained(names: string[]): string {
  const [first = '', ...then] = names.filter(Boolean);
  return then.length > 0 ? t('hint-then', { move: first, next: i18n.list(then) }) : first;
}

/** The whole moves of a hint's answers. */
export const wholeMoves = (moves: HintMove<GameId>[]): Move<GameId>[][] =>
  moves.map(({ answer, more }) => [answer, ...more]);
