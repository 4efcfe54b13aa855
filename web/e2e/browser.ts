import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

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

/** Where pictures go for a person to look at. */
const PICTURES = process.env.MESETA_PICTURES ?? join(tmpdir(), 'meseta-pictures');

/** The widths that the client is made for. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
} as const;

let browser: Browser;

/** Opens Chromium for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, headless: true, args });
  });
  afterAll(async () => {
    await browser?.close();
  });
}

/** A person of their own: no cookies or storage shared with another. Anything the page complains about fails the test. */
export async function visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL: inject('url'),
    viewport: SIZES.desktop,
    ...options,
  });
  context.setDefaultTimeout(15_000);
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
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** Nothing may scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  expect(content, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(window);
}
