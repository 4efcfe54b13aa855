// Generated from crates/protocol by `UPDATE_WIRE=1 cargo test -p protocol --test typescript`.
import type {
  AltiplanoAction,
  AltiplanoCatalog,
  AltiplanoEvent,
  AltiplanoImpossible,
  AltiplanoOutcome,
  AltiplanoOutlook,
  AltiplanoPhase,
  AltiplanoPlan,
  AltiplanoRefusal,
  AltiplanoSetup,
  AltiplanoView,
  Location,
} from './altiplano';
import type {
  Action,
  Event,
  Impossible,
  Outcome,
  Plan,
  PuertoRicoCatalog,
  PuertoRicoOutlook,
  PuertoRicoView,
  Refusal,
  Role,
  RoleCard,
  Setup,
} from './puerto-rico';

export type * from './puerto-rico';

/** What stands in the types below where games differ: `Update<'altiplano'>` is an update of Altiplano. */
export interface GameWire {
  'puerto-rico': {
    setup: Setup;
    action: Action;
    plan: Plan;
    event: Event;
    refusal: Refusal;
    impossible: Impossible;
    view: PuertoRicoView;
    outlook: PuertoRicoOutlook;
    phase: Role;
  };
  altiplano: {
    setup: AltiplanoSetup;
    action: AltiplanoAction;
    plan: AltiplanoPlan;
    event: AltiplanoEvent;
    refusal: AltiplanoRefusal;
    impossible: AltiplanoImpossible;
    view: AltiplanoView;
    outlook: AltiplanoOutlook;
    phase: AltiplanoPhase;
  };
}

/** What an observer may see. */
export type View<G extends GameId = 'puerto-rico'> = GameWire[G]['view'];

/**
 * A place at the table, numbered clockwise from 0. In Puerto Rico seat 0 starts; in Altiplano chance or the setup
 * decides who does.
 */
export type Seat = number;

/**
 * A game by its name.
 */
export type GameId = "puerto-rico" | "altiplano";

/**
 * A table's setup in some game.
 */
export type AnySetup = Setup | AltiplanoSetup;

/**
 * A seat's decision in some game.
 */
export type AnyAction = Action | AltiplanoAction;

/**
 * A whole answer, in some game, to a decision made in small steps.
 */
export type AnyPlan = Plan | AltiplanoPlan;

/**
 * A chance outcome in some game.
 */
export type AnyOutcome = Outcome | AltiplanoOutcome;

/**
 * A fact in some game.
 */
export type AnyEvent = Event | AltiplanoEvent;

/**
 * Why an action is not legal in some game.
 */
export type AnyRefusal = Refusal | AltiplanoRefusal;

/**
 * Why no game can be played with a setup, in some game.
 */
export type AnyImpossible = Impossible | AltiplanoImpossible;

/**
 * What an observer may see of some game.
 */
export type AnyView = PuertoRicoView | AltiplanoView;

/**
 * What the rules of some game can say in advance.
 */
export type AnyOutlook = PuertoRicoOutlook | AltiplanoOutlook;

/**
 * All games of this server with their static facts.
 */
export type Catalog = { 
/**
 * By name.
 */
games: Games, };

/**
 * The games by name.
 */
export type Games = { 
/**
 * Puerto Rico.
 */
"puerto-rico": PuertoRicoCatalog, 
/**
 * Altiplano.
 */
altiplano: AltiplanoCatalog, };

/**
 * A kind of bot.
 */
export type BotId = "random" | "greedy" | "level-1" | "level-2" | "level-3" | "level-4" | "level-5" | "level-6" | "level-7";

/**
 * A bot that can take a seat.
 */
export type BotRow = { 
/**
 * Which.
 */
bot: BotId, };

/**
 * A message with its values: a sentence, or a name within one.
 */
export type Said = { 
/**
 * The id of the message in `locales/`.
 */
id: string, 
/**
 * The seat that the sentence is about, if it is about one. The message then has two more values: `$who`, which is
 * `you` if that seat is reading it and otherwise `other`, and `$player`, the name of the seat.
 */
about?: Seat, 
/**
 * The values of the message by name; left out if it has none.
 */
values?: { [key in string]: SaidValue }, 
/**
 * Whether it goes on in the next sentence, if that is the same message about the same seat and goes on too: the
 * two become one, in which numbers are added, lists are joined, and two amounts of one thing in a list are
 * combined. All other values have to be equal. Left out if it does not go on.
 */
goes_on?: boolean, 
/**
 * Its rank in a list that goes on: it comes before items of greater rank. Left out if 0.
 */
rank?: number, };

/**
 * A value of a message.
 */
export type SaidValue = number | string | { 
/**
 * Whose.
 */
player: Seat, } | { 
/**
 * In order.
 */
all: Array<SaidValue>, } | { 
/**
 * In order.
 */
any_of: Array<SaidValue>, } | Said;

/**
 * A question.
 */
export type Question = { 
/**
 * What is asked, in a few words.
 */
title: Said, 
/**
 * What it means, in one more sentence; left out if there is no more to say.
 */
more?: Said, };

/**
 * The numbers for an answer.
 */
export type Numbers = { 
/**
 * What it is worth in short; left out if no number is certain.
 */
gain?: AnswerGain, 
/**
 * The same broken down, in order.
 */
lines: Array<Figure>, };

/**
 * What an answer immediately brings or costs the player who gives it.
 */
export type AnswerGain = { 
/**
 * How many; for a price, how many are paid.
 */
amount: number, 
/**
 * Of what.
 */
of: GainOf, 
/**
 * Whether it is a price.
 */
price: boolean, };

/**
 * What an answer brings or costs.
 */
export type GainOf = "points" | "doubloons" | "coins" | "corn" | "space";

/**
 * A number with its label.
 */
export type Figure = { 
/**
 * What it counts.
 */
label: Said, 
/**
 * How many.
 */
value: number, 
/**
 * How many there were before; left out if that does not matter.
 */
from?: number, 
/**
 * How it is written.
 */
form: FigureForm, };

/**
 * How a number is written.
 */
export type FigureForm = "plain" | "signed" | "sum";

/**
 * A fact with the sentences that describe it, in order, for a client to put into the reader's language; there are none
 * if another fact covers it.
 */
export type ToldEvent<G extends GameId = 'puerto-rico'> = GameWire[G]['event'] & { said?: Array<Said> };

/**
 * A reason with the sentence that describes it.
 */
export type ToldRefusal<G extends GameId = 'puerto-rico'> = GameWire[G]['refusal'] & { said?: Said };

/**
 * A control of the open decision, legal or not.
 */
export type Offer<G extends GameId = 'puerto-rico'> = { 
/**
 * What would be done.
 */
action: GameWire[G]['action'], 
/**
 * The same as a line.
 */
notation: string, 
/**
 * Why it is not legal now; null when it is.
 */
refusal: ToldRefusal<G> | null, 
/**
 * The events up to the next decision; empty if refused.
 */
preview: Array<ToldEvent<G>>, 
/**
 * What it comes to in numbers, for the seat that is asked; left out if there are none, and for programs.
 */
numbers?: Numbers, 
/**
 * How it would be after a move in the seat's turn, if only that move is missing: in Altiplano, with the pawn where
 * the action takes place. Left out otherwise, and for programs.
 */
ahead?: Ahead<G>, };

/**
 * A refused answer as it would be once the seat has moved to where the answer is possible.
 */
export type Ahead<G extends GameId = 'puerto-rico'> = { 
/**
 * Why it is not legal there either; null when it is.
 */
refusal: ToldRefusal<G> | null, 
/**
 * What it comes to in numbers there; left out if there are none.
 */
numbers?: Numbers, };

/**
 * One thing that a seat sends: an action, the same action as a line, or a plan that the server expands into actions.
 * The rules of the table's game read the content.
 */
export type Move<G extends GameId = 'puerto-rico'> = { "action": GameWire[G]['action'] } | { "notation": string } | { "plan": GameWire[G]['plan'] };

/**
 * Several moves by the seat that is asked, as one transaction: all or nothing.
 */
export type MovesRequest<G extends GameId = 'puerto-rico'> = { 
/**
 * The version of the table that the sender saw.
 */
version: number, 
/**
 * Chosen by the sender, 1 to 64 characters; sending the same request again is harmless.
 */
request_id: string, 
/**
 * In order, at least one.
 */
moves: Array<Move<G>>, 
/**
 * How long bots wait before they go on, in milliseconds, so that the moves can be taken back before anything
 * follows from them; at most 10,000. Without effect if the moves can't be taken back, or if a person is next.
 */
hold_ms?: number, };

/**
 * Asks what moves would come to, without making them.
 */
export type PreviewRequest<G extends GameId = 'puerto-rico'> = { 
/**
 * The version of the table that the sender saw.
 */
version: number, 
/**
 * In order, at least one; a plan need not be finished.
 */
moves: Array<Move<G>>, };

/**
 * What moves would come to.
 */
export type Preview<G extends GameId = 'puerto-rico'> = { 
/**
 * Whether the table has moved on since the version that the sender saw, so that the moves were not looked at.
 * Others answering the same question under seal doesn't count.
 */
stale: boolean, 
/**
 * Why the moves are not legal as they are; null if they are.
 */
refusal: ToldRefusal<G> | null, 
/**
 * The events up to the next decision, or to the first move that is not legal. Empty under seal.
 */
preview: Array<ToldEvent<G>>, 
/**
 * What the moves bring or cost together; left out if no number is certain.
 */
gain?: AnswerGain, 
/**
 * What the rules can say in advance with the plan laid out, finished or not; left out if there is no plan, and in
 * a game without an outlook.
 */
outlook?: GameWire[G]['outlook'], };

/**
 * Takes back the sender's last decisions.
 */
export type UndoRequest = { 
/**
 * The version of the table that the sender saw.
 */
version: number, 
/**
 * Chosen by the sender, 1 to 64 characters; sending the same request again is harmless.
 */
request_id: string, };

/**
 * The table as one watcher sees it, and what has happened since the version that the watcher has.
 */
export type Update<G extends GameId = 'puerto-rico'> = { 
/**
 * How many entries the record has, including undos: only goes up.
 */
version: number, 
/**
 * Whether `log` starts afresh instead of continuing.
 */
full: boolean, 
/**
 * What has happened since the watcher's version; the last 200 entries if full.
 */
log: Array<LogEntry<G>>, 
/**
 * What the watcher may see.
 */
view: GameWire[G]['view'], 
/**
 * Numbers about single pieces, by the keys of the pieces: in Puerto Rico what a large building would bring the
 * watcher at the end as things stand (`guild_hall`), in Altiplano what a house or boat is worth to the watcher
 * (`house ore`, `boat fish`; the watcher's own houses: `houses ore`), and in the watcher's turn what all sales,
 * deliveries or stored tiles come to (`market_sell`, `market_deliver`, `village_store`). Left out if there are
 * none.
 */
pieces?: { [key in string]: Array<Figure> }, 
/**
 * What the rules can say in advance beyond the view: what is possible, how much it comes to, when the end is near.
 * Left out in a game without an outlook.
 */
outlook?: GameWire[G]['outlook'], 
/**
 * What the watcher is asked, as sentences; left out if not asked.
 */
question?: Question, 
/**
 * What the watcher can do; empty if not asked.
 */
offers: Array<Offer<G>>, 
/**
 * Whether the watcher may now take back their own last decisions.
 */
undo: boolean, 
/**
 * The seats that are asked.
 */
asked: Array<Seat>, 
/**
 * Since when, in milliseconds since 1970.
 */
asked_since: number, 
/**
 * Whether the game is over.
 */
over: boolean, };

/**
 * One entry of the record with what it caused.
 */
export type LogEntry<G extends GameId = 'puerto-rico'> = { 
/**
 * Its position in the record, from 0, for links into the replay.
 */
step: number, 
/**
 * Who decided; null for chance.
 */
seat: Seat | null, 
/**
 * The entry as a line; `sealed` if it is hidden from the reader.
 */
notation: string, 
/**
 * What happened.
 */
events: Array<ToldEvent<G>>, 
/**
 * Whether it was later taken back.
 */
undone: boolean, 
/**
 * When, in milliseconds since 1970.
 */
time: number, 
/**
 * Whether a standing order decided it; left out if not.
 */
ordered?: boolean, };

/**
 * A new table.
 */
export type CreateTable<G extends GameId = 'puerto-rico'> = { 
/**
 * Which game.
 */
game: G, 
/**
 * The setup, read by the rules of that game.
 */
setup: GameWire[G]['setup'], 
/**
 * One choice per player.
 */
seats: Array<SeatChoice>, 
/**
 * Whether the seats are dealt at random once the table is full; otherwise people sit as they are arranged.
 */
shuffle_seats: boolean, 
/**
 * Whether the people bid points for the seats, whatever `shuffle_seats` says: each says with [`SayReady`] what every seat
 * is worth to them. Only in a game whose catalog says that seats can be bid for.
 */
seat_bids?: boolean, 
/**
 * Whether the game starts only once all the people who sit there have said that they are ready. Tables in the lobby that
 * are not played over days always ask, others only if this is set.
 */
ready_check?: boolean, 
/**
 * Whether the game counts for the ratings of those who play; only with another person, and without hints.
 */
rated?: boolean, 
/**
 * Whether programs can take a seat although the game is rated or listed in the lobby; at other tables, those who have
 * the invitation always can.
 */
programs?: boolean, 
/**
 * How many moves spectators are kept behind while the game goes on, up to 50; if left out, they see everything at once.
 */
watch_delay?: number, 
/**
 * The name of the table's creator, 1 to 40 characters.
 */
name?: string, 
/**
 * Whether only members may watch; otherwise anyone with the table's address may.
 */
private?: boolean, 
/**
 * Whether the lobby lists the table as long as a seat is open, so that anyone can take it; otherwise only those with
 * the invitation can. A private table can't be listed.
 */
listed?: boolean, 
/**
 * Which bot plays for people who are away; the strongest that the game has when left out.
 */
stand_in?: BotId, 
/**
 * How much time people have; if left out, as much as they like.
 */
pace?: Pace, 
/**
 * What happens when somebody's time is up; if left out, the stand-in decides.
 */
time_up?: TimeUp, 
/**
 * A word of the maker for the chance stream, so that not even the server chooses it alone.
 */
nonce?: string, };

/**
 * Who is to take a seat.
 */
export type SeatChoice = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", 
/**
 * Which bot.
 */
bot: BotId, };

/**
 * Takes an open seat.
 */
export type JoinTable = { 
/**
 * Which seat; if left out, the first open one.
 */
seat?: Seat, 
/**
 * The guest's name, 1 to 40 characters.
 */
name?: string, 
/**
 * A word that the guest adds to the chance stream, so that not even the server alone determines it.
 */
nonce?: string, };

/**
 * Fills the open seats with bots, at the host's request.
 */
export type FillTable = { 
/**
 * Which bot.
 */
bot: BotId, };

/**
 * Lists the table in the lobby, or no longer.
 */
export type ListTable = { 
/**
 * Whether the lobby lists it as long as a seat is open.
 */
listed: boolean, };

/**
 * Says that the game can start with everybody as they sit now, or takes that back.
 */
export type SayReady = { 
/**
 * Whether the sender is ready.
 */
ready: boolean, 
/**
 * The table's `ready_by` that the sender has seen: it changes whenever the people or their seats do.
 */
ready_by: number, 
/**
 * At a table whose seats are bid for, how many points each seat from seat 0 is worth to the sender, up to the table's
 * `seat_bid_max`. Nobody else sees it before the game starts. If left out, what was said before, or 0.
 */
bids?: Array<number>, };

/**
 * How a game is paced, as far as ratings tell paces apart.
 */
export type PaceMode = "none" | "live" | "days";

/**
 * Games that are rated together.
 */
export type RatingClass = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * With how many players.
 */
players: number, 
/**
 * At which pace.
 */
pace: PaceMode, };

/**
 * A class of games, and how many of them have counted.
 */
export type RatedClass = { 
/**
 * Which games.
 */
class: RatingClass, 
/**
 * How many.
 */
games: number, };

/**
 * A person's or a bot's rating.
 */
export type RatedPlayer = { 
/**
 * The name of a person; null for a bot.
 */
name: string | null, 
/**
 * Three letters and digits that tell people of the same name apart; null for a bot.
 */
mark: string | null, 
/**
 * The picture of a person who has chosen one.
 */
avatar: Avatar | null, 
/**
 * Whether it is a program, which plays over HTTP for a person.
 */
program: boolean, 
/**
 * Which bot, if it is one.
 */
bot: BotId | null, 
/**
 * Whether it is the guest.
 */
mine: boolean, 
/**
 * The strength: 1500 for somebody unknown.
 */
rating: number, 
/**
 * How far the strength may well be from that, up or down: in 95 of 100 cases it is not further.
 */
plus_minus: number, 
/**
 * How many games have counted.
 */
games: number, 
/**
 * How many of them were won, shared first places included.
 */
wins: number, };

/**
 * The strongest of a class of games.
 */
export type Ratings = { 
/**
 * All classes of which games have counted, those with most games first.
 */
classes: Array<RatedClass>, 
/**
 * The class whose players follow; null if no game has counted yet.
 */
class: RatingClass | null, 
/**
 * Up to a hundred, in order of the rating that they certainly have (`rating` less `plus_minus`): people with a name,
 * and bots.
 */
players: Array<RatedPlayer>, 
/**
 * What each seat is worth in such games, in points of ratings, from seat 0; the average is 0. Ratings are free of it.
 */
seats: Array<number>, 
/**
 * The guest, listed or not; null if none of their games of this class has counted.
 */
mine: RatedPlayer | null, };

/**
 * Against whom games are played.
 */
export type Company = "people" | "bots";

/**
 * Games that are counted together.
 */
export type CountedGames = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * With how many players.
 */
players: number, 
/**
 * Against whom.
 */
company: Company, };

/**
 * How many games of a kind were counted, and how many of them were won.
 */
export type CountedKind = { 
/**
 * Which games.
 */
kind: CountedGames, 
/**
 * How many.
 */
games: number, 
/**
 * How many the person has won, shared first places included; 0 in the statistics of a server.
 */
wins: number, };

/**
 * How games of a kind went. Only finished games count, and neither those that went on from a moment of another game nor
 * those that were played elsewhere.
 */
export type Statistics = { 
/**
 * All kinds of which games were counted, those with most games first.
 */
kinds: Array<CountedKind>, 
/**
 * The kind that the rest is about; null if no game was counted.
 */
kind: CountedGames | null, 
/**
 * How many games of it were counted.
 */
games: number, 
/**
 * One per seat, from seat 0; for a person, the games that the person played there.
 */
seats: Array<SeatCount>, 
/**
 * How many games had how many rounds, from the shortest.
 */
lengths: Array<LengthCount>, 
/**
 * The keys of what `rounds` counts: roles or, in other games, locations.
 */
choices: Array<string>, 
/**
 * From the first round.
 */
rounds: Array<RoundCount>, 
/**
 * What was built or bought, what most seats had first.
 */
holdings: Array<HoldingCount>, 
/**
 * Where the points came from, in the order in which they are shown.
 */
sources: Array<SourceCount>, };

/**
 * The results of a seat.
 */
export type SeatCount = { 
/**
 * How many games.
 */
games: number, 
/**
 * How many of them were won there, shared first places included.
 */
wins: number, 
/**
 * All points together.
 */
points: number, };

/**
 * How many games were this long.
 */
export type LengthCount = { 
/**
 * How many rounds.
 */
rounds: number, 
/**
 * How many games.
 */
games: number, };

/**
 * What was chosen in a round.
 */
export type RoundCount = { 
/**
 * From 1.
 */
round: number, 
/**
 * How often each of the statistics' `choices` was chosen.
 */
counts: Array<number>, };

/**
 * How seats with something fared.
 */
export type HoldingCount = { 
/**
 * Its key, such as that of a building.
 */
key: string, 
/**
 * How many seats had it at the end.
 */
seats: number, 
/**
 * How many of them won.
 */
wins: number, };

/**
 * Where points came from.
 */
export type SourceCount = { 
/**
 * Its key.
 */
key: string, 
/**
 * All points from it together.
 */
points: number, 
/**
 * Those of the winners.
 */
winners: number, };

/**
 * A person's statistics, as they see them.
 */
export type MyStatistics = { 
/**
 * The statistics.
 */
statistics: Statistics, 
/**
 * The code by which everybody may see them; null if nobody else may.
 */
code: string | null, };

/**
 * A person's statistics, as others see them: games at private tables don't count.
 */
export type SharedStatistics = { 
/**
 * The person's name; empty if they have none.
 */
name: string, 
/**
 * Three letters and digits that are always the same for the person.
 */
mark: string, 
/**
 * The statistics.
 */
statistics: Statistics, };

/**
 * Lets everybody who has the link see the sender's statistics, or nobody any more.
 */
export type ShareStatistics = { 
/**
 * Whether others may. Each time this is switched on there is a new link.
 */
shared: boolean, };

/**
 * Goes on from a moment of a finished game against bots, at a table of its own.
 */
export type BranchTable = { 
/**
 * How many entries of the record come before the moment.
 */
step: number, 
/**
 * The seat that the sender takes.
 */
seat: Seat, 
/**
 * Who plays the others; if left out, the bot that a quick game is played against.
 */
bot?: BotId, };

/**
 * Makes a table of a finished game that was played elsewhere.
 */
export type OpenRecord = { 
/**
 * The game's record as text, with the secret of its chance.
 */
record: string, 
/**
 * Whether only the sender may look at it.
 */
private: boolean, };

/**
 * The moment of another game from which this one goes on.
 */
export type BranchOf = { 
/**
 * The table of the other game. If its game was not over, it has gone on here ([`Arrival`], [`Departure`]).
 */
table: string, 
/**
 * How many entries of its record come before the moment.
 */
step: number, };

/**
 * Who sits on a seat of a game that leaves.
 */
export type DepartingSeat = { 
/**
 * The bot that decides there, also for a person who is away.
 */
bot: BotId | null, 
/**
 * What the person is called; empty for a bot.
 */
name: string, 
/**
 * Whether it is the seat of whoever takes the game along.
 */
mine: boolean, };

/**
 * A game that is not over, as it leaves the place where it was played: all of it, whatever is hidden included.
 */
export type Departure = { 
/**
 * Where it was played, and how many entries its record has there.
 */
from: BranchOf, 
/**
 * Its record as text.
 */
record: string, 
/**
 * Who sits where, from seat 0.
 */
seats: Array<DepartingSeat>, };

/**
 * Makes a table of a game that was begun elsewhere, and goes on with it.
 */
export type Arrival = { 
/**
 * Where it was played, and how many entries its record has there. The same game is taken in once.
 */
from: BranchOf, 
/**
 * Its record as text.
 */
record: string, 
/**
 * Who sits where from now on, from seat 0; one seat is the sender's.
 */
seats: Array<SeatChoice>, 
/**
 * The sender's name, if they are new here.
 */
name: string | null, 
/**
 * Whether only members may look at it.
 */
private: boolean, };

/**
 * Arranges the seats before the game, at the request of the table's maker.
 */
export type ArrangeSeats = { 
/**
 * For each seat from seat 0, the seat where its occupant sits now; if left out, the seats are dealt at random when the
 * game starts.
 */
order?: Array<Seat>, 
/**
 * Whether the seats are bid for instead; there is no order then.
 */
bids?: boolean, };

/**
 * The tables that anyone may join.
 */
export type Lobby = { 
/**
 * Whether this server lists tables at all.
 */
is_open: boolean, 
/**
 * The newest first, as strangers see them, with their invitations. Only those that wait for people now: somebody who
 * sits there is connected, unless the game is played over days.
 */
tables: Array<TableSummary>, };

/**
 * Lets the table's stand-in decide for the person of a seat who has vanished.
 */
export type StandIn = { 
/**
 * Which seat.
 */
seat: Seat, };

/**
 * What lists and headings show about a table, as one guest may see it.
 */
export type TableSummary<G extends GameId = 'puerto-rico'> = { 
/**
 * The table's name in addresses.
 */
id: string, 
/**
 * Which game.
 */
game: G, 
/**
 * The setup.
 */
setup: GameWire[G]['setup'], 
/**
 * How far along it is.
 */
state: TableState, 
/**
 * One per seat, from seat 0.
 */
seats: Array<SeatSummary>, 
/**
 * Which bot plays for people who are away.
 */
stand_in: BotId, 
/**
 * How much time people have.
 */
pace: Pace, 
/**
 * What happens when somebody's time is up.
 */
time_up: TimeUp, 
/**
 * The seat whose time was up when the game ended without a result; null otherwise.
 */
ended_by: Seat | null, 
/**
 * Whether the guest made the table.
 */
host: boolean, 
/**
 * Whether the lobby lists the table as long as a seat is open.
 */
listed: boolean, 
/**
 * Whether the game counts for the ratings of those who play.
 */
rated: boolean, 
/**
 * Whether programs can take a seat although the game is rated or listed in the lobby.
 */
programs: boolean, 
/**
 * How many moves spectators are kept behind while the game goes on: what they see of it, here and elsewhere, was so then.
 * Null if they see everything at once.
 */
watch_delay: number | null, 
/**
 * Whether the seats are dealt at random when the game starts.
 */
shuffle_seats: boolean, 
/**
 * Whether the people bid points for the seats; then they are not dealt. What each gave up is part of the setup once the
 * game has started.
 */
seat_bids: boolean, 
/**
 * The most that can be bid for a seat; null in a game whose seats can't be bid for.
 */
seat_bid_max: number | null, 
/**
 * Whether the game starts only once all the people who sit there have said that they are ready.
 */
ready_check: boolean, 
/**
 * Until when they have to say so, in milliseconds since 1970: whoever has not by then loses the seat. Null while nobody
 * is asked. It is another number whenever the people or their seats change.
 */
ready_by: number | null, 
/**
 * The invitation's code; for members only, and in the lobby.
 */
invitation: string | null, 
/**
 * The current round, from 1; 0 before the start.
 */
round: number, 
/**
 * The seats that are asked.
 */
asked: Array<Seat>, 
/**
 * Since when, in milliseconds since 1970; null if nobody is asked.
 */
asked_since: number | null, 
/**
 * Whether the guest is asked to decide, or to say that they are ready.
 */
your_turn: boolean, 
/**
 * When the table was created, in milliseconds since 1970.
 */
created: number, 
/**
 * When something last happened, in milliseconds since 1970.
 */
updated: number, 
/**
 * How many entries the record has.
 */
version: number, 
/**
 * The moment of another game from which this one goes on; null for most tables.
 */
branch_of: BranchOf | null, 
/**
 * SHA-256 of the secret behind chance, hexadecimal; promised when the table is created. Null at a table that goes on from
 * a moment of another game.
 */
commitment: string | null, 
/**
 * The secret itself, hexadecimal; only when the game is over.
 */
secret: string | null, 
/**
 * The place of each seat, 1 for the best; only when the game is over.
 */
ranks: Array<number> | null, 
/**
 * The table where those who played play again; for them only, not in lists, and null until somebody has asked for it.
 */
rematch: string | null, 
/**
 * Whether the players may ask for hints: there is only one human player, or all of them agree.
 */
hints: boolean, 
/**
 * What the people are asked to agree on; null if nothing.
 */
proposal: OpenProposal | null, 
/**
 * What time it was at the server when this was written, in milliseconds since 1970: clocks are compared with it
 * rather than with the time of a device.
 */
now: number, };

/**
 * How far along a table is.
 */
export type TableState = "open" | "running" | "over";

/**
 * One seat of a table.
 */
export type SeatSummary = { 
/**
 * Its number.
 */
seat: Seat, 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * The name of the person or bot, empty for a person who has given none; null for an open seat.
 */
name: string | null, 
/**
 * Three letters and digits that are always the same for a person, to tell those without a name apart; null if the
 * seat is not a person's.
 */
mark: string | null, 
/**
 * The picture of a person who has chosen one.
 */
avatar: Avatar | null, 
/**
 * Whether a program sits there, which plays over HTTP for a person.
 */
program: boolean, 
/**
 * Which bot, if it is one.
 */
bot: BotId | null, 
/**
 * The bot that decides for the person until the person takes the seat back; null if there is none.
 */
stand_in: BotId | null, 
/**
 * How long the table must have waited for the seat before the guest may let a bot decide there, in milliseconds;
 * null if the guest never may.
 */
stand_in_wait: number | null, 
/**
 * Whether the seat is the guest's own.
 */
mine: boolean, 
/**
 * Whether the person is watching right now.
 */
connected: boolean, 
/**
 * Whether the person has said that the game can start.
 */
ready: boolean, 
/**
 * What whoever sits here has bid for each seat from seat 0, if anything: before the start, only the guest's own is shown.
 */
bids: Array<number> | null, 
/**
 * Whether the person agrees to hints.
 */
hints: boolean, 
/**
 * Whether the name could be mistaken for that of somebody else at the table.
 */
lookalike: boolean, 
/**
 * The person's time; null where there is no clock, and for bots and open seats.
 */
clock: SeatClock | null, 
/**
 * The guest's own standing orders; null for other seats, and where a game has none.
 */
orders: Orders | null, };

/**
 * Who occupies a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * How much time people have.
 */
export type Pace = { "mode": "none" } | { "mode": "live", 
/**
 * How long each seat has for the whole game, in seconds: 1 to 36,000.
 */
bank: number, 
/**
 * How much time a seat gets after each of its decisions, in seconds: up to 3,600.
 */
increment: number, 
/**
 * How long each decision may take before the bank is touched, in seconds: up to 3,600.
 */
grace: number, } | { "mode": "days", 
/**
 * How many days each decision may take: 1 to 30. A day is as long as the daily window.
 */
days: number, 
/**
 * When time runs each day; around the clock if left out.
 */
window?: DailyWindow, 
/**
 * How many days of holiday each seat may take in the game: up to 60.
 */
holiday: number, };

/**
 * The hours of the day during which time runs.
 */
export type DailyWindow = { 
/**
 * From when, in minutes after midnight: 0 to 1,439.
 */
from: number, 
/**
 * Until when, in minutes after midnight; if this is not later than `from`, it is on the next day.
 */
until: number, 
/**
 * The time zone of those hours, by its IANA name, such as `Europe/Warsaw`.
 */
zone: string, };

/**
 * What happens when somebody's time is up.
 */
export type TimeUp = "stand_in" | "end";

/**
 * The time of one seat.
 */
export type SeatClock = { 
/**
 * How much was left when the table last changed, in milliseconds of running time.
 */
left: number, 
/**
 * How much a seat has at the start, in milliseconds: of the game, or of a decision where each has its own time.
 */
full: number, 
/**
 * When it is up, in milliseconds since 1970, taking the daily window into account; null while it is stopped.
 */
due: number | null, 
/**
 * Whether the person wants a pause; the clocks are stopped while everybody does.
 */
pause: boolean, 
/**
 * Until when the person is on holiday, in milliseconds since 1970; null if not.
 */
holiday_until: number | null, 
/**
 * How many days of holiday are left.
 */
holiday_left: number, };

/**
 * Asks for a pause, or no longer asks for one.
 */
export type WishPause = { 
/**
 * Whether the sender wants a pause.
 */
pause: boolean, };

/**
 * Takes days of holiday, starting now, or ends the holiday.
 */
export type TakeHoliday = { 
/**
 * How many days; 0 ends a holiday.
 */
days: number, };

/**
 * Something that is decided for a person as soon as the question comes.
 */
export type StandingOrder = "pass_round" | "load_corn" | "mayors_worker";

/**
 * Gives an order, or takes it back.
 */
export type GiveOrder = { 
/**
 * Which order.
 */
order: StandingOrder, 
/**
 * Whether it is in force from now on.
 */
on: boolean, };

/**
 * A person's orders, which nobody else sees.
 */
export type Orders = { 
/**
 * Those in force.
 */
standing: Array<StandingOrder>, 
/**
 * The ones that ended by themselves most recently, and why.
 */
ended: EndedOrders | null, };

/**
 * Orders that ended because something happened that their giver may not have had in mind.
 */
export type EndedOrders = { 
/**
 * Which.
 */
orders: Array<StandingOrder>, 
/**
 * Why.
 */
why: OrderEnd, 
/**
 * The version of the table at which they ended.
 */
version: number, };

/**
 * Why an order ended.
 */
export type OrderEnd = "unforeseen" | "taken_back" | "stood_in";

/**
 * What somebody is told, and by which ways.
 */
export type Notices = { 
/**
 * Where messages go; nothing is sent while there is none.
 */
ways: Array<NoticeWay>, 
/**
 * What is told, and when.
 */
choice: NoticeChoice, 
/**
 * The tables that are silent.
 */
silent: Array<string>, 
/**
 * The public key of this server, which a browser's push service wants to know (`applicationServerKey`).
 */
push_key: string, 
/**
 * Whether this server sends e-mail.
 */
mail: boolean, };

/**
 * One place that messages go to.
 */
export type NoticeWay = { 
/**
 * Its name in requests.
 */
id: string, 
/**
 * What is sent there.
 */
kind: NoticeWayKind, 
/**
 * Where: an `http` or `https` address, or that of a mailbox.
 */
address: string, 
/**
 * A browser's keys; null with other kinds.
 */
keys: PushKeys | null, 
/**
 * Whether messages go there: to a mailbox only once its owner has opened the link that was sent to it.
 */
confirmed: boolean, 
/**
 * Why the last message did not arrive; null if it did, or none was sent.
 */
failing: Undelivered | null, };

/**
 * What a message looks like.
 */
export type NoticeWayKind = "ntfy" | "webhook" | "push" | "email";

/**
 * A mailbox, as the links in a message to it show it.
 */
export type Mailbox = { 
/**
 * Its address.
 */
address: string, 
/**
 * Whether messages go there.
 */
confirmed: boolean, };

/**
 * The keys of a browser's subscription, as the browser writes them.
 */
export type PushKeys = { 
/**
 * The browser's public key, in base64url.
 */
p256dh: string, 
/**
 * What only the browser and this server know, in base64url.
 */
auth: string, };

/**
 * What somebody wants to be told.
 */
export type NoticeChoice = { 
/**
 * That a table waits for them.
 */
turn: boolean, 
/**
 * That their time is running out.
 */
reminder: boolean, 
/**
 * The hours during which nothing is sent.
 */
quiet: DailyWindow | null, 
/**
 * The language of the messages, such as `pl`.
 */
language: string, 
/**
 * How the person reaches this server, such as `https://play.example.org`: links begin with it. Empty: no links.
 */
site: string, };

/**
 * Adds a place that messages go to.
 */
export type AddWay = { 
/**
 * What is sent there.
 */
kind: NoticeWayKind, 
/**
 * Where: an `http` or `https` address; for a browser, the endpoint of its subscription; for `email`, a mailbox.
 */
address: string, 
/**
 * A browser's keys; only with `push`.
 */
keys: PushKeys | null, };

/**
 * Whether a test message arrived.
 */
export type TriedWay = { 
/**
 * Why it did not; null if it did.
 */
failing: Undelivered | null, };

/**
 * Why a message did not arrive.
 */
export type Undelivered = "private" | "unreachable" | "refused";

/**
 * Switches the messages of one table on or off for the person who asks.
 */
export type TableNotices = { 
/**
 * Whether messages are sent.
 */
on: boolean, };

/**
 * What a person proposes to the others.
 */
export type Proposal = { "kind": "pace", 
/**
 * How much time people have from now on.
 */
pace: Pace, 
/**
 * What happens when somebody's time is up.
 */
time_up: TimeUp, } | { "kind": "undo", 
/**
 * The position of that decision in the record, from 0.
 */
step: number, } | { "kind": "move" };

/**
 * A proposal that waits for answers. There is one at a time.
 */
export type OpenProposal = { 
/**
 * Its number: later ones have higher numbers.
 */
id: number, 
/**
 * Who made it.
 */
by: Seat, 
/**
 * What is proposed.
 */
proposal: Proposal, 
/**
 * Who has agreed, the proposer included.
 */
agreed: Array<Seat>, 
/**
 * Whose answer it waits for: people for whom a bot plays are asked only whether the game may move, and can answer once they
 * have taken their seats back.
 */
missing: Array<Seat>, };

/**
 * Agrees to a proposal, or puts an end to it.
 */
export type AnswerProposal = { 
/**
 * Which proposal.
 */
id: number, 
/**
 * Whether the sender agrees. If anybody does not, nothing comes of it; the proposer withdraws it this way.
 */
agree: boolean, };

/**
 * Says something to the table. Everybody who may watch the table reads it.
 */
export type Say = { 
/**
 * The sender's own id for the request, 1 to 64 characters: said again with the same id, it is said only once.
 */
request_id: string, 
/**
 * What is said.
 */
words: ChatWords, };

/**
 * What somebody says.
 */
export type ChatWords = { "kind": "text", 
/**
 * One line of 1 to 300 characters.
 */
text: string, } | { "kind": "phrase", 
/**
 * Which one.
 */
phrase: QuickPhrase, };

/**
 * Phrases that have words in every language. None of them hurries anybody.
 */
export type QuickPhrase = "hello" | "good_luck" | "thinking" | "one_moment" | "take_your_time" | "well_played" | "thanks" | "good_game";

/**
 * One line of a table's chat.
 */
export type ChatLine = { 
/**
 * Its number at the table, from 1.
 */
number: number, 
/**
 * Where the person sits; null once they have left.
 */
seat: Seat | null, 
/**
 * The person's name; empty for a person who has given none.
 */
name: string, 
/**
 * The person's mark, as in [`SeatSummary::mark`](crate::SeatSummary::mark).
 */
mark: string, 
/**
 * Whether it is a program, which plays over HTTP for a person.
 */
program: boolean, 
/**
 * What they said.
 */
words: ChatWords, 
/**
 * When, in milliseconds since 1970.
 */
time: number, };

/**
 * Lines of a table's chat, in order.
 */
export type Chat = { 
/**
 * Whether these are all lines that are kept, in place of those that came before; otherwise they follow them.
 */
full: boolean, 
/**
 * The lines.
 */
lines: Array<ChatLine>, };

/**
 * Tells the host of the server about a line.
 */
export type ReportLine = { 
/**
 * What is wrong with it.
 */
reason: ReportReason, };

/**
 * What is wrong with a line.
 */
export type ReportReason = "rude" | "spam" | "unfair" | "other";

/**
 * The visitor who asks, and that visitor's tables.
 */
export type Me = { 
/**
 * The guest; null until something has needed one.
 */
guest: Guest | null, 
/**
 * The guest's tables, with those that are waiting for the guest first.
 */
tables: Array<TableSummary>, 
/**
 * Whether the guest is a host of this server.
 */
host: boolean, 
/**
 * What the host of the server has decided about the guest.
 */
sanctions: Array<Sanction>, 
/**
 * Whether somebody new needs a code of the host to become a guest.
 */
by_invitation: boolean, };

/**
 * Some of the visitor's tables, the last changed first: those that `Me` has no room for are reached this way.
 */
export type OlderTables = { 
/**
 * The tables.
 */
tables: Array<TableSummary>, 
/**
 * Where to go on; null at the end.
 */
next: TablePlace | null, };

/**
 * A place in the list of the visitor's tables.
 */
export type TablePlace = { 
/**
 * When the last table before that place changed, in milliseconds since 1970.
 */
before: number, 
/**
 * The id of that table.
 */
last: string, };

/**
 * A person: a signed cookie plus a short code that moves it to another device and, if the person wants one, an account.
 */
export type Guest = { 
/**
 * The guest's name in the store.
 */
id: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * Recovers this guest on another device.
 */
code: string, 
/**
 * The picture beside the name, if one was chosen.
 */
avatar: Avatar | null, 
/**
 * The language in which the guest reads the page, if one was chosen.
 */
language: string | null, 
/**
 * The name and password with which the person can sign in, if there are any.
 */
account: Account | null, };

/**
 * Changes the guest's name.
 */
export type RenameGuest = { 
/**
 * 1 to 40 characters.
 */
name: string, };

/**
 * Turns this device's guest into the one with this code.
 */
export type RecoverGuest = { 
/**
 * As [`Guest::code`].
 */
code: string, };

/**
 * A picture that stands beside a person's name.
 */
export type Avatar = { 
/**
 * What it shows.
 */
figure: AvatarFigure, 
/**
 * Its ground.
 */
colour: AvatarColour, };

/**
 * What a picture shows.
 */
export type AvatarFigure = "parrot" | "frog" | "turtle" | "fish" | "palm" | "boat" | "llama" | "cactus" | "mountain" | "sun";

/**
 * The ground of a picture.
 */
export type AvatarColour = "sea" | "corn" | "leaf" | "clay" | "berry" | "stone";

/**
 * An account, as its owner sees it.
 */
export type Account = { 
/**
 * The name to sign in with, by which others can ask to be friends.
 */
name: string, 
/**
 * When the password was chosen, in milliseconds since 1970.
 */
changed: number, };

/**
 * Gives the person of this device a name and a password to sign in with.
 */
export type MakeAccount = { 
/**
 * 1 to 40 characters. Nobody else has this name, nor one that looks like it.
 */
name: string, 
/**
 * 10 to 200 characters.
 */
password: string, };

/**
 * Makes this device the person with this account.
 */
export type SignIn = { 
/**
 * The name of the account, in any case.
 */
name: string, 
/**
 * Its password.
 */
password: string, 
/**
 * What becomes of the tables of the guest that this device has been until now. Without it, a guest with tables is
 * asked: the answer is `choose_tables`.
 */
tables?: GuestTables, };

/**
 * What becomes of a guest's tables when the guest signs in to an account.
 */
export type GuestTables = "bring" | "leave";

/**
 * The answer to [`SignIn`].
 */
export type SignedIn = { 
/**
 * The person that this device is now.
 */
me: Me, 
/**
 * How many tables of the guest are the account's now.
 */
brought: number, 
/**
 * How many tables have stayed with the guest.
 */
stayed: number, 
/**
 * The code that leads back to the guest; null if the guest is no longer needed, or there was none.
 */
guest_code: string | null, };

/**
 * Changes the password. All other devices are logged out.
 */
export type ChangePassword = { 
/**
 * The password until now.
 */
current: string, 
/**
 * The new one, of 10 to 200 characters.
 */
new: string, };

/**
 * Removes the name and the password to sign in with: the person goes on as a guest. All other devices are logged out.
 */
export type RemoveAccount = { 
/**
 * The password until now.
 */
password: string, };

/**
 * Changes how a person looks and which language they read. What is left out stays as it is.
 */
export type ChangeProfile = { 
/**
 * The picture beside the name.
 */
avatar?: Avatar, 
/**
 * The language of the interface, such as `hu`.
 */
language?: string, };

/**
 * The people whom a person knows.
 */
export type Friends = { 
/**
 * Friends: those who are here first, then by name.
 */
friends: Array<Friend>, 
/**
 * People who ask to be friends, the newest first.
 */
asking: Array<Known>, 
/**
 * People whom the person has asked and who have not answered.
 */
asked: Array<Known>, 
/**
 * People whom the person has blocked.
 */
blocked: Array<Known>, 
/**
 * Tables to which friends invite the person, the newest first.
 */
invitations: Array<TableInvitation>, 
/**
 * The last part of the address with which others can ask to be friends; null until the person has asked for one.
 */
link: string | null, };

/**
 * Somebody whom a person knows.
 */
export type Known = { 
/**
 * What the person who asks calls them in requests; somebody else calls them otherwise.
 */
handle: string, 
/**
 * The name; empty for somebody who has given none.
 */
name: string, 
/**
 * The mark, as in [`SeatSummary::mark`](crate::SeatSummary::mark).
 */
mark: string, 
/**
 * The picture, if there is one.
 */
avatar: Avatar | null, 
/**
 * Since when they are friends, or have asked, or are blocked, in milliseconds since 1970.
 */
since: number, };

/**
 * One line of a private chat.
 */
export type PrivateLine = { 
/**
 * Its id.
 */
id: string, 
/**
 * Whether the person who asks wrote it.
 */
mine: boolean, 
/**
 * What was said.
 */
words: ChatWords, 
/**
 * When, in milliseconds since 1970; no two lines of a chat have the same time.
 */
time: number, };

/**
 * What a person and somebody else have said to each other, as far as it is kept.
 */
export type PrivateChat = { 
/**
 * The other.
 */
with: Known, 
/**
 * Whether the two are friends: only then may they write.
 */
friends: boolean, 
/**
 * The lines that are kept, in order.
 */
lines: Array<PrivateLine>, };

/**
 * Says that everything up to some line has been read.
 */
export type ReadPrivate = { 
/**
 * The time of that line, as in [`PrivateLine::time`].
 */
until: number, };

/**
 * Something about a private chat has changed: ask for it again.
 */
export type PrivateNews = { 
/**
 * With whom, as in [`Known::handle`].
 */
with: string, };

/**
 * A friend.
 */
export type Friend = { 
/**
 * Who it is.
 */
person: Known, 
/**
 * Whether the friend has a page of this server open.
 */
here: boolean, 
/**
 * The friend's tables in the lobby.
 */
tables: Array<OpenTable>, 
/**
 * How many lines that the friend wrote the person has not read.
 */
unread: number, };

/**
 * A table where a seat is open.
 */
export type OpenTable = { 
/**
 * The table.
 */
id: string, 
/**
 * Which game.
 */
game: GameId, 
/**
 * How many people can play there.
 */
seats: number, 
/**
 * How many seats are open.
 */
open: number, 
/**
 * With which a seat is taken.
 */
invitation: string, };

/**
 * A friend asks the person to a table.
 */
export type TableInvitation = { 
/**
 * Who invites.
 */
from: Known, 
/**
 * Where to.
 */
table: OpenTable, };

/**
 * Who is meant.
 */
export type Whom = { "by": "name", 
/**
 * The name of the account, in any case.
 */
name: string, } | { "by": "link", 
/**
 * Its last part.
 */
link: string, } | { "by": "seat", 
/**
 * At which table.
 */
table: string, 
/**
 * On which seat.
 */
seat: Seat, } | { "by": "line", 
/**
 * At which table.
 */
table: string, 
/**
 * The number of the line.
 */
line: number, } | { "by": "handle", 
/**
 * As in [`Known::handle`].
 */
handle: string, };

/**
 * Names somebody.
 */
export type NamePerson = { 
/**
 * Who is meant.
 */
whom: Whom, };

/**
 * Answers somebody who asks to be friends.
 */
export type AnswerFriend = { 
/**
 * Who asks, as in [`Known::handle`].
 */
handle: string, 
/**
 * Whether they are friends from now on.
 */
accept: boolean, };

/**
 * Invites a friend to a table, or takes that back.
 */
export type InviteFriend = { 
/**
 * The friend, as in [`Known::handle`].
 */
handle: string, };

/**
 * Who has given away a link.
 */
export type LinkOwner = { 
/**
 * The name; empty for somebody who has given none.
 */
name: string, 
/**
 * The mark, as in [`SeatSummary::mark`](crate::SeatSummary::mark).
 */
mark: string, 
/**
 * The picture, if there is one.
 */
avatar: Avatar | null, 
/**
 * Whether it is the person who asks.
 */
mine: boolean, };

/**
 * A program that plays for a person, as its owner sees it.
 */
export type Program = { 
/**
 * Its id, by which it is a guest of the server.
 */
id: string, 
/**
 * The name that others see, with a mark that it is a program.
 */
name: string, 
/**
 * Three letters and digits that are always the same for it.
 */
mark: string, 
/**
 * Whether it has a token: without one nobody can act for it.
 */
active: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

/**
 * A person's programs.
 */
export type Programs = { 
/**
 * Those that there are, the oldest first.
 */
programs: Array<Program>, 
/**
 * How many a person may have.
 */
most: number, };

/**
 * Makes a program.
 */
export type MakeProgram = { 
/**
 * The name that others see, 1 to 40 characters.
 */
name: string, };

/**
 * A program with a new token.
 */
export type ProgramToken = { 
/**
 * Which program.
 */
program: Program, 
/**
 * What it sends with each request, as `Authorization: Bearer …`. It is shown now and never again: the server keeps
 * only a hash of it.
 */
token: string, };

/**
 * What a person may no longer do.
 */
export type SanctionKind = "mute" | "ban";

/**
 * What the host has decided about a person, as the person is told.
 */
export type Sanction = { 
/**
 * What the person may no longer do.
 */
kind: SanctionKind, 
/**
 * Why, in the host's words.
 */
reason: string, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, 
/**
 * Until when; null for good.
 */
until: number | null, };

/**
 * Something that the host tells everybody.
 */
export type Announcement = { 
/**
 * Its id.
 */
id: string, 
/**
 * The text, in the host's words.
 */
text: string, 
/**
 * Until when it is shown, in milliseconds since 1970.
 */
until: number, };

/**
 * What the host tells everybody now.
 */
export type Announcements = { 
/**
 * The newest first.
 */
announcements: Array<Announcement>, };

/**
 * Tells everybody something.
 */
export type Announce = { 
/**
 * 1 to 300 characters.
 */
text: string, 
/**
 * For how many hours, up to a year.
 */
hours: number, };

/**
 * Keeps a person from something.
 */
export type SanctionPerson = { 
/**
 * From what.
 */
kind: SanctionKind, 
/**
 * For how many hours, up to ten years; for good when left out.
 */
hours?: number, 
/**
 * Why: the person reads it. 1 to 300 characters.
 */
reason: string, };

/**
 * Makes a person a host of the server, or no longer.
 */
export type GrantHost = { 
/**
 * Whether the person is a host from now on.
 */
host: boolean, };

/**
 * Marks a report as dealt with, or as open again.
 */
export type SettleReport = { 
/**
 * Whether it is dealt with.
 */
settled: boolean, };

/**
 * Makes a code with which people become guests of a server that nobody else can enter.
 */
export type MakeEntrance = { 
/**
 * For whom it is, in the host's words; up to 100 characters.
 */
note?: string, 
/**
 * How many people can use it.
 */
people: number, 
/**
 * For how many days, up to a year.
 */
days: number, };

/**
 * A code with which people become guests.
 */
export type Entrance = { 
/**
 * The code itself.
 */
code: string, 
/**
 * For whom it is.
 */
note: string, 
/**
 * How many more people can use it.
 */
people: number, 
/**
 * Until when, in milliseconds since 1970.
 */
until: number, };

/**
 * The codes that can still be used.
 */
export type Entrances = { 
/**
 * Whether people need one to become guests.
 */
needed: boolean, 
/**
 * The newest first.
 */
entrances: Array<Entrance>, };

/**
 * Becomes a guest of a server that only people with a code can enter.
 */
export type Enter = { 
/**
 * The code that the host has given out.
 */
code: string, 
/**
 * The name that others see, 1 to 40 characters.
 */
name?: string, };

/**
 * A server in figures, for its host.
 */
export type HostFigures = { 
/**
 * People, programs not counted.
 */
people: number, 
/**
 * Programs.
 */
programs: number, 
/**
 * Tables whose game has not begun.
 */
tables_open: number, 
/**
 * Tables whose game is going on.
 */
tables_running: number, 
/**
 * Tables whose game is over.
 */
tables_over: number, 
/**
 * Reports that nobody has dealt with.
 */
reports_open: number, };

/**
 * A person or program in the host's list.
 */
export type HostPerson = { 
/**
 * The guest's id.
 */
id: string, 
/**
 * The name, empty if none was given.
 */
name: string, 
/**
 * Three letters and digits that are always the same for a person.
 */
mark: string, 
/**
 * When they first came, in milliseconds since 1970.
 */
created: number, 
/**
 * How many tables they sit at.
 */
tables: number, 
/**
 * Whether they are a host of the server.
 */
host: boolean, 
/**
 * The person to whom this program belongs, by id; null for a person.
 */
program_of: string | null, 
/**
 * What is in force against them.
 */
sanctions: Array<Sanction>, };

/**
 * Some of the people of a server.
 */
export type HostPeople = { 
/**
 * Those who came last first.
 */
people: Array<HostPerson>, 
/**
 * Whether there are more.
 */
more: boolean, };

/**
 * Everything that a host looks at about a person.
 */
export type HostLook = { 
/**
 * The person.
 */
person: HostPerson, 
/**
 * Their last tables, as strangers see them.
 */
tables: Array<TableSummary>, 
/**
 * What was reported about them.
 */
reports: Array<HostReport>, };

/**
 * A report, for the host.
 */
export type HostReport = { 
/**
 * Its id.
 */
id: string, 
/**
 * At which table; null for a line of a private chat.
 */
table: string | null, 
/**
 * The number of the line that was reported.
 */
line: number, 
/**
 * Who said it.
 */
about: HostName, 
/**
 * Who reported it.
 */
by: HostName, 
/**
 * What is wrong with it.
 */
reason: ReportReason, 
/**
 * When it was reported, in milliseconds since 1970.
 */
time: number, 
/**
 * The line and those around it.
 */
lines: Array<HostLine>, 
/**
 * Whether it is dealt with.
 */
settled: boolean, };

/**
 * All reports that are kept.
 */
export type HostReports = { 
/**
 * The newest first.
 */
reports: Array<HostReport>, };

/**
 * Who somebody is.
 */
export type HostName = { 
/**
 * The guest's id.
 */
id: string, 
/**
 * The name, empty if there is none.
 */
name: string, 
/**
 * Three letters and digits that are always the same for a person.
 */
mark: string, 
/**
 * Whether it is a program.
 */
program: boolean, };

/**
 * A line of a chat in a report.
 */
export type HostLine = { 
/**
 * Its number at the table.
 */
number: number, 
/**
 * Who said it, as they were called then.
 */
by: HostName, 
/**
 * What was said.
 */
words: ChatWords, };

/**
 * Some of the tables of a server, as strangers see them.
 */
export type HostTables = { 
/**
 * Those that changed last first.
 */
tables: Array<TableSummary>, 
/**
 * The state that was asked for; null for all.
 */
state: TableState | null, 
/**
 * Whether there are more.
 */
more: boolean, };

/**
 * The entries that stand.
 */
export type History<G extends GameId = 'puerto-rico'> = { 
/**
 * In order.
 */
steps: Array<HistoryStep<G>>, 
/**
 * How many entries the record has, including undone ones and undos; also the step of the last moment.
 */
version: number, };

/**
 * An entry that stands.
 */
export type HistoryStep<G extends GameId = 'puerto-rico'> = { 
/**
 * Its place in the record, from 0.
 */
step: number, 
/**
 * Who decided; null for chance.
 */
seat: Seat | null, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The key of the role (in other games: of the phase) that was in progress when it was decided.
 */
role: GameWire[G]['phase'] | null, 
/**
 * The entry as a line; `sealed` if it is hidden from the reader.
 */
notation: string, 
/**
 * What it caused.
 */
events: Array<ToldEvent<G>>, 
/**
 * When, in milliseconds since 1970; 0 if that was not recorded.
 */
time: number, };

/**
 * The table before an entry.
 */
export type Moment<G extends GameId = 'puerto-rico'> = { 
/**
 * How many entries of the record come before it.
 */
step: number, 
/**
 * What the asker may see of it.
 */
view: GameWire[G]['view'], 
/**
 * Numbers about single pieces, as in an update.
 */
pieces?: { [key in string]: Array<Figure> }, 
/**
 * What the rules can say in advance, as in an update.
 */
outlook?: GameWire[G]['outlook'], 
/**
 * The entry that came next; null at the end.
 */
log: LogEntry<G> | null, };

/**
 * How a game went, round by round.
 */
export type Charts = { 
/**
 * The state at the end of each round, in order; the last round may still be in progress.
 */
rounds: Array<RoundChart>, };

/**
 * One round.
 */
export type RoundChart = { 
/**
 * From 1.
 */
round: number, 
/**
 * One per seat, from seat 0.
 */
seats: Array<SeatChart>, };

/**
 * One seat at the end of a round.
 */
export type SeatChart = { 
/**
 * Points if the game ended here; null if the asker may not see them.
 */
points: number | null, 
/**
 * Money.
 */
doubloons: number, 
/**
 * Goods shipped in this round.
 */
goods_shipped: number, 
/**
 * Keys of the role cards that the seat took in this round, in order.
 */
roles: Array<RoleCard>, 
/**
 * Goods that were put on shelves in this round; only if the game has shelves.
 */
goods_stored?: number, 
/**
 * Locations of the seat's basic actions in this round, in order; only if the game has locations.
 */
acted_at?: Array<Location>, };

/**
 * The best answers to the asker's open decision, best first.
 */
export type Hints<G extends GameId = 'puerto-rico'> = { 
/**
 * The table version that they belong to.
 */
version: number, 
/**
 * Whose decision.
 */
seat: Seat, 
/**
 * One to three.
 */
best: Array<HintMove<G>>, };

/**
 * An answer worth considering.
 */
export type HintMove<G extends GameId = 'puerto-rico'> = { 
/**
 * The answer in a form that can be sent: a line, or a whole plan.
 */
answer: Move<G>, 
/**
 * The answers to the questions that follow from it at once and belong to the same decision.
 */
more: Array<Move<G>>, 
/**
 * Each seat's estimated share of the win after it, from 0 to 1; together they add up to about 1.
 */
shares: Array<number>, 
/**
 * What the asker has more or less of once what the answer begins (a role's phase, a round) is over.
 */
gains: Array<HintGain>, 
/**
 * About how many more points at the end the asker can expect from it than from the least promising answer.
 */
promise: number, 
/**
 * The rival it helps most, compared with the other answers; null if it makes no difference.
 */
rival: RivalGain | null, 
/**
 * What speaks for it, compared with the other answers; at most three, the most important one first. No two answers
 * have the same reasons.
 */
reasons: Array<Reason>, 
/**
 * Another answer that it comes to the same as, and then there are no reasons; null if there is none.
 */
same_as: SameAs | null, };

/**
 * Why a move is worth considering.
 */
export type Reason = { 
/**
 * What kind of reason it is.
 */
kind: ReasonKind, 
/**
 * Whom it is about.
 */
seat: Seat, 
/**
 * The reason as a sentence.
 */
said: Said, };

/**
 * What kind of reason speaks for a move.
 */
export type ReasonKind = "earns" | "enables" | "helps" | "denies" | "ends";

/**
 * Another answer of the same hint that one comes to the same as.
 */
export type SameAs = { 
/**
 * Its place among the answers, from 0.
 */
place: number, 
/**
 * Whether their estimates differ all the same: the difference shows only later.
 */
differs_later: boolean, };

/**
 * What a rival gains by an answer.
 */
export type RivalGain = { 
/**
 * The rival.
 */
seat: Seat, 
/**
 * What the rival has more of; at least one thing.
 */
gains: Array<HintGain>, };

/**
 * An increase or decrease in something.
 */
export type HintGain = { 
/**
 * What changes.
 */
of: Measure, 
/**
 * By how many; never 0.
 */
amount: number, };

/**
 * Something a seat has a number of.
 */
export type Measure = "points" | "doubloons" | "coins" | "goods" | "production" | "workers" | "plantations" | "buildings" | "stored" | "carts" | "houses" | "boats" | "orders" | "extensions" | "road";

/**
 * Agrees to hints at a table with several people, or withdraws that agreement.
 */
export type AgreeHints = { 
/**
 * Whether the sender agrees.
 */
agree: boolean, };

/**
 * A finished game, decision by decision.
 */
export type Review<G extends GameId = 'puerto-rico'> = { 
/**
 * Whether the review is complete; the lists are empty until then.
 */
ready: boolean, 
/**
 * How many decisions have been looked at.
 */
done: number, 
/**
 * How many there are in all.
 */
of: number, 
/**
 * The win shares over the whole game, in order.
 */
curve: Array<CurvePoint>, 
/**
 * The costliest decisions: at most five per seat, costliest first.
 */
mistakes: Array<Mistake<G>>, };

/**
 * The win shares at one point in the game.
 */
export type CurvePoint = { 
/**
 * The record entry before which this holds; the record's length at the end.
 */
step: number, 
/**
 * The current round, from 1.
 */
round: number, 
/**
 * Each seat's estimated share of the win, from 0 to 1, with nothing hidden: the same estimate whoever was asked.
 */
shares: Array<number>, };

/**
 * A decision that cost part of the win.
 */
export type Mistake<G extends GameId = 'puerto-rico'> = { 
/**
 * Whose decision.
 */
seat: Seat, 
/**
 * Its first entry in the record.
 */
step: number, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * What was played until the decision was complete: actions, or whole plans, one after the other.
 */
played: Array<Move<G>>, 
/**
 * What would have been better, in the same form.
 */
better: Array<Move<G>>, 
/**
 * The seat's estimated share of the win after what was played, 0 to 1.
 */
played_share: number, 
/**
 * The same after what would have been better.
 */
better_share: number, 
/**
 * What speaks for what would have been better, compared with what was played.
 */
reasons: Array<Reason>, };

/**
 * The body of every unsuccessful answer.
 */
export type ErrorAnswer<G extends GameId = 'puerto-rico'> = { 
/**
 * What went wrong.
 */
error: ErrorBody<G>, 
/**
 * The table as it is now; only with `stale`.
 */
update?: Update<G>, };

/**
 * What went wrong.
 */
export type ErrorBody<G extends GameId = 'puerto-rico'> = { 
/**
 * For programs; clients have words for each.
 */
code: ErrorCode, 
/**
 * For developers, in English.
 */
message: string, 
/**
 * Why the action is not legal; only with `refused`.
 */
refusal?: ToldRefusal<G>, 
/**
 * Why no game can be played with this setup; with `bad_setup`, if the rules say why.
 */
impossible?: GameWire[G]['impossible'], 
/**
 * Which of the moves, from 0; with `refused`, `unknown_notation` and `bad_move`.
 */
index?: number, 
/**
 * What the host has decided about the sender, and why; only with `muted` and `banned`.
 */
sanction?: Sanction, };

/**
 * The kinds of error.
 */
export type ErrorCode = "bad_request" | "too_large" | "too_many" | "not_found" | "method_not_allowed" | "unknown_table" | "unknown_components" | "other_rules" | "unknown_invitation" | "unknown_code" | "bad_cookie" | "bad_token" | "no_guest" | "invitation_needed" | "unknown_entrance" | "host_only" | "unknown" | "muted" | "banned" | "no_programs" | "bad_name" | "bad_password" | "wrong_password" | "name_taken" | "has_account" | "no_account" | "choose_tables" | "unknown_person" | "too_many_people" | "bad_setup" | "not_host" | "lobby_closed" | "lobby_full" | "not_seated" | "not_your_seat" | "chat_off" | "bad_text" | "unknown_line" | "hints_off" | "rated" | "seat_taken" | "no_open_seat" | "not_started" | "started" | "over" | "not_over" | "too_soon" | "stood_in" | "no_clock" | "no_holiday" | "no_proposal" | "stale" | "unknown_notation" | "bad_move" | "refused" | "nothing_to_undo" | "unknown_step" | "storage" | "busy" | "internal";
