//! What a typed line does: an answer, a question about the rules, taking back.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use bots::puerto_rico::{Greedy, Suggestion};
use puerto_rico::{Action, Decision, State};
use tabletop::{Entry, Game};

use crate::terminal::choices::controls;
use crate::terminal::command::Command;
use crate::terminal::hint::{self, noted};
use crate::terminal::layout::wrapped;
use crate::terminal::log::log;
use crate::terminal::session::{Next, Session};

impl<Input: BufRead, Output: Write> Session<'_, Input, Output> {
    /// Does what the line says; `legal` holds the person's legal actions.
    pub(super) fn answer(&mut self, line: &str, legal: &[Action]) -> io::Result<Next> {
        match Command::read(line) {
            Command::Empty => {}
            Command::Number(number) => {
                let action = match self.state.decision() {
                    Decision::PlaceWorkers(_, place) => Some(Action::AssignWorkers {
                        place,
                        workers: u8::try_from(number).unwrap_or(u8::MAX),
                    }),
                    _ => number.checked_sub(1).and_then(|index| legal.get(index)).copied(),
                };
                return match action {
                    Some(action) => self.try_move(action),
                    None => self.not_understood(line.trim(), legal),
                };
            }
            Command::Move(action) => return self.try_move(action),
            Command::Help => self.say_help()?,
            Command::Board => self.show_board()?,
            Command::Log => {
                for event in self.round_log.clone() {
                    let text = log(&event, self.teller, self.paint);
                    self.output.write_all(text.as_bytes())?;
                }
            }
            Command::Why(action) => self.why(action)?,
            Command::Info(building) => {
                let row = building.row();
                let (name, effect) = (
                    self.teller.building(building),
                    self.teller.building_effect(building),
                );
                self.say(
                    "terminal-building",
                    &[
                        ("building", name.into()),
                        ("cost", row.cost.into()),
                        ("points", row.points.into()),
                        ("column", row.column.into()),
                        ("effect", effect.into()),
                    ],
                )?;
            }
            Command::NoBuilding(text) => self.say("terminal-no-building", &[("text", text.into())])?,
            Command::Hint => self.hint()?,
            Command::Auto => return Ok(Next::Answer(self.suggestion(legal))),
            Command::Undo => return self.undo(),
            Command::Save(path) => self.save(&PathBuf::from(path))?,
            Command::Quit => return Ok(Next::Quit),
            Command::Unknown(text) => return self.not_understood(&text, legal),
        }
        Ok(Next::Ask)
    }

    /// The notes of the help keep their own lines.
    fn say_help(&mut self) -> io::Result<()> {
        let text = self.teller.words().word("terminal-help");
        writeln!(self.output, "{text}")
    }

    fn not_understood(&mut self, text: &str, legal: &[Action]) -> io::Result<Next> {
        let text: String = text
            .chars()
            .filter(|letter| !letter.is_control())
            .take(40)
            .collect();
        let example = legal[0].to_string();
        self.say(
            "terminal-unknown",
            &[("text", text.into()), ("example", example.into())],
        )?;
        Ok(Next::Ask)
    }

    fn try_move(&mut self, action: Action) -> io::Result<Next> {
        match self.state.check(self.seat, action) {
            Ok(()) => Ok(Next::Answer(vec![action])),
            Err(refusal) => {
                let reason = self.teller.refusal(refusal);
                self.say("terminal-illegal", &[("reason", reason.into())])?;
                Ok(Next::Ask)
            }
        }
    }

    fn why(&mut self, asked: Option<Action>) -> io::Result<()> {
        let mut refused = false;
        for action in asked.map_or_else(|| controls(&self.state), |action| vec![action]) {
            if let Err(refusal) = self.state.check(self.seat, action) {
                refused = true;
                let text = format!("{action}: {}", self.teller.refusal(refusal));
                self.output.write_all(wrapped(&text, 2).as_bytes())?;
            }
        }
        match (refused, asked) {
            (true, _) => Ok(()),
            (false, Some(_)) => self.say("terminal-legal", &[]),
            (false, None) => self.say("terminal-why-none", &[]),
        }
    }

    /// What a bot would play: one action, or the rest of a placement.
    fn suggestion(&self, legal: &[Action]) -> Vec<Action> {
        let view = self.state.view(Some(self.seat));
        match Greedy::new(0).suggest(self.seat, &view, legal) {
            Suggestion::Action(action) => vec![action],
            Suggestion::Placement(places) => {
                let Decision::PlaceWorkers(_, first) = self.state.decision() else {
                    return Vec::new();
                };
                places
                    .into_iter()
                    .filter(|(place, _)| *place >= first)
                    .map(|(place, workers)| Action::AssignWorkers { place, workers })
                    .collect()
            }
        }
    }

    /// The best answers, by name and as they can be typed.
    fn hint(&mut self) -> io::Result<()> {
        let (teller, decision) = (self.teller, self.state.decision());
        let text = hint::told::<State>(
            self.seat,
            &self.state.view(Some(self.seat)),
            teller.words(),
            |rival| teller.player(rival),
            |actions| match actions {
                [only] => format!("{} ({only})", teller.action(*only, decision)),
                _ => noted(actions),
            },
        );
        self.output.write_all(text.as_bytes())
    }

    /// Takes back to the person's last decision. Bots agree to anything, chance does not.
    fn undo(&mut self) -> io::Result<Next> {
        let Ok(standing) = self.record.standing() else {
            return Ok(Next::Ask);
        };
        let mut count = 0;
        for &index in standing.iter().rev() {
            count += 1;
            match &self.record.entries[index] {
                Entry::Seat(seat, _) if *seat == self.seat => {
                    self.state = self.history[standing.len() - count];
                    self.history.truncate(standing.len() - count);
                    self.record.entries.push(Entry::Undo {
                        seat: self.seat,
                        count: count as u32,
                    });
                    self.say("terminal-undone", &[])?;
                    return Ok(Next::Undone);
                }
                Entry::Seat(..) => {}
                Entry::Chance(_) | Entry::Undo { .. } => break,
            }
        }
        self.say("terminal-undo-none", &[])?;
        Ok(Next::Ask)
    }
}
