//! Owns [`Said`]: a sentence, with what it is about and what it looks like.

use serde::Serialize;

/// What a sentence is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    Plain,
    /// It comes first.
    Strong,
    Quiet,
    Hit,
    Miss,
    /// Something went wrong.
    Danger,
    Accent,
}

/// What a sentence is about, from which its place on a screen follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Topic {
    /// What happened last, or what there is to know.
    News,
    /// What the screen shows.
    Heading,
    /// How the trick of the lesson works.
    Explanation,
    /// A question to the player.
    Question,
    /// The keys that answer it.
    Keys,
    /// How sure the computer is of the player's word.
    Sure,
    /// What the word is claimed to have been.
    Claim,
    /// What the word means.
    Meaning,
    /// What else there is to know at an end: the card of the day, the next level, what went wrong outside.
    Besides,
    /// The guesses as squares, which say no more than the rest of the card.
    Squares,
    /// What decided the round.
    Judgement,
    /// What a perfect player would have done, or a fair one.
    Comparison,
    /// What the opponent says.
    Voice,
}

/// A sentence.
#[derive(Clone, Debug, Serialize)]
pub struct Said {
    pub about: Topic,
    pub tone: Tone,
    pub text: String,
}

impl From<(Topic, Tone, String)> for Said {
    fn from((about, tone, text): (Topic, Tone, String)) -> Self {
        Self { about, tone, text }
    }
}

/// What happened last.
impl From<(Tone, String)> for Said {
    fn from((tone, text): (Tone, String)) -> Self {
        Self { about: Topic::News, tone, text }
    }
}
