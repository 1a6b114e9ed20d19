//! Owns the help of the program: an overview for players (`-h`), and everything in groups (`--help`).

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory, Error};

use super::Cli;
use crate::system::folders::Folders;

/// The parts of both. The commands are hidden from clap's own list, which has no groups, and listed before the options.
const TEMPLATE: &str = "\
{about-with-newline}
Usage: evil-hangman [OPTIONS]
       evil-hangman <COMMAND>

{before-help}{all-args}{after-help}";

/// The commands by who needs them. Those that packages are made with (`completions` and `man`) are in docs/settings.md and the
/// manual alone.
const COMMANDS: [(&str, &[&str]); 4] = [
    ("for players", &["stats", "replay", "share", "challenge", "puzzles"]),
    ("for teachers", &["oracle", "check", "adapter", "words"]),
    ("for programs", &["seat", "match"]),
    ("for researchers", &["solve", "evaluate", "verify"]),
];

/// What `-h` shows: how to play, and the flags and commands that players use. It fits a screen of 80 by 32.
const OVERVIEW: &str = "\
Start it, choose, and type letters; press ? for the keys. Or choose with flags:
  --opponent <O>    who holds the word, such as merciless, fair or you
  --length <N>      the number of letters in the word
  --lives <N>       how many misses you can afford; with --length it starts at once
  --list <LIST>     everyday words, or the full dictionary
  --language <L>    the language of the words, such as de or german
  --words <FILE>    your own words, one on each line
  --daily           today's game, the same for everybody
  --line            plain sentences, for scripts and screen readers
  --theme <NAME>    other colours
  --no-history      save nothing about the games you play

Commands for players:
  stats             how you have done so far
  share             your last game, to share with others
  challenge         a word for a friend, in any chat
  replay            a game again, turn by turn
  puzzles           positions in which exactly one letter still wins";

const EXAMPLES: &str = "\
Examples:
  evil-hangman                                   choose everything on screen
  evil-hangman --length 8 --lives 6              start at once
  evil-hangman --opponent fair                   ordinary hangman
  evil-hangman --opponent you                    you think of a word, the computer guesses it
  evil-hangman --words animals.txt               your own words
  evil-hangman --line                            plain sentences, for screen readers
  evil-hangman --daily                           today's game, the same for everybody
  evil-hangman share                             your last game, to share with others
  evil-hangman challenge                         a word for a friend, in any chat
  evil-hangman stats                             how you have done so far
  evil-hangman puzzles --markdown                a worksheet: which letter still wins?
  evil-hangman solve --length 3..14              how many misses perfect play costs
  evil-hangman evaluate --guesser balanced       how good a guesser is
  evil-hangman match --guesser cmd:./ann --setter greedy   your own program plays
  printf 'length 8\\nlives 6\\ne\\n' | evil-hangman --no-history   from a script";

/// Returns the command line as players use it, with the help that the arguments of this process ask for: all of it, or the
/// overview. Clap's own long help takes twice the lines, so each is the short help of a command line of its own.
pub(super) fn command() -> Command {
    let command = Cli::command().help_template(TEMPLATE);
    let command = command.mut_args(with_negative_numbers);
    let command =
        command.mut_subcommands(|command| command.hide(true).mut_args(with_negative_numbers));
    let asks_for_all = |argument| argument == "--help" || argument == "help";
    if std::env::args_os().any(asks_for_all) {
        let commands = commands(&command);
        command.before_help(commands).after_help(ending(&config_file()))
    } else {
        command.mut_args(|flag| flag.hide_short_help(true)).before_help(OVERVIEW)
    }
}

/// Lets a flag's value be a negative number, so that the flag says what would be right.
fn with_negative_numbers(flag: Arg) -> Arg {
    let takes_value = flag.get_action().takes_values();
    flag.allow_negative_numbers(takes_value)
}

/// Adds a tip to the error about a command that is unknown, or behind flags, and to the one about a folder that looks like a flag.
pub(super) fn with_tip(mut error: Error) -> Error {
    let is_about_one = error.get(ContextKind::InvalidSubcommand).is_some();
    let invalid = error.get(ContextKind::InvalidArg).map(ToString::to_string).unwrap_or_default();
    let may_be_folder = !invalid.starts_with("--") || invalid.ends_with('/');
    let tip = match error.kind() {
        ErrorKind::ArgumentConflict if is_about_one => {
            "a command comes before its flags, and evil-hangman --help lists the commands"
        }
        ErrorKind::InvalidSubcommand => "evil-hangman --help lists the commands",
        ErrorKind::UnknownArgument
            if may_be_folder && std::env::args_os().any(|it| it == "--each") =>
        {
            "a folder whose name begins with - needs ./ before it, as with --each ./*/"
        }
        _ => return error,
    };
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    error
}

/// Returns the command line for documentation: the same on every machine, and without the `help` of `help`.
pub fn documented() -> Command {
    let command = Cli::command().disable_help_subcommand(true);
    command.after_help(ending("the configuration file config.toml"))
}

/// Returns the list of commands in groups.
fn commands(command: &Command) -> String {
    let row = |name: &&str| {
        let about = command.find_subcommand(name).and_then(Command::get_about);
        format!("\n  {name:<9}  {}", about.map(ToString::to_string).unwrap_or_default())
    };
    let group = |(heading, names): (&str, &[&str])| {
        format!("Commands {heading}:{}", names.iter().map(row).collect::<String>())
    };
    COMMANDS.map(group).join("\n\n")
}

/// Returns the path of this player's settings.
fn config_file() -> String {
    // Finding a home directory may read system files, which a guest must not do.
    let is_guest = std::env::args_os().any(|argument| argument == "--guest");
    let path = if is_guest { None } else { Folders::of_user().config_file() };
    path.map_or_else(|| "config.toml".to_owned(), |path| path.display().to_string())
}

fn ending(path: &str) -> String {
    format!(
        "{EXAMPLES}

Settings can also be given in {path} and in environment variables such as \
EVIL_HANGMAN_LENGTH=8; --print-config shows them all. Flags override environment variables, and \
these override the file. Set EVIL_HANGMAN_HOME to keep all the game's files in one folder."
    )
}
