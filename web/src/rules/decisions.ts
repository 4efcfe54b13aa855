import type * as Alti from '../wire/altiplano';
import type { Decision, GameId, Gain } from '../wire';

/** Which paragraph of the rules is about each decision; anchors of headings, or of a building in the reference. */

const PUERTO_RICO: Record<Decision['type'], string> = {
  reveal_plantation: 'settler',
  hacienda_plantation: 'building-hacienda',
  choose_role: 'round',
  hacienda: 'building-hacienda',
  take_tile: 'settler',
  hospice: 'building-hospice',
  mayor_privilege: 'mayor',
  ship_worker: 'mayor',
  place_workers: 'mayor',
  build: 'builder',
  university: 'building-university',
  craftsman_privilege: 'craftsman',
  sell: 'trader',
  load: 'captain',
  store_kind: 'captain',
  keep_single: 'captain',
  optional: 'round',
  draft: 'new-buildings',
  draft_chance: 'new-buildings',
  guesthouse: 'building-guesthouse',
  place_drawn: 'building-forest-house',
  hospice_forest: 'building-hospice',
  second_tile: 'building-library',
  second_worker: 'building-library',
  second_good: 'building-library',
  black_market: 'building-black-market',
  small_wharf: 'building-small-wharf',
  deed: 'buccaneer',
  rob_ship: 'buccaneer',
  keep_loot: 'buccaneer',
  raid_persons: 'buccaneer',
  place_raided: 'buccaneer',
  capture: 'buccaneer',
  festival_crop: 'festival',
  festival_good: 'festival',
  festival_building: 'festival',
  ship_person: 'nobles',
  place_nobles: 'nobles',
  hunting_lodge: 'building-hunting-lodge',
  land_office: 'building-land-office',
  land_office_plantation: 'building-land-office',
  royal_supplier: 'building-royal-supplier',
  over: 'end',
};

/** With the ruling that every gain may be declined (`strict_optional`): what would be gained. */
const GAINS: Record<Gain['type'], string> = {
  production: 'craftsman',
  factory: 'building-factory',
  prospector: 'prospector',
  quarry_discount: 'builder',
  builder_privilege: 'builder',
  trader_privilege: 'trader',
  small_market: 'building-small-market',
  large_market: 'building-large-market',
  captain_privilege: 'captain',
  harbor: 'building-harbor',
  forest_discount: 'new-buildings',
  church: 'building-church',
  specialty_factory: 'building-specialty-factory',
  trading_post_privilege: 'building-trading-post',
  lighthouse_captain: 'building-lighthouse',
  lighthouse: 'building-lighthouse',
  union_hall: 'building-union-hall',
  villa: 'building-villa',
  zoning_discount: 'building-zoning-office',
  chapel_doubloon: 'building-chapel',
  chapel_point: 'building-chapel',
  jeweler: 'building-jeweler',
  hunting_lodge: 'building-hunting-lodge',
  specialty_factory_privilege: 'building-specialty-factory',
};

const ALTIPLANO: Record<Alti.Decision['type'], string> = {
  ring: 'setup',
  start_player: 'setup',
  order: 'setup',
  extension: 'setup',
  deal_role: 'setup',
  draft_role: 'setup',
  deal_mission: 'missions',
  keep_mission: 'missions',
  give_mission: 'missions',
  keep_received: 'missions',
  take_back: 'draw',
  draw: 'draw',
  draw_more: 'draw',
  swap: 'extensions',
  swap_draw: 'extensions',
  plan: 'planning',
  place_pawn: 'moving',
  act: 'actions',
  trade_cacao: 'actions',
  sell: 'market',
  deliver: 'market',
  store: 'village',
  corn: 'warehouse',
  after_action: 'moving',
  final_draw: 'extensions',
  over: 'end',
};

const OF: Record<GameId, Record<string, string>> = { 'puerto-rico': PUERTO_RICO, altiplano: ALTIPLANO };

/** The anchor for what an address asks about: `asked-` with the kind of the decision, and with what would be gained. */
export function anchorOf(game: GameId, address: string | undefined): string | undefined {
  const asked = /^asked-([a-z_]+)(?:-([a-z_]+))?$/.exec(address ?? '');
  if (!asked) return address;
  const [, kind = '', gain = ''] = asked;
  return (game === 'puerto-rico' ? (GAINS as Record<string, string>)[gain] : undefined) ?? OF[game][kind];
}
