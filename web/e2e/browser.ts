import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { GRACE_MS, SAME_PLACE_PX } from '../src/table/justBorn';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where pictures for a person to look at are stored; if unset, none are taken, which saves time. */
const PICTURES = process.env.MESETA_PICTURES;

/** The widths that the client is designed for. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
} as const;

let browser: Browser;

/** Opens Chromium for the tests of a file: the one of the file before, if a process runs several. It ends with the process. */
export function useBrowser(): void {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await chromium.launch({ executablePath, headless: true, args });
  });
  // What a failed test has left open.
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
}

/**
 * A selector for the browser alone. Otherwise every look for an element asks each of the page's thousands whether it has a
 * shadow root, which none has; what is looked for in every turn is looked for like this.
 */
export const light = (selector: string) => `css:light=${selector}`;

/** A separate person: no cookies or storage shared with another. Anything the page complains about fails the test. */
export async function visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL: inject('url'),
    viewport: SIZES.desktop,
    ...options,
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(() => {
    const presses: object[] = [];
    Object.assign(window, { presses });
    const note = (press: object) => presses.push({ at: performance.now(), ...press });
    addEventListener('pointerdown', ({ clientX: x, clientY: y }) => note({ x, y }), true);
    addEventListener('keydown', () => note({}), true);
  });
  return context;
}

/** What a page complained about, except for a line that a test has cut on purpose. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  return found;
}

export async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** Nothing may scroll sideways, once the page has been drawn for the window as it is now. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return [document.documentElement.scrollWidth, innerWidth] as const;
  });
  expect(content, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(window);
}

/** How long nothing on a page has to change until it counts as drawn, and how long that is waited for. */
const CALM_MS = 120;
const CALM_MAX_MS = 3000;

/** Waits until a page is drawn: its fonts are loaded, nothing is busy, and nothing changes any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    async ({ calm, max }) => {
      await document.fonts.ready;
      const deadline = performance.now() + max;
      let changed = performance.now();
      const seen = new MutationObserver(() => (changed = performance.now()));
      seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const busy = () => document.querySelector('[aria-busy="true"]') !== null;
      while (performance.now() < deadline && (busy() || performance.now() < changed + calm))
        await new Promise((later) => setTimeout(later, calm / 3));
      seen.disconnect();
    },
    { calm: CALM_MS, max: CALM_MAX_MS },
  );
}

/** A press on a page: when, and where unless it was a key. */
interface Press {
  at: number;
  x?: number;
  y?: number;
}

/**
 * Waits until as much time has passed since the last press as a person takes between two presses at one place: anything
 * sooner is taken for a double press. If `next` is somewhere else, there is nothing to wait for.
 */
export async function unhurried(page: Page, next?: Locator): Promise<void> {
  const box = next && (await next.boundingBox());
  const to = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(
    ({ to, grace, near }) => {
      const { presses = [] } = window as { presses?: Press[] };
      // Twice the distance, because the bar may still grow while the pointer is on its way.
      const there = (press: Press) =>
        !to || Math.hypot(to.x - (press.x ?? to.x), to.y - (press.y ?? to.y)) < 2 * near;
      const last = Math.max(-Infinity, ...presses.filter(there).map((press) => press.at));
      const left = last + grace - performance.now();
      return left > 0 ? new Promise((later) => setTimeout(later, left)) : undefined;
    },
    { to, grace: GRACE_MS, near: SAME_PLACE_PX },
  );
}

/** What axe is asked to check: everything, or only what differs between light and dark. */
export type Looked = 'everything' | 'colours';

/** Axe finds nothing on the page, or on a part of it. */
export async function expectAccessible(
  page: Page,
  where: string,
  { part, looked = 'everything' }: { part?: string; looked?: Looked } = {},
): Promise<void> {
  // The pointer goes away first: a popover is outside all regions, as popovers are.
  await page.mouse.move(1, 1);
  await page.locator('.hint-box').waitFor({ state: 'detached' });
  let axe = new AxeBuilder({ page });
  if (part) axe = axe.include(part);
  if (looked === 'colours') axe = axe.withTags(['cat.color']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, where).toEqual([]);
}
