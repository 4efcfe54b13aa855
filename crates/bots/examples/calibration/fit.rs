//! What would correct the estimates best.

use std::ops::Range;

use crate::Kind;
use crate::play::{Item, Played};

/// The correction with the lowest loss for the estimates of this part of the games, in words.
pub fn told(kind: Kind, games: &[Played], part: Range<f32>) -> String {
    let items: Vec<&Item> = games
        .iter()
        .flat_map(|game| kind.items(game))
        .filter(|item| part.contains(&item.part))
        .collect();
    match kind {
        Kind::Curve => {
            let (temperature, loss) = temperature(&items);
            let now = curve_loss(&items, 1.0);
            format!("temperature {temperature:.2}, loss {now:.4} to {loss:.4}")
        }
        Kind::Hint => {
            let [slope, offset] = logistic(&items);
            let (now, then) = (move_loss(&items, [1.0, 0.0]), move_loss(&items, [slope, offset]));
            format!("slope {slope:.2} offset {offset:.2}, loss {now:.4} to {then:.4}")
        }
    }
}

/// The estimates at another temperature.
fn tempered(item: &Item, temperature: f32) -> Vec<f32> {
    let raised = |share: &f32| share.max(1e-6).powf(1.0 / temperature);
    let all: Vec<f32> = item.estimated.iter().map(raised).collect();
    let sum: f32 = all.iter().sum();
    all.into_iter().map(|share| share / sum).collect()
}

/// The mean of minus the logarithm of what was estimated for the winners.
fn curve_loss(items: &[&Item], temperature: f32) -> f64 {
    let loss = |item: &&Item| -> f64 {
        let shares = tempered(item, temperature);
        let each = shares.iter().zip(&item.result);
        each.map(|(share, result)| -f64::from(*result) * f64::from(*share).max(1e-6).ln())
            .sum()
    };
    items.iter().map(loss).sum::<f64>() / items.len().max(1) as f64
}

/// The temperature with the lowest loss within e^±1.5, and that loss.
fn temperature(items: &[&Item]) -> (f32, f64) {
    let (mut low, mut high) = (-1.5f32, 1.5f32);
    for _ in 0..30 {
        let (one, two) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if curve_loss(items, one.exp()) < curve_loss(items, two.exp()) {
            high = two;
        } else {
            low = one;
        }
    }
    let temperature = (0.5 * (low + high)).exp();
    (temperature, curve_loss(items, temperature))
}

/// The log-odds of an estimate; what is certain is not corrected, and left out.
fn odds(estimate: f32) -> Option<f64> {
    let estimate = f64::from(estimate);
    (estimate > 0.0 && estimate < 1.0).then(|| (estimate / (1.0 - estimate)).ln())
}

fn move_loss(items: &[&Item], [slope, offset]: [f64; 2]) -> f64 {
    let (mut sum, mut count) = (0.0, 0u32);
    for (estimate, result) in items.iter().flat_map(|item| item.pairs()) {
        let Some(odds) = odds(estimate) else { continue };
        let share = 1.0 / (1.0 + (-(slope * odds + offset)).exp());
        let result = f64::from(result);
        sum -= result * share.max(1e-6).ln() + (1.0 - result) * (1.0 - share).max(1e-6).ln();
        count += 1;
    }
    sum / f64::from(count.max(1))
}

/// Slope and offset with the lowest loss, by Newton's method.
fn logistic(items: &[&Item]) -> [f64; 2] {
    let pairs: Vec<(f64, f64)> = items
        .iter()
        .flat_map(|item| item.pairs())
        .filter_map(|(estimate, result)| Some((odds(estimate)?, f64::from(result))))
        .collect();
    let [mut slope, mut offset] = [1.0f64, 0.0];
    for _ in 0..30 {
        // A little is added so that few estimates don't leave it undetermined.
        let (mut down_slope, mut down_offset) = (1e-3 * (slope - 1.0), 1e-3 * offset);
        let (mut both, mut of_slope, mut of_offset) = (0.0, 1e-3, 1e-3);
        for &(odds, result) in &pairs {
            let share = 1.0 / (1.0 + (-(slope * odds + offset)).exp());
            let weight = share * (1.0 - share);
            down_slope += (share - result) * odds;
            down_offset += share - result;
            of_slope += weight * odds * odds;
            of_offset += weight;
            both += weight * odds;
        }
        let scale = of_slope * of_offset - both * both;
        if scale <= 1e-12 {
            break;
        }
        slope -= (of_offset * down_slope - both * down_offset) / scale;
        offset -= (of_slope * down_offset - both * down_slope) / scale;
    }
    [slope, offset]
}
