//! One game in the terminal: a person against bots.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use bots::{Bot, HasBots, bot_seed};
use protocol::Playing;
use tabletop::{ChanceStream, Entry, Game, Record, Seat, Secret, Turn, ranks};
use words::Words;

use crate::terminal::layout::wrapped;
use crate::terminal::paint::{Paint, PaintChoice};
use crate::terminal::score::score;
use crate::terminal::told::{ActionOf, EventOf, SetupOf, Told};

/// The indentation of the log's lines.
const LOG_INDENT: usize = 2;

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
pub struct Session<'a, T: Told, Input, Output> {
    /// Colors.
    pub paint: Paint,
    /// The other seats' bots, by seat; `None` for the person's.
    pub bots: Vec<Option<Box<dyn Bot<T::State>>>>,
    /// A line about each of them.
    pub about_bots: Vec<String>,
    /// Where the record goes after every answer.
    pub record_path: Option<PathBuf>,
    /// The text after the record while the game is running, for going on with it later.
    pub continuation: String,
    /// Whether lines are echoed: when nobody types them, they would otherwise not appear in the
    /// output.
    pub echo: bool,
    /// The words and names.
    pub(super) teller: &'a T,
    /// The person's seat.
    pub(super) seat: Seat,
    pub(super) input: Input,
    pub(super) output: Output,
    pub(super) state: T::State,
    pub(super) record: Record<T::State>,
    secret: Secret,
    stream: ChanceStream,
    draws: u64,
    is_resumed: bool,
    /// What happened in this round, in lines.
    pub(super) round_log: String,
    /// The state before each standing entry of the record.
    pub(super) history: Vec<T::State>,
    /// The steps of a plan that is not finished.
    pub(super) steps: Vec<ActionOf<T>>,
}

/// What follows a line of input.
pub(super) enum Next<Action> {
    /// The same question again, with its list.
    Ask,
    /// The same question, which is still on the screen: only the prompt.
    Prompt,
    /// The person's answer.
    Answer(Vec<Action>),
    /// The game goes on from an earlier position.
    Undone,
    /// The person leaves.
    Quit,
}

impl<'a, T: Told, Input: BufRead, Output: Write> Session<'a, T, Input, Output> {
    /// A new game with this secret.
    ///
    /// # Errors
    /// When the setup is impossible.
    pub fn new(
        setup: &SetupOf<T>,
        secret: Secret,
        teller: &'a T,
        seat: Seat,
        streams: (Input, Output),
    ) -> Result<Self, <T::State as Game>::SetupError> {
        let mut record = Record::new(setup.clone());
        record.commitment = Some(secret.commitment());
        Ok(Self::of(
            T::State::new(setup)?,
            record,
            secret,
            teller,
            seat,
            streams,
        ))
    }

    /// A game that is resumed; the secret must be the promised one.
    pub fn resumed(
        playing: &Playing<T::State>,
        secret: Secret,
        teller: &'a T,
        seat: Seat,
        streams: (Input, Output),
    ) -> Self {
        let record = playing.record();
        let mut fresh = record.clone();
        fresh.entries.clear();
        let mut session = Self::of(playing.start().clone(), fresh, secret, teller, seat, streams);
        for place in record.standing().unwrap_or_default() {
            let events = session.follow(record.entries[place].clone());
            session.note(&events);
        }
        // Undone entries stay in the record.
        session.record.entries.clone_from(&record.entries);
        session.draws = record.draw_count();
        session.is_resumed = true;
        session
    }

    fn of(
        state: T::State,
        record: Record<T::State>,
        secret: Secret,
        teller: &'a T,
        seat: Seat,
        (input, output): (Input, Output),
    ) -> Self {
        Self {
            paint: Paint::for_stdout(PaintChoice::Never),
            bots: Vec::new(),
            about_bots: Vec::new(),
            record_path: None,
            continuation: String::new(),
            echo: false,
            teller,
            seat,
            input,
            output,
            state,
            stream: record.stream(&secret),
            record,
            secret,
            draws: 0,
            is_resumed: false,
            round_log: String::new(),
            history: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// The words that are used.
    pub fn words(&self) -> &'a Words {
        self.teller.words()
    }

    /// Plays until the game is over, the person leaves or the input ends.
    ///
    /// # Errors
    /// When input or output fails.
    pub fn run(&mut self) -> io::Result<Ended> {
        let setup = &self.record.setup;
        let (welcome, note) = (self.teller.welcome(setup), self.teller.note(setup));
        self.write(&welcome)?;
        self.write(&note)?;
        let commitment = self.secret.commitment().to_string();
        self.say("terminal-promise", &[("commitment", commitment.into())])?;
        for line in &self.about_bots {
            self.output.write_all(wrapped(line, 2).as_bytes())?;
        }
        if self.is_resumed {
            self.say("terminal-resumed", &[])?;
        }
        let (mut shown, mut listed) = (false, false);
        loop {
            let asked = match self.state.turn() {
                Turn::Over => {
                    self.finish()?;
                    return Ok(Ended::Over);
                }
                Turn::Chance => {
                    self.draw_all()?;
                    continue;
                }
                Turn::Seats(asked) => asked,
            };
            // Bots answer sealed questions first; the person's answer can't wait for them to see it.
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
            let next = self.ask(listed)?;
            listed = matches!(next, Some(Next::Prompt));
            match next {
                Some(Next::Answer(actions)) => {
                    self.steps.clear();
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
                Some(Next::Ask | Next::Prompt) => {}
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

    /// Shows what the question is about.
    fn show_for_question(&mut self) -> io::Result<()> {
        let last = match self.record.entries.last() {
            Some(Entry::Seat(seat, action)) if *seat == self.seat => Some(*action),
            _ => None,
        };
        let text = self.teller.position(&self.state, self.seat, last, self.paint);
        match text.is_empty() {
            true => Ok(()),
            false => write!(self.output, "\n{text}"),
        }
    }

    fn ask_bot(&mut self, seat: Seat) -> ActionOf<T> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        // A seat that is asked has at least one answer.
        let first = legal[0];
        match self.bots.get_mut(seat.index()).and_then(Option::as_mut) {
            Some(bot) if legal.len() > 1 => bot.decide(seat, &self.state.watched(Some(seat)), &legal),
            _ => first,
        }
    }

    /// Draws until chance is asked for nothing more, and shows all the results together.
    fn draw_all(&mut self) -> io::Result<()> {
        let mut events = Vec::new();
        // A game that waits for chance has at least one outcome.
        while let Some(outcome) = self.stream.draw(&self.state, self.draws) {
            self.draws += 1;
            events.extend(self.follow(Entry::Chance(outcome)));
        }
        self.tell(&events)
    }

    /// Carries out a legal entry and shows what happened.
    fn play(&mut self, entry: Entry<T::State>) -> io::Result<()> {
        let events = self.follow(entry);
        self.tell(&events)
    }

    fn tell(&mut self, events: &[EventOf<T>]) -> io::Result<()> {
        let text = self.teller.log(&self.state, events, LOG_INDENT, self.paint);
        self.output.write_all(text.as_bytes())?;
        self.note(events);
        Ok(())
    }

    /// Keeps what happened, in case somebody asks for it in this round.
    fn note(&mut self, events: &[EventOf<T>]) {
        let begin = events.iter().rposition(T::begins_round);
        if begin.is_some() {
            self.round_log.clear();
        }
        let of_round = &events[begin.unwrap_or(0)..];
        let text = self.teller.log(&self.state, of_round, LOG_INDENT, self.paint);
        self.round_log.push_str(&text);
    }

    /// Carries out a legal entry; returns what happened.
    fn follow(&mut self, entry: Entry<T::State>) -> Vec<EventOf<T>> {
        let mut events = Vec::new();
        self.history.push(self.state.clone());
        match entry {
            Entry::Seat(seat, action) => self.state.apply_unchecked(seat, action, &mut events),
            Entry::Chance(outcome) => self.state.resolve_unchecked(outcome, &mut events),
            Entry::Undo { .. } => {}
        }
        self.record.entries.push(entry);
        events
    }

    pub(super) fn show_board(&mut self) -> io::Result<()> {
        let text = self.teller.board(&self.state.view(Some(self.seat)), self.paint);
        write!(self.output, "\n{text}")
    }

    /// Writes a text, broken into lines.
    pub(super) fn write(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(wrapped(text, 0).as_bytes())
    }

    /// Writes a message, broken into lines.
    pub(super) fn say(&mut self, id: &str, args: words::Args<'_>) -> io::Result<()> {
        self.write(&self.teller.words().say(id, args))
    }

    /// Shows the final table and reveals the secret.
    fn finish(&mut self) -> io::Result<()> {
        self.record.secret = Some(self.secret);
        self.show_board()?;
        let table = score(self.teller, &self.state, self.paint);
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
        self.save_at_last()
    }
}

/// The bots for all seats except the person's, by key.
pub fn bots_of<G: HasBots>(keys: &[String], seat: Seat, seed: u64) -> Vec<Option<Box<dyn Bot<G>>>> {
    let mut keys = keys.iter();
    (0..=keys.len())
        .map(|index| {
            if index == seat.index() {
                return None;
            }
            G::bot(keys.next()?, bot_seed(seed, Seat::try_new(index)?))
        })
        .collect()
}
