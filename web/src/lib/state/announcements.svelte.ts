import { IS_SITE } from '../device/place';
import { api } from '../net/api';
import type { Announcement } from '../../wire';

/** How often a page that is looked at asks. */
const REFRESH_MS = 120_000;
const KEY = 'meseta.announcements';

/** What the host tells everybody; what has been read is not shown again in this window. */
export class Announced {
  #all = $state.raw<Announcement[]>([]);
  #read = $state.raw<ReadonlySet<string>>(new Set(kept()));

  get shown(): Announcement[] {
    return this.#all.filter(({ id }) => !this.#read.has(id));
  }

  /** Asks now and then, as long as the page is there. */
  start(): void {
    if (IS_SITE) return;
    void this.load();
    setInterval(() => {
      if (!document.hidden) void this.load();
    }, REFRESH_MS);
  }

  async load(): Promise<void> {
    try {
      this.#all = (await api.announcements()).announcements;
    } catch {
      // There is a better time to say that the server can't be reached.
    }
  }

  close(id: string): void {
    this.#read = new Set([...this.#read, id]);
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...this.#read]));
    } catch {
      // It is shown again after a reload.
    }
  }
}

function kept(): string[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const announced = new Announced();
