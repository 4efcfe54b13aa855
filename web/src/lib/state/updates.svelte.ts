import { IS_SITE } from '../device/place';

/** What the worker that keeps a site for use without a network is told to make it take over. */
export const TAKE_OVER = 'take-over';

/**
 * The worker that keeps the page for use without a network. At a server, a new version shows by itself; a site goes on with
 * the version that it has, whole, until the reader agrees to the new one.
 */
export class Updates {
  /** Whether a new version is kept and waits for the reader. */
  ready = $state(false);
  #waiting: ServiceWorker | undefined;

  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    if (IS_SITE) this.#beginAgain();
    try {
      const kept = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
      if (IS_SITE) this.#follow(kept);
    } catch {
      // Private windows may forbid it: the page works, but only with a network.
    }
  }

  /** The files of an old version are gone once a new one takes over: every page of this browser loads it. */
  #beginAgain(): void {
    const { serviceWorker } = navigator;
    let isReplaced = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      // The first version takes a page over as it is, whose files it has.
      if (isReplaced) location.reload();
      isReplaced = true;
    });
  }

  #follow(kept: ServiceWorkerRegistration): void {
    const look = () => {
      // Without a version in use there is nothing to replace: the first one is for the next visit.
      if (!kept.waiting || !navigator.serviceWorker.controller) return;
      this.#waiting = kept.waiting;
      this.ready = true;
    };
    look();
    kept.addEventListener('updatefound', () => {
      kept.installing?.addEventListener('statechange', look);
    });
  }

  /** Changes to the new version: this page and all others of this browser begin again with it. */
  take(): void {
    this.#waiting?.postMessage(TAKE_OVER);
  }
}

export const updates = new Updates();
