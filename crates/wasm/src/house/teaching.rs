//! Tables that are lessons.

use serde_json::value::RawValue;
use table::Table;
use table::core::{Refused, refuse};
use table::message::{Input, Question, ReplyId};

use super::House;
use crate::host::Host;
use crate::lessons::{self, Lesson, Tried};
use crate::requests::Form;
use crate::words::Said;

impl<H: Host> House<H> {
    /// Opens a lesson; only one is open at a time.
    pub(super) fn lesson(
        &mut self,
        reply: ReplyId,
        body: &lessons::OpenLesson,
    ) -> Result<Vec<Said>, Refused> {
        let (stored, lesson) = Lesson::open(&self.host, &self.name, body)?;
        let id = stored.row.id.clone();
        let table = Table::load(stored, 0, self.bot_pause_ms)
            .map_err(|damaged| refuse(damaged.code, damaged.to_string()))?;
        for (id, _) in self.lessons.drain() {
            self.tables.remove(&id);
        }
        self.tables.insert(id.clone(), table);
        self.lessons.insert(id.clone(), lesson);
        self.open.insert(reply, (id.clone(), Form::Itself));
        let mut said = self.tell(&id, Input::Wake);
        said.extend(self.ask(&id, None, reply, Question::Summary));
        Ok(said)
    }

    /// In a lesson, what is taught takes the place of what was sent, and anything else that would change the table is
    /// answered at once: nothing is taken back, no other legal move is made, and no bot is told to answer instead.
    pub(super) fn taught(&self, id: &str, question: &mut Question) -> Option<Box<RawValue>> {
        let (lesson, table) = (self.lessons.get(id)?, self.tables.get(id)?);
        match question {
            Question::Moves { request, .. } => match lesson.tried(table.game(), &request.moves) {
                Tried::Taught(moves) => request.moves = moves,
                Tried::Other(tried) => return Some(lessons::other_than_taught(&tried)),
                Tried::Illegal => {}
            },
            Question::Summary
            | Question::Invitation
            | Question::Started
            | Question::Watch { .. }
            | Question::Now
            | Question::History
            | Question::Moment(_)
            | Question::Charts
            | Question::Record
            | Question::Position
            | Question::Preview(_)
            | Question::StillAsked(..)
            | Question::Finished => {}
            _ => return Some(lessons::other_than_taught(&[])),
        }
        None
    }
}
