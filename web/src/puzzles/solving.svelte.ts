import type { GameId } from '../wire';
import type { Teaches } from '../learn/teaching.svelte';
import { bestOf, type Puzzle } from './file';
import { keepOutcome, type Outcome } from './progress';

/** A puzzle while somebody is at it: what was tried, and how it ended. */
export class Solving implements Teaches {
  /** The wrong answers so far, in notation, the last one last. */
  tried = $state.raw<string[]>([]);
  /** How it ended; undefined as long as it is open. */
  outcome = $state<Outcome | undefined>();
  /** Whether somebody wanted to play on when it was over. */
  beyond = $state(false);

  constructor(
    readonly game: GameId,
    readonly puzzle: Puzzle,
    private readonly day: number,
  ) {}

  /** The table has come to this version: beyond the puzzle, the best answer was given. */
  reach(version: number): void {
    if (version > this.puzzle.lines.length) this.#solved();
  }

  /** Something legal was tried, and the table has not changed. A right answer may come with more than was asked. */
  tryOther([first]: string[]): void {
    if (this.outcome) this.beyond = true;
    else if (first === undefined) return;
    else if (first === bestOf(this.puzzle)) this.#solved();
    else this.tried = [...this.tried.filter((one) => one !== first), first];
  }

  /** Gives up. */
  show(): void {
    this.#end('shown');
  }

  #solved(): void {
    this.#end(this.tried.length === 0 ? 'first' : 'later');
  }

  #end(outcome: Outcome): void {
    if (this.outcome) return;
    this.outcome = outcome;
    keepOutcome(this.game, this.puzzle.id, outcome, this.day);
  }
}
