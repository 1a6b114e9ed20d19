//! Tests that nothing that a screen says is cut: each sentence of the view is seen whole, at once or by scrolling.

use evil_hangman::ui::Ui;
use evil_hangman::ui::theme::Role;
use evil_hangman::ui::widgets::big;
use evil_hangman::view::{Said, Topic, Turns};

use super::*;

/// The sizes at which every sentence is to be seen, in columns and rows.
const READ: [(u16, u16); 5] = [(120, 40), (80, 24), (60, 16), (40, 16), (40, 12)];

/// Returns what is to be read of parts, each text in the forms that it may have. What the opponent says is no more than
/// company, squares are no sentence, and the keys that answer are named below every screen.
fn sentences(parts: &[Part]) -> Vec<Vec<&str>> {
    let has_field = parts.iter().any(|part| matches!(part, Part::Field { .. }));
    let is_read = |line: &&Said| !matches!(line.about, Topic::Voice | Topic::Squares | Topic::Keys);
    let mut all: Vec<Vec<&str>> = Vec::new();
    for part in parts {
        match part {
            Part::Said { lines } => {
                let lines = lines.iter().filter(is_read);
                all.extend(lines.map(|line| vec![&*line.text]));
            }
            Part::Copy { text, .. } => all.extend(text.lines().map(|line| vec![line])),
            Part::Lines { lines } => {
                all.extend(lines.iter().map(|line| vec![&*line.about, &*line.short]));
            }
            Part::Buttons { buttons } if !has_field => {
                all.extend(buttons.iter().map(|button| vec![&*button.label]));
            }
            Part::Turns(Turns { start: Some(start), .. }) => all.push(vec![start]),
            Part::Facts { facts } => {
                all.extend(facts.iter().flat_map(|(about, fact)| [vec![&**about], vec![&**fact]]));
            }
            _ => {}
        }
    }
    all.retain(|forms| forms[0].chars().any(char::is_alphanumeric));
    all
}

/// Returns whether words are in rows of cells from one on, wherever each row begins: a sentence may be wrapped, and beside
/// something else.
fn continues(rows: &[Vec<char>], row: usize, words: &[Vec<char>]) -> bool {
    if words.is_empty() {
        return true;
    }
    let Some(cells) = rows.get(row) else { return false };
    (0..cells.len()).any(|from| begins(rows, row, from, words))
}

/// Returns whether the first words are in this row, separated by blanks, and the others in the next ones.
fn begins(rows: &[Vec<char>], row: usize, from: usize, words: &[Vec<char>]) -> bool {
    let cells = &rows[row];
    let (mut at, mut most) = (from, 0);
    for word in words {
        if !cells[at.min(cells.len())..].starts_with(word) {
            break;
        }
        most += 1;
        at += word.len();
        if cells.get(at).is_none_or(|cell| *cell != ' ') {
            break;
        }
        at += 1;
    }
    // A word that is wider than a row goes on in the next.
    let split = words.first().filter(|_| most == 0).and_then(|word| {
        let shown = word.iter().zip(&cells[from..]).take_while(|(wanted, cell)| wanted == cell);
        let shown = shown.count();
        (shown > 8 && from + shown <= cells.len()).then_some(shown)
    });
    if let Some(shown) = split {
        let rest: Vec<_> =
            [words[0][shown..].to_vec()].into_iter().chain(words[1..].to_vec()).collect();
        return continues(rows, row + 1, &rest);
    }
    most > 0 && continues(rows, row + 1, &words[most..])
}

/// Returns whether a picture has a text in large letters of either size.
fn has_large(picture: &str, sentence: &str) -> bool {
    let has = |height| {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 120, height));
        let area = buffer.area;
        big::draw(&sentence.to_uppercase(), Role::Ink, &mut Ui::new(&UNICODE, &mut buffer), area);
        let rows = text(&buffer);
        rows.lines().all(|row| !row.trim().is_empty() && picture.contains(row.trim()))
    };
    has(3) || has(5)
}

#[test]
fn the_large_name_of_the_game_has_all_of_its_letters() {
    for size in (140..=240).step_by(4).flat_map(|width| [(width, 50), (width, 60)]) {
        let seen = text(&picture(&new_player(), &UNICODE, size));
        assert!(has_large(&seen, "Evil") && has_large(&seen, "Hangman"), "{size:?}:\n{seen}");
    }
}

/// Returns whether a picture has a sentence as a whole.
fn has(picture: &str, sentence: &str) -> bool {
    let rows: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
    let words: Vec<Vec<char>> =
        sentence.split_whitespace().map(|it| it.chars().collect()).collect();
    (0..rows.len()).any(|row| continues(&rows, row, &words))
}

/// Returns what is seen of a screen, a picture for each page.
fn pages(app: App, size: (u16, u16)) -> Vec<String> {
    let mut app = if app.read_on() > 0 { press(app, "Home") } else { app };
    let mut seen = vec![text(&picture(&app, &UNICODE, size))];
    loop {
        app = press(app, "PageDown");
        let now = text(&picture(&app, &UNICODE, size));
        if seen.last() == Some(&now) {
            return seen;
        }
        seen.push(now);
    }
}

/// Returns whether pages have a sentence: whole, or if it is longer than a page each two words of it, as a page begins with the
/// last row of the one before.
fn have(pages: &[String], sentence: &str) -> bool {
    let seen = |text: &str| pages.iter().any(|page| has(page, text));
    let words: Vec<_> = sentence.split_whitespace().collect();
    let is_long = |word: &&str| word.len() > 30;
    // What is copied has words that take a row or more.
    let pairs = || words.windows(2).filter(|pair| !pair.iter().any(is_long));
    let parts = || {
        pairs()
            .map(|pair| pair.join(" "))
            .chain(words.iter().filter(|it| is_long(it)).map(|it| (*it).to_owned()))
    };
    seen(sentence)
        || pages.iter().any(|page| has_large(page, sentence))
        || (words.len() > 20 && parts().all(|part| seen(&part)))
}

/// Every screen of the gallery at every size at which it is to be read: where that is, what it says, and its pages.
static PAGES: LazyLock<Vec<(String, View, Vec<String>)>> = LazyLock::new(|| {
    let read = |(name, begin): &(&str, fn() -> App)| {
        let view = || View::of(&begin(), Reach::Keys);
        READ.map(|size| (format!("{name} at {size:?}"), view(), pages(begin(), size)))
    };
    GALLERY.iter().flat_map(read).collect()
});

#[test]
fn every_sentence_is_seen_whole_or_read_on() {
    let mut cut = Vec::new();
    for (at, view, pages) in &*PAGES {
        let parts = view.dialog.as_ref().map_or(&view.parts, |dialog| &dialog.parts);
        // Groups that the player asked for may take the place of everything else.
        if parts.iter().any(|part| matches!(part, Part::Groups(groups) if groups.asked)) {
            continue;
        }
        let is_cut = |forms: &Vec<&str>| !forms.iter().any(|form| have(pages, form));
        let sentences = sentences(parts).into_iter().filter(is_cut);
        cut.extend(sentences.map(|forms| format!("{at}: {}", forms[0])));
    }
    assert!(cut.is_empty(), "{}:\n{}", cut.len(), cut.join("\n"));
}

#[test]
fn a_sentence_that_has_room_is_not_read_on() {
    let mut twice = Vec::new();
    for (at, view, pages) in PAGES.iter().filter(|(_, view, _)| view.dialog.is_none()) {
        let said = picked!(&view.parts, Part::Said { lines } => lines).into_iter().flatten();
        let said = said.map(|line| &*line.text).filter(|it| !it.is_empty());
        let seen = |it: &&str| have(&pages[..1], it) && have(&pages[1..], it);
        twice.extend(said.filter(seen).map(|it| format!("{at}: {it}")));
    }
    assert!(twice.is_empty(), "{}:\n{}", twice.len(), twice.join("\n"));
}

#[test]
fn no_scrap_of_a_text_is_seen_beside_a_card() {
    let dialogs =
        GALLERY.iter().filter(|(_, begin)| View::of(&begin(), Reach::Keys).dialog.is_some());
    for ((name, begin), size) in dialogs.flat_map(|it| [(it, (120, 40)), (it, (80, 24))]) {
        let seen = text(&picture(&begin(), &UNICODE, size));
        for row in seen.lines() {
            let Some((_, beside)) = row.rsplit_once(['│', '╮', '╯', '║', '╗', '╝'])
            else {
                continue;
            };
            let is_scrap = beside.chars().take(4).any(char::is_alphanumeric);
            assert!(!is_scrap, "{name} at {size:?}:\n{seen}");
        }
    }
}

#[test]
fn pictures_beside_a_card_stay_whole() {
    let [alone, behind] = ["", "d"].map(|keys| {
        let seen = text(&picture(&press(assignment(), keys), &ASCII, (120, 40)));
        let beside = |row: &str| row.chars().take(38).collect::<String>().trim_end().to_owned();
        // Other keys are named in the last row.
        seen.lines().take(39).map(beside).collect::<Vec<_>>()
    });
    assert_eq!(alone, behind);
}

#[test]
fn behind_a_card_nothing_is_said_of_settings_that_it_covers() {
    let app = press(new_player(), "s F1");
    let view = View::of(&app, Reach::Keys);
    let settings = picked!(&view.parts, Part::Settings { settings } => settings)[0];
    let note = &settings.iter().find(|it| it.selected).unwrap().note;
    let seen = text(&picture(&app, &UNICODE, (120, 40)));
    assert!(!note.is_empty() && !seen.contains(note), "{seen}");
}

#[test]
fn what_each_setting_means_is_seen_whole_or_read_on() {
    for size in READ {
        for row in 0..press(new_player(), "s").rows().count() {
            let app = || press(press(new_player(), "s"), &"↓ ".repeat(row));
            let view = View::of(&app(), Reach::Keys);
            let settings = picked!(&view.parts, Part::Settings { settings } => settings)[0];
            let setting = settings.iter().find(|it| it.selected).unwrap();
            let pages = pages(app(), size);
            for text in [&setting.label, &setting.note, &setting.options[0].label] {
                assert!(have(&pages, text), "{text:?} at {size:?}:\n{}", pages.join("\n"));
            }
        }
    }
}

#[test]
fn where_everything_has_room_there_is_nothing_to_read_on() {
    for (name, begin) in GALLERY {
        for size in [(160, 50), (120, 40), (80, 24)] {
            let seen = |keys| text(&picture(&press(begin(), keys), &UNICODE, size));
            let at_rest = seen("");
            assert_eq!(seen("PageDown PageUp"), at_rest, "{name}");
            let view = View::of(&begin(), Reach::Keys);
            if view.dialog.is_none() && *name != "holding_64_letters" {
                assert!(!at_rest.contains("PgDn"), "{name} at {size:?}:\n{at_rest}");
            }
        }
    }
}

#[test]
fn what_scrolls_away_with_the_first_guesses_is_not_read_on() {
    let story = press(today_over(), "→ → Enter End");
    let seen = text(&picture(&story, &UNICODE, (80, 10)));
    assert!(seen.contains("▸  4 j"), "{seen}");
    assert!(!seen.contains("You started") && !seen.contains("PgDn"), "{seen}");
}

#[test]
fn the_lesson_is_read_on_where_groups_have_taken_its_place() {
    let view = View::of(&press(assignment(), "F7 e"), Reach::Keys);
    for size in [(20, 12), (30, 18), (35, 12)] {
        let pages = pages(press(assignment(), "F7 e"), size);
        for forms in sentences(&view.parts) {
            assert!(have(&pages, forms[0]), "{} at {size:?}:\n{}", forms[0], pages.join("\n"));
        }
    }
}

#[test]
fn the_next_key_leaves_what_is_read_on() {
    let size = (40, 12);
    let puzzle = || puzzle(CIGAR, "i");
    assert!(text(&picture(&puzzle(), &UNICODE, size)).contains("PgDn"));
    let read = text(&picture(&press(puzzle(), "PageDown"), &UNICODE, size));
    assert_ne!(read, text(&picture(&puzzle(), &UNICODE, size)));
    assert_eq!(press(puzzle(), "PageDown →").read_on(), 0);
}

/// Returns the app after a key, as long as its front end tells it which page it shows.
fn seen_after(app: App, key: &str, size: (u16, u16)) -> App {
    let mut app = press(app, key);
    let (_, targets) = drawn(&View::of(&app, Reach::Keys), &UNICODE, None, size);
    if targets.page < app.read_on() {
        let _ = app.handle(&Input::LastPage(targets.page));
    }
    app
}

#[test]
fn a_page_is_turned_back_at_once_however_often_it_was_turned() {
    let size = (40, 12);
    for app in [puzzle(CIGAR, "i"), press(new_player(), "h"), playing("F1")] {
        let first = text(&picture(&app, &UNICODE, size));
        let turned = (0..9).fold(app, |app, _| seen_after(app, "PageDown", size));
        let last = turned.read_on();
        assert!((1..8).contains(&last), "{last}:\n{first}");
        let back = (0..last).fold(turned, |app, _| seen_after(app, "PageUp", size));
        assert_eq!(text(&picture(&back, &UNICODE, size)), first);
    }
}

#[test]
fn the_help_is_read_by_pages_of_whole_lines_to_its_end() {
    for size in READ {
        let dialog = View::of(&playing("F1"), Reach::Keys).dialog.unwrap();
        let facts = picked!(&dialog.parts, Part::Facts { facts } => facts)[0];
        let pages = pages(playing("F1"), size);
        for (keys, meaning) in facts {
            let both = |page: &&String| has(page, keys) && has(page, meaning);
            assert!(pages.iter().any(|page| both(&page)), "{keys} {meaning} at {size:?}");
        }
        let seen = |app: &App| text(&picture(app, &UNICODE, size));
        let end = seen_after(playing("F1"), "End", size);
        assert_eq!(Some(&seen(&end)), pages.last());
        assert_eq!(seen(&press(end, "Home")), pages[0]);
        assert_eq!(seen(&playing("F1 ↓")), pages[pages.len().min(2) - 1]);
    }
}

#[test]
fn what_a_letter_splits_is_seen_whole_or_read_on_however_small_the_screen() {
    let groups = || real_round("e F4 s");
    let view = View::of(&groups(), Reach::Keys);
    let title = picked!(&view.parts, Part::Groups(groups) => &groups.title)[0];
    for size in [(40, 12), (25, 8), (20, 6)] {
        let pages = pages(groups(), size);
        assert!(have(&pages, title), "at {size:?}:\n{}", pages.join("\n"));
    }
}

#[test]
fn every_group_of_the_lesson_can_be_read_however_small_the_screen() {
    let lesson = || press(new_player(), "h e");
    let view = View::of(&lesson(), Reach::Keys);
    let groups = picked!(&view.parts, Part::Groups(groups) => &groups.groups)[0];
    for size in [(40, 12), (25, 8), (20, 6)] {
        let pages = pages(lesson(), size);
        for group in groups {
            let is_seen = pages.iter().any(|page| page.contains(&group.pattern));
            assert!(is_seen, "{} at {size:?}:\n{}", group.pattern, pages.join("\n"));
        }
    }
}
