/** Which of the four views a phone shows. */
export type TabName = 'island' | 'table' | 'players' | 'log';

export class TabsState {
  shown = $state<TabName>('table');

  show(name: TabName): void {
    this.shown = name;
    scrollTo(0, 0);
  }
}

export const tabs = new TabsState();
