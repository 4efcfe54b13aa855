import { api, requestId } from '../lib/net/api';
import { retried } from '../lib/net/retried';
import type { ChatWords, PrivateChat } from '../wire';

/** What the visitor and somebody else say to each other, as the server last said. */
export class PrivateTalk {
  chat = $state.raw<PrivateChat | undefined>();
  /** Why there is nothing to show. */
  error = $state.raw<unknown>();
  /** Whether something is on its way. */
  sending = $state(false);
  #asked = 0;
  /** The time of the newest line of the other's that the server knows to be read. */
  #read = 0;

  constructor(readonly handle: string) {}

  /** Asks again. What can't be found out stays as it was. */
  async load(): Promise<void> {
    const question = ++this.#asked;
    try {
      const chat = await api.privateChat(this.handle);
      if (question === this.#asked) this.#hear(chat);
    } catch (error) {
      if (question === this.#asked) this.error = error;
    }
  }

  /** Writes to the other. A lost answer is not a refusal: the request is sent again with its id, and counts once. */
  async write(words: ChatWords): Promise<void> {
    const request = requestId();
    this.sending = true;
    try {
      const chat = await retried(() => api.writePrivate(this.handle, request, words));
      this.#hear(chat);
      // The other may have written meanwhile, and an answer that is on its way may be older.
      void this.load();
    } finally {
      this.sending = false;
    }
  }

  /** Notes that the visitor has seen everything that the other wrote. */
  async look(): Promise<void> {
    const newest = this.chat?.lines.findLast(({ mine }) => !mine)?.time ?? 0;
    if (newest <= this.#read) return;
    const before = this.#read;
    this.#read = newest;
    try {
      await api.readPrivate(this.handle, newest);
    } catch {
      // The mark stays until the page is looked at again.
      this.#read = before;
    }
  }

  #hear(chat: PrivateChat): void {
    this.chat = chat;
    this.error = undefined;
  }
}
