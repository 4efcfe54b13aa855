import type {
  Building,
  Draft,
  Edition,
  EditionFacts,
  Expansion,
  NoblesMarket,
  PuertoRicoCatalog,
  Setup,
  Switch,
  SwitchFacts,
} from '../../wire/puerto-rico';
import { puertoRicoRows, type AgreementRow } from '../agreementRows';
import type { Agreement } from './agreement';

/** How the buildings of New Buildings come onto the main board. */
export type DraftMode = 'players' | 'random' | 'newest';

/** A ready set for a quick start: everything that New Buildings brings, and large buildings besides. */
const NEWEST: Building[] = [
  'aqueduct',
  'forest_house',
  'black_market',
  'storehouse',
  'guesthouse',
  'trading_post',
  'church',
  'small_wharf',
  'lighthouse',
  'specialty_factory',
  'library',
  'union_hall',
  'statue',
  'cloister',
  'guild_hall',
  'customs_house',
  'city_hall',
];

/** What Nobles adds to it if its kinds are drafted for places of their own (2020-pl, "Rozszerzenie II: Szlachcic"). */
const NEWEST_OF_NOBLES: Building[] = [
  'land_office',
  'chapel',
  'hunting_lodge',
  'zoning_office',
  'royal_supplier',
  'villa',
  'royal_garden',
];

/**
 * What is being agreed on for a new table of Puerto Rico. Everything is preset as printed; what the edition lacks or
 * the chosen expansions rule out can't be chosen, so that the table can be opened at any time.
 */
export class PuertoRicoAgreement implements Agreement {
  draftMode = $state<DraftMode>('players');
  /** The number of points in play, if it differs from the edition's; empty text keeps the edition's. */
  pool = $state('');
  #edition = $state<Edition>('2020');
  #noblesMarket = $state<NoblesMarket | undefined>(undefined);
  #chosen = $state<Expansion[]>([]);
  /** Rulings that were changed from the edition's preset. */
  #turned = $state<Switch[]>([]);

  constructor(readonly catalog: PuertoRicoCatalog) {
    this.#edition = catalog.editions.find((row) => row.default)?.edition ?? '2020';
  }

  get edition(): Edition {
    return this.#edition;
  }

  /** Rulings start afresh, because each edition has its own preset. */
  set edition(edition: Edition) {
    this.#edition = edition;
    this.#turned = [];
    this.#noblesMarket = undefined;
  }

  /** How the buildings of Nobles come to the main board: as in the edition, unless something else was chosen. */
  get noblesMarket(): NoblesMarket {
    return this.#noblesMarket ?? this.#facts?.nobles_market ?? 'printed_2020';
  }

  set noblesMarket(market: NoblesMarket) {
    this.#noblesMarket = market === this.#facts?.nobles_market ? undefined : market;
  }

  get #facts(): EditionFacts | undefined {
    return this.catalog.editions.find((row) => row.edition === this.#edition);
  }

  /** Whether the expansion is in the edition's rulebook, or a house rule borrows it. */
  has(expansion: Expansion): boolean {
    return this.isOn('borrow_expansions') || (this.#facts?.expansions.includes(expansion) ?? false);
  }

  /** The expansions that are played; those that the edition lacks are kept for another edition. */
  get expansions(): Expansion[] {
    return this.catalog.expansions.filter((one) => this.#chosen.includes(one) && this.has(one));
  }

  plays(expansion: Expansion): boolean {
    return this.expansions.includes(expansion);
  }

  add(expansion: Expansion, on: boolean): void {
    this.#chosen = this.#chosen.filter((one) => one !== expansion);
    if (on) this.#chosen.push(expansion);
    if (!this.draftModes.includes(this.draftMode)) this.draftMode = 'players';
  }

  /** What can be turned on or off with the chosen expansions. */
  get rulings(): SwitchFacts[] {
    return this.catalog.switches.filter(
      ({ expansions }) => expansions.length === 0 || expansions.some((one) => this.plays(one)),
    );
  }

  /** Whether the ruling is on in the edition as printed. */
  isPreset(key: Switch): boolean {
    return this.#facts?.switches.includes(key) ?? false;
  }

  isOn(key: Switch): boolean {
    return this.isPreset(key) !== this.#turned.includes(key);
  }

  turn(key: Switch, on: boolean): void {
    this.#turned = this.#turned.filter((one) => one !== key);
    if (on !== this.isPreset(key)) this.#turned.push(key);
  }

  /** The rulings that have been changed, in the catalog's order. */
  get #turnedNow(): Switch[] {
    return this.rulings.map((row) => row.switch).filter((key) => this.#turned.includes(key));
  }

  /** Points in play with this edition and this number of players. */
  editionPool(players: number): number {
    return this.#facts?.victory_points[this.catalog.player_counts.indexOf(players)] ?? 0;
  }

  /** Whether the rulings are those of the edition as printed. */
  get asPrinted(): boolean {
    return this.pool === '' && this.#turnedNow.length === 0;
  }

  get detail(): string {
    return this.edition;
  }

  get rows(): AgreementRow[] {
    return puertoRicoRows(this.setup(0));
  }

  get valid(): boolean {
    return this.pool === '' || (/^\d{1,3}$/.test(this.pool) && Number(this.pool) > 0);
  }

  setup(players: number): Setup {
    const off = this.#turnedNow.filter((key) => this.isPreset(key));
    const draft = this.#draft;
    return {
      players,
      edition: this.edition,
      vp_pool: this.pool === '' ? null : Number(this.pool),
      switches: this.#turnedNow.filter((key) => !this.isPreset(key)),
      ...(off.length > 0 ? { switches_off: off } : {}),
      ...(this.expansions.length > 0 ? { expansions: this.expansions } : {}),
      ...(draft ? { draft } : {}),
      ...(this.plays('nobles') && this.#noblesMarket ? { nobles_market: this.#noblesMarket } : {}),
    };
  }

  /** Whether buildings are chosen for the main board at all. */
  get isDrafted(): boolean {
    return this.plays('new_buildings') || (this.plays('nobles') && this.noblesMarket === 'drafted_12_5');
  }

  /** The ready set needs all of New Buildings; without them, either chance or the players choose. */
  get draftModes(): DraftMode[] {
    return this.plays('new_buildings') ? ['players', 'random', 'newest'] : ['players', 'random'];
  }

  get #draft(): Draft | undefined {
    if (!this.isDrafted || this.draftMode === 'players') return undefined;
    if (this.draftMode === 'random') return 'random';
    const widened = this.plays('nobles') && this.noblesMarket === 'printed_2020';
    return { named: widened ? [...NEWEST, ...NEWEST_OF_NOBLES] : NEWEST };
  }
}
