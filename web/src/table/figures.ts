import { i18n } from '../lib/i18n/i18n.svelte';
import { plain } from '../lib/i18n/rich';
import { tell, type Readers } from '../lib/i18n/said';
import type { Figure } from '../wire';
import type { PreviewLine } from './hint.svelte';

/** Numbers from the server as the lines of a preview. */
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

/** A number with its sign, as written for a gain or a part of a sum. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The text with its first letter capitalised as in the language: names of goods are lower case in a sentence. */
const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
