//! Every fact, reason, question and answer of Puerto Rico has its sentence in every language.

mod altiplano;
mod english;
mod events;
mod narrated;
mod questions;

use puerto_rico::{
    Action, Building, Deed, Edition, Expansion, Good, Hold, Occupant, Place, RoleCard, SetupError, Switch,
    Tile,
};
use questions::decisions;
use tabletop::Seat;
use words::puerto_rico::Teller;
use words::{Language, Words};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Checks that a sentence is complete: no message and no value is missing in it.
fn check(language: Language, what: &str, sentence: &str) {
    assert!(
        !sentence.trim().is_empty() && !sentence.contains(['⟨', '{', '}']),
        "{language}, {what}: {sentence:?}"
    );
}

/// Runs for every language, addressing seat 0 and telling somebody else about it.
fn tellers(run: impl Fn(Language, &Teller<'_>)) {
    for language in Language::ALL {
        let words = Words::new(language);
        for reader in [Some(A), None] {
            run(
                language,
                &Teller::new(&words, vec!["Anna".into(), "Bela".into()], reader),
            );
        }
    }
}

#[test]
fn every_decision_has_its_question_and_every_answer_its_name() {
    let actions = [
        Action::Pass,
        Action::Accept,
        Action::ChooseRole(RoleCard::Captain),
        Action::DrawPlantation,
        Action::TakeTile(Tile::Quarry),
        Action::TakeWorker,
        Action::AssignWorkers {
            place: Place::Tile(Tile::Corn),
            workers: 2,
        },
        Action::Build(Building::CityHall),
        Action::TakeGood(Good::Coffee),
        Action::Sell(Good::Coffee),
        Action::Load {
            good: Good::Corn,
            hold: Hold::Wharf,
        },
        Action::StoreKind(Good::Sugar),
        Action::KeepSingle(Good::Sugar),
        Action::DraftBuilding(Building::Library),
        Action::PlantForest(Good::Corn),
        Action::MoveGuest(Place::Tile(Tile::Quarry)),
        Action::ReturnWorker(None),
        Action::ReturnWorker(Some(Place::Building(Building::Office))),
        Action::ReturnGood(Good::Coffee),
        Action::ReturnPoint,
        Action::SellToPost(Good::Coffee),
        Action::UseSmallWharf,
        Action::TakeNoble,
        Action::AssignNobles {
            place: Place::Tile(Tile::Corn),
            nobles: 1,
        },
        Action::MoveNobleGuest(Place::Tile(Tile::Quarry)),
        Action::ReturnNoble(None),
        Action::GiveUpTile {
            good: Good::Corn,
            occupant: Occupant::Nobody,
        },
        Action::GiveUpTile {
            good: Good::Corn,
            occupant: Occupant::Worker,
        },
        Action::GiveUpTile {
            good: Good::Corn,
            occupant: Occupant::Noble,
        },
        Action::GiveUpForest(Good::Corn),
        Action::Deliver(Good::Corn),
        Action::Ship {
            good: Good::Corn,
            amount: 3,
        },
        Action::Deed(Deed::Piracy),
        Action::Deed(Deed::Plunder),
        Action::Deed(Deed::Raid),
        Action::Deed(Deed::Capture),
        Action::RobShip(5),
        Action::KeepLoot(2),
        Action::PlaceRaided(Place::Tile(Tile::Corn)),
        Action::PlaceRaidedNoble(Place::Tile(Tile::Corn)),
        Action::Capture(RoleCard::Trader),
    ];
    for decision in decisions() {
        tellers(|language, teller| {
            check(language, &format!("{decision:?}"), &teller.question(decision));
            if let Some(more) = teller.question_more(decision, 7, 3) {
                check(language, &format!("{decision:?}, more"), &more);
            }
            for action in actions {
                check(language, &format!("{action}"), &teller.action(action, decision));
            }
        });
    }
}

#[test]
fn every_impossible_table_has_its_reason() {
    let (expansion, edition) = (Expansion::Nobles, Edition::Edition2002);
    let errors = [
        SetupError::PlayerCount { found: 7 },
        SetupError::VictoryPointPool { found: 0 },
        SetupError::SwitchWithoutExpansion {
            switch: Switch::VillaInstead,
            expansion,
        },
        SetupError::ExpansionNotInEdition { expansion, edition },
        SetupError::NoblesMarketWithoutNobles,
        SetupError::DraftWithoutExpansion,
        SetupError::MarketBuilding {
            building: Building::Jeweler,
        },
        SetupError::MarketPlaces {
            cost: 5,
            found: 1,
            expected: 3,
        },
        SetupError::MarketExcluded {
            building: Building::Office,
            other: Building::TradingPost,
        },
        SetupError::Notation { word: "x=1".into() },
    ];
    for error in errors {
        tellers(|language, teller| check(language, &format!("{error:?}"), &teller.setup_error(&error)));
    }
}

#[test]
fn every_impossible_table_of_altiplano_has_its_reason() {
    use ::altiplano::{ComponentSet, SetupError};
    let components = ComponentSet::reconstructed().get();
    let errors = [
        (SetupError::PlayerCount { found: 6 }, "6"),
        (SetupError::Ring, ""),
        (SetupError::StartPlayer { found: B }, "2"),
        (
            SetupError::Components {
                word: "mine@0123".into(),
            },
            "mine",
        ),
        (SetupError::Notation { word: "x=1".into() }, "x=1"),
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let teller = words::altiplano::Teller::new(&words, Vec::new(), None, components);
        for (error, named) in &errors {
            let sentence = teller.setup_error(error);
            check(language, &format!("{error:?}"), &sentence);
            assert!(
                sentence.contains(named) && !sentence.contains("0123"),
                "{sentence}"
            );
        }
    }
}

#[test]
fn everything_that_has_a_name_has_one_in_every_language() {
    tellers(|language, teller| {
        for good in Good::ALL {
            check(language, good.key(), &teller.good(good));
            check(language, good.key(), &teller.good_letter(good));
        }
        for tile in Tile::ALL {
            check(language, tile.key(), &teller.tile(tile));
            check(language, tile.key(), &teller.tile_short(tile));
        }
        for building in Building::ALL {
            check(language, building.key(), &teller.building(building));
            check(language, building.key(), &teller.building_short(building));
            check(language, building.key(), &teller.building_effect(building));
        }
        for switch in Switch::ALL {
            check(language, switch.key(), &teller.switch(switch));
        }
        for card in RoleCard::ALL {
            check(language, card.key(), &teller.card(card));
        }
        for expansion in Expansion::ALL {
            check(language, expansion.key(), &teller.expansion(expansion));
        }
    });
}
