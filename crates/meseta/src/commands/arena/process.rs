//! A program that answers line by line, and is never waited for longer than agreed.
//!
//! Two threads carry lines to and from the program, so that neither a full pipe nor a silent program can
//! block a game; a third keeps the end of what it writes to its error stream. The program leads a process
//! group of its own: an interruption of the arena does not reach it, and when it is killed, everything
//! that it started is killed with it.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::arena::{Fault, FaultKind};

/// The maximum length of a program's answer line, in bytes.
const LINE_BYTES_MAX: usize = 1 << 16;

/// How much of the error stream is kept, in bytes.
const ERRORS_KEPT: usize = 400;

/// How long a program may take to exit after the end of its input.
const LEAVE: Duration = Duration::from_millis(300);

/// The words of a command: separated by spaces, quoted by " or ' where a word has spaces. `None` if a
/// quotation does not end, or there is no word.
pub fn command_words(command: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for sign in command.chars() {
        match (quote, sign) {
            (Some(open), sign) if sign == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            (None, sign) if sign.is_whitespace() => words.extend(word.take()),
            (_, sign) => word.get_or_insert_default().push(sign),
        }
    }
    words.extend(word);
    (quote.is_none() && !words.is_empty()).then_some(words)
}

/// A running program.
pub struct Process {
    child: Child,
    requests: Option<Sender<Vec<u8>>>,
    answers: Receiver<Answer>,
    errors: Arc<Mutex<VecDeque<u8>>>,
    is_killed: bool,
}

/// What the program sent.
enum Answer {
    Line(Vec<u8>),
    TooLong,
}

impl Process {
    /// Starts the program.
    pub fn start(command: &str) -> Result<Self, Fault> {
        let failed = |detail: String| Fault::new(FaultKind::NoStart, detail);
        let words = command_words(command).ok_or_else(|| failed("the command can't be read".to_owned()))?;
        let mut starting = Command::new(&words[0]);
        starting
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut starting, 0);
        let mut child = starting
            .spawn()
            .map_err(|error| failed(format!("{}: {error}", words[0])))?;
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(failed("it has no pipes".to_owned()));
        };
        let (requests, to_write) = channel();
        let (answered, answers) = channel();
        let kept = Arc::new(Mutex::new(VecDeque::new()));
        let keeping = Arc::clone(&kept);
        thread::spawn(move || write_lines(input, &to_write));
        thread::spawn(move || read_lines(BufReader::new(output), &answered));
        thread::spawn(move || keep_end(errors, &keeping));
        Ok(Self {
            child,
            requests: Some(requests),
            answers,
            errors: kept,
            is_killed: false,
        })
    }

    /// Sends a line and waits for the answer.
    pub fn ask(&mut self, mut request: Vec<u8>, timeout: Duration) -> Result<Vec<u8>, Fault> {
        match self.answers.try_recv() {
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return Err(self.crash()),
            Ok(_) => {
                let detail = "it wrote a line that nobody asked for; it must answer each line with one line";
                return Err(Fault::new(FaultKind::Unreadable, detail));
            }
        }
        request.push(b'\n');
        let sent = self
            .requests
            .as_ref()
            .is_some_and(|requests| requests.send(request).is_ok());
        if !sent {
            return Err(self.crash());
        }
        match self.answers.recv_timeout(timeout) {
            Ok(Answer::Line(line)) => Ok(line),
            Ok(Answer::TooLong) => {
                let detail = format!("its answer has more than {LINE_BYTES_MAX} bytes");
                Err(Fault::new(FaultKind::Unreadable, detail))
            }
            Err(RecvTimeoutError::Timeout) => {
                self.kill();
                let detail = format!(
                    "no answer within {} s{}",
                    timeout.as_secs_f64(),
                    self.last_words()
                );
                Err(Fault::new(FaultKind::Timeout, detail))
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.crash()),
        }
    }

    /// The fault of a program that closed its output, with how it ended.
    fn crash(&mut self) -> Fault {
        let ended = match self.wait(LEAVE) {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        };
        Fault::new(FaultKind::Crash, ended + &self.last_words())
    }

    /// Waits for the program to exit by itself, without giving up its group.
    fn wait(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if start.elapsed() < time => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }

    /// The end of its error stream, to be appended to a sentence.
    fn last_words(&self) -> String {
        let kept = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = kept.iter().copied().collect();
        let text = String::from_utf8_lossy(&bytes);
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.is_empty() {
            line
        } else {
            format!("; it wrote: {line}")
        }
    }

    /// Ends the program and whatever it started.
    fn kill(&mut self) {
        if std::mem::replace(&mut self.is_killed, true) {
            return;
        }
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id())
            .ok()
            .and_then(rustix::process::Pid::from_raw)
        {
            // There may be nothing left in the group.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Its input ends, which asks it to exit; a program that stays is killed.
impl Drop for Process {
    fn drop(&mut self) {
        self.requests = None;
        if !self.is_killed {
            self.wait(LEAVE);
            self.kill();
        }
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<Vec<u8>>) {
    for line in lines {
        if input.write_all(&line).and_then(|()| input.flush()).is_err() {
            break;
        }
    }
}

fn read_lines(mut output: impl BufRead, answered: &Sender<Answer>) {
    loop {
        let mut line = Vec::new();
        let limit = LINE_BYTES_MAX as u64 + 1;
        match (&mut output).take(limit).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        let answer = match line.pop() {
            Some(b'\n') => Answer::Line(line),
            _ if line.len() >= LINE_BYTES_MAX => Answer::TooLong,
            // The program ended in the middle of a line.
            _ => break,
        };
        let is_last = matches!(answer, Answer::TooLong);
        if answered.send(answer).is_err() || is_last {
            break;
        }
    }
}

fn keep_end(mut errors: impl Read, kept: &Mutex<VecDeque<u8>>) {
    let mut chunk = [0; 512];
    while let Ok(count @ 1..) = errors.read(&mut chunk) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(&chunk[..count]);
        let surplus = kept.len().saturating_sub(ERRORS_KEPT);
        kept.drain(..surplus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_as_a_shell_would_in_simple_cases() {
        let words = |command: &str| command_words(command).map(|words| words.join("|"));
        assert_eq!(words("python3 bot.py -x").as_deref(), Some("python3|bot.py|-x"));
        assert_eq!(words(" 'my bot' \"a b\"c '' ").as_deref(), Some("my bot|a bc|"));
        assert_eq!(words("it's"), None);
        assert_eq!(words("  "), None);
    }
}
