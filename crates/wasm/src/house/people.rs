//! Who asks, and what people are called.

use protocol::{ErrorCode, TableState};
use table::Table;
use table::core::{Refused, refuse};
use table::message::Person;
use table::rows::{Occupant, TableRow};

use super::House;
use crate::host::Host;
use crate::making::{self, PERSON};

/// The longest name of a person, in characters; as at a server.
const NAME_LENGTH_MAX: usize = 40;

impl<H: Host> House<H> {
    pub(super) fn person(&self) -> Person {
        Person {
            id: PERSON.to_owned(),
            name: self.name.clone(),
            avatar: None,
        }
    }

    /// The person on this seat of a table; without one, the first person of the device. Where several share a game that
    /// is not over, nobody knows who looks without a seat: a stranger, who sees nothing that is hidden.
    pub(super) fn person_at(&self, id: &str, seat: Option<u8>) -> Option<Person> {
        let row = self.tables.get(id).map(Table::row);
        let place = row.and_then(|row| row.seats.get(usize::from(seat?)));
        match place.map(|place| &place.occupant) {
            Some(Occupant::Guest { id, name, avatar }) => Some(Person {
                id: id.clone(),
                name: name.clone(),
                avatar: *avatar,
            }),
            _ if row.is_some_and(|row| is_shared(row) && row.state != TableState::Over) => None,
            _ => Some(self.person()),
        }
    }
}

/// A name as others may read it.
pub(super) fn checked(name: &str) -> Result<String, Refused> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME_LENGTH_MAX || name.chars().any(char::is_control) {
        let message = format!("a name has 1 to {NAME_LENGTH_MAX} characters");
        return Err(refuse(ErrorCode::BadName, message));
    }
    Ok(name)
}

/// The person of the device whom a table waits for; the first one while it waits for none of them.
pub(super) fn asked_person(row: &TableRow) -> &str {
    let person = |index: &u8| match &row.seats.get(usize::from(*index))?.occupant {
        Occupant::Guest { id, .. } => Some(id.as_str()),
        Occupant::Open | Occupant::Bot(_) => None,
    };
    row.asked.iter().find_map(person).unwrap_or(PERSON)
}

/// Whether several people share the device at this table.
pub(super) fn is_shared(row: &TableRow) -> bool {
    let people = row.seats.iter().filter(|seat| making::is_person(&seat.occupant));
    people.count() > 1
}

/// Calls the person by the name of today: rows are kept with that of the day. Names that tell several people apart stay as
/// they are, and so does the name in a table from elsewhere while the person here has none.
pub(super) fn call(row: &mut TableRow, today: &str) {
    if today.is_empty() || is_shared(row) {
        return;
    }
    for seat in &mut row.seats {
        if let Occupant::Guest { id, name, .. } = &mut seat.occupant
            && id == PERSON
        {
            today.clone_into(name);
        }
    }
}
