//! What a learned evaluator sees of a table, between two phases and in the middle of one, so that a search need not
//! play a phase to its end before it asks. What expansions add (`features_expanded.rs`) comes after the rest.
//!
//! A change here makes the networks in `models/` useless; they carry the number of inputs and are refused if it
//! differs.

use puerto_rico::{Building, Decision, Good, Progress, Role, RoleCard, State, Tile};
use tabletop::Seat;

use crate::learned::{Features, Inputs, Lengths};
use crate::puerto_rico::network::features_expanded;
use crate::puerto_rico::worth::position::{Board, Position};

/// The number of kinds of buildings in the base game.
pub(crate) const BASE: usize = 23;

/// The inputs of the base game.
pub(crate) const PLAIN: Lengths = Lengths {
    common: 4 + 4 + 10 + 11 + 11 + BASE + 8 + 8 + 4 + PHASES.len() + 3 * 7,
    own: 6 + 5 + 6 + 6 + 10 + 2 * BASE + 13 + 10 + 11 + 7 + 12 + 5 + PHASES.len() + 3,
};

/// The inputs of a game with expansions, the same for all.
pub(crate) const EXPANDED: Lengths = Lengths {
    common: PLAIN.common + features_expanded::COMMON,
    own: PLAIN.own + features_expanded::OWN,
};

impl Features for State {
    fn lengths(&self) -> Lengths {
        if self.expansions().is_empty() {
            PLAIN
        } else {
            EXPANDED
        }
    }

    fn features(&self, inputs: &mut Inputs) {
        let position = Position::of(self);
        let turns = Turns::of(self, &position);
        common(self, &position, &turns, &mut inputs.common);
        for seat in Seat::all(self.seats()) {
            own(self, &position, &turns, seat, &mut inputs.own[seat.index()]);
        }
        if !self.expansions().is_empty() {
            features_expanded::add(self, &position, inputs);
        }
    }
}

/// The phases in which seats are asked.
const PHASES: [Role; 6] = [
    Role::Settler,
    Role::Mayor,
    Role::Builder,
    Role::Craftsman,
    Role::Trader,
    Role::Captain,
];

/// Who acts when.
struct Turns {
    seats: usize,
    /// The current phase, as its index in [`PHASES`].
    phase: Option<usize>,
    /// Who picked it.
    chooser: Option<Seat>,
    /// Who is asked.
    asked: Option<Seat>,
    /// Who picks the next role: in this round, or otherwise in the next.
    picker: Seat,
    /// Roles still to be picked in this round.
    picks_left: usize,
    governor: Seat,
    /// Whether the phase goes around more than once.
    is_loading: bool,
}

impl Turns {
    fn of(state: &State, position: &Position) -> Self {
        let seats = position.seat_count;
        let phase = state.phase();
        let after = |seat: Seat| Seat::new((seat.index() + 1) % seats);
        let picks_left = usize::from(position.picks_left);
        let picker = match (state.decision(), phase) {
            (Decision::ChooseRole(picker), _) => picker,
            (_, Some(phase)) if picks_left > 0 => after(phase.chooser),
            _ => after(state.governor()),
        };
        Self {
            seats,
            phase: phase.and_then(|phase| PHASES.iter().position(|&role| role == phase.role)),
            chooser: phase.map(|phase| phase.chooser),
            asked: state.decision().seat(),
            picker,
            picks_left,
            governor: state.governor(),
            is_loading: matches!(state.progress(), Progress::Captain { .. }),
        }
    }

    /// How many seats sit between the two, clockwise.
    fn order(&self, from: Seat, seat: Seat) -> usize {
        (seat.index() + self.seats - from.index()) % self.seats
    }

    /// Whether the seat may still act in the current phase.
    fn acts(&self, seat: Seat) -> bool {
        match (self.phase, self.chooser, self.asked) {
            (Some(_), Some(chooser), Some(asked)) => {
                self.is_loading || self.order(chooser, seat) >= self.order(chooser, asked)
            }
            _ => false,
        }
    }
}

/// A truth value as a number.
pub(crate) fn bit(truth: bool) -> f32 {
    f32::from(u8::from(truth))
}

/// A number as a fraction of `most`, at most 1.
pub(crate) fn part(number: u8, most: u8) -> f32 {
    f32::from(number.min(most)) / f32::from(most)
}

fn common(state: &State, position: &Position, turns: &Turns, out: &mut Vec<f32>) {
    let seats = position.seat_count;
    out.extend((2..=5).map(|count| bit(seats == count)));
    let fullest = position.boards[..seats]
        .iter()
        .map(|board| board.city)
        .max()
        .unwrap_or(0);
    out.extend([
        f32::from(position.pool.min(130)) / 100.0,
        f32::from(position.worker_supply) / 80.0,
        part(state.worker_ship(), 12),
        part(fullest, 12),
    ]);
    // How near each end is: the last part of the way counts most.
    out.extend([
        bit(position.ending),
        f32::from(10u16.saturating_sub(position.pool)) / 10.0,
        f32::from(24u16.saturating_sub(position.pool)) / 24.0,
        f32::from(20u8.saturating_sub(position.worker_supply)) / 20.0,
        f32::from(8u8.saturating_sub(position.worker_supply)) / 8.0,
        bit(fullest >= 9),
        bit(fullest >= 10),
        bit(fullest >= 11),
        part(state.round(), 20),
        part(position.picks_left, 6),
    ]);
    out.extend(position.room.map(|room| part(room, 8)));
    out.extend(position.traded.map(bit));
    out.push(part(state.trading_house().total(), 4));
    out.extend(Good::ALL.map(|good| part(state.plantations()[good], 3)));
    out.push(part(position.quarries, 8));
    out.extend(Good::ALL.map(|good| part(state.goods()[good], 10)));
    out.extend(
        Building::ALL[..BASE]
            .iter()
            .map(|&building| part(state.copies_left(building), 2)),
    );
    let (mut doubloons, mut taken) = ([0.0; 8], [0.0; 8]);
    for card in state.cards().filter(|&card| card != RoleCard::Buccaneer) {
        doubloons[card as usize] = part(state.card_doubloons(card), 4);
        taken[card as usize] = bit(state.card_taker(card).is_some());
    }
    out.extend(doubloons);
    out.extend(taken);
    let empty = state.ships().iter().filter(|ship| ship.good.is_none()).count();
    out.push(empty as f32 / 3.0);
    out.push(bit(seats == 2 && position.picks_left > 0) * part(position.picks_left, 6));
    let production = |good: Good| {
        position.boards[..seats]
            .iter()
            .map(|board| board.production(good))
            .sum::<u8>()
    };
    out.push(part(Good::ALL.into_iter().map(production).sum(), 30));
    let chips: f32 = position.boards[..seats].iter().map(|board| board.chips).sum();
    out.push(chips / 100.0);
    out.extend((0..PHASES.len()).map(|phase| bit(turns.phase == Some(phase))));
    for index in 0..3 {
        let ship = state.ships().get(index).copied().unwrap_or_default();
        out.extend(Good::ALL.map(|good| bit(ship.good == Some(good)) * part(ship.room(), 5)));
        out.push(bit(ship.good.is_none()) * part(ship.capacity, 8));
        out.push(bit(ship.good.is_some() && ship.room() == 0));
    }
}

fn own(state: &State, position: &Position, turns: &Turns, seat: Seat, out: &mut Vec<f32>) {
    let board = position.board(seat);
    let doubloons = board.doubloons.clamp(0, 40) as u8;
    out.extend([
        part(doubloons, 4),
        part(doubloons, 10),
        part(doubloons.saturating_sub(10), 10),
        part(board.san_juan, 4),
        part(board.total_workers(), 12),
        part(board.empty_circles(), 8),
    ]);
    out.extend(board.goods.map(|amount| part(amount, 5)));
    out.extend(board.tiles.map(|count| part(count, 4)));
    out.extend(board.tile_workers.map(|count| part(count, 4)));
    out.extend(Good::ALL.map(|good| part(board.production(good), 4)));
    out.extend(Good::ALL.map(|good| part(board.potential(good), 4)));
    for &building in &Building::ALL[..BASE] {
        let circles = building.row().circles.max(1);
        out.push(bit(board.has(building)));
        out.push(part(board.workers[building as usize], circles));
    }
    let breakdown = state.breakdown(seat);
    let bonus = breakdown.guild_hall
        + breakdown.residence
        + breakdown.fortress
        + breakdown.customs_house
        + breakdown.city_hall;
    let kinds = Good::ALL
        .into_iter()
        .filter(|&good| board.production(good) > 0)
        .count();
    let made: u8 = Good::ALL.into_iter().map(|good| board.production(good)).sum();
    out.extend([
        part(board.city, 12),
        bit(board.city >= 8),
        bit(board.city >= 10),
        part(board.island(), 12),
        bit(board.island() >= 9),
        f32::from(board.printed_points) / 20.0,
        board.chips / 25.0,
        f32::from(bonus) / 15.0,
        breakdown.total as f32 / 50.0,
        kinds as f32 / 5.0,
        part(made, 10),
        part(board.goods.iter().sum(), 10),
        f32::from(breakdown.tie_break.min(20)) / 20.0,
    ]);
    // What ships would take, and what the trading house would pay.
    out.extend(Good::ALL.map(|good| part(board.goods[good as usize].min(position.room[good as usize]), 5)));
    out.extend(Good::ALL.map(|good| {
        let sells = board.goods[good as usize] > 0
            && (!position.traded[good as usize] || board.works(Building::Office))
            && state.trading_house().total() < 4;
        bit(sells) * (1.0 + f32::from(good.price())) / 5.0
    }));
    // When the seat picks next, and when it picks first.
    let next = turns.order(turns.picker, seat);
    let first = turns.order(turns.governor, seat);
    out.extend((0..5).map(|place| bit(next == place)));
    out.extend((0..5).map(|place| bit(first == place)));
    out.push(bit(next < turns.picks_left));
    rivals(position, seat, board, out);
    roles(state, turns, seat, board, out);
    // Its turns in the current phase.
    let acts = turns.acts(seat);
    out.extend((0..5).map(|place| {
        let asked = turns.asked.filter(|_| turns.phase.is_some() && acts);
        bit(asked.is_some_and(|asked| turns.order(asked, seat) == place))
    }));
    out.extend((0..PHASES.len()).map(|phase| bit(acts && turns.phase == Some(phase))));
    let (privileged, wharf_used) = match state.progress() {
        Progress::Captain {
            privilege_used,
            wharves_used,
            ..
        } => (!privilege_used, wharves_used.contains(seat)),
        _ => (true, false),
    };
    out.extend([
        bit(acts && turns.chooser == Some(seat) && privileged),
        bit(wharf_used),
        bit(acts && board.works(Building::Wharf) && !wharf_used),
    ]);
}

/// The strongest rival in each respect.
fn rivals(position: &Position, seat: Seat, own: &Board, out: &mut Vec<f32>) {
    let mut best = [0.0f32; 7];
    let points = |board: &Board| board.chips + f32::from(board.printed_points);
    for rival in Seat::all(position.seat_count).filter(|&rival| rival != seat) {
        let board = position.board(rival);
        let made: u8 = Good::ALL.into_iter().map(|good| board.production(good)).sum();
        let values = [
            part(board.doubloons.clamp(0, 40) as u8, 20),
            part(board.city, 12),
            part(made, 10),
            board.chips / 25.0,
            points(board) / 40.0,
            part(board.goods.iter().sum(), 10),
            (points(board) - points(own)) / 20.0,
        ];
        for (best, value) in best.iter_mut().zip(values) {
            *best = best.max(value);
        }
    }
    out.extend(best);
}

/// What the open roles would do for this seat, and what the current phase still may do.
fn roles(state: &State, turns: &Turns, seat: Seat, board: &Board, out: &mut Vec<f32>) {
    let running = turns
        .phase
        .filter(|_| turns.acts(seat))
        .map(|phase| PHASES[phase]);
    let open = |card: RoleCard| state.card_taker(card).is_none() || running == Some(card.role());
    let goods: u8 = board.goods.iter().sum();
    let made: u8 = Good::ALL.into_iter().map(|good| board.production(good)).sum();
    let most = board.goods.iter().copied().max().unwrap_or(0);
    let quarries = board.tile_workers[Tile::Quarry as usize].min(4);
    let reach = (board.doubloons.clamp(0, 30) as u8) + quarries;
    let at = |card: RoleCard, value: f32| bit(open(card)) * value;
    out.extend([
        at(RoleCard::Settler, part(12 - board.island().min(12), 12)),
        at(RoleCard::Mayor, part(board.empty_circles(), 6)),
        at(RoleCard::Builder, part(reach, 10)),
        at(RoleCard::Builder, bit(reach >= 10)),
        at(RoleCard::Builder, bit(reach >= 9)),
        at(RoleCard::Craftsman, part(made, 8)),
        at(RoleCard::Trader, part(most, 2)),
        at(RoleCard::Captain, part(goods, 8)),
        at(RoleCard::Captain, part(most, 5)),
        bit(board.works(Building::Wharf)) * part(most, 5),
        bit(board.works(Building::Harbor)) * part(goods, 8),
        bit(board.large_unoccupied()),
    ]);
}
