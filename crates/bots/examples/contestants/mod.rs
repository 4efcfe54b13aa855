//! Bots for the experiments, each described by a word: the key of a built-in bot, or `greedy` and `search` with changed
//! numbers: `greedy:Rivals=1.0,picks=3` (Altiplano's also
//! `learned=1,narrow=4,compared=16,hands=24,hands_narrow=12,hands_compared=50,overlooks=0.1,misjudges=0.4`),
//! `search:iterations=500,exploration=0.4,Rivals=1.0`;
//! `net=FILE` values tables with another network, `hand=1` with the hand-written numbers.

use bots::learned::{Features, Net};
use bots::levels::overlooking;
use bots::puerto_rico::PuertoRicoGuide;
use bots::search::{Budget, Payoff, Searcher, Settings};
use bots::{Bot, HasBots, altiplano, puerto_rico};

/// Builds a bot for a seed.
pub type Build<G> = Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Sync>;

/// A changed number.
type Change<'a> = (&'a str, f32);

/// A game whose bots can be built with changed numbers.
pub trait Contestants: HasBots {
    /// The greedy bot.
    fn greedy(net: Option<&'static Net>, changes: &[Change<'_>]) -> Result<Build<Self>, String>;
    /// The searching bot.
    fn search(net: Option<&'static Net>, changes: &[Change<'_>]) -> Result<Build<Self>, String>;
    /// Reads a network.
    fn net(path: &str) -> Result<&'static Net, String>;
}

/// The builder for the bot that the word describes; the error says what can't be read.
pub fn build<G: Contestants>(word: &str) -> Result<Build<G>, String> {
    let (key, changes) = word.split_once(':').unwrap_or((word, ""));
    let words = || changes.split(',').filter(|change| !change.is_empty());
    let net = words()
        .find_map(|change| change.strip_prefix("net="))
        .map(G::net)
        .transpose()?;
    let changes: Vec<Change<'_>> = words()
        .filter(|change| !change.starts_with("net="))
        .map(|change| {
            let (name, value) = change
                .split_once('=')
                .ok_or_else(|| format!("`{change}` is not NAME=VALUE"))?;
            let value: f32 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
            Ok((name, value))
        })
        .collect::<Result<_, String>>()?;
    match key {
        "greedy" => G::greedy(net, &changes),
        "search" => G::search(net, &changes),
        _ => {
            let key = G::KEYS
                .iter()
                .copied()
                .find(|one| *one == key)
                .ok_or_else(|| format!("no bot is called `{key}`"))?;
            Ok(Box::new(move |seed| {
                G::bot(key, seed).unwrap_or_else(|| Box::new(bots::Random::new(seed)))
            }))
        }
    }
}

fn read_net<G: Features>(path: &str, setups: &[G::Setup]) -> Result<&'static Net, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let mut last = format!("{path}: no table could be set up");
    for table in setups.iter().filter_map(|setup| G::new(setup).ok()) {
        match Net::parse(&bytes, table.lengths()) {
            Ok(net) => return Ok(Box::leak(Box::new(net))),
            Err(error) => last = format!("{path}: {error}"),
        }
    }
    Err(last)
}

/// Changes a number that every search has; returns whether there is such a number.
fn setting(settings: &mut Settings, payoff: &mut Payoff, (name, value): Change<'_>) -> bool {
    match name {
        "iterations" => settings.budget = Budget::iterations(value as u32),
        "milliseconds" => {
            settings.budget = Budget::time(std::time::Duration::from_secs_f32(value / 1_000.0));
        }
        "exploration" => settings.exploration = value,
        "first_play_urgency" => settings.first_play_urgency = value,
        "sharpness" => settings.sharpness = value,
        "width" => settings.width = value,
        "widening" => settings.widening = value,
        "chance_width" => settings.chance_width = value,
        "chance_widening" => settings.chance_widening = value,
        "worlds" => settings.worlds = value as u32,
        "threads" => settings.threads = value as usize,
        "reuse" => settings.reuse = value > 0.0,
        "win" => payoff.win = value,
        "lead_scale" => payoff.lead_scale = value,
        _ => return false,
    }
    true
}

impl Contestants for ::puerto_rico::State {
    fn greedy(net: Option<&'static Net>, changes: &[Change<'_>]) -> Result<Build<Self>, String> {
        let mut weights = puerto_rico::Weights::TUNED;
        let mut picks = None;
        for &(name, value) in changes {
            match name {
                "picks" => picks = Some(value as u8),
                _ => puerto_rico_weight(&mut weights, name, value)?,
            }
        }
        Ok(Box::new(move |seed| {
            let mut bot = puerto_rico::Greedy::with(weights, seed);
            if let Some(net) = net {
                bot = bot.learned(puerto_rico::Nets::default().with(net));
            }
            Box::new(match picks {
                Some(picks) => bot.looking_through(picks),
                None => bot,
            })
        }))
    }

    fn search(net: Option<&'static Net>, changes: &[Change<'_>]) -> Result<Build<Self>, String> {
        let mut settings = Settings::deep();
        let mut knowledge = puerto_rico::Knowledge::default();
        if let Some(net) = net {
            knowledge.nets = knowledge.nets.with(net);
        }
        let mut overlooks = 0.0;
        for &(name, value) in changes {
            if setting(&mut settings, &mut knowledge.payoff, (name, value)) {
                continue;
            }
            match name {
                "spread" => knowledge.spread = value,
                "spread_per_round" => knowledge.spread_per_round = value,
                "quick_scale" => knowledge.quick_scale = value,
                "role_scale" => knowledge.role_scale = value,
                "placements" => knowledge.placements = value as usize,
                "picks" => knowledge.picks = value as u8,
                "rivals" => knowledge.rivals = value > 0.0,
                "midway" => knowledge.midway = value > 0.0,
                "hand" if value > 0.0 => knowledge.nets = puerto_rico::Nets::default(),
                "hand" => {}
                "overlooks" => overlooks = value,
                "thorough" => knowledge.thorough = value > 0.0,
                _ => puerto_rico_weight(&mut knowledge.weights, name, value)?,
            }
        }
        Ok(Box::new(move |seed| {
            let bot = Searcher::new(PuertoRicoGuide::new(knowledge), settings, seed);
            overlooking(Box::new(bot), overlooks, seed)
        }))
    }

    fn net(path: &str) -> Result<&'static Net, String> {
        let plain = ::puerto_rico::Setup::new(4);
        let mut expanded = plain.clone();
        expanded.expansions = ::puerto_rico::Expansion::ALL.into_iter().collect();
        read_net::<Self>(path, &[plain, expanded])
    }
}

fn puerto_rico_weight(weights: &mut puerto_rico::Weights, name: &str, value: f32) -> Result<(), String> {
    let weight = puerto_rico::Weight::ALL
        .iter()
        .find(|weight| weight.key() == name)
        .ok_or_else(|| format!("no number is called `{name}`"))?;
    weights[*weight] = value;
    Ok(())
}

/// `hands`, `hands_narrow` and `hands_compared` where only some of them are given.
const DRAWING: (u32, usize, usize) = (24, 12, 50);

impl Contestants for ::altiplano::State {
    fn greedy(net: Option<&'static Net>, changes: &[Change<'_>]) -> Result<Build<Self>, String> {
        let mut weights = altiplano::Weights::TUNED;
        let mut net = net;
        let (mut width, mut compared) = (None, None);
        let mut drawing = None;
        let (mut overlooks, mut misjudges) = (0.0, 0.0);
        for &(name, value) in changes {
            match name {
                "learned" => net = net.or_else(altiplano::trained).filter(|_| value > 0.0),
                "narrow" => width = Some(value as usize),
                "compared" => compared = Some(value as usize),
                "overlooks" => overlooks = value,
                "misjudges" => misjudges = value,
                "hands" => drawing.get_or_insert(DRAWING).0 = value as u32,
                "hands_narrow" => drawing.get_or_insert(DRAWING).1 = value as usize,
                "hands_compared" => drawing.get_or_insert(DRAWING).2 = value as usize,
                _ => altiplano_weight(&mut weights, name, value)?,
            }
        }
        Ok(Box::new(move |seed| {
            let weights = weights.misjudged(misjudges, seed >> 32);
            let mut bot = altiplano::Greedy::with(weights);
            if let Some(net) = net {
                bot = bot.learned(net);
            }
            if let Some(width) = width {
                bot = bot.narrow(width);
            }
            if let Some(compared) = compared {
                bot = bot.comparing(compared);
            }
            if let Some((hands, width, rounds)) = drawing {
                bot = bot.drawing(hands, width, rounds);
            }
            overlooking(Box::new(bot), overlooks, seed)
        }))
    }

    fn search(net: Option<&'static Net>, changes: &[Change<'_>]) -> Result<Build<Self>, String> {
        let mut settings = Settings::default();
        let mut knowledge = altiplano::Knowledge::default();
        knowledge.net = net.or(knowledge.net);
        for &(name, value) in changes {
            if setting(&mut settings, &mut knowledge.payoff, (name, value)) {
                continue;
            }
            match name {
                "hand" => knowledge.net = knowledge.net.filter(|_| value <= 0.0),
                "spread" => knowledge.spread = value,
                "spread_per_round" => knowledge.spread_per_round = value,
                "plans" => knowledge.plans = value as usize,
                "plan_scale" => knowledge.plan_scale = value,
                "plan_share" => knowledge.plan_share = value,
                "other" => knowledge.other = value,
                "narrow" => knowledge.width = value as usize,
                "rounds" => knowledge.rounds = value as u8,
                _ => altiplano_weight(&mut knowledge.weights, name, value)?,
            }
        }
        Ok(Box::new(move |seed| {
            Box::new(Searcher::new(
                altiplano::AltiplanoGuide::new(knowledge),
                settings,
                seed,
            ))
        }))
    }

    fn net(path: &str) -> Result<&'static Net, String> {
        read_net::<Self>(path, &[::altiplano::Setup::new(4)])
    }
}

fn altiplano_weight(weights: &mut altiplano::Weights, name: &str, value: f32) -> Result<(), String> {
    let weight = altiplano::Weight::ALL
        .iter()
        .find(|weight| weight.key() == name)
        .ok_or_else(|| format!("no number is called `{name}`"))?;
    weights[*weight] = value;
    Ok(())
}
