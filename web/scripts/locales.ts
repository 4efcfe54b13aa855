import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { blocks } from './markdown.ts';

const PREFIX = 'virtual:locale/';
const RULES = 'virtual:rules/';
/** `rules-puerto-rico.md` and the like: the players' rules of a game. */
const RULES_FILE = /^rules-([\w-]+)\.md$/;
/** The folder that every other language falls back to, message by message. */
const REFERENCE = 'en';
/** The words of the rules page besides the rules: loaded with that page only. */
const RULE_WORDS = 'virtual:rule-words/';
const RULE_WORDS_FILE = 'rules-page.ftl';
/** The words of the page about openings: loaded with that page only. */
const OPENING_WORDS = 'virtual:opening-words/';
const OPENING_WORDS_FILE = 'openings.ftl';
/** The words of the lessons: loaded with them only. */
const LESSON_WORDS = 'virtual:lesson-words/';
const LESSON_WORDS_FILE = 'lessons.ftl';
/** The words of the puzzles: loaded with them only. */
const PUZZLE_WORDS = 'virtual:puzzle-words/';
const PUZZLE_WORDS_FILE = 'puzzles.ftl';
/** The words of accounts and friends: loaded with their pages only. */
const PEOPLE_WORDS = 'virtual:people-words/';
const PEOPLE_WORDS_FILE = 'account.ftl';
/** The words of the host's page: loaded with it only. */
const HOST_WORDS = 'virtual:host-words/';
const HOST_WORDS_FILE = 'host.ftl';
/** The words about a person's bots: loaded with their dialog only. */
const PROGRAM_WORDS = 'virtual:program-words/';
const PROGRAM_WORDS_FILE = 'programs.ftl';
/**
 * Words that the browser does not load with every page: those that only the terminal uses, including its tournament
 * reports, and those of the pages about rules, openings, lessons, puzzles, people, bots and of the host.
 */
const NOT_WITH_EVERY_PAGE =
  /^(arena|(.*-)?terminal|rules-page|openings|lessons|puzzles|account|host|programs)\.ftl$/;

/** Words that come with a part of the page, each from a file of its own. */
const WORD_PARTS = [
  { prefix: RULE_WORDS, file: RULE_WORDS_FILE },
  { prefix: OPENING_WORDS, file: OPENING_WORDS_FILE },
  { prefix: LESSON_WORDS, file: LESSON_WORDS_FILE },
  { prefix: PUZZLE_WORDS, file: PUZZLE_WORDS_FILE },
  { prefix: PEOPLE_WORDS, file: PEOPLE_WORDS_FILE },
  { prefix: HOST_WORDS, file: HOST_WORDS_FILE },
  { prefix: PROGRAM_WORDS, file: PROGRAM_WORDS_FILE },
];

/** What the first chunk says if no language can be loaded: only a few, because they come in every language at once. */
const FEW_WORDS = new Set(['page-broken', 'page-broken-words', 'try-again']);
const FEW_WORDS_FILE = 'web.ftl';

/** One message or term of a Fluent file: its id and its whole text with attributes. */
interface Entry {
  id: string;
  text: string;
}

/** Cuts a Fluent file into its entries, leaving out comments and blank lines. */
export function entries(source: string): Entry[] {
  const found: Entry[] = [];
  for (const line of source.split(/\r?\n/)) {
    const start = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    const last = found.at(-1);
    if (start?.[1]) found.push({ id: start[1], text: line });
    else if (last && (/^\s/.test(line) || line === '' || line.startsWith('}'))) last.text += '\n' + line;
  }
  return found.map(({ id, text }) => ({ id, text: text.trimEnd() }));
}

/** The text of one file in one language, completed from the reference where a message is not translated yet. */
export function complete(source: string, reference: string): string {
  const own = entries(source);
  const known = new Set(own.map((entry) => entry.id));
  const missing = entries(reference).filter((entry) => !known.has(entry.id));
  return [...own, ...missing].map((entry) => entry.text).join('\n');
}

/**
 * Numbers with an ending, such as *6-os*, stay on one line: the hyphen is followed by a character without width that
 * forbids the break. Ids have hyphens after digits too, but never at their beginning.
 */
export function unbroken(text: string): string {
  return text.replace(/(\}|(?<![\w-])\d+)-(?=\p{L})/gu, '$1-\u2060');
}

/** The few messages of a file that the page can't do without, completed like the file itself. */
export function fewWords(source: string, reference: string): string {
  return entries(complete(source, reference))
    .filter(({ id }) => FEW_WORDS.has(id))
    .map(({ text }) => text)
    .join('\n');
}

/** The Fluent files of a language that the browser loads with every page. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !NOT_WITH_EVERY_PAGE.test(name))
    .sort();
}

/** The games that have players' rules, according to the reference language. */
function gamesWithRules(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => RULES_FILE.exec(name)?.[1] ?? []);
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * Serves every language under `locales/` as a module of its own (`virtual:locale/pl`), so that one chunk per language
 * is loaded on demand; the players' rules in a language as `virtual:rules/puerto-rico/pl`, and the words around them as
 * `virtual:rule-words/pl`; the words of the page about openings as `virtual:opening-words/pl`, those of the lessons as
 * `virtual:lesson-words/pl`, those of the puzzles as `virtual:puzzle-words/pl`, and likewise about people, for the host's page and
 * for bots; and the list of languages as `virtual:locales`.
 */
export function locales(path: string): Plugin {
  const root = resolve(import.meta.dirname, '..', path);
  const languages = () =>
    existsSync(root)
      ? readdirSync(root, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
          .sort()
      : [];
  return {
    name: 'meseta-locales',
    resolveId: (id) =>
      id === 'virtual:locales' ||
      [PREFIX, RULES, ...WORD_PARTS.map(({ prefix }) => prefix)].some((prefix) => id.startsWith(prefix))
        ? '\0' + id
        : undefined,
    load(id) {
      if (id === '\0virtual:locales') {
        const loaders = (prefix: string) =>
          languages().map((language) => `${JSON.stringify(language)}: () => import('${prefix}${language}')`);
        const rules = gamesWithRules(resolve(root, REFERENCE)).map(
          (game) => `${JSON.stringify(game)}: { ${loaders(`${RULES}${game}/`).join(', ')} }`,
        );
        const reference = read(resolve(root, REFERENCE, FEW_WORDS_FILE));
        const few = Object.fromEntries(
          languages().map((language) => [
            language,
            fewWords(read(resolve(root, language, FEW_WORDS_FILE)), reference),
          ]),
        );
        return `export const loaders = { ${loaders(PREFIX).join(', ')} };
export const fewWords = ${JSON.stringify(few)};
export const rulesLoaders = { ${rules.join(', ')} };
export const ruleWordsLoaders = { ${loaders(RULE_WORDS).join(', ')} };
export const openingWordsLoaders = { ${loaders(OPENING_WORDS).join(', ')} };
export const lessonWordsLoaders = { ${loaders(LESSON_WORDS).join(', ')} };
export const puzzleWordsLoaders = { ${loaders(PUZZLE_WORDS).join(', ')} };
export const peopleWordsLoaders = { ${loaders(PEOPLE_WORDS).join(', ')} };
export const hostWordsLoaders = { ${loaders(HOST_WORDS).join(', ')} };
export const programWordsLoaders = { ${loaders(PROGRAM_WORDS).join(', ')} };`;
      }
      if (id.startsWith('\0' + RULES)) {
        const [game = '', language = ''] = id.slice(RULES.length + 1).split('/');
        const name = `rules-${game}.md`;
        const own = resolve(root, language, name);
        const file = existsSync(own) ? own : resolve(root, REFERENCE, name);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(blocks(read(file)))};`;
      }
      const part = WORD_PARTS.find(({ prefix }) => id.startsWith('\0' + prefix));
      if (!part && !id.startsWith('\0' + PREFIX)) return undefined;
      const language = id.slice((part?.prefix ?? PREFIX).length + 1);
      const names = part ? [part.file] : filesOf(resolve(root, REFERENCE));
      const texts = names.map((name) => {
        const file = resolve(root, language, name);
        if (existsSync(file)) this.addWatchFile(file);
        return complete(read(file), read(resolve(root, REFERENCE, name)));
      });
      return `export default ${JSON.stringify(unbroken(texts.join('\n')))};`;
    },
  };
}
