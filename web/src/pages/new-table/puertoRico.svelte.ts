import type { Edition, PuertoRicoCatalog, Setup, Switch, SwitchFacts } from '../../wire/puerto-rico';
import type { Agreement } from './agreement';

/** What a new table of Puerto Rico is being agreed on. Everything is preset as printed. */
export class PuertoRicoAgreement implements Agreement {
  edition = $state<Edition>('2020');
  switches = $state<Switch[]>([]);
  /** The number of points in play if not the edition's; empty text keeps the edition's. */
  pool = $state('');

  constructor(readonly catalog: PuertoRicoCatalog) {
    this.edition = catalog.editions.find((row) => row.default)?.edition ?? '2020';
    this.switches = this.rulings.filter((row) => row.default).map((row) => row.switch);
  }

  turn(key: Switch, on: boolean): void {
    this.switches = this.rulings
      .map((row) => row.switch)
      .filter((one) => (one === key ? on : this.switches.includes(one)));
  }

  /** What can be turned on or off with the chosen expansions. */
  get rulings(): SwitchFacts[] {
    return this.catalog.switches.filter((row) => row.expansion === null);
  }

  /** Points in play with this edition and this number of players. */
  editionPool(players: number): number {
    const row = this.catalog.editions.find((one) => one.edition === this.edition);
    return row?.victory_points[this.catalog.player_counts.indexOf(players)] ?? 0;
  }

  /** Whether nothing differs from the edition as printed. */
  get asPrinted(): boolean {
    return this.pool === '' && this.switches.length === 0;
  }

  get detail(): string {
    return this.edition;
  }

  get valid(): boolean {
    return this.pool === '' || (/^\d{1,3}$/.test(this.pool) && Number(this.pool) > 0);
  }

  setup(players: number): Setup {
    return {
      players,
      edition: this.edition,
      vp_pool: this.pool === '' ? null : Number(this.pool),
      switches: [...this.switches],
    };
  }
}
