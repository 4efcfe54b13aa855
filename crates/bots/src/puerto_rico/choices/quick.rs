//! Quick choices: one seat's answer to any decision except the choice of a role, based only on its own boards. They are
//! what the greedy bot assumes all seats do while it looks ahead.

use puerto_rico::{Action, Board as Boards, Decision, State};
use tabletop::{FastRandom, Game, Playout, Seat, Turn};

use crate::puerto_rico::choices::buccaneer;
use crate::puerto_rico::choices::builder;
use crate::puerto_rico::choices::captain;
use crate::puerto_rico::choices::draft;
use crate::puerto_rico::choices::guesthouse;
use crate::puerto_rico::choices::mayor;
use crate::puerto_rico::choices::nobles;
use crate::puerto_rico::choices::settler;
use crate::puerto_rico::choices::trade;
use crate::puerto_rico::network::judge::Judge;
use crate::puerto_rico::worth::horizon::Horizon;
use crate::puerto_rico::worth::position::{Board, Position};
use crate::puerto_rico::worth::value::Evaluation;

/// Plays phases by quick choices.
#[derive(Debug)]
pub(crate) struct Quick {
    pub judge: Judge,
    pub random: FastRandom,
    buffers: Playout<State>,
    /// The table as it was when the answers began: how long the game will last is not estimated again for each of them.
    begun: Option<(Position, Horizon)>,
}

impl Quick {
    pub fn new(judge: Judge, seed: u64) -> Self {
        Self {
            judge,
            random: FastRandom::new(seed),
            buffers: Playout::with_capacity(48),
            begun: None,
        }
    }

    /// Notes that the answers to come belong to a different table from those before.
    pub fn begin(&mut self) {
        self.begun = None;
    }

    /// Plays on until a role is to be chosen or the game is over.
    pub fn finish_phase(&mut self, state: &mut State) {
        self.finish_phase_seeing(state, &mut |_, _, _| {});
    }

    /// The same. `placed` is told of each tile that was drawn face down, for a hacienda or in a land office: whose, and its
    /// boards before and after.
    pub fn finish_phase_seeing(
        &mut self,
        state: &mut State,
        placed: &mut impl FnMut(Seat, &Boards, &Boards),
    ) {
        self.begin();
        loop {
            let decision = state.decision();
            let draws = match decision {
                Decision::HaciendaPlantation(seat)
                | Decision::LandOfficePlantation(seat)
                | Decision::PlaceDrawn(seat, _) => Some((seat, *state.board(seat))),
                _ => None,
            };
            match state.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let outcome = self.buffers.draw(state, &mut self.random);
                    state.resolve_unchecked(outcome, &mut ());
                }
                Turn::Seats(_) => {
                    let Some(seat) = decision.seat() else { return };
                    if matches!(decision, Decision::ChooseRole(_)) {
                        return;
                    }
                    self.answer(state, seat);
                }
            }
            if let Some((seat, before)) = draws {
                placed(seat, &before, state.board(seat));
            }
        }
    }

    /// Answers the open decision, a whole placement at once.
    pub fn answer(&mut self, state: &mut State, seat: Seat) {
        let places = matches!(state.decision(), Decision::PlaceWorkers(..));
        if !places {
            self.buffers.actions.clear();
            state.legal(seat, &mut self.buffers.actions);
            if let [only] = self.buffers.actions[..] {
                state.apply_unchecked(seat, only, &mut ());
                return;
            }
        }
        let weights = &self.judge.weights;
        let (position, horizon) = self.begun.get_or_insert_with(|| {
            let position = Position::of(state);
            (position, Horizon::of(&position, weights))
        });
        let was_ending = position.ending;
        position.refresh(state, seat);
        if position.ending != was_ending {
            *horizon = Horizon::of(position, weights);
        }
        let evaluation = Evaluation {
            position,
            horizon: *horizon,
            weights,
        };
        if places {
            mayor::place(state, seat, &evaluation);
            return;
        }
        let action = choose(state, seat, &self.buffers.actions, &evaluation);
        state.apply_unchecked(seat, action, &mut ());
    }
}

/// The quick choice from the legal actions.
pub(crate) fn choose(state: &State, seat: Seat, legal: &[Action], evaluation: &Evaluation<'_>) -> Action {
    if let [only] = *legal {
        return only;
    }
    if let Decision::PlaceWorkers(..) = state.decision() {
        return mayor::choose(state, seat, legal, evaluation);
    }
    best(legal, |action| value(state, seat, action, evaluation))
}

/// What an action is worth to the seat, in points, judged only by its own boards; comparable with the other actions of
/// the same decision. A placement of the mayor phase is planned as a whole, see `mayor.rs`.
pub(crate) fn value(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    match state.decision() {
        Decision::Hacienda(_)
        | Decision::TakeTile(_)
        | Decision::SecondTile(_)
        | Decision::PlaceDrawn(..)
        | Decision::Hospice(..)
        | Decision::HospiceForest(_) => settler::value(state, seat, action, evaluation),
        Decision::MayorPrivilege(_) | Decision::SecondWorker(_) | Decision::ShipWorker(_) => {
            mayor::value(state, seat, action, evaluation)
        }
        Decision::Build(_) | Decision::BlackMarket(..) | Decision::University(..) => {
            builder::value(state, seat, action, evaluation)
        }
        Decision::ShipPerson(_)
        | Decision::PlaceNobles(..)
        | Decision::HuntingLodge(_)
        | Decision::LandOffice(_)
        | Decision::RoyalSupplier(..) => nobles::answer(state, seat, action, evaluation),
        Decision::Sell(_) if action == Action::DrawPlantation => {
            nobles::answer(state, seat, action, evaluation)
        }
        Decision::CraftsmanPrivilege(_)
        | Decision::SecondGood(..)
        | Decision::Sell(_)
        | Decision::Optional(..) => trade::value(state, seat, action, evaluation),
        Decision::Load(_) | Decision::SmallWharf(..) | Decision::StoreKind(_) | Decision::KeepSingle(_) => {
            captain::value(state, seat, action, evaluation)
        }
        Decision::Draft(_) => draft::value(action),
        Decision::Guesthouse(..) => guesthouse::value(state, seat, action, evaluation),
        Decision::Deed(_)
        | Decision::RobShip(_)
        | Decision::KeepLoot(..)
        | Decision::RaidPersons(_)
        | Decision::PlaceRaided(..)
        | Decision::Capture(_) => buccaneer::value(state, seat, action, evaluation),
        Decision::ChooseRole(_)
        | Decision::PlaceWorkers(..)
        | Decision::RevealPlantation
        | Decision::HaciendaPlantation(_)
        | Decision::LandOfficePlantation(_)
        | Decision::DraftChance
        | Decision::FestivalCrop
        | Decision::FestivalGood
        | Decision::FestivalBuilding
        | Decision::Over => 0.0,
    }
}

/// The action with the highest value; the first one among equals.
pub(crate) fn best(legal: &[Action], mut value: impl FnMut(Action) -> f32) -> Action {
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for &action in legal {
        let value = value(action);
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

/// The value of the seat's own boards immediately after the action.
pub(crate) fn after(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    let mut next = *state;
    next.apply_unchecked(seat, action, &mut ());
    evaluation.board(&Board::of(&next, seat))
}
