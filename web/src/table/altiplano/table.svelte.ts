import { t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import { sentences } from '../../lib/i18n/sentences';
import { tellAll, type Readers } from '../../lib/i18n/said';
import { seatName } from '../../lib/names';
import type { Control } from '../control';
import { popover, type Hint } from '../hint.svelte';
import { choicesOf, type Choice } from './choices';
import { componentsOf, GOODS } from './model';
import { previewOf, whyNot } from './preview';
import { keyed, type Ready } from './ready';
import type {
  Action,
  AltiplanoCatalog,
  ComponentsFacts,
  EndDistance,
  Event,
  Good,
  Location,
  Move,
  Offer,
  Outlook,
  Place,
  ReadyAction,
  Seat,
  SeatSummary,
  SeatView,
  Update,
  View,
  Way,
} from './wire';

/** Numbers about individual pieces, by the keys of the pieces. */
type Pieces = NonNullable<Update['pieces']>;

/** A moment of a game as it is shown: live, or a step of a replay (when nothing is offered). */
export interface Scene {
  view: View;
  offers: Offer[];
  /** Numbers about individual pieces for the viewer, by their keys. */
  pieces?: Pieces | undefined;
  /** What the rules say in advance, counting the plan being arranged. */
  outlook?: Outlook | undefined;
  /** What the viewer is asked. */
  question?: Update['question'];
  seats: SeatSummary[];
  /** What happened last, for the marks of fresh changes. */
  recent: Event[];
  /** Whose board is in front. */
  front: Seat;
  catalog: AltiplanoCatalog;
}

/** What a player can do besides looking. */
export interface Hands {
  send: (moves: Move[]) => void;
  /** Opens the choices of an action, or of the moves to a place, on the dock. */
  open: (key: string) => void;
}

/** A moment of Altiplano with everything that the pieces on the table need to know about it. */
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
  /** What the viewer is asked, as the server says it. */
  readonly question = $derived.by(() => this.scene().question);
  readonly front = $derived.by(() => this.scene().front);
  /** The viewer, if that is a player. */
  readonly me = $derived.by(() => this.scene().view.observer);
  readonly mine: SeatView = $derived.by(() => this.seat(this.front));
  /** Numbers about individual pieces, such as what a house on offer is worth: only for the viewer's own boards. */
  readonly pieces: Pieces = $derived.by(() => (this.front === this.me ? (this.scene().pieces ?? {}) : {}));

  /** The other seats in turn order after the one in front. */
  readonly rivals = $derived.by(() => {
    const count = this.view.seats.length;
    return Array.from({ length: count - 1 }, (_, index) => (this.front + 1 + index) % count);
  });

  /** What the rules say in advance. */
  readonly #outlook = $derived.by(() => this.scene().outlook);
  /** What the rules say in advance to the viewer; undefined unless the viewer's own board is in front. */
  readonly #own = $derived.by(() => (this.front === this.me ? (this.#outlook?.own ?? undefined) : undefined));
  /** What the tiles on the board in front make possible, wherever its pawn is. */
  readonly ready: Ready[] = $derived.by(() => keyed(this.#outlook?.seats[this.front]?.ready ?? []));
  /** As much of it as can be done together, the best first; then the way there, and the places that no move reaches. */
  readonly together: Ready[] = $derived.by(() => keyed(this.#own?.together ?? []));
  readonly route = $derived.by(() => this.#own?.route ?? []);
  readonly missed = $derived.by(() => this.#own?.missed ?? []);
  /** Whether the viewer's pawn is about to start on that way. */
  readonly setsOut: boolean = $derived.by(
    () => this.view.decision.type === 'place_pawn' && this.#own !== undefined && this.mine.pawn === null,
  );
  /** What can still move the pawn in front this round; undefined if that is not known. */
  readonly means = $derived.by(() => this.#outlook?.seats[this.front]?.means);

  /** The choices of the viewer's turn: every action once, with what a press does. */
  readonly choices: Choice[] = $derived.by(() => choicesOf(this));

  /** What the tile, or coins for null, would add at a place; undefined until the server has said so. */
  placing(good: Good | null, place: Place) {
    return this.#own?.placings.find((one) => one.good === good && one.place === place);
  }

  /** The slot on a shelf that the corn in question would fill. */
  cornSlot(shelf: number) {
    return this.#own?.corn.find((one) => one.shelf === shelf);
  }

  /** The ways of the pawn in front to a location this round, the best first; undefined if that is not known. */
  ways(location: Location): Way[] | undefined {
    return this.#own?.ways[location];
  }

  /** Which stop on the way a location is, from 1; 0 for none. */
  stopAt(location: Location): number {
    return this.route.findIndex((stop) => stop.location === location) + 1;
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

  /** Sentences about these facts, addressed to the viewer. */
  tell(events: Event[]): string[] {
    return tellAll(
      events.flatMap(({ said }) => said ?? []),
      this.readers,
    );
  }

  /** Whom the sentences address. */
  get readers(): Readers {
    return {
      me: this.me,
      nameOf: (seat) => this.nameOf(seat),
    };
  }

  /** The kinds of goods at a location. */
  goodsAt(location: Location): Good[] {
    return GOODS.filter(
      (good) => this.components.goods.find((facts) => facts.good === good)?.home === location,
    );
  }

  /** How much is left at a location before it is empty. */
  left(location: Location): number | undefined {
    return this.#outlook?.left[location];
  }

  /** How far away each end of the game is, nearest first. */
  get ends(): EndDistance[] {
    return this.#outlook?.ends ?? [];
  }

  /** What the tiles on a seat's boards make possible, wherever its pawn stands. */
  readyOf(seat: Seat): ReadyAction[] {
    return this.#outlook?.seats[seat]?.ready ?? [];
  }

  /** Whether a location may soon be empty. */
  isLow(location: Location): boolean {
    return this.#outlook?.low.includes(location) ?? false;
  }

  /** The location with the least left, if it may soon be empty. */
  get nearlyEmpty(): { location: Location; left: number } | undefined {
    const [location] = this.#outlook?.low ?? [];
    return location && { location, left: this.left(location) ?? 0 };
  }

  /** The number of steps from the pawn in front. */
  steps(location: Location): number | undefined {
    return this.#outlook?.seats[this.front]?.steps?.[location];
  }

  /** What a seat is doing at the moment: answering under seal, has answered, acting, or has passed. */
  stateOf(seat: Seat): 'locked' | 'planning' | 'chooses' | 'acts' | 'passed' | '' {
    const { decision, passed, phase } = this.view;
    if ('asked' in decision) {
      if (decision.asked.includes(seat)) return decision.type === 'plan' ? 'planning' : 'chooses';
      return this.#outlook?.seats[seat]?.has_planned ? 'locked' : '';
    }
    if (phase === 'actions' && passed.includes(seat)) return 'passed';
    return 'seat' in decision && decision.seat === seat ? 'acts' : '';
  }

  /** What a house or boat of a kind is worth to the viewer; undefined if only others know. */
  worthOf(kind: 'house' | 'boat', good: Good): number | undefined {
    return this.pieces[`${kind} ${good}`]?.at(-1)?.value;
  }

  priceOf(good: Good): number | null {
    return this.components.goods.find((facts) => facts.good === good)?.price ?? null;
  }

  /** What the open decision says about this answer; undefined if it does not ask about it. */
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
      words: plain(sentences(hint.words)),
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

/** Shows a refusal next to what was pressed, because a finger has no hover. */
export function showHere(hint: Hint): void {
  if (document.activeElement) popover.open(document.activeElement, hint);
}
