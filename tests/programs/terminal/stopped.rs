//! Tests of signals that stop a program without notice, and of what it finds when it is continued.

use super::*;

/// A shell script that takes over the terminal once the game has stopped, as interactive shells do, and
/// continues it after a line break.
const TAKING: &str = r#"
    set -m; "$@"; stty sane; printf '\033[2J\033[Hstopped.\n'; read go; fg; echo "ended: $?."
"#;

const STOPPING: [&str; 2] = ["STOP", "TTIN"];

#[test]
fn the_screen_is_taken_back_and_painted_after_a_stop_without_notice() {
    for signal in STOPPING {
        let mut terminal = shell(TAKING, NINE);
        terminal.expect(BEGUN);
        terminal.press_for("e", "Playing 1");
        let before = terminal.contents();
        terminal.signal_child(signal);
        terminal.expect("stopped.");
        terminal.press("\n");
        terminal.expect_whole(&before);
        // Without a line break: the keys are the game's again.
        terminal.press_for("o", "Playing 2");
        terminal.press("\x03");
        terminal.expect("ended: 130.");
        terminal.assert_restored();
        assert_eq!(terminal.only_ends(), Ok(0));
    }
}

#[test]
fn a_secret_stays_one_after_a_stop_without_notice() {
    for flags in [FRIEND, "challenge --lives 5"] {
        for signal in STOPPING {
            let mut terminal = shell(TAKING, flags);
            if flags == FRIEND {
                begin_in_sentences(&mut terminal);
            }
            terminal.expect(YOUR_WORD);
            terminal.signal_child(signal);
            terminal.expect("stopped.");
            terminal.press("\n");
            terminal.expect(YOUR_WORD);
            terminal.press("zebra\n");
            terminal.expect_any(&[HAND_OVER, "ended: 0."]);
            terminal.press("\x04");
            terminal.expect("ended: 0.");
            let seen = terminal.contents().to_lowercase();
            assert!(!seen.contains("zebra"), "{signal}: {seen}");
            assert_eq!(terminal.only_ends(), Ok(0));
        }
    }
}

#[test]
fn where_no_shell_waits_ctrl_z_stops_nothing() {
    let mut terminal = begun(NINE);
    terminal.press("\x1a");
    terminal.press_until("e", "Playing 1");
    terminal.interrupt();
    let challenge = Terminal::play("challenge --lives 5");
    for mut terminal in [asking_a_friend(), challenge] {
        terminal.expect(YOUR_WORD);
        // The question is asked again; what was typed before is forgotten.
        terminal.press("\x1a");
        terminal.wait_until("the question is repeated", |terminal| {
            terminal.contents().matches(YOUR_WORD).count() == 2
        });
        terminal.press("zebra\n");
        terminal.expect_any(&[HAND_OVER, "ehd1"]);
        assert!(!terminal.contents().to_lowercase().contains("zebra"));
    }
    // A script between the terminal and the game is no shell that waits, either.
    let mut terminal = shell(r#""$@"; echo "ended: $?.""#, NINE);
    terminal.expect(BEGUN);
    terminal.press("\x1a");
    terminal.press_until("e", "Playing 1");
}

#[test]
fn echo_is_back_when_a_signal_comes_right_after_a_refused_word() {
    for delay in (0..600).step_by(200) {
        let mut terminal = shell(r#""$@"; echo "ended $?.""#, FRIEND);
        begin_in_sentences(&mut terminal);
        terminal.expect(YOUR_WORD);
        terminal.press("zebra9\n");
        std::thread::sleep(std::time::Duration::from_micros(delay));
        terminal.signal_child("TERM");
        terminal.expect("ended 143.");
        terminal.assert_restored();
        let seen = terminal.contents().to_lowercase();
        assert!(!seen.contains("zebra"), "{delay} µs: {seen}");
    }
}
