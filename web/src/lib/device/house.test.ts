import { expect, test, vi } from 'vitest';
import { House, type HouseParts, type Takes } from './house';
import { InMemory, type Keep } from './keep';
import type { Found, FromDevice, NotKept, Said, Stored, Thought, Word } from './words';

/** An engine that answers words as it is told to, and notes them. */
class Script implements Takes {
  heard: Word[] = [];
  constructor(private readonly answers: (word: Word) => Said[] = () => []) {}
  take(word: Word): Said[] {
    this.heard.push(word);
    return this.answers(word);
  }
  of<T extends Word['type']>(type: T) {
    return this.heard.filter((word): word is Extract<Word, { type: T }> => word.type === type);
  }
}

const THOUGHT: Thought = { about: 'bot', record: '' };
const row = (revision: number) => ({ id: 'here-1', revision, version: revision });
const stored = (revision: number): Stored => ({ row: row(revision), entries: [], requests: [] });

function house(engine: Takes, other: Partial<HouseParts> = {}) {
  const told: FromDevice[] = [];
  const thinks = { think: vi.fn(() => Promise.resolve<Found>({ moves: [] })), giveUp: vi.fn() };
  const parts = {
    engine: () => Promise.resolve(engine),
    keep: new InMemory() as Keep,
    thinkers: { bots: thinks, hints: thinks, reviews: thinks },
    tell: (word: FromDevice) => void told.push(word),
    changed: vi.fn(),
    botPauseMs: 0,
    ...other,
  };
  return { house: new House(parts), told, thinks, parts };
}

const answers = (told: FromDevice[]) => told.flatMap((word) => (word.type === 'answer' ? [word] : []));

test('a table is loaded once however often it is wanted meanwhile, and each request is put again', async () => {
  let loaded = false;
  const engine: Script = new Script((word) => {
    if (word.type === 'load') loaded = true;
    if (word.type !== 'request') return [];
    return loaded
      ? [{ type: 'reply', reply: word.reply, status: 200, body: 'there' }]
      : [{ type: 'missing', table: 'here-1' }];
  });
  const keep = new InMemory();
  await keep.commit({ row: row(1), first: 0, entries: [], request: null });
  const { house: one, told } = house(engine, { keep });
  await one.start();
  one.request(1, 'GET', '/tables/here-1', undefined);
  one.request(2, 'GET', '/tables/here-1', undefined);
  await vi.waitFor(() => expect(answers(told)).toHaveLength(2));
  expect(engine.of('load')).toEqual([{ type: 'load', stored: stored(1) }]);
});

test('what could not be kept is said to the engine, and the page reads that the storage failed', async () => {
  const full: NotKept = { failed: 'QuotaExceededError' };
  class Full extends InMemory {
    override commit = () => Promise.resolve<NotKept | null>(full);
  }
  const engine: Script = new Script((word) => {
    if (word.type === 'request') {
      return [{ type: 'store', row: row(2), first: 0, entries: [], request: null }];
    }
    if (word.type === 'stored') return [{ type: 'reply', reply: 1, status: 507, body: null }];
    return [];
  });
  const { house: one, told, parts } = house(engine, { keep: new Full() });
  await one.start();
  one.request(1, 'POST', '/tables/here-1/moves', {});
  await vi.waitFor(() => expect(answers(told)).toHaveLength(1));
  expect(engine.of('stored')).toEqual([{ type: 'stored', table: 'here-1', error: full }]);
  expect(answers(told)[0]?.content).toMatchObject({ error: { code: 'device_storage' } });
  expect(parts.changed).not.toHaveBeenCalled();
});

test('an engine that fails is started again from what is kept, and the streams go on', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const engines: Script[] = [];
  const failing = (word: Word): Said[] => {
    if (word.type === 'request') throw new WebAssembly.RuntimeError('unreachable');
    return [];
  };
  const { house: one, told } = house(new Script(), {
    engine: () => {
      const next = new Script(engines.length === 0 ? failing : undefined);
      engines.push(next);
      return Promise.resolve(next);
    },
  });
  await one.start();
  one.listen([{ table: 'here-1', since: 4, seat: 2 }]);
  one.request(7, 'GET', '/me', undefined);
  await vi.waitFor(() => expect(engines[1]?.of('watch')).toHaveLength(1));
  expect(answers(told)).toMatchObject([
    { id: 7, status: 500, content: { error: { code: 'device_broken' } } },
  ]);
  expect(engines[1]?.of('watch')[0]).toMatchObject({ table: 'here-1', since: 4, seat: 2 });
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test('when the device is passed on, the table is told about as the next person sees it', async () => {
  const engine = new Script();
  const { house: one } = house(engine);
  await one.start();
  const wish = { table: 'here-1', since: undefined };
  one.listen([{ ...wish, seat: 0 }]);
  one.listen([{ ...wish, seat: 0 }]);
  expect(engine.of('watch')).toHaveLength(1);
  one.listen([{ ...wish, seat: 1 }]);
  expect(engine.of('unwatch')).toHaveLength(1);
  expect(engine.of('watch').map(({ seat }) => seat)).toEqual([0, 1]);
});

test('a bot whose worker dies is asked once more, and then the engine decides', async () => {
  const engine: Script = new Script((word) =>
    word.type === 'wake'
      ? [
          {
            type: 'bot',
            table: 'here-1',
            version: 3,
            seat: 1,
            pause_ms: 0,
            thought: { ...THOUGHT, bot: 'greedy' },
          },
        ]
      : word.type === 'begin'
        ? [{ type: 'wake', table: 'here-1', after_ms: 0 }]
        : [],
  );
  const { house: one, thinks } = house(engine);
  thinks.think.mockResolvedValue({ nothing: 'out of memory' });
  await one.start();
  await vi.waitFor(() => expect(engine.of('decided')).toHaveLength(1));
  expect(thinks.think).toHaveBeenCalledTimes(2);
  expect(engine.of('decided')[0]).toMatchObject({ version: 3, seat: 1, moves: null });
});

test('a hint that nobody waits for any more is given up', async () => {
  const engine: Script = new Script((word) =>
    word.type === 'request'
      ? [{ type: 'hint', reply: word.reply, version: 2, seat: 0, thought: THOUGHT }]
      : [],
  );
  const { house: one, thinks, told } = house(engine);
  thinks.think.mockReturnValue(new Promise(() => undefined));
  await one.start();
  one.request(5, 'GET', '/tables/here-1/hint', undefined);
  one.cancel(4);
  expect(thinks.giveUp).not.toHaveBeenCalled();
  one.cancel(5);
  expect(thinks.giveUp).toHaveBeenCalledOnce();
  expect(answers(told)).toEqual([]);
});

test('a review goes on by itself, is asked how far it is, and is made only once', async () => {
  const steps: Found[] = [
    { review: { ready: false } },
    { review: { ready: false } },
    { review: { ready: true } },
  ];
  const engine: Script = new Script((word) =>
    word.type === 'request'
      ? [{ type: 'review', reply: word.reply, table: 'here-1', version: 1, thought: THOUGHT }]
      : [],
  );
  const { house: one, thinks, told } = house(engine);
  thinks.think.mockImplementation(() => Promise.resolve(steps.shift() ?? { nothing: 'no more' }));
  await one.start();
  const ready = (id: number) => {
    one.request(id, 'GET', '/tables/here-1/review', undefined);
    return vi.waitFor(() => {
      const found = answers(told).find((answer) => answer.id === id);
      expect(found).toBeDefined();
      return (found?.content as { ready: boolean }).ready;
    });
  };
  expect(await ready(1)).toBe(false);
  await vi.waitFor(() => expect(steps).toEqual([]));
  await vi.waitFor(async () => expect(await ready(told.length + 2)).toBe(true));
  expect(thinks.think).toHaveBeenCalledTimes(3);
});

test('memory keeps all of a change or nothing, and only the next one', async () => {
  const keep = new InMemory();
  const change = (revision: number, first: number) => ({
    row: row(revision),
    first,
    entries: [{ line: `${revision}` }],
    request: null,
  });
  expect(await keep.commit(change(1, 0))).toBeNull();
  expect(await keep.commit(change(3, 1))).toBe('conflict');
  expect(await keep.commit(change(2, 1))).toBeNull();
  expect((await keep.stored('here-1'))?.entries).toEqual([{ line: '1' }, { line: '2' }]);
});
