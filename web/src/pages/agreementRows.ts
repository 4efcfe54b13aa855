import { t } from '../lib/i18n/i18n.svelte';
import type { AltiplanoSetup } from '../wire/altiplano';
import type { Setup as PuertoRicoSetup } from '../wire/puerto-rico';

/** One line of a table's agreement. */
export interface AgreementRow {
  label: string;
  value: string;
}

const dashed = (key: string): string => key.replaceAll('_', '-');

/** What a table agreed on besides game, edition and players: only what differs from the game as printed. */
export function puertoRicoRows(setup: PuertoRicoSetup): AgreementRow[] {
  const rows: AgreementRow[] = [];
  if (setup.vp_pool !== null) rows.push({ label: t('switch-vp-pool'), value: String(setup.vp_pool) });
  const { seat_prices: prices } = setup;
  if (prices) {
    const value = prices.map((count, seat) => t('bids-one', { number: seat + 1, count })).join(', ');
    rows.push({ label: t('seat-prices'), value });
  }
  const { expansions = [], switches, switches_off = [], draft } = setup;
  if (expansions.length > 0) {
    const value = expansions.map((key) => t(`expansion-${dashed(key)}`)).join(', ');
    rows.push({ label: t('new-expansions'), value });
  }
  if (draft) {
    rows.push({
      label: t('new-draft'),
      value: t(draft === 'random' ? 'new-draft-random' : 'new-draft-named'),
    });
  }
  if (setup.nobles_market) {
    rows.push({ label: t('nobles-market'), value: t(`nobles-market-${dashed(setup.nobles_market)}`) });
  }
  if (switches.length > 0 || switches_off.length > 0) {
    const on = switches.map((key) => t(`switch-${dashed(key)}`));
    const off = switches_off.map((key) => t('rule-is-off', { rule: t(`switch-${dashed(key)}`) }));
    rows.push({ label: t('new-house-rules'), value: [...on, ...off].join(', ') });
  }
  return rows;
}

/** Roles and Missions, house rules, and whose numbers are used. */
export function altiplanoRows(setup: AltiplanoSetup): AgreementRow[] {
  const { switches, switches_off = [], components } = setup;
  const game = ['roles_drafted', 'missions'];
  const rows: AgreementRow[] = [
    {
      label: t('alti-new-roles'),
      value: t(switches.includes('roles_drafted') ? 'alti-new-roles-drafted' : 'alti-new-roles-dealt'),
    },
  ];
  if (switches.includes('missions')) {
    rows.push({ label: t('altiplano-switch-missions'), value: t('alti-new-with-missions') });
  }
  const on = switches.filter((key) => !game.includes(key)).map((key) => t(`altiplano-switch-${dashed(key)}`));
  const off = switches_off.map((key) => t('rule-is-off', { rule: t(`altiplano-switch-${dashed(key)}`) }));
  if (on.length + off.length > 0) {
    rows.push({ label: t('new-house-rules'), value: [...on, ...off].join(', ') });
  }
  if (components) {
    const built = components.name === 'reconstructed';
    const digest = components.digest?.slice(0, 12) ?? '';
    rows.push({
      label: t('alti-new-numbers'),
      value: built
        ? t('altiplano-components-built-in')
        : t('alti-set-named', { name: components.name, digest }),
    });
  }
  return rows;
}
