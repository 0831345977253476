"""Markers: what stands in a window for an original that is in the cache.

Made from structure and never parsed back out of text, so that an output cannot pose as one.
"""

from collections.abc import Container

from helix_desktop.context.texts.names import names
from helix_desktop.context.texts.plain import CACHED, HISTORY, clipped, defused, line_count
from helix_desktop.domain.cache import Digest, HistoryDigest
from helix_desktop.domain.policy import MarkerForm, Policy
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value

SHORT_FORM = 16
"""Hex digits of a short marker: what a workspace would need 2^32 contents for to be ambiguous."""
RECALL = "recall_cached_content"
"""The tool that gives back what a marker stands for."""
_LONGEST_WHAT = 160
_LONGEST_OUTCOME = 100


@value
class Original:
    """What a marker stands for and what is known of it.

    `what`: the command, the path, or the name of an argument and what it was for. `superseded`
    says by what ("a later read"); an image has no text and no lines.
    """

    digest: Digest
    text: str
    tokens: int
    tool: str = ""
    what: str = ""
    outcome: str = ""
    superseded: str = ""


def marker(
    original: Original, policy: Policy, scales: Scales, *, known: Container[str] = ()
) -> str:
    """The marker of an original: as published, then what it is, then the names in it.

    `known`: names that need not be told again. An index that does not fit the policy's share of
    the original is left out, and so is the line before it.
    """
    first = recall_line(original.digest, policy)
    if policy.marker_tokens <= 0:
        return first
    share = int(original.tokens * policy.marker_share / 100)
    told = f"{first}\n{about(original)}"
    if scales.exceeds(told, share):
        return first
    label = "names: "
    room = min(policy.marker_tokens, share - scales.count(f"{told}\n{label}"))
    # what the line has told already stands in the marker
    index = names(original.text, room, scales, known=_Known(known, told))
    return f"{told}\n{label}{index}" if index else told


def recall_line(digest: Digest, policy: Policy) -> str:
    """The published first line, with the whole digest or, where the policy says so, its start."""
    shown = digest[:SHORT_FORM] if policy.marker_form is MarkerForm.SHORT else digest
    return f'{CACHED} {RECALL}("{shown}")'


def history_line(digest: HistoryDigest) -> str:
    """The line that recalls what a fold stands for; folds are few, so the digest is whole."""
    return f'{HISTORY} recall_history("{digest}")'


def about(original: Original) -> str:
    """Tool, what, outcome, size, superseded by: one line."""
    count = line_count(original.text)
    parts = (
        # what was recalled is told as what it was, so that it gets the marker it had
        "" if original.tool == RECALL else clipped(original.tool, _LONGEST_OUTCOME),
        clipped(original.what, _LONGEST_WHAT),
        clipped(original.outcome, _LONGEST_OUTCOME),
        f"{original.tokens:,} tokens",
        f"{count:,} line{'s' if count != 1 else ''}" if count else "",
        f"superseded by {clipped(original.superseded, _LONGEST_OUTCOME)}"
        if original.superseded
        else "",
    )
    return defused(" · ".join(part for part in parts if part))


@value
class _Known:
    """What a reader has seen, here or elsewhere."""

    elsewhere: Container[str]
    here: str

    def __contains__(self, name: object) -> bool:
        return name in self.elsewhere or (isinstance(name, str) and name in self.here)
