import { t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import { tellAll, type Readers } from '../../lib/i18n/said';
import { seatName } from '../../lib/names';
import type {
  Action,
  CardView,
  Event,
  PuertoRicoCatalog,
  Good,
  Move,
  Offer,
  Outlook,
  RoleCard,
  Seat,
  SeatSummary,
  Update,
  View,
} from './wire';
import type { Control } from '../control';
import { popover, type Hint } from '../hint.svelte';
import { factsOf, plotsOf, tilesOf, type BuildingFacts, type PlotModel, type TileModel } from './model';
import { signed } from '../figures';
import { previewOf, whyNot } from './preview';
import { rolePicture } from './words';

/** Numbers about individual pieces, by the keys of the pieces. */
type Pieces = NonNullable<Update['pieces']>;

/** A moment of a game as it is shown: live, or a step of a replay (when nothing is offered). */
export interface Scene {
  view: View;
  offers: Offer[];
  /** Numbers about individual pieces for the viewer, by their keys. */
  pieces?: Pieces | undefined;
  /** What the rules say in advance. */
  outlook?: Outlook | undefined;
  /** What the viewer is asked. */
  question?: Update['question'];
  seats: SeatSummary[];
  /** What happened last, for the marks of fresh changes. */
  recent: Event[];
  /** Whose island is in front. */
  front: Seat;
  catalog: PuertoRicoCatalog;
}

/** What a player can do besides looking. */
export interface Hands {
  send: (moves: Move[]) => void;
  /** Opens the reference for a role or building. */
  look: (kind: 'role' | 'building', id: string) => void;
}

/** The answers that name a place on the player's own boards, in notation. */
const PLACE_VERBS = ['guest', 'guest noble', 'return worker', 'return noble', 'raid', 'raid noble'];

/** How many cards the festival is as high as: a heading and three tasks. */
const FESTIVAL_CARDS = 3;

/** A moment of Puerto Rico with everything that the pieces on the table need to know about it. */
export class PuertoRicoTable {
  constructor(
    private readonly scene: () => Scene,
    private readonly hands: Hands,
  ) {}

  readonly view: View = $derived.by(() => this.scene().view);
  readonly offers = $derived.by(() => new Map(this.scene().offers.map((offer) => [offer.notation, offer])));
  readonly recent = $derived.by(() => this.scene().recent);
  /** What the viewer is asked, as the server says it. */
  readonly question = $derived.by(() => this.scene().question);
  /** What the rules say in advance. */
  readonly outlook = $derived.by(() => this.scene().outlook);
  readonly front = $derived.by(() => this.scene().front);
  /**
   * Numbers about single pieces, such as what a large building would bring at the end: only for the viewer's own
   * boards.
   */
  readonly pieces: Pieces = $derived.by(() => (this.front === this.me ? (this.scene().pieces ?? {}) : {}));
  /** The viewer, if that is a player. */
  readonly me = $derived.by(() => this.scene().view.observer);
  readonly facts = $derived.by(() => {
    const costs = new Map(this.outlook?.costs.map(({ building, cost }) => [building, cost]));
    return new Map<string, BuildingFacts>(
      this.scene().catalog.buildings.map((row) => [row.building, factsOf(row, costs.get(row.building))]),
    );
  });
  /** The rulings that apply at this table: the edition's preset with what was turned on or off. */
  readonly rulings = $derived.by(() => {
    const { edition, switches, switches_off = [] } = this.view.setup;
    const preset = this.scene().catalog.editions.find((row) => row.edition === edition)?.switches ?? [];
    return new Set([...preset, ...switches].filter((key) => !switches_off.includes(key)));
  });
  /** What the trading house pays for each good, cheapest first. */
  readonly prices = $derived.by(() => this.scene().catalog.goods);
  /** The buildings for sale, cheapest first: those of an expansion stand among the others, as on a shelf of prices. */
  readonly market = $derived.by(() =>
    this.view.market
      .flatMap(({ building, left }) => {
        const facts = this.facts.get(building);
        return facts ? [{ facts, left }] : [];
      })
      .sort((one, other) => one.facts.cost - other.facts.cost),
  );

  /** How many cards high the main board is if its columns are beside each other; the festival is below the large ones. */
  readonly marketRows = $derived.by(() => {
    const rows = [1, 2, 3, 4].map(
      (column) => this.market.filter((card) => card.facts.column === column).length,
    );
    const large = rows.pop() ?? 0;
    return Math.max(...rows, large + (this.view.festival?.crop ? FESTIVAL_CARDS : 0));
  });

  /** The other seats in turn order after the one in front. */
  readonly rivals = $derived.by(() => {
    const count = this.view.seats.length;
    return Array.from({ length: count - 1 }, (_, index) => (this.front + 1 + index) % count);
  });

  /** Which stocks are so low that they, and with them the game, may come to an end in this round. */
  get nearEnd(): { points: boolean; workers: boolean } {
    const near = this.outlook?.near ?? [];
    return { points: near.includes('victory_points'), workers: near.includes('workers') };
  }

  nameOf(seat: Seat): string {
    const found = this.scene().seats[seat];
    return found ? seatName(found) : t('seat-unnamed', { number: seat + 1 });
  }

  seat(seat: Seat): View['seats'][number] {
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
    return { me: this.me, nameOf: (seat) => this.nameOf(seat) };
  }

  isPhaseCard(card: CardView): boolean {
    const { phase } = this.view;
    return phase !== null && card.taken_by === phase.chooser && rolePicture(card.card) === phase.role;
  }

  /** Who captured this role card, as long as nobody has picked it. */
  captorOf(card: RoleCard): Seat | undefined {
    if (this.view.buccaneer?.captured !== card) return undefined;
    return this.view.cards.find((one) => one.card === 'buccaneer')?.taken_by ?? undefined;
  }

  roleOf(seat: Seat): RoleCard[] {
    return this.view.cards.filter((card) => card.taken_by === seat).map((card) => card.card);
  }

  tiles(seat: Seat): TileModel[] {
    return tilesOf(this.seat(seat));
  }

  plots(seat: Seat): PlotModel[] {
    return plotsOf(this.seat(seat).buildings, (id) => this.facts.get(id));
  }

  owns(building: string): boolean {
    return this.seat(this.front).buildings.some((plot) => plot.building === building);
  }

  /** Whether the viewer has a person in a guesthouse. */
  get hasGuests(): boolean {
    if (this.me === null) return false;
    return this.seat(this.me).buildings.some((plot) => plot.building === 'guesthouse' && plot.workers > 0);
  }

  /** Opens the reference. */
  look(kind: 'role' | 'building', id: string): void {
    this.hands.look(kind, id);
  }

  /** What the open decision says about this answer; undefined if it does not ask about it. */
  control(notation: string): Control | undefined {
    const offer = this.offers.get(notation);
    return offer && this.#controlOf(offer);
  }

  /** A place on the player's own boards that the open decision asks about: where a person goes to, or is taken from. */
  placeControl(place: string): Control | undefined {
    const controls = PLACE_VERBS.flatMap((verb) => {
      const notation = `${verb} ${place}`;
      const control = this.control(notation);
      return control ? [{ notation, control }] : [];
    });
    const legal = controls.filter(({ control }) => control.legal);
    const [first] = legal.length > 0 ? legal : controls;
    if (!first) return undefined;
    // A worker or a noble may be meant; the dock distinguishes them.
    return legal.length > 1 ? { ...first.control, press: () => focusOption(first.notation) } : first.control;
  }

  /** A plantation on offer: if it may also become a forest, pressing it leads to the choice on the dock. */
  tileControl(good: Good): Control | undefined {
    const control = this.control(`take ${good}`);
    if (!control?.legal || this.offers.get(`forest ${good}`)?.refusal !== null) return control;
    return { ...control, press: () => focusOption(`take ${good}`) };
  }

  /** Whether a choice needs to mention this fact: listing the others who are not asked would only make it long. */
  readonly #concernsMe = (event: Event): boolean => event.type !== 'skipped' || event.seat === this.me;

  #controlOf(offer: Offer): Control {
    const legal = offer.refusal === null;
    const hint = legal ? previewOf(this, offer) : whyNot(this, offer);
    const gain = offer.numbers?.gain;
    return {
      legal,
      hint,
      gain: gain && !gain.price ? signed(gain.amount) : '',
      words: plain(
        (legal ? this.tell(offer.preview.filter(this.#concernsMe)) : hint.words.slice(-1)).join(' '),
      ),
      press: () => (legal ? this.act(offer.action) : showHere(hint)),
    };
  }

  act(action: Action): void {
    popover.close();
    this.hands.send([{ action }]);
  }

  send(move: Move): void {
    popover.close();
    this.hands.send([move]);
  }

  /** The answer that passes, declines or closes, if the decision asks about one. */
  readonly pass = $derived.by(() => this.offers.get('pass'));

  /** Offers of loading onto this ship; pressing it takes the only legal one, or leads to the choice on the dock. */
  shipControl(capacity: number): Control | undefined {
    return this.#oneOf(
      [...this.offers.values()].filter(
        ({ action }) =>
          (action.type === 'load' && action.hold !== 'wharf' && action.hold.ship === capacity) ||
          (action.type === 'rob_ship' && action.capacity === capacity),
      ),
    );
  }

  /** Offers about this good, whatever the decision does with it. */
  goodControl(good: Good): Control | undefined {
    return this.#oneOf(
      [...this.offers.values()].filter(
        ({ action }) => action.type !== 'plant_forest' && 'good' in action && action.good === good,
      ),
    );
  }

  #oneOf(offers: Offer[]): Control | undefined {
    const [first] = offers;
    if (!first) return undefined;
    const legal = offers.filter((offer) => offer.refusal === null);
    const [only] = legal;
    if (!only) return this.#controlOf(mostTelling(offers) ?? first);
    const control = this.#controlOf(only);
    if (legal.length === 1) return control;
    return { ...control, gain: '', press: () => focusOption(only.notation) };
  }

  /** What pressing this ship would load, if legal. */
  ghostCargo(capacity: number): { good: Good; amount: number } | undefined {
    for (const offer of this.offers.values()) {
      if (offer.refusal !== null) continue;
      for (const event of offer.preview) {
        if (event.type === 'loaded' && event.hold !== 'wharf' && event.hold.ship === capacity) {
          return { good: event.good, amount: event.amount };
        }
      }
    }
    return undefined;
  }

  /** How many goods were last loaded onto this ship. */
  freshCargo(capacity: number): number {
    for (const event of this.recent) {
      if (event.type === 'loaded' && event.hold !== 'wharf' && event.hold.ship === capacity)
        return event.amount;
    }
    return 0;
  }
}

/** Of several refusals, the most informative one: not "you have none" if a ship is the reason. */
function mostTelling(offers: Offer[]): Offer | undefined {
  return offers.find((offer) => offer.refusal?.type !== 'none_owned' && offer.refusal?.type !== 'no_wharf');
}

/** Shows a refusal next to what was pressed, because a finger has no hover. */
function showHere(hint: Hint): void {
  if (document.activeElement) popover.open(document.activeElement, hint);
}

/** Leads from a piece with several answers to the first of them on the dock. */
function focusOption(notation: string): void {
  document.querySelector<HTMLElement>(`.dock [data-action="${CSS.escape(notation)}"]`)?.focus();
}
