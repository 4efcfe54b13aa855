import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Said } from '../../wire';
import { plain } from './rich';
import { runs } from './runs';
import { tell, type Readers } from './said';
import { LANGUAGES, speak } from './speak';

/** What the terminal says of every golden game of both games, as `cargo test -p words --test page` writes it. */
interface Golden {
  players: string[];
  /** What the narrator says of facts, each listed once. */
  said: Said[];
  /** Indexes into the lists: what is said of a game fact by fact, and the sentences that result. */
  games: { name: string; said: number[]; lines: number[] }[];
  /** The sentences by language, as seat 0 and as a spectator reads them. */
  words: Record<string, Record<'player' | 'spectator', string[]>>;
}

const target = process.env.CARGO_TARGET_DIR ?? resolve(import.meta.dirname, '../../../../target');
const path = resolve(target, 'tmp/said.json');
let golden: Golden;
/** The resulting sentences, by their indexes. */
const lines: Said[] = [];

beforeAll(() => {
  if (!existsSync(path)) throw new Error(`no ${path}: \`cargo test -p words --test page\` writes it`);
  golden = JSON.parse(readFileSync(path, 'utf8')) as Golden;
});

test('the page merges the same facts into one sentence as the terminal does, in every golden game', () => {
  expect(golden.games.length).toBeGreaterThan(90);
  for (const { name, said, lines: places } of golden.games) {
    const told = runs(said.map((place) => golden.said[place]!));
    expect(told.length, name).toBe(places.length);
    told.forEach((line, index) => {
      const place = places[index]!;
      lines[place] ??= line;
      expect(line, `${name}, line ${index}`).toEqual(lines[place]);
    });
  }
});

test.each(LANGUAGES)('the page says the same about every golden game as the terminal: %s', (language) => {
  speak(language);
  const nameOf = (seat: number) => golden.players[seat] ?? '';
  const read = (readers: Readers) => lines.map((line) => plain(tell(line, readers)));
  const words = golden.words[language]!;
  expect(lines.length).toBe(words.spectator.length);
  expect(read({ me: 0, nameOf })).toEqual(words.player);
  expect(read({ me: null, nameOf })).toEqual(words.spectator);
});
