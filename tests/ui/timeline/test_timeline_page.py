"""The timeline over a real open workspace: what is shown is so, and buttons do what they say."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.rewrites import WrittenBy
from helix_desktop.domain.llm import (
    LlmRole,
    ModelRequest,
    Prices,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.messages import Message
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import (
    HandoverAuthor,
    SectionLine,
    TimelineEvent,
    TimelineMarks,
    WindowTimeline,
)
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.timeline.dialogs import (
    CompactionDialog,
    CoveredMessagesDialog,
    SaidLinesDialog,
)
from helix_desktop.ui.timeline.row_texts import rewrite_title
from helix_desktop.ui.timeline.version_view import VersionView
from helix_desktop.ui.widgets.notices import NoticeTone
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import full_workspace
from tests.engine.stage import SESSION, Stage
from tests.engine.talks import POLICY, TALK, SlowSpeaker, stage
from tests.fakes.speaker import Agent, Speaker, always, document, words
from tests.ui.views import at_rest, shown, signal_values, view_of
from tests.waiting import let_others_run, until

pytestmark = pytest.mark.seen
FOURTH = HANDOVER_SECTIONS[3]
BY_HAND = replace(POLICY, compact_percent=0.0)


class Halting(Speaker):
    """Writes half of its answer, line by line, and the rest when it may."""

    def __init__(self, text: str) -> None:
        super().__init__(always(text))
        self.gate, self.left = asyncio.Event(), False
        self._lines = text.splitlines(keepends=True)

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.requests.append(request)
        half = next(at for at, line in enumerate(self._lines) if FOURTH in line)
        try:
            for at, line in enumerate(self._lines):
                if at == half:
                    await self.gate.wait()
                yield TextDelta(line)
            yield StreamFinished(StopReason.ANSWERED, Usage(10, 10))
        finally:
            self.left = True


class Story:
    """A view of an open workspace whose session can be compacted."""

    def __init__(
        self, workspace_view: WorkspaceView, open_workspace: OpenWorkspace, engine_stage: Stage
    ) -> None:
        self.workspace_view, self.open_workspace, self.there = (
            workspace_view,
            open_workspace,
            engine_stage,
        )
        self.page_controller = workspace_view.page_controllers.timeline
        self.page = self.page_controller.page
        self.pane = self.page.pane
        self.edits = self.page_controller._context.handover_edits

    async def settle(self) -> None:
        await at_rest(self.workspace_view.bridge)

    async def open(self) -> None:
        await self.workspace_view.begin()
        self.workspace_view.open_page("timeline")
        await self.settle()

    async def write_handover(self) -> None:
        """Until its document is shown."""
        await self.open_workspace.compactions.compact(SESSION)
        await until(lambda: self.titles() == ["Handover v1"] and self.pane.edit.isVisible())

    async def dry_run(self) -> CompactionDialog:
        await self.press(self.page.compact)
        assert isinstance(self.page_controller.sheet, CompactionDialog)
        return self.page_controller.sheet

    async def window(self) -> tuple[Message, ...]:
        return (await self.there.runner.session_window.look()).window.messages

    async def press(self, widget: object) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        await self.settle()

    async def press_while_a_model_writes(self, widget: object) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        await let_others_run()

    def titles(self) -> list[str]:
        return [rewrite_title(row) for row in self.page.list.items]


class Tell(Protocol):
    def __call__(
        self, fast: Speaker, policy: Policy = BY_HAND
    ) -> AbstractAsyncContextManager[Story]: ...


@pytest.fixture
def tell(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Tell:
    @asynccontextmanager
    async def open_story(fast: Speaker, policy: Policy = BY_HAND) -> AsyncIterator[Story]:
        engine_stage = stage(Speaker(Agent(3)), policy, fast=fast)
        engine_stage.clock.advance(1_700_000_000)
        supervisor = Supervisor(lambda name, error: pytest.fail(f"{name}: {error!r}"))
        engine_stage.exchange(supervisor=supervisor)
        open_workspace = await full_workspace(engine_stage.deps, engine_stage.store, tmp_path)
        open_workspace.sessions._open[SESSION] = engine_stage.runner
        await engine_stage.say(*TALK)
        workspace_view = shown(qtbot, view_of(open_workspace, supervisor.spawn, theme), 1_440, 920)
        story = Story(workspace_view, open_workspace, engine_stage)
        try:
            await story.open()
            yield story
            await story.settle()
        finally:
            workspace_view.end()
            await engine_stage.runner.close()
            await supervisor.close()

    return open_story


@pytest.fixture
def story(tell: Tell) -> AbstractAsyncContextManager[Story]:
    return tell(Speaker(always(document())))


async def test_before_the_first_handover_it_says_when_that_comes(story: Story) -> None:
    assert story.titles() == []
    assert "Automatic compaction is off." in story.page._first.text()
    assert story.page.cost.text() == "", "nothing was paid, and nothing was free"
    assert story.page.compact.isEnabled()
    assert not story.page.undo.isEnabled()
    assert len(story.page_controller.use.readings) == 16
    assert story.pane._stack.currentWidget() is story.pane._none
    due = (TimelineEvent.MARKERS, 31_000), (TimelineEvent.NOTES, 50_000)
    marks = TimelineMarks(100_000, (*due, (TimelineEvent.HANDOVER, 85_000)))
    story.page.show_use(WindowTimeline(thresholds=marks))
    assert "at 31%, 50%, 85% of the context" in story.page._first.text()


@pytest.mark.parametrize(("price", "pays"), [(0.01, True), (300.0, False)])
async def test_a_compaction_is_offered_before_the_prompt_cache_expires_only_if_it_pays(
    story: Story, price: float, *, pays: bool
) -> None:
    handles = story.there.deps.models.handles
    for role, prices in (
        (LlmRole.MAIN, Prices(3.0, 15.0, 0.3, 3.75)),
        (LlmRole.FAST, Prices(price, price)),
    ):
        handles[role] = replace(handles[role], llm=replace(handles[role].llm, prices=prices))
    offer = story.workspace_view.strip.compact
    story.workspace_view.strip.expiry_near.emit()
    await story.settle()
    assert offer.isHidden() != pays
    if pays:
        offer.click()
        await story.settle()
        assert isinstance(story.page_controller.sheet, CompactionDialog)


async def test_compacting_is_a_dry_run_first_and_declining_it_changes_nothing(tell: Tell) -> None:
    fast = Speaker(always(document()))
    async with tell(fast) as story:
        before = await story.window()
        sheet = await story.dry_run()
        assert not fast.requests
        assert sheet.focusWidget() is sheet.yes
        await story.press(sheet.preview)
        await until(lambda: sheet.preview.isHidden())
        assert fast.requests
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        await story.settle()
        assert story.page_controller.sheet is None
        assert await story.window() == before
        assert story.titles() == []
        await story.press((await story.dry_run()).yes)
        await until(lambda: story.titles() == ["Handover v1"])
        assert await story.window() != before


async def test_a_preview_is_read_while_it_is_written_and_compact_takes_it_when_it_is_whole(
    tell: Tell,
) -> None:
    fast = Halting(document())
    async with tell(fast) as story:
        sheet = await story.dry_run()
        await story.press_while_a_model_writes(sheet.preview)
        await until(lambda: "section 3 of 6" in sheet.preview.text())
        assert sheet._summary.text()
        assert len(sheet._summary.text()) < len(document())
        await story.press_while_a_model_writes(sheet.yes)
        assert story.titles() == []
        fast.gate.set()
        await until(lambda: story.titles() == ["Handover v1"])
        assert len(fast.requests) == 1


async def test_cancelling_a_preview_leaves_the_context_unchanged(tell: Tell) -> None:
    fast = Halting(document())
    async with tell(fast) as story:
        before = await story.window()
        sheet = await story.dry_run()
        await story.press_while_a_model_writes(sheet.preview)
        await until(lambda: "section 3 of 6" in sheet.preview.text())
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        await until(lambda: fast.left)
        assert await story.window() == before
        assert story.titles() == []


async def test_a_dry_run_says_what_stays_raw_when_the_conversation_goes_on(story: Story) -> None:
    sheet = await story.dry_run()
    count = story.page_controller.use.messages
    await story.there.say("and one more")
    notice = f"New messages {count + 1}–{count + 5} stay as they are."
    await until(lambda: sheet._undo.text() == notice)
    await story.press(sheet.yes)
    await until(lambda: story.titles() == ["Handover v1"])
    assert any(message.text == "and one more" for message in await story.window())


async def test_the_keyboard_goes_from_undo_to_redo_and_back(story: Story) -> None:
    await story.write_handover()
    page = story.page
    await until(page.undo.isEnabled)
    page.window().activateWindow()  # on a screen without a window manager nobody else does
    await until(page.window().isActiveWindow)
    page.undo.setFocus()
    for now, then in ((page.undo, page.redo), (page.redo, page.undo)):
        QTest.keyClick(now, Qt.Key.Key_Space)
        await until(lambda now=now: not now.isEnabled())
        assert then.hasFocus()


async def test_two_versions_are_compared_edited_restored_and_undone(story: Story) -> None:
    raw = await story.window()
    await story.write_handover()
    assert story.page.cost.text().startswith("Compaction cost: ")
    handed = await story.window()
    await story.press(story.pane.edit)
    assert story.pane.editing
    edit = story.pane.editor._edits[4]
    edit.setPlainText("- P1 write it down")
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    await until(lambda: story.titles() == ["Handover v2", "Handover v1"])
    await until(lambda: story.pane.sections.changes == 1)
    assert not story.pane.editing
    assert story.pane.window().focusWidget() is story.pane.sections
    assert story.pane.a.text().startswith("v1")
    assert story.pane.b.text().startswith("v2")
    edited = await story.window()
    assert any("P1 write it down" in message.text for message in edited)
    story.page.list.choose(1)
    await story.settle()
    await story.press(story.pane.restore)
    await until(lambda: story.titles() == ["Handover v3", "Handover v2", "Handover v1"])
    assert await story.window() == handed
    assert story.page._count.text() == "3"
    for expected in (edited, handed, raw):
        await story.press(story.page.undo)
        await story.settle()
        assert await story.window() == expected
    assert not story.page.undo.isEnabled()
    assert len(story.titles()) == 6
    assert story.page._count.text() == "3", "compactions, not undos"
    await story.press(story.page.redo)
    assert await story.window() == handed
    assert story.page._count.text() == "3"


async def test_esc_in_a_changed_text_asks_first_and_a_refusal_keeps_what_was_written(
    story: Story,
) -> None:
    await story.write_handover()
    await story.press(story.pane.edit)
    edit = story.pane.editor._edits[0]
    await story.press(story.pane.editor.save)
    problem_label = story.pane.editor._problem
    await until(lambda: "The handover is unchanged" in problem_label.text())
    QTest.keyClicks(edit, "x")
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    await story.settle()
    assert story.pane.editing
    assert story.page_controller.sheet is not None
    QTest.keyClick(story.page_controller.sheet, Qt.Key.Key_Escape)
    assert story.pane.editing
    edit.undo()
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    assert not story.pane.editing
    assert story.pane.window().focusWidget() is story.pane.sections
    assert story.titles() == ["Handover v1"]


async def test_edits_of_a_handover_are_kept_while_another_session_is_shown(story: Story) -> None:
    await story.write_handover()
    await story.press(story.pane.edit)
    edit = story.pane.editor._edits[4]
    edit.setPlainText("- P1 write it down")
    await story.workspace_view.show_session(NO_SESSION)
    assert not story.pane.editing
    await story.workspace_view.show_session(SESSION)
    story.workspace_view.open_page("timeline")
    await until(lambda: story.pane.edit.isVisible())
    assert story.pane.edit.text() == "Continue editing"
    await story.press(story.pane.edit)
    assert edit.toPlainText() == "- P1 write it down"
    await story.press(story.pane.editor.save)
    await until(lambda: story.titles() == ["Handover v2", "Handover v1"])
    assert any("P1 write it down" in message.text for message in await story.window())
    assert not story.edits, "saved edits are no longer unsaved"
    assert story.pane.edit.text() == "Edit"


async def test_discarded_edits_of_a_handover_are_not_shown_again(story: Story) -> None:
    await story.write_handover()
    await story.press(story.pane.edit)
    edit = story.pane.editor._edits[0]
    QTest.keyClicks(edit, "x")
    assert story.edits
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    question = story.page_controller.sheet
    await story.press(question.findChildren(QPushButton)[-1])
    assert not story.edits
    assert story.pane.edit.text() == "Edit"
    await story.press(story.pane.edit)
    assert not story.pane.editor.changed


async def test_a_job_that_runs_shows_seconds_and_can_be_cancelled_while_the_chat_goes_on(
    tell: Tell,
) -> None:
    gate = asyncio.Event()
    async with tell(SlowSpeaker(gate, document())) as story:
        story.page._compact_now(SESSION)
        await until(lambda: story.page.running.isVisible())
        assert story.page.running.words.text().startswith("Writing handover v1 · ")
        assert not story.workspace_view.chat.composer.editor.isReadOnly()
        await story.press_while_a_model_writes(story.page.running.cancel)
        await until(lambda: not story.page.running.isVisible())
        assert not story.page.running._timer.isActive()
        assert story.titles() == []


async def test_a_failure_is_told_in_its_own_words_with_what_can_be_tried(tell: Tell) -> None:
    answers = iter((document(),))
    async with tell(Speaker(lambda _request: words(next(answers, "")))) as story:
        await story.write_handover()
        row = story.page.list.items[0]
        refused: list[str] = []
        story.workspace_view.bridge.refused.connect(lambda message, _hint: refused.append(message))
        story.page._rerun(SESSION, row.number, HandoverAuthor(LlmRole.FAST, "fast"))
        await until(lambda: story.page.failed.isVisible())
        assert "didn't write a usable handover" in story.page.failed.detail.text()
        assert refused
        failure = story.page_controller.use.failures[-1]
        assert (failure.number, failure.role) == (row.number, LlmRole.FAST)
        await story.press(story.page.failed.rules)
        await until(lambda: story.titles() == ["Handover v2", "Handover v1"])
        assert story.page.list.items[0].written_by is WrittenBy.RULES
        story.page._rerun(SESSION, row.number, HandoverAuthor(LlmRole.FAST, "fast"))
        await until(lambda: story.page.failed.isVisible())
        await story.press(story.page.failed.dismiss)
        assert not story.page.failed.isVisible()


async def test_a_handover_that_is_written_again_stays_shown_until_the_new_one_is(
    tell: Tell,
) -> None:
    gate = asyncio.Event()
    async with tell(SlowSpeaker(gate, document())) as story:
        gate.set()
        await story.write_handover()
        gate.clear()
        first = story.page.list.items[0]
        story.page._rerun(SESSION, first.number, HandoverAuthor(LlmRole.FAST, "fast"))
        await until(lambda: story.page.running.isVisible())
        assert (story.page.pair, story.pane.sections.isVisible()) == ((0, first.seq), True)
        gate.set()
        await until(lambda: story.titles() == ["Handover v2", "Handover v1"])
        await story.settle()
        newest = story.page.list.items[0]
        assert story.page.pair == (first.seq, newest.seq)
        assert story.page.compared is not None
        assert story.page.compared.new.rewrite.number == newest.number
        assert story.pane.sections.isVisible()


async def test_covered_messages_are_listed_and_lead_into_the_conversation(story: Story) -> None:
    await story.write_handover()
    wanted = signal_values(story.workspace_view.navigation.message_requested)
    await story.press(story.pane.covered)
    await until(lambda: isinstance(story.page_controller.sheet, CoveredMessagesDialog))
    sheet = story.page_controller.sheet
    assert "Verified" in sheet.hint.text()
    assert sheet.text.toPlainText() == TALK[0]
    sheet._with_message(sheet._show_in_chat)
    assert wanted == [(SESSION, 2)]


async def test_the_panel_beside_the_conversation_leads_to_the_page(story: Story) -> None:
    await story.write_handover()
    story.workspace_view.open_page("chat")
    rows = story.page_controller.panel.list
    rows.resize(304, 400)
    rows.grab()
    on_title = QPoint(70, round(rows.row_rect(0).top()) + 18)
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=on_title)
    await story.settle()
    assert story.workspace_view.page == "timeline"
    assert story.page.list.b == story.page.list.items[0].seq


async def test_every_action_says_why_it_cannot_be_done(story: Story) -> None:
    action_registry = {
        act.id: act for act in story.workspace_view.action_registry.all() if act.group == "Timeline"
    }
    assert {"timeline.undo", "timeline.redo", "timeline.compact"} < set(action_registry)
    assert action_registry["timeline.undo"].disabled_reason() == "Nothing to undo."
    assert action_registry["timeline.compact"].disabled_reason() == ""
    await story.write_handover()
    story.workspace_view.action_registry.run("timeline.undo")
    await until(lambda: story.titles()[0] == "Undo: Handover v1")


async def test_the_pane_follows_the_newest_compaction_unless_a_row_was_chosen(story: Story) -> None:
    def row_shown() -> str:
        rows = story.page.list
        return next(rewrite_title(row) for row in rows.items if row.seq == rows.b)

    async def compact_again(number: int) -> None:
        await story.there.say("and one more", "and another")
        await story.open_workspace.compactions.compact(SESSION)
        await until(lambda: f"Handover v{number}" in story.titles())
        await story.settle()

    await story.write_handover()
    assert row_shown() == "Handover v1"
    await compact_again(2)
    await until(lambda: row_shown() == "Handover v2")
    assert story.page_controller.use.rewrites[-1].seq == story.page.list.b
    story.page.list.choose(1)
    await until(lambda: row_shown() == "Handover v1")
    await compact_again(3)
    assert row_shown() == "Handover v1"


async def test_having_nothing_to_compact_yet_is_not_shown_as_an_error(tell: Tell) -> None:
    async with tell(Speaker(always(document()))) as story:
        await story.write_handover()
        await story.press(story.page.compact)
        await until(lambda: "Nothing to compact yet." in story.workspace_view.notice.text())
        assert story.workspace_view.notice.tone is NoticeTone.NOTE


async def test_lines_of_what_the_agent_said_are_read_edited_and_undone(story: Story) -> None:
    await story.write_handover()
    handed = await story.window()
    await story.press(story.pane.said)
    sheet = story.page_controller.sheet
    assert isinstance(sheet, SaidLinesDialog)
    assert "the agent said:\n- All of it is done." in handed[1].text
    assert "the agent said:\n- All of it is done." in sheet.text.toPlainText()
    assert sheet.text.isReadOnly()
    before = sheet.lines.toPlainText()
    assert before == "All of it is done."
    await story.press(sheet.save)
    assert sheet._problem.text().startswith("The lines are unchanged.")
    sheet.lines.setPlainText(f"{before}\nthe mock runs on port 50931")
    await story.press(sheet.save)
    await until(lambda: story.titles() == ["Handover v2", "Handover v1"])
    assert any("- the mock runs on port 50931" in message.text for message in await story.window())
    assert story.page_controller.sheet is None
    await story.press(story.page.undo)
    assert await story.window() == handed


async def test_notes_are_read_in_the_pane_and_an_edit_of_them_stands_beside_them(
    tell: Tell,
) -> None:
    async with tell(Speaker(always(document())), replace(BY_HAND, notes_percent=30.0)) as story:
        await until(lambda: story.titles() == ["Notes (rules)", "Notes (rules)"])
        pane, sections = story.pane, story.pane.sections
        story.page.list.choose(0)
        await until(lambda: pane._stack.currentWidget() is sections)
        await story.settle()
        said = await story.open_workspace.compactions.said(SESSION, story.page._chosen.number)
        assert sections.copied_text() == said.text
        assert not sections.changes
        assert pane.a.text() == "none"
        of_handovers = (pane.rerun, pane.restore, pane.strip, pane.covered)
        assert all(part.isHidden() for part in of_handovers)
        await story.press(pane.edit)
        sheet = story.page_controller.sheet
        assert isinstance(sheet, SaidLinesDialog)
        sheet.lines.setPlainText("\n".join((*said.lines, "the mock runs on port 50931")))
        await story.press(sheet.save)
        await until(lambda: len(story.titles()) == 3 and sections.changes == 1)
        assert pane._head_words.text() == "Compare"
        assert any(line.text == "- the mock runs on port 50931" for line in changed(sections))
        await story.press(story.page.undo)
        await until(lambda: "Undo: Notes (rules)" in story.titles())


def changed(sections: VersionView) -> list[SectionLine]:
    return [row.line for row in sections.rows if row.change >= 0 and row.line is not None]


async def test_lines_of_notes_that_left_the_context_can_only_be_read(story: Story) -> None:
    await story.write_handover()
    await story.press(story.page.undo)
    story.page.show_epoch(1)
    await story.settle()
    await until(lambda: story.pane.said.isVisible())
    await story.press(story.pane.said)
    sheet = story.page_controller.sheet
    assert isinstance(sheet, SaidLinesDialog)
    assert sheet.lines.isReadOnly()
    assert not sheet.save.isVisible()
