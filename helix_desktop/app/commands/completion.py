"""`helix-desktop completion`: a script for Tab completion in bash, zsh, or fish.

It is made from the parser of the command line and starts no program, so that Tab answers at once.
"""

import re
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.commands.output import Say
from helix_desktop.app.environment import Paths

PLAIN_WORD = re.compile(r"[\w.][\w.-]*|--?\w[\w-]*", re.ASCII)
"""Only such words are written into a script: a shell reads nothing else in them."""


class Completion(Struct, frozen=True):
    """What can follow the words of a command, or its option that takes a value.

    `command` has its words, each with a blank before it. `option` is "" for the command itself.
    """

    command: str
    option: str
    words: tuple[str, ...]
    files: bool


def run_completion(options: Namespace, _paths: Paths, say: Say) -> int:
    """Print the script."""
    say((fish_script if options.shell == "fish" else bash_script)(list(completions(options.root))))
    return 0


def completions(parser: ArgumentParser, command: str = "") -> Iterator[Completion]:
    """Yield what can follow each command and each of its options that take values."""
    words: list[str] = []
    files = False
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            words += _plain(action.choices)
            for name, below in action.choices.items():
                yield from completions(below, f"{command} {name}")
        elif not action.option_strings:
            words += _plain(action.choices or ())
            files = files or action.type is Path
        else:
            words += _plain(name for name in action.option_strings if name.startswith("--"))
            for name in _plain(action.option_strings) if action.nargs != 0 else ():
                values = tuple(_plain(action.choices or ()))
                is_file = action.type is Path or action.metavar == "FILE"
                yield Completion(command, name, values, is_file)
    # without a command, folders to open are named
    yield Completion(command, "", tuple(words), files or not command)


def _plain(words: Iterable[object]) -> list[str]:
    return [str(word) for word in words if PLAIN_WORD.fullmatch(str(word))]


def bash_script(rows: list[Completion]) -> str:
    """Return the script for bash, which zsh reads, too."""
    commands = "|".join(f'"{row.command}"' for row in rows if row.command and not row.option)
    valued = "|".join(f'"{row.command}:{row.option}"' for row in rows if row.option)
    cases = "\n".join(
        f'        "{row.command}:{row.option}") '
        f'words="{" ".join(row.words)}" files={row.files:d} ;;'
        for row in rows
    )
    return _BASH.format(commands=commands, valued=valued, cases=cases)


def fish_script(rows: list[Completion]) -> str:
    commands = " ".join(f'"{row.command}"' for row in rows if row.command and not row.option)
    valued = " ".join(f'"{row.command}:{row.option}"' for row in rows if row.option)
    cases = "\n".join(
        f'        case "{row.command}:{row.option}"\n'
        f"            string join \\n -- {' '.join(row.words)}"
        + ("\n            __fish_complete_path $word" if row.files else "")
        for row in rows
    )
    return _FISH.format(commands=commands, valued=valued, cases=cases)


_BASH = """\
# Completion of helix-desktop for bash and zsh. In ~/.bashrc:
#     source <(helix-desktop completion bash)
# or in ~/.zshrc:
#     source <(helix-desktop completion zsh)
if [ -n "${{ZSH_VERSION-}}" ]; then
    autoload -Uz compinit bashcompinit && compinit && bashcompinit
fi
_helix_desktop() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" command="" option="" words="" files=0 i=1
    while [ "$i" -lt "$COMP_CWORD" ]; do
        option=""
        case "$command ${{COMP_WORDS[i]}}" in
            {commands}) command="$command ${{COMP_WORDS[i]}}" ;;
        esac
        case "$command:${{COMP_WORDS[i]}}" in
            {valued})
                option="${{COMP_WORDS[i]}}"
                i=$((i + 1))
                # bash has the = of --option=value as a word of its own
                if [ "${{COMP_WORDS[i]}}" = "=" ]; then i=$((i + 1)); fi
                ;;
        esac
        i=$((i + 1))
    done
    # the value of an option stands before the word that is completed
    if [ "$i" -le "$COMP_CWORD" ]; then option=""; fi
    if [ "$word" = "=" ]; then word=""; fi
    case "$command:$option" in
{cases}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    # where no word fits, the shell completes files
    if [ "$files" = 0 ]; then compopt +o default 2>/dev/null; fi
}}
complete -o default -F _helix_desktop helix-desktop\
"""

_FISH = """\
# Completion of helix-desktop for fish:
#     helix-desktop completion fish > ~/.config/fish/completions/helix-desktop.fish
function __helix_desktop_complete
    set -l before (commandline -opc)
    set -l word (commandline -ct)
    set -l command ""
    set -l option ""
    for before_word in $before[2..-1]
        if test -n "$option"
            set option ""
            continue
        end
        if contains -- "$command $before_word" {commands}
            set command "$command $before_word"
        else if contains -- "$command:$before_word" {valued}
            set option $before_word
        end
    end
    switch "$command:$option"
{cases}
    end
end
complete -c helix-desktop -f -a "(__helix_desktop_complete)"\
"""
