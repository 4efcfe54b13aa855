//! The games whose networks can be trained.

use puerto_rico::{Decision, Draft, Expansion, State};
use tabletop::{FastRandom, Random as _};

use crate::altiplano as altiplano_bots;
use crate::learned::{Features, Lengths, Net, NetError};
use crate::puerto_rico::{Greedy, Knowledge, Nets, PuertoRicoGuide};
use crate::search::{Budget, Searcher, Settings};
use crate::training::Course;
use crate::{Bot, HasBots};

/// A game whose networks can be trained.
pub trait Teaches: Features + HasBots {
    /// The setup of a game for this many seats.
    fn agreement(course: &Course, seat_count: usize, random: &mut FastRandom) -> Self::Setup;

    /// Who plays the games: with a network, or the greedy bot.
    fn teacher(net: Option<&'static Net>, course: &Course, seed: u64) -> Box<dyn Bot<Self>>;

    /// The bot that plays its best with this network and this many simulations for a decision; with 0 it looks one move
    /// ahead, as Altiplano's always does.
    fn learned(net: &'static Net, iterations: u32, seed: u64) -> Box<dyn Bot<Self>>;

    /// Whether the bots ask for the value of such tables, and the last one was a different one: always between two
    /// phases (or rounds), with `midway` also in the middle of one.
    fn is_table(&self, last: Option<&Self>, midway: bool) -> bool;

    /// Whether the decision is one step of several that are planned together: such steps are never random.
    fn is_step(&self) -> bool;

    /// The numbers that a network for these games sees; `None` if no game can be set up.
    #[must_use]
    fn lengths_of(expanded: bool) -> Option<Lengths> {
        let course = Course {
            expanded,
            ..Course::default()
        };
        let setup = Self::agreement(&course, 4, &mut FastRandom::new(1));
        Self::new(&setup).ok().map(|table| table.lengths())
    }

    /// Reads a network for these games; one for the base game is extended to learn what expansions add.
    ///
    /// # Errors
    /// If the bytes are not such a network.
    fn read_net(bytes: &[u8], expanded: bool) -> Result<Net, NetError> {
        let lengths = |expanded| Self::lengths_of(expanded).ok_or(NetError::OtherInputs);
        let wanted = lengths(expanded)?;
        Net::parse(bytes, wanted).or_else(|error| {
            let plain = lengths(false).map_err(|_| error)?;
            Net::parse(bytes, plain)
                .map_err(|_| error)?
                .grown(wanted)
                .ok_or(error)
        })
    }
}

impl Teaches for State {
    fn agreement(course: &Course, seat_count: usize, random: &mut FastRandom) -> Self::Setup {
        let mut setup = puerto_rico::Setup::new(seat_count);
        if course.expanded {
            // All of them in a third of the games, otherwise any of the fifteen choices.
            let chosen = if random.below(3) == 0 {
                15
            } else {
                1 + random.below(15)
            };
            setup.expansions = Expansion::ALL
                .into_iter()
                .filter(|&expansion| chosen >> expansion as u32 & 1 == 1)
                .collect();
            if setup.expansions.has(Expansion::NewBuildings) && random.below(2) == 0 {
                setup.draft = Draft::Random;
            }
        }
        setup
    }

    fn teacher(net: Option<&'static Net>, course: &Course, seed: u64) -> Box<dyn Bot<Self>> {
        let Some(net) = net else {
            return Box::new(Greedy::new(seed).looking_through(0));
        };
        let knowledge = Knowledge {
            nets: Nets::default().with(net),
            midway: course.midway,
            rivals: course.midway,
            ..Knowledge::default()
        };
        let settings = Settings {
            budget: Budget::iterations(course.iterations),
            ..Settings::default()
        };
        Box::new(Searcher::new(PuertoRicoGuide::new(knowledge), settings, seed))
    }

    fn learned(net: &'static Net, iterations: u32, seed: u64) -> Box<dyn Bot<Self>> {
        let knowledge = Knowledge {
            nets: Nets::trained().with(net),
            ..Knowledge::default()
        };
        let settings = Settings {
            budget: Budget::iterations(iterations),
            ..Settings::deep()
        };
        Box::new(Searcher::new(PuertoRicoGuide::new(knowledge), settings, seed))
    }

    fn is_table(&self, _: Option<&Self>, midway: bool) -> bool {
        match self.decision() {
            Decision::ChooseRole(_) => true,
            Decision::TakeTile(_)
            | Decision::Build(_)
            | Decision::CraftsmanPrivilege(_)
            | Decision::Sell(_)
            | Decision::Load(_)
            | Decision::PlaceWorkers(..) => midway,
            _ => false,
        }
    }

    fn is_step(&self) -> bool {
        matches!(self.decision(), Decision::PlaceWorkers(..))
    }
}

/// How wrong the numbers of Altiplano's teachers are, each in its own way: games between identical bots would hardly
/// differ.
const VARIETY: f32 = 0.2;

impl Teaches for altiplano::State {
    fn agreement(_: &Course, seat_count: usize, random: &mut FastRandom) -> Self::Setup {
        altiplano::Setup::new(seat_count).with(altiplano::Switch::Missions, random.below(2) == 0)
    }

    fn teacher(net: Option<&'static Net>, _: &Course, seed: u64) -> Box<dyn Bot<Self>> {
        let mut character = FastRandom::new(seed);
        let misjudges = VARIETY * character.fraction();
        let weights = altiplano_bots::Weights::TUNED.misjudged(misjudges, character.bits());
        let bot = altiplano_bots::Greedy::with(weights);
        Box::new(match net {
            Some(net) => bot.learned(net),
            None => bot,
        })
    }

    fn learned(net: &'static Net, _: u32, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(altiplano_bots::Greedy::new(seed).learned(net))
    }

    fn is_table(&self, last: Option<&Self>, _: bool) -> bool {
        self.round() > 0 && last.is_none_or(|last| last.round() != self.round())
    }

    fn is_step(&self) -> bool {
        !matches!(self.decision(), altiplano::Decision::Act { .. })
    }
}
