//! What is kept of people, in SQL.

use protocol::MyPrivateLine;
use sqlx::AnyConnection;
use table::message::Person;

use super::writer::Write;
use super::{SqlStore, accounts, bringing, private, relations};
use crate::store::{
    AccountRow, Answer, InviteRow, PeopleStore, PrivateRoom, PrivateRow, Profile, RelationRow, StoreError,
    Tie,
};

/// One whole operation about people.
#[derive(Clone, Debug)]
pub(super) enum PeopleWrite {
    MakeAccount(AccountRow),
    ChangePassword {
        guest: String,
        before: String,
        password: String,
        now: i64,
    },
    RemoveAccount(String),
    Choose {
        guest: String,
        profile: Profile,
    },
    BringTables {
        from: String,
        into: String,
        tables: Vec<String>,
    },
    BringPeople {
        from: String,
        into: String,
    },
    Tie {
        tie: Tie,
        guest: String,
        other: String,
        now: i64,
    },
    Write(Box<PrivateRow>, PrivateRoom),
    ReadUntil {
        guest: String,
        other: String,
        until: i64,
    },
    Invite(InviteRow),
    Uninvite {
        table: String,
        guest: String,
    },
}

impl PeopleWrite {
    /// The guests whose own rows the operation may change, by id.
    pub(super) fn guests(&self) -> [Option<&str>; 2] {
        match self {
            Self::MakeAccount(account) => [Some(&account.guest), None],
            Self::ChangePassword { guest, .. } | Self::RemoveAccount(guest) | Self::Choose { guest, .. } => {
                [Some(guest), None]
            }
            Self::BringTables { from, into, .. } | Self::BringPeople { from, into } => {
                [Some(from), Some(into)]
            }
            // These are about tables, about who knows whom and about what they say.
            Self::Tie { .. }
            | Self::Write(..)
            | Self::ReadUntil { .. }
            | Self::Invite(_)
            | Self::Uninvite { .. } => [None, None],
        }
    }
}

pub(super) async fn carry_out(writer: &mut AnyConnection, write: &PeopleWrite) -> Result<(), StoreError> {
    match write {
        PeopleWrite::MakeAccount(account) => accounts::make(writer, account).await,
        PeopleWrite::ChangePassword {
            guest,
            before,
            password,
            now,
        } => accounts::change_password(writer, guest, before, password, *now).await,
        PeopleWrite::RemoveAccount(guest) => accounts::remove(writer, guest).await,
        PeopleWrite::Choose { guest, profile } => accounts::choose(writer, guest, profile).await,
        PeopleWrite::BringTables { from, into, tables } => bringing::tables(writer, from, into, tables).await,
        PeopleWrite::BringPeople { from, into } => bringing::people(writer, from, into).await,
        PeopleWrite::Tie {
            tie,
            guest,
            other,
            now,
        } => relations::tie(writer, *tie, guest, other, *now).await,
        PeopleWrite::Write(line, room) => private::write(writer, line, *room).await,
        PeopleWrite::ReadUntil { guest, other, until } => {
            private::read_until(writer, guest, other, *until).await
        }
        PeopleWrite::Invite(invite) => relations::invite(writer, invite).await,
        PeopleWrite::Uninvite { table, guest } => relations::uninvite(writer, table, guest).await,
    }
}

impl SqlStore {
    fn wrote_people(&self, write: PeopleWrite) -> Answer<'_, ()> {
        self.wrote(Write::People(write))
    }
}

impl PeopleStore for SqlStore {
    fn make_account(&self, account: AccountRow) -> Answer<'_, ()> {
        self.wrote_people(PeopleWrite::MakeAccount(account))
    }

    fn account<'a>(&'a self, key: &'a str) -> Answer<'a, Option<AccountRow>> {
        self.asked(accounts::by_key(&self.readers, key))
    }

    fn account_of<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<AccountRow>> {
        self.asked(accounts::of(&self.readers, guest))
    }

    fn change_password<'a>(
        &'a self,
        guest: &'a str,
        before: &'a str,
        password: &'a str,
        now: i64,
    ) -> Answer<'a, ()> {
        self.wrote_people(PeopleWrite::ChangePassword {
            guest: guest.to_owned(),
            before: before.to_owned(),
            password: password.to_owned(),
            now,
        })
    }

    fn remove_account<'a>(&'a self, guest: &'a str) -> Answer<'a, ()> {
        self.wrote_people(PeopleWrite::RemoveAccount(guest.to_owned()))
    }

    fn choose_profile<'a>(&'a self, guest: &'a str, profile: Profile) -> Answer<'a, ()> {
        self.wrote_people(PeopleWrite::Choose {
            guest: guest.to_owned(),
            profile,
        })
    }

    fn guest_of_link<'a>(&'a self, link: &'a str) -> Answer<'a, Option<Person>> {
        self.asked(accounts::by_link(&self.readers, link))
    }

    fn bring_tables<'a>(&'a self, from: &'a str, into: &'a str, tables: Vec<String>) -> Answer<'a, ()> {
        self.wrote_people(PeopleWrite::BringTables {
            from: from.to_owned(),
            into: into.to_owned(),
            tables,
        })
    }

    fn bring_people<'a>(&'a self, from: &'a str, into: &'a str) -> Answer<'a, ()> {
        self.wrote_people(PeopleWrite::BringPeople {
            from: from.to_owned(),
            into: into.to_owned(),
        })
    }

    fn relations<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<RelationRow>> {
        self.asked(relations::of(&self.readers, guest))
    }

    fn blocks<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<(String, String)>> {
        self.asked(relations::blocks(&self.readers, guest))
    }

    fn tie<'a>(&'a self, tie: Tie, guest: &'a str, other: &'a str, now: i64) -> Answer<'a, ()> {
        self.wrote_people(PeopleWrite::Tie {
            tie,
            guest: guest.to_owned(),
            other: other.to_owned(),
            now,
        })
    }

    fn write(&self, line: PrivateRow, room: PrivateRoom) -> Answer<'_, ()> {
        self.wrote_people(PeopleWrite::Write(Box::new(line), room))
    }

    fn written<'a>(&'a self, guest: &'a str, other: &'a str) -> Answer<'a, Vec<PrivateRow>> {
        self.asked(private::of_two(&self.readers, guest, other))
    }

    fn unread<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<(String, u32)>> {
        self.asked(private::unread(&self.readers, guest))
    }

    fn read_until<'a>(&'a self, guest: &'a str, other: &'a str, until: i64) -> Answer<'a, ()> {
        self.wrote_people(PeopleWrite::ReadUntil {
            guest: guest.to_owned(),
            other: other.to_owned(),
            until,
        })
    }

    fn private_of_guest<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<MyPrivateLine>> {
        self.asked(private::of_guest(&self.readers, guest))
    }

    fn invite(&self, invite: InviteRow) -> Answer<'_, ()> {
        self.wrote_people(PeopleWrite::Invite(invite))
    }

    fn uninvite<'a>(&'a self, table: &'a str, guest: &'a str) -> Answer<'a, ()> {
        self.wrote_people(PeopleWrite::Uninvite {
            table: table.to_owned(),
            guest: guest.to_owned(),
        })
    }

    fn invites<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<InviteRow>> {
        self.asked(relations::invites(&self.readers, guest))
    }
}
