"""The text of a marker in place of an output: tool, size, digest, how to recall it.

A marker is built from structured data and never parsed back from text, so that an output cannot
pose as one. Every shortened form begins with the marker of its original, so that all of it can be
recalled.
"""

from msgspec import Struct

from helix_desktop.context.texts.name_index import name_line
from helix_desktop.context.texts.plain_text import CACHED, HISTORY, clip, count_lines, defuse
from helix_desktop.domain.cache import Digest, HistoryDigest
from helix_desktop.domain.context_window.policy import MarkerForm, Policy
from helix_desktop.domain.ports import MessageWeigher

SHORT_DIGEST_CHARS = 16
"""The number of hexadecimal digits in a short marker.

A prefix of that length becomes ambiguous only from about 2^32 contents in one workspace.
"""
RECALL = "recall_cached_content"
"""The tool that recalls the original of a marker."""
_MAX_CALL_CHARS = 160
_MAX_OUTCOME_CHARS = 100


class MarkedOriginal(Struct, frozen=True):
    """An original and its metadata, as needed for a marker.

    `what` is the command, the path, or the name of an argument and its purpose. `superseded`:
    the same call returned something else later. An image has no text and no lines.
    """

    digest: Digest
    text: str
    tokens: int
    tool: str = ""
    what: str = ""
    outcome: str = ""
    superseded: bool = False


def make_marker(original: MarkedOriginal, policy: Policy, weigher: MessageWeigher) -> str:
    """Return the marker of an original: the recall line, a description, and an index of names.

    If that is larger than the original, only the recall line is left. An index is left out if it
    does not fit.
    """
    recall = recall_line(original.digest, policy)
    if policy.marker_tokens <= 0:
        return recall
    described = f"{recall}\n{describe_original(original)}"
    if weigher.exceeds(described, original.tokens):
        return recall
    label = "names: "
    max_index_tokens = min(
        policy.marker_tokens, original.tokens - weigher.count(f"{described}\n{label}")
    )
    # names in the description need not be repeated
    index = name_line(original.text, max_index_tokens, weigher, known=described)
    return f"{described}\n{label}{index}" if index else described


def recall_line(digest: Digest, policy: Policy) -> str:
    """Return the published first line, with the whole digest or, if the policy says so, its first
    digits.
    """
    shown = digest[:SHORT_DIGEST_CHARS] if policy.marker_form is MarkerForm.SHORT else digest
    return f'{CACHED} {RECALL}("{shown}")'


def history_line(digest: HistoryDigest) -> str:
    """Return the line that recalls the messages covered by a fold.

    Folds are few, so the digest is given in full.
    """
    return f'{HISTORY} recall_history("{digest}")'


def describe_original(original: MarkedOriginal) -> str:
    """Describe an original in one line: tool, command or path, outcome, size, and replacement."""
    line_count = count_lines(original.text)
    parts = (
        # a recalled content is described like the original, so that it gets the same marker again
        "" if original.tool == RECALL else clip(original.tool, _MAX_OUTCOME_CHARS),
        clip(original.what, _MAX_CALL_CHARS),
        clip(original.outcome, _MAX_OUTCOME_CHARS),
        f"{original.tokens:,} tokens",
        f"{line_count:,} line{'s' if line_count != 1 else ''}" if line_count else "",
        "superseded by a later output" if original.superseded else "",
    )
    return defuse(" · ".join(part for part in parts if part))
