"""What was typed and not sent is there again, after whatever happened."""

from pathlib import Path

import pytest

from helix_desktop.app.sessions.drafts import FILE, Drafts, MessageDraft
from helix_desktop.domain.cache import NO_SESSION, SessionId, digest_of
from helix_desktop.domain.messages import Image

PICTURE = Image(digest_of(b"x"), "image/png", 2, 2, 1)
ONE, TWO = SessionId("0" * 15 + "1"), SessionId("0" * 15 + "2")


def test_drafts_are_kept_per_session(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / FILE)
    drafts.note(ONE, "first\nline 空 \x07")
    drafts.note(NO_SESSION, "not begun")
    drafts.save()
    again = Drafts(tmp_path / FILE)
    assert again.draft(ONE).text == "first\nline 空 \x07"
    assert again.draft(NO_SESSION).text == "not begun"
    assert again.draft(TWO).text == ""


def test_the_session_that_was_shown_last_is_known_after_a_restart(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / FILE)
    assert drafts.shown == NO_SESSION
    drafts.shown = TWO
    drafts.save()
    assert Drafts(tmp_path / FILE).shown == TWO


def test_a_draft_is_deleted_when_it_is_sent(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / FILE)
    drafts.note(ONE, "text")
    drafts.save()
    drafts.note(ONE, " \n")
    drafts.save()
    assert Drafts(tmp_path / FILE).draft(ONE).text == ""


def test_what_is_added_stands_on_a_line_of_its_own_and_a_picture_is_added_once(
    tmp_path: Path,
) -> None:
    drafts = Drafts(tmp_path / FILE)
    drafts.add(ONE, "first")
    drafts.add(ONE, "", (PICTURE,))
    drafts.add(ONE, "@a.py ", (PICTURE,))
    assert drafts.draft(ONE) == MessageDraft("first\n@a.py ", (PICTURE,))


def test_nothing_is_written_while_nothing_changed(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / FILE)
    drafts.save()
    drafts.note(ONE, "")
    drafts.save()
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_is_put_aside_and_typing_goes_on(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    drafts = Drafts(tmp_path / FILE)
    drafts.note(ONE, "new")
    drafts.save()
    assert Drafts(tmp_path / FILE).draft(ONE).text == "new"
    assert (tmp_path / "drafts.unreadable.json").read_bytes() == b"{"


@pytest.mark.parametrize(
    ("place", "text"),
    [("file/drafts.json", "text"), ("drafts.json", "\ud83d")],
    ids=["a place that cannot be written", "half of a character"],
)
def test_a_draft_that_cannot_be_saved_stays_in_memory(
    tmp_path: Path, place: str, text: str
) -> None:
    (tmp_path / "file").write_text("")
    drafts = Drafts(tmp_path / place)
    drafts.note(ONE, text)
    drafts.save()
    assert drafts.draft(ONE).text == text


def test_the_mode_of_the_next_session_stays_when_its_draft_is_emptied(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / FILE)
    drafts.note_mode(NO_SESSION, "plan")
    drafts.note(NO_SESSION, "text")
    drafts.note(NO_SESSION, "")
    drafts.save()
    again = Drafts(tmp_path / FILE)
    assert (again.draft(NO_SESSION).mode, bool(again.draft(NO_SESSION))) == ("plan", False)
    again.note_mode(NO_SESSION, "")
    assert again.draft(NO_SESSION).mode == ""
