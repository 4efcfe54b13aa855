import { t } from '../lib/i18n/i18n.svelte';
import { api, ApiError } from '../lib/net/api';
import { Replay } from '../replay/replay.svelte';
import type { AnySummary } from '../lib/wire';
import type { GameId, Move, Seat, SeatSummary, TableSummary } from '../wire';
import type { Board } from './link';
import { Tree, TRIED_MAX, type Tried } from './tree';
import type { Pondered, Studied } from './wire';

/** How long to wait before thinking on while the page is hidden, in milliseconds. */
const HIDDEN_MS = 500;

/**
 * An analysis board: a game, lines tried from any of its moments, and a bot that thinks about the moment that is shown. It
 * is looked at like a replay of the line that is open.
 */
export class Study extends Replay {
  tree = $state.raw(new Tree([]));
  /** The line that is open; undefined for the game itself. */
  at = $state<number | undefined>(undefined);
  /** The moment that is shown. */
  here = $state.raw<Studied | undefined>(undefined);
  thinking = $state(false);
  /** What the bot thinks of that moment so far. */
  pondered = $state.raw<Pondered | undefined>(undefined);
  /** Why the bot can't think any more. */
  stuck = $state.raw<unknown>(undefined);
  /** Whose side of the table is in front; whoever is asked, if nobody was chosen. */
  front: Seat | undefined;
  #head = '';
  #thought = 0;

  constructor(private readonly from: () => Promise<Board & { summary?: TableSummary }>) {
    super('');
  }

  override async open(): Promise<void> {
    try {
      const { head, tree, at, position, summary } = await this.from();
      this.#head = head;
      this.tree = tree;
      const whole = await this.#studied(tree.entries(at));
      this.summary = summary ?? plainSummary(whole);
      this.at = at;
      this.#take(whole);
      if (position < this.last) await this.go(position);
    } catch (error) {
      this.failure = error;
    }
  }

  override stepAt(position: number): number {
    return position;
  }

  override positionOf(step: number): number {
    return Math.min(step, this.last);
  }

  override async go(position: number): Promise<boolean> {
    const wanted = Math.max(0, Math.min(position, this.last));
    this.wanted = wanted;
    try {
      const found = await this.#studied(this.tree.entries(this.at).slice(0, wanted));
      if (this.wanted !== wanted) return false;
      this.#show(found, wanted);
      return true;
    } catch (error) {
      if (this.wanted !== wanted) return false;
      this.wanted = this.position;
      this.failure = error;
      return false;
    }
  }

  /** Opens a line, at its end or where the game was left. */
  async openLine(id: number | undefined, position?: number): Promise<void> {
    try {
      const whole = await this.#studied(this.tree.entries(id));
      this.at = id;
      this.#take(whole);
      if (position !== undefined && position < this.last) await this.go(position);
    } catch (error) {
      this.failure = error;
    }
  }

  /** Looks at the table from another side. */
  async turn(seat: Seat): Promise<void> {
    this.front = seat;
    // The moment that was asked for last: the one on the page may be about to go.
    await this.go(this.wanted);
  }

  /** Tries a move of the seat that is asked first; chance follows it by itself. */
  async try(moves: Move<GameId>[], name: string): Promise<void> {
    const seat = this.here?.asked[0];
    if (seat === undefined) return;
    await this.#add(seat, name, this.position, { seat, moves });
  }

  /** Lets chance decide where the game waits for it. */
  async draw(): Promise<void> {
    await this.#add(this.steps[this.position - 1]?.seat ?? 0, t('study-chance'), this.position, {});
  }

  /** The same move as the open line's last one, with other luck. */
  async drawAgain(): Promise<void> {
    const one = this.tree.find(this.at);
    if (!one) return;
    const drawn = one.lines.findIndex((line) => line.startsWith('?'));
    if (drawn < 0) return;
    const before = this.tree.entries(one.parent).slice(0, one.keep);
    await this.#keep(one.seat, one.name, before, [...before, ...one.lines.slice(0, drawn)], {});
  }

  /** Whether chance had a part in the open line's last move. */
  get isLucky(): boolean {
    return this.tree.find(this.at)?.lines.some((line) => line.startsWith('?')) ?? false;
  }

  rename(id: number, name: string): void {
    if (name.trim()) this.tree = this.tree.named(id, name.trim());
  }

  /** Removes a line with all that follow it. */
  async remove(id: number): Promise<void> {
    const parent = this.tree.find(id)?.parent;
    const keep = this.tree.find(id)?.keep;
    this.tree = this.tree.without(id);
    if (this.at !== undefined && !this.tree.find(this.at)) await this.openLine(parent, keep);
  }

  get board(): Board {
    return { head: this.#head, tree: this.tree, at: this.at, position: this.position };
  }

  /** Thinks about the moment that is shown, and about each that is shown after it, until `rest`. */
  think(): void {
    this.thinking = true;
    void this.#ponder();
  }

  rest(): void {
    this.thinking = false;
    this.#thought++;
  }

  async #ponder(): Promise<void> {
    const thought = ++this.#thought;
    const goes = () => this.thinking && thought === this.#thought;
    const { here } = this;
    const seat = here?.asked[0];
    this.pondered = undefined;
    this.stuck = undefined;
    if (!here || seat === undefined) return;
    try {
      let found = await api.ponder({ record: this.#record(here.entries), seat });
      for (;;) {
        if (!goes()) return;
        this.pondered = found;
        if (found.exact) return;
        // A page that nobody sees leaves the processor to others.
        while (document.hidden && goes()) await new Promise((later) => setTimeout(later, HIDDEN_MS));
        if (!goes()) return;
        found = await api.ponder(null);
      }
    } catch (error) {
      if (goes()) this.stuck = error;
    }
  }

  async #add(seat: Seat, name: string, position: number, move: object): Promise<void> {
    const before = this.tree.entries(this.at).slice(0, position);
    await this.#keep(seat, name, before, before, move);
  }

  /** Asks what comes of a move, and opens it: as a new line, or as the one that it is already. */
  async #keep(seat: Seat, name: string, before: string[], played: string[], move: object): Promise<void> {
    const from = this.at;
    try {
      const found = await api.study({ record: this.#record(played), luck: luck(), ...move });
      if (this.at !== from) return;
      const lines = found.entries.slice(before.length);
      const place = this.tree.place(this.at, before.length);
      const known = this.tree.after(place.parent, place.keep).find((one) => same(one, lines));
      if (known) {
        this.at = known.id;
      } else if (this.tree.tried.length < TRIED_MAX) {
        const [tree, added] = this.tree.with({ ...place, lines, seat, name: name.slice(0, 60) });
        this.tree = tree;
        this.at = added.id;
      } else {
        throw new ApiError('study_refused', 0, 'too many lines');
      }
      this.#take(found);
    } catch (error) {
      this.failure = error;
    }
  }

  #record = (entries: string[]): string => `${this.#head}\n${entries.join('\n')}\n`;

  #studied(entries: string[]): Promise<Studied> {
    return api.study({ record: this.#record(entries), front: this.front });
  }

  /** A whole line, of which the end is shown. */
  #take(whole: Studied): void {
    this.#head = whole.head;
    this.steps = whole.steps;
    this.wanted = whole.entries.length;
    this.#show(whole, whole.entries.length);
  }

  #show(found: Studied, position: number): void {
    const isElsewhere = this.here?.entries.join('\n') !== found.entries.join('\n');
    this.here = found;
    this.moment = found.moment;
    this.position = position;
    this.failure = undefined;
    if (!isElsewhere) return;
    this.pondered = undefined;
    if (this.thinking) void this.#ponder();
  }
}

const same = (one: Tried, lines: string[]) => one.lines.join('\n') === lines.join('\n');

/** 256 bits that decide what chance brings. */
function luck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the table's components want to know of a game whose players nobody has named. */
function plainSummary({ game, setup, asked, steps, over }: Studied): TableSummary {
  const named = (_: unknown, seat: Seat): SeatSummary => ({
    seat,
    kind: 'person',
    name: t('new-here-name', { number: seat + 1 }),
    mark: null,
    avatar: null,
    program: false,
    bot: null,
    stand_in: null,
    stand_in_wait: null,
    mine: false,
    connected: false,
    hints: false,
    lookalike: false,
    clock: null,
    orders: null,
    ready: false,
    bids: null,
  });
  const summary: AnySummary = {
    id: '',
    game,
    setup,
    state: over ? 'over' : 'running',
    seats: Array.from({ length: setup.players }, named),
    stand_in: 'level-6',
    pace: { mode: 'none' },
    time_up: 'stand_in',
    ended_by: null,
    rated: false,
    programs: false,
    watch_delay: null,
    host: false,
    listed: false,
    shuffle_seats: false,
    seat_bids: false,
    seat_bid_max: null,
    ready_check: false,
    ready_by: null,
    invitation: null,
    round: steps.at(-1)?.round ?? 1,
    asked,
    asked_since: null,
    your_turn: false,
    created: 0,
    updated: 0,
    version: steps.length,
    commitment: null,
    secret: null,
    ranks: null,
    hints: false,
    proposal: null,
    branch_of: null,
    rematch: null,
    now: 0,
  };
  return summary as TableSummary;
}
