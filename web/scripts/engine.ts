import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where `cargo xtask wasm` leaves the engine. */
const BUILT = resolve(import.meta.dirname, '../../target/engine.wasm');
const NAME = 'virtual:engine';

/**
 * The address of the engine (`crates/wasm`) as a module; undefined where the engine was not built, and in unit tests, which
 * must not depend on that.
 */
export function engine(mode: string): Plugin {
  let builds = false;
  return {
    name: 'meseta-engine',
    configResolved: ({ command }) => void (builds = command === 'build'),
    resolveId: (id) => (id === NAME ? '\0' + NAME : undefined),
    load(id) {
      if (id !== '\0' + NAME) return;
      if (mode === 'test' || !existsSync(BUILT)) return 'export default undefined;';
      if (!builds) return `export default ${JSON.stringify(`/@fs/${BUILT}`)};`;
      const file = this.emitFile({ type: 'asset', name: 'engine.wasm', source: readFileSync(BUILT) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
