import { ApiError } from './api';

const TRIES_MAX = 6;
const PAUSE_MS = 1500;

/** Asks again while no answer comes; only for requests that can be repeated without harm. */
export async function retried<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const lost = error instanceof ApiError && error.lost;
      if (!lost || attempt === TRIES_MAX) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
