import { i18n } from '../lib/i18n/i18n.svelte';
import { plain } from '../lib/i18n/rich';
import { tell, type Readers } from '../lib/i18n/said';
import type { Figure } from '../wire';
import type { PreviewLine } from './hint.svelte';

/** Numbers of the server as the lines of a preview. */
export const linesOf = (figures: readonly Figure[], readers: Readers): PreviewLine[] =>
  figures.map((figure) => ({
    label: titled(plain(tell(figure.label, readers))),
    value: valueOf(figure),
    ...(figure.form === 'sum' ? { sum: true } : {}),
  }));

function valueOf({ value, from, form }: Figure): string {
  if (from !== undefined) return `${from} → ${value}`;
  return form === 'signed' ? signed(value) : i18n.number(value);
}

/** A number with its sign, as a gain or a part of a sum is written. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The first letter large, as the language writes it: names of goods are lower case in a sentence. */
const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
