//! A small network: two hidden layers, plus a direct linear connection from the inputs to the outputs.

use std::fmt;

use tabletop::{PerSeat, SEAT_COUNT_MAX, Seat};

use crate::learned::features::{Inputs, Lengths};

/// Units of the two hidden layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Those of the first one.
    pub first: usize,
    /// Those of the second one.
    pub second: usize,
}

impl Shape {
    /// The shape of a network that is asked thousands of times for a move.
    pub const SMALL: Self = Self {
        first: 48,
        second: 32,
    };
    /// The most that a network may have.
    pub const MOST: Self = Self {
        first: 256,
        second: 64,
    };

    /// Whether a network of this shape can be built.
    #[must_use]
    pub const fn is_possible(self) -> bool {
        let Self { first, second } = Self::MOST;
        0 < self.first && self.first <= first && 0 < self.second && self.second <= second
    }

    /// Numbers in an input's row.
    pub(crate) const fn row(self) -> usize {
        self.first + OUT
    }
}

/// Outputs: points (in tens), and how much the seat will win (as a logarithm; compared between the seats).
pub(crate) const OUT: usize = 2;

/// The first bytes of a file with a network of the small shape.
const SMALL: [u8; 8] = *b"meseta1\n";
/// The first bytes of a file that says which shape its network has.
const SHAPED: [u8; 8] = *b"meseta2\n";

/// What each seat can expect.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospects {
    /// Share of the win.
    pub shares: PerSeat<f32>,
    /// Points at the end.
    pub points: PerSeat<f32>,
}

/// The network's answer about one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Answer {
    /// Points at the end, in tens.
    pub points: f32,
    /// How much it will win, as a logarithm: only differences between the seats of a table matter.
    pub chance: f32,
}

impl Prospects {
    /// The combined meaning of the answers about all seats.
    pub(crate) fn of(answers: &[Answer]) -> Self {
        let best = answers
            .iter()
            .map(|answer| answer.chance)
            .fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = answers.iter().map(|answer| (answer.chance - best).exp()).sum();
        let mut prospects = Self::default();
        for (seat, answer) in Seat::all(answers.len()).zip(answers) {
            prospects.points[seat] = 10.0 * answer.points;
            prospects.shares[seat] = (answer.chance - best).exp() / sum;
        }
        prospects
    }
}

/// The network's numbers. Each input has a row: its weights to the first layer and directly to the outputs.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(crate) common: usize,
    pub(crate) own: usize,
    pub(crate) shape: Shape,
    pub(crate) numbers: Vec<f32>,
}

/// Why some bytes are not a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They don't start like one.
    NotANet,
    /// The network was made for other inputs.
    OtherInputs,
    /// It has more units than this program has room for, or none.
    Shape,
    /// There are too few or too many numbers.
    Length,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotANet => "the file is not a network",
            Self::OtherInputs => "the network was made for other inputs",
            Self::Shape => "the network has no layers of 1 to 256 and 1 to 64 units",
            Self::Length => "the network is cut off or too long",
        })
    }
}

impl std::error::Error for NetError {}

/// Where the parts of a network are within its numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub first_bias: usize,
    pub second: usize,
    pub second_bias: usize,
    pub out: usize,
    pub out_bias: usize,
    pub len: usize,
}

impl Layout {
    pub(crate) const fn of(inputs: usize, shape: Shape) -> Self {
        let first_bias = inputs * shape.row();
        let second = first_bias + shape.first;
        let second_bias = second + shape.first * shape.second;
        let out = second_bias + shape.second;
        let out_bias = out + shape.second * OUT;
        Self {
            first_bias,
            second,
            second_bias,
            out,
            out_bias,
            len: out_bias + OUT,
        }
    }
}

/// Inputs that are gathered at a time.
const GATHERED: usize = 128;

/// Room for a row of the largest network.
const ROW_MOST: usize = Shape::MOST.row();

/// The sums of the first layer, and those of the straight line beside it; as many count as the network's rows have.
pub(crate) type Sums = [f32; ROW_MOST];

/// What flows through the network for one seat; as many units count as the network has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flow {
    pub first: [f32; Shape::MOST.first],
    pub second: [f32; Shape::MOST.second],
    pub out: [f32; OUT],
}

impl Net {
    /// A network without knowledge for inputs of these lengths, all zero. A shape that is not possible becomes the
    /// nearest one that is.
    #[must_use]
    pub fn empty(lengths: Lengths, shape: Shape) -> Self {
        let Lengths { common, own } = lengths;
        let shape = Shape {
            first: shape.first.clamp(1, Shape::MOST.first),
            second: shape.second.clamp(1, Shape::MOST.second),
        };
        Self {
            common,
            own,
            shape,
            numbers: vec![0.0; Layout::of(common + own, shape).len],
        }
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// If they are not a network for these inputs.
    pub fn parse(bytes: &[u8], lengths: Lengths) -> Result<Self, NetError> {
        match Self::parse_first(bytes, lengths)? {
            (net, []) => Ok(net),
            _ => Err(NetError::Length),
        }
    }

    /// Reads the bytes of a file, and what follows them.
    pub(crate) fn parse_first(bytes: &[u8], lengths: Lengths) -> Result<(Self, &[u8]), NetError> {
        let (magic, mut rest) = bytes.split_first_chunk().ok_or(NetError::NotANet)?;
        let count = |rest: &mut &[u8]| -> Result<usize, NetError> {
            let (word, after) = rest.split_first_chunk().ok_or(NetError::Length)?;
            *rest = after;
            Ok(u32::from_le_bytes(*word) as usize)
        };
        if ![SMALL, SHAPED].contains(magic) {
            return Err(NetError::NotANet);
        }
        let found = Lengths {
            common: count(&mut rest)?,
            own: count(&mut rest)?,
        };
        let shape = match *magic {
            SMALL => Shape::SMALL,
            _ => Shape {
                first: count(&mut rest)?,
                second: count(&mut rest)?,
            },
        };
        if found != lengths {
            return Err(NetError::OtherInputs);
        }
        if !shape.is_possible() {
            return Err(NetError::Shape);
        }
        let mut net = Self::empty(lengths, shape);
        let (numbers, rest) = rest
            .split_at_checked(4 * net.numbers.len())
            .ok_or(NetError::Length)?;
        let (words, _) = numbers.as_chunks::<4>();
        for (number, word) in net.numbers.iter_mut().zip(words) {
            *number = f32::from_le_bytes(*word);
        }
        Ok((net, rest))
    }

    /// The inputs that it was made for.
    #[must_use]
    pub const fn lengths(&self) -> Lengths {
        Lengths {
            common: self.common,
            own: self.own,
        }
    }

    /// The units that it has.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Where its parts are.
    pub(crate) const fn layout(&self) -> Layout {
        Layout::of(self.common + self.own, self.shape)
    }

    /// The same network for more inputs, which come after those that it was made for and have no effect yet; `None` if
    /// some would be lost.
    #[must_use]
    pub fn grown(&self, lengths: Lengths) -> Option<Self> {
        let common = lengths.common.checked_sub(self.common)?;
        let own = lengths.own.checked_sub(self.own)?;
        let row = self.shape.row();
        let (first, rest) = self.numbers.split_at(self.common * row);
        let (second, rest) = rest.split_at(self.own * row);
        let numbers = [
            first,
            &vec![0.0; common * row],
            second,
            &vec![0.0; own * row],
            rest,
        ]
        .concat();
        Some(Self {
            common: lengths.common,
            own: lengths.own,
            shape: self.shape,
            numbers,
        })
    }

    /// The network whose every number is the mean of this one's and another's. Of two that have learned from a common start it
    /// is often better than either. `None` if they differ in shape or inputs.
    #[must_use]
    pub fn averaged(&self, other: &Self) -> Option<Self> {
        if self.lengths() != other.lengths() || self.shape != other.shape {
            return None;
        }
        let mut mean = self.clone();
        for (number, other) in mean.numbers.iter_mut().zip(&other.numbers) {
            *number = f32::midpoint(*number, *other);
        }
        Some(mean)
    }

    /// A network that answers with the mean of what this one and another say: their units stand side by side, and see nothing
    /// of each other yet. `None` if they were made for different inputs, or have more units together than a network may.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Option<Self> {
        let shape = Shape {
            first: self.shape.first + other.shape.first,
            second: self.shape.second + other.shape.second,
        };
        if self.lengths() != other.lengths() || !shape.is_possible() {
            return None;
        }
        let mut both = Self::empty(self.lengths(), shape);
        let to = both.layout();
        let mut at = Shape { first: 0, second: 0 };
        for net in [self, other] {
            let (from, own) = (net.layout(), net.shape);
            let rows = net.numbers[..from.first_bias].chunks(own.row());
            for (row, old) in both.numbers[..to.first_bias].chunks_mut(shape.row()).zip(rows) {
                row[at.first..][..own.first].copy_from_slice(&old[..own.first]);
                add_halves(&mut row[shape.first..], &old[own.first..]);
            }
            both.numbers[to.first_bias + at.first..][..own.first]
                .copy_from_slice(&net.numbers[from.first_bias..][..own.first]);
            let rows = net.numbers[from.second..from.second_bias].chunks(own.second);
            for (row, old) in both.numbers[to.second + at.first * shape.second..]
                .chunks_mut(shape.second)
                .zip(rows)
            {
                row[at.second..][..own.second].copy_from_slice(old);
            }
            both.numbers[to.second_bias + at.second..][..own.second]
                .copy_from_slice(&net.numbers[from.second_bias..][..own.second]);
            let out = &net.numbers[from.out..from.out_bias];
            add_halves(&mut both.numbers[to.out + at.second * OUT..][..out.len()], out);
            add_halves(&mut both.numbers[to.out_bias..], &net.numbers[from.out_bias..]);
            at = own;
        }
        Some(both)
    }

    /// The bytes of a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (magic, shape) = match self.shape {
            Shape::SMALL => (SMALL, None),
            shape => (SHAPED, Some([shape.first, shape.second])),
        };
        let mut bytes = magic.to_vec();
        for count in [self.common, self.own]
            .into_iter()
            .chain(shape.into_iter().flatten())
        {
            bytes.extend((count as u32).to_le_bytes());
        }
        for number in &self.numbers {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }

    /// What each seat can expect at this table.
    #[must_use]
    pub fn prospects(&self, inputs: &Inputs) -> Prospects {
        let base = self.table(&inputs.common);
        let mut answers = [Answer::default(); SEAT_COUNT_MAX];
        for (answer, own) in answers.iter_mut().zip(&inputs.own[..inputs.seat_count]) {
            *answer = self.answer(&base, own);
        }
        Prospects::of(&answers[..inputs.seat_count])
    }

    /// What the network can work out once it knows the table's numbers, before it knows a seat's.
    #[must_use]
    pub(crate) fn table(&self, common: &[f32]) -> Sums {
        self.base(&self.layout(), common)
    }

    /// The answer about one seat.
    #[must_use]
    pub(crate) fn answer(&self, table: &Sums, own: &[f32]) -> Answer {
        let [points, chance] = self.flow(&self.layout(), table, own).out;
        Answer { points, chance }
    }

    /// The first layer and the outputs as far as they depend on the table's numbers, which are the same for all seats.
    pub(crate) fn base(&self, layout: &Layout, common: &[f32]) -> Sums {
        let Shape { first, .. } = self.shape;
        let mut base = [0.0; ROW_MOST];
        base[..first].copy_from_slice(&self.numbers[layout.first_bias..][..first]);
        base[first..][..OUT].copy_from_slice(&self.numbers[layout.out_bias..][..OUT]);
        add_rows(&self.numbers, &mut base[..self.shape.row()], common);
        base
    }

    /// The flow for one seat.
    pub(crate) fn flow(&self, layout: &Layout, base: &Sums, own: &[f32]) -> Flow {
        let (shape, row) = (self.shape, self.shape.row());
        let mut sums = [0.0; ROW_MOST];
        sums[..row].copy_from_slice(&base[..row]);
        add_rows(&self.numbers[self.common * row..], &mut sums[..row], own);
        let mut flow = Flow {
            first: [0.0; Shape::MOST.first],
            second: [0.0; Shape::MOST.second],
            out: [0.0; OUT],
        };
        let first = &mut flow.first[..shape.first];
        for (unit, sum) in first.iter_mut().zip(&sums) {
            *unit = sum.max(0.0);
        }
        let second = &mut flow.second[..shape.second];
        second.copy_from_slice(&self.numbers[layout.second_bias..][..shape.second]);
        add_rows(&self.numbers[layout.second..], second, first);
        for unit in &mut *second {
            *unit = unit.max(0.0);
        }
        flow.out.copy_from_slice(&sums[shape.first..row]);
        let (rows, _) = self.numbers[layout.out..].as_chunks::<OUT>();
        for (row, &unit) in rows.iter().zip(&*second) {
            for (sum, weight) in flow.out.iter_mut().zip(row) {
                *sum += unit * weight;
            }
        }
        flow
    }
}

fn add_halves(sums: &mut [f32], numbers: &[f32]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number / 2.0;
    }
}

/// Adds each input's row of weights, as long as the sums, multiplied by the input. Most inputs are 0, in no order that a
/// processor could predict, so the others are gathered first, and four rows are added at a time.
fn add_rows(weights: &[f32], sums: &mut [f32], inputs: &[f32]) {
    let width = sums.len();
    for (weights, inputs) in weights.chunks(GATHERED * width).zip(inputs.chunks(GATHERED)) {
        let mut places = [0u16; GATHERED + 4];
        let mut values = [0.0f32; GATHERED + 4];
        let mut count = 0;
        for (place, &input) in inputs.iter().enumerate() {
            places[count] = place as u16;
            values[count] = input;
            count += usize::from(input != 0.0);
        }
        // Up to three extra rows count 0 times.
        values[count..count + 3].fill(0.0);
        let (places, _) = places[..count.next_multiple_of(4)].as_chunks::<4>();
        let (values, _) = values[..count.next_multiple_of(4)].as_chunks::<4>();
        for (place, &values) in places.iter().zip(values) {
            let [one, two, three, four] = place.map(|place| &weights[usize::from(place) * width..][..width]);
            add_four(sums, one, two, three, four, values);
        }
    }
}

/// Adds four rows. A separate function for slices of any length, because here the compiler turns a loop of known length
/// into a long sequence of scalar operations instead of vector ones.
#[inline(never)]
fn add_four(sums: &mut [f32], one: &[f32], two: &[f32], three: &[f32], four: &[f32], values: [f32; 4]) {
    let [a, b, c, d] = values;
    for ((((sum, one), two), three), four) in sums.iter_mut().zip(one).zip(two).zip(three).zip(four) {
        *sum += (a * one + b * two) + (c * three + d * four);
    }
}

#[cfg(test)]
mod tests {
    use tabletop::FastRandom;

    use super::*;

    /// A table with one seat.
    fn inputs<const COMMON: usize, const OWN: usize>(common: [f32; COMMON], own: [f32; OWN]) -> Inputs {
        let mut inputs = Inputs {
            common: common.to_vec(),
            seat_count: 1,
            ..Inputs::default()
        };
        inputs.own[0] = own.to_vec();
        inputs
    }

    #[test]
    fn joined_networks_say_the_mean_of_both() {
        let lengths = Lengths { common: 3, own: 2 };
        let shape = |first, second| Shape { first, second };
        let mut random = FastRandom::new(1);
        let mut some = |shape| {
            let mut net = Net::empty(lengths, shape);
            net.numbers.fill_with(|| random.fraction() - 0.4);
            net
        };
        let (one, other) = (some(shape(7, 4)), some(shape(5, 6)));
        let both = one.joined(&other).expect("there is room for both");
        assert_eq!(both.shape(), shape(12, 10));
        let own = [0.3, -1.0];
        let said = |net: &Net| net.answer(&net.table(&[0.5, 0.0, 2.0]), &own);
        let (one_says, other_says, both_say) = (said(&one), said(&other), said(&both));
        assert_ne!(one_says, other_says);
        for (mean, answer) in [
            (f32::midpoint(one_says.points, other_says.points), both_say.points),
            (f32::midpoint(one_says.chance, other_says.chance), both_say.chance),
        ] {
            assert!((mean - answer).abs() < 1e-5, "{mean} {answer}");
        }
        assert!(one.averaged(&other).is_none());
        let mean = one.averaged(&some(shape(7, 4))).expect("equal shapes");
        assert_eq!(mean.shape(), one.shape());
        assert_ne!(said(&mean), one_says);
        assert_eq!(one.averaged(&one).as_ref(), Some(&one));
        assert!(some(shape(200, 4)).joined(&some(shape(100, 4))).is_none());
        let elsewhere = Net::empty(Lengths { common: 2, own: 3 }, shape(5, 6));
        assert!(one.joined(&elsewhere).is_none());
    }

    #[test]
    fn bytes_and_back() {
        let lengths = |common, own| Lengths { common, own };
        let mut net = Net::empty(lengths(3, 2), Shape::SMALL);
        for (index, number) in net.numbers.iter_mut().enumerate() {
            *number = index as f32 / 7.0;
        }
        let bytes = net.to_bytes();
        assert_eq!(Net::parse(&bytes, lengths(3, 2)), Ok(net.clone()));
        assert_eq!(Net::parse(&bytes, lengths(3, 1)), Err(NetError::OtherInputs));
        let grown = net.grown(lengths(4, 4)).unwrap();
        assert_eq!(Net::parse(&grown.to_bytes(), lengths(4, 4)), Ok(grown.clone()));
        assert_eq!(net.grown(lengths(2, 9)), None);
        let (few, many) = (
            inputs([1.0, -1.0, 0.5], [2.0, 0.0]),
            inputs([1.0, -1.0, 0.5, 7.0], [2.0, 0.0, 3.0, 4.0]),
        );
        assert_eq!(grown.prospects(&many), net.prospects(&few));
        assert_eq!(Net::parse(&bytes[1..], lengths(3, 2)), Err(NetError::NotANet));
        assert_eq!(
            Net::parse(&bytes[..bytes.len() - 1], lengths(3, 2)),
            Err(NetError::Length)
        );
    }

    #[test]
    fn numbers_of_units_that_no_network_has_are_refused() {
        let lengths = Lengths { common: 3, own: 2 };
        let net = Net::empty(lengths, Shape { first: 7, second: 4 });
        let with = |first: u32, second: u32| {
            let mut bytes = net.to_bytes();
            bytes[16..20].copy_from_slice(&first.to_le_bytes());
            bytes[20..24].copy_from_slice(&second.to_le_bytes());
            Net::parse(&bytes, lengths)
        };
        assert_eq!(with(7, 4), Ok(net.clone()));
        for (first, second) in [(0, 4), (7, 0), (257, 4), (7, 65), (u32::MAX, u32::MAX)] {
            assert_eq!(with(first, second), Err(NetError::Shape), "{first} and {second}");
        }
    }
}
