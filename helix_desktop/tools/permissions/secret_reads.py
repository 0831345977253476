"""Commands that would read secrets: the reasons on their card, and the form of an "always"."""

from collections.abc import Sequence

from helix_desktop.domain.permission import CallNeed, CallRuling, Exposed, Judgement
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace

ABLE_TO_READ = "able to read "
"""Prefix of the form of a command that could read secrets and send them."""
_MOST_NAMED = 3


def ask_about_secrets(found: Judgement, exposed: Exposed, *, reaches: bool) -> Judgement:
    """Ask about exposed secrets; `reaches`: the command could reach the network or hosts."""
    if exposed.taken_in:
        named = _named(exposed.taken_in)
        reason = Phrase(
            "Git would read {named}, hidden from commands until now: it holds secrets and is in "
            "no version. Once committed, commands can read it.",
            named=named,
        )
        found = replace(_asked(found, reason, keeps=()), hidden=exposed.taken_in)
    if exposed.held and reaches:
        reason = Phrase(
            "It can read {held}, which holds secrets, and reach the network.",
            held=_named(exposed.held),
        )
        found = _asked(found, reason, keeps=exposed.held)
    return found


def ask_about_contained_secret(found: Judgement) -> Judgement:
    """Ask about a call that would send one of the project's secrets away."""
    return _asked(found, Phrase("It would send a secret of this project elsewhere."), keeps=())


def _asked(found: Judgement, reason: str, *, keeps: Sequence[str]) -> Judgement:
    """Ask, with forms that name all these files: an "always" does not cover another file."""
    forms = tuple(f"{ABLE_TO_READ}{', '.join(keeps)}: {form}" for form in found.forms if keeps)
    return replace(
        found,
        ruling=CallRuling.ASK,
        reasons=(reason, *found.reasons),
        forms=forms,
        prefixes=("",) * len(forms),
        needs=found.needs | {CallNeed.SECRETS},
        restorable=False,
        reaching=(),
    )


def _named(paths: Sequence[str]) -> str:
    named = ", ".join(f"`{path}`" for path in paths[:_MOST_NAMED])
    more = len(paths) - _MOST_NAMED
    return f"{named} and {more:,} more" if more > 0 else named
