"""A document while it is written: what came is shown, in its sections, and nothing of others."""

from pytestqt.qtbot import QtBot

from helix_desktop.app.inspection.handover_diff import sections_so_far
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.live_events import JobEnded, JobOutcome, JobStarted, JobTextArrived
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.timeline.dialogs import HandoverDraft, HandoverDraftView
from tests.ui.views import owned

HERE, THERE = SessionId("0" * 15 + "1"), SessionId("0" * 15 + "2")


def test_only_the_newest_answer_of_this_session_s_handover_is_read() -> None:
    draft = HandoverDraft(HERE)
    assert not draft.take([JobTextArrived(HERE, 1, "before it began")])
    draft.take([JobStarted(HERE, Job.OBSERVATIONS, "")])
    assert not draft.take([JobTextArrived(HERE, 1, "notes")])
    draft.take([JobStarted(THERE, Job.HANDOVER, ""), JobStarted(HERE, Job.HANDOVER, "")])
    assert draft.take([JobTextArrived(HERE, 2, "one "), JobTextArrived(THERE, 2, "elsewhere")])
    assert draft.take([JobTextArrived(HERE, 2, "two")])
    assert draft.text == "one two"
    assert draft.take([JobTextArrived(HERE, 3, "repaired"), JobTextArrived(HERE, 2, "late")])
    assert draft.text == "repaired"
    draft.take([JobEnded(HERE, Job.HANDOVER, JobOutcome.DRAFTED)])
    assert not draft.take([JobTextArrived(HERE, 4, "after it ended")])


def test_sections_appear_as_their_headings_come() -> None:
    text = (
        f"Here it is.\n## {HANDOVER_SECTIONS[0]}\nA ledger.\n\n## {HANDOVER_SECTIONS[1]}\n- Python"
    )
    assert sections_so_far("Here it is.") == ()
    assert sections_so_far(text) == ("A ledger.", "- Python")
    assert sections_so_far(f"{text}\n## 3. {HANDOVER_SECTIONS[2]}\nx") == (
        "A ledger.",
        "- Python",
        "x",
    )
    assert sections_so_far(f"**{HANDOVER_SECTIONS[1]}**\nonly this") == ("", "only this")


def test_the_draft_view_of_a_handover_shows_its_sections_and_hides_without_any(
    qtbot: QtBot, theme: Theme
) -> None:
    summary = owned(qtbot, HandoverDraftView())
    summary.show_sections(())
    assert summary.isHidden()
    summary.show_sections(("one", "two"))
    assert not summary.isHidden()
    assert summary.text() == "one\ntwo"
    summary.show_sections(("one",))
    assert summary.text() == "one"
