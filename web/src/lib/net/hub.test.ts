import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hub, type Wished, type Word } from './hub';

/** A stream as the hub opens it. */
class Stream extends EventTarget {
  static all: Stream[] = [];
  open = true;
  constructor(readonly url: string) {
    super();
    Stream.all.push(this);
  }
  close() {
    this.open = false;
  }
  /** The tables that it was opened for. */
  get tables(): string[] {
    return (new URL(this.url, 'http://localhost').searchParams.get('tables') ?? '').split(',');
  }
  opens() {
    this.dispatchEvent(new Event('open'));
  }
  says(type: string, lastEventId: string, data: object) {
    this.dispatchEvent(new MessageEvent(type, { lastEventId, data: JSON.stringify(data) }));
  }
}

const open = () => Stream.all.filter((stream) => stream.open);
const last = () => Stream.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of a hub: what it was told, without pings. */
class Page {
  heard: Word[] = [];
  answers = true;
  constructor(private readonly hub: Hub) {}
  readonly tell = (word: Word) => {
    if (word.type !== 'ping') this.heard.push(word);
    else if (this.answers) this.hub.take(this, { type: 'here' }, this.tell);
  };
  listen(...tables: Wished[]) {
    this.hub.take(this, { type: 'listen', tables }, this.tell);
  }
  listenPrivately(...tables: Wished[]) {
    this.hub.take(this, { type: 'listen', tables, private: true }, this.tell);
  }
  leave() {
    this.hub.take(this, { type: 'leave' }, this.tell);
  }
  get types() {
    return this.heard.map(({ type }) => type);
  }
}

test('however many pages there are, one stream carries all their tables', () => {
  const hub = new Hub();
  const pages = Array.from({ length: 8 }, () => new Page(hub));
  pages.forEach((page, number) => page.listen([`t${number}`, undefined]));
  last().opens();
  expect(open()).toHaveLength(1);
  expect(last().tables.sort()).toEqual(['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7']);
  last().says('update', 't3', { version: 5 });
  last().says('table', '', { id: 't4' });
  expect(pages.map((page) => page.types)).toEqual([
    ...Array.from({ length: 3 }, () => ['up']),
    ['up', 'update'],
    ['up', 'table'],
    ...Array.from({ length: 3 }, () => ['up']),
  ]);
  for (const page of pages) page.leave();
  expect(open()).toEqual([]);
});

test('a stream goes on until its successor is there, and nothing is delivered twice', () => {
  const hub = new Hub();
  const [one, two] = [new Page(hub), new Page(hub)];
  one.listen(['a', undefined]);
  last().opens();
  last().says('update', 'a', { version: 3 });
  two.listen(['a', undefined]);
  expect(open()).toHaveLength(2);
  expect(last().tables).toEqual(['a']);
  const before = open()[0]!;
  before.says('update', 'a', { version: 4 });
  last().opens();
  expect(before.open).toBe(false);
  before.says('update', 'a', { version: 9 });
  last().says('update', 'a', { version: 4 });
  const versions = (page: Page) =>
    page.heard.flatMap((word) => (word.type === 'update' ? word.update.version : []));
  expect(versions(one)).toEqual([3, 4]);
  expect(versions(two)).toEqual([4]);
  two.leave();
  expect(last().tables).toEqual(['a:4']);
});

test('a page that says the same again changes nothing, unless its connection was lost', () => {
  const hub = new Hub();
  const page = new Page(hub);
  page.listen(['a', undefined]);
  last().opens();
  last().says('update', 'a', { version: 3 });
  page.listen(['a', 3]);
  expect(Stream.all).toHaveLength(1);
  page.listen(['a', 2]);
  expect(last().tables).toEqual(['a:2']);
  last().dispatchEvent(new Event('error'));
  expect(page.types.at(-1)).toBe('lost');
  expect(open()).toEqual([]);
  page.listen(['a', 3]);
  expect(last().tables).toEqual(['a:3']);
  last().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(2000);
  expect(open()).toHaveLength(1);
});

test('a private table that the person has left is not asked for until a page wants it again', () => {
  const hub = new Hub();
  const [one, two] = [new Page(hub), new Page(hub)];
  one.listen(['private', undefined]);
  last().opens();
  const denied = { error: { code: 'not_seated', message: '' } };
  last().says('refused', 'private', denied);
  expect(one.types).toEqual(['up', 'denied']);
  expect(open(), 'a stream without tables would only end').toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  two.listen(['a', undefined]);
  expect(last().tables).toEqual(['a']);
  last().opens();
  one.listen(['private', undefined]);
  expect(last().tables.sort()).toEqual(['a', 'private']);
  last().opens();
  last().says('refused', 'private', denied);
  last().says('update', 'a', { version: 1 });
  vi.advanceTimersByTime(60_000);
  expect(two.types).not.toContain('lost');
  expect(open()).toHaveLength(1);
});

test('a refused table does not keep the others waiting, and is requested again', () => {
  const hub = new Hub();
  const [one, two] = [new Page(hub), new Page(hub)];
  one.listen(['private', undefined]);
  two.listen(['a', undefined]);
  last().opens();
  last().says('refused', 'private', {});
  expect([one.types.at(-1), two.types.at(-1)]).toEqual(['lost', 'up']);
  const streams = Stream.all.length;
  two.listen(['a', undefined]);
  expect(Stream.all).toHaveLength(streams);
  one.listen(['private', undefined]);
  expect(Stream.all).toHaveLength(streams + 1);
  last().opens();
  last().says('refused', 'private', {});
  vi.advanceTimersByTime(30_000);
  expect(Stream.all).toHaveLength(streams + 2);
});

test('a page that went away without a word is forgotten', () => {
  const hub = new Hub();
  const [stays, ends] = [new Page(hub), new Page(hub)];
  stays.listen(['a', undefined]);
  ends.listen(['b', undefined]);
  last().opens();
  ends.answers = false;
  vi.advanceTimersByTime(300_000);
  expect(last().tables).toEqual(['a']);
  stays.answers = false;
  vi.advanceTimersByTime(300_000);
  expect(open()).toEqual([]);
});

test('if there are too many tables, the ones viewed last are carried', () => {
  const hub = new Hub();
  const pages = Array.from({ length: 40 }, () => new Page(hub));
  pages.forEach((page, number) => page.listen([`t${number}`, undefined]));
  expect(last().tables).toHaveLength(32);
  expect(last().tables).not.toContain('t7');
  pages[0]!.listen(['t0', undefined], ['extra', undefined]);
  expect(last().tables).toEqual(expect.arrayContaining(['t0', 'extra', 't39']));
});

test('what people say reaches every page once, and a new stream goes on after it', () => {
  const hub = new Hub();
  const [one, other] = [new Page(hub), new Page(hub)];
  const said = (...numbers: number[]) => numbers.map((number) => ({ number }));
  const heard = (page: Page) =>
    page.heard.flatMap((word) => (word.type === 'chat' ? [word.chat.lines.map(({ number }) => number)] : []));
  one.listen(['a', 3]);
  expect(last().tables).toEqual(['a:3']);
  last().opens();
  last().says('chat', 'a', { full: true, lines: said(1, 2) });
  last().says('chat', 'a', { full: false, lines: said(3) });
  other.listen(['a', 3, 2]);
  expect(last().tables, 'from the least that a page has').toEqual(['a:3:2']);
  last().opens();
  last().says('chat', 'a', { full: false, lines: said(3) });
  expect(heard(one)).toEqual([[1, 2], [3]]);
  expect(heard(other)).toEqual([[3]]);
  other.listen(['a', 3, 3]);
  expect(open().length, 'the stream that there is brings what the page lacks').toBe(1);
  hub.close();
});

test('the one stream also tells of private chats, to the pages that show them', () => {
  const hub = new Hub();
  const [friends, table] = [new Page(hub), new Page(hub)];
  friends.listenPrivately();
  expect(new URL(last().url, 'http://localhost').searchParams.get('private')).toBe('true');
  last().opens();
  table.listen(['a', undefined]);
  expect(last().url).toContain('private=true');
  last().opens();
  expect(open()).toHaveLength(1);
  last().says('private', '', { with: 'anna' });
  expect(friends.heard.at(-1)).toEqual({ type: 'private', with: 'anna' });
  expect(table.types).not.toContain('private');
  // A page that asks for what the stream carries already opens no other one.
  const before = Stream.all.length;
  friends.listenPrivately();
  expect(Stream.all).toHaveLength(before);
  friends.leave();
  expect(last().url).not.toContain('private');
  table.listenPrivately(['a', undefined]);
  expect(last().url).toContain('private=true');
});
