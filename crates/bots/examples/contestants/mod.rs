//! Bots by word, for the experiments: a key of the registry, or `greedy` and `search` with changed numbers:
//! `greedy:Rivals=1.0,picks=3`, `search:iterations=500,exploration=0.4,Rivals=1.0`; `net=FILE` values by a network.

use bots::learned::{Features, Net};
use bots::puerto_rico::{Greedy, Knowledge, PuertoRicoGuide, Weight, Weights};
use bots::search::{Budget, Searcher, Settings};
use bots::{Bot, Registry};
use puerto_rico::State;

/// Builds a bot for a seed.
pub type Build = Box<dyn Fn(u64) -> Box<dyn Bot<State>> + Sync>;

/// The builder of a bot by its word; the error says what can't be read.
pub fn build(word: &str) -> Result<Build, String> {
    let (key, changes) = word.split_once(':').unwrap_or((word, ""));
    let net = changes
        .split(',')
        .find_map(|change| change.strip_prefix("net="))
        .map(read_net)
        .transpose()?;
    let changes: Vec<(&str, f32)> = changes
        .split(',')
        .filter(|change| !change.is_empty())
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
        "greedy" => greedy(net, &changes),
        "search" => search(net, &changes),
        _ => {
            let key = key.to_owned();
            State::bot(&key, 0).ok_or_else(|| format!("no bot is called `{key}`"))?;
            Ok(Box::new(move |seed| {
                State::bot(&key, seed).unwrap_or_else(|| Box::new(Greedy::new(seed)))
            }))
        }
    }
}

fn read_net(path: &str) -> Result<&'static Net, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let net = Net::parse(&bytes, State::COMMON, State::OWN).map_err(|error| format!("{path}: {error}"))?;
    Ok(Box::leak(Box::new(net)))
}

fn weight(weights: &mut Weights, name: &str, value: f32) -> Result<(), String> {
    let weight = Weight::ALL
        .iter()
        .find(|weight| weight.key() == name)
        .ok_or_else(|| format!("no number is called `{name}`"))?;
    weights[*weight] = value;
    Ok(())
}

fn greedy(net: Option<&'static Net>, changes: &[(&str, f32)]) -> Result<Build, String> {
    let mut weights = Weights::TUNED;
    let mut picks = None;
    for &(name, value) in changes {
        match name {
            "picks" => picks = Some(value as u8),
            _ => weight(&mut weights, name, value)?,
        }
    }
    Ok(Box::new(move |seed| {
        let mut bot = Greedy::with(weights, seed);
        if let Some(net) = net {
            bot = bot.learned(net);
        }
        Box::new(match picks {
            Some(picks) => bot.looking_through(picks),
            None => bot,
        })
    }))
}

fn search(net: Option<&'static Net>, changes: &[(&str, f32)]) -> Result<Build, String> {
    let mut settings = Settings::default();
    let mut knowledge = Knowledge {
        net,
        ..Knowledge::default()
    };
    for &(name, value) in changes {
        match name {
            "iterations" => settings.budget = Budget::iterations(value as u32),
            "milliseconds" => {
                settings.budget = Budget::time(std::time::Duration::from_secs_f32(value / 1_000.0));
            }
            "exploration" => settings.exploration = value,
            "first_play" => settings.first_play = value,
            "sharpness" => settings.sharpness = value,
            "width" => settings.width = value,
            "widening" => settings.widening = value,
            "chance_width" => settings.chance_width = value,
            "chance_widening" => settings.chance_widening = value,
            "worlds" => settings.worlds = value as u32,
            "threads" => settings.threads = value as usize,
            "reuse" => settings.reuse = value > 0.0,
            "win" => knowledge.payoff.win = value,
            "lead_scale" => knowledge.payoff.lead_scale = value,
            "spread" => knowledge.spread = value,
            "spread_per_round" => knowledge.spread_per_round = value,
            "quick_scale" => knowledge.quick_scale = value,
            "role_scale" => knowledge.role_scale = value,
            "placements" => knowledge.placements = value as usize,
            "picks" => knowledge.picks = value as u8,
            "thorough" => knowledge.thorough = value > 0.0,
            _ => weight(&mut knowledge.weights, name, value)?,
        }
    }
    Ok(Box::new(move |seed| {
        Box::new(Searcher::new(PuertoRicoGuide::new(knowledge), settings, seed))
    }))
}
