import { t } from '../lib/i18n/i18n.svelte';
import type { AnySetup } from '../wire';
import type { Setup as PuertoRicoSetup } from '../wire/puerto-rico';

/** One line of a table's agreement. */
export interface AgreementRow {
  label: string;
  value: string;
}

const dashed = (key: string): string => key.replaceAll('_', '-');

/** What a table agreed on beside game and players: only what differs from the game as printed. */
export function agreementRows(setup: AnySetup): AgreementRow[] {
  return puertoRico(setup);
}

function puertoRico(setup: PuertoRicoSetup): AgreementRow[] {
  const rows: AgreementRow[] = [];
  if (setup.vp_pool !== null) rows.push({ label: t('switch-vp-pool'), value: String(setup.vp_pool) });
  if (setup.switches.length > 0) {
    const value = setup.switches.map((key) => t(`switch-${dashed(key)}`)).join(', ');
    rows.push({ label: t('new-house-rules'), value });
  }
  return rows;
}
