//! Who works.

tabletop::words! {
    /// Who stands on a circle.
    pub enum Occupant: "occupant" {
        /// Nobody.
        Nobody = "nobody",
        /// A worker.
        Worker = "worker",
        /// A noble.
        Noble = "noble",
    }
}
