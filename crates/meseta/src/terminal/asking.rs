//! A question on the screen, with its answers, and the typed line.

use std::io::{self, BufRead, Read as _, Write};

use crate::terminal::WIDTH;
use crate::terminal::layout::{width, wrapped};
use crate::terminal::paint::Tone;
use crate::terminal::session::{Next, Session};
use crate::terminal::told::{ActionOf, Told};

/// The maximum number of bytes read as one line; the rest counts as the next line.
const LINE_BYTES_MAX: u64 = 4_096;

/// The maximum number of letters of a line that are echoed.
const SHOWN: usize = 60;

/// The column in which the notation of a listed answer begins.
const NOTATION: usize = 49;

impl<T: Told, Input: BufRead, Output: Write> Session<'_, T, Input, Output> {
    /// Asks the open question, which may already be on the screen, and reads one line; `None` when the input
    /// has ended.
    pub(super) fn ask(&mut self, stands_there: bool) -> io::Result<Option<Next<ActionOf<T>>>> {
        let listed = T::choices(&self.state, self.seat, &self.steps);
        if let ([only], false) = (&listed[..], T::is_plan(&self.state)) {
            return Ok(Some(Next::Answer(vec![*only])));
        }
        let amount = self.teller.amount_prompt(&self.state, &listed, self.paint);
        if !stands_there {
            self.write_question()?;
            if amount.is_none() {
                self.write_choices(&listed)?;
            }
        }
        let prompt = amount.unwrap_or_else(|| self.teller.words().word("terminal-prompt"));
        write!(self.output, "{prompt}> ")?;
        self.output.flush()?;
        let Some(line) = self.read_line()? else {
            return Ok(None);
        };
        self.answer(&line, &listed).map(Some)
    }

    fn write_question(&mut self) -> io::Result<()> {
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
        Ok(())
    }

    fn write_choices(&mut self, listed: &[ActionOf<T>]) -> io::Result<()> {
        for (index, action) in listed.iter().enumerate() {
            let name = self.teller.choice(&self.state, self.seat, *action);
            let notation = action.to_string();
            let line = format!("{:>3}  {name}", index + 1);
            // A long name leaves no room for the notation next to it, or only at the end of the line.
            let gap = match (width(&line), width(&notation)) {
                (name, notation) if name + 1 + notation > WIDTH => format!("\n{}", " ".repeat(NOTATION)),
                (name, notation) if name >= NOTATION => " ".repeat(WIDTH - name - notation),
                (name, _) => " ".repeat(NOTATION - name),
            };
            let notation = self.paint.text(Tone::Quiet, &notation);
            writeln!(self.output, "{line}{gap}{notation}")?;
        }
        Ok(())
    }

    /// One line of at most [`LINE_BYTES_MAX`] bytes; `None` when the input has ended.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let mut limited = (&mut self.input).take(LINE_BYTES_MAX);
        if limited.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if self.echo {
            let letters = line.chars().filter(|letter| !letter.is_control());
            let shown: String = letters.take(SHOWN).collect();
            writeln!(self.output, "{shown}")?;
        }
        Ok(Some(line))
    }
}
