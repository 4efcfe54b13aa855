//! Who is told at once that somebody has written to them: the streams of people, whichever tables these carry.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use protocol::PrivateNews;
use tokio::sync::mpsc;

use super::Registry;
use super::here::Staying;
use super::nodes::Told;

/// How many times a slow connection may be told something that it has not taken yet.
const NEWS_COUNT_MAX: usize = 64;

/// The ears of all people who listen here.
#[derive(Default, Debug)]
pub(crate) struct PrivateEars {
    /// By guest.
    ears: Mutex<HashMap<String, Vec<mpsc::Sender<PrivateNews>>>>,
}

/// What a person hears, until it is dropped.
#[derive(Debug)]
pub(crate) struct PrivateListening {
    news: mpsc::Receiver<PrivateNews>,
    /// The person is here as long as somebody listens.
    _staying: Staying,
}

impl PrivateListening {
    /// What is told next; `None` when the stream should be reopened.
    pub(crate) fn poll_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<PrivateNews>> {
        self.news.poll_recv(cx)
    }
}

impl PrivateEars {
    fn listen(&self, guest: &str) -> mpsc::Receiver<PrivateNews> {
        let (to, news) = mpsc::channel(NEWS_COUNT_MAX);
        let mut ears = self.lock();
        ears.retain(|_, of_guest| {
            of_guest.retain(|ear| !ear.is_closed());
            !of_guest.is_empty()
        });
        ears.entry(guest.to_owned()).or_default().push(to);
        news
    }

    /// Whoever does not take what they are told is cut off, and asks for everything again.
    fn tell(&self, guest: &str, news: &PrivateNews) {
        if let Some(of_guest) = self.lock().get_mut(guest) {
            of_guest.retain(|ear| ear.try_send(news.clone()).is_ok());
        }
    }

    pub(super) fn end(&self, guest: &str) {
        self.lock().remove(guest);
    }

    pub(super) fn end_all(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<mpsc::Sender<PrivateNews>>>> {
        // The map is consistent at all times, so a panic elsewhere leaves nothing half done.
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Registry {
    /// Listens to what a guest, by id, is told.
    pub(crate) fn listen(self: &Arc<Self>, guest: &str) -> PrivateListening {
        PrivateListening {
            news: self.private.listen(guest),
            _staying: self.here.stay(guest),
        }
    }

    /// Tells a guest, by id, at whatever node, that a private chat has changed.
    pub(crate) async fn written(&self, guest: &str, news: PrivateNews) {
        self.written_here(guest, &news);
        let guest = guest.to_owned();
        self.tell_all(Told::Written { guest, news }).await;
    }

    pub(super) fn written_here(&self, guest: &str, news: &PrivateNews) {
        self.private.tell(guest, news);
    }
}

#[cfg(test)]
mod tests {
    use std::task::Waker;

    use super::*;

    fn news(with: &str) -> PrivateNews {
        PrivateNews {
            with: with.to_owned(),
        }
    }

    #[test]
    fn everybody_hears_their_own_and_whoever_is_too_slow_is_cut_off() {
        let ears = PrivateEars::default();
        let (mut quick, mut slow, mut other) = (ears.listen("a"), ears.listen("a"), ears.listen("b"));
        for number in 0..=NEWS_COUNT_MAX {
            let told = news(&number.to_string());
            ears.tell("a", &told);
            assert_eq!(quick.try_recv(), Ok(told));
        }
        for _ in 0..NEWS_COUNT_MAX {
            assert!(slow.try_recv().is_ok());
        }
        let mut cx = Context::from_waker(Waker::noop());
        assert!(slow.poll_recv(&mut cx).is_ready(), "the end");
        assert!(other.poll_recv(&mut cx).is_pending());
        ears.end("a");
        assert!(quick.poll_recv(&mut cx).is_ready());
        drop(other);
        drop(ears.listen("c"));
        let _d = ears.listen("d");
        assert_eq!(ears.lock().len(), 1, "nobody is kept who listens no more");
    }
}
