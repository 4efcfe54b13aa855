import { paths } from '../lib/router.svelte';
import type { GameId } from '../wire';

/** The address of the paragraph about a decision. The rules page knows which paragraph that is, so that no table loads it. */
export function ruleOf(game: GameId, decision: { type: string; gain?: { type: string } }): string {
  const gain = decision.gain ? `-${decision.gain.type}` : '';
  return paths.rules(`asked-${decision.type}${gain}`, game);
}
