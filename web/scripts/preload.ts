import type { Plugin } from 'vite';

/** Chunks of the build by what needs them, as the start script reads them. */
export type Wanted = Record<string, string[]>;

/** A module of the build that is loaded on demand, and what it wants to be called. */
const LAZY: [module: RegExp, name: (found: RegExpExecArray) => string][] = [
  [/^\0virtual:locale\/(\w+)$/, (found) => `words-${found[1]}`],
  [/\/src\/pages\/TablePage\.svelte$/, () => 'table'],
];

interface Chunk {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
}

/** Which files the start script can ask for, from the chunks of a build: each with all that it imports. */
export function wantedOf(chunks: Chunk[], first: string[]): Wanted {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const all = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name) || first.includes(name)) return seen;
    seen.add(name);
    for (const next of byName.get(name)?.imports ?? []) all(next, seen);
    return seen;
  };
  const wanted: Wanted = {};
  for (const { facadeModuleId, fileName } of chunks) {
    for (const [module, name] of LAZY) {
      const found = module.exec(facadeModuleId ?? '');
      if (found) wanted[name(found)] = [...all(fileName, new Set())];
    }
  }
  return wanted;
}

/**
 * Tells the start script (`public/theme.js`) the names of the chunks that the first paint waits for: the words of the
 * reader's language, and the page of a table. It asks for them at once, long before the code that needs them runs.
 */
export function preload(): Plugin {
  return {
    name: 'meseta-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk') as Chunk[];
        const wanted = wantedOf(chunks, [chunk.fileName, ...chunk.imports]);
        const said = JSON.stringify(wanted).replaceAll('"', '&quot;');
        return html.replace('<script src="/theme.js"', `<script src="/theme.js" data-wanted="${said}"`);
      },
    },
  };
}
