//! Whom a person knows, as that person sees it. Nobody is shown that they are blocked.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use protocol::{Friend, Friends, Known, OpenTable, SeatKind, TableInvitation, TableState, TableSummary};
use table::mark::mark;
use table::message::Person;

use super::super::App;
use super::super::error::Problem;
use super::super::lobby;
use super::whom::handle;
use crate::store::{GuestRow, Relation, RelationRow};

/// How many requests and invitations of others are listed.
const ASKING_MAX: usize = 100;
const INVITATIONS_MAX: usize = 20;

/// The people whom a guest knows.
pub(super) async fn friends(app: &App, guest: &GuestRow) -> Result<Friends, Problem> {
    let relations = app.store.of_people().relations(&guest.id).await?;
    let (own, of_others): (Vec<_>, Vec<_>) = relations.into_iter().partition(|row| row.guest == guest.id);
    let people = people(app, &own, &of_others).await?;
    let all = All { app, guest, people };
    let such = |kind: Relation| own.iter().filter(move |row| row.kind == kind);
    let ids: BTreeSet<String> = such(Relation::Friend).map(|row| row.other.clone()).collect();
    let here = app.registry.here_anywhere(&ids).await;
    let mut tables = lobby::tables_by_host(app, &ids).await?;
    let unread: HashMap<String, u32> = match app.registry.config().chat {
        true => app
            .store
            .of_people()
            .unread(&guest.id)
            .await?
            .into_iter()
            .collect(),
        false => HashMap::new(),
    };
    let mut friends: Vec<Friend> = such(Relation::Friend)
        .filter_map(|row| {
            Some(Friend {
                person: all.known(&row.other, row.since)?,
                here: here.contains(&row.other),
                tables: open_tables(&tables.remove(&row.other).unwrap_or_default()),
                unread: unread.get(&row.other).copied().unwrap_or_default(),
            })
        })
        .collect();
    friends.sort_by_key(|friend| (!friend.here, friend.person.name.to_lowercase()));
    let is_blocked = |id: &str| such(Relation::Blocked).any(|row| row.other == id);
    let asking = (of_others.iter()).filter(|row| row.kind == Relation::Asked && !is_blocked(&row.guest));
    let asking = asking.filter_map(|row| all.known(&row.guest, row.since));
    let named = |kind| newest(such(kind).filter_map(|row| all.known(&row.other, row.since)));
    Ok(Friends {
        friends,
        asking: newest(asking).into_iter().take(ASKING_MAX).collect(),
        asked: named(Relation::Asked),
        blocked: named(Relation::Blocked),
        invitations: all.invitations(&ids).await?,
        link: guest.link.clone(),
    })
}

fn newest(people: impl Iterator<Item = Known>) -> Vec<Known> {
    let mut people: Vec<Known> = people.collect();
    people.sort_by_key(|known| (Reverse(known.since), known.name.clone()));
    people
}

async fn people(
    app: &App,
    own: &[RelationRow],
    of_others: &[RelationRow],
) -> Result<HashMap<String, Person>, Problem> {
    let own = own.iter().map(|row| row.other.clone());
    let asking = of_others.iter().filter(|row| row.kind == Relation::Asked);
    let ids: BTreeSet<String> = own.chain(asking.map(|row| row.guest.clone())).collect();
    let people = app.store.people(ids.into_iter().collect()).await?;
    Ok(people
        .into_iter()
        .map(|person| (person.id.clone(), person))
        .collect())
}

struct All<'a> {
    app: &'a App,
    guest: &'a GuestRow,
    people: HashMap<String, Person>,
}

impl All<'_> {
    fn known(&self, id: &str, since: i64) -> Option<Known> {
        let person = self.people.get(id)?;
        Some(Known {
            handle: handle(self.app, &self.guest.id, id),
            name: person.name.clone(),
            mark: mark(id),
            avatar: person.avatar,
            since,
        })
    }

    /// The tables to which friends invite, as long as a seat is open there.
    async fn invitations(&self, friends: &BTreeSet<String>) -> Result<Vec<TableInvitation>, Problem> {
        let mut invitations = Vec::new();
        let invites = self.app.store.of_people().invites(&self.guest.id).await?;
        let of_friends = invites.into_iter().filter(|invite| friends.contains(&invite.by));
        for invite in of_friends.take(INVITATIONS_MAX) {
            let Some(row) = self.app.store.table_row(&invite.table).await? else {
                continue;
            };
            let is_open = row.state == TableState::Open && row.has_open_seat();
            let (Some(from), Ok(game)) = (self.known(&invite.by, invite.time), row.game.parse()) else {
                continue;
            };
            if is_open && !row.seats.iter().any(|seat| seat.is_of(&self.guest.id)) {
                let open = row
                    .seats
                    .iter()
                    .filter(|seat| seat.occupant == crate::store::Occupant::Open);
                let table = OpenTable {
                    id: row.id.clone(),
                    game,
                    seats: row.seats.len() as u8,
                    open: open.count() as u8,
                    invitation: row.invitation.clone(),
                };
                invitations.push(TableInvitation { from, table });
            }
        }
        Ok(invitations)
    }
}

fn open_tables(tables: &[TableSummary]) -> Vec<OpenTable> {
    let open = |table: &TableSummary| {
        let open = table.seats.iter().filter(|seat| seat.kind == SeatKind::Open);
        Some(OpenTable {
            id: table.id.clone(),
            game: table.game,
            seats: table.seats.len() as u8,
            open: open.count() as u8,
            invitation: table.invitation.clone()?,
        })
    };
    tables.iter().filter_map(open).collect()
}
