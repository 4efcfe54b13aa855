//! Training by gradient descent (Adam), in plain loops: a network of this size needs no more.

use tabletop::{FastRandom, PerSeat, Random, Seat};

use crate::learned::features::{Inputs, Lengths};
use crate::learned::net::{Flow, Layout, Net, NetError, OUT, Shape, Sums};

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

/// How far the weights of an input are from 0 at first. Most inputs are 0 at any given time, so it may be more than the
/// number of inputs suggests.
const INPUT_SPREAD: f32 = 0.15;

/// Draws numbers around 0.
struct Bell(FastRandom);

impl Bell {
    /// A number of about this size.
    fn draw(&mut self, scale: f32) -> f32 {
        let sum: f32 = (0..4)
            .map(|_| self.0.below(1 << 16) as f32 / 65_536.0 - 0.5)
            .sum();
        1.7 * scale * sum
    }
}

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
    pub fn start(lengths: Lengths, shape: Shape, seed: u64) -> Self {
        let mut net = Net::empty(lengths, shape);
        let mut bell = Bell(FastRandom::new(seed));
        let (layout, Shape { first, second }) = (net.layout(), net.shape);
        for row in net.numbers[..layout.first_bias].chunks_mut(net.shape.row()) {
            row[..first]
                .iter_mut()
                .for_each(|weight| *weight = bell.draw(INPUT_SPREAD));
        }
        for weight in &mut net.numbers[layout.second..layout.second_bias] {
            *weight = bell.draw((2.0 / first as f32).sqrt());
        }
        for weight in &mut net.numbers[layout.out..layout.out_bias] {
            *weight = bell.draw(0.3 * (2.0 / second as f32).sqrt());
        }
        Self::new(net)
    }

    /// Goes on from this network with more units: they look at something at random, and have no effect yet. `None` if
    /// some would be lost, or the shape is not possible.
    #[must_use]
    pub fn widened(net: &Net, shape: Shape, seed: u64) -> Option<Self> {
        let Shape { first, second } = net.shape;
        if !shape.is_possible() || shape.first < first || shape.second < second {
            return None;
        }
        let mut wide = Net::empty(net.lengths(), shape);
        let mut bell = Bell(FastRandom::new(seed));
        let (from, to) = (net.layout(), wide.layout());
        let numbers = &mut wide.numbers;
        let rows = net.numbers[..from.first_bias].chunks(net.shape.row());
        for (row, old) in numbers[..to.first_bias].chunks_mut(shape.row()).zip(rows) {
            let (units, straight) = row.split_at_mut(shape.first);
            units[..first].copy_from_slice(&old[..first]);
            units[first..]
                .iter_mut()
                .for_each(|weight| *weight = bell.draw(INPUT_SPREAD));
            straight.copy_from_slice(&old[first..]);
        }
        numbers[to.first_bias..][..first].copy_from_slice(&net.numbers[from.first_bias..][..first]);
        let rows = net.numbers[from.second..from.second_bias].chunks(second);
        for (row, old) in numbers[to.second..].chunks_mut(shape.second).zip(rows) {
            row[..second].copy_from_slice(old);
            // New units of the second layer see the old ones of the first; the old ones of the second do not see the new
            // ones of the first yet.
            row[second..]
                .iter_mut()
                .for_each(|weight| *weight = bell.draw((2.0 / first as f32).sqrt()));
        }
        numbers[to.second_bias..][..second].copy_from_slice(&net.numbers[from.second_bias..][..second]);
        numbers[to.out..][..second * OUT].copy_from_slice(&net.numbers[from.out..from.out_bias]);
        numbers[to.out_bias..].copy_from_slice(&net.numbers[from.out_bias..]);
        Some(Self::new(wide))
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
        let (net, memory) = Net::parse_first(bytes, lengths)?;
        let mut trainer = Self::new(net);
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
        let layout = self.net.layout();
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
        let shape = self.net.shape;
        let mut room = [0.0; Shape::MOST.second];
        let second = &mut room[..shape.second];
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
        let mut room: Sums = [0.0; Shape::MOST.row()];
        let row = &mut room[..shape.row()];
        row[shape.first..].copy_from_slice(&out);
        for (unit, &value) in flow.first[..shape.first].iter().enumerate() {
            if value <= 0.0 {
                continue;
            }
            let at = layout.second + unit * shape.second;
            let gradient = &mut self.gradient[at..][..shape.second];
            let weights = &self.net.numbers[at..][..shape.second];
            for (sum, slope) in gradient.iter_mut().zip(&*second) {
                *sum += slope * value;
            }
            row[unit] = weights
                .iter()
                .zip(&*second)
                .map(|(weight, slope)| weight * slope)
                .sum();
        }
        for (index, slope) in second.iter().enumerate() {
            self.gradient[layout.second_bias + index] += slope;
        }
        for (index, slope) in row[..shape.first].iter().enumerate() {
            self.gradient[layout.first_bias + index] += slope;
        }
        for (index, slope) in out.iter().enumerate() {
            self.gradient[layout.out_bias + index] += slope;
        }
        let all = inputs.common.iter().chain(&inputs.own[seat.index()]);
        for (gradient, &input) in self.gradient.chunks_mut(shape.row()).zip(all) {
            if input != 0.0 {
                for (sum, slope) in gradient.iter_mut().zip(&*row) {
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
    fn more_units_change_no_answer_until_they_learn() {
        let mut random = FastRandom::new(2);
        let lengths = Lengths { common: 1, own: 2 };
        let small = Trainer::start(lengths, Shape::SMALL, 7);
        let shape = Shape {
            first: 70,
            second: 40,
        };
        let mut wide = Trainer::widened(small.net(), shape, 3).unwrap();
        assert_eq!(
            Net::parse(&wide.net().to_bytes(), lengths).as_ref(),
            Ok(wide.net())
        );
        let again = Trainer::from_bytes(&wide.to_bytes(), lengths).unwrap();
        assert_eq!(again.net(), wide.net());
        let (inputs, example) = table(&mut random);
        assert_eq!(wide.net().prospects(&inputs), small.net().prospects(&inputs));
        for _ in 0..20 {
            wide.learn(&inputs, &example);
            wide.step(0.01, 1);
        }
        assert_ne!(wide.net().prospects(&inputs), small.net().prospects(&inputs));
        assert!(Trainer::widened(wide.net(), Shape::SMALL, 3).is_none());
        let most = Shape {
            first: Shape::MOST.first + 1,
            ..shape
        };
        assert!(Trainer::widened(small.net(), most, 3).is_none());
    }

    #[test]
    fn it_learns_who_is_ahead() {
        let mut random = FastRandom::new(1);
        let mut trainer = Trainer::start(Lengths { common: 1, own: 2 }, Shape::SMALL, 7);
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
