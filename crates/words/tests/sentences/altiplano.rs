//! One example of each fact and each reason in Altiplano.

use altiplano::{
    Action, Effect, Event, Extension, First, Fuel, Good, Location, Mission, Order, Place, Recipe, Refusal,
    Ride, Role, Trigger,
};

use crate::{A, B};

pub fn events() -> Vec<Event> {
    let mut events = vec![
        Event::LocationLaid(Location::Farm),
        Event::StartPlayer(A),
        Event::OrderLaid(order(0)),
        Event::MissionDealt(A),
        Event::MissionsPassed,
        Event::MissionsChosen,
        Event::RoundBegan { round: 3 },
        Event::TookBackCoins {
            seat: A,
            place: Place::Movement,
            count: 1,
        },
        Event::BagFilled(A),
        Event::Drawn {
            seat: A,
            good: Good::Fish,
            count: 2,
        },
        Event::SwappedAway {
            seat: A,
            good: Good::Food,
        },
        Event::SwappedIn {
            seat: A,
            good: Good::Glass,
        },
        Event::Funded {
            seat: A,
            place: Place::Extension(Effect::E6),
            count: 2,
        },
        Event::PlansShown,
        Event::PawnPlaced {
            seat: A,
            location: Location::Village,
        },
        Event::NotGained {
            seat: A,
            good: Good::Cacao,
        },
        Event::Gained {
            seat: A,
            good: Good::Ore,
            count: 1,
        },
        Event::Stored {
            seat: A,
            good: Good::Wool,
            shelf: 2,
        },
        Event::ShelfFilled {
            seat: A,
            shelf: 0,
            points: 5,
        },
        Event::CornKept(A),
        Event::CornNotGained(A),
        Event::LimitRaised { seat: A, limit: 6 },
        Event::OrderCompleted {
            seat: A,
            order: order(3),
            points: 4,
        },
        Event::GameOver,
    ];
    events.extend([-3, 1].map(|change| Event::Coins { seat: A, change }));
    events.extend([false, true].map(|automatic| Event::Passed { seat: A, automatic }));
    for trigger in [Trigger::Empty(Location::Mine), Trigger::Strip] {
        let final_round = 9;
        events.push(Event::EndTriggered { trigger, final_round });
    }
    for extension in Extension::all() {
        events.push(Event::ExtensionLeft(extension));
        events.push(Event::ExtensionLaid {
            extension,
            position: 4,
        });
        events.push(Event::ExtensionSlid {
            extension,
            position: 3,
        });
    }
    events.extend(Role::ALL.map(|role| Event::RoleTaken { seat: A, role }));
    events.extend(Mission::ALL.map(|mission| Event::MissionDone { seat: A, mission }));
    for what in [First::Shelf, First::FishShelf, First::Order, First::House] {
        events.push(Event::FirstHappened { seat: A, what });
    }
    for place in places() {
        let good = Good::Food;
        events.push(Event::Planned { seat: A, good, place });
        events.push(Event::TookBack { seat: A, good, place });
    }
    let fuelled = Fuel::ALL
        .into_iter()
        .flat_map(|fuel| [Ride::Cart(fuel), Ride::Walk(fuel)]);
    for ride in fuelled.chain([Ride::FirstCart]) {
        let (from, to) = (Location::Farm, Location::Road);
        events.push(Event::Moved {
            seat: A,
            from,
            to,
            ride,
        });
    }
    events.extend(
        actions()
            .into_iter()
            .map(|action| Event::Acted { seat: A, action }),
    );
    events
}

/// Facts that no sentence tells: what is laid out can be seen, and storing is told by what is stored.
pub const fn is_untold(event: &Event) -> bool {
    matches!(
        event,
        Event::LocationLaid(_)
            | Event::OrderLaid(_)
            | Event::ExtensionSlid { .. }
            | Event::MissionDealt(_)
            | Event::Acted {
                action: Action::Store { .. },
                ..
            }
    )
}

fn order(index: usize) -> Order {
    Order::try_new(index).unwrap()
}

fn places() -> Vec<Place> {
    let locations = Location::ALL.into_iter().map(Place::At);
    let tiles = [Place::AnyLocation, Place::Movement, Place::Role];
    locations
        .chain(tiles)
        .chain(Effect::ALL.into_iter().map(Place::Extension))
        .collect()
}

fn actions() -> Vec<Action> {
    let wild = false;
    let mut actions = vec![
        Action::FarmFood { count: 2, wild },
        Action::TradeCacao {
            gain: Good::Glass,
            wild,
        },
        Action::Store {
            good: Good::Wood,
            wild,
        },
        Action::Sell {
            good: Good::Wood,
            wild,
        },
        Action::Deliver {
            good: Good::Wood,
            wild,
        },
        Action::BuyExtension(Extension {
            effect: Effect::E12,
            second: false,
        }),
        Action::TakeOrder(None),
        Action::TakeOrder(Some(order(5))),
        Action::Use {
            place: Place::Role,
            gain: Good::Cloth,
            wild,
        },
        Action::Use {
            place: Place::Extension(Effect::E12),
            gain: Good::Ore,
            wild,
        },
        Action::SendCorn(2),
        Action::BuyCart,
        Action::BuildRoad { wild },
    ];
    actions.extend(Recipe::ALL.map(|recipe| Action::Make { recipe, wild }));
    for good in [None, Some(Good::Ore)] {
        actions.push(Action::BuildBoat { good, wild });
        actions.push(Action::BuildHouse { good, wild });
    }
    actions
}

pub fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::GameOver,
        Refusal::ChanceFirst,
        Refusal::NotYourTurn,
        Refusal::OtherDecision,
        Refusal::RoleTaken { by: B },
        Refusal::NotInHand,
        Refusal::NothingThere,
        Refusal::NoPlanningSpace,
        Refusal::OutOfOrder,
        Refusal::NothingOther,
        Refusal::NotOnPlanning { good: Good::Fish },
        Refusal::NotAccepted,
        Refusal::SpacesTaken,
        Refusal::TakesNoCoins,
        Refusal::TooFewCoins { needed: 3 },
        Refusal::NothingToReplan,
        Refusal::AlreadyThere,
        Refusal::NoCart,
        Refusal::NoFuel,
        Refusal::NotNeighbour,
        Refusal::NoActionAfterwards,
        Refusal::ActionNeeded,
        Refusal::PawnElsewhere {
            needed: Location::Market,
        },
        Refusal::InputsMissing,
        Refusal::NoWildTile,
        Refusal::NotTraded,
        Refusal::NotProduced,
        Refusal::NotOwned,
        Refusal::NoneLeft,
        Refusal::MustTakeCard,
        Refusal::FoodNotStored,
        Refusal::NoSlot,
        Refusal::OncePerRound,
        Refusal::CartLimit,
        Refusal::NoPrice,
        Refusal::NotOnStrip,
        Refusal::SameAction,
        Refusal::OrderUnfinished,
        Refusal::NoOrder,
        Refusal::NotWanted,
        Refusal::RoadFinished,
        Refusal::TooLittleCorn,
        Refusal::ShelfClosed,
        Refusal::NoCornStore,
    ]
}
