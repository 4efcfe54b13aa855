declare module 'virtual:locales' {
  /** One loader a language; the module's default export is the text of all its Fluent files. */
  export const loaders: Record<string, () => Promise<{ default: string }>>;
}
