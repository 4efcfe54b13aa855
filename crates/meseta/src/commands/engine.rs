//! `meseta engine`: the line protocol on standard input and output.

use std::io::{self, BufRead, Read, Write};

use clap::Args;
use protocol::engine::{Engine, LINE_BYTES_MAX};

use crate::failure::Failure;

/// Talk to a program: one JSON request a line in, one JSON answer a line out
///
/// Start with {"command":"help"}. The protocol is told in docs/bot-writers/line-protocol.md.
#[derive(Args)]
pub struct Arguments {}

/// Carries out the command: passes lines back and forth until `quit` or the end of the input.
pub fn run(_arguments: &Arguments) -> Result<(), Failure> {
    match pump(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

fn pump(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut engine = Engine::new();
    let mut line = Vec::new();
    loop {
        line.clear();
        // One byte more than the maximum for a line and its end shows that it is too long.
        if input
            .take(LINE_BYTES_MAX as u64 + 2)
            .read_until(b'\n', &mut line)?
            == 0
        {
            return Ok(());
        }
        let is_whole = line.last() == Some(&b'\n');
        while matches!(line.last(), Some(b'\n' | b'\r')) {
            line.pop();
        }
        let answer = if line.len() > LINE_BYTES_MAX {
            if !is_whole {
                skip_line(input)?;
            }
            Engine::line_too_long()
        } else {
            engine.answer(&line)
        };
        output.write_all(answer.text.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
        if answer.quit {
            return Ok(());
        }
    }
}

/// Reads up to and including the next end of a line, and discards it all.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(());
        }
        match chunk.iter().position(|&byte| byte == b'\n') {
            Some(end) => {
                input.consume(end + 1);
                return Ok(());
            }
            None => {
                let length = chunk.len();
                input.consume(length);
            }
        }
    }
}
