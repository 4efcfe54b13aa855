import { NAME_MAX, Tree, TRIED_MAX, type Tried } from './tree';

/** A board as a link carries it: compressed, in the part of the address that is never sent to a server. */
export interface Board {
  /** How the record begins. */
  head: string;
  tree: Tree;
  /** The line that is shown, and how many of its entries. */
  at: number | undefined;
  position: number;
}

/** What every link begins with: the version of its form. */
const FORM = 'z1.';
/** The longest link that is written, in characters: what mail and chat programs carry without harm. */
export const LINK_MAX = 16_000;
/** The most that a link may unfold to, in bytes. */
const UNFOLDED_MAX = 400_000;

/** A link that can't be read: cut, changed, or of a newer version. */
export class BadLink extends Error {}

/** Whether a part of an address is meant to be a board. */
export const isBoard = (text: string): boolean => /^z\d+\./.test(text);

/** Writes a board; undefined if it is too large for a link. */
export async function write({ head, tree, at, position }: Board): Promise<string | undefined> {
  // Whatever no line needs stays out: usually the rest of the game.
  const roots = tree.tried.filter((one) => one.parent === undefined);
  const needed = Math.max(at === undefined ? position : 0, ...roots.map((one) => one.keep));
  const tried = tree.tried.map((one) => [
    one.id,
    one.parent ?? 0,
    one.keep,
    one.seat,
    one.name,
    ...one.lines,
  ]);
  const whole = JSON.stringify([head, tree.main.slice(0, needed), tried, at ?? 0, position]);
  const packed = await through(
    new TextEncoder().encode(whole),
    new CompressionStream('deflate-raw'),
    Infinity,
  );
  const text = FORM + base64(packed);
  return text.length <= LINK_MAX ? text : undefined;
}

/** Reads a board that came from anywhere; rejects with `BadLink`. What it says about the game is for the engine to check. */
export async function read(text: string): Promise<Board> {
  try {
    if (!text.startsWith(FORM) || text.length > LINK_MAX) throw new BadLink('not a board');
    const bytes = bytesOf(text.slice(FORM.length));
    const whole = await through(bytes, new DecompressionStream('deflate-raw'), UNFOLDED_MAX);
    return boardOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(whole)));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink(String(error));
  }
}

function boardOf(whole: unknown): Board {
  if (!Array.isArray(whole)) throw new BadLink('no board');
  const [head, main, rows, at, position] = whole as unknown[];
  if (typeof head !== 'string' || !isLines(main) || !Array.isArray(rows) || rows.length > TRIED_MAX)
    throw new BadLink('no game');
  let tree = new Tree(main);
  for (const row of rows) tree = new Tree(main, [...tree.tried, triedOf(row, tree)]);
  const line = at === 0 ? undefined : tree.find(number(at))?.id;
  if (at !== 0 && line === undefined) throw new BadLink('no such line');
  const shown = number(position);
  if (shown > tree.entries(line).length) throw new BadLink('no such place');
  return { head, tree, at: line, position: shown };
}

function triedOf(row: unknown, before: Tree): Tried {
  if (!Array.isArray(row)) throw new BadLink('no move');
  const [id, parent, keep, seat, name, ...lines] = row as unknown[];
  if (typeof name !== 'string' || name.length > NAME_MAX || !isLines(lines) || lines.length === 0)
    throw new BadLink('no move');
  const above = parent === 0 ? undefined : before.find(number(parent));
  const kept = number(keep);
  if ((parent !== 0 && !above) || kept > before.entries(above?.id).length || before.find(number(id)))
    throw new BadLink('a move without a place');
  return { id: number(id), parent: above?.id, keep: kept, seat: number(seat), name, lines };
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new BadLink('no number');
  return value;
}

/** Lines of a record: none may hide a second one. */
const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string' && !/[\r\n]/.test(line));

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new BadLink('too much');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
