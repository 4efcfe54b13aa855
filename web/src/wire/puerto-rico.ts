// Generated from crates/protocol by `UPDATE_WIRE=1 cargo test -p protocol --test typescript`.
import type { BotRow, Seat } from './index';

/**
 * A kind of goods; also the kind of a plantation.
 */
export type Good = "corn" | "indigo" | "sugar" | "tobacco" | "coffee";

/**
 * One value for each good.
 */
export type ByGood<T> = { 
/**
 * Corn's.
 */
corn: T, 
/**
 * Indigo's.
 */
indigo: T, 
/**
 * Sugar's.
 */
sugar: T, 
/**
 * Tobacco's.
 */
tobacco: T, 
/**
 * Coffee's.
 */
coffee: T, };

/**
 * A kind of island tile: a plantation by its good, or a quarry.
 */
export type Tile = "corn" | "indigo" | "sugar" | "tobacco" | "coffee" | "quarry";

/**
 * One value for each kind of tile.
 */
export type ByTile<T> = { 
/**
 * The corn plantations'.
 */
corn: T, 
/**
 * The indigo plantations'.
 */
indigo: T, 
/**
 * The sugar plantations'.
 */
sugar: T, 
/**
 * The tobacco plantations'.
 */
tobacco: T, 
/**
 * The coffee plantations'.
 */
coffee: T, 
/**
 * The quarries'.
 */
quarry: T, };

/**
 * What everybody does, or only the chooser.
 */
export type Role = "settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector" | "buccaneer";

/**
 * A role card. Five players have two prospectors, which may carry different doubloons.
 */
export type RoleCard = "settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector" | "second_prospector" | "buccaneer";

/**
 * A kind of building.
 */
export type Building = "small_indigo_plant" | "small_sugar_mill" | "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "small_market" | "hacienda" | "construction_hut" | "small_warehouse" | "hospice" | "office" | "large_market" | "large_warehouse" | "factory" | "university" | "harbor" | "wharf" | "guild_hall" | "residence" | "fortress" | "customs_house" | "city_hall" | "aqueduct" | "forest_house" | "black_market" | "storehouse" | "guesthouse" | "trading_post" | "church" | "small_wharf" | "lighthouse" | "specialty_factory" | "library" | "union_hall" | "statue" | "cloister" | "land_office" | "chapel" | "hunting_lodge" | "zoning_office" | "royal_supplier" | "villa" | "jeweler" | "royal_garden";

/**
 * What a building is for, which some rules depend on.
 */
export type BuildingKind = "small_production" | "large_production" | "small_commercial" | "large";

/**
 * The printed facts of a building.
 */
export type BuildingFacts = { 
/**
 * Which building.
 */
building: Building, 
/**
 * The expansion that brings it; null for the base game's.
 */
expansion: Expansion | null, 
/**
 * What it is for.
 */
kind: BuildingKind, 
/**
 * The good that it makes; null for commercial buildings and the jeweler.
 */
makes: Good | null, 
/**
 * Printed price in doubloons.
 */
cost: number, 
/**
 * Printed victory points.
 */
points: number, 
/**
 * Places for workers.
 */
circles: number, 
/**
 * Copies with 3 to 5 players.
 */
copies: number, 
/**
 * Copies with 2 players.
 */
copies_two_players: number, 
/**
 * Column on the main board, 1 to 4: the most that quarries can take off the price.
 */
column: number, 
/**
 * City spaces.
 */
spaces: number, };

/**
 * A kind of island tile or a building with circles. Equal tiles are one place with several circles.
 */
export type Place = { "tile": Tile } | { "building": Building };

/**
 * A printed edition: a named set of rulings.
 */
export type Edition = "2002" | "2011" | "2020";

/**
 * A ruling that a table can turn on.
 */
export type Switch = "open_vp" | "counted" | "dup_production" | "auto_mayor_privilege" | "decline_workers" | "large_max_4" | "strict_optional" | "corn_starters_poorer" | "factory_8_university_7" | "draft_small_first" | "exclude_office_trading_post" | "exclude_hacienda_forest_house" | "forest_discount_needs_occupied" | "black_market_discard" | "guesthouse_in_mayor" | "specialty_counts_privilege" | "library_craftsman_distinct" | "vp_end_captain_only" | "library_2p_once" | "buccaneer_must_act" | "festival_exclude_by_plantation" | "festival_counts_privilege" | "borrow_expansions" | "land_office_faceup" | "hunting_lodge_most_filled" | "villa_instead" | "villa_needs_person" | "ask_forced";

/**
 * An expansion.
 */
export type Expansion = "new_buildings" | "nobles" | "buccaneer" | "festival";

/**
 * How the market of New Buildings is chosen, if the players don't choose it in turn.
 */
export type Draft = "random" | { "named": Array<Building> };

/**
 * A table's agreement: players, edition, switches.
 */
export type Setup = { 
/**
 * 2 to 5.
 */
players: number, 
/**
 * The preset; the newest when left out.
 */
edition: Edition, 
/**
 * Victory point chips in the pool if not the edition's number, 1 to 999.
 */
vp_pool: number | null, 
/**
 * Rulings that are turned on in addition to the edition's preset.
 */
switches: Array<Switch>, 
/**
 * Rulings of the edition's preset that are turned off.
 */
switches_off?: Array<Switch>, 
/**
 * What is played besides the base game.
 */
expansions?: Array<Expansion>, 
/**
 * How the market is chosen; if left out, the players choose in turn.
 */
draft?: Draft, 
/**
 * How the buildings of Nobles come to the main board if not as the edition says.
 */
nobles_market?: NoblesMarket, 
/**
 * House rule: what each seat gives up of its points at the end, 0 to 20, because it was bid for; if left out, nothing.
 */
seat_prices?: Array<number>, };

/**
 * The first thing that is wrong with a setup.
 */
export type Impossible = { "type": "player_count", 
/**
 * The number that was asked for.
 */
found: number, } | { "type": "vp_pool", 
/**
 * The number that was asked for.
 */
found: number, } | { "type": "switch_without_expansion", 
/**
 * The ruling.
 */
switch: Switch, 
/**
 * The expansion that it is about.
 */
expansion: Expansion, } | { "type": "expansion_not_in_edition", 
/**
 * The expansion.
 */
expansion: Expansion, 
/**
 * The edition.
 */
edition: Edition, } | { "type": "nobles_market_without_nobles" } | { "type": "draft_without_expansion" } | { "type": "market_building", 
/**
 * Which.
 */
building: Building, } | { "type": "market_places", 
/**
 * The price of the places, in doubloons.
 */
cost: number, 
/**
 * Kinds named for them.
 */
found: number, 
/**
 * Places.
 */
expected: number, } | { "type": "market_excluded", 
/**
 * One of them.
 */
building: Building, 
/**
 * The other.
 */
other: Building, } | { "type": "seat_prices", 
/**
 * The most that a seat can cost.
 */
most: number, } | { "type": "notation", 
/**
 * The word, as it was written.
 */
word: string, };

/**
 * What the buccaneer can do.
 */
export type Deed = "piracy" | "plunder" | "raid" | "capture";

/**
 * The open decision with its data. A game waits for exactly one.
 */
export type Decision = { "type": "reveal_plantation" } | { "type": "hacienda_plantation", 
/**
 * Whose hacienda.
 */
seat: Seat, } | { "type": "choose_role", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "hacienda", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "take_tile", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "hospice", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The tile just taken.
 */
tile: Tile, } | { "type": "mayor_privilege", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "ship_worker", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "place_workers", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The next place in order.
 */
place: Place, } | { "type": "build", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "university", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The new building.
 */
building: Building, } | { "type": "craftsman_privilege", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "sell", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "load", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "store_kind", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "keep_single", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "optional", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * What would be gained.
 */
gain: Gain, } | { "type": "draft", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "draft_chance" } | { "type": "guesthouse", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * What comes next.
 */
window: Window, } | { "type": "place_drawn", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * Its kind.
 */
good: Good, } | { "type": "hospice_forest", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "second_tile", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "second_worker", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "second_good", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The first one.
 */
first: Good, } | { "type": "black_market", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The building, which is already in the city.
 */
building: Building, 
/**
 * Doubloons that are still missing.
 */
doubloons: number, 
/**
 * Whether a worker was returned, or no longer can be.
 */
worker_done: boolean, 
/**
 * Whether a good was returned, or no longer can be.
 */
good_done: boolean, } | { "type": "small_wharf", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The kind.
 */
good: Good, 
/**
 * Goods of earlier kinds.
 */
shipped: ByGood<number>, } | { "type": "deed", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "rob_ship", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "keep_loot", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The ship, by its holds.
 */
capacity: number, } | { "type": "raid_persons", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "place_raided", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * Workers and nobles that left the ship and have no place yet; they are in the supply.
 */
in_hand: number, 
/**
 * How many of them are nobles.
 */
nobles: number, 
/**
 * How many of them may still be kept.
 */
may_keep: number, } | { "type": "capture", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "festival_crop" } | { "type": "festival_good" } | { "type": "festival_building" } | { "type": "ship_person", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "place_nobles", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The next place in order.
 */
place: Place, } | { "type": "hunting_lodge", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "land_office", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "land_office_plantation", 
/**
 * Whose land office.
 */
seat: Seat, } | { "type": "royal_supplier", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The kinds given already.
 */
given: ByGood<boolean>, } | { "type": "over" };

/**
 * When a villa brings its noble.
 */
export type VillaOccasion = "privilege" | "ship" | "nobody";

/**
 * Who stands on a circle.
 */
export type Occupant = "nobody" | "worker" | "noble";

/**
 * How the eight buildings of Nobles come to the main board.
 */
export type NoblesMarket = "printed_2020" | "all_eight_extra" | "drafted_12_5";

/**
 * What a guest may move before.
 */
export type Window = "settler" | "tile" | "second_tile" | "mayor" | "builder" | "production" | "craftsman_privilege" | "trader" | "captain" | "storage" | "prospector" | "buccaneer" | "hunting_lodge" | "end";

/**
 * What `strict_optional` asks about: the answers are `accept` and `pass`.
 */
export type Gain = { "type": "production" } | { "type": "factory", 
/**
 * How many.
 */
doubloons: number, } | { "type": "prospector" } | { "type": "quarry_discount", 
/**
 * The building just bought.
 */
building: Building, 
/**
 * What was taken off.
 */
doubloons: number, } | { "type": "builder_privilege", 
/**
 * The building just bought.
 */
building: Building, 
/**
 * What was taken off.
 */
doubloons: number, } | { "type": "trader_privilege" } | { "type": "small_market" } | { "type": "large_market" } | { "type": "captain_privilege" } | { "type": "harbor" } | { "type": "forest_discount", 
/**
 * The building just bought.
 */
building: Building, 
/**
 * What was taken off.
 */
doubloons: number, } | { "type": "church", 
/**
 * The building just bought.
 */
building: Building, 
/**
 * How many points.
 */
points: number, } | { "type": "specialty_factory", 
/**
 * How many.
 */
doubloons: number, 
/**
 * The factory's doubloons, which are asked about next.
 */
factory: number, } | { "type": "trading_post_privilege" } | { "type": "lighthouse_captain" } | { "type": "lighthouse" } | { "type": "union_hall", 
/**
 * How many.
 */
points: number, } | { "type": "villa", 
/**
 * When it comes.
 */
occasion: VillaOccasion, } | { "type": "zoning_discount", 
/**
 * The building just bought.
 */
building: Building, 
/**
 * What was taken off.
 */
doubloons: number, } | { "type": "chapel_doubloon" } | { "type": "chapel_point" } | { "type": "jeweler", 
/**
 * How many.
 */
doubloons: number, } | { "type": "hunting_lodge" } | { "type": "specialty_factory_privilege", 
/**
 * The good just taken.
 */
good: Good, 
/**
 * Whether it is the second one, with the library.
 */
is_second: boolean, };

/**
 * The memory of the current phase; all of it is open to everybody.
 */
export type Progress = { "type": "none" } | { "type": "craftsman", 
/**
 * The kinds that the craftsman received, for the privilege.
 */
kinds: Array<Good>, 
/**
 * What the craftsman received, where a ruling asks for it (`specialty_counts_privilege`).
 */
received?: ByGood<number>, } | { "type": "mayor", 
/**
 * Seats that got their first person of the phase: their villas are done.
 */
received: Array<Seat>, } | { "type": "trader", 
/**
 * Whether the seat whose turn it is used its land office.
 */
land_office_used: boolean, 
/**
 * Whether that seat sold, or has nothing to sell.
 */
sold: boolean, } | { "type": "captain", 
/**
 * How many seats have passed since the last loading; the loading ends when all have.
 */
passes: number, 
/**
 * Whether the captain has loaded, which uses the privilege up.
 */
privilege_used: boolean, 
/**
 * Seats whose wharf was used.
 */
wharves_used: Array<Seat>, 
/**
 * With expansions: seats that have had their first turn.
 */
begun?: Array<Seat>, 
/**
 * Seats whose small wharf was used.
 */
small_wharves_used?: Array<Seat>, } | { "type": "storage", 
/**
 * The kinds that the seat whose turn it is has put into warehouses.
 */
stored: Array<Good>, 
/**
 * With a storehouse: the single goods that it has named before the last one.
 */
singles?: ByGood<number>, };

/**
 * A seat's decision. Which actions are legal depends on the open decision.
 */
export type Action = { "type": "pass" } | { "type": "accept" } | { "type": "choose_role", 
/**
 * Which.
 */
card: RoleCard, } | { "type": "draw_plantation" } | { "type": "take_tile", 
/**
 * Which.
 */
tile: Tile, } | { "type": "take_worker" } | { "type": "assign_workers", 
/**
 * Where.
 */
place: Place, 
/**
 * How many, 0 to the number of its circles.
 */
workers: number, } | { "type": "build", 
/**
 * Which.
 */
building: Building, } | { "type": "take_good", 
/**
 * Which kind.
 */
good: Good, } | { "type": "sell", 
/**
 * Which kind.
 */
good: Good, } | { "type": "load", 
/**
 * The kind.
 */
good: Good, 
/**
 * The ship.
 */
hold: Hold, } | { "type": "store_kind", 
/**
 * Which kind.
 */
good: Good, } | { "type": "keep_single", 
/**
 * Which kind.
 */
good: Good, } | { "type": "draft_building", 
/**
 * Which.
 */
building: Building, } | { "type": "plant_forest", 
/**
 * Which kind.
 */
good: Good, } | { "type": "move_guest", 
/**
 * Where to.
 */
place: Place, } | { "type": "return_worker", 
/**
 * Where it stands; null for San Juan.
 */
place: Place | null, } | { "type": "return_good", 
/**
 * Which kind.
 */
good: Good, } | { "type": "return_point" } | { "type": "sell_to_post", 
/**
 * Which kind.
 */
good: Good, } | { "type": "use_small_wharf" } | { "type": "take_noble" } | { "type": "assign_nobles", 
/**
 * Where.
 */
place: Place, 
/**
 * How many of the workers there.
 */
nobles: number, } | { "type": "move_noble_guest", 
/**
 * Where to.
 */
place: Place, } | { "type": "return_noble", 
/**
 * Where it stands; null for San Juan.
 */
place: Place | null, } | { "type": "give_up_tile", 
/**
 * Which kind.
 */
good: Good, 
/**
 * Who is on it and goes to San Juan.
 */
occupant: Occupant, } | { "type": "give_up_forest", 
/**
 * The kind on its front.
 */
good: Good, } | { "type": "deliver", 
/**
 * Which kind.
 */
good: Good, } | { "type": "ship", 
/**
 * Which kind.
 */
good: Good, 
/**
 * How many.
 */
amount: number, } | { "type": "deed", 
/**
 * Which.
 */
deed: Deed, } | { "type": "rob_ship", 
/**
 * The ship, by its holds.
 */
capacity: number, } | { "type": "keep_loot", 
/**
 * How many, 0 to 3.
 */
goods: number, } | { "type": "place_raided", 
/**
 * Where.
 */
place: Place, } | { "type": "place_raided_noble", 
/**
 * Where.
 */
place: Place, } | { "type": "capture", 
/**
 * Which.
 */
card: RoleCard, };

/**
 * Where goods are loaded.
 */
export type Hold = { "ship": number } | "wharf";

/**
 * A chance outcome: `draw corn`, `draft church`, `crop corn`, `production corn`, `building harbor`.
 */
export type Outcome = { "type": "draw", 
/**
 * Which kind.
 */
good: Good, } | { "type": "draft", 
/**
 * Which.
 */
building: Building, } | { "type": "crop", 
/**
 * Which kind.
 */
good: Good, } | { "type": "production", 
/**
 * Which kind.
 */
good: Good, } | { "type": "building", 
/**
 * Which.
 */
building: Building, };

/**
 * A whole answer to a decision that the rules take in small steps.
 */
export type Plan = { "type": "place_workers", 
/**
 * Workers by kind of tile.
 */
tiles: { [key in Tile]?: number }, 
/**
 * Workers by building.
 */
buildings: { [key in Building]?: number }, 
/**
 * With Nobles: how many of the workers on tiles of a kind are nobles. Workers alone can be placed too,
 * with the nobles to follow, by leaving both out.
 */
tile_nobles?: { [key in Tile]?: number }, 
/**
 * With Nobles: how many of the workers on buildings are nobles.
 */
building_nobles?: { [key in Building]?: number }, } | { "type": "store_goods", 
/**
 * Kinds in warehouses.
 */
kinds: Array<Good>, 
/**
 * The one good kept on San Juan.
 */
single: Good | null, 
/**
 * With a storehouse: the other single goods, one entry for each.
 */
singles?: Array<Good>, } | { "type": "load_wharf", 
/**
 * How many goods go aboard, by kind; kinds left out stay.
 */
goods: { [key in Good]?: number }, };

/**
 * One fact; open to every seat.
 */
export type Event = { "type": "role_chosen", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which card.
 */
card: RoleCard, 
/**
 * Doubloons that lay on it.
 */
doubloons: number, } | { "type": "passed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * In which role's phase.
 */
role: Role, } | { "type": "skipped", 
/**
 * Who.
 */
seat: Seat, 
/**
 * In which role's phase.
 */
role: Role, 
/**
 * Why.
 */
reason: SkipReason, } | { "type": "tile_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which tile.
 */
tile: Tile, 
/**
 * Whether the hacienda drew it face down.
 */
hacienda: boolean, } | { "type": "plantation_revealed", 
/**
 * Its kind.
 */
good: Good, } | { "type": "plantations_discarded", 
/**
 * How many.
 */
count: number, } | { "type": "plantations_reshuffled", 
/**
 * How many.
 */
count: number, } | { "type": "worker_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where it stands; null for San Juan.
 */
place: Place | null, 
/**
 * Whether it came from the ship because the supply was empty.
 */
from_ship: boolean, } | { "type": "workers_arrived", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
workers: number, } | { "type": "worker_refused", 
/**
 * Who refused.
 */
seat: Seat, } | { "type": "workers_assigned", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
place: Place, 
/**
 * How many stand there.
 */
workers: number, } | { "type": "workers_placed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many stay in San Juan.
 */
san_juan: number, } | { "type": "ship_refilled", 
/**
 * How many workers came aboard.
 */
workers: number, 
/**
 * How many nobles came aboard; left out when none.
 */
nobles?: number, 
/**
 * How many were needed in total.
 */
needed: number, } | { "type": "built", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
building: Building, 
/**
 * Printed price.
 */
cost: number, 
/**
 * What quarries took off.
 */
quarries: number, 
/**
 * What the builder's privilege took off.
 */
privilege: number, 
/**
 * What forests took off; left out when nothing.
 */
forests?: number, 
/**
 * What the zoning office took off; left out when nothing.
 */
zoning?: number, 
/**
 * Doubloons to pay, with the black market partly in other things.
 */
paid: number, } | { "type": "produced", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Goods received.
 */
goods: ByGood<number>, 
/**
 * Goods missing because the supply was short.
 */
short: ByGood<number>, } | { "type": "factory_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Different kinds produced.
 */
kinds: number, 
/**
 * Doubloons.
 */
doubloons: number, } | { "type": "privilege_good", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, } | { "type": "sold", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, 
/**
 * The kind's price.
 */
price: number, 
/**
 * From the trader's privilege.
 */
privilege: number, 
/**
 * From small and large market.
 */
markets: number, 
/**
 * Doubloons in all.
 */
doubloons: number, } | { "type": "trading_house_emptied" } | { "type": "loaded", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, 
/**
 * How many.
 */
amount: number, 
/**
 * Onto which ship.
 */
hold: Hold, 
/**
 * Points from the harbor.
 */
harbor: number, 
/**
 * Points from the captain's privilege.
 */
privilege: number, 
/**
 * Victory points in all.
 */
points: number, } | { "type": "stored", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What was kept.
 */
kept: ByGood<number>, 
/**
 * What went back to the supply.
 */
returned: ByGood<number>, } | { "type": "ship_emptied", 
/**
 * Its holds.
 */
capacity: number, 
/**
 * What it carried.
 */
good: Good, } | { "type": "prospector_paid", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Doubloons, without those of the card.
 */
doubloons: number, } | { "type": "gain_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
gain: Gain, 
/**
 * Doubloons or victory points that it brought, or saved; 0 for production, which has an event of its own.
 */
amount: number, } | { "type": "gain_declined", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
gain: Gain, } | { "type": "end_triggered", 
/**
 * Why.
 */
reason: EndReason, } | { "type": "card_doubloon", 
/**
 * Which card.
 */
card: RoleCard, 
/**
 * How many are on it now.
 */
doubloons: number, } | { "type": "round_started", 
/**
 * Its number, from 1.
 */
round: number, 
/**
 * Who picks first.
 */
governor: Seat, } | { "type": "game_ended" } | { "type": "building_drafted", 
/**
 * Who put it there; null for chance and a named market.
 */
by: Seat | null, 
/**
 * Which.
 */
building: Building, } | { "type": "forest_planted", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The kind on its front.
 */
good: Good, 
/**
 * Whether the hacienda drew it face down.
 */
hacienda: boolean, } | { "type": "plantation_drawn", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its kind.
 */
good: Good, } | { "type": "guest_moved", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where to.
 */
place: Place, 
/**
 * True for a noble; left out for a worker.
 */
noble?: boolean, } | { "type": "black_market_paid", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
item: Returned, } | { "type": "church_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Victory points.
 */
points: number, } | { "type": "specialty_factory_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Doubloons.
 */
doubloons: number, } | { "type": "sold_to_post", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, 
/**
 * From the trader's privilege.
 */
privilege: number, 
/**
 * Doubloons in all.
 */
doubloons: number, } | { "type": "union_hall_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Victory points.
 */
points: number, } | { "type": "lighthouse_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Doubloons.
 */
doubloons: number, } | { "type": "noble_arrived", 
/**
 * Who.
 */
seat: Seat, } | { "type": "noble_refused", 
/**
 * Who refused.
 */
seat: Seat, } | { "type": "villa_brought", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Whether it was a noble.
 */
noble: boolean, } | { "type": "nobles_assigned", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
place: Place, 
/**
 * How many nobles stand there.
 */
nobles: number, } | { "type": "tile_given_up", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The kind.
 */
good: Good, 
/**
 * Who stood on it and went to San Juan.
 */
occupant: Occupant, 
/**
 * Doubloons of the land office.
 */
doubloons: number, } | { "type": "forest_given_up", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The kind on its front.
 */
good: Good, 
/**
 * Doubloons of the land office.
 */
doubloons: number, } | { "type": "hunting_lodge_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Victory points.
 */
points: number, } | { "type": "land_office_bought", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Doubloons paid.
 */
doubloons: number, } | { "type": "chapel_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Doubloons, for a worker.
 */
doubloons: number, 
/**
 * Victory points, for a noble.
 */
points: number, } | { "type": "jeweler_paid", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Doubloons.
 */
doubloons: number, } | { "type": "good_delivered", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The kind.
 */
good: Good, 
/**
 * Victory points.
 */
points: number, } | { "type": "small_wharf_loaded", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
goods: ByGood<number>, 
/**
 * Points from the harbor.
 */
harbor: number, 
/**
 * Points from the captain's privilege.
 */
privilege: number, 
/**
 * Victory points in all.
 */
points: number, } | { "type": "token_taken", 
/**
 * Who has it now.
 */
seat: Seat, 
/**
 * Who had it; null if it was on the card.
 */
from: Seat | null, } | { "type": "ship_robbed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Its holds.
 */
capacity: number, 
/**
 * What it carried.
 */
good: Good, 
/**
 * Goods that the seat keeps.
 */
kept: number, 
/**
 * Goods that went to the supply.
 */
returned: number, } | { "type": "house_plundered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What lay there.
 */
goods: ByGood<number>, 
/**
 * Victory points, one each.
 */
points: number, } | { "type": "workers_raided", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Workers.
 */
workers: number, 
/**
 * Nobles.
 */
nobles: number, } | { "type": "raided_worker_placed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
place: Place, 
/**
 * Whether it was a noble.
 */
noble: boolean, } | { "type": "raided_workers_returned", 
/**
 * Who raided.
 */
seat: Seat, 
/**
 * Workers.
 */
workers: number, 
/**
 * Nobles.
 */
nobles: number, } | { "type": "role_captured", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which card.
 */
card: RoleCard, 
/**
 * Doubloons that lay on it.
 */
doubloons: number, } | { "type": "capture_paid", 
/**
 * The captor.
 */
seat: Seat, 
/**
 * Which card.
 */
card: RoleCard, 
/**
 * Doubloons.
 */
doubloons: number, } | { "type": "captured_role_played", 
/**
 * The captor.
 */
seat: Seat, 
/**
 * Which card.
 */
card: RoleCard, } | { "type": "crop_task_drawn", 
/**
 * Which.
 */
good: Good, } | { "type": "production_task_drawn", 
/**
 * Which.
 */
good: Good, } | { "type": "building_task_drawn", 
/**
 * Which.
 */
building: Building, } | { "type": "crop_task_done", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Their kind.
 */
good: Good, 
/**
 * Workers that came from the supply to San Juan.
 */
workers: number, } | { "type": "production_task_done", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The goods, which went back to the supply.
 */
goods: ByGood<number>, 
/**
 * Doubloons.
 */
doubloons: number, } | { "type": "building_task_done", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which building; its tile is for sale now.
 */
building: Building, 
/**
 * Victory points.
 */
points: number, };

/**
 * What the black market takes for a doubloon.
 */
export type Returned = { "type": "worker", 
/**
 * Where it stood; null for San Juan.
 */
place: Place | null, } | { "type": "noble", 
/**
 * Where it stood; null for San Juan.
 */
place: Place | null, } | { "type": "good", 
/**
 * Its kind.
 */
good: Good, } | { "type": "point" };

/**
 * Why a seat was not asked.
 */
export type SkipReason = "island_full" | "no_tile" | "no_building" | "no_sale" | "trading_house_full" | "no_load" | "no_privilege_good" | "no_worker" | "nothing_to_place" | "only_one_answer";

/**
 * What ends the game.
 */
export type EndReason = "workers" | "city" | "victory_points";

/**
 * The first reason that applies.
 */
export type Refusal = { "type": "game_over" } | { "type": "chance_first" } | { "type": "not_your_turn", 
/**
 * Who is asked.
 */
asked: Seat, } | { "type": "other_decision" } | { "type": "must_decide" } | { "type": "no_such_card" } | { "type": "role_taken", 
/**
 * By whom.
 */
by: Seat, } | { "type": "not_on_offer" } | { "type": "quarry_needs_hut" } | { "type": "no_quarry_left" } | { "type": "sold_out" } | { "type": "already_owned" } | { "type": "no_city_space", 
/**
 * How many it takes.
 */
needed: number, 
/**
 * How many are free.
 */
free: number, } | { "type": "too_many_large" } | { "type": "too_expensive", 
/**
 * The price after all discounts.
 */
price: number, 
/**
 * What the seat has.
 */
doubloons: number, } | { "type": "no_such_place" } | { "type": "other_place_first" } | { "type": "too_few_circles", 
/**
 * How many it has.
 */
circles: number, } | { "type": "too_few_workers", 
/**
 * How many are left.
 */
workers: number, } | { "type": "fill_circles", 
/**
 * The least number here.
 */
least: number, } | { "type": "not_produced" } | { "type": "supply_empty" } | { "type": "none_owned" } | { "type": "kind_in_trading_house" } | { "type": "trading_house_full" } | { "type": "no_such_ship" } | { "type": "ship_carries", 
/**
 * What it carries.
 */
good: Good, } | { "type": "ship_full" } | { "type": "kind_on_other_ship", 
/**
 * Which one.
 */
hold: Hold, } | { "type": "larger_ship", 
/**
 * Which one.
 */
hold: Hold, } | { "type": "no_wharf" } | { "type": "wharf_used" } | { "type": "must_load" } | { "type": "out_of_order" } | { "type": "already_stored" } | { "type": "already_given" } | { "type": "warehouses_full", 
/**
 * How many kinds they hold.
 */
kinds: number, } | { "type": "not_in_market" } | { "type": "already_drafted" } | { "type": "no_place_left", 
/**
 * The price.
 */
cost: number, } | { "type": "excluded", 
/**
 * Which.
 */
building: Building, } | { "type": "small_first" } | { "type": "no_forest_house" } | { "type": "other_tile" } | { "type": "no_empty_circle" } | { "type": "no_such_guest" } | { "type": "guest_stays" } | { "type": "black_market_worker" } | { "type": "debt_stays" } | { "type": "same_kind_twice" } | { "type": "no_noble_aboard" } | { "type": "no_worker_aboard" } | { "type": "too_few_nobles", 
/**
 * How many are left.
 */
nobles: number, } | { "type": "fewer_on_place", 
/**
 * How many stand there.
 */
workers: number, } | { "type": "nobles_must_stand", 
/**
 * The least number here.
 */
least: number, } | { "type": "no_land_office_worker" } | { "type": "no_land_office_noble" } | { "type": "land_office_used" } | { "type": "no_doubloon" } | { "type": "island_full" } | { "type": "no_plantation_left" } | { "type": "land_office_draws" } | { "type": "land_office_takes" } | { "type": "not_more_goods_than_nobles", 
/**
 * How many nobles the seat has.
 */
nobles: number, } | { "type": "no_trading_post" } | { "type": "no_small_wharf" } | { "type": "small_wharf_used" } | { "type": "other_kind_first", 
/**
 * Which.
 */
good: Good, } | { "type": "too_few_goods", 
/**
 * How many it has.
 */
goods: number, } | { "type": "load_one" } | { "type": "has_token" } | { "type": "own_capture" } | { "type": "ships_empty" } | { "type": "ship_empty" } | { "type": "trading_house_empty" } | { "type": "no_worker_to_raid", 
/**
 * Workers that stay.
 */
stay: number, } | { "type": "not_raided" } | { "type": "loot_limit", 
/**
 * The most.
 */
most: number, } | { "type": "captures_itself" };

/**
 * The game's name, which says what the rest of a view is.
 */
export type PuertoRico = "puerto-rico";

/**
 * What a seat or a spectator may see.
 */
export type PuertoRicoView = { 
/**
 * `puerto-rico`.
 */
game: PuertoRico, 
/**
 * The table's agreement.
 */
setup: Setup, 
/**
 * Whose view this is; null for a spectator.
 */
observer: Seat | null, 
/**
 * From 1.
 */
round: number, 
/**
 * Who picks first this round.
 */
governor: Seat, 
/**
 * The role whose phase is in progress, and who picked it; null while a role is being picked.
 */
phase: Phase | null, 
/**
 * What the game waits for.
 */
decision: Decision, 
/**
 * What the current phase remembers besides the decision.
 */
progress: Progress, 
/**
 * Role cards of this game in order.
 */
cards: Array<CardView>, 
/**
 * Face-up plantations by kind.
 */
plantations: ByGood<number>, 
/**
 * Face-down plantations by kind: open, since everybody can count what was seen.
 */
face_down: ByGood<number>, 
/**
 * Discarded plantations by kind.
 */
discards: ByGood<number>, 
/**
 * Quarries left.
 */
quarries: number, 
/**
 * Workers in the supply.
 */
worker_supply: number, 
/**
 * Workers on the ship.
 */
worker_ship: number, 
/**
 * Workers that were refused and left the game (`decline_workers`).
 */
workers_refused: number, 
/**
 * Nobles in the supply; left out without Nobles.
 */
noble_supply?: number, 
/**
 * Nobles on the ship; left out when there are none.
 */
noble_ship?: number, 
/**
 * Nobles that left the game; left out when there are none.
 */
nobles_gone?: number, 
/**
 * Goods in the supply.
 */
goods: ByGood<number>, 
/**
 * Victory point chips in the pool; 0 once points are written on credit.
 */
victory_points: number, 
/**
 * Victory point chips that left the game (`black_market_discard`); left out when there are none.
 */
points_gone?: number, 
/**
 * Seats whose library doubled a privilege this round (`library_2p_once`); left out when there are none.
 */
library_used?: Array<Seat>, 
/**
 * Goods in the trading house, by kind.
 */
trading_house: Array<Good>, 
/**
 * Cargo ships, smallest first.
 */
ships: Array<ShipView>, 
/**
 * Buildings for sale and sold out, in table order; what is not in this game is left out.
 */
market: Array<MarketView>, 
/**
 * While the market is being chosen: what from, and where to; left out afterwards and if nothing is chosen.
 */
draft?: DraftView, 
/**
 * What has triggered the end, if anything has.
 */
end: EndReason | null, 
/**
 * The seats, from seat 0.
 */
seats: Array<SeatView>, 
/**
 * Buccaneer token and captured role card; only with the expansion.
 */
buccaneer?: Buccaneer, 
/**
 * The festival's tasks; only with the expansion.
 */
festival?: Festival, 
/**
 * Final scores with all sources; only when the game is over.
 */
result: Array<Breakdown> | null, };

/**
 * The phase in progress.
 */
export type Phase = { 
/**
 * Its role.
 */
role: Role, 
/**
 * Who picked it.
 */
chooser: Seat, };

/**
 * Buccaneer token and captured role card.
 */
export type Buccaneer = { 
/**
 * Who has the token and can't pick the buccaneer; null while it is on the card.
 */
token: Seat | null, 
/**
 * The captured role card that nobody has picked yet; its captor is the seat that took the buccaneer this
 * round.
 */
captured: RoleCard | null, };

/**
 * The festival's three tasks. A task stays known after it is won.
 */
export type Festival = { 
/**
 * The kind of plantation of the crop task; null before it is drawn.
 */
crop: Good | null, 
/**
 * Who won the crop task; null while it is open.
 */
crop_winner: Seat | null, 
/**
 * The goods of the production task, three once all are drawn; a kind may occur several times.
 */
goods: Array<Good>, 
/**
 * Who won the production task; null while it is open.
 */
goods_winner: Seat | null, 
/**
 * The building of the building task; null before it is drawn.
 */
building: Building | null, 
/**
 * Who won the building task; null while it is open.
 */
building_winner: Seat | null, };

/**
 * A role card.
 */
export type CardView = { 
/**
 * Which.
 */
card: RoleCard, 
/**
 * Doubloons on it.
 */
doubloons: number, 
/**
 * Who took it this round.
 */
taken_by: Seat | null, };

/**
 * A cargo ship.
 */
export type ShipView = { 
/**
 * Number of holds, which is also its name.
 */
capacity: number, 
/**
 * What it carries.
 */
good: Good | null, 
/**
 * How many.
 */
amount: number, };

/**
 * A kind of building on the main board.
 */
export type MarketView = { 
/**
 * Which.
 */
building: Building, 
/**
 * Copies left.
 */
left: number, };

/**
 * The choice of the market before the game.
 */
export type DraftView = { 
/**
 * All kinds that take part, chosen or not, in table order.
 */
pool: Array<Building>, 
/**
 * Places of the main board, by price; filled or not.
 */
places: Array<DraftPlaces>, };

/**
 * Places of the main board for kinds of one price.
 */
export type DraftPlaces = { 
/**
 * The price in doubloons.
 */
cost: number, 
/**
 * How many kinds are there at the end.
 */
places: number, };

/**
 * One seat's boards.
 */
export type SeatView = { 
/**
 * Money.
 */
doubloons: number, 
/**
 * Barrels.
 */
goods: ByGood<number>, 
/**
 * Workers in San Juan, nobles included.
 */
san_juan: number, 
/**
 * How many of them are nobles, or while the seat places its nobles, all that have no place yet; left out when
 * there are none.
 */
san_juan_nobles?: number, 
/**
 * Island tiles by kind.
 */
tiles: ByTile<number>, 
/**
 * How many of them are occupied, by workers or nobles.
 */
tile_workers: ByTile<number>, 
/**
 * How many of them are occupied by nobles; left out when none.
 */
tile_nobles?: ByTile<number>, 
/**
 * Plantations placed face down as forests, by kind; left out when there are none.
 */
forests?: ByGood<number>, 
/**
 * Buildings in table order.
 */
buildings: Array<CityView>, 
/**
 * Victory points in chips; null if the observer may not see them.
 */
victory_points: number | null, 
/**
 * Victory points in chips by the gains that everybody saw; left out if the chips are open, and if nobody
 * counts for the observer (switch `counted`).
 */
counted?: number, 
/**
 * Whether the wharf was used in the current captain phase.
 */
wharf_used: boolean, 
/**
 * Whether the small wharf was used in the current captain phase; left out when not.
 */
small_wharf_used?: boolean, 
/**
 * What a craftsman phase would bring now, if the supply lasts.
 */
production: ByGood<number>, };

/**
 * A kind of building in a city.
 */
export type CityView = { 
/**
 * Which.
 */
building: Building, 
/**
 * Copies owned: 1, or more with `dup_production`.
 */
count: number, 
/**
 * Workers on it, nobles included.
 */
workers: number, 
/**
 * How many of them are nobles; left out when none.
 */
nobles?: number, };

/**
 * One seat's points by source.
 */
export type Breakdown = { 
/**
 * Victory point chips, those on credit included.
 */
chips: number, 
/**
 * Printed points of all buildings.
 */
buildings: number, 
/**
 * Occupied guild hall.
 */
guild_hall: number, 
/**
 * Occupied residence.
 */
residence: number, 
/**
 * Occupied fortress.
 */
fortress: number, 
/**
 * Occupied customs house.
 */
customs_house: number, 
/**
 * Occupied city hall.
 */
city_hall: number, 
/**
 * Occupied cloister; left out when it brings nothing.
 */
cloister?: number, 
/**
 * One for each noble; left out when there are none.
 */
nobles?: number, 
/**
 * Occupied royal garden; left out when it brings nothing.
 */
royal_garden?: number, 
/**
 * What the seat gives up because it was bid for (house rule); left out when nothing.
 */
seat_price?: number, 
/**
 * Doubloons and goods, one each: breaks ties.
 */
tie_break: number, 
/**
 * The sum of all sources, less the seat's price: below 0 if there is little to take it from.
 */
total: number, };

/**
 * The game's static facts.
 */
export type PuertoRicoCatalog = { 
/**
 * How many can play.
 */
player_counts: Array<number>, 
/**
 * The printed editions, oldest first; the last is the default.
 */
editions: Array<EditionFacts>, 
/**
 * The expansions, in the rulebook's order.
 */
expansions: Array<Expansion>, 
/**
 * The rulings that a table can turn on or off, those of the base game first.
 */
switches: Array<SwitchFacts>, 
/**
 * All buildings in the order of the rules' table, those of the base game first.
 */
buildings: Array<BuildingFacts>, 
/**
 * The goods, cheapest first.
 */
goods: Array<GoodFacts>, 
/**
 * The most that can be bid for a seat, in points.
 */
seat_bid_max: number, 
/**
 * Who can take a seat besides people.
 */
bots: Array<BotRow>, };

/**
 * A printed edition.
 */
export type EditionFacts = { 
/**
 * Its year.
 */
edition: Edition, 
/**
 * Whether a new table uses it by default.
 */
default: boolean, 
/**
 * Victory point chips in the pool, for each of the player counts in their order.
 */
victory_points: Array<number>, 
/**
 * The expansions that its rulebook has.
 */
expansions: Array<Expansion>, 
/**
 * How the buildings of Nobles come to the main board by default.
 */
nobles_market: NoblesMarket, 
/**
 * Its preset: the rulings that are on by default, those of expansions included.
 */
switches: Array<Switch>, };

/**
 * A ruling that a table can turn on.
 */
export type SwitchFacts = { 
/**
 * Which.
 */
switch: Switch, 
/**
 * Whether it is on by default in the newest edition.
 */
default: boolean, 
/**
 * The expansion that it is about, the first if there are several; null for the base game's.
 */
expansion: Expansion | null, 
/**
 * The expansions of which one must be played for it to matter; empty for the base game's.
 */
expansions: Array<Expansion>, 
/**
 * Whether it is a house rule, which no rulebook has.
 */
house_rule: boolean, };

/**
 * A kind of goods.
 */
export type GoodFacts = { 
/**
 * Which.
 */
good: Good, 
/**
 * What the trading house pays, in doubloons.
 */
price: number, };

/**
 * What the rules say in advance, for the game as it stands or with a plan on the observer's boards.
 */
export type PuertoRicoOutlook = { 
/**
 * Why the game may end with this round, or will: stocks that are low enough.
 */
near: Array<EndReason>, 
/**
 * How far away each end is; empty while the market is being chosen.
 */
ends: Array<EndDistance>, 
/**
 * How everybody is doing, in order of seats.
 */
seats: Array<SeatStanding>, 
/**
 * What each free role card would bring if the observer chose it; empty unless the observer is choosing one.
 */
roles: Array<RolePreview>, 
/**
 * Prices of this table that are not the printed ones.
 */
costs: Array<BuildingCost>, 
/**
 * How far each seat has got with the festival's tasks; empty without them.
 */
festival: Array<FestivalProgress>, 
/**
 * What the observer's storage holds; null for a spectator.
 */
storage: StorageRoom | null, 
/**
 * The choice of the market while it is in progress; null afterwards and if there is none.
 */
draft: DraftOutlook | null, 
/**
 * What a craftsman phase would bring with the placement that was asked about; null if there is none or it is
 * impossible.
 */
production: ByGood<number> | null, };

/**
 * The price of a building before discounts.
 */
export type BuildingCost = { 
/**
 * Which.
 */
building: Building, 
/**
 * Doubloons.
 */
cost: number, };

/**
 * The choice of the market.
 */
export type DraftOutlook = { 
/**
 * All turns, those taken included; each fills a place of the main board.
 */
turns: Array<DraftTurn>, 
/**
 * Places that are still empty, by price.
 */
left: Array<DraftPlaces>, 
/**
 * The kinds that cannot be put up now, and why.
 */
shut: Array<ShutBuilding>, };

/**
 * A turn of the choice.
 */
export type DraftTurn = { 
/**
 * Whose; null for chance.
 */
seat: Seat | null, 
/**
 * Whether only a large building can come then.
 */
large: boolean, };

/**
 * One way for the game to end, and how far away that is.
 */
export type EndDistance = { 
/**
 * Which.
 */
reason: EndReason, 
/**
 * Whose city is the fullest, the first in order of seats; null for the two stocks that all seats share.
 */
seat: Seat | null, 
/**
 * What is left: point chips, workers in the supply, or free spaces of that city.
 */
left: number, 
/**
 * The earliest round, counting the current one as 1, in which this can come with the boards as they are now, if each
 * role is played once a round; 0 once it has come, null if the boards never bring it about.
 */
rounds: number | null, };

/**
 * How far a seat has got with the tasks of the festival.
 */
export type FestivalProgress = { 
/**
 * Plantations of the crop task's kind, no more than it asks for.
 */
crops: number, 
/**
 * Goods of the production task that a craftsman phase would bring now.
 */
goods: number, 
/**
 * How many plantations the crop task asks for.
 */
crops_asked: number, };

/**
 * What a role card would bring.
 */
export type RolePreview = { 
/**
 * Which card.
 */
card: RoleCard, 
/**
 * What each seat could do or get, in order of seats, as far as it is known before anybody has acted.
 */
seats: Array<RoleShare>, };

/**
 * What a role would bring a seat. What earlier seats will choose is not known and therefore not counted.
 */
export type RoleShare = { "type": "nothing" } | { "type": "tile", 
/**
 * The seat may take one of at least this many face-up plantations.
 */
plantations: number, 
/**
 * Whether it may take a quarry instead.
 */
quarry: boolean, } | { "type": "people", 
/**
 * How many in all, if nobody declines.
 */
count: number, } | { "type": "buildings", 
/**
 * At least one.
 */
buildings: Array<BuyNow>, } | { "type": "goods", 
/**
 * By kind, without the privilege.
 */
goods: ByGood<number>, 
/**
 * How many more goods of a kind produced the privilege brings.
 */
privilege: number, } | { "type": "sales", 
/**
 * At least one.
 */
sales: Array<SaleNow>, } | { "type": "loads", 
/**
 * At least one.
 */
loads: Array<LoadNow>, } | { "type": "doubloons", 
/**
 * How many.
 */
count: number, };

/**
 * A purchase that a seat could make.
 */
export type BuyNow = { 
/**
 * Which building.
 */
building: Building, 
/**
 * What the seat would pay for it, in doubloons.
 */
price: number, };

/**
 * A loading that a seat could make.
 */
export type LoadNow = { 
/**
 * Which kind.
 */
good: Good, 
/**
 * How many fit aboard.
 */
amount: number, 
/**
 * Where.
 */
hold: Hold, 
/**
 * What it brings, in points, including the harbor, but the privilege only in a captain phase that the seat chose.
 */
points: number, };

/**
 * A sale that a seat could make.
 */
export type SaleNow = { 
/**
 * Which kind.
 */
good: Good, 
/**
 * What it brings, in doubloons, including markets, but the privilege only in a trader phase that the seat chose.
 */
doubloons: number, };

/**
 * How a seat is doing.
 */
export type SeatStanding = { 
/**
 * The printed points of its buildings.
 */
buildings: number, 
/**
 * What its occupied large buildings and its nobles would bring if the game ended now. Anything that depends on chips
 * that the observer may not see is left out.
 */
extras: number, 
/**
 * All points if the game ended now, chips included, less what the seat gives up; null where the observer may not see the chips.
 */
total: number | null, 
/**
 * What it could sell with the trading house as it is now, and to its trading post only what the house does not take;
 * cheapest first.
 */
sales: Array<SaleNow>, 
/**
 * What it could load if the next loading were its own, each kind where the most of it fits aboard.
 */
loads: Array<LoadNow>, };

/**
 * A building that cannot be put up.
 */
export type ShutBuilding = { 
/**
 * Which.
 */
building: Building, 
/**
 * Why not.
 */
reason: Refusal, };

/**
 * What is kept at the end of a captain phase.
 */
export type StorageRoom = { 
/**
 * Kinds of goods of which the occupied warehouses keep all.
 */
kinds: number, 
/**
 * Single goods besides.
 */
singles: number, };
