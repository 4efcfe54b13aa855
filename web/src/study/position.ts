import { api } from '../lib/net/api';
import { write } from './link';
import { Tree } from './tree';

/** A text that is no position at all; the message is what the browser says of it. */
export class NoPosition extends Error {}

/** A position as people read it: each seat, and whatever else is small, in a line of its own. */
export function written(position: unknown): string {
  return lines(position, '');
}

/** The longest line of a part that is not taken apart, in characters. */
const LINE_MAX = 96;

function lines(value: unknown, before: string): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || before.length + short.length <= LINE_MAX) return short;
  const within = before + '  ';
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((part) => lines(part, within))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${lines(part, within)}`);
  const inner = parts.map((part) => within + part).join(',\n');
  return isList ? `[\n${inner}\n${before}]` : `{\n${inner}\n${before}}`;
}

/** Whether a file's text is a position, and no record or table. */
export function isPosition(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    const value = JSON.parse(text) as Record<string, unknown>;
    return typeof value.game === 'string' && 'decision' in value && 'seats' in value;
  } catch {
    return false;
  }
}

/** A link to a board that begins with this position; rejects with why it can't be. */
export async function boardOfPosition(text: string): Promise<string> {
  let position: unknown;
  try {
    position = JSON.parse(text);
  } catch (error) {
    throw new NoPosition(error instanceof Error ? error.message : String(error));
  }
  const { head, entries } = await api.study({ record: `position ${JSON.stringify(position)}\n` });
  const link = await write({ head, tree: new Tree(entries), at: undefined, position: 0 });
  if (link === undefined) throw new Error('too long for a link');
  return link;
}
