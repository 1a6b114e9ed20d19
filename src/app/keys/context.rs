//! Owns [`Context`].

/// Where keys mean the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// A row of the setup form with a value to choose.
    Choice,
    /// A row of the setup form with a value to type.
    Text,
    /// A round.
    Playing,
    /// A menu in front of a round.
    Pause,
    /// An interrupted round that is offered.
    Offer,
    /// A question before something that cannot be taken back.
    Confirm,
    /// A round that is over.
    GameOver,
    /// A round that is told again.
    Story,
    /// What can be told of a round, in front of its end.
    Share,
    /// A word that fitted, checked answer by answer.
    Proving,
    /// How the computer cheats.
    Lesson,
    /// What the rounds come to that were played.
    Statistics,
    /// The ladder, as long as there is a rung to climb.
    Ladder,
    /// The help.
    Help,
    /// A question about the word that the player holds.
    Question,
    /// The answers that contradict each other.
    Doubt,
    /// The word that the player held, to be typed.
    Word,
    /// Whether to remember that word.
    Remember,
    /// What to do after a round in which the player held the word.
    HeldOver,
}

impl Context {
    /// Every context.
    pub const ALL: [Self; 19] = [
        Self::Choice,
        Self::Text,
        Self::Playing,
        Self::Pause,
        Self::Offer,
        Self::Confirm,
        Self::GameOver,
        Self::Story,
        Self::Share,
        Self::Proving,
        Self::Lesson,
        Self::Statistics,
        Self::Ladder,
        Self::Help,
        Self::Question,
        Self::Doubt,
        Self::Word,
        Self::Remember,
        Self::HeldOver,
    ];
}
