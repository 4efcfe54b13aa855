import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { unhurried } from './browser';

/** The four ways in which somebody presses a piece, with what each of them costs. */

export const WAYS = ['mouse', 'touch', 'keyboard', 'tree'] as const;
export type WayName = (typeof WAYS)[number];

/** More stops than any table has: whoever needs as many does not reach the piece by Tab. */
const TABS_MAX = 150;
/** Places that the keyboard goes to at once, and the key for each; what is elsewhere is a few Tabs away. */
const JUMPS = { i: '.island, .mine', t: '.roles, .ring, .groups', q: '.dock' } as const;

export class Way {
  /** Presses of a button, a finger or a key. */
  presses = 0;
  /** How far pointer or finger went from one press to the next, in pixels. */
  travel = 0;
  #at: { x: number; y: number } | undefined;
  #lastKey = '';

  constructor(
    readonly name: WayName,
    private readonly page: Page,
  ) {}

  /** Whether it presses pieces where they lie; otherwise it prefers the list of choices in the bar. */
  get points(): boolean {
    return this.name === 'mouse' || this.name === 'touch';
  }

  /** Presses a piece. What was tapped first is only explained; then its sheet is answered, too. */
  async press(piece: Locator): Promise<void> {
    switch (this.name) {
      case 'mouse':
        await this.#go(piece);
        return piece.click();
      case 'touch': {
        await this.#go(piece);
        await piece.tap();
        const doIt = this.page.locator('.hint-box [data-action="do-it"]');
        if ((await doIt.count()) === 0) return;
        await this.#go(doIt);
        return doIt.tap();
      }
      case 'keyboard':
        return this.#type(piece);
      case 'tree':
        return this.#perform(piece);
    }
  }

  /** Forgets where the pointer was: the window is another one. */
  lift(): void {
    this.#at = undefined;
  }

  async #go(piece: Locator): Promise<void> {
    await piece.scrollIntoViewIfNeeded();
    await unhurried(this.page, piece);
    const box = await piece.boundingBox();
    this.presses++;
    if (!box) return;
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (this.#at) this.travel += Math.hypot(to.x - this.#at.x, to.y - this.#at.y);
    this.#at = to;
  }

  /** The same key again at once would count as a double press; another one does not. */
  async #key(key: string): Promise<void> {
    if (key === this.#lastKey && key !== 'Tab') await unhurried(this.page);
    this.#lastKey = key;
    this.presses++;
    await this.page.keyboard.press(key);
  }

  /** By its number, by its letter, or with Tab and Enter from the place it is in. */
  async #type(piece: Locator): Promise<void> {
    const number = await piece.getAttribute('data-number');
    if (number) {
      for (const digit of number) await this.#key(digit);
      return;
    }
    const letter = await piece.getAttribute('aria-keyshortcuts');
    if (letter) return this.#key(letter);
    if (!(await this.#has(piece))) {
      const jump = await piece.evaluate((node, jumps) => {
        if (node.closest('dialog')) return undefined;
        return Object.entries(jumps).find(([, place]) => node.closest(place))?.[0];
      }, JUMPS);
      if (jump) await this.#key(jump);
    }
    for (let tabs = 0; !(await this.#has(piece)); tabs++) {
      if (tabs > TABS_MAX) throw new Error(`no Tab leads to ${await piece.innerText()}`);
      await this.#key('Tab');
    }
    await this.#key('Enter');
  }

  async #has(piece: Locator): Promise<boolean> {
    return piece.evaluate((node) => node === document.activeElement);
  }

  /** As a screen reader does: what has this role and this name, and can be pressed, is pressed. */
  async #perform(piece: Locator): Promise<void> {
    await unhurried(this.page);
    const { role, name } = await said(piece);
    expect(name, `${role} without a name`).not.toBe('');
    const found = this.page.getByRole(role, { name, exact: true }).and(piece);
    expect(await found.count(), `the tree has ${role} "${name}"`).toBe(1);
    this.presses++;
    await piece.focus();
    await this.page.keyboard.press('Enter');
  }
}

type Role = Parameters<Page['getByRole']>[0];

/** What the accessibility tree says of a piece: its role and its name. */
export async function said(piece: Locator): Promise<{ role: Role; name: string }> {
  const [line = ''] = (await piece.ariaSnapshot()).split('\n');
  const quoted = line.startsWith("- '");
  const plain = quoted ? line.replaceAll("''", "'") : line;
  const [, role = 'generic', name = ''] = /^- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(plain) ?? [];
  return { role: role as Role, name: name.replaceAll('\\"', '"') };
}

/** Choices of the bar that a screen reader can't tell apart; of several tiles of a kind, any may be picked. */
export async function alike(page: Page): Promise<string[]> {
  const options = page.locator('.dock .option:not([aria-pressed]):visible');
  const names: string[] = [];
  for (const option of await options.all()) names.push((await said(option)).name);
  return names.filter((name, at) => name === '' || names.indexOf(name) !== at);
}
