//! Positions built by hand, and what must happen in them. The examples in section 16 of the rules
//! reference carry their ids (`a01_…`), the rulings in section 15 theirs (`r01_…`).

mod components;
mod equivalences;
mod examples_acting;
mod examples_ending;
mod examples_setup;
mod examples_turns;
mod examples_warehouse;
mod fine_points;
mod hosts_file;
mod information;
mod information_missions;
mod missions;
mod rules_together;
mod rulings_acting;
mod rulings_ending;
mod rulings_planning;
mod rulings_setup;
mod rulings_turns;
mod rulings_warehouse;
mod sentences_actions;
mod sentences_rounds;
mod sentences_setup;
mod workshops;
