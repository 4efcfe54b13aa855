/** How the line to the server is: what the amber strip under the rail tells. */
type State = 'up' | 'lost' | 'back';

const SHOWN_BACK_MS = 3000;

export class Line {
  state = $state<State>('up');
  /** When the next try comes, in milliseconds of the local clock; meaningful while the line is lost. */
  nextTry = $state(0);
  /** Tries at once; set by whoever holds the line. */
  retry: () => void = () => {};

  lost(nextTry: number, retry: () => void): void {
    this.state = 'lost';
    this.nextTry = nextTry;
    this.retry = retry;
  }

  up(): void {
    if (this.state !== 'lost') return;
    this.state = 'back';
    setTimeout(() => {
      if (this.state === 'back') this.state = 'up';
    }, SHOWN_BACK_MS);
  }

  /** The table was left: nobody waits for a line any more. */
  gone(): void {
    this.state = 'up';
  }
}

export const line = new Line();
