//! Training by gradient descent (Adam), in plain loops: a network of this size needs no more.

use tabletop::{FastRandom, PerSeat, Random, Seat};

use crate::learned::features::{Inputs, Lengths};
use crate::learned::net::{FIRST, Flow, Layout, Net, NetError, OUT, ROW, SECOND};

/// What the network should have said about a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Example {
    /// Share of the win.
    pub shares: PerSeat<f32>,
    /// Points at the end.
    pub points: PerSeat<f32>,
}

/// How much the points, in tens, count in the loss alongside the win share.
const POINTS_SHARE: f32 = 0.5;

/// A network in training.
#[derive(Clone, Debug)]
pub struct Trainer {
    net: Net,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Trainer {
    /// Continues training this network.
    #[must_use]
    pub fn new(net: Net) -> Self {
        let zeros = vec![0.0; net.numbers.len()];
        Self {
            net,
            gradient: zeros.clone(),
            mean: zeros.clone(),
            square: zeros,
            steps: 0,
        }
    }

    /// Starts from small random numbers.
    #[must_use]
    pub fn start(lengths: Lengths, seed: u64) -> Self {
        let mut net = Net::empty(lengths);
        let layout = Layout::of(lengths.common + lengths.own);
        let mut random = FastRandom::new(seed);
        let mut bell = |scale: f32| {
            let sum: f32 = (0..4)
                .map(|_| random.below(1 << 16) as f32 / 65_536.0 - 0.5)
                .sum();
            1.7 * scale * sum
        };
        for row in net.numbers[..layout.first_bias].chunks_mut(ROW) {
            // Most inputs are 0 at any given time, so a row may be larger than the number of inputs suggests.
            row[..FIRST].iter_mut().for_each(|weight| *weight = bell(0.15));
        }
        for weight in &mut net.numbers[layout.second..layout.second_bias] {
            *weight = bell((2.0 / FIRST as f32).sqrt());
        }
        for weight in &mut net.numbers[layout.out..layout.out_bias] {
            *weight = bell(0.3 * (2.0 / SECOND as f32).sqrt());
        }
        Self::new(net)
    }

    /// The network in its current state.
    #[must_use]
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Everything that it needs to go on: the network's file, and the memory of the steps so far.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.net.to_bytes();
        bytes.extend(self.steps.to_le_bytes());
        for number in self.mean.iter().chain(&self.square) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }

    /// Goes on from [`Trainer::to_bytes`].
    ///
    /// # Errors
    /// If the bytes are not those of a trainer of a network for these inputs.
    pub fn from_bytes(bytes: &[u8], lengths: Lengths) -> Result<Self, NetError> {
        let size = Net::empty(lengths).to_bytes().len();
        let (net, memory) = bytes.split_at_checked(size).ok_or(NetError::Length)?;
        let mut trainer = Self::new(Net::parse(net, lengths)?);
        let (words, odd) = memory.as_chunks::<4>();
        let [steps, numbers @ ..] = words else {
            return Err(NetError::Length);
        };
        if numbers.len() != 2 * trainer.mean.len() || !odd.is_empty() {
            return Err(NetError::Length);
        }
        trainer.steps = i32::from_le_bytes(*steps);
        let moments = trainer.mean.iter_mut().chain(&mut trainer.square);
        for (moment, word) in moments.zip(numbers) {
            *moment = f32::from_le_bytes(*word);
        }
        Ok(trainer)
    }

    /// How far off the network is on an example: the cross entropy of the win share and the mean square of the points
    /// in tens.
    #[must_use]
    pub fn loss(&self, inputs: &Inputs, example: &Example) -> (f32, f32) {
        let prospects = self.net.prospects(inputs);
        let seats = Seat::all(inputs.seat_count);
        let shares = seats
            .clone()
            .map(|seat| -example.shares[seat] * prospects.shares[seat].max(1e-9).ln())
            .sum();
        let points: f32 = seats
            .map(|seat| ((prospects.points[seat] - example.points[seat]) / 10.0).powi(2))
            .sum();
        (shares, points / inputs.seat_count as f32)
    }

    /// Adds the gradient of one example.
    pub fn learn(&mut self, inputs: &Inputs, example: &Example) {
        let layout = Layout::of(self.net.common + self.net.own);
        let base = self.net.base(&layout, &inputs.common);
        let flows: [Option<Flow>; tabletop::SEAT_COUNT_MAX] = std::array::from_fn(|index| {
            (index < inputs.seat_count).then(|| self.net.flow(&layout, &base, &inputs.own[index]))
        });
        let best = flows
            .iter()
            .flatten()
            .map(|flow| flow.out[1])
            .fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = flows
            .iter()
            .flatten()
            .map(|flow| (flow.out[1] - best).exp())
            .sum();
        for (seat, flow) in Seat::all(inputs.seat_count).zip(flows.iter().flatten()) {
            let share = (flow.out[1] - best).exp() / sum;
            let points =
                POINTS_SHARE * 2.0 * (flow.out[0] - example.points[seat] / 10.0) / inputs.seat_count as f32;
            self.back(
                &layout,
                flow,
                [points, share - example.shares[seat]],
                inputs,
                seat,
            );
        }
    }

    fn back(&mut self, layout: &Layout, flow: &Flow, out: [f32; OUT], inputs: &Inputs, seat: Seat) {
        let mut second = [0.0; SECOND];
        for (unit, back) in second.iter_mut().enumerate() {
            let at = layout.out + unit * OUT;
            for (index, slope) in out.iter().enumerate() {
                self.gradient[at + index] += slope * flow.second[unit];
                *back += slope * self.net.numbers[at + index];
            }
            if flow.second[unit] <= 0.0 {
                *back = 0.0;
            }
        }
        let mut row = [0.0; ROW];
        row[FIRST..].copy_from_slice(&out);
        for (unit, &value) in flow.first.iter().enumerate() {
            if value <= 0.0 {
                continue;
            }
            let at = layout.second + unit * SECOND;
            let mut back = 0.0;
            for (index, slope) in second.iter().enumerate() {
                self.gradient[at + index] += slope * value;
                back += slope * self.net.numbers[at + index];
            }
            row[unit] = back;
        }
        for (index, slope) in second.iter().enumerate() {
            self.gradient[layout.second_bias + index] += slope;
        }
        for (index, slope) in row[..FIRST].iter().enumerate() {
            self.gradient[layout.first_bias + index] += slope;
        }
        for (index, slope) in out.iter().enumerate() {
            self.gradient[layout.out_bias + index] += slope;
        }
        let all = inputs.common.iter().chain(&inputs.own[seat.index()]);
        let (rows, _) = self.gradient.as_chunks_mut::<ROW>();
        for (gradient, &input) in rows.iter_mut().zip(all) {
            if input != 0.0 {
                for (sum, slope) in gradient.iter_mut().zip(&row) {
                    *sum += input * slope;
                }
            }
        }
    }

    /// One step against the gradient of the last `count` examples.
    pub fn step(&mut self, rate: f32, count: usize) {
        self.steps += 1;
        let (mean_left, square_left) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let count = count.max(1) as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, gradient), (mean, square)) in
            self.net.numbers.iter_mut().zip(&mut self.gradient).zip(moments)
        {
            let slope = *gradient / count + 1e-5 * *number;
            *gradient = 0.0;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *number -= rate * (*mean / mean_left) / ((*square / square_left).sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats; the one with the larger second number wins, and points are twice that number.
    fn table(random: &mut FastRandom) -> (Inputs, Example) {
        let numbers = [random.fraction(), random.fraction()];
        let mut inputs = Inputs {
            common: vec![1.0],
            seat_count: 2,
            ..Inputs::default()
        };
        for (own, number) in inputs.own.iter_mut().zip(numbers) {
            own.extend([0.5, number]);
        }
        let example = Example {
            shares: PerSeat::from_fn(|seat| match seat.index() {
                0 => f32::from(u8::from(numbers[0] > numbers[1])),
                1 => f32::from(u8::from(numbers[1] >= numbers[0])),
                _ => 0.0,
            }),
            points: PerSeat::from_fn(|seat| numbers.get(seat.index()).map_or(0.0, |number| 20.0 * number)),
        };
        (inputs, example)
    }

    #[test]
    fn it_learns_who_is_ahead() {
        let mut random = FastRandom::new(1);
        let mut trainer = Trainer::start(Lengths { common: 1, own: 2 }, 7);
        let tests: Vec<_> = (0..200).map(|_| table(&mut random)).collect();
        let loss = |trainer: &Trainer| {
            let losses = tests
                .iter()
                .map(|(inputs, example)| trainer.loss(inputs, example));
            losses.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
        };
        let before = loss(&trainer);
        for _ in 0..600 {
            for _ in 0..16 {
                let (inputs, example) = table(&mut random);
                trainer.learn(&inputs, &example);
            }
            trainer.step(0.01, 16);
        }
        let again = Trainer::from_bytes(&trainer.to_bytes(), trainer.net().lengths())
            .expect("what was just written is read");
        assert_eq!(
            (again.to_bytes(), again.net()),
            (trainer.to_bytes(), trainer.net())
        );
        assert!(Trainer::from_bytes(&trainer.net().to_bytes(), trainer.net().lengths()).is_err());
        let after = loss(&trainer);
        assert!(
            after.0 < 0.3 * before.0 && after.1 < 0.05 * before.1,
            "{before:?} {after:?}"
        );
    }
}
