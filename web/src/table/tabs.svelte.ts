/** Which of the four views a phone shows: what is one's own, what is common, the others, and the log. */
export type TabName = 'island' | 'table' | 'players' | 'log';

/** A view of a phone, with its button. */
export interface View {
  name: TabName;
  icon: string;
  /** The id of its words. */
  words: string;
}

export class TabsState {
  shown = $state<TabName>('table');

  show(name: TabName): void {
    this.shown = name;
    // The newest line of the log stands last.
    requestAnimationFrame(() => scrollTo(0, name === 'log' ? document.body.scrollHeight : 0));
  }
}

export const tabs = new TabsState();
