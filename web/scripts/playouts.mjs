// How quick the engine is as WebAssembly, compared with the same rules compiled for this machine: `npm run playouts`, which
// the checks run too. Both play the same random games; what counts is the ratio, since the figures depend on the machine.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = [
  ['puerto-rico', 4, 8000],
  ['altiplano', 4, 4000],
];
/** The seed of the games that the engine plays (`crates/wasm/src/thinking.rs`). */
const SEED = '1';
const RUNS = 5;
/** At least this part of the native speed is wanted. */
const WANTED = 1 / 3;

/** The example of a game's rules that `cargo xtask instructions` counts, too. */
function natively(game) {
  const example = `${game}-playouts`;
  execFileSync('cargo', ['build', '--quiet', '--release', '--package', game, '--example', example], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const program = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'release/examples', example);
  return (players, games) => {
    const said = execFileSync(program, [`${players}`, `${games}`, SEED], { encoding: 'utf8' });
    return Number(/took (\d+) decisions/.exec(said)?.[1]);
  };
}

const module = new WebAssembly.Module(readFileSync(join(ROOT, 'target/engine.wasm')));
const host = { now: () => Date.now(), elapsed: () => performance.now(), random: () => 1 };

function think(engine, thought) {
  const bytes = new TextEncoder().encode(JSON.stringify({ type: 'think', ...thought }));
  const place = engine.room(bytes.length);
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  const length = engine.take();
  const said = new Uint8Array(engine.memory.buffer, engine.answer(), length);
  return JSON.parse(new TextDecoder().decode(said))[0];
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const range = (values) => `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

let isSlow = false;
for (const [game, players, games] of GAMES) {
  const native = natively(game);
  const engine = new WebAssembly.Instance(module, { host }).exports;
  const speeds = { wasm: [], native: [] };
  // One after the other, so that both meet the same other load; the first run of each only warms up.
  for (let run = 0; run <= RUNS; run++) {
    const start = performance.now();
    const { decisions } = think(engine, { about: 'playouts', game, players, games });
    const inWasm = (1000 * games) / (performance.now() - start);
    const begun = performance.now();
    const count = native(players, games);
    const inNative = (1000 * games) / (performance.now() - begun);
    if (count !== decisions)
      throw new Error(`${game}: ${decisions} decisions, but ${count} without a browser`);
    if (run === 0) continue;
    speeds.wasm.push(inWasm);
    speeds.native.push(inNative);
  }
  const ratio = middle(speeds.wasm) / middle(speeds.native);
  isSlow ||= ratio < WANTED;
  console.log(
    `${game}, ${players} players: ${Math.round(middle(speeds.wasm))} games/s (${range(speeds.wasm)}) of ` +
      `${Math.round(middle(speeds.native))} natively (${range(speeds.native)}): ${ratio.toFixed(2)}, ` +
      `at least ${WANTED.toFixed(2)} wanted`,
  );
}
if (isSlow) process.exitCode = 1;
