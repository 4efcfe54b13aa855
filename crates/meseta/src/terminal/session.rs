//! One game in the terminal: a person against bots.

use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;

use bots::{Bot, Registry, bot_seed};
use puerto_rico::{Action, Decision, Event, State};
use tabletop::{ChanceStream, Entry, Game, Record, Seat, Secret, Turn, ranks};
use words::puerto_rico::Teller;

use crate::terminal::board::{board, glance, place_tone};
use crate::terminal::layout::{width, wrapped};
use crate::terminal::log::log;
use crate::terminal::paint::{Paint, Tone};
use crate::terminal::score::score;

/// The most bytes of a line that are read; the rest counts as the next line.
const LINE_BYTES_MAX: u64 = 4_096;

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The game is over.
    Over,
    /// The person left.
    Quit,
    /// There was no more input.
    OutOfInput,
}

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
    pub(super) input: Input,
    pub(super) output: Output,
    pub(super) state: State,
    pub(super) record: Record<State>,
    pub(super) secret: Secret,
    pub(super) stream: ChanceStream,
    pub(super) draws: u64,
    /// What happened in this round.
    pub(super) round_log: Vec<Event>,
    /// The state before each standing entry of the record.
    pub(super) history: Vec<State>,
}

/// What follows a line of input.
pub(super) enum Next {
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
    /// A new game with this secret; the setup must have been checked.
    ///
    /// # Errors
    /// When the setup is impossible.
    pub fn new(
        setup: &puerto_rico::Setup,
        secret: Secret,
        teller: &'a Teller<'a>,
        seat: Seat,
        (input, output): (Input, Output),
    ) -> Result<Self, puerto_rico::SetupError> {
        let state = State::new(setup)?;
        let mut record = Record::new(setup.clone());
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
            state,
            record,
            secret,
            stream: ChanceStream::new(&secret, []),
            draws: 0,
            round_log: Vec::new(),
            history: Vec::new(),
        })
    }

    /// Plays until the game is over, the person leaves or the input ends.
    ///
    /// # Errors
    /// When input or output fails.
    pub fn run(&mut self) -> io::Result<Ended> {
        let edition = self.record.setup.edition.to_string();
        let players = self.record.setup.player_count as i64;
        self.say(
            "terminal-welcome",
            &[("players", players.into()), ("edition", edition.into())],
        )?;
        let commitment = self.secret.commitment().to_string();
        self.say("terminal-promise", &[("commitment", commitment.into())])?;
        let mut shown = false;
        loop {
            match self.state.turn() {
                Turn::Over => {
                    self.finish()?;
                    return Ok(Ended::Over);
                }
                Turn::Chance => {
                    let Some(outcome) = self.stream.draw(&self.state, self.draws) else {
                        return Ok(Ended::Over);
                    };
                    self.draws += 1;
                    let mut events = Vec::new();
                    self.remember(Entry::Chance(outcome));
                    self.state.resolve_unchecked(outcome, &mut events);
                    self.tell(&events)?;
                }
                Turn::Seats(seats) if !seats.contains(self.seat) => {
                    let Some(seat) = seats.first() else {
                        return Ok(Ended::Over);
                    };
                    let action = self.ask_bot(seat);
                    self.play(seat, action)?;
                    shown = false;
                }
                Turn::Seats(_) => {
                    if !shown {
                        self.show_for_question()?;
                        shown = true;
                    }
                    match self.ask()? {
                        Some(Next::Answer(actions)) => {
                            for action in actions {
                                self.play(self.seat, action)?;
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
        }
    }

    /// Shows what the question is about: the whole table when a role is chosen, else the own boards;
    /// nothing between the places of one placement.
    fn show_for_question(&mut self) -> io::Result<()> {
        let in_placement = matches!(
            (self.state.decision(), self.record.entries.last()),
            (
                Decision::PlaceWorkers(..),
                Some(Entry::Seat(_, Action::AssignWorkers { .. }))
            )
        );
        match self.state.decision() {
            Decision::ChooseRole(_) => self.show_board(),
            _ if in_placement => Ok(()),
            _ => {
                let view = self.state.view(Some(self.seat));
                let text = glance(&view, self.seat, self.teller, self.paint);
                write!(self.output, "\n{text}")
            }
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal
    }

    fn ask_bot(&mut self, seat: Seat) -> Action {
        let legal = self.legal(seat);
        if let [only] = legal[..] {
            return only;
        }
        let view = self.state.view(Some(seat));
        let fallback = legal[0];
        match self.bots.get_mut(seat.index()).and_then(Option::as_mut) {
            Some(bot) => bot.decide(seat, &view, &legal),
            None => fallback,
        }
    }

    fn remember(&mut self, entry: Entry<State>) {
        self.history.push(self.state);
        self.record.entries.push(entry);
    }

    /// Carries out a legal decision and tells what happened.
    fn play(&mut self, seat: Seat, action: Action) -> io::Result<()> {
        let mut events = Vec::new();
        if self.state.check(seat, action).is_ok() {
            self.remember(Entry::Seat(seat, action));
            self.state.apply_unchecked(seat, action, &mut events);
        }
        self.tell(&events)
    }

    fn tell(&mut self, events: &[Event]) -> io::Result<()> {
        for event in events {
            if matches!(event, Event::RoundStarted { .. }) {
                self.round_log.clear();
            }
            let text = log(event, self.teller, self.paint);
            self.output.write_all(text.as_bytes())?;
            self.round_log.push(*event);
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self) -> io::Result<()> {
        let text = board(&self.state.view(Some(self.seat)), self.teller, self.paint);
        write!(self.output, "\n{text}")
    }

    /// Writes a message, broken into lines.
    pub(super) fn say(&mut self, id: &str, args: words::Args<'_>) -> io::Result<()> {
        let text = self.teller.words().say(id, args);
        self.output.write_all(wrapped(&text, 0).as_bytes())
    }

    /// Asks the open question and reads one line; nothing when the input has ended.
    fn ask(&mut self) -> io::Result<Option<Next>> {
        let legal = self.legal(self.seat);
        if let [only] = legal[..] {
            return Ok(Some(Next::Answer(vec![only])));
        }
        self.write_question(&legal)?;
        let Some(line) = self.read_line()? else {
            return Ok(None);
        };
        self.answer(&line, &legal).map(Some)
    }

    fn write_question(&mut self, legal: &[Action]) -> io::Result<()> {
        let (decision, words) = (self.state.decision(), self.teller.words());
        let boards = *self.state.board(self.seat);
        let question = self.paint.text(Tone::Strong, &self.teller.question(decision));
        writeln!(self.output, "\n{question}")?;
        let prompt = if let Decision::PlaceWorkers(_, place) = decision {
            self.say("terminal-workers-left", &[("count", boards.san_juan.into())])?;
            let counts = legal.iter().filter_map(|action| match action {
                Action::AssignWorkers { workers, .. } => Some(*workers),
                _ => None,
            });
            let (least, most) = (counts.clone().min().unwrap_or(0), counts.max().unwrap_or(0));
            let place = self.paint.text(place_tone(place), &self.teller.place(place));
            words.say(
                "terminal-prompt-workers",
                &[
                    ("place", place.into()),
                    ("least", least.into()),
                    ("most", most.into()),
                ],
            )
        } else {
            let more = self
                .teller
                .question_more(decision, boards.doubloons, boards.free_city_spaces());
            if let Some(more) = more {
                let more: String = wrapped(&more, 0);
                self.output
                    .write_all(self.paint.text(Tone::Quiet, more.trim_end()).as_bytes())?;
                writeln!(self.output)?;
            }
            self.write_choices(decision, legal)?;
            words.word("terminal-prompt")
        };
        write!(self.output, "{prompt}> ")?;
        self.output.flush()
    }

    fn write_choices(&mut self, decision: Decision, legal: &[Action]) -> io::Result<()> {
        for (index, action) in legal.iter().enumerate() {
            let name = self.choice(*action, decision);
            let dots = " ".repeat(40usize.saturating_sub(width(&name)).max(1));
            let notation = self.paint.text(Tone::Quiet, &action.to_string());
            writeln!(self.output, "{:>3}  {name}{dots}{notation}", index + 1)?;
        }
        Ok(())
    }

    /// An answer with the numbers that matter: doubloons on a card, the price, the income, the points.
    fn choice(&self, action: Action, decision: Decision) -> String {
        let name = self.teller.action(action, decision);
        let say = |id: &str, count: i64| self.teller.words().say(id, &[("count", count.into())]);
        match action {
            Action::ChooseRole(card) if self.state.card_doubloons(card) > 0 => {
                format!("{name} +{}", self.state.card_doubloons(card))
            }
            Action::Build(_) | Action::Sell(_) | Action::Load { .. } => {
                let mut next = self.state;
                let before = *next.board(self.seat);
                next.apply_unchecked(self.seat, action, &mut ());
                let after = next.board(self.seat);
                let doubloons = i64::from(after.doubloons) - i64::from(before.doubloons);
                match action {
                    Action::Build(_) => format!("{name} ({})", say("count-doubloons", -doubloons)),
                    Action::Sell(_) => format!("{name} ({})", say("count-doubloons", doubloons)),
                    _ => {
                        let points = i64::from(after.victory_points) - i64::from(before.victory_points);
                        format!("{name} ({})", say("terminal-victory-points", points))
                    }
                }
            }
            _ => name,
        }
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

    pub(super) fn save(&mut self, path: &PathBuf) -> io::Result<()> {
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
        let Some(path) = self.record_path.clone() else {
            return Ok(());
        };
        match fs::write(&path, self.record.to_string()) {
            Ok(()) => Ok(()),
            Err(_) => self.save(&path),
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
        let view = self.state.view(Some(self.seat));
        let table = score(&view, self.teller, self.paint);
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
            let key = keys.next()?;
            State::bot(key, bot_seed(seed, Seat::try_new(index)?))
        })
        .collect()
}
