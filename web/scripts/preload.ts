import type { Plugin } from 'vite';

/** Files of the build by what needs them, as the start script reads them. */
export type Wanted = Record<string, string[]>;

/** A module of the build that is loaded on demand, and what it wants to be called. */
const LAZY: [module: RegExp, name: (found: RegExpExecArray) => string][] = [
  [/^\0virtual:locale\/(\w+)$/, (found) => `words-${found[1]}`],
  [/\/src\/pages\/HereTables\.svelte$/, () => 'lobby'],
  [/\/src\/pages\/TablePage\.svelte$/, () => 'table'],
  [/\/src\/table\/([\w-]+)\/LiveTable\.svelte$/, (found) => `live-${found[1]}`],
];

/** The fonts, and those of their letters that only languages besides the first one have. */
const FONT = /\.woff2$/;
const MORE_LETTERS = /-ext-[\w-]+\.woff2$/;
const WORDS = /^words-(\w+)$/;
const WITHOUT_MORE = 'en';

/** The worker that holds the stream of all tables: the page of a table needs it too. */
const HUB = /\/hub\.worker-[\w-]+\.js$/;

interface Chunk {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Which files the start script can ask for, from those of a build: each chunk with all that it imports. */
export function wantedOf(files: Chunk[], first: string[]): Wanted {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const all = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name) || first.includes(name)) return seen;
    seen.add(name);
    for (const next of byName.get(name)?.imports ?? []) all(next, seen);
    return seen;
  };
  const styled = (name: string) => [...(byName.get(name)?.viteMetadata?.importedCss ?? []), name];
  const wanted: Wanted = {};
  for (const { facadeModuleId, fileName } of files) {
    for (const [module, name] of LAZY) {
      const found = module.exec(facadeModuleId ?? '');
      if (found) wanted[name(found)] = [...new Set([...all(fileName, new Set())].flatMap(styled))];
    }
  }
  // A text that is drawn before its font is there is drawn again, with other widths, and moves what is below it.
  const fonts = files.map(({ fileName }) => fileName).filter((name) => FONT.test(name));
  for (const [name, names] of Object.entries(wanted)) {
    const language = WORDS.exec(name)?.[1];
    if (language)
      names.push(...fonts.filter((font) => language !== WITHOUT_MORE || !MORE_LETTERS.test(font)));
  }
  const hub = files.find(({ fileName }) => HUB.test(fileName));
  if (hub) wanted.table?.push(hub.fileName);
  return wanted;
}

/**
 * Tells the start script (`public/theme.js`) the names of the files that the first paint waits for: the words of the
 * reader's language and the fonts that have its letters, the first page's tables on this device, the page of a table,
 * and what draws each game there. It asks for them at once, long before the code that needs them runs.
 */
export function preload(): Plugin {
  return {
    name: 'meseta-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const wanted = wantedOf(Object.values(bundle) as Chunk[], [chunk.fileName, ...chunk.imports]);
        const said = JSON.stringify(wanted).replaceAll('"', '&quot;');
        return html.replace('<script src="/theme.js"', `<script src="/theme.js" data-wanted="${said}"`);
      },
    },
  };
}
