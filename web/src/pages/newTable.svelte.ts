import type { BotId, Edition, PuertoRicoCatalog, SeatChoice, Setup, Switch, SwitchFacts } from '../wire';

/** Who shall sit on a seat of the new table. */
export type Sitter = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: BotId };

/** What a new table is being agreed on. Everything is preset, so that it can be opened at any moment. */
export class NewTable {
  players = $state(4);
  edition = $state<Edition>('2020');
  switches = $state<Switch[]>([]);
  /** The number of points in play if not the edition's; empty text keeps the edition's. */
  pool = $state('');
  sitters = $state<Sitter[]>([]);
  name = $state('');

  constructor(readonly catalog: PuertoRicoCatalog) {
    this.edition = catalog.editions.find((row) => row.default)?.edition ?? '2020';
    this.switches = this.rulings.filter((row) => row.default).map((row) => row.switch);
    this.seat(4);
  }

  /** The number of players; seats that stay keep who was chosen for them, new ones wait for a friend. */
  seat(players: number): void {
    this.players = players;
    this.sitters = Array.from(
      { length: players },
      (_, seat): Sitter => this.sitters[seat] ?? { kind: seat === 0 ? 'me' : 'open' },
    );
  }

  sit(seat: number, sitter: Sitter): void {
    this.sitters = this.sitters.map((old, index) => (index === seat ? sitter : old));
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

  get openSeats(): number {
    return this.sitters.filter((sitter) => sitter.kind === 'open').length;
  }

  /** Points in play with this edition and this number of players. */
  get editionPool(): number {
    const row = this.catalog.editions.find((one) => one.edition === this.edition);
    return row?.victory_points[this.catalog.player_counts.indexOf(this.players)] ?? 0;
  }

  /** Whether anything differs from the edition as printed. */
  get asPrinted(): boolean {
    return this.pool === '' && this.switches.length === 0;
  }

  get poolValid(): boolean {
    return this.pool === '' || (/^\d{1,3}$/.test(this.pool) && Number(this.pool) > 0);
  }

  setup(): Setup {
    return {
      players: this.players,
      edition: this.edition,
      vp_pool: this.pool === '' ? null : Number(this.pool),
      switches: [...this.switches],
    };
  }

  seats(): SeatChoice[] {
    return this.sitters.map((sitter) => ({ ...sitter }));
  }
}
