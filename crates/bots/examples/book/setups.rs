//! Which games the book is about.

/// One chapter of the book.
pub struct Entry {
    /// Its key in the file.
    pub key: &'static str,
    /// 2 to 5.
    pub players: usize,
    /// The rest of the setup line.
    words: &'static str,
}

impl Entry {
    const fn new(key: &'static str, players: usize, words: &'static str) -> Self {
        Self { key, players, words }
    }

    /// The setup line.
    pub fn line(&self) -> String {
        format!("players={} {}", self.players, self.words)
            .trim()
            .to_owned()
    }
}

const OLD: &str = "edition=2002";
const ALL: &str = "expansions=new_buildings,nobles,buccaneer,festival";

/// Puerto Rico: both ends of the editions with every number of players, each expansion alone with four, all together.
pub const PUERTO_RICO: [Entry; 16] = [
    Entry::new("2020", 2, ""),
    Entry::new("2020", 3, ""),
    Entry::new("2020", 4, ""),
    Entry::new("2020", 5, ""),
    Entry::new("2002", 2, OLD),
    Entry::new("2002", 3, OLD),
    Entry::new("2002", 4, OLD),
    Entry::new("2002", 5, OLD),
    Entry::new("new_buildings", 4, "expansions=new_buildings"),
    Entry::new("nobles", 4, "expansions=nobles"),
    Entry::new("buccaneer", 4, "expansions=buccaneer"),
    Entry::new("festival", 4, "expansions=festival"),
    Entry::new("all", 2, ALL),
    Entry::new("all", 3, ALL),
    Entry::new("all", 4, ALL),
    Entry::new("all", 5, ALL),
];

/// Altiplano: every number of players, without and with Missions.
pub const ALTIPLANO: [Entry; 8] = [
    Entry::new("plain", 2, ""),
    Entry::new("plain", 3, ""),
    Entry::new("plain", 4, ""),
    Entry::new("plain", 5, ""),
    Entry::new("missions", 2, "missions=on"),
    Entry::new("missions", 3, "missions=on"),
    Entry::new("missions", 4, "missions=on"),
    Entry::new("missions", 5, "missions=on"),
];
