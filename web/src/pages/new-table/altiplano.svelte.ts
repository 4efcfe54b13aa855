import type { AltiplanoCatalog, AltiplanoSetup, ComponentsFacts, Switch } from '../../wire/altiplano';
import { altiplanoRows, type AgreementRow } from '../agreementRows';
import type { Agreement } from './agreement';

/** Switches that are a choice of the game itself; all others are house rules. */
const OF_THE_GAME: readonly Switch[] = ['roles_drafted', 'missions'];

/** What is being agreed on for a new table of Altiplano. Everything is preset as in the rulebook's first game. */
export class AltiplanoAgreement implements Agreement {
  /** The digest of the component set. */
  set = $state('');
  #on = $state<Switch[]>([]);

  constructor(readonly catalog: AltiplanoCatalog) {
    this.set = catalog.component_sets[0]?.digest ?? '';
    this.#on = catalog.switches.filter((row) => row.default).map((row) => row.switch);
  }

  get components(): ComponentsFacts | undefined {
    return this.catalog.component_sets.find((one) => one.digest === this.set);
  }

  has(key: Switch): boolean {
    return this.#on.includes(key);
  }

  turn(key: Switch, on: boolean): void {
    this.#on = this.#on.filter((one) => one !== key);
    if (on) this.#on.push(key);
  }

  /** The rulings that can be turned on or off, in the catalog's order. */
  get houseRules(): Switch[] {
    return this.catalog.switches.map((row) => row.switch).filter((key) => !OF_THE_GAME.includes(key));
  }

  isPreset(key: Switch): boolean {
    return this.catalog.switches.find((row) => row.switch === key)?.default ?? false;
  }

  get asPrinted(): boolean {
    return this.houseRules.every((key) => this.has(key) === this.isPreset(key));
  }

  get detail(): string {
    return '';
  }

  get rows(): AgreementRow[] {
    return altiplanoRows(this.setup(0));
  }

  get valid(): boolean {
    return true;
  }

  setup(players: number): AltiplanoSetup {
    const keys = this.catalog.switches.map((row) => row.switch);
    const off = keys.filter((key) => this.isPreset(key) && !this.has(key));
    const { components } = this;
    return {
      players,
      ...(components ? { components: { name: components.name, digest: components.digest } } : {}),
      switches: keys.filter((key) => !this.isPreset(key) && this.has(key)),
      ...(off.length > 0 ? { switches_off: off } : {}),
    };
  }
}
