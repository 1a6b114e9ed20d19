//! The help in a round and at its end.

use std::io::{self, BufRead, Write};

use super::commands::{self, Command};
use super::{Conversation, Unsaid};
use crate::app::Host;
use crate::text::conversation::{
    about_command, about_idle_command, command, more_commands, more_commands_and_rules,
    no_such_command,
};
use crate::text::typed;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Says what the commands do: the ones that are needed first, the others and the rules with `more`,
    /// or what `rest` asks for.
    pub(super) fn help_with(
        &mut self,
        rest: &str,
        rules: Option<String>,
        available: Vec<&'static Command>,
    ) -> io::Result<()> {
        if !rest.is_empty() && !typed::MORE.is(rest) {
            let here = available.iter().find(|row| row.typed.is(rest));
            let elsewhere = commands::COMMANDS.iter().find(|row| row.typed.is(rest));
            return self.line.say(match (here, elsewhere) {
                (Some(row), _) => about_command(row.typed),
                (None, Some(row)) => about_idle_command(row.typed),
                (None, None) => no_such_command(rest),
            });
        }
        let named = available.into_iter().filter(|row| row.typed != &typed::HELP);
        let (first, others): (Vec<&Command>, Vec<&Command>) = named.partition(|row| row.is_first);
        let others = others.into_iter().map(|row| command(row.typed));
        let offer = match rules {
            Some(_) => more_commands_and_rules,
            None => more_commands,
        };
        let others: Vec<_> = others.chain(rules).collect();
        if typed::MORE.is(rest) {
            return self.line.say_all(others);
        }
        self.line.say_all(first.into_iter().map(|row| command(row.typed)))?;
        let at_once = others.len();
        self.offer_more(Unsaid::of(&typed::HELP, others, at_once, offer))
    }
}
