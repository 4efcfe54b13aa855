//! What is kept of people: how they sign in, how they look, whom they know, and whom they don't want to meet.

use protocol::{Avatar, ChatWords, MyPrivateLine};
use table::message::Person;

use super::Answer;

/// A name and a password to sign in with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountRow {
    /// Whose it is.
    pub guest: String,
    /// The name as it was chosen.
    pub name: String,
    /// The name as it is compared: no two accounts have the same.
    pub key: String,
    /// What the name looks like: no two accounts look the same.
    pub look: String,
    /// The hash of the password, in the PHC form.
    pub password: String,
    /// When the password was chosen.
    pub changed: i64,
}

/// What somebody is to somebody else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Relation {
    /// The one has asked the other to be friends.
    Asked,
    /// They are friends; then the other is the one's friend, too.
    Friend,
    /// The one does not want to meet the other.
    Blocked,
}

/// What somebody is to somebody else, and since when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelationRow {
    /// Whose side this is, by id.
    pub guest: String,
    /// The other, by id.
    pub other: String,
    /// What the other is.
    pub kind: Relation,
    /// Since when.
    pub since: i64,
}

/// A change of what two people are to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// The one asks to be friends; they are if the other has asked already.
    Ask,
    /// The one agrees to what the other has asked.
    Accept,
    /// The one does not.
    Decline,
    /// They are no longer friends, or the one no longer asks.
    Part,
    /// The one does not want to meet the other.
    Block,
    /// The one does not mind the other any more.
    Unblock,
}

/// A friend is asked to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InviteRow {
    /// Which table.
    pub table: String,
    /// Who is asked.
    pub guest: String,
    /// By whom.
    pub by: String,
    /// When.
    pub time: i64,
}

/// A line that somebody wrote to a friend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateRow {
    /// Its id.
    pub id: String,
    /// Who wrote it.
    pub by: String,
    /// To whom.
    pub to: String,
    /// What was said.
    pub words: ChatWords,
    /// When; the store makes it later than any other line of the two.
    pub time: i64,
    /// Whether the other has read it.
    pub seen: bool,
}

/// How much two people, and one person, may write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrivateRoom {
    /// How many lines of two people are kept.
    pub keep: u32,
    /// How many lines a person may write to anybody since `since`.
    pub most: u32,
    /// Since when those are counted.
    pub since: i64,
}

/// What a person has chosen to look like; what is `None` stays as it was.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Profile {
    /// The picture.
    pub avatar: Option<Avatar>,
    /// The language that the person reads.
    pub language: Option<String>,
    /// The end of the address by which others can ask to be friends.
    pub link: Option<String>,
}

/// What is kept of people beside their seats; a part of [`Store`](super::Store).
pub trait PeopleStore: Send + Sync + 'static {
    /// Gives a guest an account. A conflict if somebody has such a name, or the guest has an account.
    fn make_account(&self, account: AccountRow) -> Answer<'_, ()>;
    /// The account whose name is compared as this.
    fn account<'a>(&'a self, key: &'a str) -> Answer<'a, Option<AccountRow>>;
    /// A guest's account.
    fn account_of<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<AccountRow>>;
    /// Replaces the hash of a guest's password. A conflict if it is no longer the one that it was.
    fn change_password<'a>(
        &'a self,
        guest: &'a str,
        before: &'a str,
        password: &'a str,
        now: i64,
    ) -> Answer<'a, ()>;
    /// Removes a guest's account. The guest stays.
    fn remove_account<'a>(&'a self, guest: &'a str) -> Answer<'a, ()>;
    /// Notes what a guest has chosen to look like.
    fn choose_profile<'a>(&'a self, guest: &'a str, profile: Profile) -> Answer<'a, ()>;
    /// The guest who has given away this link.
    fn guest_of_link<'a>(&'a self, link: &'a str) -> Answer<'a, Option<Person>>;

    /// Makes these tables of a guest those of somebody else, with all that the guest said and asked for there, except where
    /// both have a seat. Whoever has such a table in memory finds that it has changed.
    fn bring_tables<'a>(&'a self, from: &'a str, into: &'a str, tables: Vec<String>) -> Answer<'a, ()>;
    /// Makes a guest's friends and blocked people those of somebody else, too.
    fn bring_people<'a>(&'a self, from: &'a str, into: &'a str) -> Answer<'a, ()>;

    /// What a guest is to others, and others to the guest.
    fn relations<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<RelationRow>>;
    /// Those whom a guest has blocked, and those who have blocked the guest: the one and the other of each pair.
    fn blocks<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<(String, String)>>;
    /// Changes what two people are to each other. A conflict if the one accepts what nobody has asked.
    fn tie<'a>(&'a self, tie: Tie, guest: &'a str, other: &'a str, now: i64) -> Answer<'a, ()>;

    /// Adds a line to what two friends say to each other, once, and removes those that are too many. A conflict if they are
    /// not friends, or whoever writes has written too much.
    fn write(&self, line: PrivateRow, room: PrivateRoom) -> Answer<'_, ()>;
    /// What two people said to each other, as far as it is kept, in order.
    fn written<'a>(&'a self, guest: &'a str, other: &'a str) -> Answer<'a, Vec<PrivateRow>>;
    /// How many lines of each other person a guest has not read; those without any are left out.
    fn unread<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<(String, u32)>>;
    /// Notes that a guest has read what the other wrote up to this moment.
    fn read_until<'a>(&'a self, guest: &'a str, other: &'a str, until: i64) -> Answer<'a, ()>;
    /// All that a guest and others said to each other, as far as it is kept, the oldest first.
    fn private_of_guest<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<MyPrivateLine>>;

    /// Asks a friend to a table, once.
    fn invite(&self, invite: InviteRow) -> Answer<'_, ()>;
    /// Removes what asks a guest to a table.
    fn uninvite<'a>(&'a self, table: &'a str, guest: &'a str) -> Answer<'a, ()>;
    /// The tables that a guest is asked to, the newest first.
    fn invites<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<InviteRow>>;
}
