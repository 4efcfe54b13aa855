import { ApiError, api } from '../lib/net/api';
import { problemWords } from '../lib/net/problem';
import { toasts } from '../ui/toasts.svelte';
import type { Friends, Whom } from '../wire';

/** The people whom the visitor knows, as the server last said. */
export class FriendList {
  all = $state.raw<Friends | undefined>();
  sending = $state(false);
  #asked = 0;

  /** Whether there is anything that a list could show. */
  get isEmpty(): boolean {
    const { friends, asking, invitations } = this.all ?? {};
    return !friends?.length && !asking?.length && !invitations?.length;
  }

  /** Asks again; what can't be found out stays as it was. Somebody who is nobody yet knows nobody. */
  async load(): Promise<void> {
    const question = ++this.#asked;
    try {
      const all = await api.friends();
      if (question === this.#asked) this.all = all;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'no_guest') this.all = undefined;
    }
  }

  ask = (whom: Whom) => this.#attempt(() => api.askFriend(whom));
  answer = (handle: string, accept: boolean) => this.#attempt(() => api.answerFriend(handle, accept));
  part = (handle: string) => this.#attempt(() => api.partFriend(handle));
  block = (whom: Whom) => this.#attempt(() => api.block(whom));
  unblock = (handle: string) => this.#attempt(() => api.unblock(handle));
  newLink = () => this.#attempt(() => api.newFriendLink());

  async decline(table: string): Promise<void> {
    try {
      await api.declineInvite(table);
    } catch (error) {
      toasts.say(problemWords(error), 'bad');
    }
    await this.load();
  }

  /** Does something that is answered with the whole list; resolves to whether it worked. */
  async #attempt(what: () => Promise<Friends>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.#asked++;
    try {
      this.all = await what();
      return true;
    } catch (error) {
      toasts.say(problemWords(error), 'bad');
      return false;
    } finally {
      this.sending = false;
    }
  }
}
