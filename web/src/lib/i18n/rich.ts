/**
 * Words with meaning inside a sentence: a player's name or a good keeps its meaning through translation as a mark of
 * private-use characters around its text, and is taken apart again where the sentence is shown.
 */

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** One stretch of a sentence; `kind` is empty for plain text, otherwise it says what `value` names. */
export interface Part {
  kind: string;
  value: string;
  text: string;
}

/** Wraps `text` so that `parts` finds it again as something of this kind. */
export function mark(kind: string, value: string | number, text: string): string {
  return `${OPEN}${kind}:${value}${MIDDLE}${text}${CLOSE}`;
}

/** Takes a formatted sentence apart into plain and marked stretches, in order. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let rest = sentence;
  while (rest !== '') {
    const open = rest.indexOf(OPEN);
    const middle = rest.indexOf(MIDDLE, open);
    const close = rest.indexOf(CLOSE, middle);
    if (open < 0 || middle < 0 || close < 0) break;
    if (open > 0) found.push({ kind: '', value: '', text: rest.slice(0, open) });
    const [kind = '', value = ''] = rest.slice(open + 1, middle).split(':');
    found.push({ kind, value, text: rest.slice(middle + 1, close) });
    rest = rest.slice(close + 1);
  }
  if (rest !== '') found.push({ kind: '', value: '', text: rest });
  return found;
}

/** Signs right before a drawing, such as a plus or a bracket. */
const SIGNS = /[^\s\p{L}\p{N}.,;:]+$/u;

/**
 * The stretches of a sentence as they are drawn: what is written right before a good stays on its line, as part of it,
 * since a line may break before any drawing. `lead` is that.
 */
export function drawn(sentence: string): (Part & { lead: string })[] {
  const found = parts(sentence).map((part) => ({ ...part, lead: '' }));
  for (const [index, part] of found.entries()) {
    const before = found[index - 1];
    const lead = before?.kind === '' ? SIGNS.exec(before.text)?.[0] : undefined;
    if (!before || !lead || (part.kind !== 'good' && part.kind !== 'alti')) continue;
    before.text = before.text.slice(0, -lead.length);
    part.lead = lead;
  }
  return found.filter(({ kind, text }) => kind !== '' || text !== '');
}

/** The sentence without marks, for screen readers, titles and tests. */
export function plain(sentence: string): string {
  return parts(sentence)
    .map((part) => part.text)
    .join('');
}
