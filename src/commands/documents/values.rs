//! Owns the values that PowerShell and Elvish complete. For these shells clap_complete only completes flags
//! and commands.

use clap::{Arg, Command, ValueHint};
use clap_complete::Shell;

/// Where a value is in a command line, and what it can be.
struct Completion {
    /// The commands and the word before the value, separated by semicolons, as both scripts spell the words
    /// typed so far.
    behind: String,
    /// The possible values; none if it is a file.
    names: Vec<String>,
}

/// Returns clap_complete's script for this command with the values added.
pub(super) fn with_values(shell: Shell, script: &str, command: &Command) -> String {
    let mut places = Vec::new();
    collect(command, command.get_name(), &mut places);
    let mut commands = Vec::new();
    name_commands(command, &mut commands);
    match shell {
        Shell::PowerShell => in_powershell(script, &places, &commands),
        Shell::Elvish => in_elvish(script, &places, &commands),
        _ => script.to_owned(),
    }
}

fn collect(command: &Command, path: &str, places: &mut Vec<Completion>) {
    for argument in command.get_arguments().filter(|argument| takes_something(argument)) {
        let before = match (argument.get_long(), argument.get_index()) {
            (Some(flag), _) => format!("--{flag}"),
            (None, Some(1)) => command.get_name().to_owned(),
            _ => continue,
        };
        let values = argument.get_possible_values();
        let names =
            values.iter().filter(|value| !value.is_hide_set()).map(|value| value.get_name());
        let names = names.map(str::to_owned).collect();
        places.push(Completion { behind: format!("{path};{before}"), names });
    }
    for command in command.get_subcommands() {
        collect(command, &format!("{path};{}", command.get_name()), places);
    }
}

/// Returns whether the possible values are known.
fn takes_something(argument: &Arg) -> bool {
    let names_a_file = matches!(
        argument.get_value_hint(),
        ValueHint::AnyPath | ValueHint::FilePath | ValueHint::DirPath
    );
    argument.get_action().takes_values()
        && (names_a_file || !argument.get_possible_values().is_empty())
}

fn name_commands(command: &Command, names: &mut Vec<String>) {
    for command in command.get_subcommands() {
        names.push(quoted(command.get_name()));
        name_commands(command, names);
    }
}

/// Quotes a text for both shells.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

fn all_quoted(names: &[String], between: &str) -> String {
    names.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(between)
}

fn in_powershell(script: &str, places: &[Completion], commands: &[String]) -> String {
    let offer = |place: &Completion| {
        let offered = match &place.names[..] {
            [] => "return [CompletionCompleters]::CompleteFilename($wordToComplete)".to_owned(),
            names => format!("$values = @({})", all_quoted(names, ", ")),
        };
        format!("            {} {{ {offered} }}\n", quoted(&place.behind))
    };
    let offers: String = places.iter().map(offer).collect();
    let flags = "    $completions = @(switch ($command) {";
    // The words before the cursor count, without the one that it is in.
    let values = format!(
        "    $before = \"$($commandElements.Where({{ $_.Extent.EndOffset -lt $cursorPosition }})[-1])\"
    if (-not $wordToComplete.StartsWith('-')) {{
        $values = @()
        switch (\"$command;$before\") {{
{offers}        }}
        if ($values) {{
            return $values.Where{{ $_ -like \"$wordToComplete*\" }}.ForEach{{
                [CompletionResult]::new($_, $_, [CompletionResultType]::ParameterValue, $_)
            }}
        }}
    }}

{flags}"
    );
    let is_flag = "$element.Value.StartsWith('-') -or";
    let is_no_command =
        format!("{is_flag}\n                $element.Value -notin @({}) -or", commands.join(", "));
    script.replace(flags, &values).replace(is_flag, &is_no_command)
}

fn in_elvish(script: &str, places: &[Completion], commands: &[String]) -> String {
    let offer = |place: &Completion| {
        let offered = match &place.names[..] {
            [] => "edit:complete-filename $words[-1]".to_owned(),
            names => format!("put {}", all_quoted(names, " ")),
        };
        format!("        &{}= {{ {offered} }}\n", quoted(&place.behind))
    };
    let offers: String = places.iter().map(offer).collect();
    let flags = "    $completions[$command]\n";
    let values = format!(
        "    var values = [
{offers}    ]
    var before = $command';'$words[-2]
    if (and (has-key $values $before) (not (str:has-prefix $words[-1] '-'))) {{
        $values[$before]
    }} else {{
        $completions[$command]
    }}
"
    );
    let is_flag = "if (str:has-prefix $word '-') {";
    let is_no_command = format!(
        "if (or (str:has-prefix $word '-') (not (has-value [{}] $word))) {{",
        commands.join(" ")
    );
    script.replace(flags, &values).replace(is_flag, &is_no_command)
}
