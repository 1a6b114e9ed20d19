//! The roles of colours.

crate::words::named! {
    /// The purpose of something that is painted. Every colour of the game has one of these roles. Those up to `Button` are
    /// areas that text can be on; the others are text and shapes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Role {
        /// The whole screen.
        Ground = "ground",
        /// A card, raised above the ground.
        Card = "card",
        /// The card, row or value that has the focus.
        Chosen = "chosen",
        /// A tile whose letter is not known.
        Tile = "tile",
        /// A tile whose letter was found, and the key that found it.
        Found = "found",
        /// A tile whose letter is revealed at the end, though the player didn't find it.
        Lost = "lost",
        /// A key that can be pressed.
        Key = "key",
        /// The button that continues.
        Button = "button",
        /// Text.
        Ink = "ink",
        /// Text that explains and labels.
        Muted = "muted",
        /// Rules, marks and what has been used up.
        Faint = "faint",
        /// Anything that stands out: headings of cards, the chosen value, lives.
        Accent = "accent",
        /// A letter that is in the word, and good news.
        Hit = "hit",
        /// A letter that is not, and bad news.
        Miss = "miss",
        /// The computer's side: its name, its share, the words it kept.
        Danger = "danger",
        /// Shapes in the colour of danger: bars of what was lost, the game's large name.
        Loss = "loss",
        /// The misses that are left, as shapes.
        Life = "life",
        /// Wood in the light.
        Wood = "wood",
        /// Wood in the shade, and the ground of figures.
        Grain = "grain",
        /// The rope.
        Rope = "rope",
        /// Snow and other things that are white, where that is not lost on the ground.
        Snow = "snow",
        /// Water.
        Water = "water",
        /// Bars for comparison.
        Gauge = "gauge",
    }
}

impl Role {
    /// Returns whether it is an area that text can be on.
    pub fn is_ground(self) -> bool {
        self <= Self::Button
    }
}
