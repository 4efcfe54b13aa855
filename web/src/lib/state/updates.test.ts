import { afterEach, expect, test, vi } from 'vitest';
import { Updates } from './updates.svelte';

vi.mock('../device/place', () => ({ IS_SITE: true }));

/** A browser that keeps a site: what controls the page, and how often the page was loaded again. */
async function browser(controller: object | null) {
  const reload = vi.fn();
  const kept = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(kept),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload });
  await new Updates().start();
  return { reload, takenOver: () => serviceWorker.dispatchEvent(new Event('controllerchange')) };
}

afterEach(() => vi.unstubAllGlobals());

test('a page with an old version loads the new one that takes over, whichever page asked for it', async () => {
  const { reload, takenOver } = await browser({});
  expect(reload).not.toHaveBeenCalled();
  takenOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('the first version that takes a page over leaves it as it is, and the next one does not', async () => {
  const { reload, takenOver } = await browser(null);
  takenOver();
  expect(reload).not.toHaveBeenCalled();
  takenOver();
  expect(reload).toHaveBeenCalledOnce();
});
