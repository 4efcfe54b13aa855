/** Which of the four views a phone shows. */
export type TabName = 'island' | 'table' | 'players' | 'log';

export class TabsState {
  shown = $state<TabName>('table');

  show(name: TabName): void {
    this.shown = name;
    // The newest line of the log stands last.
    requestAnimationFrame(() => scrollTo(0, name === 'log' ? document.body.scrollHeight : 0));
  }
}

export const tabs = new TabsState();
