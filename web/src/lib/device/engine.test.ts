import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Me, TableSummary } from '../../wire';
import { Engine } from './engine';
import { House } from './house';
import { InMemory } from './keep';
import type { Found, FromDevice, Thought } from './words';

/** The engine as `cargo xtask wasm` builds it. Where it is not built, only the checks of everything must have it. */
const BUILT = resolve(import.meta.dirname, '../../../../target/engine.wasm');
const isBuilt = existsSync(BUILT);
const MUST = process.env.CI === 'true';

/** What a visit costs at most, in bytes. */
const COMPRESSED_MAX = 1_200_000;

const compiled = () => WebAssembly.compile(readFileSync(BUILT));

/** A device without workers: everything thinks where it stands. */
async function device() {
  const module = await compiled();
  const thinking = await Engine.of(module);
  const answers = new Map<number, (answer: { status: number; content: unknown }) => void>();
  const updates: number[] = [];
  const thinker = {
    think: (thought: Thought) => {
      const [said] = thinking.take({ type: 'think', ...thought });
      return Promise.resolve(said as unknown as Found);
    },
    giveUp: () => undefined,
  };
  const house = new House({
    engine: () => Engine.of(module),
    keep: new InMemory(),
    thinkers: { bots: thinker, hints: thinker, reviews: thinker, study: thinker, helpers: [] },
    tell: (word: FromDevice) => {
      if (word.type === 'answer') answers.get(word.id)?.(word);
      else if (word.type === 'update') updates.push(word.update.version);
    },
    changed: () => undefined,
    botPauseMs: 0,
  });
  await house.start();
  let next = 0;
  const ask = <T>(method: string, path: string, body?: unknown) =>
    new Promise<T>((found, failed) => {
      const id = ++next;
      answers.set(id, ({ status, content }) => {
        if (status === 200) found(content as T);
        else failed(new Error(JSON.stringify(content)));
      });
      house.request(id, method, path, body);
    });
  return { house, ask, updates };
}

test.skipIf(!isBuilt && !MUST)(
  'the engine is small enough for a visit on a phone',
  () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const size = brotliCompressSync(readFileSync(BUILT), { params }).length;
    console.log(`engine: ${size} bytes compressed with brotli, at most ${COMPRESSED_MAX}`);
    expect(size).toBeLessThanOrEqual(COMPRESSED_MAX);
  },
  60_000,
);

test.skipIf(!isBuilt && !MUST).each([
  ['puerto-rico', { players: 3, vp_pool: 40 }, 'level-3'],
  ['altiplano', { players: 2 }, 'level-1'],
])(
  'a whole game of %s through the exports of the engine, with its updates and its record',
  async (game, setup, bot) => {
    const { house, ask, updates } = await device();
    const rivals = Array<object>(setup.players - 1).fill({ kind: 'bot', bot });
    const seats = [{ kind: 'me' }, ...rivals];
    const made = await ask<TableSummary>('POST', '/tables', { game, setup, seats, shuffle_seats: true });
    const path = `/tables/${made.id}`;
    house.listen([{ table: made.id, since: undefined, seat: null }]);
    let answered = 0;
    for (;;) {
      const table = await vi.waitFor(
        async () => {
          const now = await ask<TableSummary>('GET', path);
          expect(now.your_turn || now.state === 'over').toBe(true);
          return now;
        },
        { timeout: 30_000, interval: 1 },
      );
      if (table.state === 'over') break;
      const move = await ask('GET', `${path}/suggestion`);
      const { version } = table;
      await ask('POST', `${path}/moves`, { version, request_id: `r${version}`, moves: [move] });
      answered++;
    }
    expect(answered).toBeGreaterThan(15);
    const { tables } = await ask<Me>('GET', '/me');
    expect(tables.map(({ id, state }) => [id, state])).toEqual([[made.id, 'over']]);
    expect(updates.at(-1)).toBe(tables[0]?.version);
    expect([...updates].sort((a, b) => a - b)).toEqual(updates);
    expect(await ask<string>('GET', `${path}/record`)).toContain(game);
  },
  120_000,
);

test.skipIf(!isBuilt && !MUST)('what makes no sense is refused, and the engine goes on', async () => {
  const { ask } = await device();
  await expect(ask('GET', '/tables/here-none')).rejects.toThrow('unknown_table');
  await expect(ask('POST', '/records', { record: 'nonsense' })).rejects.toThrow('bad_request');
  expect((await ask<Me>('GET', '/me')).tables).toEqual([]);
});
