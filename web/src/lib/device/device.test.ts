import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Device } from './device';
import type { FromDevice, ToDevice } from './words';

vi.mock('virtual:engine', () => ({ default: '/engine.wasm' }));

/** Workers that do as they are told here, and when each was made. */
const workers: Puppet[] = [];
class Puppet {
  onmessage: ((event: { data: FromDevice }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  heard: ToDevice[] = [];
  terminate = vi.fn();
  constructor() {
    workers.push(this);
  }
  postMessage(word: ToDevice): void {
    this.heard.push(word);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Puppet);
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }),
  );
});

afterEach(() => {
  workers.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The newest worker dies; how many there are after this time, in milliseconds. */
async function dies(later: number): Promise<number> {
  workers.at(-1)?.onerror?.({ message: 'out of memory' });
  await vi.advanceTimersByTimeAsync(later);
  return workers.length;
}

test('a worker that dies at once is started again after growing pauses, and then no more', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const device = new Device();
  device.listen([['here-1', () => undefined]]);
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(1);
  expect(await dies(0)).toBe(2);
  expect(await dies(900)).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(workers).toHaveLength(3);
  expect(await dies(5000)).toBe(4);
  expect(await dies(20_000)).toBe(5);
  expect(workers.at(-1)?.heard.at(-1)).toMatchObject({ type: 'listen', tables: [{ table: 'here-1' }] });
  expect(await dies(600_000)).toBe(5);
  expect(await device.call('GET', '/me', undefined)).toMatchObject({
    content: { error: { code: 'device_broken' } },
  });
  expect(workers).toHaveLength(5);
  expect(complaint).toHaveBeenCalledOnce();
});

test('a worker that has lived for a while is started again at once, and what waited is answered', async () => {
  const device = new Device();
  device.listen([['here-1', () => undefined]]);
  await vi.advanceTimersByTimeAsync(0);
  for (let count = 2; count < 9; count++) {
    const asked = device.call('GET', '/me', undefined);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await dies(0)).toBe(count);
    expect(await asked).toMatchObject({ content: { error: { code: 'device_broken' } } });
  }
});

test('who has the device asks, until nobody has it any more', async () => {
  const device = new Device();
  const seats = async () => {
    void device.call('GET', '/tables/here-1/history', undefined);
    await vi.advanceTimersByTimeAsync(0);
    const asked = workers.flatMap(({ heard }) => heard).filter((word) => word.type === 'request');
    return asked.map(({ seat }) => seat);
  };
  device.sit('here-1', 2);
  expect(await seats()).toEqual([2]);
  device.rise('here-1');
  expect(await seats()).toEqual([2, null]);
});

test('where a newer program keeps the tables, whatever is asked is answered with that', async () => {
  const device = new Device();
  const newer = { content: { error: { code: 'device_newer' } } };
  const asked = device.call('GET', '/me', undefined);
  await vi.advanceTimersByTimeAsync(0);
  workers.at(-1)?.onmessage?.({ data: { type: 'newer' } });
  expect(await asked).toMatchObject(newer);
  expect(await device.call('GET', '/me', undefined)).toMatchObject(newer);
});
