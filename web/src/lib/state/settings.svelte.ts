/** What a player chose for this device; kept in the browser, never sent. */

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** How long pieces travel: as drawn, half as long, or not at all. */
export const MOTIONS = ['full', 'quick', 'none'] as const;
type Motion = (typeof MOTIONS)[number];
/** The least time for which another player's move is shown before the next one: none, a second, or two. */
export const OTHERS = ['live', 'calm', 'slow'] as const;
type Others = (typeof OTHERS)[number];
/** How long bots let an answer stand before they go on: as long as they do anyway, a moment, or longer. */
export const HOLDS = ['off', 'short', 'long'] as const;
type Hold = (typeof HOLDS)[number];
/** How many presses an answer takes. */
export const PRESSES = ['touch', 'once', 'twice'] as const;
type Presses = (typeof PRESSES)[number];

const THEME = 'meseta.theme';
const MOTION = 'meseta.motion';
const OTHERS_KEPT = 'meseta.others';
const HOLD = 'meseta.hold';
const KNOWN = 'meseta.known';

/** What can be on or off, with the name under which it is kept. */
const KEPT = {
  shortcuts: 'meseta.shortcuts',
  oneTap: 'meseta.one-tap',
  confirm: 'meseta.confirm',
  sounds: 'meseta.sounds',
  largeText: 'meseta.large-text',
  highContrast: 'meseta.high-contrast',
  leftHanded: 'meseta.left-handed',
  shortNames: 'meseta.short-names',
} as const;
export type Switch = keyof typeof KEPT;
const SWITCHES = Object.keys(KEPT) as Switch[];

/** The share of the drawn time that a travelling piece takes. */
const PACE: Record<Motion, number> = { full: 1, quick: 0.5, none: 0 };

/** The same in milliseconds. */
const OTHERS_MS: Record<Others, number> = { live: 0, calm: 1000, slow: 2000 };
const HOLD_MS: Record<Hold, number> = { off: 0, short: 3000, long: 6000 };

export class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('full');
  others = $state<Others>('live');
  hold = $state<Hold>('off');
  /** Whether single keys do something on a table. */
  shortcuts = $state(true);
  /** Whether one tap of a finger does what a piece does, without showing it first. */
  oneTap = $state(false);
  /** Whether the mouse and the keyboard, too, show first and act only on the second press. */
  confirm = $state(false);
  sounds = $state(false);
  largeText = $state(false);
  highContrast = $state(false);
  /** Whether undo and what ends a turn are on the left of the bar. */
  leftHanded = $state(false);
  /** Whether names of roles and buildings are short if both forms are known, however much room there is. */
  shortNames = $state(false);
  /** Whether the settings are open over the page. */
  shown = $state(false);
  /** The games whose goal no longer needs explaining. */
  known = $state.raw<readonly string[]>([]);

  /** Reads what was kept. */
  start(): void {
    this.theme = oneOf(THEMES, load(THEME)) ?? 'system';
    this.motion = oneOf(MOTIONS, load(MOTION)) ?? 'full';
    this.others = oneOf(OTHERS, load(OTHERS_KEPT)) ?? 'live';
    this.hold = oneOf(HOLDS, load(HOLD)) ?? 'off';
    for (const name of SWITCHES) {
      const kept = load(KEPT[name]);
      if (kept === 'on' || kept === 'off') this[name] = kept === 'on';
    }
    this.known = (load(KNOWN) ?? '').split(' ').filter(Boolean);
    this.#show();
  }

  /**
   * The share of the drawn time that a travelling piece takes: 1, less, or 0 for none. The system's preference comes
   * first.
   */
  get pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE[this.motion];
  }

  /** The least time for which another player's move is shown before the next one, in milliseconds. */
  get othersMs(): number {
    return OTHERS_MS[this.others];
  }

  /** How long bots are asked to let an answer stand before they go on, in milliseconds. */
  get holdMs(): number {
    return HOLD_MS[this.hold];
  }

  /**
   * How many presses an answer takes: two with a finger and one otherwise, one with everything, or two with everything.
   */
  get presses(): Presses {
    if (this.confirm) return 'twice';
    return this.oneTap ? 'once' : 'touch';
  }

  /** Switches from the theme shown now to the other one. */
  switchTheme(): void {
    this.useTheme(this.#dark() ? 'light' : 'dark');
  }

  useTheme(theme: Theme): void {
    this.theme = theme;
    save(THEME, theme);
    this.#show();
  }

  useMotion(motion: Motion): void {
    this.motion = motion;
    save(MOTION, motion);
    this.#show();
  }

  useOthers(others: Others): void {
    this.others = others;
    save(OTHERS_KEPT, others);
  }

  useHold(hold: Hold): void {
    this.hold = hold;
    save(HOLD, hold);
  }

  usePresses(presses: Presses): void {
    this.turn('oneTap', presses === 'once');
    this.turn('confirm', presses === 'twice');
  }

  /** Turns something on or off. */
  turn(name: Switch, on: boolean): void {
    this[name] = on;
    save(KEPT[name], on ? 'on' : 'off');
    this.#show();
  }

  /** Notes that a game has been explained and need not be again. */
  know(game: string): void {
    if (this.known.includes(game)) return;
    this.known = [...this.known, game];
    save(KNOWN, this.known.join(' '));
  }

  /** The look follows attributes of the page (device.css). */
  #show(): void {
    const shown = document.documentElement.dataset;
    const put = (name: string, value: string | undefined) => {
      if (value === undefined) delete shown[name];
      else shown[name] = value;
    };
    put('theme', this.theme === 'system' ? undefined : this.theme);
    put('motion', this.motion === 'full' ? undefined : this.motion);
    put('text', this.largeText ? 'large' : undefined);
    put('contrast', this.highContrast ? 'more' : undefined);
    put('hand', this.leftHanded ? 'left' : undefined);
    put('names', this.shortNames ? 'short' : undefined);
  }

  #dark(): boolean {
    if (this.theme !== 'system') return this.theme === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }
}

/** A kept word, if it is one of those that have a meaning. */
function oneOf<T extends string>(words: readonly T[], kept: string | undefined): T | undefined {
  return words.find((word) => word === kept);
}

/** A kept value; undefined if storage is forbidden. */
export function load(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for as long as the browser allows. */
export function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

export const settings = new Settings();
