import { expect, test, vi } from 'vitest';
import { House, type HouseParts, type Takes } from './house';
import { InMemory, type Keep, type KeptReview } from './keep';
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
  const thinks = {
    think: vi.fn<(thought: Thought) => Promise<Found>>(() => Promise.resolve({ moves: [] })),
    giveUp: vi.fn<(thought: Thought) => void>(),
  };
  const parts = {
    engine: () => Promise.resolve(engine),
    keep: new InMemory() as Keep,
    thinkers: { bots: thinks, hints: thinks, reviews: thinks, study: thinks, helpers: [] },
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

test('a table that a newer program keeps is left alone, and the page says so', async () => {
  const engine: Script = new Script((word) =>
    word.type === 'request' ? [{ type: 'missing', table: 'here-1' }] : [],
  );
  const keep = new InMemory();
  await keep.commit({ row: { ...row(1), form: 2 }, first: 0, entries: [], request: null });
  const { house: one, told } = house(engine, { keep });
  await one.start();
  one.request(1, 'GET', '/tables/here-1', undefined);
  await vi.waitFor(() => expect(answers(told)).toHaveLength(1));
  expect(answers(told)[0]?.content).toMatchObject({ error: { code: 'device_newer' } });
  expect(engine.of('load')).toEqual([]);
});

test('the form of what is kept is noted in every row', async () => {
  const engine: Script = new Script((word) =>
    word.type === 'request' ? [{ type: 'store', row: row(1), first: 0, entries: [], request: null }] : [],
  );
  const { house: one, parts } = house(engine);
  await one.start();
  one.request(1, 'POST', '/tables', {});
  await vi.waitFor(async () => expect(await parts.keep.stored('here-1')).toMatchObject({ row: { form: 1 } }));
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

/** A house whose engines are all like this one, and how many there were. */
function housesOf(answers: (word: Word) => Said[], other: Partial<HouseParts> = {}) {
  const engines: Script[] = [];
  const made = house(new Script(), {
    ...other,
    engine: () => {
      const next = new Script(answers);
      engines.push(next);
      return Promise.resolve(next);
    },
  });
  return { ...made, engines };
}

const idle = () => new Promise((later) => setTimeout(later, 20));

test.each([
  ['the engine fails at', 2],
  ['the engine can’t read', 1],
])('a kept table that %s is not loaded again, and other requests go on', async (how, starts) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const keep = new InMemory();
  await keep.commit({ row: row(1), first: 0, entries: [], request: null });
  const answering = (word: Word): Said[] => {
    if (word.type === 'load') {
      if (how.includes('read')) return [{ type: 'unread', message: 'an entry' }];
      throw new WebAssembly.RuntimeError('unreachable');
    }
    if (word.type === 'watch') return [{ type: 'missing', table: word.table }];
    if (word.type !== 'request') return [];
    return word.path === '/me'
      ? [{ type: 'reply', reply: word.reply, status: 200, body: 'me' }]
      : [{ type: 'missing', table: 'here-1' }];
  };
  const { house: one, told, engines } = housesOf(answering, { keep });
  await one.start();
  one.listen([{ table: 'here-1', since: undefined, seat: null }]);
  one.request(1, 'GET', '/tables/here-1', undefined);
  await vi.waitFor(() => expect(answers(told)).toHaveLength(1));
  await vi.waitFor(() => expect(engines.at(-1)?.of('begin')).toHaveLength(1));
  await idle();
  one.request(2, 'GET', '/tables/here-1', undefined);
  one.request(3, 'GET', '/me', undefined);
  await vi.waitFor(() => expect(answers(told)).toHaveLength(3));
  await idle();
  const statuses = Object.fromEntries(answers(told).map(({ id, status }) => [id, status]));
  expect(statuses).toEqual({ 1: 500, 2: 500, 3: 200 });
  expect(engines).toHaveLength(starts);
  expect(engines.flatMap((engine) => engine.of('load'))).toHaveLength(1);
  complaint.mockRestore();
});

test('an engine that fails each time is given up, even if other words succeed in between', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {
    house: one,
    told,
    engines,
  } = housesOf((word) => {
    if (word.type === 'watch' && word.table === 'here-2') throw new WebAssembly.RuntimeError('unreachable');
    return [];
  });
  await one.start();
  const wish = { since: undefined, seat: null };
  one.listen([
    { table: 'here-1', ...wish },
    { table: 'here-2', ...wish },
  ]);
  await vi.waitFor(() => expect(complaint).toHaveBeenCalledTimes(4));
  await idle();
  one.request(1, 'GET', '/me', undefined);
  expect(answers(told)).toMatchObject([
    { id: 1, status: 500, content: { error: { code: 'device_broken' } } },
  ]);
  await idle();
  expect(engines).toHaveLength(4);
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

test('of two hints, the one that nobody waits for any more is given up', async () => {
  const thoughtOf = (id: number): Thought => ({ about: 'hint', record: `${id}` });
  const engine: Script = new Script((word) =>
    word.type === 'request'
      ? [{ type: 'hint', reply: word.reply, version: 2, seat: 0, thought: thoughtOf(word.reply) }]
      : [],
  );
  const { house: one, thinks } = house(engine);
  thinks.think.mockReturnValue(new Promise(() => undefined));
  await one.start();
  one.request(5, 'GET', '/tables/here-1/hint', undefined);
  one.request(6, 'GET', '/tables/here-2/hint', undefined);
  one.cancel(5);
  one.cancel(6);
  expect(thinks.giveUp.mock.calls).toEqual([[thoughtOf(5)], [thoughtOf(6)]]);
});

test.each(['fails', 'can’t be kept'])('a review that %s holds up no other', async (what) => {
  class Keeping extends InMemory {
    override keepReview(table: string, review: KeptReview) {
      return table === 'here-1' ? Promise.reject(new Error('full')) : super.keepReview(table, review);
    }
  }
  const engine: Script = new Script((word) => {
    if (word.type !== 'request') return [];
    const table = word.path.split('/')[2] ?? '';
    return [{ type: 'review', reply: word.reply, table, version: 1, thought: { ...THOUGHT, record: table } }];
  });
  const { house: one, thinks, told } = house(engine, { keep: new Keeping() });
  thinks.think.mockImplementation(({ record }: Thought) =>
    Promise.resolve<Found>(
      what === 'fails' && record === 'here-1' ? { nothing: 'died' } : { review: { ready: true } },
    ),
  );
  await one.start();
  let id = 0;
  const ask = async (table: string) => {
    const asked = ++id;
    one.request(asked, 'GET', `/tables/${table}/review`, undefined);
    return vi.waitFor(() => {
      const found = answers(told).find((answer) => answer.id === asked);
      if (!found) throw new Error('no answer yet');
      return found;
    });
  };
  await ask('here-1');
  await idle();
  await ask('here-2');
  await idle();
  expect(await ask('here-2')).toMatchObject({ status: 200, content: { ready: true } });
  // The first one is told once more, and not made again by itself.
  expect(await ask('here-1')).toMatchObject(
    what === 'fails' ? { status: 500 } : { status: 200, content: { ready: true } },
  );
  expect(thinks.think).toHaveBeenCalledTimes(2);
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

test('a deleted table is gone from what is kept, from the engine and from other pages', async () => {
  const engine = new Script();
  const keep = new InMemory();
  await keep.commit({ row: row(1), first: 0, entries: [], request: null });
  await keep.keepReview('here-1', { version: 1, review: {} });
  const { house: one, told, parts } = house(engine, { keep });
  await one.start();
  one.request(1, 'DELETE', '/tables/here-1', undefined);
  await vi.waitFor(() => expect(answers(told)).toHaveLength(1));
  expect(answers(told)[0]?.status).toBe(200);
  expect(await keep.rows()).toEqual([]);
  expect(await keep.review('here-1')).toBeUndefined();
  expect(engine.of('changed')).toEqual([{ type: 'changed', table: 'here-1', row: null }]);
  expect(parts.changed).toHaveBeenCalledWith('here-1');
});

test('a table that can’t be deleted stays, and the page says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const engine = new Script();
  const keep = new InMemory();
  await keep.commit({ row: row(1), first: 0, entries: [], request: null });
  keep.remove = () => Promise.reject(new Error('the disk is broken'));
  const { house: one, told } = house(engine, { keep });
  await one.start();
  one.request(1, 'DELETE', '/tables/here-1', undefined);
  await vi.waitFor(() => expect(answers(told)).toHaveLength(1));
  expect(answers(told)[0]).toMatchObject({ status: 507, content: { error: { code: 'device_storage' } } });
  expect(engine.of('changed')).toEqual([]);
  expect(await keep.rows()).toHaveLength(1);
});

test('several think about the decision of a board at the same time, and one that is lost is done without', async () => {
  const pondered = (simulations: number) => ({ pondered: { simulations } });
  const study = {
    think: vi.fn((thought: Thought): Promise<Found> =>
      Promise.resolve(pondered(thought.about === 'together' ? 96 * 2 : 96)),
    ),
    giveUp: vi.fn(),
  };
  const helper = (found: Found) => ({
    think: vi.fn<(thought: Thought) => Promise<Found>>(() => Promise.resolve(found)),
    giveUp: vi.fn(),
  });
  const helpers = [helper(pondered(96)), helper({ nothing: 'out of memory' })];
  const base = house(new Script());
  const thinkers = { ...base.parts.thinkers, study, helpers };
  const { house: one, told } = house(new Script(), { thinkers });
  await one.start();
  one.request(1, 'POST', '/study/bot', { record: 'r', seat: 1 });
  await vi.waitFor(() => expect(answers(told)).toHaveLength(1));
  expect(answers(told)[0]?.content).toEqual({ simulations: 192 });
  expect(helpers[0]?.think).toHaveBeenCalledWith({ about: 'ponder', record: 'r', seat: 1, seed: 1 });
  expect(study.think).toHaveBeenLastCalledWith({
    about: 'together',
    parts: [{ simulations: 96 }, { simulations: 96 }],
  });
  one.request(2, 'POST', '/study/bot', null);
  await vi.waitFor(() => expect(answers(told)).toHaveLength(2));
  expect(helpers[1]?.think).toHaveBeenLastCalledWith({ about: 'ponder_on' });
});

test('what a newer program in another tab keeps from being kept is said as such', async () => {
  const engine: Script = new Script((word) => {
    if (word.type === 'request')
      return [{ type: 'store', row: row(1), first: 0, entries: [], request: null }];
    return word.type === 'stored' ? [{ type: 'reply', reply: 1, status: 507, body: null }] : [];
  });
  const keep = Object.assign(new InMemory(), {
    newer: true,
    commit: () => Promise.resolve({ failed: 'the database is closed' }),
  });
  const { house: one, told } = house(engine, { keep });
  await one.start();
  one.request(1, 'POST', '/tables', {});
  await vi.waitFor(() => expect(answers(told)).toHaveLength(1));
  expect(answers(told)[0]?.content).toMatchObject({ error: { code: 'device_newer' } });
});
