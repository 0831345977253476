"""Comments on lines of changed files: which line of which version, and where the line is now."""

from msgspec import Struct

from helix_desktop.domain.cache import Digest


class LineComment(Struct, frozen=True):
    """What the user wrote about one line of a file; `line` counts from 1.

    `version` is the content with the line: the comment is about that version, whatever becomes of
    the file. `removed`: the line is of the version before a change, which removed it.
    """

    path: str
    line: int
    version: Digest
    text: str
    removed: bool = False

    @property
    def place(self) -> tuple[str, int, Digest]:
        """The commented line; a second comment on it replaces the first."""
        return self.path, self.line, self.version


class PlacedComment(Struct, frozen=True):
    """A comment, its line's exact text, and the number of that line in the file as it is now.

    `now` is 0 if the line was changed or removed; `unreadable`: that cannot be found out.
    """

    comment: LineComment
    quote: str
    now: int
    unreadable: bool = False

    @property
    def is_stale(self) -> bool:
        """Whether the line is not what it was when it was commented."""
        return not self.now and not self.comment.removed and not self.unreadable
