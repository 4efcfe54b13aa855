import { i18n, t } from '../../lib/i18n/i18n.svelte';
import type { PuertoRicoCatalog, Switch, SwitchFacts } from '../../wire/puerto-rico';

/** Where a ruling comes from, if not from an edition's preset. */
const ORIGINS: Partial<Record<Switch, string>> = {
  open_vp: 'table',
  counted: 'table',
  dup_production: 'letter-2020',
  auto_mayor_privilege: 'table',
  decline_workers: 'tournament',
  large_max_4: 'sites',
  strict_optional: 'letter',
  exclude_office_trading_post: 'advice-2020',
  exclude_hacienda_forest_house: 'sheet-2004',
  forest_discount_needs_occupied: 'sites',
  black_market_discard: 'sheet-2004',
  specialty_counts_privilege: 'sites',
  library_craftsman_distinct: 'sites',
  vp_end_captain_only: 'letter',
  library_2p_once: 'sites',
  land_office_faceup: 'letter-2011',
  hunting_lodge_most_filled: 'letter-2011',
  villa_instead: 'sites',
  buccaneer_must_act: 'letter-2020',
  festival_exclude_by_plantation: 'japanese',
  festival_counts_privilege: 'sites',
};

/** Where a ruling comes from, in words: the editions that differ in it, a house rule, or its origin. */
export function ruleSource(row: SwitchFacts, catalog: PuertoRicoCatalog): string {
  if (row.house_rule) return t('rule-source-house');
  const on = catalog.editions.filter((one) => one.switches.includes(row.switch));
  if (on.length > 0 && on.length < catalog.editions.length) {
    const off = catalog.editions.filter((one) => !on.includes(one));
    const years = (rows: typeof on) => i18n.list(rows.map((one) => one.edition));
    return t('rule-source-editions', { on: years(on), off: years(off) });
  }
  const origin = ORIGINS[row.switch];
  return origin ? t(`rule-source-${origin}`) : '';
}
