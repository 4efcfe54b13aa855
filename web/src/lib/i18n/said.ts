import type { Said, SaidValue, Seat } from '../../wire';
import { i18n, t, type Args } from './i18n.svelte';
import { mark } from './rich';
import { runs } from './runs';

/**
 * What the server says, in the reader's language. Which message with which values expresses a fact is up to the server;
 * here they only become words, with a mark around each name that has a drawing or stands out.
 */

/** Who reads, and what the seats are called: all that a sentence needs besides itself. */
export interface Readers {
  me: Seat | null;
  nameOf: (seat: Seat) => string;
}

/** Messages that are names, by how their ids begin, and the kind of mark that each gets. */
const NAMES: readonly [RegExp, string][] = [
  [/^good-(?!amount$)(.+)$/, 'good'],
  [/^tile-(.+)$/, 'tile'],
  [/^building-(.+)$/, 'building'],
  [/^altiplano-good-(.+)$/, 'alti'],
];

/** A sentence or name in words, its names marked. */
export function tell(said: Said, readers: Readers): string {
  const args: Args = {};
  if (said.about !== undefined) {
    args.who = said.about === readers.me ? 'you' : 'other';
    args.player = seatMark(said.about, readers);
  }
  for (const [name, value] of Object.entries(said.values ?? {})) args[name] = shown(value, readers);
  return t(said.id, args);
}

/** Sentences in order, each run of a kind merged into one. */
export const tellAll = (said: readonly Said[], readers: Readers): string[] =>
  runs(said).map((one) => tell(one, readers));

/** Why something is not possible, in words. */
export const whyOf = ({ said }: { said?: Said }, readers: Readers): string =>
  said ? tell(said, readers) : t('refusal-other');

const seatMark = (seat: Seat, { nameOf }: Readers): string => mark('seat', seat, nameOf(seat));

function shown(value: SaidValue, readers: Readers): string | number {
  if (typeof value !== 'object') return value;
  if ('player' in value) return seatMark(value.player, readers);
  if ('all' in value) return i18n.list(value.all.map((item) => String(shown(item, readers))));
  if ('any_of' in value) return i18n.choice(value.any_of.map((item) => String(shown(item, readers))));
  return named(value, readers);
}

/** A name with its mark; an amount of a good has the good's mark around all of it. */
function named(said: Said, readers: Readers): string {
  if (said.id === 'good-amount') {
    const good = said.values?.good;
    const kind = typeof good === 'object' && 'id' in good ? good : said;
    return marked(kind.id, t(said.id, { count: Number(said.values?.count), good: t(kind.id) }));
  }
  return marked(said.id, tell(said, readers));
}

function marked(id: string, text: string): string {
  for (const [pattern, kind] of NAMES) {
    const name = pattern.exec(id)?.[1];
    if (name) return mark(kind, name, text);
  }
  return text;
}
