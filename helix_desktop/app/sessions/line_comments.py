"""The message that sends the user's comments on lines: each with its path, line, and version."""

from collections.abc import Sequence

from helix_desktop.domain.line_comments import PlacedComment

MAX_QUOTE_CHARS = 1_000
VERSION_CHARS = 12
"""Characters of a version's digest. It is no mention, which would attach the whole file."""


def comments_message(comments: Sequence[PlacedComment]) -> str:
    return "\n\n".join(("Comments on lines of files:", *map(_comment_text, comments)))


def _comment_text(placed: PlacedComment) -> str:
    comment, quote = placed.comment, placed.quote
    if len(quote) > MAX_QUOTE_CHARS:
        quote = f"{quote[:MAX_QUOTE_CHARS]}…"
    line = f"removed line {comment.line}" if comment.removed else f"line {comment.line}"
    head = f"{comment.path}, {line}, version {comment.version[:VERSION_CHARS]}"
    if placed.unreadable:
        head += " (whether the line changed since can't be found out)"
    elif comment.removed:
        head += f" (in the file again, as line {placed.now})" if placed.now else ""
    elif not placed.now:
        head += " (this line has changed since)"
    elif placed.now != comment.line:
        head += f" (now line {placed.now})"
    return f"{head}:\n> {quote}\n{comment.text.strip()}"
