//! Phase 4 (rulebook, "Faza 4: Nowa runda"): the next start player, and the strip of extensions, which is
//! filled the same way at setup. The final round has no phase 4 (R64).

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Weighted};

use crate::boards::state::State;
use crate::boards::step::Step;
use crate::components::STRIP_LENGTH;
use crate::phases::plan::{Part, When, Who};
use crate::vocabulary::action::Outcome;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::{Event, Trigger};
use crate::vocabulary::extension::{Extension, ExtensionSet};
use crate::vocabulary::switch::Switch;

pub(super) const STEPS: &[Part] = &[Part(
    Who::Table,
    &[
        (Step::PassStartPlayer, When::Always),
        (Step::SlideStrip, When::Always),
        (Step::ClearUses, When::Always),
        (Step::FillStrip, When::Always),
        (Step::LookAtStrip, When::Always),
    ],
)];

impl State {
    pub(crate) fn pass_start_player(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        self.start = self.left_of(self.start);
        events.emit(Event::StartPlayer(self.start));
        GO_ON
    }

    /// Removes the lowest tile if nobody bought one (R59, Z17); the others slide down in their order.
    pub(crate) fn slide_strip(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        let bought = self.players.0.iter().any(|player| player.extension_bought);
        if !bought && let Some(lowest) = self.strip[0].take() {
            events.emit(Event::ExtensionLeft(lowest));
        }
        let mut slid = [None; STRIP_LENGTH];
        for (to, (from, extension)) in self
            .strip
            .iter()
            .enumerate()
            .filter_map(|(from, one)| one.map(|one| (from, one)))
            .enumerate()
        {
            slid[to] = Some(extension);
            if to != from {
                let position = to as u8;
                events.emit(Event::ExtensionSlid { extension, position });
            }
        }
        self.strip = slid;
        GO_ON
    }

    /// Lets everything that could be used or bought once this round be used or bought again.
    pub(crate) fn clear_uses(&mut self) -> Flow {
        for player in &mut self.players.0 {
            player.extension_bought = false;
            player.cart_bought = false;
            player.first_cart_used = false;
            player.further_carts_used = 0;
        }
        GO_ON
    }

    /// The face-down tiles that may come next: those with the first letter that is left (rulebook,
    /// "Przygotowanie do rozgrywki").
    pub(crate) fn next_extensions(&self) -> ExtensionSet {
        let letters = &self.numbers().derived.letters;
        letters
            .iter()
            .map(|letter| ExtensionSet(letter.0 & self.stack.0))
            .find(|tiles| !tiles.is_empty())
            .unwrap_or_default()
    }

    /// Fills the strip from the lowest empty position (rulebook, "Przygotowanie do rozgrywki", "Faza 4: Nowa
    /// runda"). Asks chance if more than one tile can come next.
    pub(crate) fn fill_strip(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        while self.strip.contains(&None) {
            let mut next = self.next_extensions().iter();
            match (next.next(), next.next()) {
                (Some(_), Some(_)) => return self.ask(Decision::Extension),
                (Some(only), None) => self.lay_extension(only, events),
                _ => break,
            }
        }
        GO_ON
    }

    fn lay_extension(&mut self, extension: Extension, events: &mut impl EventSink<Event>) {
        let Some(position) = self.strip.iter().position(Option::is_none) else {
            return;
        };
        self.stack.remove(extension);
        self.strip[position] = Some(extension);
        events.emit(Event::ExtensionLaid {
            extension,
            position: position as u8,
        });
    }

    /// The tiles that may come next, all equally likely.
    pub(crate) fn extension_outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        outcomes.extend(self.next_extensions().iter().map(|extension| Weighted {
            outcome: Outcome::Extension(extension),
            weight: 1,
        }));
    }

    /// Lays the tile that chance has picked.
    pub(crate) fn resolve_extension(
        &mut self,
        extension: Extension,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.lay_extension(extension, events);
        self.fill_strip(events)
    }

    /// R60: a strip that stays short ends the game, and so does a used-up stack with `end_on_empty_stack`.
    pub(crate) fn look_at_strip(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        let short = self.strip.contains(&None);
        if short || (self.has(Switch::EndOnEmptyStack) && self.stack.is_empty()) {
            self.trigger(Trigger::Strip, events);
        }
        GO_ON
    }
}
