import { t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import { tellAll, type Readers } from '../../lib/i18n/said';
import { seatName } from '../../lib/names';
import type { Control } from '../control';
import { popover, type Hint } from '../hint.svelte';
import { choicesOf, type Choice } from './choices';
import { componentsOf, GOODS, leftAt, stepsBetween } from './model';
import { previewOf, whyNot } from './preview';
import { enabled, layoutOf, together, type Layout, type Ready } from './ready';
import { meansOf, routeOf, type Means, type Route } from './route';
import type {
  Action,
  AltiplanoCatalog,
  ComponentsFacts,
  Event,
  Good,
  Location,
  Move,
  Offer,
  Seat,
  SeatSummary,
  SeatView,
  Update,
  View,
} from './wire';

/** Numbers about single pieces, by the keys of the pieces. */
type Pieces = NonNullable<Update['pieces']>;

/** A moment of a game as it is shown: live, or a step of a replay (then nothing is offered). */
export interface Scene {
  view: View;
  offers: Offer[];
  /** Numbers about single pieces for the one who looks, by their keys. */
  pieces?: Pieces | undefined;
  /** What the one who looks is asked. */
  question?: Update['question'];
  seats: SeatSummary[];
  /** What happened last, for the marks of fresh changes. */
  recent: Event[];
  /** Whose board lies in front. */
  front: Seat;
  catalog: AltiplanoCatalog;
}

/** What a player may do besides looking. */
export interface Hands {
  send: (moves: Move[]) => void;
  /** Opens the choices of an action, or of the moves to a place, on the dock. */
  open: (key: string) => void;
}

/** What a layout enables: each action by itself, those that go together, and the way to them. */
export interface WhatIf {
  every: Ready[];
  chosen: Ready[];
  route: Route;
}

/** What is left of a location below which it may be empty within the round. */
const NEAR_EMPTY = 3;

/** A moment of Altiplano with everything the pieces on the table ask about it. */
export class AltiplanoTable {
  constructor(
    private readonly scene: () => Scene,
    private readonly hands: Hands,
  ) {}

  readonly view: View = $derived.by(() => this.scene().view);
  readonly catalog: AltiplanoCatalog = $derived.by(() => this.scene().catalog);
  readonly components: ComponentsFacts = $derived.by(() => componentsOf(this.catalog, this.view.setup));
  readonly offers = $derived.by(() => new Map(this.scene().offers.map((offer) => [offer.notation, offer])));
  readonly recent = $derived.by(() => this.scene().recent);
  /** What the one who looks is asked, as the server tells it. */
  readonly question = $derived.by(() => this.scene().question);
  readonly front = $derived.by(() => this.scene().front);
  /** The one who looks, if that is a player. */
  readonly me = $derived.by(() => this.scene().view.observer);
  readonly mine: SeatView = $derived.by(() => this.seat(this.front));
  /** Numbers about single pieces, such as what a house on offer is worth: only for one's own boards. */
  readonly pieces: Pieces = $derived.by(() => (this.front === this.me ? (this.scene().pieces ?? {}) : {}));

  /** The other seats in turn order after the one in front. */
  readonly rivals = $derived.by(() => {
    const count = this.view.seats.length;
    return Array.from({ length: count - 1 }, (_, index) => (this.front + 1 + index) % count);
  });

  /** What the tiles on the board in front make possible, wherever its pawn stands. */
  readonly ready: Ready[] = $derived.by(() => enabled(this.#reckoning, layoutOf(this.mine)));
  readonly means: Means = $derived.by(() =>
    meansOf(this.mine, this.mine.movement.food + (this.mine.movement.coin ? 1 : 0)),
  );

  /** The choices of one's own turn: every action once, with what a press does. */
  readonly choices: Choice[] = $derived.by(() => choicesOf(this));

  get #reckoning() {
    const { view, mine: seat, catalog, components } = this;
    return { view, seat, catalog, components, cards: (kind: 'house' | 'boat') => this.worths(kind) };
  }

  /** What a layout enables, and a way through the places where it does. */
  whatIf(layout: Layout): WhatIf {
    const known = this.#whatIfs.get(layout);
    if (known?.view === this.view) return known.what;
    const what = this.#reckon(layout);
    this.#whatIfs.set(layout, { view: this.view, what });
    return what;
  }

  /** Several parts of the page ask about the same layout; ways through many places take a while to try. */
  readonly #whatIfs = new WeakMap<Layout, { view: View; what: WhatIf }>();

  #reckon(layout: Layout): WhatIf {
    const every = enabled(this.#reckoning, layout);
    const chosen = together(this.#reckoning, layout);
    const wanted = new Map<Location, number>();
    for (const { location, points } of chosen) wanted.set(location, (wanted.get(location) ?? 0) + points);
    return { every, chosen, route: routeOf(this.view.ring, meansOf(this.mine, layout.fuel), wanted) };
  }

  nameOf(seat: Seat): string {
    const found = this.scene().seats[seat];
    return found ? seatName(found) : t('seat-unnamed', { number: seat + 1 });
  }

  seat(seat: Seat): SeatView {
    const found = this.view.seats[seat];
    if (!found) throw new RangeError(`no seat ${seat}`);
    return found;
  }

  /** Sentences about these facts, spoken to the one who looks. */
  tell(events: Event[]): string[] {
    return tellAll(
      events.flatMap(({ said }) => said ?? []),
      this.readers,
    );
  }

  /** Who the sentences speak to. */
  get readers(): Readers {
    return {
      me: this.me,
      nameOf: (seat) => this.nameOf(seat),
    };
  }

  /** The kinds that lie on a location. */
  goodsAt(location: Location): Good[] {
    return GOODS.filter(
      (good) => this.components.goods.find((facts) => facts.good === good)?.home === location,
    );
  }

  left(location: Location): number {
    return leftAt(this.view, location, this.goodsAt(location));
  }

  /** The laid location with the least left, if it may soon be empty. */
  get nearlyEmpty(): { location: Location; left: number } | undefined {
    const [least] = this.view.ring
      .map((location) => ({ location, left: this.left(location) }))
      .sort((a, b) => a.left - b.left);
    return least && least.left <= NEAR_EMPTY ? least : undefined;
  }

  /** Food and coins on the movement spaces in front. */
  get fuel(): number {
    const { food, coin } = this.mine.movement;
    return food + (coin ? 1 : 0);
  }

  /** Steps from the pawn in front. */
  steps(location: Location): number | undefined {
    const { pawn } = this.mine;
    return pawn === null ? undefined : stepsBetween(this.view.ring, pawn, location);
  }

  /** What a seat does just now: answers under seal, has answered, acts, or has passed. */
  stateOf(seat: Seat): 'locked' | 'planning' | 'chooses' | 'acts' | 'passed' | '' {
    const { decision, passed, phase } = this.view;
    if ('asked' in decision) {
      if (decision.asked.includes(seat)) return decision.type === 'plan' ? 'planning' : 'chooses';
      return decision.type === 'plan' && this.#isBehind(seat, decision.asked) ? 'locked' : '';
    }
    if (phase === 'actions' && passed.includes(seat)) return 'passed';
    return 'seat' in decision && decision.seat === seat ? 'acts' : '';
  }

  /** Whether a seat has planned already: all that are not asked, or in turn order those before the one who is. */
  #isBehind(seat: Seat, asked: readonly Seat[]): boolean {
    const [now] = asked;
    if (!this.view.setup.switches.includes('plan_in_turn_order') || now === undefined) return true;
    const count = this.view.seats.length;
    const turn = (one: Seat) => (one - this.view.start + count) % count;
    return turn(seat) < turn(now);
  }

  /** What a house or boat of a kind is worth to the one who looks; nothing where only others know. */
  worthOf(kind: 'house' | 'boat', good: Good): number | undefined {
    return this.pieces[`${kind} ${good}`]?.at(-1)?.value;
  }

  /** The same of all cards on offer. */
  worths(kind: 'house' | 'boat'): number[] {
    const { houses, boats } = this.view;
    return (kind === 'house' ? houses : boats).flatMap((good) => this.worthOf(kind, good) ?? []);
  }

  pointsOf(good: Good): number {
    return this.components.goods.find((facts) => facts.good === good)?.points ?? 0;
  }

  priceOf(good: Good): number | null {
    return this.components.goods.find((facts) => facts.good === good)?.price ?? null;
  }

  /** What the open decision says about this answer; nothing if it does not ask about it. */
  control(notation: string): Control | undefined {
    const offer = this.offers.get(notation);
    return offer && this.controlOf(offer);
  }

  controlOf(offer: Offer): Control {
    const legal = offer.refusal === null;
    const hint = legal ? previewOf(this, offer) : whyNot(this, offer);
    return {
      legal,
      hint,
      gain: '',
      words: plain((legal ? this.tell(offer.preview) : hint.words).join(' ')),
      press: () => (legal ? this.act([offer.action]) : showHere(hint)),
    };
  }

  /** Legal moves to a location, as offered. */
  movesTo(location: Location): Offer[] {
    return [...this.offers.values()].filter(
      ({ action, refusal }) =>
        refusal === null &&
        (('to' in action && action.to === location) ||
          (action.type === 'place_pawn' && action.location === location)),
    );
  }

  /** Sends actions as one transaction. */
  act(actions: Action[]): void {
    popover.close();
    this.hands.send(actions.map((action) => ({ action })));
  }

  send(moves: Move[]): void {
    popover.close();
    this.hands.send(moves);
  }

  open(key: string): void {
    popover.close();
    this.hands.open(key);
  }
}

/** Shows a why-not beside what was pressed; a finger has no hover. */
export function showHere(hint: Hint): void {
  if (document.activeElement) popover.open(document.activeElement, hint);
}
