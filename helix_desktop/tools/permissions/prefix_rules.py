"""*Always* rules for a command's first words (`npm test …`): when one is offered, and fits.

Any program may have one. Such a rule counts in the sandbox only, where it decides whether a
question is asked, and never what can happen; it covers one simple command, whose words bash takes
as they are written.
"""

import posixpath
import re
import shlex
from collections.abc import Sequence
from itertools import takewhile

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.permission import ANYTHING_AFTER
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.command_line import LineCommand, named
from helix_desktop.tools.permissions.command_warnings import publishing_warning

WITH_NETWORK = "with network: "
"""Prefix of the form of a command that asked for the network."""
FORM_SIGNS = ("⟨", "⟩", ANYTHING_AFTER.strip())
"""The signs that distinguish rules from commands."""
INTERPRETERS = named("""
    bun deno julia lua node nodejs perl php pypy python ruby Rscript tsx ts-node
    ash bash dash fish ksh sh zsh
""")
"""Programs whose first word says little: the script or module belongs to a rule."""
WITH_SUBCOMMAND = named("""
    apt apt-get aws az brew bundle cargo composer conda deno docker dotnet flutter gcloud gem gh git
    go gradle hatch helm just kubectl mise mix mvn nix npm npx nox pdm pip pip3 pipenv pipx pnpm
    podman poetry rails rake ruff rustup rye swift systemctl task terraform turbo uv uvx yarn zig
""")
_NAMING = named("dlx exec run tool x")
"""Subcommands behind which one more word names what runs, as in `npm run build`."""
_WRAPPERS = named("command doas env ionice nice nohup setsid stdbuf sudo time timeout xargs")
_RUNNING_ANY = named("""
    . [ alias builtin busybox chroot chrt dbus-run-session eval exec expect fakeroot firejail flock
    gdb ltrace parallel proot script setarch source strace systemd-run taskset test trap unbuffer
    unshare valgrind watch xvfb-run
""")
"""Words with which the shell, or the program, runs any other command."""
_SENDING = named("""
    aria2c aws az curl ftp gcloud gh glab http https kubectl mail nc ncat netcat rclone rsync scp
    sendmail sftp socat ssh telnet wget
""")
"""Programs that send anything anywhere: with the network only the exact line is offered."""
_WRAPPER_WORD = lazy_pattern(r"-.*|\d+(?:\.\d+)?[smhd]?|\w+=.*", re.DOTALL)
_OPTION_WITH_VALUE = lazy_pattern(r"-[^=\d]+")
_NAME = lazy_pattern(r"[A-Za-z0-9@][\w@:.+-]*")
_SCRIPT = lazy_pattern(r"[^-].*", re.DOTALL)
_FAMILY = lazy_pattern(r"[A-Za-z][A-Za-z_-]*?(?=[0-9.]*(?:\.exe)?$)")
_SETTING = lazy_pattern(
    r"(?:\w+_CACHE_DIR|GOCACHE|XDG_CACHE_HOME|CI|NO_COLOR|FORCE_COLOR|CLICOLOR|TERM|COLUMNS|LINES|TZ"
    r"|LANG|LC_[A-Z]+|RUST_BACKTRACE|CARGO_TERM_COLOR|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE"
    r"|CGO_ENABLED|GOOS|GOARCH|NODE_ENV|RUST_LOG|DEBUG)=[\w./:@,+-]*",
    re.ASCII,
)
"""Settings that do not change what a command is."""


def first_words(words: Sequence[str]) -> tuple[str, ...]:
    """Return the words of a command that an "always" is offered for; none if they tell little."""
    if not words or not _SCRIPT.fullmatch(words[0]) or "=" in words[0].partition("/")[0]:
        return ()
    family = program_family(words[0])
    if family in _RUNNING_ANY:
        return ()
    if family in _WRAPPERS:
        count = 1 + len([*takewhile(_WRAPPER_WORD.fullmatch, words[1:])])
        # the next word may be the value of an option, with any command behind it
        unsure = _OPTION_WITH_VALUE.fullmatch(words[count - 1]) is not None
        return () if unsure else _and_first_words(words, count)
    if family in WITH_SUBCOMMAND:
        count = 3 if words[1:2] and words[1] in _NAMING else 2
        count += words[1:3] == ["tool", "run"]
        last = program_family(words[count - 1]) if len(words) >= count else ""
        if count > 2 and last in INTERPRETERS - WITH_SUBCOMMAND | _WRAPPERS | _RUNNING_ANY:
            return _and_first_words(words, count - 1)
        plain = bool(last) and all(map(_NAME.fullmatch, words[1:count]))
        return tuple(words[:count]) if plain else ()
    if family in INTERPRETERS:
        # the script or module, and one word behind a script that names a task
        count = 3 if words[1:2] == ["-m"] else 2
        if len(words) < count or not _SCRIPT.fullmatch(words[count - 1]):
            return ()
        task = words[2:3] if count == 2 else ()
        named_so = bool(task) and "." not in task[0] and _NAME.fullmatch(task[0]) is not None
        return tuple(words[: count + named_so])
    return (words[0],)


def _and_first_words(words: Sequence[str], count: int) -> tuple[str, ...]:
    """Return so many words with those of the command behind them; nothing if they tell little."""
    behind = first_words(words[count:])
    return (*words[:count], *behind) if behind else ()


def may_include_network(form: str) -> bool:
    """Return whether a rule for these first words may be offered with the network, too."""
    words = form.removesuffix(ANYTHING_AFTER).split(" ")
    sends = any(posixpath.basename(word) in _SENDING for word in words)
    publishes = any(publishing_warning(words[start:]) for start in range(len(words)))
    return form.endswith(ANYTHING_AFTER) and not sends and not publishes


def program_family(word: str) -> str:
    """Return a program's name without its folder and version: `python` of `/bin/python3.11`."""
    name = posixpath.basename(word)
    family = _FAMILY.match(name)
    return family[0] if family else name


def plain_words(command: LineCommand) -> str:
    """Return a command's words in one spelling; "" if bash would change some, or feeds it."""
    words = command.all_words
    marked = any(sign in word for word in words for sign in FORM_SIGNS)
    if not command.words or not command.literal or command.fed or marked:
        return ""
    # leading settings of a cache's place or the output's style are left out
    count = 1 if words[:1] == ["env"] and words[1:2] and _SETTING.fullmatch(words[1]) else 0
    while count < len(words) and _SETTING.fullmatch(words[count]):
        count += 1
    return shlex.join(words[count:])


def offered_prefix(words: str) -> str:
    """Return the rule offered for a command's words; "" if there is none."""
    first = first_words(shlex.split(words))
    return f"{shlex.join(first)}{ANYTHING_AFTER}" if first else ""


def covers_words(form: str, words: str) -> bool:
    """Return whether a rule for first words covers a command's words, in their one spelling."""
    lead = form.removesuffix(ANYTHING_AFTER)
    return form != lead and bool(lead) and f"{words} ".startswith(f"{lead} ")


def describe_prefix(form: str) -> str:
    """Describe what else a rule would allow; "" if it is no such rule."""
    lead = form.removesuffix(ANYTHING_AFTER)
    if form == lead or not lead.strip():
        return ""
    return Phrase(
        "`{lead}` followed by any other words. Only in the sandbox and in this workspace, not "
        "`{lead} && …`.",
        lead=lead,
    )
