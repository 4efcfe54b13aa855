import { i18n, t } from './i18n/i18n.svelte';
import type { Sanction } from '../wire';

/** What the host has decided about the visitor: what, until when, and why in the host's own words. */
export function sanctionWords({ kind, until, reason }: Sanction): string {
  const time =
    until === null
      ? ''
      : new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(until);
  return t(`sanction-${kind}`, { for: until === null ? 'good' : 'time', time, reason });
}
