"""Which shown lines of a comparison can be commented, and which have a comment."""

from collections.abc import Sequence

from helix_desktop.domain.file_changes import FileChange, GitChange
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.ui.changes.diff_lines import DiffLine, LineKind


def comment_on(change: FileChange, line: DiffLine, text: str = "") -> LineComment | None:
    """Return a comment on a shown line; None for what is no line of a file."""
    removed = line.kind is LineKind.REMOVED
    version, number = (change.before, line.old) if removed else (change.after, line.new)
    if version is None or not number or isinstance(change, GitChange):
        return None
    return LineComment(change.path, number, version, text, removed)


def commented_lines(
    change: FileChange, lines: Sequence[DiffLine], comments: Sequence[LineComment]
) -> frozenset[int]:
    """Return the indices of the shown lines that have a comment."""
    places = {comment.place for comment in comments if comment.path == change.path}
    shown = ((index, comment_on(change, line)) for index, line in enumerate(lines))
    return frozenset(index for index, comment in shown if comment and comment.place in places)
