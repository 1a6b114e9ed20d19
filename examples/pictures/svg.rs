//! Turns drawn cells into SVG: still pictures, and animations of several frames.
//!
//! Block characters are drawn as areas, so that they meet without seams; other characters are text, fitted to
//! their cells whatever the font.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

/// The width and height of a cell in the picture.
const CELL: (u32, u32) = (10, 20);

/// The assumed default colours of the terminal.
#[derive(Clone, Copy)]
pub struct Own {
    pub ink: (u8, u8, u8),
    pub ground: (u8, u8, u8),
}

/// Light on dark.
pub const DARK: Own = Own { ink: (236, 231, 218), ground: (16, 17, 20) };

/// Returns a still picture of what was drawn.
pub fn still(buffer: &Buffer, own: Own, title: &str) -> String {
    let mut body = String::new();
    for row in 0..buffer.area.height {
        body += &self::row(buffer, row, own);
    }
    page(buffer.area.width.into(), buffer.area.height.into(), own, title, &body)
}

/// Returns a looping animation in which each frame is shown for its time. Rows that do not change are drawn
/// once.
pub fn moving(frames: &[(Buffer, Duration)], own: Own, title: &str) -> String {
    let Some((first, _)) = frames.first() else { return String::new() };
    let all: Duration = frames.iter().map(|(_, time)| *time).sum();
    let seconds = |time: Duration| time.as_secs_f64();
    let mut body = String::new();
    for row in 0..first.area.height {
        // The contents of the row, and the intervals at which each is shown.
        let mut shown: BTreeMap<String, Vec<(Duration, Duration)>> = BTreeMap::new();
        let mut now = Duration::ZERO;
        for (buffer, time) in frames {
            let spans = shown.entry(self::row(buffer, row, own)).or_default();
            match spans.last_mut().filter(|(_, until)| *until == now) {
                Some((_, until)) => *until += *time,
                None => spans.push((now, now + *time)),
            }
            now += *time;
        }
        for (cells, spans) in shown.iter().filter(|(cells, _)| !cells.is_empty()) {
            if matches!(spans[..], [(Duration::ZERO, until)] if until == all) {
                body += cells;
                continue;
            }
            let (mut values, mut times) = (vec![], vec![]);
            let mut at = Duration::ZERO;
            for &(from, until) in spans {
                if from > at || values.is_empty() {
                    if from > Duration::ZERO {
                        values.push("none");
                        times.push(seconds(at) / seconds(all));
                    }
                    values.push("inline");
                    times.push(seconds(from) / seconds(all));
                }
                if until < all {
                    values.push("none");
                    times.push(seconds(until) / seconds(all));
                }
                at = until;
            }
            let pairs: BTreeMap<String, &str> =
                times.iter().map(|time| format!("{time:.5}")).zip(values).collect();
            let times: Vec<_> = pairs.keys().map(String::as_str).collect();
            let values: Vec<_> = pairs.values().copied().collect();
            let _ = write!(
                body,
                "<g display=\"none\"><animate attributeName=\"display\" calcMode=\"discrete\" \
                 dur=\"{:.2}s\" repeatCount=\"indefinite\" values=\"{}\" keyTimes=\"{}\"/>\n{cells}</g>\n",
                seconds(all),
                values.join(";"),
                times.join(";"),
            );
        }
    }
    page(first.area.width.into(), first.area.height.into(), own, title, &body)
}

fn page(columns: u32, rows: u32, own: Own, title: &str, body: &str) -> String {
    let (width, height) = (columns * CELL.0 + 20, rows * CELL.1 + 20);
    let (ground, ink) = (hex(own.ground), hex(own.ink));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\">\n<title>{}</title>\n<style>text{{font:16px \
         \"DejaVu Sans Mono\",Menlo,Consolas,monospace;white-space:pre;fill:{ink}}}\
         .b{{font-weight:bold}}.i{{font-style:italic}}</style>\n\
         <rect x=\"-10\" y=\"-10\" width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{ground}\"/>\n\
         <g shape-rendering=\"crispEdges\">\n{body}</g>\n</svg>\n",
        escaped(title),
    )
}

/// The foreground, the background, and the modifiers.
type Look = ((u8, u8, u8), (u8, u8, u8), Modifier);

/// Returns the usual value of one of a terminal's own 16 colours.
const fn named(colour: Color) -> Option<(u8, u8, u8)> {
    Some(match colour {
        Color::Black => (0, 0, 0),
        Color::Red => (205, 49, 49),
        Color::Green => (13, 188, 121),
        Color::Yellow => (229, 229, 16),
        Color::Blue => (36, 114, 200),
        Color::Magenta => (188, 63, 188),
        Color::Cyan => (17, 168, 205),
        Color::Gray => (229, 229, 229),
        Color::DarkGray => (102, 102, 102),
        Color::LightRed => (241, 76, 76),
        Color::LightGreen => (35, 209, 139),
        Color::LightYellow => (245, 245, 67),
        Color::LightBlue => (59, 142, 234),
        Color::LightMagenta => (214, 112, 214),
        Color::LightCyan => (41, 184, 219),
        Color::White => (255, 255, 255),
        _ => return None,
    })
}

fn look(cell: &Cell, own: Own) -> Look {
    let known = |colour: Color, own| {
        evil_hangman::ui::theme::rgb(colour).or_else(|| named(colour)).unwrap_or(own)
    };
    let (mut ink, mut ground) = (known(cell.fg, own.ink), known(cell.bg, own.ground));
    if cell.modifier.contains(Modifier::REVERSED) {
        std::mem::swap(&mut ink, &mut ground);
    }
    if cell.modifier.contains(Modifier::DIM) {
        let half = |one: u8, other: u8| ((u16::from(one) * 3 + u16::from(other) * 2) / 5) as u8;
        ink = (half(ink.0, ground.0), half(ink.1, ground.1), half(ink.2, ground.2));
    }
    (ink, ground, cell.modifier - Modifier::REVERSED - Modifier::DIM)
}

fn row(buffer: &Buffer, row: u16, own: Own) -> String {
    let cells: Vec<&Cell> = (0..buffer.area.width).filter_map(|x| buffer.cell((x, row))).collect();
    let y = u32::from(row) * CELL.1;
    let mut out = String::new();
    // Backgrounds, in runs of one colour.
    runs(
        &cells,
        |cell| look(cell, own).1,
        |from, to, ground| {
            if ground != own.ground {
                rect(&mut out, (from * CELL.0, y, (to - from) * CELL.0, CELL.1), ground);
            }
        },
    );
    // Block characters, in runs of one character and colour.
    runs(
        &cells,
        |cell| (cell.symbol().to_owned(), look(cell, own).0),
        |from, to, (symbol, ink)| {
            let Some(parts) = block(&symbol) else { return };
            let wide =
                if parts.iter().all(|part| part.0 == 0 && part.2 == 8) { to - from } else { 1 };
            for cell in (from..to).step_by(wide as usize) {
                for &(left, top, width, height) in &parts {
                    let area = (
                        cell * CELL.0 * 4 + left * CELL.0 / 2,
                        y * 4 + top * CELL.1 / 2,
                        (width * CELL.0 / 2) + (wide - 1) * CELL.0 * 4,
                        height * CELL.1 / 2,
                    );
                    quarters(&mut out, area, ink);
                }
            }
        },
    );
    // Everything else is text, in runs of one style.
    let mut x = 0;
    while x < cells.len() {
        let is_text = |cell: &Cell| block(cell.symbol()).is_none();
        if !is_text(cells[x]) || cells[x].symbol().trim().is_empty() {
            x += 1;
            continue;
        }
        let style = look(cells[x], own);
        let mut end = x;
        let mut text = String::new();
        while end < cells.len() && is_text(cells[end]) {
            let (ink, _, modifier) = look(cells[end], own);
            let blank = cells[end].symbol().trim().is_empty();
            // A single blank may join two words of a style.
            let joined = blank
                && cells.get(end + 1).is_some_and(|next| {
                    !next.symbol().trim().is_empty()
                        && is_text(next)
                        && look(next, own).0 == style.0
                        && look(next, own).2 == style.2
                })
                && modifier.contains(Modifier::UNDERLINED)
                    == style.2.contains(Modifier::UNDERLINED);
            if !(joined || !blank && ink == style.0 && modifier == style.2) {
                break;
            }
            text += cells[end].symbol();
            end += cells[end].symbol().width().max(1);
        }
        words(&mut out, x as u32, y, &text, style, own);
        x = end.max(x + 1);
    }
    out
}

/// Calls `each` with every longest run of equal cells: start, end and the common key.
fn runs<K: PartialEq>(
    cells: &[&Cell],
    key: impl Fn(&Cell) -> K,
    mut each: impl FnMut(u32, u32, K),
) {
    let mut from = 0;
    while from < cells.len() {
        let this = key(cells[from]);
        let more = cells[from..].iter().take_while(|cell| key(cell) == this).count();
        each(from as u32, (from + more) as u32, this);
        from += more;
    }
}

fn rect(out: &mut String, (x, y, width, height): (u32, u32, u32, u32), colour: (u8, u8, u8)) {
    quarters(out, (x * 4, y * 4, width * 4, height * 4), colour);
}

/// Writes an area, given in quarters of the picture's units.
fn quarters(out: &mut String, area: (u32, u32, u32, u32), colour: (u8, u8, u8)) {
    let number = |value: u32| match value % 4 {
        0 => (value / 4).to_string(),
        _ => (f64::from(value) / 4.0).to_string(),
    };
    let _ = writeln!(
        out,
        "<path fill=\"{}\" d=\"M{} {}h{}v{}h-{}z\"/>",
        hex(colour),
        number(area.0),
        number(area.1),
        number(area.2),
        number(area.3),
        number(area.2)
    );
}

fn words(out: &mut String, column: u32, y: u32, text: &str, look: Look, own: Own) {
    let (ink, _, modifier) = look;
    let has = |one: Modifier| modifier.contains(one);
    let class = match (has(Modifier::BOLD), has(Modifier::ITALIC)) {
        (false, false) => "",
        (true, false) => " class=\"b\"",
        (false, true) => " class=\"i\"",
        (true, true) => " class=\"b i\"",
    };
    let fill = if ink == own.ink { String::new() } else { format!(" fill=\"{}\"", hex(ink)) };
    let style = fill.replace(" fill=\"", " style=\"fill:");
    let wide = text.width() as u32 * CELL.0;
    let lines = match (has(Modifier::UNDERLINED), has(Modifier::CROSSED_OUT)) {
        (true, _) => " text-decoration=\"underline\"",
        (_, true) => " text-decoration=\"line-through\"",
        _ => "",
    };
    let _ = writeln!(
        out,
        "<text x=\"{}\" y=\"{}\" textLength=\"{wide}\" lengthAdjust=\"spacingAndGlyphs\"{class}{style}{lines}>{}</text>",
        column * CELL.0,
        y + 15,
        escaped(text)
    );
}

/// Returns the areas of a block character in eighths of its cell: left, top, width, height.
fn block(symbol: &str) -> Option<Vec<(u32, u32, u32, u32)>> {
    let mut characters = symbol.chars();
    let c = characters.next().filter(|_| characters.next().is_none())?;
    let quadrants = |upper_left: bool, upper_right: bool, lower_left: bool, lower_right: bool| {
        let all =
            [(upper_left, 0, 0), (upper_right, 4, 0), (lower_left, 0, 4), (lower_right, 4, 4)];
        all.into_iter().filter(|(has, ..)| *has).map(|(_, x, y)| (x, y, 4, 4)).collect()
    };
    let code = u32::from(c);
    Some(match c {
        '█' => vec![(0, 0, 8, 8)],
        '▀' => vec![(0, 0, 8, 4)],
        '▔' => vec![(0, 0, 8, 1)],
        '▁'..='▇' => vec![(0, 8 - (code - 0x2580), 8, code - 0x2580)],
        '▉'..='▏' => vec![(0, 0, 0x2590 - code, 8)],
        '▐' => vec![(4, 0, 4, 8)],
        '▕' => vec![(7, 0, 1, 8)],
        '▘' => quadrants(true, false, false, false),
        '▝' => quadrants(false, true, false, false),
        '▖' => quadrants(false, false, true, false),
        '▗' => quadrants(false, false, false, true),
        '▚' => quadrants(true, false, false, true),
        '▞' => quadrants(false, true, true, false),
        '▛' => quadrants(true, true, true, false),
        '▜' => quadrants(true, true, false, true),
        '▙' => quadrants(true, false, true, true),
        '▟' => quadrants(false, true, true, true),
        _ => return None,
    })
}

fn hex((r, g, b): (u8, u8, u8)) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
