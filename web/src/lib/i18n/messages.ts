import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Where an entry of a Fluent file begins: a message or term at the start of a line. */
const ENTRY = /\n(?=-?[a-zA-Z][\w-]*\s*=)/;
const ID = /^-?[a-zA-Z][\w-]*/;
/** What a pattern refers to: other messages, and terms. Functions look like messages, and are none. */
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * The messages of one language. Each is parsed when it is first used: a page needs only some of the two thousand, and
 * all of them at once would keep a slow phone busy for a fifth of a second.
 */
export class Messages {
  /** Where the parsed ones are. */
  readonly bundle: FluentBundle;
  /** What is not parsed yet, by id. */
  readonly #texts = new Map<string, string>();

  constructor(language: string, text: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const entry of text.split(ENTRY)) {
      const id = ID.exec(entry)?.[0];
      if (id !== undefined) this.#texts.set(id, entry);
    }
  }

  has(id: string): boolean {
    return this.#texts.has(id) || this.bundle.hasMessage(id);
  }

  /** A message, with everything that it refers to in the bundle. */
  get(id: string): ReturnType<FluentBundle['getMessage']> {
    this.#parse(id);
    return this.bundle.getMessage(id);
  }

  #parse(id: string): void {
    const text = this.#texts.get(id);
    if (text === undefined) return;
    this.#texts.delete(id);
    for (const [, other] of text.matchAll(REFERENCE)) if (other) this.#parse(other);
    this.bundle.addResource(new FluentResource(text));
  }
}
