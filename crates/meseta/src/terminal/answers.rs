//! What a typed line does: give an answer, ask about the rules, take something back.

use std::io::{self, BufRead, Write};
use std::path::Path;

use bots::analysis::whole_answer;
use protocol::WireGame as _;
use tabletop::{Entry, Game as _, Seat};
use words::Readers;

use crate::terminal::command::Command;
use crate::terminal::hint::{self, noted};
use crate::terminal::layout::wrapped;
use crate::terminal::session::{Next, Session};
use crate::terminal::told::{ActionOf, Told};

impl<T: Told, Input: BufRead, Output: Write> Session<'_, T, Input, Output> {
    /// Carries out the line; `listed` holds the answers in the list.
    pub(super) fn answer(&mut self, line: &str, listed: &[ActionOf<T>]) -> io::Result<Next<ActionOf<T>>> {
        match Command::read(line) {
            Command::Empty => return Ok(Next::Ask),
            Command::Number(number) => {
                return match T::numbered(&self.state, number, listed) {
                    Some(action) => self.try_move(action),
                    None => self.not_understood(line.trim(), listed),
                };
            }
            Command::Move(action) => return self.try_move(action),
            // The notes of the help keep their own lines.
            Command::Help => {
                let text = self.teller.words().word(T::HELP);
                writeln!(self.output, "{text}")?;
            }
            Command::Board => {
                self.show_board()?;
                return Ok(Next::Ask);
            }
            Command::Log => self.output.write_all(self.round_log.as_bytes())?,
            Command::Why(action) => self.why(action)?,
            Command::Info(name) => self.write(&self.teller.info(&name))?,
            Command::Hint => self.hint()?,
            Command::Auto => return Ok(Next::Answer(whole_answer(&self.state, self.seat))),
            Command::Undo => return self.undo(),
            Command::Save(path) => self.save(Path::new(&path))?,
            Command::Quit => return Ok(Next::Quit),
            Command::Unfinished(text) => self.say("terminal-unfinished", &[("text", text.into())])?,
            Command::Unknown(text) => return self.not_understood(&text, listed),
        }
        Ok(Next::Prompt)
    }

    fn not_understood(&mut self, text: &str, listed: &[ActionOf<T>]) -> io::Result<Next<ActionOf<T>>> {
        let text: String = text
            .chars()
            .filter(|letter| !letter.is_control())
            .take(40)
            .collect();
        let example = listed.first().map_or_else(String::new, ToString::to_string);
        self.say(
            "terminal-unknown",
            &[("text", text.into()), ("example", example.into())],
        )?;
        Ok(Next::Prompt)
    }

    /// The answer, or one more step of a plan, if it is possible.
    fn try_move(&mut self, action: ActionOf<T>) -> io::Result<Next<ActionOf<T>>> {
        match T::answer(&self.state, self.seat, &mut self.steps, action) {
            Ok(Some(actions)) => Ok(Next::Answer(actions)),
            Ok(None) => Ok(Next::Ask),
            Err(refusal) => {
                let reason = self.teller.refusal(refusal);
                self.say("terminal-illegal", &[("reason", reason.into())])?;
                Ok(Next::Prompt)
            }
        }
    }

    /// Explains why a move is not possible, or does so for every move that belongs to the question; equal
    /// reasons are given once.
    fn why(&mut self, asked: Option<ActionOf<T>>) -> io::Result<()> {
        let controls = asked.map_or_else(|| T::controls(&self.state, self.seat), |action| vec![action]);
        if controls.is_empty() {
            return self.say("terminal-why-one", &[]);
        }
        let mut reasons: Vec<(String, Vec<ActionOf<T>>)> = Vec::new();
        for action in controls {
            if let Err(refusal) = self.state.check(self.seat, action) {
                let reason = self.teller.refusal(refusal);
                match reasons.iter_mut().find(|(known, _)| *known == reason) {
                    Some((_, actions)) => actions.push(action),
                    None => reasons.push((reason, vec![action])),
                }
            }
        }
        for (reason, actions) in &reasons {
            let text = format!("{}: {reason}", noted(actions));
            self.output.write_all(wrapped(&text, 2).as_bytes())?;
        }
        match (reasons.is_empty(), asked) {
            (false, _) => Ok(()),
            (true, Some(_)) => self.say("terminal-legal", &[]),
            (true, None) => self.say("terminal-why-none", &[]),
        }
    }

    /// Shows the best answers, by name and as they can be typed.
    fn hint(&mut self) -> io::Result<()> {
        let teller = self.teller;
        let seats = Seat::all(self.state.seat_count());
        let readers = Readers {
            players: seats.map(|seat| teller.player(seat)).collect(),
            reader: Some(self.seat),
        };
        let text = hint::told::<T::State>(
            self.seat,
            &self.state.watched(Some(self.seat)),
            teller.words(),
            &readers,
            |actions| teller.whole_move(&self.state, self.seat, actions),
            |actions| teller.about(actions),
        );
        self.output.write_all(text.as_bytes())
    }

    /// Takes back the last step of a plan, or goes back to the person's last decision. Bots agree to
    /// anything; chance outcomes and revealed sealed answers stay.
    fn undo(&mut self) -> io::Result<Next<ActionOf<T>>> {
        if self.steps.pop().is_some() {
            return Ok(Next::Ask);
        }
        let Ok(standing) = self.record.standing() else {
            return Ok(Next::Prompt);
        };
        for count in 1..=standing.len() {
            let place = standing.len() - count;
            let before = &self.history[place];
            let after = self.history.get(place + 1).unwrap_or(&self.state);
            let shows = before.is_sealed() && !before.same_question(after);
            match &self.record.entries[standing[place]] {
                Entry::Seat(seat, _) if !shows => {
                    if *seat != self.seat {
                        continue;
                    }
                    self.state = before.clone();
                    self.history.truncate(place);
                    self.record.entries.push(Entry::Undo {
                        seat: self.seat,
                        count: count as u32,
                    });
                    self.say("terminal-undone", &[])?;
                    return Ok(Next::Undone);
                }
                _ => break,
            }
        }
        self.say("terminal-undo-none", &[])?;
        Ok(Next::Prompt)
    }
}
