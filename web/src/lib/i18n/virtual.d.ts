declare module 'virtual:locales' {
  /** One loader a language; the module's default export is the text of all its Fluent files. */
  export const loaders: Record<string, () => Promise<{ default: string }>>;
  /** By language, the few messages that say that the others did not come. */
  export const fewWords: Record<string, string>;
  /** By game, one loader a language for the players' rules, taken apart into blocks. */
  export const rulesLoaders: Record<
    string,
    Record<string, () => Promise<{ default: import('../../../scripts/markdown').Block[] }>>
  >;
}
