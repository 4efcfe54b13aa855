//! Who wins Altiplano among equal bots: by role, seat, extension, Mission, order, house and boat.
//!
//! ```text
//! cargo run --release -p bots --example altiplano-balance -- players=2,3,4,5 games=8000 seed=1
//! ```
//!
//! Other words: `threads=2`, `missions=on` or `off` (by default every second game is played with Missions),
//! `components=FILE` (another component file). All seats are greedy bots. Prints Markdown tables: the lead is over
//! the mean of the table in points, and a share of 1.00 is an equal share of wins. Ends with what lies further
//! from it than a factor of 1.25, its 95 % interval left out.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::available_parallelism;

use altiplano::{Breakdown, ComponentSet, Components, Event, Setup, State, Switch, Trigger};
use bots::altiplano::Greedy;
use bots::{Bot, Interval};
use tabletop::{FastRandom, Game, Playout, Seat, Turn, win_shares};

/// What a game said about one thing that a seat had.
#[derive(Clone, Copy)]
struct Sample {
    seat_count: usize,
    /// The seat's share of the win, times the number of seats: 1 is an equal share.
    share: f32,
    /// The seat's points over the mean of the table.
    lead: f32,
}

/// What is compared, in the order of the report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    Role,
    Seat,
    Extension,
    ExtensionCount,
    Mission,
    Order,
    House,
    Boat,
}

impl Class {
    const ALL: [Self; 8] = [
        Self::Role,
        Self::Seat,
        Self::Extension,
        Self::ExtensionCount,
        Self::Mission,
        Self::Order,
        Self::House,
        Self::Boat,
    ];

    /// Heading of its table.
    fn title(self) -> &'static str {
        match self {
            Self::Role => "Roles",
            Self::Seat => "Seats, counted from the first start player",
            Self::Extension => "Extensions, by owner at the end",
            Self::ExtensionCount => "Number of extensions",
            Self::Mission => "Missions, by holder",
            Self::Order => "Orders, by who completed them",
            Self::House => "Houses, by owner",
            Self::Boat => "Boats, by owner",
        }
    }

    /// Whether holders of any of the class win more than others by themselves, since the card is a success:
    /// then each card is compared with the mean of its class.
    fn compares_within(self) -> bool {
        matches!(self, Self::Order | Self::House | Self::Boat)
    }

    /// Whether a card that stands out is a fault: how many extensions one has is no card.
    fn is_judged(self) -> bool {
        self != Self::ExtensionCount
    }
}

/// All samples of a run.
#[derive(Default)]
struct Tally {
    samples: BTreeMap<(Class, String), Vec<Sample>>,
    games: BTreeMap<usize, Games>,
}

/// What games with one number of players were like.
#[derive(Default)]
struct Games {
    rounds: Vec<f64>,
    winner: Vec<f64>,
    points: Vec<f64>,
    sources: [Vec<f64>; 7],
    triggers: BTreeMap<String, usize>,
}

const SOURCES: [&str; 7] = [
    "goods",
    "boats",
    "houses",
    "house bonus",
    "orders",
    "shelves",
    "Missions",
];

fn sources(breakdown: &Breakdown) -> [i32; 7] {
    let Breakdown {
        goods,
        boats,
        houses,
        house_bonus,
        orders,
        shelves,
        missions,
    } = *breakdown;
    [goods, boats, houses, house_bonus, orders, shelves, missions]
}

/// Plays one game; what it says goes into the tally.
fn play(setup: &Setup, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let count = setup.player_count;
    let mut game = State::new(setup).map_err(|error| error.to_string())?;
    let mut random = FastRandom::new(seed);
    let mut buffers = Playout::<State>::with_capacity(128);
    let mut bots: Vec<Greedy> = (0..count).map(|_| Greedy::new(0)).collect();
    let mut events: Vec<Event> = Vec::new();
    let mut first_start = None;
    let mut trigger = None;
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = buffers.draw(&game, &mut random);
                game.resolve_unchecked(outcome, &mut events);
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                buffers.actions.clear();
                game.legal(seat, &mut buffers.actions);
                let action = match buffers.actions[..] {
                    [only] => only,
                    _ => bots[seat.index()].decide(seat, &game.view(Some(seat)), &buffers.actions),
                };
                game.apply_unchecked(seat, action, &mut events);
            }
        }
        for event in events.drain(..) {
            match event {
                Event::StartPlayer(seat) => {
                    first_start.get_or_insert(seat);
                }
                Event::EndTriggered { trigger: what, .. } => {
                    trigger.get_or_insert(what);
                }
                _ => {}
            }
        }
    }
    let scores = game.scores();
    let shares = win_shares(&scores, count);
    let table: i32 = scores.first(count).iter().map(|score| score.points).sum();
    let mean_points = table as f32 / count as f32;
    let mut add = |class: Class, name: String, seat: Seat| {
        let share = shares[seat] * count as f32;
        let samples = tally.samples.entry((class, name)).or_default();
        samples.push(Sample {
            seat_count: count,
            share,
            lead: scores[seat].points as f32 - mean_points,
        });
    };
    let start = first_start.unwrap_or(Seat::FIRST);
    for (position, seat) in start.clockwise(count).enumerate() {
        let player = game.player(seat);
        add(Class::Seat, format!("{}", position + 1), seat);
        if let Some(role) = player.role {
            add(Class::Role, role.to_string(), seat);
        }
        for extension in player.extensions.iter() {
            add(
                Class::Extension,
                format!("{:0>3}", extension.effect.key().trim_start_matches('e')),
                seat,
            );
        }
        add(
            Class::ExtensionCount,
            format!("{:2}", player.extensions.len()),
            seat,
        );
        for mission in player.missions().into_iter().flatten() {
            add(
                Class::Mission,
                format!("{:0>3}", mission.key().trim_start_matches('m')),
                seat,
            );
        }
        for order in player.completed.iter() {
            add(
                Class::Order,
                format!("{:0>3}", order.to_string().trim_start_matches('o')),
                seat,
            );
        }
        for (good, _) in player.houses.iter() {
            add(Class::House, good.to_string(), seat);
        }
        for (good, _) in player.boats.iter() {
            add(Class::Boat, good.to_string(), seat);
        }
    }
    let games = tally.games.entry(count).or_default();
    games.rounds.push(game.round().into());
    let points = || scores.first(count).iter().map(|score| f64::from(score.points));
    games.winner.push(points().fold(f64::NEG_INFINITY, f64::max));
    games.points.extend(points());
    for seat in Seat::all(count) {
        for (all, one) in games.sources.iter_mut().zip(sources(&game.breakdown(seat))) {
            all.push(one.into());
        }
    }
    let name = match trigger {
        Some(Trigger::Empty(location)) => location.to_string(),
        Some(Trigger::Strip) => "strip".to_owned(),
        None => "none".to_owned(),
    };
    *games.triggers.entry(name).or_default() += 1;
    Ok(())
}

/// The mean share with its interval, of the samples with this number of players or of all.
fn interval(samples: &[Sample], seat_count: Option<usize>, over: f64) -> Option<(usize, Interval)> {
    let shares: Vec<f64> = samples
        .iter()
        .filter(|sample| seat_count.is_none_or(|count| sample.seat_count == count))
        .map(|sample| f64::from(sample.share) / over)
        .collect();
    (shares.len() > 1).then(|| (shares.len(), Interval::of(&shares)))
}

fn cell(found: Option<(usize, Interval)>) -> String {
    found.map_or_else(
        || "–".to_owned(),
        |(_, share)| format!("{:.2} ± {:.2}", share.mean, share.half_width),
    )
}

/// Whether an interval leaves out everything within the factor.
fn stands_out(share: &Interval) -> bool {
    const FACTOR: f64 = 1.25;
    share.low() > FACTOR || share.mean + share.half_width < 1.0 / FACTOR
}

fn report(tally: &Tally, counts: &[usize]) {
    let mut faults = Vec::new();
    let heads: Vec<String> = counts.iter().map(|count| format!("{count} players")).collect();
    for class in Class::ALL {
        let rows: Vec<(&String, &Vec<Sample>)> = tally
            .samples
            .iter()
            .filter(|((one, _), _)| *one == class)
            .map(|((_, name), samples)| (name, samples))
            .collect();
        if rows.is_empty() {
            continue;
        }
        let all: Vec<Sample> = rows
            .iter()
            .flat_map(|(_, samples)| samples.iter().copied())
            .collect();
        let mean = |count: Option<usize>| match class.compares_within() {
            true => interval(&all, count, 1.0).map_or(1.0, |(_, share)| share.mean),
            false => 1.0,
        };
        println!("\n### {}\n", class.title());
        if class.compares_within() {
            println!("Compared with the mean of all of them, {:.2}.\n", mean(None));
        }
        println!(
            "| | times | lead | all | {} |\n|---|---|---|---|{}|",
            heads.join(" | "),
            vec!["---"; counts.len()].join("|")
        );
        for (name, samples) in rows {
            let leads: Vec<f64> = samples.iter().map(|sample| f64::from(sample.lead)).collect();
            let lead = Interval::of(&leads);
            let lead = format!("{:+.1} ± {:.1}", lead.mean, lead.half_width);
            let mut cells = vec![lead, cell(interval(samples, None, mean(None)))];
            let mut judge = |count: Option<usize>, label: &str| {
                if let Some((times, share)) = interval(samples, count, mean(count))
                    && times >= 30
                    && class.is_judged()
                    && stands_out(&share)
                {
                    faults.push(format!(
                        "{}: {} ({label}): {share}",
                        class.title(),
                        name.trim_start_matches('0')
                    ));
                }
            };
            if class != Class::Seat {
                judge(None, "all");
            }
            for &count in counts {
                judge(Some(count), &format!("{count} players"));
            }
            cells.extend(
                counts
                    .iter()
                    .map(|&count| cell(interval(samples, Some(count), mean(Some(count))))),
            );
            println!(
                "| {} | {} | {} |",
                name.trim_start_matches('0'),
                samples.len(),
                cells.join(" | ")
            );
        }
    }
    println!(
        "\n### Games\n\n| players | games | rounds | points | winner | {} | first trigger |",
        SOURCES.join(" | ")
    );
    println!("|---|---|---|---|---|{}---|", "---|".repeat(SOURCES.len()));
    for (count, games) in &tally.games {
        let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / numbers.len().max(1) as f64;
        let sources: Vec<String> = games
            .sources
            .iter()
            .map(|one| format!("{:.1}", mean(one)))
            .collect();
        let total = games.rounds.len();
        let mut triggers: Vec<(&String, &usize)> = games.triggers.iter().collect();
        triggers.sort_by_key(|(_, times)| std::cmp::Reverse(**times));
        let triggers: Vec<String> = triggers
            .into_iter()
            .map(|(name, times)| format!("{name} {:.0} %", 100.0 * *times as f64 / total as f64))
            .collect();
        println!(
            "| {count} | {total} | {:.1} | {:.1} | {:.1} | {} | {} |",
            mean(&games.rounds),
            mean(&games.points),
            mean(&games.winner),
            sources.join(" | "),
            triggers.join(", "),
        );
    }
    println!(
        "\n{} outside a factor of 1.25 with their whole interval",
        faults.len()
    );
    for fault in faults {
        println!("- {fault}");
    }
}

/// The words of the command line.
struct Arguments {
    players: Vec<usize>,
    games: u64,
    seed: u64,
    threads: usize,
    missions: Option<bool>,
    components: ComponentSet,
}

fn arguments() -> Result<Arguments, String> {
    let mut arguments = Arguments {
        players: vec![2, 3, 4, 5],
        games: 2_000,
        seed: 1,
        threads: available_parallelism().map_or(1, usize::from),
        missions: None,
        components: ComponentSet::reconstructed(),
    };
    for word in std::env::args().skip(1) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let number = |value: &str| {
            value
                .parse::<u64>()
                .map_err(|_| format!("`{value}` is not a number"))
        };
        match name {
            "players" => {
                arguments.players = value
                    .split(',')
                    .map(|count| number(count).map(|count| count as usize))
                    .collect::<Result<_, String>>()?;
            }
            "games" => arguments.games = number(value)?,
            "seed" => arguments.seed = number(value)?,
            "threads" => arguments.threads = number(value)? as usize,
            "missions" => {
                arguments.missions = match value {
                    "on" => Some(true),
                    "off" => Some(false),
                    _ => None,
                }
            }
            "components" => {
                let text = std::fs::read_to_string(value).map_err(|error| format!("{value}: {error}"))?;
                let components = Components::read(&text).map_err(|errors| format!("{value}: {errors:?}"))?;
                arguments.components = ComponentSet::load(components);
            }
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    Ok(arguments)
}

fn run() -> Result<(), String> {
    let arguments = arguments()?;
    let total = arguments.games * arguments.players.len() as u64;
    let next = AtomicU64::new(0);
    let done: Mutex<(Tally, Vec<String>)> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            scope.spawn(|| {
                let mut tally = Tally::default();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= total {
                        break;
                    }
                    let players = arguments.players[(index % arguments.players.len() as u64) as usize];
                    let game = index / arguments.players.len() as u64;
                    let mut setup = Setup::new(players)
                        .with(Switch::Missions, arguments.missions.unwrap_or(game % 2 == 1));
                    setup.components = arguments.components;
                    let seed = arguments.seed.wrapping_mul(1_000_003).wrapping_add(index);
                    if let Err(error) = play(&setup, seed, &mut tally) {
                        let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                        done.1.push(error);
                        break;
                    }
                }
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                for (key, mut samples) in tally.samples {
                    done.0.samples.entry(key).or_default().append(&mut samples);
                }
                for (count, mut games) in tally.games {
                    let all = done.0.games.entry(count).or_default();
                    all.rounds.append(&mut games.rounds);
                    all.winner.append(&mut games.winner);
                    all.points.append(&mut games.points);
                    for (all, one) in all.sources.iter_mut().zip(&mut games.sources) {
                        all.append(one);
                    }
                    for (name, times) in games.triggers {
                        *all.triggers.entry(name).or_default() += times;
                    }
                }
            });
        }
    });
    let (tally, errors) = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(error) = errors.first() {
        return Err(error.clone());
    }
    report(&tally, &arguments.players);
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
