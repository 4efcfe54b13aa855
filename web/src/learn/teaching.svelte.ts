import { getContext, setContext, type Snippet } from 'svelte';
import type { GameId } from '../wire';
import { keepStep, type Chapter, type Step } from './lessons';

/** What a table tells those who follow what is done at it. */
export interface Teaches {
  /** The table has come to this version, and may ask the learner. */
  reach(version: number, asked: boolean): void;
  /** Something legal was tried, as lines of notation, but not what is wanted; the table has not changed. */
  tryOther(tried: string[]): void;
}

/** A chapter while it is followed: which step is shown, and whether something else was tried. */
export class Teaching implements Teaches {
  #step = $state(0);
  /** Whether the last answer was legal, but not what is taught. */
  tried = $state(false);
  /** The version of the table. */
  #version = $state(0);
  /** Whether the learner is asked; part of what a step teaches may have been done already. */
  #asked = $state(true);

  constructor(
    readonly game: GameId,
    readonly chapter: Chapter,
    start: number,
  ) {
    this.#step = start;
    this.#version = chapter.steps[start]?.at ?? 0;
  }

  get number(): number {
    return this.#step;
  }

  readonly step: Step = $derived.by(() => {
    const step = this.chapter.steps[this.#step];
    if (!step) throw new RangeError(`no step ${this.#step}`);
    return step;
  });

  /** Whether the others are about to play: what comes next has a place that is not there yet. */
  readonly waiting = $derived.by(() => this.#version > this.step.at && !this.#asked);
  readonly isLast = $derived.by(() => this.#step === this.chapter.steps.length - 1);
  /** Whether the next step needs no answer at the table. */
  readonly mayGoOn = $derived.by(() => this.step.moves === undefined && !this.isLast);
  /** Whether the step before is about the same position. */
  readonly mayGoBack = $derived.by(() => this.chapter.steps[this.#step - 1]?.at === this.step.at);

  goOn(): void {
    if (this.mayGoOn) this.#show(this.#step + 1);
  }

  goBack(): void {
    if (this.mayGoBack) this.#show(this.#step - 1);
  }

  /** The table has come to this version, and may ask the learner: the first step that is about it comes up. */
  reach(version: number, asked: boolean): void {
    this.#version = version;
    this.#asked = asked;
    if (version <= this.step.at) return;
    const next = this.chapter.steps.findIndex(({ at }) => at === version);
    if (next > this.#step) this.#show(next);
  }

  /** Something else was tried; the table has not changed. */
  tryOther(): void {
    this.tried = true;
  }

  #show(step: number): void {
    this.#step = step;
    this.tried = false;
    keepStep(this.game, this.chapter, step);
  }
}

/** What a table needs to know of the lesson or puzzle that it is part of. */
export interface Taught {
  teaching: Teaches;
  /** What is said about the position. */
  card: Snippet;
}

const KEY = Symbol('lesson');

export const provideTaught = (taught: Taught): Taught => setContext(KEY, taught);

/** The lesson or puzzle around this table, if there is one. */
export const taughtHere = (): Taught | undefined => getContext<Taught | undefined>(KEY);
