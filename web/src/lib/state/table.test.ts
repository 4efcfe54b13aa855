import { afterEach, expect, test, vi } from 'vitest';
import type { LogEntry, Update } from '../../wire';
import { TableState, eventsOf, mergeLog } from './table.svelte';

const entry = (step: number, undone = false): LogEntry => ({
  step,
  seat: 0,
  notation: 'pass',
  events: [{ type: 'passed', seat: 0, role: 'trader' }],
  undone,
  time: 0,
});
const update = (version: number, full: boolean, log: LogEntry[]) =>
  ({ version, full, log, asked: [] }) as unknown as Update;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the log goes on, and an entry delivered again replaces the old one', () => {
  expect(mergeLog([entry(0), entry(1)], [entry(1, true), entry(2)], false)).toEqual([
    entry(0),
    entry(1, true),
    entry(2),
  ]);
  expect(mergeLog([entry(0)], [entry(5)], true)).toEqual([entry(5)]);
});

test('an undo marks the entries that no longer count, including old ones', () => {
  const undo: LogEntry = { ...entry(3), notation: 'undo 2', events: [] };
  const log = mergeLog([entry(0), entry(1), entry(2)], [undo, entry(4)], false);
  expect(log.map(({ undone }) => undone)).toEqual([false, true, true, false, false]);
  expect(
    mergeLog(log, [{ ...undo, step: 5, notation: 'undo 1' }], false).map(({ undone }) => undone),
  ).toEqual([false, true, true, false, true, false]);
});

test('what was taken back is not announced', () => {
  expect(eventsOf([entry(0), entry(1, true)])).toHaveLength(1);
});

test('only what is new is announced, and an old update changes nothing', () => {
  const table = new TableState('t');
  const news = vi.fn();
  table.onNews(news);
  table.take(update(2, true, [entry(0), entry(1)]));
  expect(news).toHaveBeenLastCalledWith({ entries: [], full: true });
  table.take(update(3, false, [entry(2)]));
  expect(news).toHaveBeenLastCalledWith({ entries: [entry(2)], full: false });
  table.take(update(3, false, [entry(2)]));
  expect(news).toHaveBeenCalledTimes(2);
  table.take(update(5, true, [entry(2), entry(3), entry(4)]));
  expect(news).toHaveBeenLastCalledWith({ entries: [entry(3), entry(4)], full: false });
  expect(table.log.map(({ step }) => step)).toEqual([2, 3, 4]);
});

test('updates of one frame are one piece of news, in which what was taken back is marked', async () => {
  vi.useFakeTimers();
  const table = new TableState('t');
  table.take(update(2, true, [entry(0), entry(1)]));
  const news = vi.fn();
  table.onNews(news);
  const undo: LogEntry = { ...entry(3), notation: 'undo 1', events: [] };
  for (const one of [update(3, false, [entry(2)]), update(4, false, [undo]), update(3, false, [entry(2)])])
    table.pace.arrive(one, true);
  await vi.advanceTimersByTimeAsync(50);
  expect(news).toHaveBeenCalledExactlyOnceWith({ entries: [entry(2, true), undo], full: false });
  expect(table.update?.version).toBe(4);
});

test('the answer to a move overtakes the stream: the same no longer waits to be shown', () => {
  const table = new TableState('t');
  table.take(update(2, true, []));
  table.pace.waiting = [update(3, false, [entry(2)]), update(4, false, [entry(3)])];
  table.take(update(3, false, [entry(2)]));
  expect(table.pace.waiting.map(({ version }) => version)).toEqual([4]);
});

test('a table that is left before it has loaded is not subscribed to, and pressing twice subscribes once', async () => {
  const streams: { url: string; open: boolean }[] = [];
  class Stream extends EventTarget {
    #stream;
    constructor(url: string) {
      super();
      streams.push((this.#stream = { url, open: true }));
    }
    close() {
      this.#stream.open = false;
    }
  }
  const answers: (() => void)[] = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal(
    'fetch',
    () => new Promise((answer) => answers.push(() => answer(new Response('{"id": "t"}', { status: 200 })))),
  );
  const left = new TableState('left');
  const opening = left.open();
  left.close();
  answers.pop()?.();
  await opening;
  expect(streams).toEqual([]);

  const pressed = new TableState('pressed');
  const both = [pressed.open(), pressed.open()];
  for (const answer of answers.reverse()) answer();
  await Promise.all(both);
  expect(streams).toHaveLength(1);
  pressed.close();
  expect(streams.filter((stream) => stream.open)).toEqual([]);
});

test('what the start script has found is shown before the stream, which goes on from there', async () => {
  const urls: string[] = [];
  class Stream extends EventTarget {
    constructor(url: string) {
      super();
      urls.push(decodeURIComponent(url));
    }
    close() {
      urls.push('closed');
    }
  }
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"id": "t", "state": "running"}')));
  const found = update(7, true, [entry(6)]);
  window.early = { '/tables/t/now': Promise.resolve(new Response(JSON.stringify(found))) };
  const table = new TableState('t');
  await table.open();
  expect(table.update).toEqual(found);
  expect(urls.at(-1)).toContain('t:7');
  table.close();
});

test.each([
  ['breaks off', '{"version": 3, "lo', 200],
  ['is a proxy’s', '<h1>Bad gateway</h1>', 502],
])('a move whose answer %s is sent again as the same request', async (_, body, status) => {
  vi.useFakeTimers();
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_path: string, request: RequestInit) => {
    sent.push(String(request.body));
    const good = JSON.stringify(update(3, false, [entry(2)]));
    return Promise.resolve(
      sent.length === 1 ? new Response(body, { status }) : new Response(good, { status: 200 }),
    );
  });
  const table = new TableState('t');
  table.take(update(2, true, [entry(0), entry(1)]));
  const taken = table.send([{ notation: 'pass' }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await taken).toBe(true);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  expect(table.log.map(({ step }) => step)).toEqual([0, 1, 2]);
});
