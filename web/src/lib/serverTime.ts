/** More than any message takes to arrive: a difference that large means that one of the two clocks was set. */
const SET_MS = 10_000;

/**
 * What time it is at the server. Clocks and waits go by it, because a device's own time may be wrong. Messages arrive
 * late, never early, so the one that puts the server furthest ahead took the shortest time.
 */
export class ServerTime {
  #ahead: number | undefined;

  /** Takes note of the server's time in a message that has just arrived; all in milliseconds since 1970. */
  hear(server: number, here = Date.now()): void {
    const ahead = server - here;
    if (this.#ahead === undefined || ahead > this.#ahead || this.#ahead - ahead > SET_MS) this.#ahead = ahead;
  }

  /** The server's time; the device's until a message has arrived. */
  now(here = Date.now()): number {
    return here + (this.#ahead ?? 0);
  }
}

export const serverTime = new ServerTime();
