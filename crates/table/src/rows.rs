//! What is kept of a table. Times are milliseconds since 1970, ids and codes are short texts. A server keeps it in a
//! database of its own making, a page as it is written here.

use protocol::{Avatar, BotId, BranchOf, EndedOrders, OrderEnd, Orders, Pace, Proposal, TableState, TimeUp};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Secret};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A guest, by id, with their current name.
    Guest {
        /// The guest's id.
        id: String,
        /// The guest's name; kept with the guest, read with the seat.
        name: String,
        /// The guest's picture; kept with the guest, read with the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<Avatar>,
    },
    /// A bot.
    Bot(BotId),
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Who sits there.
    pub occupant: Occupant,
    /// The word that the seat mixes into the chance stream, if it gave one.
    pub nonce: Option<String>,
    /// The bot that decides for the guest who sits here, until the guest takes the seat back.
    pub stand_in: Option<BotId>,
    /// How long the record was when a bot began to decide for the guest, once one has: the result is no longer the guest's
    /// alone.
    #[serde(default)]
    pub stood_in: Option<u32>,
    /// Whether the guest agrees to hints.
    pub hints: bool,
    /// The seat's time.
    pub clock: ClockRow,
    /// What the person has ordered, once anything was.
    pub orders: Option<OrdersRow>,
    /// Whether the person has said that the game can start.
    #[serde(default)]
    pub ready: bool,
    /// What the person, or from the start on the bot, has bid for each seat; empty if nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bids: Vec<u8>,
}

/// The standing orders of a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct OrdersRow {
    /// Those in force, and those that ended.
    pub orders: Orders,
    /// The round in which they were given, or were last looked at.
    pub round: u32,
}

/// The time of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ClockRow {
    /// What is left of the time for the whole game, in milliseconds.
    pub bank: i64,
    /// How much time the open decision has taken, in milliseconds.
    pub spent: i64,
    /// How much of the next decision's time is already used, in milliseconds: what it had taken before the decision
    /// that led to it was taken back.
    pub carried: i64,
    /// Whether the person wants a pause.
    pub pause: bool,
    /// Until when the person is on holiday.
    pub holiday_until: Option<i64>,
    /// How many days of holiday the person has taken.
    pub holiday_days: u32,
}

impl SeatRow {
    /// A seat whose occupant has given no nonce.
    #[must_use]
    pub fn of(occupant: Occupant) -> Self {
        Self {
            occupant,
            nonce: None,
            stand_in: None,
            stood_in: None,
            hints: false,
            clock: ClockRow::default(),
            orders: None,
            ready: false,
            bids: Vec::new(),
        }
    }

    /// The bot that decides here, either in its own seat or for a guest.
    #[must_use]
    pub fn bot(&self) -> Option<BotId> {
        match self.occupant {
            Occupant::Open => None,
            Occupant::Guest { .. } => self.stand_in,
            Occupant::Bot(bot) => Some(bot),
        }
    }

    /// Lets a bot decide for the guest from now on, the record having this many entries.
    pub(crate) fn give_to(&mut self, bot: BotId, version: u32) {
        self.stand_in = Some(bot);
        self.stood_in.get_or_insert(version);
    }

    /// Whether this guest sits here.
    #[must_use]
    pub fn is_of(&self, guest: &str) -> bool {
        self.guest() == Some(guest)
    }

    /// The guest who sits here, by id.
    #[must_use]
    pub fn guest(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Guest { id, .. } => Some(id),
            Occupant::Open | Occupant::Bot(_) => None,
        }
    }

    /// What the person who sits here is called; empty if nobody does.
    #[must_use]
    pub fn person_name(&self) -> &str {
        match &self.occupant {
            Occupant::Guest { name, .. } => name,
            Occupant::Open | Occupant::Bot(_) => "",
        }
    }

    /// Whether a person sits here.
    #[must_use]
    pub fn is_of_person(&self) -> bool {
        self.guest().is_some()
    }
}

/// A proposal that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProposalRow {
    /// Its number.
    pub id: u32,
    /// The seat that made it.
    pub by: u8,
    /// What is proposed.
    pub proposal: Proposal,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
}

/// A table without its record. Everything that a list of tables shows is here, so that no game needs
/// to be loaded for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableRow {
    /// The table's address.
    pub id: String,
    /// Which game, such as `puerto-rico`.
    pub game: String,
    /// The rules version that the record was played by.
    pub rules: u32,
    /// The setup in its wire form, as JSON.
    pub setup: String,
    /// The stage that the table has reached.
    pub state: TableState,
    /// The guest who made the table.
    pub host: String,
    /// The code with which friends take seats.
    pub invitation: String,
    /// Whether only members may watch.
    pub private: bool,
    /// Whether the lobby lists the table as long as a seat is open.
    pub listed: bool,
    /// Which bot plays for people who are away; the strongest that the game has where nothing was agreed.
    pub stand_in: Option<BotId>,
    /// How much time people have.
    pub pace: Pace,
    /// What happens when somebody's time is up.
    pub time_up: TimeUp,
    /// When the seats' clocks were last brought up to date; `None` while there are none.
    pub clock_since: Option<i64>,
    /// When the first of them is up.
    pub due: Option<i64>,
    /// The seat whose time was up when the game ended without a result.
    pub ended_by: Option<u8>,
    /// Whether seats change places when the game starts.
    pub shuffle: bool,
    /// Whether the people bid for the seats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bids: bool,
    /// Whether the game counts for the ratings of those who play.
    #[serde(default)]
    pub rated: bool,
    /// Whether programs can take a seat although the game is rated or listed in the lobby.
    #[serde(default)]
    pub programs: bool,
    /// How many moves spectators are kept behind while the game goes on.
    #[serde(default)]
    pub watch_delay: Option<u32>,
    /// Whether the people who sit there are asked before the game starts.
    #[serde(default)]
    pub ready_check: bool,
    /// Until when they have to say that they are ready, while they are asked.
    #[serde(default)]
    pub ready_by: Option<i64>,
    /// The 256-bit secret of the chance stream. It leaves the server only when the game is over.
    #[serde(with = "hexadecimal")]
    pub secret: Secret,
    /// The table that this one is a rematch of.
    pub rematch_of: Option<String>,
    /// The moment of another game from which this one goes on.
    #[serde(default)]
    pub branch_of: Option<BranchOf>,
    /// When it was made.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// How many entries the record has, undone ones and undos included.
    pub version: u32,
    /// Counts every change, with or without entries; guards against two owners.
    pub revision: u32,
    /// The round that is played; 0 before the start.
    pub round: u32,
    /// Who is asked, in order.
    pub asked: Vec<u8>,
    /// Since when they have been asked.
    pub asked_since: Option<i64>,
    /// Whether a bot is among them.
    pub bot_asked: bool,
    /// What the people are asked to agree on.
    pub proposal: Option<ProposalRow>,
    /// The final rank of each seat, once the game is over.
    pub ranks: Option<Vec<u8>>,
    /// The seats from seat 0.
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// The words that seats mixed into the chance stream.
    #[must_use]
    pub fn nonces(&self) -> Vec<(Seat, String)> {
        let nonce = |(index, seat): (usize, &SeatRow)| Some((Seat::try_new(index)?, seat.nonce.clone()?));
        self.seats.iter().enumerate().filter_map(nonce).collect()
    }

    /// The first of these seats for which a bot decides.
    #[must_use]
    pub fn bot_to_ask(&self, asked: SeatSet) -> Option<(Seat, BotId)> {
        let bot = |seat: Seat| Some((seat, self.seats.get(seat.index())?.bot()?));
        asked.iter().find_map(bot)
    }

    /// Ends all standing orders of a seat.
    pub(crate) fn end_orders(&mut self, index: usize, why: OrderEnd) {
        let version = self.version;
        let Some(orders) = self.seats.get_mut(index).and_then(|seat| seat.orders.as_mut()) else {
            return;
        };
        let ended = std::mem::take(&mut orders.orders.standing);
        if !ended.is_empty() {
            orders.orders.ended = Some(EndedOrders {
                orders: ended,
                why,
                version,
            });
        }
    }

    /// The seats of bots, without those that stand in for somebody.
    #[must_use]
    pub fn bot_seats(&self) -> SeatSet {
        let mut bots = SeatSet::EMPTY;
        for (seat, row) in Seat::all(self.seats.len()).zip(&self.seats) {
            if matches!(row.occupant, Occupant::Bot(_)) {
                bots.insert(seat);
            }
        }
        bots
    }

    /// The seat on whose device the game goes on, if all have agreed to that: this table is over, but not its game, and what
    /// was hidden there still is.
    #[must_use]
    pub fn gone_with(&self) -> Option<u8> {
        let is_unfinished = self.state == TableState::Over && self.ranks.is_none() && self.ended_by.is_none();
        let agreed = self
            .proposal
            .as_ref()
            .filter(|open| open.proposal == Proposal::Move);
        agreed.filter(|_| is_unfinished).map(|open| open.by)
    }

    /// Whether everything about the game may be known: it is over, and does not go on elsewhere.
    #[must_use]
    pub fn is_open_book(&self) -> bool {
        self.state == TableState::Over && self.gone_with().is_none()
    }

    /// Whether this guest sits here or made the table.
    #[must_use]
    pub fn has_member(&self, guest: &str) -> bool {
        self.host == guest || self.seats.iter().any(|seat| seat.is_of(guest))
    }

    /// Whether bots decide for all seats.
    #[must_use]
    pub fn is_of_bots(&self) -> bool {
        self.seats.iter().all(|seat| seat.bot().is_some())
    }

    /// Whether those who play may ask for hints: at most one person plays, or all of them agree; never in a rated game.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        if self.rated {
            return false;
        }
        let mut persons = (self.seats.iter()).filter(|seat| matches!(seat.occupant, Occupant::Guest { .. }));
        persons.clone().count() <= 1 || persons.all(|seat| seat.hints)
    }

    /// Whether a seat is still open.
    #[must_use]
    pub fn has_open_seat(&self) -> bool {
        self.seats.iter().any(|seat| seat.occupant == Occupant::Open)
    }
}

/// One entry of a table's record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EntryRow {
    /// Its line, as records write it.
    pub line: String,
    /// When it was made.
    pub time: i64,
    /// The number of the first entry made by the same request; entries of one request are taken back
    /// together.
    pub batch: u32,
    /// For the first entry of a person's request at a table with clocks: how much time the decision had taken, in
    /// milliseconds.
    pub spent: Option<i64>,
    /// Whether a standing order decided it.
    pub ordered: bool,
}

/// A request that a guest made; it is kept so that a repeat is recognised even after a restart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RequestRow {
    /// Who.
    pub guest: String,
    /// The client's own id for the request.
    pub request: String,
    /// The version that the client saw.
    pub since: u32,
    /// The version that the request led to.
    pub version: u32,
}

/// A change of one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Commit {
    /// The new row; its revision is one more than the stored one.
    pub row: TableRow,
    /// New entries at the end of the record.
    pub entries: Vec<EntryRow>,
    /// The request that made them.
    pub request: Option<RequestRow>,
}

/// A table with its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredTable {
    /// The table.
    pub row: TableRow,
    /// All entries in order.
    pub entries: Vec<EntryRow>,
    /// The requests that made them.
    pub requests: Vec<RequestRow>,
}

impl From<TableRow> for StoredTable {
    /// A table where nothing has happened yet.
    fn from(row: TableRow) -> Self {
        Self {
            row,
            entries: Vec::new(),
            requests: Vec::new(),
        }
    }
}

/// A secret as 64 hexadecimal digits.
mod hexadecimal {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use tabletop::Secret;

    pub(super) fn serialize<S: Serializer>(secret: &Secret, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(secret)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Secret, D::Error> {
        String::deserialize(from)?.parse().map_err(Error::custom)
    }
}
