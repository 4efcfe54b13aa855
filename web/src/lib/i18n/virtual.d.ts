declare module 'virtual:locales' {
  /** One loader per language; the module's default export is the text of all its Fluent files. */
  export const loaders: Record<string, () => Promise<{ default: string }>>;
  /** By language, the few messages that say that the others could not be loaded. */
  export const fewWords: Record<string, string>;
  /** By game, one loader per language for the players' rules, taken apart into blocks. */
  export const rulesLoaders: Record<
    string,
    Record<string, () => Promise<{ default: import('../../../scripts/markdown').Block[] }>>
  >;
  /** One loader per language for the words of the rules page that are not in the rules themselves. */
  export const ruleWordsLoaders: Record<string, () => Promise<{ default: string }>>;
  /** One loader per language for the words of the page about openings. */
  export const openingWordsLoaders: Record<string, () => Promise<{ default: string }>>;
  /** One loader per language for the words of the lessons. */
  export const lessonWordsLoaders: Record<string, () => Promise<{ default: string }>>;
  /** One loader per language for the words of the puzzles. */
  export const puzzleWordsLoaders: Record<string, () => Promise<{ default: string }>>;
  /** One loader per language for the words of accounts and friends. */
  export const peopleWordsLoaders: Record<string, () => Promise<{ default: string }>>;
  /** One loader per language for the words of the host's page. */
  export const hostWordsLoaders: Record<string, () => Promise<{ default: string }>>;
  /** One loader per language for the words about a person's bots. */
  export const programWordsLoaders: Record<string, () => Promise<{ default: string }>>;
}
