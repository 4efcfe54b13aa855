//! The rows of a game, and the columns that they are gathered in until there are enough for a row group.

use std::collections::BTreeMap;
use std::io::Write;

use bots::analysis::Analysed;
use bots::search::{Budget, Searcher, Settings};
use learning::Learnable;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use protocol::{Listed, Playing, WireGame};
use tabletop::{Entry, Game, PerSeat, Seat, win_shares};

use crate::columns::Kind;
use crate::error::ExportError;
use crate::export::Options;

/// The most rows of a row group, which is what is held in memory.
const ROW_COUNT_MAX: usize = 50_000;

/// The most numbers in the lists of a row group.
const CELL_COUNT_MAX: usize = 8_000_000;

/// A column of lists: the values, and for each place where it stands in its list.
#[derive(Debug, Default)]
struct Lists<T> {
    values: Vec<T>,
    definitions: Vec<i16>,
    repetitions: Vec<i16>,
}

impl<T: Copy> Lists<T> {
    /// The definition level of a value: one for the list, and one more if lists may be null.
    fn push(&mut self, list: &[T], level: i16) {
        if list.is_empty() {
            self.definitions.push(level - 1);
            self.repetitions.push(0);
        }
        for (index, &value) in list.iter().enumerate() {
            self.values.push(value);
            self.definitions.push(level);
            self.repetitions.push(i16::from(index > 0));
        }
    }

    fn push_some(&mut self, list: Option<&[T]>) {
        match list {
            Some(list) => self.push(list, 2),
            None => {
                self.definitions.push(0);
                self.repetitions.push(0);
            }
        }
    }
}

/// Rows that wait to be written, column by column.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    count: usize,
    longs: Vec<i64>,
    ints: BTreeMap<&'static str, Vec<i32>>,
    floats: Vec<f32>,
    texts: BTreeMap<&'static str, Vec<ByteArray>>,
    int_lists: BTreeMap<&'static str, Lists<i32>>,
    float_lists: BTreeMap<&'static str, Lists<f32>>,
}

/// What all rows of a game have in common.
struct Common {
    number: i64,
    setup: ByteArray,
    game: ByteArray,
    points: Vec<i32>,
    shares: Vec<f32>,
    numbering: i32,
}

impl Rows {
    /// Whether it is time to write.
    pub(crate) fn is_full(&self) -> bool {
        let cells: usize = self.int_lists.values().map(|lists| lists.values.len()).sum();
        let floats: usize = self.float_lists.values().map(|lists| lists.values.len()).sum();
        self.count >= ROW_COUNT_MAX || cells + floats >= CELL_COUNT_MAX
    }

    /// Adds the decisions of a finished game; returns how many there were.
    pub(crate) fn add<G: Listed + Learnable + Analysed>(
        &mut self,
        playing: &Playing<G>,
        number: i64,
        options: &Options,
    ) -> std::result::Result<u64, ExportError> {
        let end = playing.state();
        let seats = end.seat_count();
        let (scores, shares) = (end.scores(), win_shares(&end.scores(), seats));
        let common = Common {
            number,
            setup: playing.record().setup.to_string().into_bytes().into(),
            game: G::ID.into(),
            points: scores.first(seats).iter().map(|score| score.points).collect(),
            shares: shares.first(seats).to_vec(),
            numbering: G::VERSION as i32,
        };
        let (mut decisions, mut failed) = (0, None);
        let mut before = |place: usize, state: &G| {
            if let Some(&Entry::Seat(seat, action)) = playing.record().entries.get(place)
                && failed.is_none()
            {
                match self.decision(state, (seat, action), place, &common, options) {
                    Ok(()) => decisions += 1,
                    Err(error) => failed = Some(error),
                }
            }
        };
        playing
            .record()
            .replay_with(&mut before, &mut ())
            .map_err(|_| ExportError::NoRecord)?;
        failed.map_or(Ok(decisions), Err)
    }

    fn decision<G: Listed + Learnable + Analysed>(
        &mut self,
        state: &G,
        (seat, action): (Seat, G::Action),
        place: usize,
        common: &Common,
        options: &Options,
    ) -> std::result::Result<(), ExportError> {
        let number = |action: G::Action| {
            let number = G::actions().number(action);
            number
                .map(|number| number as i32)
                .ok_or(ExportError::NoNumbers { game: G::ID })
        };
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        let legal = actions
            .iter()
            .copied()
            .map(number)
            .collect::<std::result::Result<Vec<_>, _>>()?;
        let visits = (options.iterations > 0).then(|| visits(state, seat, &actions, place, options));
        let observation = options.observations.then(|| {
            let mut cells = vec![0.0; state.layout().size()];
            state.fill_observation(seat, &mut cells);
            cells
        });
        let kind = G::decision_kinds()[state.decision_kind()];
        self.count += 1;
        self.longs.push(common.number);
        self.floats.push(common.shares[seat.index()]);
        for (name, value) in [
            ("rules", G::RULES_VERSION as i32),
            ("numbering", common.numbering),
            ("players", state.seat_count() as i32),
            ("step", place as i32),
            ("round", i32::from(WireGame::round(state))),
            ("seat", seat.index() as i32),
            ("chosen", number(action)?),
        ] {
            self.ints.entry(name).or_default().push(value);
        }
        for (name, value) in [
            ("game", common.game.clone()),
            ("setup", common.setup.clone()),
            ("decision", kind.into()),
            ("action", action.to_string().into_bytes().into()),
        ] {
            self.texts.entry(name).or_default().push(value);
        }
        self.int_lists.entry("legal").or_default().push(&legal, 1);
        self.int_lists
            .entry("points")
            .or_default()
            .push(&common.points, 1);
        self.int_lists
            .entry("visits")
            .or_default()
            .push_some(visits.as_deref());
        self.float_lists
            .entry("shares")
            .or_default()
            .push(&common.shares, 1);
        self.float_lists
            .entry("observation")
            .or_default()
            .push_some(observation.as_deref());
        Ok(())
    }

    /// Writes what has been gathered as one row group and empties it.
    pub(crate) fn write(&mut self, writer: &mut SerializedFileWriter<impl Write + Send>) -> Result<()> {
        if self.count == 0 {
            return Ok(());
        }
        let rows = std::mem::take(self);
        let mut group = writer.next_row_group()?;
        for column in crate::COLUMNS {
            match column.kind {
                Kind::Int => plain::<Int32Type>(&mut group, found(&rows.ints, column.name)?)?,
                Kind::Long => plain::<Int64Type>(&mut group, &rows.longs)?,
                Kind::Float => plain::<FloatType>(&mut group, &rows.floats)?,
                Kind::Text => plain::<ByteArrayType>(&mut group, found(&rows.texts, column.name)?)?,
                Kind::Ints | Kind::SomeInts => {
                    lists::<Int32Type>(&mut group, found(&rows.int_lists, column.name)?)?;
                }
                Kind::Floats | Kind::SomeFloats => {
                    lists::<FloatType>(&mut group, found(&rows.float_lists, column.name)?)?;
                }
            }
        }
        group.close().map(drop)
    }
}

/// The simulations that a search gives to each of these actions: those of all moves that begin with it.
fn visits<G: Analysed>(
    state: &G,
    seat: Seat,
    legal: &[G::Action],
    place: usize,
    options: &Options,
) -> Vec<i32> {
    let settings = Settings {
        budget: Budget::iterations(options.iterations),
        ..Settings::deep()
    };
    let mut searcher = Searcher::<G, _>::new(G::share_guide(), settings, options.seed ^ place as u64);
    let choices = searcher.analyse(seat, &state.watched(Some(seat)));
    let count = |action: &G::Action| {
        let begins = choices
            .iter()
            .filter(|choice| choice.actions.first() == Some(action));
        let share: f32 = begins.map(|choice| choice.share).sum();
        (share * options.iterations as f32).round() as i32
    };
    legal.iter().map(count).collect()
}

fn found<'a, T>(columns: &'a BTreeMap<&'static str, T>, name: &str) -> Result<&'a T> {
    columns
        .get(name)
        .ok_or_else(|| ParquetError::General(format!("nothing was gathered for the column {name}")))
}

fn plain<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, impl Write + Send>,
    values: &[T::T],
) -> Result<()> {
    batch::<T>(group, values, None)
}

fn lists<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, impl Write + Send>,
    lists: &Lists<T::T>,
) -> Result<()> {
    batch::<T>(
        group,
        &lists.values,
        Some((&lists.definitions, &lists.repetitions)),
    )
}

fn batch<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, impl Write + Send>,
    values: &[T::T],
    levels: Option<(&[i16], &[i16])>,
) -> Result<()> {
    let mut column = group
        .next_column()?
        .ok_or_else(|| ParquetError::General("the schema has fewer columns".to_owned()))?;
    let (definitions, repetitions) = levels.unzip();
    column
        .typed::<T>()
        .write_batch(values, definitions, repetitions)?;
    column.close()
}

/// The final scores of a game that is over, for the card.
pub(crate) fn winners<G: Game>(end: &G) -> PerSeat<f32> {
    win_shares(&end.scores(), end.seat_count())
}
