/** What a player chose for this device; kept in the browser, never sent. */

type Theme = 'system' | 'light' | 'dark';

const THEME = 'meseta.theme';
const SHORTCUTS = 'meseta.shortcuts';
const ONE_TAP = 'meseta.one-tap';
const KNOWN = 'meseta.known';

export class Settings {
  theme = $state<Theme>('system');
  /** Whether single keys do something on a table. */
  shortcuts = $state(true);
  /** Whether one tap of a finger does what a piece does, without showing it first. */
  oneTap = $state(false);
  /** The games whose goal need not be told any more. */
  known = $state.raw<readonly string[]>([]);

  /** Reads what was kept. */
  start(): void {
    const kept = load(THEME);
    if (kept === 'light' || kept === 'dark') this.theme = kept;
    this.shortcuts = load(SHORTCUTS) !== 'off';
    this.oneTap = load(ONE_TAP) === 'on';
    this.known = (load(KNOWN) ?? '').split(' ').filter(Boolean);
  }

  /** From what is shown now to the other one. */
  switchTheme(): void {
    this.theme = this.#dark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = this.theme;
    save(THEME, this.theme);
  }

  useShortcuts(on: boolean): void {
    this.shortcuts = on;
    save(SHORTCUTS, on ? 'on' : 'off');
  }

  useOneTap(on: boolean): void {
    this.oneTap = on;
    save(ONE_TAP, on ? 'on' : 'off');
  }

  /** A game was explained, and need not be again. */
  know(game: string): void {
    if (this.known.includes(game)) return;
    this.known = [...this.known, game];
    save(KNOWN, this.known.join(' '));
  }

  #dark(): boolean {
    if (this.theme !== 'system') return this.theme === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }
}

/** A kept value; nothing where storage is forbidden. */
export function load(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value as long as the browser lets us. */
export function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

export const settings = new Settings();
