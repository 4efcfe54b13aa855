import { i18n, t } from '../lib/i18n/i18n.svelte';
import { api } from '../lib/net/api';
import { problemWords } from '../lib/net/problem';
import { toasts } from '../ui/toasts.svelte';
import { canPush, currentPlace, leavePlace, takePlace } from './push';
import type { NoticeChoice, Notices, NoticeWay, Undelivered, NoticeWayKind } from '../wire';

/** A kind of places that messages go to, with the ids of its words and an example of an address. */
export interface Kind {
  kind: NoticeWayKind;
  words: string;
  more: string;
  example: string;
}

const EMAIL: Kind = {
  kind: 'email',
  words: 'notices-email',
  more: 'notices-email-words',
  example: 'anna@example.org',
};
export const KINDS: [Kind, ...Kind[]] = [
  { kind: 'ntfy', words: 'notices-ntfy', more: 'notices-ntfy-words', example: 'https://ntfy.sh/…' },
  { kind: 'webhook', words: 'notices-webhook', more: 'notices-webhook-words', example: 'https://…' },
  EMAIL,
];

const FAILING: Record<Undelivered, string> = {
  private: 'notices-failing-private',
  unreachable: 'notices-failing-unreachable',
  refused: 'notices-failing-refused',
};

/** Why a message did not arrive. */
export const failingWords = (why: Undelivered): string => t(FAILING[why]);

/** The hours that are proposed, in minutes after midnight. */
const NIGHT = { from: 22 * 60, until: 7 * 60 };

/** What the visitor is told away from the page. */
export class NoticeBox {
  kept = $state.raw<Notices | undefined>(undefined);
  sending = $state(false);
  /** What the last attempt to send something came to, for screen readers, too. */
  said = $state('');
  /** Where messages to this browser go; undefined if nowhere. */
  browser = $state<string | undefined>(undefined);
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

  async load(): Promise<void> {
    await this.#attempt(() => api.notices());
    this.browser = await currentPlace();
  }

  /** The kinds that can be added: e-mail only where the server sends any. */
  get kinds(): Kind[] {
    return this.kept?.mail ? [EMAIL, ...KINDS.filter(({ kind }) => kind !== 'email')] : KINDS.slice(0, 2);
  }

  /** Whether this browser could be told something, and is not. */
  get mayTakeBrowser(): boolean {
    return canPush() && !this.kept?.ways.some((way) => way.address === this.browser);
  }

  /** Has messages sent to this browser. */
  async takeBrowser(): Promise<void> {
    const key = this.kept?.push_key;
    if (!key) return;
    this.said = '';
    const place = await takePlace(key);
    if (!place) {
      this.said = t('notices-push-denied');
      return;
    }
    await this.choose({});
    await this.#attempt(() => api.addWay('push', place.address, place.keys));
    this.browser = place.address;
  }

  /** Changes a part of the choice; the language and the address of the page go along. */
  async choose(part: Partial<NoticeChoice>): Promise<void> {
    const kept = this.kept;
    if (!kept) return;
    const { language } = i18n;
    await this.#attempt(() =>
      api.chooseNotices({ ...kept.choice, language, site: location.origin, ...part }),
    );
  }

  /** Switches the quiet hours on, as proposed, or off. */
  async quiet(on: boolean): Promise<void> {
    await this.choose({ quiet: on ? { ...NIGHT, zone: this.zone } : null });
  }

  /** Adds an address; returns whether that worked. */
  async add(kind: NoticeWayKind, address: string): Promise<boolean> {
    // Messages speak the language that is spoken now.
    await this.choose({});
    return this.#attempt(() => api.addWay(kind, address));
  }

  async remove(way: NoticeWay): Promise<void> {
    const isGone = await this.#attempt(() => api.removeWay(way.id));
    if (!isGone || way.address !== this.browser) return;
    await leavePlace();
    this.browser = undefined;
  }

  async ring(table: string, on: boolean): Promise<void> {
    await this.#attempt(() => api.ring(table, on));
  }

  /** Sends a test message. */
  async try(way: string): Promise<void> {
    this.said = '';
    const tried = await this.#attempt(async () => {
      const { failing } = await api.tryWay(way);
      const waits = this.kept?.ways.some(({ id, confirmed }) => id === way && !confirmed);
      this.said = failing ? failingWords(failing) : t(waits ? 'notices-email-sent' : 'notices-tried');
      return api.notices();
    });
    if (!tried) this.said = '';
  }

  async #attempt(what: () => Promise<Notices>): Promise<boolean> {
    this.sending = true;
    try {
      this.kept = await what();
      return true;
    } catch (error) {
      toasts.say(problemWords(error), 'bad');
      return false;
    } finally {
      this.sending = false;
    }
  }
}
