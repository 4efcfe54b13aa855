//! The tables at which estimates are measured.

/// One of them.
pub struct Entry {
    /// The game's key.
    pub game: &'static str,
    /// What is reported together.
    pub group: &'static str,
    /// How many players.
    pub players: usize,
    /// The setup in words.
    pub setup: String,
}

/// Each group with its game and the words that follow the number of players.
const GROUPS: [(&str, &str, &str); 4] = [
    ("puerto-rico", "Puerto Rico, base game", ""),
    (
        "puerto-rico",
        "Puerto Rico, all expansions",
        " expansions=new_buildings,nobles,buccaneer,festival",
    ),
    ("altiplano", "Altiplano", " missions=off"),
    ("altiplano", "Altiplano, Missions", " missions=on"),
];

/// The setups that are asked for: all of them, those of a game, those with a number of players, or this one instead.
pub fn setups(game: Option<&str>, players: Option<usize>, setup: Option<&str>) -> Result<Vec<Entry>, String> {
    if let Some(setup) = setup {
        let count = setup
            .split_whitespace()
            .find_map(|word| word.strip_prefix("players="));
        let game = match game {
            Some("altiplano") => "altiplano",
            Some("puerto-rico") | None => "puerto-rico",
            Some(game) => return Err(format!("no game is called `{game}`")),
        };
        return Ok(vec![Entry {
            game,
            group: game,
            players: count.and_then(|count| count.parse().ok()).unwrap_or(4),
            setup: setup.to_owned(),
        }]);
    }
    let of_groups = GROUPS.iter().flat_map(|&(game, group, words)| {
        (2..=5).map(move |players| Entry {
            game,
            group,
            players,
            setup: format!("players={players}{words}"),
        })
    });
    let entries: Vec<Entry> = of_groups
        .filter(|entry| game.is_none_or(|game| game == entry.game))
        .filter(|entry| players.is_none_or(|players| players == entry.players))
        .collect();
    match entries.is_empty() {
        true => Err("no such tables: `game` is puerto-rico or altiplano, `players` 2 to 5".to_owned()),
        false => Ok(entries),
    }
}
