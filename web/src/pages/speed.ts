import { api } from '../lib/net/api';
import type { GameId } from '../wire';

/**
 * Random games of four players in a second, played by the rules compiled for one core of the machine that we measure on
 * (`npm run playouts`).
 */
export const NATIVE: readonly { game: GameId; speed: number }[] = [
  { game: 'puerto-rico', speed: 30_000 },
  { game: 'altiplano', speed: 12_000 },
];
const PLAYERS = 4;
/** How many games are tried first; more are played where they take less than `ENOUGH_MS`. */
export const FIRST_GAMES = 200;
/** How long a measurement takes at least, in milliseconds: less would measure the clock. */
const ENOUGH_MS = 500;
const GAMES_MAX = 1_000_000;

/** How many random games a second the rules play in this browser. */
export async function measured(
  game: GameId,
  games: number,
  play: typeof api.playouts = api.playouts,
  now: () => number = () => performance.now(),
): Promise<number> {
  // The first games of an engine also compile it.
  await play(game, PLAYERS, games);
  for (let count = games; ; count *= 4) {
    const start = now();
    await play(game, PLAYERS, count);
    const ms = now() - start;
    if (ms >= ENOUGH_MS || count >= GAMES_MAX) return (1000 * count) / Math.max(ms, 1);
  }
}
