// Generated from crates/protocol by `UPDATE_WIRE=1 cargo test -p protocol --test typescript`.
import type { BotRow, Seat } from './index';

/**
 * A kind of goods, in the order of the rulebook's supply table.
 */
export type Good = "food" | "corn" | "wood" | "stone" | "ore" | "silver" | "cloth" | "wool" | "alpaca" | "fish" | "glass" | "cacao";

/**
 * One value for each kind of goods.
 */
export type ByGood<T> = { 
/**
 * The food's.
 */
food: T, 
/**
 * The corn's.
 */
corn: T, 
/**
 * The wood's.
 */
wood: T, 
/**
 * The stone's.
 */
stone: T, 
/**
 * The ore's.
 */
ore: T, 
/**
 * The silver's.
 */
silver: T, 
/**
 * The cloth's.
 */
cloth: T, 
/**
 * The wool's.
 */
wool: T, 
/**
 * The alpacas'.
 */
alpaca: T, 
/**
 * The fish's.
 */
fish: T, 
/**
 * The glass's.
 */
glass: T, 
/**
 * The cacao's.
 */
cacao: T, };

/**
 * A location of the ring.
 */
export type Location = "farm" | "forest" | "mine" | "harbor" | "village" | "market" | "road";

/**
 * One value for each location.
 */
export type ByLocation<T> = { 
/**
 * The Farm's.
 */
farm: T, 
/**
 * The Forest's.
 */
forest: T, 
/**
 * The Mine's.
 */
mine: T, 
/**
 * The Harbor's.
 */
harbor: T, 
/**
 * The Village's.
 */
village: T, 
/**
 * The Market's.
 */
market: T, 
/**
 * The Road's.
 */
road: T, };

/**
 * A role tile.
 */
export type Role = "miner" | "shepherd" | "fisherman" | "woodcutter" | "stonemason" | "farmer" | "trader";

/**
 * What an extension does, numbered in the order of the rulebook.
 */
export type Effect = "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "e7" | "e8" | "e9" | "e10" | "e11" | "e12" | "e13" | "e14" | "e15" | "e16" | "e17" | "e18" | "e19" | "e20" | "e21" | "e22" | "e23" | "e24" | "e25";

/**
 * An extension tile: the name of its effect, with a `b` for the second tile that has it. Letter and
 * price are in the component set.
 */
export type Extension = Effect | `${Effect}b`;

/**
 * An order card, `o1` to `o16`. Its goods and points are in the component set.
 */
export type Order = `o${number}`;

/**
 * A Mission card; all numbers are minimums, and tiles on orders never count.
 */
export type Mission = "m1" | "m2" | "m3" | "m4" | "m5" | "m6" | "m7" | "m8" | "m9" | "m10" | "m11" | "m12" | "m13" | "m14" | "m15" | "m16" | "m17" | "m18" | "m19" | "m20";

/**
 * Something that only one seat can be first to do.
 */
export type First = "shelf" | "fish_shelf" | "order" | "house";

/**
 * A group of action spaces of one player: a location, the any-location space of E14 and E20, the
 * movement spaces, the role tile or an extension by its effect.
 */
export type Place = Location | 'any-location' | 'movement' | 'role' | Effect;

/**
 * A basic action that turns two tiles into one good.
 */
export type Recipe = "farm_wool" | "farm_cloth" | "forest_wood" | "mine_stone" | "mine_silver" | "harbor_food" | "harbor_stone";

/**
 * What powers a move.
 */
export type Fuel = "food" | "coin";

/**
 * A ruling that a table can turn on or off.
 */
export type Switch = "roles_drafted" | "missions" | "draw_fewer" | "plan_in_turn_order" | "place_pawns_first" | "move_without_action" | "wild_feeds_tiles" | "pay_for_nothing" | "road_end_corn" | "second_corn_shelf" | "corn_store_in_village" | "end_on_empty_stack" | "short_strip_two_more" | "most_must_be_alone" | "corn_is_type" | "closed_bags";

/**
 * A component set by its name: the numbers on cards, tiles and boards.
 */
export type ComponentsName = { 
/**
 * The set's name.
 */
name: string, 
/**
 * SHA-256 of its file, hexadecimal. If left out in a request: the only set with this name.
 */
digest?: string, };

/**
 * A table's agreement: players, component set, switches.
 */
export type AltiplanoSetup = { 
/**
 * 2 to 5.
 */
players: number, 
/**
 * The numbers of the game; if left out in a request: the server's usual set.
 */
components?: ComponentsName, 
/**
 * Rulings that are turned on although they are off by default.
 */
switches: Array<Switch>, 
/**
 * Rulings that are turned off although they are on by default.
 */
switches_off?: Array<Switch>, 
/**
 * The locations clockwise, the Farm first; if left out, chance lays them.
 */
ring?: Array<Location>, 
/**
 * Who starts; if left out, chance decides.
 */
start_player?: Seat, };

/**
 * The first thing that is wrong with a setup.
 */
export type AltiplanoImpossible = { "type": "player_count", 
/**
 * The number that was asked for.
 */
found: number, } | { "type": "ring" } | { "type": "start_player", 
/**
 * The seat that was asked for.
 */
found: Seat, } | { "type": "components", 
/**
 * Its name, and its digest where one was given.
 */
word: string, } | { "type": "notation", 
/**
 * The word, as it was written.
 */
word: string, };

/**
 * The open decision with its data. A game waits for exactly one; several seats may be asked together,
 * each answer sealed until all have answered.
 */
export type Decision = { "type": "ring" } | { "type": "start_player" } | { "type": "order" } | { "type": "extension" } | { "type": "deal_role", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "draft_role", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "deal_mission", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "keep_mission", 
/**
 * Who has not answered.
 */
asked: Array<Seat>, } | { "type": "give_mission", 
/**
 * Who has not answered.
 */
asked: Array<Seat>, } | { "type": "keep_received", 
/**
 * Who has not answered.
 */
asked: Array<Seat>, } | { "type": "take_back", 
/**
 * Who has not answered.
 */
asked: Array<Seat>, } | { "type": "draw", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Who wants to go on drawing (`draw_fewer` only).
 */
drawing: Array<Seat>, } | { "type": "draw_more", 
/**
 * Who has not answered.
 */
asked: Array<Seat>, 
/**
 * Who was asked, those who have answered included.
 */
offered: Array<Seat>, 
/**
 * Who goes on drawing, as far as the observer may know it.
 */
more: Array<Seat>, } | { "type": "swap", 
/**
 * Who has not answered.
 */
asked: Array<Seat>, } | { "type": "swap_draw", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "plan", 
/**
 * Who has not answered.
 */
asked: Array<Seat>, } | { "type": "place_pawn", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "act", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * Locations where the seat could act now.
 */
open: Array<Location>, 
/**
 * Whether an action is possible that needs no location.
 */
anywhere: boolean, 
/**
 * Whether the seat has moved in this turn.
 */
moved: boolean, } | { "type": "trade_cacao", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The previous trade.
 */
last: Last, } | { "type": "sell", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The previous sale.
 */
last: Last, } | { "type": "deliver", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * The previous delivery.
 */
last: Last, } | { "type": "store", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "corn", 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * Where it comes from.
 */
source: CornSource, } | { "type": "after_action", 
/**
 * Who is asked.
 */
seat: Seat, } | { "type": "final_draw", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many tiles may still be drawn.
 */
left: number, 
/**
 * Drawn tiles that fit nowhere.
 */
aside: Array<Good>, } | { "type": "over" };

/**
 * The last small action of a sale, a delivery or a trade: the next must not come before it in the order
 * of kinds.
 */
export type Last = { 
/**
 * Its kind.
 */
good: Good, 
/**
 * Whether it was the any-location tile.
 */
wild: boolean, };

/**
 * Where corn that needs a shelf comes from.
 */
export type CornSource = { "type": "road" } | { "type": "store", 
/**
 * How many more follow.
 */
more: number, };

/**
 * A seat's decision. `wild` says that the tile on the any-location space (E14, E20) is used; any
 * others come from the location's spaces.
 */
export type AltiplanoAction = { "type": "take_role", 
/**
 * Which.
 */
role: Role, } | { "type": "keep_mission", 
/**
 * Which.
 */
mission: Mission, } | { "type": "give_mission", 
/**
 * Which.
 */
mission: Mission, } | { "type": "take_back", 
/**
 * Which kind.
 */
good: Good, 
/**
 * Where it is taken from.
 */
place: Place, } | { "type": "take_back_coins", 
/**
 * Where they are taken from.
 */
place: Place, } | { "type": "draw_more" } | { "type": "stop_drawing" } | { "type": "swap", 
/**
 * The kind that goes from the planning spaces to the container.
 */
away: Good, 
/**
 * The kind taken out of the container; null: a tile is drawn.
 */
take: Good | null, } | { "type": "keep_tiles" } | { "type": "plan", 
/**
 * Which kind.
 */
good: Good, 
/**
 * Where it goes.
 */
place: Place, } | { "type": "fund", 
/**
 * Where.
 */
place: Place, } | { "type": "replan" } | { "type": "place_pawn", 
/**
 * Where.
 */
location: Location, } | { "type": "first_cart", 
/**
 * Where to.
 */
to: Location, } | { "type": "cart", 
/**
 * Where to.
 */
to: Location, 
/**
 * What powers it.
 */
fuel: Fuel, } | { "type": "walk", 
/**
 * Where to.
 */
to: Location, 
/**
 * What powers it.
 */
fuel: Fuel, } | { "type": "farm_food", 
/**
 * How many alpacas are used.
 */
count: number, 
/**
 * Whether the any-location tile is one of them.
 */
wild: boolean, } | { "type": "make", 
/**
 * Which basic action.
 */
recipe: Recipe, 
/**
 * Whether the any-location tile is one of the two.
 */
wild: boolean, } | { "type": "trade_cacao", 
/**
 * What for.
 */
gain: Good, 
/**
 * Whether it is the any-location tile.
 */
wild: boolean, } | { "type": "build_boat", 
/**
 * The good on the boat; null if no boat is left.
 */
good: Good | null, 
/**
 * Whether the any-location tile is one of the two.
 */
wild: boolean, } | { "type": "build_house", 
/**
 * The good on the house; null if no house is left.
 */
good: Good | null, 
/**
 * Whether the any-location tile is one of the two.
 */
wild: boolean, } | { "type": "store", 
/**
 * Which kind.
 */
good: Good, 
/**
 * Whether it is the any-location tile.
 */
wild: boolean, } | { "type": "buy_cart" } | { "type": "sell", 
/**
 * Which kind.
 */
good: Good, 
/**
 * Whether it is the any-location tile.
 */
wild: boolean, } | { "type": "buy_extension", 
/**
 * Which.
 */
extension: Extension, } | { "type": "take_order", 
/**
 * Which; null if none is left (`pay_for_nothing`).
 */
order: Order | null, } | { "type": "deliver", 
/**
 * Which kind.
 */
good: Good, 
/**
 * Whether it is the any-location tile.
 */
wild: boolean, } | { "type": "build_road", 
/**
 * Whether the any-location tile is one of the two.
 */
wild: boolean, } | { "type": "use", 
/**
 * Whose action it is.
 */
place: Place, 
/**
 * What is chosen from what it gives.
 */
gain: Good, 
/**
 * Whether the any-location tile is one of its inputs (`wild_feeds_tiles`).
 */
wild: boolean, } | { "type": "send_corn", 
/**
 * How many.
 */
count: number, } | { "type": "shelve_corn", 
/**
 * Which, from 0 in the order in which shelves are begun.
 */
shelf: number, } | { "type": "keep_corn" } | { "type": "done" } | { "type": "pass" } | { "type": "end_turn" };

/**
 * A chance outcome: `ring mine`, `draw wood`.
 */
export type AltiplanoOutcome = { "type": "ring", 
/**
 * Which.
 */
location: Location, } | { "type": "start_player", 
/**
 * Who.
 */
seat: Seat, } | { "type": "order", 
/**
 * Which.
 */
order: Order, } | { "type": "extension", 
/**
 * Which.
 */
extension: Extension, } | { "type": "role", 
/**
 * Which.
 */
role: Role, } | { "type": "mission", 
/**
 * Which.
 */
mission: Mission, } | { "type": "draw", 
/**
 * Which kind.
 */
good: Good, };

/**
 * A whole answer to a decision that the rules take in small steps. Order and repetition in the lists
 * don't matter, except for `store`; the server puts them into the order of the rules and says `done`.
 */
export type AltiplanoPlan = { "type": "take_back", 
/**
 * Tiles with the places where they lie.
 */
tiles: Array<MovedTile>, 
/**
 * Places whose coins are taken back.
 */
coins: Array<Place>, } | { "type": "planning", 
/**
 * Tiles with the places where they go.
 */
tiles: Array<MovedTile>, 
/**
 * Places that are funded with coins.
 */
coins: Array<Place>, } | { "type": "trade_cacao", 
/**
 * What is gained for each cacao: food, cloth or glass.
 */
gains: Array<Tile>, } | { "type": "sell", 
/**
 * The tiles.
 */
tiles: Array<Tile>, } | { "type": "deliver", 
/**
 * The tiles.
 */
tiles: Array<Tile>, } | { "type": "store", 
/**
 * The tiles.
 */
tiles: Array<Tile>, };

/**
 * A tile that serves an action.
 */
export type Tile = { 
/**
 * Its kind (what is gained, when cacao is traded).
 */
good: Good, 
/**
 * Whether the tile on the any-location space is used.
 */
wild: boolean, };

/**
 * A tile and a place.
 */
export type MovedTile = { 
/**
 * The tile's kind.
 */
good: Good, 
/**
 * The place.
 */
place: Place, };

/**
 * One fact.
 */
export type AltiplanoEvent = { "type": "location_laid", 
/**
 * Which.
 */
location: Location, } | { "type": "start_player", 
/**
 * Who.
 */
seat: Seat, } | { "type": "order_laid", 
/**
 * Which.
 */
order: Order, } | { "type": "extension_laid", 
/**
 * Which.
 */
extension: Extension, 
/**
 * The position, 0 for the lowest.
 */
position: number, } | { "type": "extension_slid", 
/**
 * Which.
 */
extension: Extension, 
/**
 * The new position.
 */
position: number, } | { "type": "extension_left", 
/**
 * Which.
 */
extension: Extension, } | { "type": "role_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
role: Role, } | { "type": "mission_dealt", 
/**
 * Who.
 */
seat: Seat, } | { "type": "missions_passed" } | { "type": "missions_chosen" } | { "type": "mission_done", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
mission: Mission, } | { "type": "first_happened", 
/**
 * Who was first.
 */
seat: Seat, 
/**
 * What it was first with.
 */
what: First, } | { "type": "round_began", 
/**
 * Its number, from 1.
 */
round: number, } | { "type": "took_back", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, 
/**
 * Where it was taken from.
 */
place: Place, } | { "type": "took_back_coins", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where they were taken from.
 */
place: Place, 
/**
 * How many.
 */
count: number, } | { "type": "bag_filled", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "drawn", 
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
count: number, } | { "type": "swapped_away", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, } | { "type": "swapped_in", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, } | { "type": "planned", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, 
/**
 * Where.
 */
place: Place, } | { "type": "funded", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
place: Place, 
/**
 * How many.
 */
count: number, } | { "type": "plans_shown" } | { "type": "pawn_placed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
location: Location, } | { "type": "moved", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * From where.
 */
from: Location, 
/**
 * Where to.
 */
to: Location, 
/**
 * How.
 */
ride: Ride, } | { "type": "acted", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
action: AltiplanoAction, } | { "type": "gained", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, 
/**
 * How many.
 */
count: number, } | { "type": "not_gained", 
/**
 * Who would have gained it.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, } | { "type": "coins", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many were gained; negative if they were spent.
 */
change: number, } | { "type": "stored", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which kind.
 */
good: Good, 
/**
 * Which shelf, from 0.
 */
shelf: number, } | { "type": "shelf_filled", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which shelf, from 0.
 */
shelf: number, 
/**
 * Its points.
 */
points: number, } | { "type": "corn_kept", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "corn_not_gained", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "limit_raised", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The new limit.
 */
limit: number, } | { "type": "order_completed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
order: Order, 
/**
 * Its points.
 */
points: number, } | { "type": "passed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether nothing else was possible.
 */
automatic: boolean, } | { "type": "end_triggered", 
/**
 * By what.
 */
trigger: Trigger, 
/**
 * The last round.
 */
final_round: number, } | { "type": "game_over" };

/**
 * What started the end of the game.
 */
export type Trigger = { "type": "empty", 
/**
 * Which.
 */
location: Location, } | { "type": "strip" };

/**
 * How a pawn moved.
 */
export type Ride = { "type": "first_cart" } | { "type": "cart", 
/**
 * What powered it.
 */
fuel: Fuel, } | { "type": "walk", 
/**
 * What powered it.
 */
fuel: Fuel, };

/**
 * The first reason that applies.
 */
export type AltiplanoRefusal = { "type": "game_over" } | { "type": "chance_first" } | { "type": "not_your_turn" } | { "type": "other_decision" } | { "type": "role_taken", 
/**
 * Who.
 */
by: Seat, } | { "type": "not_in_hand" } | { "type": "nothing_there" } | { "type": "no_planning_space" } | { "type": "out_of_order" } | { "type": "nothing_other" } | { "type": "not_on_planning", 
/**
 * Which kind.
 */
good: Good, } | { "type": "not_accepted" } | { "type": "spaces_taken" } | { "type": "takes_no_coins" } | { "type": "too_few_coins", 
/**
 * How many are needed.
 */
needed: number, } | { "type": "nothing_to_replan" } | { "type": "already_there" } | { "type": "no_cart" } | { "type": "no_fuel" } | { "type": "not_neighbour" } | { "type": "no_action_afterwards" } | { "type": "action_needed" } | { "type": "pawn_elsewhere", 
/**
 * Where it must stand.
 */
needed: Location, } | { "type": "inputs_missing" } | { "type": "no_wild_tile" } | { "type": "not_traded" } | { "type": "not_produced" } | { "type": "not_owned" } | { "type": "none_left" } | { "type": "must_take_card" } | { "type": "food_not_stored" } | { "type": "no_slot" } | { "type": "once_per_round" } | { "type": "cart_limit" } | { "type": "no_price" } | { "type": "not_on_strip" } | { "type": "same_action" } | { "type": "order_unfinished" } | { "type": "no_order" } | { "type": "not_wanted" } | { "type": "road_finished" } | { "type": "too_little_corn" } | { "type": "shelf_closed" } | { "type": "no_corn_store" };

/**
 * The game's name, which says what the rest of a view contains.
 */
export type Altiplano = "altiplano";

/**
 * The current phase.
 */
export type AltiplanoPhase = "setup" | "draw" | "planning" | "actions" | "new_round" | "end";

/**
 * What a seat or a spectator may see.
 */
export type AltiplanoView = { 
/**
 * `altiplano`.
 */
game: Altiplano, 
/**
 * The table's agreement.
 */
setup: AltiplanoSetup, 
/**
 * The seat that is looking; null for a spectator.
 */
observer: Seat | null, 
/**
 * From 1; 0 during setup.
 */
round: number, 
/**
 * The current phase.
 */
phase: AltiplanoPhase, 
/**
 * The start player of the round.
 */
start: Seat, 
/**
 * What the game waits for.
 */
decision: Decision, 
/**
 * What has triggered the end.
 */
triggers: Array<Trigger>, 
/**
 * The last round, once it is known.
 */
final_round: number | null, 
/**
 * Who has no more turns this round.
 */
passed: Array<Seat>, 
/**
 * The laid locations of the ring, clockwise from the Farm.
 */
ring: Array<Location>, 
/**
 * Tiles on the locations; food in the middle.
 */
stock: ByGood<number>, 
/**
 * Carts in the Village.
 */
carts: number, 
/**
 * Houses in the Village, by the good on them.
 */
houses: Array<Good>, 
/**
 * Boats in the Harbor, by the good on them.
 */
boats: Array<Good>, 
/**
 * Orders on the Market.
 */
orders: Array<Order>, 
/**
 * Extensions that can still appear: open, since everybody can count what has been seen.
 */
stack: Array<Extension>, 
/**
 * The letter of the top tile of the stack, `a` to `d`; null when it is empty.
 */
stack_letter: string | null, 
/**
 * Extensions for sale, lowest position first; null for a gap.
 */
strip: Array<ForSale | null>, 
/**
 * Who did first what only one can be first to do.
 */
firsts: Firsts, 
/**
 * The seats, from seat 0.
 */
seats: Array<SeatView>, 
/**
 * What only the observer knows.
 */
own: OwnView | null, 
/**
 * Final points by source; only when the game is over.
 */
result: Array<Breakdown> | null, };

/**
 * An extension on the strip.
 */
export type ForSale = { 
/**
 * Which.
 */
extension: Extension, 
/**
 * What it costs here, including the surcharge of the position.
 */
price: number, };

/**
 * Who was first; null while nobody has been.
 */
export type Firsts = { 
/**
 * To fill a shelf.
 */
shelf: Seat | null, 
/**
 * To fill a shelf with fish alone.
 */
fish_shelf: Seat | null, 
/**
 * To complete an order.
 */
order: Seat | null, 
/**
 * To build a house.
 */
house: Seat | null, };

/**
 * One seat's boards. While answers are sealed, others see them as they were before.
 */
export type SeatView = { 
/**
 * The role.
 */
role: Role | null, 
/**
 * Coins next to the board.
 */
coins: number, 
/**
 * Tiles in the bag.
 */
bag_total: number, 
/**
 * The bag's contents; null if the observer may not see them.
 */
bag: ByGood<number> | null, 
/**
 * Tiles in the container.
 */
container_total: number, 
/**
 * The container's contents; null if the observer may not see them.
 */
container: ByGood<number> | null, 
/**
 * Tiles on the planning spaces.
 */
planning: Array<Good>, 
/**
 * How many planning spaces the Road allows.
 */
planning_limit: number, 
/**
 * The spaces of the locations.
 */
spaces: ByLocation<Spaces>, 
/**
 * Whether there is an any-location space.
 */
has_any_location: boolean, 
/**
 * The tile on it.
 */
any_location: Good | null, 
/**
 * The movement spaces.
 */
movement: Movement, 
/**
 * The role tile and extensions with an action of their own.
 */
workshops: Array<WorkshopView>, 
/**
 * Extensions owned.
 */
extensions: Array<Extension>, 
/**
 * All shelves in the order in which they are begun.
 */
warehouse: Array<ShelfView>, 
/**
 * Corn in the corn store (E25).
 */
corn_store: number, 
/**
 * Steps built on the Road.
 */
road: number, 
/**
 * Carts, used ones included.
 */
carts: number, 
/**
 * Whether the first cart was used this round.
 */
first_cart_used: boolean, 
/**
 * Further carts used this round.
 */
further_carts_used: number, 
/**
 * Whether a cart was bought this round.
 */
cart_bought: boolean, 
/**
 * Whether an extension was bought this round.
 */
extension_bought: boolean, 
/**
 * Where the pawn stands.
 */
pawn: Location | null, 
/**
 * The unfinished order.
 */
order: OpenOrder | null, 
/**
 * Completed orders.
 */
completed: Array<Order>, 
/**
 * Houses, by the good on them.
 */
houses: Array<Good>, 
/**
 * Boats, by the good on them.
 */
boats: Array<Good>, 
/**
 * Mission cards in hand, still to choose from.
 */
mission_hand_size: number, 
/**
 * Missions that are done and turned up.
 */
missions_done: Array<Mission>, 
/**
 * Kept Missions that lie open: those that are done, and all of them once the game is over.
 */
missions_open: Array<Mission>, 
/**
 * Points without Missions if the game ended now; null if `closed_bags` hides part of them.
 */
points: Breakdown | null, };

/**
 * The spaces of a location on a player's board.
 */
export type Spaces = { 
/**
 * How many there are.
 */
count: number, 
/**
 * What lies there.
 */
tiles: Array<Good>, };

/**
 * The movement spaces of a player's board.
 */
export type Movement = { 
/**
 * How many there are.
 */
count: number, 
/**
 * Food on them.
 */
food: number, 
/**
 * Whether a coin lies on one (E17).
 */
coin: boolean, 
/**
 * Whether a coin may lie on one (E17).
 */
takes_coin: boolean, };

/**
 * A role or extension tile with an action of its own.
 */
export type WorkshopView = { 
/**
 * Whose spaces they are.
 */
place: Place, 
/**
 * What it does.
 */
workshop: Workshop, 
/**
 * Tiles or coins that lie there.
 */
filled: number, };

/**
 * An action with spaces of its own.
 */
export type Workshop = { 
/**
 * Where the pawn must stand.
 */
location: Location, 
/**
 * The kind of tiles that it takes; null: it takes coins.
 */
input: Good | null, 
/**
 * How many tiles or coins one use takes, which is how many spaces there are.
 */
count: number, 
/**
 * What it gives: one of these, chosen when used.
 */
gains: Array<Good>, };

/**
 * A shelf of the warehouse.
 */
export type ShelfView = { 
/**
 * The kind that began it; corn for a shelf of corn alone; null for an empty one.
 */
kind: Good | null, 
/**
 * Goods of its kind, other than corn.
 */
goods: number, 
/**
 * Corn on it.
 */
corn: number, 
/**
 * How many tiles fill it.
 */
slots: number, 
/**
 * Points when it is full.
 */
points: number, };

/**
 * The order that a seat is working on.
 */
export type OpenOrder = { 
/**
 * Which.
 */
order: Order, 
/**
 * Which of its goods, in their order on the card, are delivered.
 */
delivered: Array<boolean>, 
/**
 * What it still needs.
 */
missing: Array<Good>, };

/**
 * What only the observer knows.
 */
export type OwnView = { 
/**
 * Tiles moved in the open take-back or plan, in order.
 */
moved: Array<MovedTile>, 
/**
 * Places whose coins were moved in it, in order.
 */
moved_coins: Array<Place>, 
/**
 * How often the plan can still be replaced this round.
 */
replans_left: number, 
/**
 * While planning: for each kind on the planning spaces, the places that take it and have room.
 */
places: Array<KindPlaces>, 
/**
 * While planning: the places that can be funded with coins now, each with what it takes.
 */
funds: Array<Fund>, 
/**
 * Missions in hand.
 */
hand: Array<Mission>, 
/**
 * Missions kept: of the three dealt, then of those received.
 */
kept: Array<Mission | null>, 
/**
 * The cards given to the left and to the right neighbour; with two players, to the opponent.
 */
given: Array<Mission | null>, 
/**
 * The cards received from the right and from the left neighbour.
 */
received: Array<Mission | null>, 
/**
 * The card that the observer put into the box.
 */
boxed: Mission | null, };

/**
 * Where a kind can be planned.
 */
export type KindPlaces = { 
/**
 * The kind.
 */
good: Good, 
/**
 * The places that take it and have room.
 */
places: Array<Place>, };

/**
 * A place that takes coins.
 */
export type Fund = { 
/**
 * Which.
 */
place: Place, 
/**
 * How many coins.
 */
coins: number, };

/**
 * A seat's points by source.
 */
export type Breakdown = { 
/**
 * The seat's tiles anywhere except on orders.
 */
goods: number, 
/**
 * Boats.
 */
boats: number, 
/**
 * Houses, without their bonus.
 */
houses: number, 
/**
 * A bonus for each of the seat's tiles of a house's kind.
 */
house_bonus: number, 
/**
 * Completed orders.
 */
orders: number, 
/**
 * Full shelves.
 */
shelves: number, 
/**
 * Missions that are done; 0 in what everybody sees before the end.
 */
missions: number, 
/**
 * The sum of all sources.
 */
total: number, };

/**
 * The game's static facts.
 */
export type AltiplanoCatalog = { 
/**
 * The possible numbers of players.
 */
player_counts: Array<number>, 
/**
 * What a table can turn on or off.
 */
switches: Array<SwitchFacts>, 
/**
 * What the locations offer to everybody.
 */
basic_actions: Array<BasicFacts>, 
/**
 * The sets of numbers that this server can play with; the first is the usual one.
 */
component_sets: Array<ComponentsFacts>, 
/**
 * The bots that can take a seat.
 */
bots: Array<BotRow>, };

/**
 * A ruling that a table can turn on or off.
 */
export type SwitchFacts = { 
/**
 * Which.
 */
switch: Switch, 
/**
 * Whether it is on by default.
 */
default: boolean, };

/**
 * A basic action: everything that a location offers to everybody.
 */
export type BasicAction = "farm_food" | "farm_wool" | "farm_cloth" | "forest_wood" | "forest_cacao" | "mine_stone" | "mine_silver" | "harbor_food" | "harbor_stone" | "harbor_boat" | "village_house" | "village_store" | "village_cart" | "market_sell" | "market_extension" | "market_order" | "market_deliver" | "road_build";

/**
 * What a basic action takes and gives.
 */
export type BasicFacts = { 
/**
 * Which.
 */
action: BasicAction, 
/**
 * Where the pawn must stand.
 */
location: Location, 
/**
 * The tiles that one use takes from the spaces; empty if any number of fitting tiles can be used,
 * and for purchases.
 */
inputs: Array<Good>, 
/**
 * What it puts into the container: one of these for each use, or for each tile.
 */
gains: Array<Good>, 
/**
 * Coins that it costs; an extension's price comes on top.
 */
coins: number, 
/**
 * Whether one action may use several tiles, one after another.
 */
repeats: boolean, 
/**
 * Whether it may be done only once a round.
 */
once: boolean, };

/**
 * A component set: every number that is printed on cards, tiles and boards.
 */
export type ComponentsFacts = { 
/**
 * The set's name.
 */
name: string, 
/**
 * SHA-256 of its file, hexadecimal.
 */
digest: string, 
/**
 * Whether it is the one that comes with the program.
 */
built_in: boolean, 
/**
 * Whether some of its numbers are reconstructed, and not those of the printed game.
 */
reconstructed: boolean, 
/**
 * Where its numbers come from.
 */
provenance: ProvenanceCounts, 
/**
 * The goods, in order.
 */
goods: Array<GoodFacts>, 
/**
 * Carts for 2, 3, 4 and 5 players, including those of the players.
 */
carts: Array<number>, 
/**
 * The most carts that one player can have.
 */
cart_limit: number, 
/**
 * Orders on the Market for 2, 3, 4 and 5 players.
 */
orders_open: Array<number>, 
/**
 * The locations.
 */
locations: Array<LocationFacts>, 
/**
 * Movement spaces.
 */
movement_spaces: number, 
/**
 * Corn that the store of E25 holds.
 */
corn_store_spaces: number, 
/**
 * Planning spaces at the start.
 */
planning_start: number, 
/**
 * The Road from the top.
 */
road: Array<RoadStep>, 
/**
 * The shelves in the order in which they are begun: left rack from the bottom, then right rack.
 */
shelves: Array<ShelfFacts>, 
/**
 * The roles.
 */
roles: Array<RoleFacts>, 
/**
 * The orders.
 */
orders: Array<OrderFacts>, 
/**
 * The houses, by the good on them.
 */
houses: Array<Good>, 
/**
 * Points of a house.
 */
house_points: number, 
/**
 * Points of a house for each tile of its kind that its owner has.
 */
house_bonus: number, 
/**
 * The boats, by the good on them.
 */
boats: Array<Good>, 
/**
 * Points of a boat.
 */
boat_points: number, 
/**
 * The extensions.
 */
extensions: Array<ExtensionFacts>, 
/**
 * What the positions of the strip add to the price, lowest first.
 */
surcharges: Array<number>, 
/**
 * The Missions.
 */
missions: Array<MissionFacts>, };

/**
 * How many numbers of a set come from each source.
 */
export type ProvenanceCounts = { 
/**
 * The rulebook's text says it.
 */
rulebook: number, 
/**
 * Follows from the rulebook's text.
 */
inferred: number, 
/**
 * Our own reconstruction.
 */
reconstructed: number, 
/**
 * Read off a real copy of the game by the host.
 */
printed: number, };

/**
 * A kind of goods.
 */
export type GoodFacts = { 
/**
 * Which.
 */
good: Good, 
/**
 * Tiles for 2, 3, 4 and 5 players.
 */
stock: Array<number>, 
/**
 * Points of a tile at the end.
 */
points: number, 
/**
 * What the Market pays; null if it has no price.
 */
price: number | null, 
/**
 * Where its tiles lie; null for food, which lies in the middle.
 */
home: Location | null, };

/**
 * A location.
 */
export type LocationFacts = { 
/**
 * Which.
 */
location: Location, 
/**
 * Action spaces on a player's board.
 */
spaces: number, 
/**
 * The kinds that its spaces take.
 */
accepts: Array<Good>, };

/**
 * A step of the Road.
 */
export type RoadStep = "space" | "corn";

/**
 * A shelf of the warehouse.
 */
export type ShelfFacts = { 
/**
 * How many tiles fill it, 1 to 8.
 */
slots: number, 
/**
 * Points for the full shelf.
 */
points: number, };

/**
 * A role tile.
 */
export type RoleFacts = { 
/**
 * Which.
 */
role: Role, 
/**
 * Its action.
 */
workshop: Workshop, 
/**
 * Goods at the start.
 */
goods: ByGood<number>, 
/**
 * Coins at the start.
 */
coins: number, };

/**
 * An order card.
 */
export type OrderFacts = { 
/**
 * Which.
 */
order: Order, 
/**
 * The goods asked for, in order of kinds.
 */
goods: Array<Good>, 
/**
 * Points when complete.
 */
points: number, };

/**
 * An extension tile.
 */
export type ExtensionFacts = { 
/**
 * Which.
 */
extension: Extension, 
/**
 * What it does.
 */
effect: Effect, 
/**
 * Its action, if it has one of its own.
 */
workshop: Workshop | null, 
/**
 * Its letter, `a` to `d`.
 */
letter: string, 
/**
 * The smallest number of players that it is used with.
 */
players: number, 
/**
 * Coins, without the surcharge of the strip.
 */
price: number, };

/**
 * A Mission card.
 */
export type MissionFacts = { 
/**
 * Which.
 */
mission: Mission, 
/**
 * Points when done.
 */
points: number, };

/**
 * What the rules say in advance about the boards, as they are or with a plan laid out on the observer's.
 */
export type AltiplanoOutlook = { 
/**
 * How much is left on each location before it is empty, which ends the game: tiles, cards and carts together.
 */
left: ByLocation<number>, 
/**
 * The laid locations that may soon be empty, the one with the least left first.
 */
low: Array<Location>, 
/**
 * How far away each end is, nearest first.
 */
ends: Array<EndDistance>, 
/**
 * What everybody can see of each seat, in order of seats.
 */
seats: Array<SeatOutlook>, 
/**
 * What only the observer sees; null for a spectator.
 */
own: OwnOutlook | null, };

/**
 * One way for the game to end, and how far away that is.
 */
export type EndDistance = { 
/**
 * Which.
 */
trigger: Trigger, 
/**
 * What is left: tiles, cards and carts of the location together, or extensions in the stack.
 */
left: number, 
/**
 * In how many rounds nothing will be left if things go on as in the rounds up to now, counting the current one; 0
 * once this end has come, null as long as nothing has been taken.
 */
rounds: number | null, };

/**
 * What the boards of a seat make possible.
 */
export type SeatOutlook = { 
/**
 * While plans are made: whether the seat has made its own.
 */
has_planned: boolean, 
/**
 * Every action for which tiles are ready, each considered on its own: two of them may need the same tile.
 */
ready: Array<ReadyAction>, 
/**
 * Steps from the pawn to each location, the shorter way round; null before it is placed.
 */
steps: ByLocation<number> | null, 
/**
 * What can still move the pawn this round.
 */
means: Means, };

/**
 * What the observer's boards make possible, with the way there.
 */
export type OwnOutlook = { 
/**
 * As much of what is ready as can be done together, the best first.
 */
together: Array<ReadyAction>, 
/**
 * The best way through the places where that is done.
 */
route: Array<WayStop>, 
/**
 * The places where some of it would be done but which no move reaches.
 */
missed: Array<Location>, 
/**
 * The ways to each location this round, the best first; none for a location out of reach.
 */
ways: ByLocation<Array<Way>>, 
/**
 * While planning: what each place takes, full or not.
 */
takes: Array<PlaceTakes>, 
/**
 * While planning: what one more tile, or coins, would add on each place that has room for it.
 */
placings: Array<Placing>, 
/**
 * While taking back: what may be taken back; null otherwise.
 */
take_back: TakeBackRoom | null, 
/**
 * Where the corn in question may go: the slots of the warehouse.
 */
corn: Array<Slot>, 
/**
 * With a plan that picks tiles for an action: what they come to.
 */
picked: Picked | null, };

/**
 * An action for which tiles are ready: with the pawn at the location it could be done.
 */
export type ReadyAction = { 
/**
 * Where the pawn must stand.
 */
location: Location, 
/**
 * Which basic action; null for that of a role or extension tile.
 */
action: BasicAction | null, 
/**
 * Whose tile is used; null for a basic action.
 */
place: Place | null, 
/**
 * The tiles that it can use, the one on the any-location space last.
 */
tiles: Array<Good>, 
/**
 * What it may give: one of these.
 */
gains: Array<Good>, 
/**
 * Whether the tile on the any-location space is one of them.
 */
wild: boolean, 
/**
 * If any number of tiles can be picked: those that can be picked first.
 */
picks: Array<Pickable>, 
/**
 * Points at the end that it brings by itself, as far as that is certain.
 */
points: number, };

/**
 * What a place takes in planning.
 */
export type PlaceTakes = { 
/**
 * Which.
 */
place: Place, 
/**
 * The kinds of tiles.
 */
goods: Array<Good>, 
/**
 * How many coins at once; 0 if it can't hold any.
 */
coins: number, };

/**
 * What a tile from the planning spaces would add on a place.
 */
export type Placing = { 
/**
 * The tile's kind; null: the coins that the place takes.
 */
good: Good | null, 
/**
 * The place.
 */
place: Place, 
/**
 * The actions that only this placing makes ready.
 */
ready: Array<ReadyAction>, 
/**
 * The first of their places that the pawn would not reach.
 */
missed: Location | null, 
/**
 * The most points that one of them can bring.
 */
points: number, 
/**
 * What the Market pays for the tile, if it is put there to be sold.
 */
price: number | null, };

/**
 * What can still move a pawn this round.
 */
export type Means = { 
/**
 * Whether the first cart is free to use.
 */
first_cart: boolean, 
/**
 * Other carts that have not been used.
 */
further_carts: number, 
/**
 * Food on the movement spaces, and the coin there.
 */
fuel: number, };

/**
 * A tile that can be picked for an action of any number of tiles; for cacao, a good that it can be traded for.
 */
export type Pickable = { 
/**
 * Its kind.
 */
good: Good, 
/**
 * Whether the tile on the any-location space is used.
 */
wild: boolean, 
/**
 * Where it goes in the warehouse; null unless it is stored.
 */
slot: Slot | null, };

/**
 * What the tiles picked for an action come to.
 */
export type Picked = { 
/**
 * Where they go in the warehouse, one after another; none unless they are stored.
 */
slots: Array<Slot>, 
/**
 * The further tiles that can be picked.
 */
more: Array<Pickable>, };

/**
 * A slot of the warehouse that a tile would fill.
 */
export type Slot = { 
/**
 * The shelf, from 0.
 */
shelf: number, 
/**
 * How many of its slots are then still free.
 */
left: number, 
/**
 * What the shelf is worth when it is full.
 */
points: number, };

/**
 * What may be taken back from the action spaces at the start of a round.
 */
export type TakeBackRoom = { 
/**
 * Every tile, those already taken back in this phase first.
 */
tiles: Array<MovedTile>, 
/**
 * Every place with coins, those already taken back first.
 */
coins: Array<Place>, 
/**
 * How many of the tiles the planning spaces hold, including those already taken back.
 */
room: number, };

/**
 * A way of the pawn to a location.
 */
export type Way = { 
/**
 * How.
 */
way: WayKind, 
/**
 * How much food, or how many coins, it takes.
 */
fuel: number, 
/**
 * The moves, one after another.
 */
moves: Array<AltiplanoAction>, };

/**
 * How a pawn gets to a location.
 */
export type WayKind = "stay" | "place" | "first_cart" | "cart" | "walk";

/**
 * A place on a way through several places.
 */
export type WayStop = { 
/**
 * Where.
 */
location: Location, 
/**
 * How the pawn gets there from the previous place.
 */
way: WayKind, 
/**
 * How much food, or how many coins, that takes.
 */
fuel: number, };
