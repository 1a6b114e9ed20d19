//! What is said of a screen in the line above it.

use crate::app::{App, Overlay, Screen};
use crate::game::Round;
use crate::game::occasion::Occasion;
use crate::game::reverse::ReverseRound;
use crate::game::spec::Holder;
use crate::history::Career;
use crate::text::names::WHAT_IF;
use crate::text::{capital, career, count, form, puzzle, screens};
use crate::words::Alphabet;

/// Returns what is on the screen, the most important first: "Today's game", "Merciless", "8 letters".
pub fn about(app: &App) -> Vec<String> {
    if matches!(app.behind_help(), Some(Overlay::Lesson(_))) {
        return vec![screens::THE_LESSON.to_owned()];
    }
    match app.screen() {
        Screen::Setup(setup) => {
            vec![setup.row.map_or_else(|| form::trick(app), |_| form::SETTINGS).to_owned()]
        }
        Screen::Statistics(_) => vec![screens::STATISTICS.to_owned()],
        Screen::Puzzle(screen) => puzzle::name(screen).to_vec(),
        Screen::Playing(playing) => of_round(app, &playing.round),
        Screen::GameOver(over) => of_round(app, &over.finished.round),
        Screen::Story(story) => {
            let round = &story.end.finished.round;
            let told = screens::story(round.engine().opponent()).to_owned();
            std::iter::once(told).chain(words(round.length(), round.alphabet())).collect()
        }
        Screen::Holding(holding) => held(&holding.round),
        Screen::HeldOver(over) => held(&over.round),
    }
}

fn held(round: &ReverseRound) -> Vec<String> {
    let yours = std::iter::once(screens::YOUR_WORD.to_owned());
    yours.chain(words(round.length(), round.alphabet())).collect()
}

/// Returns the length of words, and their language unless it goes without saying.
fn words(length: usize, language: &Alphabet) -> impl Iterator<Item = String> {
    let language = (language != Alphabet::UNSAID).then(|| language.language().to_owned());
    std::iter::once(count::letters(length)).chain(language)
}

/// Returns whether this is the first round of a new player: the screen explains the game first.
pub fn is_first_round(app: &App, round: &Round) -> bool {
    app.is_new() && *round.occasion() == Occasion::Level(1)
}

/// Returns the day, the level or the what-if of a round, its opponent unless that is the usual one, and its words.
fn of_round(app: &App, round: &Round) -> Vec<String> {
    let occasion = round.occasion();
    let day = occasion.day().map(|day| career::game_of(day, app.career().map(Career::today)));
    let level = occasion.level().map(career::numbered);
    let special = occasion.what_if().map(|_| capital(WHAT_IF)).or(day).or(level);
    let opponent = match *occasion {
        Occasion::Challenge | Occasion::HandedOver => screens::CHALLENGE.into(),
        _ => capital(round.engine().opponent().name()),
    };
    // The usual opponent goes without saying.
    let is_usual = Holder::Computer(round.engine().opponent()) == Holder::default();
    let opponent = Some(opponent).filter(|_| !is_usual || *occasion == Occasion::Challenge);
    let words = words(round.length(), round.alphabet());
    special.into_iter().chain(opponent).chain(words).collect()
}
