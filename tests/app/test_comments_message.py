"""What the message with comments on lines says of each: its path, line, version, and changes."""

from helix_desktop.app.sessions.line_comments import MAX_QUOTE_CHARS, comments_message
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.line_comments import LineComment, PlacedComment
from helix_desktop.domain.mentions import find_mentions

VERSION = digest_of(b"a")


def text_of(*, removed: bool = False, now: int, unreadable: bool = False, quote: str = "x") -> str:
    comment = LineComment("src/a.py", 3, VERSION, "  Why?\n", removed)
    return comments_message([PlacedComment(comment, quote, now, unreadable)])


def test_a_comment_quotes_its_path_line_and_version() -> None:
    version = VERSION[:12]
    assert text_of(now=3) == (
        f"Comments on lines of files:\n\nsrc/a.py, line 3, version {version}:\n> x\nWhy?"
    )


def test_a_line_that_changed_or_moved_meanwhile_says_so() -> None:
    assert "(this line has changed since):" in text_of(now=0)
    assert "(now line 5):" in text_of(now=5)
    assert "can't be found out):" in text_of(now=0, unreadable=True)


def test_a_removed_line_says_only_that_it_is_there_again() -> None:
    assert "removed line 3, version" in text_of(removed=True, now=0)
    assert "since" not in text_of(removed=True, now=0)
    assert "(in the file again, as line 7):" in text_of(removed=True, now=7)


def test_a_long_line_is_cut_and_the_version_attaches_nothing() -> None:
    text = text_of(now=3, quote="y" * 5_000)
    assert text.count("y") < MAX_QUOTE_CHARS + 10
    assert not list(find_mentions(text))
