"""The first title of a session: the first words of its first message."""

from collections.abc import Sequence

from helix_desktop.domain.mentions import Attachment, MentionKind, find_mentions
from helix_desktop.engine.session_deps import NoPartialReplies as NoPartialReplies

MAX_TITLE_CHARS = 60
"""Characters of the first message used as a session's name (two lines of the sidebar)."""

MAX_TITLE_LINE_CHARS = 1_000

TITLE_OF_IMAGE, BROUGHT = "Image", "From another session"
"""Name of a session whose first message has no text."""


def make_title(text: str) -> str:
    """Return the first line of a message, cut to the length of a session's name.

    The ID of another session's event, as in `#0123456789abcdef/7`, says nothing in a title.
    """
    for line in text.splitlines():
        words = line[:MAX_TITLE_LINE_CHARS]
        for mention in reversed([*find_mentions(words)]):
            if mention.kind is MentionKind.EVENT:
                words = words[: mention.start] + words[mention.stop :].lstrip()
        if title := words.strip():
            cut_title = title[: MAX_TITLE_CHARS - 1].rstrip() + "…"
            return title if len(title) <= MAX_TITLE_CHARS else cut_title
    return ""


def make_title_of_attached(attached: Sequence[Attachment]) -> str:
    """Return the title of a session that begins without words of its own."""
    for attachment in attached:
        # a title counts as the user's own words, so other people's text can't be one
        if attachment.brought_from and not attachment.untrusted:
            text = attachment.data[:MAX_TITLE_LINE_CHARS].decode("utf-8", "ignore")
            if title := make_title(text):
                return title
    return BROUGHT if any(attachment.brought_from for attachment in attached) else TITLE_OF_IMAGE
