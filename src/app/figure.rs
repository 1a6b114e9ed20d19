//! Owns [`Figure`]: the figures that misses finish. A front end knows what they look like.

crate::words::named! {
    /// What a miss adds a piece to.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Figure {
        /// A man on the gallows.
        #[default]
        Gallows = "gallows",
        /// A flower that loses its petals.
        Flower = "flower",
        /// A snowman that melts.
        Snowman = "snowman",
        /// A rocket that loses its parts.
        Rocket = "rocket",
    }
}
