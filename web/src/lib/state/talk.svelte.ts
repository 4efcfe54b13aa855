import { SvelteSet } from 'svelte/reactivity';
import type { Chat, ChatLine, ChatWords } from '../../wire';
import { api, requestId } from '../net/api';
import { retried } from '../net/retried';
import { load, save } from './settings.svelte';

const SEEN = 'meseta.talk';
const MUTED = 'meseta.muted';
/** How many tables and people the browser remembers; the oldest are forgotten first. */
const TABLES_MAX = 30;
const PEOPLE_MAX = 200;

/** The people whose lines this device does not show, by their marks. Nobody else learns of it. */
export class Muted {
  readonly #marks = new SvelteSet<string>(kept(MUTED).filter((mark) => typeof mark === 'string'));

  has(mark: string): boolean {
    return this.#marks.has(mark);
  }

  mute(mark: string): void {
    this.#marks.add(mark);
    this.#keep();
  }

  unmute(mark: string): void {
    this.#marks.delete(mark);
    this.#keep();
  }

  #keep(): void {
    save(MUTED, JSON.stringify([...this.#marks].slice(-PEOPLE_MAX)));
  }
}

export const muted = new Muted();

/** What the people at a table say to each other, as this client knows it. */
export class Talk {
  /** Whether there is a chat at all: the server says so at once. */
  isOn = $state(false);
  /** Whether something is on its way. */
  sending = $state(false);
  /** The line that came last while the table was open. */
  latest = $state.raw<ChatLine | undefined>();
  #lines = $state.raw<ChatLine[]>([]);
  #seen = $state(0);

  constructor(
    readonly id: string,
    /** The viewer's own mark; undefined for those who only watch. */
    private readonly me: () => string | undefined,
    private readonly hushed: Muted = muted,
  ) {
    const seen = kept(SEEN).find((one): one is [string, number] => Array.isArray(one) && one[0] === id)?.[1];
    this.#seen = typeof seen === 'number' ? seen : 0;
  }

  /** The lines that are shown. */
  readonly lines: ChatLine[] = $derived.by(() => this.#lines.filter(({ mark }) => !this.hushed.has(mark)));

  /** The people who have said something and are muted on this device, each with the last line. */
  readonly silenced: ChatLine[] = $derived.by(() => [
    ...new Map(
      this.#lines.filter(({ mark }) => this.hushed.has(mark)).map((line) => [line.mark, line]),
    ).values(),
  ]);

  /** How many lines of others have not been seen on this device. */
  readonly unread: number = $derived.by(
    () => this.lines.filter(({ number, mark }) => number > this.#seen && mark !== this.me()).length,
  );

  /** The number of the last line that has arrived, 0 if none has been said; undefined before the first answer. */
  get newest(): number | undefined {
    return this.isOn ? (this.#lines.at(-1)?.number ?? 0) : undefined;
  }

  hear(chat: Chat): void {
    const known = this.newest ?? 0;
    const fresh = chat.lines.filter(({ number }) => number > known);
    this.isOn = true;
    this.#lines = chat.full ? chat.lines : [...this.#lines, ...fresh];
    const last = fresh.at(-1);
    if (!chat.full && last && last.mark !== this.me() && !this.hushed.has(last.mark)) this.latest = last;
  }

  /** Notes that the viewer has seen everything up to now. */
  look(): void {
    const newest = this.newest ?? 0;
    if (newest === this.#seen) return;
    this.#seen = newest;
    const others = kept(SEEN).filter((one) => !(Array.isArray(one) && one[0] === this.id));
    save(SEEN, JSON.stringify([...others, [this.id, newest]].slice(-TABLES_MAX)));
  }

  /**
   * Says something. The line itself comes with the stream, in its place among the others. A lost line is not a refusal:
   * the request is sent again with its id, and said only once.
   */
  async say(words: ChatWords): Promise<void> {
    const request = requestId();
    this.sending = true;
    try {
      await retried(() => api.say(this.id, request, words));
    } finally {
      this.sending = false;
    }
  }
}

function kept(key: string): unknown[] {
  try {
    const read: unknown = JSON.parse(load(key) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
