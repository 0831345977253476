"""The text that an "always" stands for: a command as it is written, in one spelling.

Only for what can be told from its text: no variables, no patterns, nothing that changes the shell
for the commands after it.
"""

import re
import shlex
from collections.abc import Sequence

from helix_desktop.domain.permission import ANYTHING_AFTER
from helix_desktop.tools.judging.filing import steers
from helix_desktop.tools.judging.openers import opens
from helix_desktop.tools.judging.parsing import Aim, Part
from helix_desktop.tools.judging.runners import family
from helix_desktop.tools.judging.site import NOTHING, Site
from helix_desktop.tools.judging.words import named

MOST_FORMS = 3
"""Commands of one line that an "always" may stand for at once."""

_STEERS = named(
    """. source alias bg bind builtin caller command compgen complete coproc declare dirs disown
    enable eval exec exit export fc fg getopts hash history jobs let local logout mapfile popd
    pushd read readarray readonly return set shift shopt suspend times trap typeset ulimit umask
    unalias unset wait"""
)
"""Builtins after which the rest of a line may mean something else."""

_SETS = re.compile(r"\w+\+?=", re.ASCII)
_BRACKETS = ("⟨", "⟩", ANYTHING_AFTER.strip())
"""What forms of other kinds are told apart by."""


def form_of(part: Part, site: Site, base: str) -> str:
    """These very words, or a family that names what it covers; "" where that cannot be said."""
    covered = "" if part.aims else family(part.words, site, base)
    if not covered and (
        opens(texts_of(part)) or any(_steered(aim, site, base) for aim in part.aims)
    ):
        return ""
    words = [*part.words, *(aim.target for aim in part.aims if aim.target is not None)]
    embeds = any(aim.operator in ("<<", "<<-") for aim in part.aims)
    if embeds or not all(word.literal for word in words):
        return ""
    pieces = [covered or shlex.join(word.text for word in part.words)]
    for aim in part.aims:
        target = shlex.quote(aim.target.text) if aim.target is not None else ""
        pieces.append(f"{aim.fd}{aim.operator}{target}")
    text = " ".join(piece for piece in pieces if piece)
    if not covered and not _plain(text):
        return ""
    place = site.moved(base, ".")
    if place == site.root:
        return text
    below = place.removeprefix(site.root.rstrip("/") + "/")
    return f"cd {shlex.quote(below)} && {text}"


def texts_of(part: Part) -> list[str]:
    """Its words without settings in front of it."""
    texts = [word.text for word in part.words]
    while texts and _SETS.match(texts[0]):
        del texts[0]
    return texts


def _steered(aim: Aim, site: Site, base: str) -> bool:
    """Whether it writes what steers programs and agents later: that is asked about each time."""
    if aim.target is None or aim.operator.startswith("<"):
        return False
    place = site.moved(base, aim.target.text)
    return aim.target.text != NOTHING and steers(aim.target.text, place, site)


def together(parts: Sequence[Part], forms: Sequence[str]) -> tuple[str, ...]:
    """The forms of the commands that ask: all of them, or none at all."""
    if len(parts) > 1 and any(_steers(part) for part in parts):
        return ()
    different = tuple(dict.fromkeys(forms))
    return different if all(different) and len(different) <= MOST_FORMS else ()


def whole_of(command: str) -> str:
    """The line as it is; one that could be taken for another kind of form is none."""
    return "" if any(sign in command for sign in _BRACKETS) else command.strip()


def _plain(text: str) -> bool:
    return "\n" not in text and not any(sign in text for sign in _BRACKETS)


def _steers(part: Part) -> bool:
    """A builtin of that kind, or settings without a command."""
    sets = all("=" in word.raw for word in part.words)
    return sets or part.words[0].text in _STEERS
