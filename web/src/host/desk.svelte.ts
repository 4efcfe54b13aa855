import { api } from '../lib/net/api';
import { problemWords } from '../lib/net/problem';
import { announced } from '../lib/state/announcements.svelte';
import { toasts } from '../ui/toasts.svelte';
import type {
  Announcement,
  Entrances,
  HostFigures,
  HostPerson,
  HostReport,
  TableState,
  TableSummary,
} from '../wire';
import { hostApi } from './requests';

/** What the host looks at, and what is done about it. */
export class Desk {
  figures = $state.raw<HostFigures | undefined>();
  reports = $state.raw<HostReport[]>([]);
  people = $state.raw<HostPerson[]>([]);
  morePeople = $state(false);
  tables = $state.raw<TableSummary[]>([]);
  moreTables = $state(false);
  announcements = $state.raw<Announcement[]>([]);
  entrances = $state.raw<Entrances | undefined>();
  find = $state('');
  tableState = $state<TableState | undefined>('running');
  /** Why nothing can be shown. */
  problem = $state.raw<unknown>();
  /** Counts what was asked for: a late answer to an earlier question is not shown. */
  #asked = 0;

  readonly open = $derived(this.reports.filter(({ settled }) => !settled));

  async load(): Promise<void> {
    try {
      const [figures, reports, entrances, said] = await Promise.all([
        hostApi.figures(),
        hostApi.reports(),
        hostApi.entrances(),
        api.announcements(),
      ]);
      this.figures = figures;
      this.reports = reports.reports;
      this.entrances = entrances;
      this.announcements = said.announcements;
      await Promise.all([this.search(), this.list()]);
      this.problem = undefined;
    } catch (error) {
      this.problem = error;
    }
  }

  /** Finds people; with `more`, those after the ones that are listed. */
  async search(more = false): Promise<void> {
    const question = ++this.#asked;
    const before = more ? this.people : [];
    const found = await hostApi.people(this.find.trim(), before.length);
    if (question !== this.#asked) return;
    this.people = [...before, ...found.people];
    this.morePeople = found.more;
  }

  /** Lists tables; with `more`, those after the ones that are listed. */
  async list(more = false): Promise<void> {
    const before = more ? this.tables : [];
    const state = this.tableState;
    const found = await hostApi.tables(state, before.length);
    if (state !== this.tableState) return;
    this.tables = [...before, ...found.tables];
    this.moreTables = found.more;
  }

  async settle(report: HostReport): Promise<void> {
    this.reports = (await hostApi.settle(report.id, !report.settled)).reports;
    this.figures = await hostApi.figures();
  }

  async announce(text: string, hours: number): Promise<void> {
    this.announcements = (await hostApi.announce(text, hours)).announcements;
    void announced.load();
  }

  async withdraw(id: string): Promise<void> {
    await hostApi.withdraw(id);
    this.announcements = this.announcements.filter((one) => one.id !== id);
    void announced.load();
  }

  async invite(people: number, days: number, note: string): Promise<void> {
    this.entrances = await hostApi.invite(people, days, note);
  }

  async uninvite(code: string): Promise<void> {
    this.entrances = await hostApi.uninvite(code);
  }

  /** Does something and says what went wrong, if anything; returns whether nothing did. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      toasts.say(problemWords(error), 'bad');
      return false;
    }
  }
}
