import type { GameId } from '../wire';
import { addressOf } from './games';
import { BadPuzzles, parse, type Puzzle } from './file';

const known = new Map<GameId, Promise<Puzzle[]>>();

/** The puzzles of a game, in their order; rejects if the file does not arrive. */
export function puzzlesOf(game: GameId): Promise<Puzzle[]> {
  const found = known.get(game) ?? fetched(game);
  known.set(game, found);
  // What did not arrive may arrive the next time.
  found.catch(() => known.delete(game));
  return found;
}

async function fetched(game: GameId): Promise<Puzzle[]> {
  const address = addressOf(game);
  if (!address) throw new BadPuzzles(`there are no puzzles of ${game}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new BadPuzzles(`status ${answer.status}`);
  return parse(await unpacked(new Uint8Array(await answer.arrayBuffer())));
}

/** The text of a compressed file; some servers have it unpacked on the way. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return new TextDecoder().decode(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
