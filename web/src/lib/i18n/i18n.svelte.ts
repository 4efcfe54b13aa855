import type { FluentVariable } from '@fluent/bundle';
import { fewWords, loaders } from 'virtual:locales';
import { load, save } from '../state/settings.svelte';
import { NAMES, startLanguage } from './languages';
import { Messages } from './messages';

/** Values a message may refer to. */
export type Args = Record<string, FluentVariable>;

const STORED = 'meseta.language';
/** The language that has every message. */
const REFERENCE = 'en';

/**
 * The words of the interface in the chosen language. Everything that shows text reads them through `t`, so switching
 * the language redraws the page in place.
 */
export class I18n {
  language = $state('en');
  #messages = $state.raw<Messages | undefined>(undefined);
  /** The language asked for last: if the words of another one arrive later, they are ignored. */
  #wished = '';

  /** The languages on offer, with each one's name for itself. */
  readonly languages;

  constructor(
    private readonly words = loaders,
    private readonly few = fewWords,
    /** Whether these are the words of the page itself: a part, such as its lessons, does not say what language the page has. */
    private readonly isPage = true,
  ) {
    this.languages = Object.keys(words).map((code) => ({ code, name: NAMES[code] ?? code }));
  }

  /**
   * Loads the language to start in, or another one if its words can't be loaded. Resolves to whether any could: if not,
   * there are only the few words to say so.
   */
  async start(): Promise<boolean> {
    const codes = Object.keys(this.words);
    const wished = startLanguage(load(STORED), navigator.languages, codes);
    for (const code of new Set([wished, REFERENCE, ...codes])) if (await this.use(code)) return true;
    this.install(wished, this.few[wished] ?? '');
    return false;
  }

  /** Whether a language was chosen on this device. */
  get chosen(): boolean {
    return load(STORED) !== undefined;
  }

  /**
   * Switches to a language and keeps the choice; the old words stay until the new ones have arrived. Resolves to
   * whether it succeeded.
   */
  async choose(language: string): Promise<boolean> {
    if (!(await this.use(language))) return false;
    save(STORED, language);
    return true;
  }

  /** Shows a language as soon as its words have arrived, unless another one has been asked for by then. */
  async use(language: string): Promise<boolean> {
    this.#wished = language;
    try {
      const text = (await this.words[language]?.())?.default;
      if (text === undefined || language !== this.#wished) return false;
      this.install(language, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Takes words that are already loaded; this is how tests install them. */
  install(language: string, text: string): void {
    this.#messages = new Messages(language, text);
    this.language = language;
    if (this.isPage) document.documentElement.lang = language;
  }

  /** Whether the language has this message. */
  has(id: string): boolean {
    return this.#messages?.has(id) ?? false;
  }

  /** The message with its values; an unknown message shows its id, so that somebody notices. */
  t(id: string, args?: Args): string {
    return this.#format(id, undefined, args);
  }

  /**
   * An attribute of a message, such as the short form `.short` of a name; the message itself if it has no such
   * attribute.
   */
  attribute(id: string, name: string, args?: Args): string {
    return this.#format(id, name, args);
  }

  #format(id: string, attribute: string | undefined, args?: Args): string {
    const messages = this.#messages;
    const message = messages?.get(id);
    const pattern = (attribute && message?.attributes[attribute]) || message?.value;
    if (!messages || !pattern) return messages ? `⟨${id}⟩` : '';
    const errors: Error[] = [];
    const text = messages.bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.warn(`message ${id}: ${errors.map(String).join('; ')}`);
    return text;
  }

  /** A time in words, relative to now: "4 minutes ago". */
  ago(time: number, now: number): string {
    const seconds = Math.round((time - now) / 1000);
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    const steps: [Intl.RelativeTimeFormatUnit, number][] = [
      ['day', 86_400],
      ['hour', 3_600],
      ['minute', 60],
    ];
    for (const [unit, size] of steps) {
      if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
    }
    return format.format(Math.trunc(seconds / 5) * 5, 'second');
  }

  /** All of these, as the language joins them: "corn, indigo and sugar". */
  list(items: string[]): string {
    return this.#joined('list-and', items);
  }

  /** One of these: "corn, indigo or sugar". */
  choice(items: string[]): string {
    return this.#joined('list-or', items);
  }

  #joined(last: string, [first = '', ...rest]: string[]): string {
    return rest.reduce(
      (items, next, index) => this.t(index === rest.length - 1 ? last : 'list-next', { items, next }),
      first,
    );
  }

  /** A number as it is written in the language. */
  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }
}

/** The page's only instance. */
export const i18n = new I18n();

/** Short for `i18n.t`: used wherever something is said. */
export const t = (id: string, args?: Args): string => i18n.t(id, args);
