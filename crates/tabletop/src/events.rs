//! Where a game reports what happened.

use alloc::vec::Vec;

/// Receives the facts that a game reports while a decision takes effect. Playouts pass `()`, which
/// forgets them at no cost.
pub trait EventSink<E> {
    /// Takes one fact.
    fn emit(&mut self, event: E);
}

/// Forgets everything.
impl<E> EventSink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _event: E) {}
}

/// Keeps everything, in order.
impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// The facts of one decision, in order.
pub type Events<E> = Vec<E>;
