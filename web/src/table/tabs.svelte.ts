/** Which of the four views a phone shows: the player's own things, what is shared, the other players, or the log. */
export type TabName = 'island' | 'table' | 'players' | 'log';

/** A view on a phone, with its button. */
export interface View {
  name: TabName;
  icon: string;
  /** The id of its words. */
  words: string;
}

/** Where only one view is shown at a time; elsewhere everything is on one page, which stays where it is. */
const NARROW = '(max-width: 47.99rem)';

export class TabsState {
  shown = $state<TabName>('table');

  /** The view that was chosen with a key: it stays until another one is chosen. */
  #kept: TabName | undefined;

  show(name: TabName): void {
    this.#kept = undefined;
    this.#bring(name);
  }

  /** Shows a view and keeps it there over the next questions. */
  keep(name: TabName): void {
    this.#kept = name;
    this.#bring(name);
  }

  /** Whether what is shown was chosen with a key, and stays. */
  get isKept(): boolean {
    return this.#kept !== undefined;
  }

  /** From now on, each question brings up its view again. */
  letGo(): void {
    this.#kept = undefined;
  }

  /** Shows the view that a new question concerns, unless one is being kept: then only if it is answered nowhere else. */
  follow(name: TabName, nowhereElse: boolean): void {
    const next = nowhereElse ? name : (this.#kept ?? name);
    if (this.#kept === undefined || next !== this.shown) this.#bring(next);
  }

  #bring(name: TabName): void {
    this.shown = name;
    if (!matchMedia(NARROW).matches) return;
    // The newest line of the log is last.
    requestAnimationFrame(() => scrollTo(0, name === 'log' ? document.body.scrollHeight : 0));
  }
}

export const tabs = new TabsState();
