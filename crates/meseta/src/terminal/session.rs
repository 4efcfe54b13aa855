//! One game in the terminal: a person against bots.

use std::io::{self, BufRead, Read as _, Write};
use std::path::PathBuf;

use bots::{Bot, Registry, bot_seed};
use protocol::Playing;
use tabletop::{ChanceStream, Entry, Game, Record, Seat, Secret, Turn, ranks};

use crate::terminal::WIDTH;
use crate::terminal::layout::{width, wrapped};
use crate::terminal::paint::{Paint, PaintChoice, Tone};
use crate::terminal::score::score;
use crate::terminal::told::{ActionOf, SetupOf, Told};

/// The most bytes of a line that are read; the rest counts as the next line.
const LINE_BYTES_MAX: u64 = 4_096;

/// The column in which the notation of a listed answer begins.
const NOTATION: usize = 49;

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
    /// Colours.
    pub paint: Paint,
    /// The other seats' bots, by seat; nothing at the person's.
    pub bots: Vec<Option<Box<dyn Bot<T::State>>>>,
    /// Where the record goes after every answer.
    pub record_path: Option<PathBuf>,
    /// What follows the record while the game runs, for those who go on with it.
    pub continuation: String,
    /// Whether lines are shown again: where nobody types, they would not stand in the output.
    pub echo: bool,
    /// The words and names.
    pub(super) teller: &'a T,
    /// The person's seat.
    pub(super) seat: Seat,
    input: Input,
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
    /// The same question again.
    Ask,
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

    /// A game that goes on; the secret must be the promised one.
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
            session.follow(record.entries[place].clone());
        }
        // What was undone stays in the record.
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
        if self.is_resumed {
            self.say("terminal-resumed", &[])?;
        }
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
            match self.ask()? {
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
            Some(bot) if legal.len() > 1 => bot.decide(seat, &self.state.view(Some(seat)), &legal),
            _ => first,
        }
    }

    /// Carries out what is legal and tells what happened.
    fn play(&mut self, entry: Entry<T::State>) -> io::Result<()> {
        let text = self.follow(entry);
        self.output.write_all(text.as_bytes())
    }

    /// Carries out what is legal; gives what happened, in lines.
    fn follow(&mut self, entry: Entry<T::State>) -> String {
        let mut events = Vec::new();
        self.history.push(self.state.clone());
        match entry {
            Entry::Seat(seat, action) => self.state.apply_unchecked(seat, action, &mut events),
            Entry::Chance(outcome) => self.state.resolve_unchecked(outcome, &mut events),
            Entry::Undo { .. } => {}
        }
        self.record.entries.push(entry);
        if events.iter().any(T::begins_round) {
            self.round_log.clear();
        }
        let text = self.teller.log(&events, 2, self.paint);
        self.round_log.push_str(&text);
        text
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

    /// Asks the open question and reads one line; nothing when the input has ended.
    fn ask(&mut self) -> io::Result<Option<Next<ActionOf<T>>>> {
        let listed = T::choices(&self.state, self.seat, &self.steps);
        if let ([only], false) = (&listed[..], T::is_plan(&self.state)) {
            return Ok(Some(Next::Answer(vec![*only])));
        }
        self.write_question(&listed)?;
        let Some(line) = self.read_line()? else {
            return Ok(None);
        };
        self.answer(&line, &listed).map(Some)
    }

    fn write_question(&mut self, listed: &[ActionOf<T>]) -> io::Result<()> {
        let (teller, paint) = (self.teller, self.paint);
        let question = wrapped(&teller.question(&self.state, self.seat, &self.steps), 0);
        writeln!(self.output, "\n{}", paint.text(Tone::Strong, question.trim_end()))?;
        if let Some(more) = teller.question_more(&self.state, self.seat, &self.steps) {
            let more = wrapped(&more, 0);
            writeln!(self.output, "{}", paint.text(Tone::Quiet, more.trim_end()))?;
        }
        for step in &self.steps {
            writeln!(self.output, "  ✓  {}", teller.name(&self.state, *step))?;
        }
        let amount = teller.amount_prompt(&self.state, listed, paint);
        if amount.is_none() {
            self.write_choices(listed)?;
        }
        let prompt = amount.unwrap_or_else(|| teller.words().word("terminal-prompt"));
        write!(self.output, "{prompt}> ")?;
        self.output.flush()
    }

    fn write_choices(&mut self, listed: &[ActionOf<T>]) -> io::Result<()> {
        for (index, action) in listed.iter().enumerate() {
            let name = self.teller.choice(&self.state, self.seat, *action);
            let notation = action.to_string();
            let line = format!("{:>3}  {name}", index + 1);
            // A long name leaves the notation no room beside it.
            let gap = match width(&line) + 1 + width(&notation) > WIDTH {
                true => format!("\n{}", " ".repeat(NOTATION)),
                false => " ".repeat(NOTATION.saturating_sub(width(&line)).max(1)),
            };
            let notation = self.paint.text(Tone::Quiet, &notation);
            writeln!(self.output, "{line}{gap}{notation}")?;
        }
        Ok(())
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

/// The bots of the seats that are not the person's, by key.
pub fn bots_of<G: Registry>(keys: &[String], seat: Seat, seed: u64) -> Vec<Option<Box<dyn Bot<G>>>> {
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
