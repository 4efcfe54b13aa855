import { i18n, t } from '../lib/i18n/i18n.svelte';
import { api } from '../lib/net/api';
import { problemWords } from '../lib/net/problem';
import { toasts } from '../ui/toasts.svelte';
import type { EndedOrders, OrderEnd, StandingOrder, TableSummary } from '../wire';

/** The orders that can be given, with the ids of their words. */
export const ORDERS = [
  { order: 'pass_round', words: 'orders-pass-round', more: 'orders-pass-round-more' },
  { order: 'load_corn', words: 'orders-load-corn', more: 'orders-load-corn-more' },
  { order: 'mayors_worker', words: 'orders-mayors-worker', more: undefined },
] as const satisfies { order: StandingOrder; words: string; more: string | undefined }[];

const ENDED: Record<OrderEnd, string> = {
  unforeseen: 'orders-ended-unforeseen',
  taken_back: 'orders-ended-taken-back',
  stood_in: 'orders-ended-stood-in',
};

/** Why which orders ended, as a sentence. */
function endedWords(ended: EndedOrders): string {
  const names = ORDERS.filter(({ order }) => ended.orders.includes(order)).map(({ words }) => t(words));
  return t(ENDED[ended.why], { orders: i18n.list(names) });
}

/** The viewer's standing orders at a table. */
export class StandingOrders {
  sending = $state(false);
  readonly #table: () => TableSummary | undefined;
  /** The version at which orders ended that the viewer has been told about; undefined before the first look. */
  #told: number | undefined;

  constructor(table: () => TableSummary | undefined) {
    this.#table = table;
  }

  get #orders() {
    return this.#table()?.seats.find((seat) => seat.mine)?.orders ?? undefined;
  }

  get standing(): StandingOrder[] {
    return this.#orders?.standing ?? [];
  }

  /** Why orders have ended, as long as that is the last thing that happened to them. */
  get ended(): string {
    const ended = this.#orders?.ended;
    return ended ? endedWords(ended) : '';
  }

  /** Whether there are any to give. */
  get may(): boolean {
    const table = this.#table();
    const mine = table?.seats.find((seat) => seat.mine);
    return table?.game === 'puerto-rico' && table.state === 'running' && !!mine && !mine.stand_in;
  }

  async give(order: StandingOrder, on: boolean): Promise<void> {
    const table = this.#table();
    if (this.sending || !table) return;
    this.sending = true;
    try {
      await api.order(table.id, order, on);
    } catch (error) {
      toasts.say(problemWords(error), 'bad');
    } finally {
      this.sending = false;
    }
  }

  /** Says that orders have ended since the last look; returns it for screen readers. */
  notice(): string {
    if (!this.#table()) return '';
    const version = this.#orders?.ended?.version ?? -1;
    const before = this.#told;
    this.#told = version;
    if (before === undefined || version <= before) return '';
    toasts.say(this.ended);
    return this.ended;
  }
}
