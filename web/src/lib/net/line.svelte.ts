/** The state of the line to the server, shown by the amber strip under the rail. */
type State = 'up' | 'lost' | 'back';

const SHOWN_BACK_MS = 3000;

export class Line {
  state = $state<State>('up');
  /** When the next try is due, in milliseconds of the local clock; meaningful while the line is lost. */
  nextTry = $state(0);
  /** Tries at once; set by the code that holds the line. */
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

  /** The table was left: nobody is waiting for a line any more. */
  gone(): void {
    this.state = 'up';
  }
}

export const line = new Line();
