//! Why something is not possible now.

use altiplano::Refusal;

use super::names;
use crate::Said;

/// The reason.
#[must_use]
pub fn refusal(refusal: Refusal) -> Said {
    let say = |id: &str| Said::new(format!("altiplano-refusal-{id}"));
    match refusal {
        Refusal::GameOver => say("game-over"),
        Refusal::ChanceFirst => say("chance-first"),
        Refusal::NotYourTurn => say("not-your-turn"),
        Refusal::OtherDecision => say("other-decision"),
        Refusal::RoleTaken { by } => say("role-taken").with("player", by),
        Refusal::NotInHand => say("not-in-hand"),
        Refusal::NothingThere => say("nothing-there"),
        Refusal::NoPlanningSpace => say("no-planning-space"),
        Refusal::OutOfOrder => say("out-of-order"),
        Refusal::NothingOther => say("nothing-other"),
        Refusal::NotOnPlanning { good } => say("not-on-planning").with("good", names::good(good)),
        Refusal::NotAccepted => say("not-accepted"),
        Refusal::SpacesTaken => say("spaces-taken"),
        Refusal::TakesNoCoins => say("takes-no-coins"),
        Refusal::TooFewCoins { needed } => say("too-few-coins").with("needed", needed),
        Refusal::NothingToReplan => say("nothing-to-replan"),
        Refusal::AlreadyThere => say("already-there"),
        Refusal::NoCart => say("no-cart"),
        Refusal::NoFuel => say("no-fuel"),
        Refusal::NotNeighbour => say("not-neighbour"),
        Refusal::NoActionAfterwards => say("no-action-afterwards"),
        Refusal::ActionNeeded => say("action-needed"),
        Refusal::PawnElsewhere { needed } => say("pawn-elsewhere").with("location", names::location(needed)),
        Refusal::InputsMissing => say("inputs-missing"),
        Refusal::NoWildTile => say("no-wild-tile"),
        Refusal::NotTraded => say("not-traded"),
        Refusal::NotProduced => say("not-produced"),
        Refusal::NotOwned => say("not-owned"),
        Refusal::NoneLeft => say("none-left"),
        Refusal::MustTakeCard => say("must-take-card"),
        Refusal::FoodNotStored => say("food-not-stored"),
        Refusal::NoSlot => say("no-slot"),
        Refusal::OncePerRound => say("once-per-round"),
        Refusal::CartLimit => say("cart-limit"),
        Refusal::NoPrice => say("no-price"),
        Refusal::NotOnStrip => say("not-on-strip"),
        Refusal::SameAction => say("same-action"),
        Refusal::OrderUnfinished => say("order-unfinished"),
        Refusal::NoOrder => say("no-order"),
        Refusal::NotWanted => say("not-wanted"),
        Refusal::RoadFinished => say("road-finished"),
        Refusal::TooLittleCorn => say("too-little-corn"),
        Refusal::ShelfClosed => say("shelf-closed"),
        Refusal::NoCornStore => say("no-corn-store"),
    }
}
