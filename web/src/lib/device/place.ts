import engine from 'virtual:engine';

/** Whether the page comes from a folder of files, without a server: then everything lives on this device. */
export const IS_SITE = import.meta.env.MODE === 'site';

/** Where the book is, if the site has it. */
export const BOOK = import.meta.env.HAS_BOOK ? './book/index.html' : undefined;

/** Whether the page was built with the engine, so that tables can live on this device; it is loaded only when needed. */
export const HAS_ENGINE = engine !== undefined;

/** What the ids of tables on this device begin with (`crates/wasm/src/making.rs`). */
const PREFIX = 'here-';

/** Whether a table lives on this device. */
export const isHere = (table: string): boolean => IS_SITE || table.startsWith(PREFIX);
