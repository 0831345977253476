"""The policy for one simple command: its program, arguments, redirections and leading settings.

Some programs are allowed only to print their version.
"""

import re
from collections.abc import Mapping

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions import git_commands
from helix_desktop.tools.permissions import options as held
from helix_desktop.tools.permissions.command_paths import NOTHING, CommandPaths
from helix_desktop.tools.permissions.command_reading import reads_twice
from helix_desktop.tools.permissions.command_warnings import loss_warning, publish_warning
from helix_desktop.tools.permissions.read_only_commands import READING
from helix_desktop.tools.permissions.shell_lexer import ShellWord, named
from helix_desktop.tools.permissions.shell_parser import RedirectTarget, SimpleCommand
from helix_desktop.tools.permissions.special_commands import SPECIAL, Check

_VERSION = frozenset({"--version"})
_PROGRAMS = named("gcc g++ clang cmake make perl bash awk gawk ruby sqlite3 openssl")
VERSIONS: dict[str, frozenset[str]] = {
    **dict.fromkeys(_PROGRAMS, _VERSION),
    "python": named("--version -V"),
    "python3": named("--version -V"),
    "node": named("--version -v"),
}


_ASSIGNS = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(?:\[|\+?=)")
_DUPLICATES = frozenset({("2", ">&", "1"), ("1", ">&", "2"), ("", ">&", "2"), ("", ">&", "1")})
_WRITES = frozenset({">", ">>", ">|", "&>", "&>>"})
_CLAIMED = frozenset({"", "1", "2"})


def command_complaint(
    part: SimpleCommand, words: list[ShellWord], site: CommandPaths, *, base: str
) -> str:
    """Return why this command is not known only to read, as a sentence; "" if it is.

    `words` are the command with every pattern expanded.
    """
    if trouble := aims_complaint(part, site, base):
        return trouble
    if not words:
        return "" if part.reserved else Phrase("Nothing in it is known to be safe.")
    if strange := _strange_name(words[0]):
        return strange
    texts = [word.text for word in words]
    if warning := loss_warning(texts) or publish_warning(texts):
        return warning
    name = words[0].text
    trouble = _program(name, words[1:], site, base=base)
    return Phrase("`{name}` {trouble}.", name=name, trouble=trouble) if trouble else ""


def aims_complaint(part: SimpleCommand, site: CommandPaths, base: str) -> str:
    """Return why the redirections are not known to be harmless, as a sentence."""
    aims = (_aim(aim, site, base) for aim in part.aims)
    return next((trouble for trouble in aims if trouble), "")


def _strange_name(name: ShellWord) -> str:
    if _ASSIGNS.match(name.raw):
        return Phrase("Sets `{raw}` for the commands that follow.", raw=name.raw)
    return (
        ""
        if name.text == name.raw
        else Phrase("The program name is obfuscated (`{raw}`).", raw=name.raw)
    )


def _program(name: str, words: list[ShellWord], site: CommandPaths, *, base: str) -> str:
    if check := _CHECKS.get(name):
        return check(words, site, base)
    if row := READING.get(name):
        return held.arguments_complaint(row, words, site, base=base)
    if len(words) == 1 and words[0].raw in VERSIONS.get(name, ()):
        return ""
    return Phrase("isn't a known read-only command")


def _cd(words: list[ShellWord], site: CommandPaths, base: str) -> str:
    """Check `cd`: into a folder of the workspace; git's and Helix's folders hold secrets."""
    text = words[0].text if len(words) == 1 and words[0].literal else ""
    if text in ("", NOTHING) or text.startswith("-"):
        return Phrase("goes to an unknown directory")
    if reads_twice(site, base, text):
        return Phrase(
            "goes through a link and back, which can be read in two ways (`{text}`)", text=text
        )
    return site.complaint(base, text)


def _disguised(target: ShellWord) -> bool:
    """Return whether `/dev/null` is written so that it does not look like it."""
    return target.raw != target.text and target.text in (NOTHING, "1", "2")


_CHECKS: Mapping[str, Check] = {**SPECIAL, "cd": _cd, "git": git_commands.git_complaint}


def _aim(aim: RedirectTarget, site: CommandPaths, base: str) -> str:
    if aim.target is None or not aim.target.literal or _disguised(aim.target):
        return Phrase("Redirects to or from an unknown place.")
    target = aim.target.text
    if (aim.fd, aim.operator, target) in _DUPLICATES:
        return ""
    if aim.operator in _WRITES and aim.fd in _CLAIMED:
        return "" if target == NOTHING else Phrase("Writes to `{target}`.", target=target)
    if aim.operator == "<" and aim.fd in ("", "0"):
        trouble = site.complaint(base, target)
        return Phrase("Its input {trouble}.", trouble=trouble) if trouble else ""
    embedded = Phrase("Gets its input from text in the command.")
    odd = Phrase(
        "Redirects in a way that may be unsafe (`{operator} {target}`).",
        operator=aim.operator,
        target=target,
    )
    return embedded if aim.operator in ("<<", "<<-") else odd
