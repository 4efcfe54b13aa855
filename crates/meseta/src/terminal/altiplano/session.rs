//! One game of Altiplano in the terminal: a person against bots.

use std::fs;
use std::io::{self, BufRead, Read as _, Write};
use std::path::PathBuf;

use altiplano::{Action, Decision, Event, Setup, SetupError, State};
use bots::{Bot, Registry as _, bot_seed};
use protocol::WireGame as _;
use tabletop::{ChanceStream, Entry, Game as _, Record, Seat, Secret, Turn, ranks};
use words::altiplano::Teller;

use super::board::{board, glance};
use super::choices::{Command, choices, expanded, is_plan, with};
use super::score::score;
use crate::terminal::WIDTH;
use crate::terminal::hint;
use crate::terminal::layout::{width, wrapped};
use crate::terminal::paint::{Paint, Tone};
use crate::terminal::session::Ended;

/// The most bytes of a line that are read; the rest counts as the next line.
const LINE_BYTES_MAX: u64 = 4_096;

/// The column in which the notation of a listed answer begins.
const NOTATION: usize = 49;

/// A game with everything around it.
pub struct Session<'a, Input, Output> {
    /// The words and names.
    pub teller: &'a Teller<'a>,
    /// Colours.
    pub paint: Paint,
    /// The person's seat.
    pub seat: Seat,
    /// The other seats' bots, by seat; nothing at the person's.
    pub bots: Vec<Option<Box<dyn Bot<State>>>>,
    /// Where the record goes after every answer.
    pub record_path: Option<PathBuf>,
    /// Whether lines are shown again: where nobody types, they would not stand in the output.
    pub echo: bool,
    input: Input,
    output: Output,
    state: State,
    record: Record<State>,
    secret: Secret,
    stream: ChanceStream,
    draws: u64,
    /// What happened in this round, in words.
    round_log: Vec<String>,
    /// The state before each standing entry of the record.
    history: Vec<State>,
    /// What the person has planned and not finished, in any order.
    pending: Vec<Action>,
}

/// What follows a line of input.
enum Next {
    /// The same question again.
    Ask,
    /// The person's answer.
    Answer(Vec<Action>),
    /// The game goes on from an earlier position.
    Undone,
    /// The person leaves.
    Quit,
}

impl<'a, Input: BufRead, Output: Write> Session<'a, Input, Output> {
    /// A new game with this secret.
    ///
    /// # Errors
    /// When the setup is impossible.
    pub fn new(
        setup: &Setup,
        secret: Secret,
        teller: &'a Teller<'a>,
        seat: Seat,
        (input, output): (Input, Output),
    ) -> Result<Self, SetupError> {
        let mut record = Record::new(*setup);
        record.commitment = Some(secret.commitment());
        Ok(Self {
            teller,
            paint: Paint::for_stdout(crate::terminal::PaintChoice::Never),
            seat,
            bots: Vec::new(),
            record_path: None,
            echo: false,
            input,
            output,
            state: State::new(setup)?,
            record,
            secret,
            stream: ChanceStream::new(&secret, []),
            draws: 0,
            round_log: Vec::new(),
            history: Vec::new(),
            pending: Vec::new(),
        })
    }

    /// Plays until the game is over, the person leaves or the input ends.
    ///
    /// # Errors
    /// When input or output fails.
    pub fn run(&mut self) -> io::Result<Ended> {
        let components = self.record.setup.components;
        let name = match components.is_reconstructed() {
            true => self.teller.say("components-built-in", &[]),
            false => components.get().name.clone(),
        };
        let players = self.record.setup.player_count as i64;
        self.say(
            "terminal-altiplano-welcome",
            &[("players", players.into()), ("components", name.into())],
        )?;
        if components.is_reconstructed() {
            let note = self.teller.say("components-reconstructed", &[]);
            self.output.write_all(wrapped(&note, 0).as_bytes())?;
        }
        let commitment = self.secret.commitment().to_string();
        self.say("terminal-promise", &[("commitment", commitment.into())])?;
        let mut shown = false;
        loop {
            let asked = match self.state.turn() {
                Turn::Over => {
                    self.finish()?;
                    return Ok(Ended::Over);
                }
                Turn::Chance => {
                    let Some(outcome) = self.stream.draw(&self.state, self.draws) else {
                        return Ok(Ended::Over);
                    };
                    self.draws += 1;
                    self.play(Entry::Chance(outcome))?;
                    continue;
                }
                Turn::Seats(asked) => asked,
            };
            // Bots answer sealed questions first; the person's plan can't wait for them to see it.
            if let Some(bot) = asked.iter().find(|&seat| seat != self.seat) {
                let action = self.ask_bot(bot);
                self.play(Entry::Seat(bot, action))?;
                shown = false;
                continue;
            }
            if !shown {
                self.show_for_question()?;
                shown = true;
            }
            match self.ask()? {
                Some(Next::Answer(actions)) => {
                    self.pending.clear();
                    for action in actions {
                        if self.state.check(self.seat, action).is_ok() {
                            self.play(Entry::Seat(self.seat, action))?;
                        }
                    }
                    self.save_quietly()?;
                    shown = false;
                }
                Some(Next::Undone) => {
                    self.save_quietly()?;
                    shown = false;
                }
                Some(Next::Ask) => {}
                Some(Next::Quit) => {
                    self.leave("terminal-bye")?;
                    return Ok(Ended::Quit);
                }
                None => {
                    self.leave("terminal-input-ended")?;
                    return Ok(Ended::OutOfInput);
                }
            }
        }
    }

    /// The whole table where a phase begins, else the own boards.
    fn show_for_question(&mut self) -> io::Result<()> {
        let view = self.state.view(Some(self.seat));
        let text = match self.state.decision() {
            Decision::AfterAction(_) | Decision::Corn { .. } => return Ok(()),
            Decision::Plan(_) | Decision::PlacePawn(_) | Decision::DraftRole(_) => {
                board(&view, self.teller, self.paint)
            }
            _ => glance(&view, self.seat, self.teller, self.paint),
        };
        write!(self.output, "\n{text}")
    }

    fn ask_bot(&mut self, seat: Seat) -> Action {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return only;
        }
        let view = self.state.view(Some(seat));
        match self.bots.get_mut(seat.index()).and_then(Option::as_mut) {
            Some(bot) => bot.decide(seat, &view, &legal),
            None => legal.first().copied().unwrap_or(Action::Done),
        }
    }

    /// Carries out what is legal and tells what happened.
    fn play(&mut self, entry: Entry<State>) -> io::Result<()> {
        let mut events = Vec::new();
        self.history.push(self.state);
        match entry {
            Entry::Seat(seat, action) => self.state.apply_unchecked(seat, action, &mut events),
            Entry::Chance(outcome) => self.state.resolve_unchecked(outcome, &mut events),
            Entry::Undo { .. } => {}
        }
        self.record.entries.push(entry);
        if events
            .iter()
            .any(|event| matches!(event, Event::RoundBegan { .. }))
        {
            self.round_log.clear();
        }
        for line in self.teller.events(&events) {
            self.output.write_all(wrapped(&line, 2).as_bytes())?;
            self.round_log.push(line);
        }
        Ok(())
    }

    fn show_board(&mut self) -> io::Result<()> {
        let text = board(&self.state.view(Some(self.seat)), self.teller, self.paint);
        write!(self.output, "\n{text}")
    }

    /// Writes a message, broken into lines.
    fn say(&mut self, id: &str, args: words::Args<'_>) -> io::Result<()> {
        let text = self.teller.words().say(id, args);
        self.output.write_all(wrapped(&text, 0).as_bytes())
    }

    /// Asks the open question and reads one line; nothing when the input has ended.
    fn ask(&mut self) -> io::Result<Option<Next>> {
        let listed = choices(&self.state, self.seat, &self.pending);
        if let ([only], false) = (&listed[..], is_plan(&self.state)) {
            return Ok(Some(Next::Answer(vec![*only])));
        }
        let decision = self.state.decision();
        let question = self.paint.text(Tone::Strong, &self.teller.question(decision));
        writeln!(self.output, "\n{question}")?;
        if let Some(more) = self.teller.question_more(decision) {
            let more = wrapped(&more, 0);
            writeln!(self.output, "{}", self.paint.text(Tone::Quiet, more.trim_end()))?;
        }
        for action in &self.pending {
            writeln!(self.output, "  ✓  {}", self.teller.action(*action))?;
        }
        for (index, action) in listed.iter().enumerate() {
            let (name, notation) = (self.teller.action(*action), action.to_string());
            let line = format!("{:>3}  {name}", index + 1);
            // A long name leaves the notation no room beside it.
            let gap = match width(&line) + 1 + width(&notation) > WIDTH {
                true => format!("\n{}", " ".repeat(NOTATION)),
                false => " ".repeat(NOTATION.saturating_sub(width(&line)).max(1)),
            };
            writeln!(
                self.output,
                "{line}{gap}{}",
                self.paint.text(Tone::Quiet, &notation)
            )?;
        }
        write!(self.output, "{}> ", self.teller.words().word("terminal-prompt"))?;
        self.output.flush()?;
        let Some(line) = self.read_line()? else {
            return Ok(None);
        };
        self.answer(&line, &listed).map(Some)
    }

    /// One line of at most [`LINE_BYTES_MAX`] bytes; nothing when the input has ended.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let mut limited = (&mut self.input).take(LINE_BYTES_MAX);
        if limited.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if self.echo {
            let shown: String = line.chars().filter(|letter| !letter.is_control()).collect();
            writeln!(self.output, "{shown}")?;
        }
        Ok(Some(line))
    }

    /// Does what the line says.
    fn answer(&mut self, line: &str, listed: &[Action]) -> io::Result<Next> {
        match Command::read(line) {
            Command::Empty => {}
            Command::Number(number) => {
                return match number.checked_sub(1).and_then(|index| listed.get(index)) {
                    Some(&action) => self.try_move(action),
                    None => self.not_understood(line.trim(), listed),
                };
            }
            Command::Move(action) => return self.try_move(action),
            Command::Help => {
                let text = self.teller.words().word("terminal-altiplano-help");
                writeln!(self.output, "{text}")?;
            }
            Command::Board => self.show_board()?,
            Command::Log => {
                for line in &self.round_log {
                    self.output.write_all(wrapped(line, 2).as_bytes())?;
                }
            }
            Command::Why(action) => match self.state.check(self.seat, action) {
                Ok(()) => self.say("terminal-legal", &[])?,
                Err(refusal) => {
                    let text = format!("{action}: {}", self.teller.refusal(refusal));
                    self.output.write_all(wrapped(&text, 2).as_bytes())?;
                }
            },
            Command::Info(effect) => {
                let text = self.teller.effect(effect);
                self.output.write_all(wrapped(&text, 2).as_bytes())?;
            }
            Command::Hint => self.hint()?,
            Command::Auto => return Ok(Next::Answer(self.suggestion())),
            Command::Undo => return self.undo(),
            Command::Save(path) => self.save(&PathBuf::from(path))?,
            Command::Quit => return Ok(Next::Quit),
            Command::Unknown(text) => return self.not_understood(&text, listed),
        }
        Ok(Next::Ask)
    }

    fn not_understood(&mut self, text: &str, listed: &[Action]) -> io::Result<Next> {
        let shown: String = text
            .chars()
            .filter(|letter| !letter.is_control())
            .take(40)
            .collect();
        let example = listed.first().map_or_else(String::new, ToString::to_string);
        self.say(
            "terminal-unknown",
            &[("text", shown.into()), ("example", example.into())],
        )?;
        Ok(Next::Ask)
    }

    /// The answer, or one more step of a plan, if it is possible.
    fn try_move(&mut self, action: Action) -> io::Result<Next> {
        let tried = if !is_plan(&self.state) {
            self.state.check(self.seat, action).map(|()| Some(vec![action]))
        } else if action == Action::Done {
            expanded(&self.state, self.seat, &self.pending).map(Some)
        } else if action == Action::Replan {
            self.pending.clear();
            Ok(None)
        } else {
            with(&self.state, self.seat, &self.pending, action).map(|more| {
                self.pending = more;
                None
            })
        };
        match tried {
            Ok(Some(actions)) => Ok(Next::Answer(actions)),
            Ok(None) => Ok(Next::Ask),
            Err(refusal) => {
                let reason = self.teller.refusal(refusal);
                self.say("terminal-illegal", &[("reason", reason.into())])?;
                Ok(Next::Ask)
            }
        }
    }

    /// The best answers, by name and as they can be typed.
    fn hint(&mut self) -> io::Result<()> {
        let teller = self.teller;
        let text = hint::told::<State>(
            self.seat,
            &self.state.view(Some(self.seat)),
            teller.words(),
            |rival| teller.player(rival),
            |actions| match actions {
                [only] => format!("{} ({only})", teller.action(*only)),
                _ => hint::noted(actions),
            },
        );
        self.output.write_all(text.as_bytes())
    }

    /// What a bot would play: one action, or the whole of a plan.
    fn suggestion(&self) -> Vec<Action> {
        let Some(mut bot) = State::bot("greedy", 0) else {
            return Vec::new();
        };
        let mut state = self.state;
        let mut moves = Vec::new();
        while state.turn().asks(self.seat) && (moves.is_empty() || self.state.same_question(&state)) {
            let mut legal = Vec::new();
            state.legal(self.seat, &mut legal);
            let action = bot.decide(self.seat, &state.view(Some(self.seat)), &legal);
            if state.apply(self.seat, action, &mut ()).is_err() {
                break;
            }
            moves.push(action);
            if !is_plan(&self.state) {
                break;
            }
        }
        moves
    }

    /// Takes back the last step of a plan, or goes back to the person's last decision. Bots agree to
    /// anything; chance and sealed answers that were shown stay.
    fn undo(&mut self) -> io::Result<Next> {
        if self.pending.pop().is_some() {
            return Ok(Next::Ask);
        }
        let Ok(standing) = self.record.standing() else {
            return Ok(Next::Ask);
        };
        for count in 1..=standing.len() {
            let place = standing.len() - count;
            let before = self.history[place];
            let after = self.history.get(place + 1).copied().unwrap_or(self.state);
            let shows = before.is_sealed() && !before.same_question(&after);
            match &self.record.entries[standing[place]] {
                Entry::Seat(seat, _) if !shows => {
                    if *seat != self.seat {
                        continue;
                    }
                    self.state = before;
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
        Ok(Next::Ask)
    }

    fn save(&mut self, path: &PathBuf) -> io::Result<()> {
        let shown = path.display().to_string();
        match fs::write(path, self.record.to_string()) {
            Ok(()) => self.say("terminal-saved", &[("path", shown.into())]),
            Err(error) => self.say(
                "terminal-not-saved",
                &[("path", shown.into()), ("reason", error.to_string().into())],
            ),
        }
    }

    /// Writes the record where the command line asked for it, and speaks only of trouble.
    fn save_quietly(&mut self) -> io::Result<()> {
        match self.record_path.clone() {
            Some(path) if fs::write(&path, self.record.to_string()).is_err() => self.save(&path),
            _ => Ok(()),
        }
    }

    fn leave(&mut self, id: &str) -> io::Result<()> {
        writeln!(self.output)?;
        self.say(id, &[])?;
        match self.record_path.clone() {
            Some(path) => self.save(&path),
            None => Ok(()),
        }
    }

    /// Shows the final table and reveals the secret.
    fn finish(&mut self) -> io::Result<()> {
        self.record.secret = Some(self.secret);
        self.show_board()?;
        let table = score(&self.state.view(Some(self.seat)), self.teller, self.paint);
        write!(self.output, "\n{table}\n")?;
        let seat_count = self.state.seat_count();
        let ranks = ranks(&self.state.scores(), seat_count);
        let winners: Vec<Seat> = Seat::all(seat_count).filter(|&seat| ranks[seat] == 1).collect();
        if let [winner] = winners[..] {
            let who = if winner == self.seat { "you" } else { "other" };
            let player = self.teller.player(winner);
            self.say(
                "terminal-winner",
                &[("who", who.into()), ("player", player.into())],
            )?;
        } else {
            let names: Vec<String> = winners.iter().map(|&seat| self.teller.player(seat)).collect();
            self.say("terminal-winners", &[("players", names.join(", ").into())])?;
        }
        let secret = self.secret.to_string();
        self.say("terminal-secret", &[("secret", secret.into())])?;
        match self.record_path.clone() {
            Some(path) => self.save(&path),
            None => Ok(()),
        }
    }
}

/// The bots of the seats that are not the person's, by key.
pub fn bots_of(keys: &[String], seat: Seat, seed: u64) -> Vec<Option<Box<dyn Bot<State>>>> {
    let mut keys = keys.iter();
    (0..=keys.len())
        .map(|index| {
            if index == seat.index() {
                return None;
            }
            State::bot(keys.next()?, bot_seed(seed, Seat::try_new(index)?))
        })
        .collect()
}
