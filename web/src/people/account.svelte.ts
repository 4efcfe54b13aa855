import { i18n } from '../lib/i18n/i18n.svelte';
import { api, ApiError } from '../lib/net/api';
import { problemWords } from '../lib/net/problem';
import { home } from '../lib/state/home.svelte';
import type { GuestTables, SignedIn } from '../wire';

/** What can be done with an account. */
export type Deed = 'make' | 'sign-in' | 'change' | 'remove';

/** A form about an account: what is typed, what went wrong, and what it came to. */
export class AccountForm {
  name = $state('');
  password = $state('');
  next = $state('');
  sending = $state(false);
  problem = $state('');
  /** Whether the guest of this device has tables, so that it has to be said what becomes of them. */
  asksTables = $state(false);
  tables = $state<GuestTables>('bring');
  /** What signing in came to, if there is more to say than that it worked. */
  came = $state.raw<SignedIn | undefined>();

  constructor(readonly deed: Deed) {}

  /** Does it; resolves to whether it is done and there is nothing more to say. */
  async send(): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.problem = '';
    try {
      await this.#do();
      this.password = this.next = '';
      await home.load();
      return !this.came;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'choose_tables') this.asksTables = true;
      else this.problem = problemWords(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  async #do(): Promise<void> {
    switch (this.deed) {
      case 'make':
        await api.makeAccount(this.name.trim(), this.password);
        // The language goes along to the next device.
        await api.chooseProfile({ language: i18n.language });
        break;
      case 'sign-in': {
        const came = await api.signIn(
          this.name.trim(),
          this.password,
          this.asksTables ? this.tables : undefined,
        );
        if (this.asksTables) this.came = came;
        await home.speak(came.me.guest?.language);
        break;
      }
      case 'change':
        await api.changePassword(this.password, this.next);
        break;
      case 'remove':
        await api.removeAccount(this.password);
    }
  }
}
