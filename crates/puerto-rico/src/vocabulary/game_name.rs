//! The game's name, as given in views and positions.

tabletop::words! {
    /// The game's name, which says what the rest of a view is.
    #[derive(Default)]
    pub enum PuertoRico: "game" {
        /// `puerto-rico`.
        #[default]
        PuertoRico = "puerto-rico",
    }
}
