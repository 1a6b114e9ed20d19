//! Tests of what front ends with elements of their own show: what each screen consists of, and what must hold of all.

use serde_json::Value;

use super::*;

/// Returns a value without what is empty, controls and texts as signs.
fn told(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let told = fields.iter().filter_map(|(name, value)| {
                let told = told(value);
                match name.as_str() {
                    _ if told.is_empty() => None,
                    "act" | "back" => Some("#".to_owned()),
                    "about" if *value == "news" => None,
                    "is" | "about" | "tone" if value.is_string() => {
                        Some(format!("{}:", value.as_str().unwrap_or_default()))
                    }
                    "state" if *value == "unused" => None,
                    "state" | "ending" | "figure" => value.as_str().map(str::to_owned),
                    "main" | "on" | "chosen" | "kept" | "hit" | "out" | "climbed" | "here" => {
                        Some(name.clone())
                    }
                    "name" => None,
                    _ if told == "unused" || told == "plain" => None,
                    _ => Some(told),
                }
            });
            told.collect::<Vec<_>>().join(" ")
        }
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(told).collect();
            // The rows of a keyboard are those of its alphabet.
            let is_row = items.iter().all(|item| !item.is_empty() && item.parse::<u8>().is_ok());
            if is_row { String::new() } else { items.join(" | ") }
        }
        Value::Null | Value::Bool(false) => String::new(),
        Value::String(text) if text.is_empty() => String::new(),
        Value::String(_) => "~".to_owned(),
        other => other.to_string(),
    }
}

fn picture(view: &View) -> String {
    let mut json = serde_json::to_value(view).unwrap();
    json.sort_all_objects();
    let mut lines =
        vec![format!("{} {} {}", json["screen"].as_str().unwrap(), view.depth, view.about.len())];
    let parts = |parts: &Value, indent: &str| {
        let all = parts.as_array().into_iter().flatten();
        all.map(|part| format!("{indent}{}", told(part).trim_end())).collect::<Vec<_>>()
    };
    lines.extend(parts(&json["parts"], "  "));
    lines.extend(parts(&json["tools"], "  tool "));
    lines.extend(view.dialog.iter().map(|dialog| format!("  = {}", dialog.name)));
    lines.extend(parts(&json["dialog"]["parts"], "    "));
    lines.join("\n")
}

#[test]
fn every_screen_as_data() {
    let views = every_screen().into_iter().map(|(name, app)| {
        let view = View::of(&app, Reach::Buttons);
        format!("## {name}\n{}\n", picture(&view))
    });
    insta::assert_snapshot!(views.collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_story_counts_no_words_of_a_list_that_lacks_the_word() {
    for (word, is_counted) in [("deal", true), ("qoph", false)] {
        let mut app = assignment();
        app.begin_challenge(&Challenge::new(super::word(word), "1".parse().unwrap(), 1));
        for action in [Action::Type('z'), Action::Story] {
            let _ = app.handle(&Input::Act(action));
        }
        let json = serde_json::to_value(View::of(&app, Reach::Buttons)).unwrap();
        let turns = json["parts"].as_array().unwrap().iter().find(|part| part["is"] == "turns");
        let turn = &turns.unwrap()["turns"][0];
        assert_eq!(turn["left"] != "", is_counted, "{turn}");
        let drawn = text(&super::picture(&app, &UNICODE, (120, 40)));
        assert_eq!(drawn.contains("Words left"), is_counted, "{drawn}");
    }
}

/// Returns the numbers of all controls.
fn acts(value: &Value) -> Vec<usize> {
    match value {
        Value::Object(fields) => {
            let own = |(name, value): (&String, &Value)| match name.as_str() {
                "act" | "back" => value.as_u64().map(|act| act as usize).into_iter().collect(),
                _ => acts(value),
            };
            fields.iter().flat_map(own).collect()
        }
        Value::Array(items) => items.iter().flat_map(acts).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn controls_do_what_the_app_understands_and_no_text_is_about_keys() {
    for (name, app) in every_screen() {
        let view = View::of(&app, Reach::Buttons);
        let json = serde_json::to_value(&view).unwrap();
        for act in acts(&json) {
            let input = view.input(act);
            assert!(input.is_some_and(|input| !matches!(input, Input::Key(_))), "{name}: {act}");
        }
        assert_eq!(view.back.is_none(), view.depth == 0, "{name}: only the title has no way back");
        // The help is about keys for those who have some.
        if view.dialog.as_ref().is_some_and(|dialog| dialog.name == "help") {
            continue;
        }
        let text = told(&json);
        let words = || text.split(|c: char| !c.is_alphanumeric());
        for key in ["Enter", "Esc", "Tab", "Space", "F1", "F3", "F4", "F7", "Press", "Quit", "quit"]
        {
            assert!(!words().any(|word| word == key), "{name}: {key} in\n{}", picture(&view));
        }
    }
}
