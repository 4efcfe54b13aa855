import { isHere } from '../device/place';
import { line } from './line.svelte';
import { linkToHub, ownHub, type Link } from './links';
import type { Word } from './hub';
import type { Chat, TableSummary } from '../../wire';
import type { AnyUpdate as Update } from '../wire';

/** After how long without a word a hub counts as dead and this page uses its own. */
const ANSWER_MS = 8000;

export interface StreamEars {
  update: (update: Update) => void;
  table: (table: TableSummary) => void;
  chat: (chat: Chat) => void;
  /** The person at this device may not look at the table, or no longer. */
  denied: () => void;
  /** The number of the last update the client has, so that it gets only what came after. */
  since: () => number | undefined;
  /** The number of the last line of the chat that the client has. */
  line: () => number | undefined;
}

/** Hears that the private chat with a friend has changed; undefined for whatever may have been missed. */
type PrivateEar = (handle: string | undefined) => void;

/** The tables that this page listens to, and its way to the stream that all pages of the browser share. */
class Listening {
  readonly #tables = new Map<string, StreamEars>();
  readonly #private = new Set<PrivateEar>();
  #link: Link | undefined;
  #unanswered: ReturnType<typeof setTimeout> | undefined;
  #listensHere = false;

  add(id: string, ears: StreamEars): void {
    this.#begin();
    this.#tables.set(id, ears);
    this.#say();
  }

  addPrivate(ear: PrivateEar): void {
    this.#begin();
    this.#private.add(ear);
    this.#say();
  }

  removePrivate(ear: PrivateEar): void {
    if (this.#private.delete(ear)) this.#end();
  }

  /** Begins to listen, unless the page listens already. */
  #begin(): void {
    if (this.#tables.size + this.#private.size > 0) return;
    addEventListener('online', this.#say);
    addEventListener('offline', this.#offline);
    addEventListener('pageshow', this.#say);
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#wake);
  }

  remove(id: string, ears: StreamEars): void {
    if (this.#tables.get(id) !== ears) return;
    this.#tables.delete(id);
    this.#end();
  }

  /** Listens to what is left, or no longer. */
  #end(): void {
    if (this.#tables.size + this.#private.size > 0) {
      this.#say();
      return;
    }
    removeEventListener('online', this.#say);
    removeEventListener('offline', this.#offline);
    removeEventListener('pageshow', this.#say);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#sayHere();
    this.#leave();
    line.gone();
  }

  /** Tells the hub what this page shows. */
  readonly #say = (): void => {
    this.#sayHere();
    const atServer = [...this.#tables].filter(([id]) => !isHere(id));
    const listens = atServer.length > 0 || this.#private.size > 0;
    if (!listens && !this.#link) return;
    this.#link ??= linkToHub({ word: this.#hear, lost: this.#say, failed: this.#helpMyself });
    if (!listens) {
      this.#leave();
      return;
    }
    clearTimeout(this.#unanswered);
    // A hub answers at once, whatever happens to its stream.
    this.#unanswered = setTimeout(this.#helpMyself, ANSWER_MS);
    this.#link.send({
      type: 'listen',
      tables: atServer.map(([id, ears]) => [id, ears.since(), ears.line()]),
      private: this.#private.size > 0,
    });
  };

  /** Tells the tables of this device which of them this page shows. */
  #sayHere(): void {
    const here = [...this.#tables].filter(([id]) => isHere(id));
    if (here.length === 0 && !this.#listensHere) return;
    this.#listensHere = here.length > 0;
    void import('../device/device').then(({ device }) => {
      device.hear = this.#hear;
      device.listen(here.map(([id, ears]) => [id, () => ears.since()]));
    });
  }

  readonly #hear = (word: Word): void => {
    clearTimeout(this.#unanswered);
    switch (word.type) {
      case 'update':
        this.#tables.get(word.table)?.update(word.update);
        break;
      case 'table':
        this.#tables.get(word.table)?.table(word.summary);
        break;
      case 'chat':
        this.#tables.get(word.table)?.chat(word.chat);
        break;
      case 'denied':
        this.#tables.get(word.table)?.denied();
        break;
      case 'private':
        for (const ear of this.#private) ear(word.with);
        break;
      case 'up':
        for (const ear of this.#private) ear(undefined);
        line.up();
        break;
      case 'lost':
        line.lost(word.nextTry, this.#say);
        break;
      case 'ping':
        this.#link?.send({ type: 'here' });
    }
  };

  /** The hub is dead, or was never alive: from now on, this page has its own. */
  readonly #helpMyself = (): void => {
    this.#link?.send({ type: 'leave' });
    this.#link = ownHub({ word: this.#hear, lost: this.#say, failed: () => undefined });
    this.#say();
  };

  readonly #offline = (): void => this.#link?.send({ type: 'offline' });

  readonly #leave = (): void => {
    clearTimeout(this.#unanswered);
    this.#link?.send({ type: 'leave' });
  };

  /** A page that was asleep may have been forgotten. */
  readonly #wake = (): void => {
    if (!document.hidden) this.#say();
  };
}

const listening = new Listening();

/** Listens to what happens in the visitor's private chats; gives what ends it. */
export function listenPrivately(ear: PrivateEar): () => void {
  listening.addPrivate(ear);
  return () => listening.removePrivate(ear);
}

/** Listens to a table until closed. A lost line is announced on the strip and resumed where it broke. */
export class TableStream {
  constructor(
    private readonly id: string,
    private readonly ears: StreamEars,
  ) {
    listening.add(id, ears);
  }

  close(): void {
    listening.remove(this.id, this.ears);
  }
}
