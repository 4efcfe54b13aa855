import { IS_SITE } from '../device/place';
import { i18n } from '../i18n/i18n.svelte';
import { api } from '../net/api';
import { serverTime } from '../serverTime';
import type { Guest, Sanction, TableSummary } from '../../wire';

/** Who sits at this device, and the tables that belong to it. */
export class Home {
  guest = $state.raw<Guest | undefined>(undefined);
  tables = $state.raw<TableSummary[] | undefined>(undefined);
  error = $state.raw<unknown>(undefined);
  /** Whether the visitor does the host's work. */
  isHost = $state(false);
  /** What the host has decided about the visitor. */
  sanctions = $state.raw<Sanction[]>([]);
  /** Whether somebody new needs a code of the host. */
  byInvitation = $state(false);

  async load(): Promise<void> {
    try {
      const me = await api.me();
      this.guest = me.guest ?? undefined;
      this.tables = me.tables;
      this.isHost = me.host;
      this.sanctions = me.sanctions;
      this.byInvitation = me.by_invitation;
      for (const table of me.tables) serverTime.hear(table.now);
      this.error = undefined;
      if (!i18n.chosen) await this.speak(this.guest?.language);
    } catch (error) {
      this.error = error;
    }
  }

  /** Shows the page in the language that the person reads; one that it does not have changes nothing. */
  async speak(language: string | null | undefined): Promise<void> {
    if (language && language !== i18n.language) await i18n.choose(language);
  }

  /** Keeps the language that was chosen with the person, so that it comes along to other devices. */
  async keepLanguage(): Promise<void> {
    if (IS_SITE || !this.guest || this.guest.language === i18n.language) return;
    // It is kept on this device in any case.
    const me = await api.chooseProfile({ language: i18n.language }).catch(() => undefined);
    if (me) this.guest = me.guest ?? undefined;
  }
}

/** Tables that wait for the visitor first, then running, open and finished ones; within each group the newest first. */
export function inOrder(tables: TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) =>
    table.your_turn ? 0 : table.state === 'running' ? 1 : table.state === 'open' ? 2 : 3;
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export const home = new Home();
