/** Which of the four views a phone shows: the player's own things, what is shared, the other players, or the log. */
export type TabName = 'island' | 'table' | 'players' | 'log';

/** A view on a phone, with its button. */
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
    // The newest line of the log is last.
    requestAnimationFrame(() => scrollTo(0, name === 'log' ? document.body.scrollHeight : 0));
  }
}

export const tabs = new TabsState();
