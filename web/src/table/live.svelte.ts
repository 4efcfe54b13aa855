import { tick, untrack } from 'svelte';
import { t } from '../lib/i18n/i18n.svelte';
import { plain } from '../lib/i18n/rich';
import type { ApiError, Sent } from '../lib/net/api';
import { play } from '../lib/sound';
import { markIcon } from '../lib/turnIcon';
import { line } from '../lib/net/line.svelte';
import { problemWords } from '../lib/net/problem';
import { eventsOf, type TableState } from '../lib/state/table.svelte';
import { toasts } from '../ui/toasts.svelte';
import type { Seat } from '../wire';
import { landTokens, showWhere, type Flight } from './flights';
import { Hints } from './hints.svelte';
import type { LogLine } from './log';
import { Looked, movesOf } from './looked.svelte';
import { StandingOrders } from './orders.svelte';
import { Proposals } from './proposals.svelte';
import { StandIns } from './standIns.svelte';
import { tabs, type TabName } from './tabs.svelte';
import { taughtHere } from '../learn/teaching.svelte';

/** The parts of any game's update that its table in play needs; `Event` is what happens in that game. */
export interface LiveUpdate<Event> {
  version: number;
  full: boolean;
  asked: Seat[];
  asked_since: number;
  over: boolean;
  undo: boolean;
  log: { step: number; notation: string; undone: boolean; seat: Seat | null; events: Event[] }[];
  view: { observer: Seat | null; decision: { type: string } };
}

/** The words and views of one game that its table in play needs. */
export interface LiveWords<Event> {
  /** The game's title. */
  title: string;
  /** The open question, in words. */
  question: () => string;
  /** Identifies the open question: hints that were found for it last as long as it does. */
  questionKey: () => string;
  /** The round that is played. */
  round: () => number;
  /** Puts what happened into words; also shows it where messages pass by. */
  announce: (events: Event[]) => string;
  flights: (events: Event[]) => Flight[];
  /** Entries of the log in words. */
  lines: (entries: LiveUpdate<Event>['log']) => LogLine[];
  /** Why the rules refuse a move. */
  refusal: (refused: NonNullable<ApiError['refusal']>) => string;
  /** The view that a decision concerns, for phones. */
  viewOf: (decision: string) => TabName | undefined;
  /** Whether the bar has no answers to this decision, so that it can be answered in its view only. */
  answeredOnlyThere?: (decision: string) => boolean;
}

/** A move that was made while nobody looked. */
export interface MissedMove<Event> {
  lines: LogLine[];
  entries: LiveUpdate<Event>['log'];
}

/** Marks the button whose answer is on its way, so that a press is seen at once, however slow the line is. */
const SENT = 'data-sent';
/** How many lines tell what happened last, and how many entries of the record certainly make as many. */
const LATELY_LINES = 4;
const LATELY_ENTRIES = 24;
/** The notation of an undo. */
const UNDO = /^undo /;
/** The code for a legal move that is not the one that a lesson or puzzle goes on with (`crates/wasm/src/lessons.rs`). */
const OTHER_THAN_TAUGHT = 'other_than_taught';

/** Any game in play: who is asked, moves on their way, what is announced. Created by a component. */
export class LiveGame<Event, U extends LiveUpdate<Event>> {
  /** Whether the help is open. */
  help = $state(false);
  /** Whether the overview of everybody's boards is open. */
  overview = $state(false);
  /** What a screen reader is told. */
  said = $state('');
  #suggested = $state.raw<{ version: number; key: string } | undefined>();
  /** Whether the keyboard or pointer has answered something: from then on the focus is kept on what is asked. */
  #used = false;
  /** The button that was pressed last. */
  pressed: Element | undefined;
  readonly #store: () => TableState<U>;
  readonly #update: () => U;
  readonly #words: LiveWords<Event>;
  readonly standIns: StandIns;
  readonly proposals: Proposals;
  readonly orders: StandingOrders;
  readonly hints: Hints;
  /** The lesson or puzzle that the table is part of. */
  readonly taught = taughtHere();
  readonly #looked: Looked;
  /** The kind of question that the viewer was asked last. */
  #asked = '';
  /** The round and the question that the viewer was shown last. */
  #round = 0;
  #question = '';
  /** The version that is shown; still known when the table has gone. */
  #shown = 0;

  readonly seats = $derived.by(() => this.#store().summary?.seats ?? []);
  readonly table = $derived.by(() => this.#store().summary);
  /** Whether the viewer plays with a clock. */
  readonly timed = $derived(this.seats.some((seat) => seat.mine && seat.clock !== null));
  readonly me = $derived.by(() => this.#update().view.observer);
  /** Whether the viewer is asked and can answer. */
  readonly mine: boolean = $derived.by(
    () => this.me !== null && this.#update().asked.includes(this.me) && !this.standIns.mine,
  );
  /** The first step after the viewer's own last move: what is new to the viewer. */
  readonly freshFrom = $derived.by(
    () => (this.#store().log.findLast((entry) => entry.seat === this.me && !entry.undone)?.step ?? -1) + 1,
  );
  /** The step of the viewer's own last decision that stands. */
  readonly lastOwn = $derived.by(
    () =>
      this.#store().log.findLast(
        ({ seat, undone, notation }) => seat === this.me && !undone && !UNDO.test(notation),
      )?.step,
  );
  /** What has happened since the viewer's own last move. */
  readonly recent: Event[] = $derived.by(() =>
    eventsOf<Event>(this.#store().log.filter((entry) => entry.step >= this.freshFrom)),
  );

  /** The last lines of the log, newest first, without what was taken back. */
  readonly lately: LogLine[] = $derived.by(() => {
    const entries = this.#store().log.slice(-LATELY_ENTRIES);
    const told = this.#words.lines(entries).filter(({ words, undone }) => words !== '' && !undone);
    return told.slice(-LATELY_LINES).reverse();
  });

  /** The moves that were made while nobody looked, if others made any, each with the lines that tell it. */
  readonly missed: MissedMove<Event>[] = $derived.by(() => {
    const { missed } = this.#looked;
    if (!missed) return [];
    const moves = movesOf<LiveUpdate<Event>['log'][number]>(this.#store().log, missed);
    if (!moves.some(([first]) => first?.seat !== this.me)) return [];
    return moves.flatMap((entries) => {
      const lines = this.#words.lines(entries).filter(({ words }) => words !== '');
      return lines.length > 0 ? [{ lines, entries }] : [];
    });
  });

  constructor(store: () => TableState<U>, update: () => U, words: LiveWords<Event>) {
    this.#store = store;
    this.#update = update;
    this.#words = words;
    this.standIns = new StandIns(() => ({
      id: store().id,
      seats: this.seats,
      me: this.me,
      asked: update().asked,
      askedSince: update().asked_since,
      over: update().over,
      rated: store().summary?.rated ?? false,
    }));
    this.proposals = new Proposals(() => ({
      table: store().summary,
      lastOwn: this.lastOwn,
      free: update().undo,
      over: update().over,
    }));
    this.orders = new StandingOrders(() => store().summary);
    $effect(() => {
      void store().summary;
      untrack(() => (this.said = this.proposals.notice() || this.orders.notice() || this.said));
    });
    this.hints = untrack(() => new Hints(store().id));
    this.#looked = untrack(() => new Looked(store().id));
    $effect(() => {
      const question = this.mine ? words.questionKey() : '';
      untrack(() => this.hints.at(question));
    });
    $effect(() => {
      const title = this.mine ? `${t('your-turn')}: ${words.question()}` : words.title;
      document.title = t('page-title', { title });
    });
    $effect(() => {
      markIcon(this.mine);
      return () => markIcon(false);
    });
    $effect(() => {
      const { version } = update();
      const asked = this.mine;
      untrack(() => this.taught?.teaching.reach(version, asked));
    });
    // On a phone, the view that the question concerns comes up.
    let asked = '';
    $effect(() => {
      const now = this.mine ? update().view.decision.type : '';
      if (now === asked) return;
      asked = now;
      const view = words.viewOf(now);
      if (view) tabs.follow(view, words.answeredOnlyThere?.(now) ?? false);
    });
  }

  /** The answer that was suggested but not yet played, in notation. */
  get suggested(): string | undefined {
    return this.#suggested?.version === this.#update().version ? this.#suggested.key : undefined;
  }

  /** Until when bots let the viewer's last decision stand. */
  get heldUntil(): number | undefined {
    return this.#store().heldUntil;
  }

  get id(): string {
    return this.#store().id;
  }

  /** How many of the others' moves are still to be shown. */
  get waiting(): number {
    return this.#store().pace.waiting.length;
  }

  showAll(): void {
    this.#store().pace.showAll();
  }

  /** Marks an answer; the mark disappears with the question. */
  async mark(key: string): Promise<void> {
    this.#suggested = { version: this.#update().version, key };
    await tick();
  }

  /** Announces what happens from now on. Called once the component is mounted; returns what ends it. */
  listen(): () => void {
    toasts.clear();
    this.#shown = this.#update().version;
    this.#passes();
    const away = this.#notice();
    this.#store().onNews(({ entries, full }) => {
      this.#leaveAnswered();
      this.#shown = this.#update().version;
      this.#looked.shows(this.#shown);
      if (this.#passes() || entries.some(({ notation }) => UNDO.test(notation))) toasts.goOn();
      if (full) return;
      const events = eventsOf<Event>(entries);
      const words = this.#words.announce(events);
      const question = this.mine ? `${t('your-turn')}: ${this.#words.question()}` : '';
      this.said = plain([words, question].filter(Boolean).join(' '));
      const flights = this.#words.flights(events);
      if (this.mine && entries.some(({ seat }) => seat !== this.me)) play('turn');
      else if (flights.length > 0) play(flights.some(({ icon }) => icon === 'doubloon') ? 'coins' : 'place');
      const others = entries.flatMap(({ seat }) => (seat === null || seat === this.me ? [] : [seat]));
      // After the last move the table has gone by then, and nothing of it may be read.
      void tick().then(() => {
        landTokens();
        showWhere(flights, others);
        this.#keepFocus();
      });
    });
    return away;
  }

  /** Whether what was told before is over: another round has begun, or the viewer is asked something else. */
  #passes(): boolean {
    const round = this.#words.round();
    const question = this.mine ? this.#words.questionKey() : '';
    const over = round !== this.#round || (question !== '' && question !== this.#question);
    this.#round = round;
    this.#question = question;
    return over;
  }

  /** Notices when nobody looks: the page is hidden or closed, or the line is lost. Returns what stops it. */
  #notice(): () => void {
    const looked = this.#looked;
    looked.opened(this.#shown);
    const check = () => {
      if (document.hidden || line.state === 'lost') looked.left(this.#shown);
      else looked.back(this.#shown);
    };
    const gone = () => looked.left(this.#shown);
    document.addEventListener('visibilitychange', check);
    addEventListener('pagehide', gone);
    const unfollow = $effect.root(() => {
      $effect(() => {
        void line.state;
        untrack(check);
      });
    });
    return () => {
      gone();
      document.removeEventListener('visibilitychange', check);
      removeEventListener('pagehide', gone);
      unfollow();
    };
  }

  /** Shows where a missed move took place: its pieces travel again, and its board is marked. */
  showMissed({ entries }: MissedMove<Event>): void {
    landTokens();
    const seats = entries.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    showWhere(this.#words.flights(eventsOf<Event>(entries)), seats);
  }

  putMissedAway(): void {
    this.#looked.putAway();
  }

  /**
   * An answered question's buttons are about to go. If one of them still had the focus then, the browser would lay out a
   * table that is only half changed, and soon another time; so the focus goes to the new question first.
   */
  #leaveAnswered(): void {
    const asked = this.mine ? this.#update().view.decision.type : '';
    const answered = this.#asked;
    this.#asked = asked;
    if (!this.#used || asked === answered) return;
    if (document.activeElement?.matches('.dock :is(:is(.options, .does) *, .is-go)'))
      document.getElementById('decision')?.focus();
  }

  /** What had the focus may have gone with the old question; if so, the new one gets it. */
  #keepFocus(): void {
    if (document.activeElement === document.body && this.#used) document.getElementById('decision')?.focus();
  }

  /** Sends moves as one transaction. Resolves to whether the server accepted them. */
  async send(moves: Sent[]): Promise<boolean> {
    this.#used = true;
    this.putMissedAway();
    const { pressed } = this;
    pressed?.setAttribute(SENT, '');
    const taken = await this.#store().send(moves);
    pressed?.removeAttribute(SENT);
    this.tell(taken);
    return taken;
  }

  async undo(): Promise<void> {
    this.#used = true;
    this.tell(await this.#store().undo());
  }

  /** Says why a move was not accepted. */
  tell(taken: boolean): void {
    const { refused } = this.#store();
    if (taken || !refused) return;
    if (this.taught && refused.code === OTHER_THAN_TAUGHT) {
      this.taught.teaching.tryOther(refused.tried);
      return;
    }
    // What a browser could not keep says by itself that nothing has changed, and what to do.
    if (refused.code.startsWith('device_')) {
      toasts.say(problemWords(refused), 'bad');
      return;
    }
    const why = refused.refusal
      ? this.#words.refusal(refused.refusal)
      : refused.code === 'stale'
        ? t('not-sent-stale')
        : t('not-sent-other');
    toasts.tell(t('not-sent', { why }), 'bad');
  }
}
