import { t } from '../../lib/i18n/i18n.svelte';
import type { ComponentsFacts } from './wire';

/** What a component set is called and where its numbers come from, wherever a table is opened, played or replayed. */

/** The name: the host's, or that of the reconstructed set that comes with the program. */
export const setName = (set: ComponentsFacts): string =>
  set.built_in ? t('altiplano-components-built-in') : set.name;

/** The name with the first digits of the file's fingerprint, which distinguish two files of the same name. */
export const setTitle = (set: ComponentsFacts): string =>
  set.built_in ? setName(set) : t('alti-set-named', { name: set.name, digest: set.digest.slice(0, 12) });

/** Where the numbers come from: how many are reconstructed, or that all were entered by the host. */
export function numbersNote(set: ComponentsFacts): string {
  const { reconstructed } = set.provenance;
  if (set.built_in) return t('alti-set-reconstructed', { count: reconstructed });
  return set.reconstructed
    ? t('alti-set-mixed', { name: set.name, count: reconstructed })
    : t('alti-set-printed', { name: set.name });
}
