import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { seatName } from '../../lib/names';
import { paths } from '../../lib/router.svelte';
import type {
  Action,
  CardView,
  Event,
  PuertoRicoCatalog,
  Good,
  Move,
  Offer,
  RoleCard,
  Seat,
  SeatSummary,
  View,
} from '../../wire';
import type { Control } from '../control';
import { popover, type Hint, type PreviewLine } from '../hint.svelte';
import { factsOf, plotsOf, tilesOf, type BuildingFacts, type PlotModel, type TileModel } from './model';
import { refusalAnchor, refusalWords, sentences, type Readers } from './sentences';
import { buildingName, dashed, roleName, rolePicture, titled } from './words';

/** A moment of a game as it is shown: live, or a step of a replay (then nothing is offered). */
export interface Scene {
  view: View;
  offers: Offer[];
  seats: SeatSummary[];
  /** What happened last, for the marks of fresh changes. */
  recent: Event[];
  /** Whose island lies in front. */
  front: Seat;
  catalog: PuertoRicoCatalog;
}

/** What a player may do beside looking. */
export interface Hands {
  send: (moves: Move[]) => void;
  /** Opens the reference at a role or building. */
  look: (kind: 'role' | 'building', id: string) => void;
}

/** What an answer gains for the one who gives it. */
export interface Gain {
  amount: number;
  of: 'points' | 'doubloons';
  /** It is a price: what is paid, not what comes in. */
  price: boolean;
}

/** Points in the pool below which one captain phase may take the rest. */
const NEAR_POINTS = 15;

/** A moment of Puerto Rico with everything the pieces on the table ask about it. */
export class PuertoRicoTable {
  constructor(
    private readonly scene: () => Scene,
    private readonly hands: Hands,
  ) {}

  readonly view: View = $derived.by(() => this.scene().view);
  readonly offers = $derived.by(() => new Map(this.scene().offers.map((offer) => [offer.notation, offer])));
  readonly recent = $derived.by(() => this.scene().recent);
  readonly front = $derived.by(() => this.scene().front);
  /** The one who looks, if that is a player. */
  readonly me = $derived.by(() => this.scene().view.observer);
  readonly facts = $derived.by(
    () =>
      new Map<string, BuildingFacts>(
        this.scene().catalog.buildings.map((row) => [row.building, factsOf(row)]),
      ),
  );
  /** What the trading house pays for each good, cheapest first. */
  readonly prices = $derived.by(() => this.scene().catalog.goods);
  readonly market = $derived.by(() =>
    this.view.market.flatMap(({ building, left }) => {
      const facts = this.facts.get(building);
      return facts ? [{ facts, left }] : [];
    }),
  );

  /** The other seats in turn order after the one in front. */
  readonly rivals = $derived.by(() => {
    const count = this.view.seats.length;
    return Array.from({ length: count - 1 }, (_, index) => (this.front + 1 + index) % count);
  });

  /** Which stocks are so low that their end, and with it the end of the game, may come in this round. */
  get nearEnd(): { points: boolean; workers: boolean } {
    const { view } = this;
    const circles = view.seats
      .map((_, seat) => this.emptyCircles(seat))
      .reduce((sum, count) => sum + count, 0);
    return {
      points: view.victory_points <= NEAR_POINTS || view.end === 'victory_points',
      workers: view.worker_supply < Math.max(view.seats.length, circles) || view.end === 'workers',
    };
  }

  /** Circles of a city without a worker: they call new workers aboard the worker ship. */
  emptyCircles(seat: Seat): number {
    return this.plots(seat).reduce((sum, plot) => sum + plot.facts.circles - plot.workers, 0);
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

  /** Sentences about these facts, spoken to the one who looks. */
  tell(events: Event[]): string[] {
    return sentences(events, this.readers);
  }

  /** Who the sentences speak to. */
  get readers(): Readers {
    return { me: this.me, nameOf: (seat) => this.nameOf(seat) };
  }

  isPhaseCard(card: CardView): boolean {
    const { phase } = this.view;
    return phase !== null && card.taken_by === phase.chooser && rolePicture(card.card) === phase.role;
  }

  roleOf(seat: Seat): RoleCard[] {
    return this.view.cards.filter((card) => card.taken_by === seat).map((card) => card.card);
  }

  tiles(seat: Seat): TileModel[] {
    const { tiles, tile_workers } = this.seat(seat);
    return tilesOf(tiles, tile_workers);
  }

  plots(seat: Seat): PlotModel[] {
    return plotsOf(this.seat(seat).buildings, (id) => this.facts.get(id));
  }

  owns(building: string): boolean {
    return this.seat(this.front).buildings.some((plot) => plot.building === building);
  }

  /** Opens the reference. */
  look(kind: 'role' | 'building', id: string): void {
    this.hands.look(kind, id);
  }

  /** What the open decision says about this answer; nothing if it does not ask about it. */
  control(notation: string): Control | undefined {
    const offer = this.offers.get(notation);
    return offer && this.#controlOf(offer);
  }

  #controlOf(offer: Offer): Control {
    const legal = offer.refusal === null;
    const hint = legal ? this.#preview(offer) : this.#whyNot(offer);
    const gain = this.gainOf(offer);
    return {
      legal,
      hint,
      gain: gain && !gain.price ? signed(gain.amount) : '',
      words: legal ? this.#previewWords(offer) : hint.words.join(' '),
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

  /** The answer that passes, declines or closes, if one is asked about. */
  readonly pass = $derived.by(() => this.offers.get('pass'));

  /** Offers of loading onto this ship; a press takes the only legal one, or leads to the choice on the dock. */
  shipControl(capacity: number): Control | undefined {
    return this.#oneOf(
      [...this.offers.values()].filter(
        ({ action }) => action.type === 'load' && action.hold !== 'wharf' && action.hold.ship === capacity,
      ),
    );
  }

  /** Offers about this good, whatever the decision does with it. */
  goodControl(good: Good): Control | undefined {
    return this.#oneOf(
      [...this.offers.values()].filter(({ action }) => 'good' in action && action.good === good),
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

  /** What a legal press on this ship would load. */
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

  /** How many goods came onto this ship last. */
  freshCargo(capacity: number): number {
    for (const event of this.recent) {
      if (event.type === 'loaded' && event.hold !== 'wharf' && event.hold.ship === capacity)
        return event.amount;
    }
    return 0;
  }

  /** What the answer brings at once to the one who is asked. */
  gainOf(offer: Offer): Gain | undefined {
    if (offer.refusal !== null) return undefined;
    for (const event of offer.preview) {
      if (!('seat' in event) || event.seat !== this.me) continue;
      if (event.type === 'loaded') return { amount: event.points, of: 'points', price: false };
      if (event.type === 'sold') return { amount: event.doubloons, of: 'doubloons', price: false };
      if (event.type === 'built') return { amount: event.paid, of: 'doubloons', price: true };
    }
    const coins = offer.preview.reduce((sum, event) => sum + coinsOf(event, this.me), 0);
    return coins > 0 ? { amount: coins, of: 'doubloons', price: false } : undefined;
  }

  #preview(offer: Offer): Hint {
    const lines = offer.preview.flatMap((event) => this.#linesOf(event));
    const told = offer.preview.filter((event) => this.#linesOf(event).length === 0);
    const { action } = offer;
    const about =
      action.type === 'build'
        ? [t(`building-${dashed(action.building)}-effect`)]
        : action.type === 'choose_role'
          ? roleWords(action.card)
          : [];
    return { title: this.titleOf(action), refused: false, words: [...about, ...this.tell(told)], lines };
  }

  #previewWords(offer: Offer): string {
    return this.tell(offer.preview).join(' ');
  }

  #whyNot(offer: Offer): Hint {
    const { refusal } = offer;
    const anchor = refusal ? refusalAnchor(refusal) : undefined;
    return {
      title: this.titleOf(offer.action),
      refused: true,
      words: refusal ? [refusalWords(refusal, this.readers)] : [],
      lines: [],
      rule: anchor
        ? { text: t('rule-of', { rule: t(`rules-${anchor}`) }), path: paths.rules(anchor) }
        : undefined,
    };
  }

  /** A fact taken apart into numbers, where it is about money or points of the one who looks. */
  #linesOf(event: Event): PreviewLine[] {
    if (!('seat' in event) || event.seat !== this.me) return [];
    const purse = this.seat(event.seat).doubloons;
    const line = (label: string, value: number, sum = false): PreviewLine => ({
      label,
      value: sum ? i18n.number(value) : signed(value),
      sum,
    });
    const privilege = t('sum-privilege', { role: this.view.phase ? roleName(this.view.phase.role) : '' });
    if (event.type === 'built') {
      return [
        { label: t('sum-printed-price'), value: String(event.cost) },
        ...(event.privilege > 0 ? [line(privilege, -event.privilege)] : []),
        ...(event.quarries > 0 ? [line(t('sum-quarries'), -event.quarries)] : []),
        line(t('sum-you-pay'), event.paid, true),
        line(t('sum-left'), purse - event.paid, true),
        { label: t('sum-printed-points'), value: `+${this.facts.get(event.building)?.points ?? 0}` },
      ];
    }
    if (event.type === 'sold') {
      return [
        line(titled(t('word-price')), event.price),
        ...(event.privilege > 0 ? [line(privilege, event.privilege)] : []),
        ...(event.markets > 0 ? [line(t('sum-markets'), event.markets)] : []),
        line(t('sum-you-get'), event.doubloons, true),
        line(t('sum-then'), purse + event.doubloons, true),
      ];
    }
    if (event.type === 'loaded') {
      return [
        line(t('sum-goods-loaded'), event.amount),
        ...(event.privilege > 0 ? [line(privilege, event.privilege)] : []),
        ...(event.harbor > 0 ? [line(t('sum-harbor'), event.harbor)] : []),
        line(t('sum-points-gained'), event.points, true),
      ];
    }
    return [];
  }

  /** What an answer is called. */
  titleOf(action: Action): string {
    switch (action.type) {
      case 'choose_role':
        return roleName(action.card);
      case 'take_tile':
        return titled(t(`tile-${action.tile}`));
      case 'build':
        return buildingName(action.building);
      case 'take_good':
      case 'sell':
      case 'load':
      case 'store_kind':
      case 'keep_single':
        return t(`good-${action.good}-short`);
      case 'draw_plantation':
        return t('act-draw');
      case 'take_worker':
        return t('act-take-worker');
      case 'accept':
        return t('act-accept');
      case 'assign_workers':
        return t('ask-place-workers');
      case 'pass':
        return passName(this.view.decision.type);
    }
  }

  /** What a role does, for looking while nothing is asked. */
  aboutRole(card: RoleCard): Hint {
    return { title: roleName(card), refused: false, words: roleWords(card), lines: [] };
  }

  /** What a building does, for looking while nothing is asked. */
  aboutBuilding(id: string): Hint {
    const facts: BuildingFacts | undefined = this.facts.get(id);
    const words = [t(`building-${dashed(id)}-effect`)];
    const lines: PreviewLine[] = facts
      ? [
          { label: t('sum-printed-price'), value: String(facts.cost) },
          { label: t('sum-printed-points'), value: String(facts.points) },
        ]
      : [];
    return { title: buildingName(id), refused: false, words, lines };
  }
}

const roleWords = (card: string): string[] => [
  t(`role-${rolePicture(card)}-action`),
  t('role-privilege', { privilege: t(`role-${rolePicture(card)}-privilege`) }),
];

/** The button that declines, by what is declined. */
export function passName(decision: string): string {
  const names: Record<string, string> = {
    build: 'act-pass-build',
    sell: 'act-pass-sell',
    load: 'act-pass-load',
    take_tile: 'act-pass-tile',
  };
  return t(names[decision] ?? 'act-decline');
}

function coinsOf(event: Event, me: Seat | null): number {
  if (!('seat' in event) || event.seat !== me) return 0;
  const paid =
    event.type === 'role_chosen' || event.type === 'prospector_paid' || event.type === 'factory_paid';
  return paid ? event.doubloons : 0;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Of several refusals the one that says most: not "you have none" where a ship is the reason. */
function mostTelling(offers: Offer[]): Offer | undefined {
  return offers.find((offer) => offer.refusal?.type !== 'none_owned' && offer.refusal?.type !== 'no_wharf');
}

/** Shows a why-not beside what was pressed; a finger has no hover. */
function showHere(hint: Hint): void {
  if (document.activeElement) popover.open(document.activeElement, hint);
}

/** Leads from a piece with several answers to the first of them on the dock. */
function focusOption(notation: string): void {
  document.querySelector<HTMLElement>(`.dock [data-action="${CSS.escape(notation)}"]`)?.focus();
}
