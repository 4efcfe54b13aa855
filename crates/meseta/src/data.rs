//! Where a server keeps its data, as people say it on the command line.

use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, FromArgMatches};
use server::store::Place;

use crate::failure::Failure;

/// The data file's name when only its folder is given.
const DATA_FILE: &str = "meseta.db";

/// The data file or the database.
#[derive(Args)]
struct DataArguments {
    /// The data file, or the folder that it is in
    #[arg(
        long,
        value_name = "FILE or FOLDER",
        env = "MESETA_DATA",
        default_value = "data"
    )]
    data: PathBuf,
    /// A PostgreSQL database instead of the data file, such as postgres://USER@HOST/DATABASE; others can see a password
    /// in the command line, but not one in MESETA_DATABASE, PGPASSWORD or ~/.pgpass
    #[arg(long, value_name = "URL", env = "MESETA_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

/// The same; what is said on the command line comes before what the environment says.
pub struct DataChoice(DataArguments);

impl FromArgMatches for DataChoice {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut given = DataArguments::from_arg_matches(matches)?;
        let is_said = |id| matches.value_source(id) == Some(ValueSource::CommandLine);
        if is_said("data") && is_said("database") {
            let message = "--data and --database name two places; say only the one that is meant\n";
            return Err(clap::Error::raw(ErrorKind::ArgumentConflict, message));
        }
        if is_said("data") {
            given.database = None;
        }
        Ok(Self(given))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for DataChoice {
    fn augment_args(command: clap::Command) -> clap::Command {
        DataArguments::augment_args(command)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        DataArguments::augment_args_for_update(command)
    }
}

impl DataChoice {
    /// What they name.
    ///
    /// # Errors
    /// When the address of the database is wrong.
    pub fn place(&self) -> Result<Place, Failure> {
        match self.0.database.as_deref() {
            None | Some("") => Ok(Place::File(data_file(&self.0.data))),
            Some(text) => place(text),
        }
    }
}

/// The place that a text names: a PostgreSQL database, a data file, or the folder that it is in.
///
/// # Errors
/// When it is another kind of database, or the address of the database is wrong.
pub fn place(text: &str) -> Result<Place, Failure> {
    match Place::parse(text) {
        Ok(Place::File(file)) => Ok(Place::File(data_file(&file))),
        Ok(place) => Ok(place),
        Err(error) => Err(Failure::Usage(error.to_string())),
    }
}

/// For a folder, whether it exists or is only written as one, the usual file in it; a path without an
/// extension counts as a folder too.
fn data_file(given: &Path) -> PathBuf {
    let is_file = given.is_file() || (!given.is_dir() && given.extension().is_some());
    if is_file {
        given.to_owned()
    } else {
        given.join(DATA_FILE)
    }
}
