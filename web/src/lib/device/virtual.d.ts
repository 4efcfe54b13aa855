interface ImportMetaEnv {
  /** Whether the book is part of what is built. */
  readonly HAS_BOOK: boolean;
}

declare module 'virtual:engine' {
  /** The address of the engine; undefined where the page was built without it. */
  const address: string | undefined;
  export default address;
}
