"""What a "never" stands for: a program and its sub-command, whatever follows and whatever wraps it.

A "never" is meant wide and an "always" narrow: one is found behind `sudo` or `bash -c`, too, the
other fits only what was shown.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from helix_desktop.domain.permission import ANYTHING_AFTER
from helix_desktop.tools.judging.destructive import SHELLS, WRAPPERS, unwrapped
from helix_desktop.tools.judging.openers import INTERPRETERS, family_of
from helix_desktop.tools.judging.parsing import Part, parsed
from helix_desktop.tools.judging.words import named, program

_WITH_SUBCOMMAND = named("""
    git npm pnpm yarn cargo go docker podman kubectl pip pip3 uv poetry make apt apt-get brew
    systemctl gh aws gcloud az terraform helm conda gem bundle
""")
_DOCUMENTS = frozenset({"<<", "<<-", "<<<"})
_DEEPEST = 3
_MOST = 12


def never_forms(parts: Sequence[Part], depth: int = 0) -> tuple[str, ...]:
    """`git push …` for every command in there, wherever it stands."""
    return tuple(dict.fromkeys(_forms(parts, depth)))


def widest_form(part: Part) -> str:
    """What a "never" to this one command stands for; "" where only the very words will do."""
    words = [word.text for word in part.words]
    if not words or not part.words[0].literal or words[0] in WRAPPERS or words[0] in SHELLS:
        return ""
    if any(aim.operator in _DOCUMENTS for aim in part.aims):
        return ""  # what it is given is all that matters
    if _has_subcommand(words[0]) and not (words[1:2] and words[1][:1] != "-"):
        return ""
    return next(_form(words))


@lru_cache(maxsize=256)
def _has_subcommand(name: str) -> bool:
    """An interpreter's script counts as one: a "never" to it is none to all others."""
    return program(name) in _WITH_SUBCOMMAND or family_of(name) in INTERPRETERS


def _forms(parts: Sequence[Part], depth: int) -> Iterator[str]:
    for part in parts:
        if part.head:
            continue
        for words in unwrapped([word.text for word in part.words]):
            yield from _form(words)
            if program(words[0]) in SHELLS and depth < _DEEPEST:
                inner = next((text for text in words[1:_MOST] if " " in text), "")
                yield from never_forms(parsed(inner).parts, depth + 1)


def _form(words: list[str]) -> Iterator[str]:
    name = program(words[0])
    if _has_subcommand(name):
        yield from (f"{name} {sub}{ANYTHING_AFTER}" for sub in _subcommands(words))
    yield f"{name}{ANYTHING_AFTER}"


def _subcommands(words: list[str]) -> Iterator[str]:
    """The first word that is no option; behind an option it may be its value, so the next, too."""
    behind_option = False
    for word in words[1:_MOST]:
        if word.startswith("-"):
            behind_option = True
            continue
        yield word
        if not behind_option:
            return
        behind_option = False
