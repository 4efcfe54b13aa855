//! Estimates by their size, and what became of them.

use std::fmt::{self, Display, Formatter};

use crate::play::Item;

/// A tenth with fewer estimates says little.
const LARGE: usize = 200;

/// One tenth of the estimates.
#[derive(Clone, Copy, Default)]
struct Tenth {
    count: usize,
    estimated: f64,
    came: f64,
    /// Half of the 95 % interval of `came`.
    within: f64,
}

impl Tenth {
    fn is_large(self) -> bool {
        self.count >= LARGE
    }

    /// How far the estimates are from what came true, in halves of the interval.
    fn off(self) -> f64 {
        (self.came - self.estimated).abs() / self.within.max(1e-9)
    }
}

/// All ten.
pub struct Tenths([Tenth; 10]);

impl Tenths {
    /// The estimates of these games.
    pub fn of(games: &[&[Item]]) -> Self {
        Self(std::array::from_fn(|tenth| {
            let is_in = |estimate: f32| ((estimate * 10.0) as usize).min(9) == tenth;
            let within = |game: &&[Item]| -> Vec<(f32, f32)> {
                let pairs = game.iter().flat_map(Item::pairs);
                pairs.filter(|&(estimate, _)| is_in(estimate)).collect()
            };
            let by_game: Vec<Vec<(f32, f32)>> = games.iter().map(within).collect();
            let count: usize = by_game.iter().map(Vec::len).sum();
            let mean = |value: fn(&(f32, f32)) -> f32| {
                let sum: f64 = by_game.iter().flatten().map(value).map(f64::from).sum();
                sum / count.max(1) as f64
            };
            let (estimated, came) = (mean(|pair| pair.0), mean(|pair| pair.1));
            let off = |game: &Vec<(f32, f32)>| game.iter().map(|pair| f64::from(pair.1) - came).sum::<f64>();
            let spread: f64 = by_game.iter().map(|game| off(game).powi(2)).sum();
            Tenth {
                count,
                estimated,
                came,
                within: 1.96 * spread.sqrt() / count.max(1) as f64,
            }
        }))
    }

    /// The number of all estimates.
    pub fn count(&self) -> usize {
        self.0.iter().map(|tenth| tenth.count).sum()
    }

    /// How many tenths have at least 200 estimates, and how many of those come true.
    pub fn large_and_true(&self) -> (usize, usize) {
        let large = || self.0.iter().filter(|tenth| tenth.is_large());
        (
            large().count(),
            large().filter(|tenth| tenth.off() <= 1.0).count(),
        )
    }

    /// The large tenth that is farthest off, in words.
    pub fn farthest(&self) -> String {
        let large = self.0.iter().enumerate().filter(|(_, tenth)| tenth.is_large());
        let farthest = large.max_by(|(_, one), (_, other)| one.off().total_cmp(&other.off()));
        farthest.map_or_else(String::new, |(number, tenth)| {
            format!(
                "{} to {} %: {:.3}, came true {:.3} ± {:.3}",
                number * 10,
                number * 10 + 10,
                tenth.estimated,
                tenth.came,
                tenth.within
            )
        })
    }
}

impl Display for Tenths {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "| estimate | estimates | mean | came true |")?;
        write!(f, "|---|---|---|---|")?;
        for (number, tenth) in self.0.iter().enumerate().filter(|(_, tenth)| tenth.count > 0) {
            write!(
                f,
                "\n| {} to {} % | {} | {:.3} | {:.3} ± {:.3} |",
                number * 10,
                number * 10 + 10,
                tenth.count,
                tenth.estimated,
                tenth.came,
                tenth.within
            )?;
        }
        Ok(())
    }
}
