"""Rows that are no messages, cards of what goes on, and what a click on them leads to."""

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication, QFrame
from pytestqt.qtbot import QtBot

from helix_desktop.app.sessions.session_actions import OutputRoom
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    Guide,
    GuideKind,
    Job,
    MarkedPart,
    WrittenBy,
)
from helix_desktop.domain.events import (
    Cause,
    Ending,
    EpochCommitted,
    Event,
    Outcome,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.gate_choice import GateChoice, RefusedExtract
from helix_desktop.domain.live_events import (
    GateBatchClosed,
    GateBatchOpened,
    JobEnded,
    JobOutcome,
    JobProgressed,
    JobStarted,
    OutputDecided,
    RetryPlanned,
    TextArrived,
    TurnFinished,
    WaitingOutput,
)
from helix_desktop.domain.messages import Image, Text, ToolCall
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.tool_table import declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import TimelineEvent, TimelineRow
from helix_desktop.ui.chat.cards.activity_cards import ActivityCards
from helix_desktop.ui.chat.cards.question_card import QuestionCard, prompt_question
from helix_desktop.ui.chat.row_controller import (
    OTHER_INSTRUCTIONS,
    GateDecisionMenu,
    gate_menu_items,
)
from helix_desktop.ui.chat.transcript.event_rows import SMALL, place_images
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import PaintContext, click_areas, paint_row
from helix_desktop.ui.chat.transcript.row_toolbar import row_commands
from helix_desktop.ui.chat.transcript.rows import (
    MAX_LISTED_NAMES,
    GateNote,
    RowAction,
    RowKind,
    TranscriptRow,
    arguments_text,
    gate_text,
    guides_text,
)
from helix_desktop.ui.chat.transcript.tool_rows import gate_height, tool_chips
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.style.canvas import Canvas
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.display_names import model_words_text, quoted_text
from helix_desktop.ui.timeline.row_texts import rewrite_reason
from helix_desktop.ui.widgets.accessibility import AccessibleRows
from helix_desktop.ui.widgets.glossary import explain_focus
from helix_desktop.ui.widgets.labels import decode_image
from tests.ui.pointer import point
from tests.ui.transcript_events import (
    HOSTILE,
    SESSION,
    A,
    B,
    C,
    all_rows,
    back,
    epoch,
    fold,
    gate,
    loaded,
    reads,
    recorded,
    reply_of,
)
from tests.ui.views import owned, shown, signal_values
from tests.ui.widgets.test_glossary import explained_words


class Shown:
    """A view over a journal, and what was wanted of it."""

    def __init__(self, qtbot: QtBot, theme: Theme, *events: Event) -> None:
        self.model = loaded(*events, running=False)
        self.view = shown(qtbot, TranscriptView(self.model), 800, 900)
        self.wanted: list[tuple[int, str]] = []
        self.view.action_requested.connect(lambda at, want: self.wanted.append((at, want)))
        self.view.grab()
        self._qtbot = qtbot

    def click(self, at: int, place: QPointF) -> None:
        """Click at a place of a row."""
        point = (self.view.row_rect(at).topLeft() + place).toPoint()
        self.view.grab()
        self._qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)


LIFE = (
    TurnStarted(0.0, "go"),
    reply_of(Text("I read."), reads("c1")),
    back("c1", A),
    gate(GateChoice.EXTRACT),
    epoch(1, Job.HANDOVER, folds=[fold(1, 3)]),
    TurnEnded(0.0, Ending.FAILED, HOSTILE, Cause.BUDGET),
)


@pytest.fixture
def life(qtbot: QtBot, theme: Theme) -> Shown:
    return Shown(qtbot, theme, *LIFE)


@pytest.mark.parametrize(
    ("at", "want"),
    [
        (2, RowAction.ENTRY),
        (3, RowAction.DECIDE),
        (3, RowAction.ENTRY),
        (4, RowAction.EPOCH),
        (5, RowAction.CONTINUE),
        (5, RowAction.RESEND),
        (5, RowAction.MODELS),
    ],
)
def test_a_click_on_a_part_of_a_row_requests_its_action(
    life: Shown, at: int, want: RowAction
) -> None:
    life.view.show_row(at)
    zone = next(zone for zone in click_areas(life.view.row_layout_at(at)) if zone.action is want)
    life.click(at, zone.rect.center())
    assert life.wanted == [(at, want)]
    assert not life.model.row(2).expanded


def test_who_arrives_by_keyboard_comes_to_a_row_in_view(qtbot: QtBot, theme: Theme) -> None:
    many = [row for _ in range(8) for row in LIFE]
    life = Shown(qtbot, theme, *many)
    view = life.view
    view.resize(700, 300)
    view.by_keyboard = True
    arrival = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(view, arrival)
    away = 0 if view.current_row() > len(many) // 2 else view.verticalScrollBar().maximum()
    view.verticalScrollBar().setValue(away)
    assert view.current_row() not in view.visible_rows()
    QApplication.sendEvent(view, arrival)
    assert view.current_row() in view.visible_rows()


def test_rows_are_read_out_with_who_and_what(life: Shown) -> None:
    view = life.view
    assert isinstance(view, AccessibleRows)
    view.show_row(1)
    beginnings = [view.row_text(at)[:41] for at in range(view.row_count() - 1)]
    assert beginnings == [
        "You: go",
        "Helix: I read.",
        "read_file, a.py, 400 tokens, ok, In notes",
        "Large output: Excerpt kept · 12,480 → 640",
        "Handover v1 · covers 2 messages and steps",
    ]
    assert view.current_row() == 1
    assert all(not view.row_rect(at).isEmpty() for at in view.visible_rows())


def test_an_open_output_leads_to_all_of_it_in_the_cache(life: Shown) -> None:
    life.view.open_row(2)
    life.view.show_output(A, "line\n" * 90)
    life.view.show_row(2)
    last = click_areas(life.view.row_layout_at(2))[-1]
    assert last.words == "Open full output in cache"
    life.click(2, last.rect.center())
    assert life.wanted == [(2, RowAction.ENTRY)]
    assert life.model.row(2).expanded


def test_exit_status_and_time_of_a_command_are_on_its_card(qtbot: QtBot, theme: Theme) -> None:
    call = ToolCall("c1", "shell", '{"command": "make"}')
    event = ToolReturned(0.0, "c1", "shell", "make", A, 9, Outcome.FAILED, 1.8, 4, status=1)
    life = Shown(qtbot, theme, reply_of(call), event)
    assert life.model.row(0).status == 1
    assert [fact.text for fact in tool_chips(life.model.row(0))][:3] == [
        f"#{A[:6]}",
        "exit 1",
        "1.8 s",
    ]
    assert not life.view.grab().isNull()


def test_enter_does_the_first_thing_that_a_row_offers(qtbot: QtBot, life: Shown) -> None:
    life.view.show_row(4)
    qtbot.keyClick(life.view, Qt.Key.Key_Return)
    assert life.wanted == [(4, RowAction.EPOCH)]
    life.view.show_row(2)
    qtbot.keyClick(life.view, Qt.Key.Key_Return)
    assert life.model.row(2).expanded


@pytest.mark.parametrize("width", [240, 500, 1_400])
def test_hostile_words_are_painted_in_any_width(qtbot: QtBot, theme: Theme, width: int) -> None:
    call = ToolCall("c1", HOSTILE, HOSTILE)
    life = Shown(
        qtbot,
        theme,
        TurnStarted(0.0, HOSTILE),
        reply_of(call),
        ToolReturned(0.0, "c1", HOSTILE, HOSTILE, A, 9, Outcome.OK, 9_999.0, 1),
        OutputGated(0.0, "c1", A, GateChoice.EXTRACT, B, HOSTILE, 10**9, 10**8),
        epoch(1, Job.TRIM, folds=[fold(1, 3)]),
        TurnEnded(0.0, Ending.FAILED, HOSTILE),
    )
    life.view.resize(width, 500)
    for at in range(life.model.rowCount()):
        life.view.show_row(at)
        assert not life.view.grab().isNull()
        for zone in click_areas(life.view.row_layout_at(at)):
            assert zone.rect.right() <= max(200, width - 48) + 60


def test_the_buttons_of_a_message_are_over_it_while_the_pointer_is(life: Shown) -> None:
    view = life.view
    view.show_row(0)
    place = (view.row_rect(1).topLeft() + QPointF(20, 12)).toPoint()
    point(view.viewport(), place)
    assert view.toolbar.isVisible()
    view.toolbar.chosen.emit(RowAction.BRANCH)
    assert life.wanted == [(1, RowAction.BRANCH)]
    view.toolbar.chosen.emit(RowAction.MARKDOWN)
    assert QApplication.clipboard().text() == "I read."
    assert RowAction.RESEND in [command.want for command in row_commands(life.model.row(0))]
    assert row_commands(TranscriptRow(RowKind.ASSISTANT, "x", live=True)) == ()


HELD = GateBatchOpened(SESSION, (WaitingOutput("c1", HOSTILE, HOSTILE, 12_480),), 10.0)


def cards_of(qtbot: QtBot, theme: Theme, patience: float = 0.0) -> ActivityCards:
    made = owned(qtbot, ActivityCards(patience=patience))
    made.show_session(SESSION)
    return made


def test_a_running_activity_has_a_card_until_it_ends(qtbot: QtBot, theme: Theme) -> None:
    cards = cards_of(qtbot, theme)
    assert cards.isHidden()
    cards.take(JobStarted(SESSION, Job.HANDOVER, "asked for by you"))
    cards.take(JobStarted(SessionId("f" * 16), Job.OBSERVATIONS, "elsewhere"))
    cards.take(HELD)
    cards.take(OutputDecided(SESSION, "c1", GateChoice.EXTRACT, 640))
    cards.take(RetryPlanned(SESSION, 5.0, 2, HOSTILE))
    cards.resize(700, 400)
    assert not cards.grab().isNull()
    assert not any(card.isHidden() for card in (cards.job, cards.gate, cards.retry))
    with qtbot.waitSignal(cards.job.cancel.clicked):
        cards.job.cancel.click()
    assert not cards.job.cancel.isEnabled()
    cards.show()
    cards.activateWindow()
    qtbot.waitUntil(cards.isActiveWindow)
    with qtbot.waitSignal(cards.retry.now.clicked):
        qtbot.keyClick(cards.retry, Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
    with qtbot.waitSignal(cards.retry.stopped):
        qtbot.keyClick(cards.retry, Qt.Key.Key_Escape)
    cards.take(TextArrived(SESSION, "here"))
    assert cards.retry.isHidden()
    cards.take(GateBatchClosed(SESSION))
    cards.take(JobEnded(SESSION, Job.HANDOVER, JobOutcome.COMMITTED))
    assert cards.isHidden()
    cards.show_session(SessionId("f" * 16))
    assert cards.job.title.text() == "Taking notes"
    cards.clear()
    assert cards.isHidden()


def test_a_long_name_of_a_tool_makes_no_card_wider(qtbot: QtBot, theme: Theme) -> None:
    narrowest = []
    for tool in ("shell", f"mcp__{'w' * 55}"):
        cards = cards_of(qtbot, theme)
        cards.take(GateBatchOpened(SESSION, (WaitingOutput("c1", tool, "a.py", 12_480),), 10.0))
        narrowest.append(cards.minimumSizeHint().width())
    assert narrowest[1] == narrowest[0]


def test_no_card_is_shown_for_a_job_that_ends_at_once(qtbot: QtBot, theme: Theme) -> None:
    cards = cards_of(qtbot, theme, 0.05)
    cards.take(JobStarted(SESSION, Job.NOTES, "many"))
    assert cards.isHidden()
    qtbot.waitUntil(lambda: not cards.isHidden())
    cards.take(JobEnded(SESSION, Job.NOTES, JobOutcome.COMMITTED))
    assert cards.isHidden()


def test_a_handover_says_which_section_is_written(qtbot: QtBot, theme: Theme) -> None:
    cards = cards_of(qtbot, theme)
    cards.take(JobProgressed(SESSION, "late"))
    cards.take(JobStarted(SESSION, Job.HANDOVER, "asked for by you"))
    assert "asked for by you" in cards.job.about.text()
    for heading in (HOSTILE, "1. Project Background", "4. Current Issues", "Technical Details"):
        cards.take(JobProgressed(SESSION, heading))
    assert cards.job.about.text().startswith("section 4 of 6: Current Issues")
    frames = cards.job.findChildren(QFrame)
    line = next(frame for frame in frames if frame.property("surface") == "acc")
    qtbot.waitUntil(lambda: line.width() > cards.job.width() // 2)
    cards.take(JobStarted(SESSION, Job.OBSERVATIONS, "many"))
    assert cards.job.about.text().startswith("many")
    qtbot.waitUntil(lambda: line.width() == 0)
    assert not cards.grab().isNull()


def test_a_turn_that_ends_takes_its_cards_along(qtbot: QtBot, theme: Theme) -> None:
    cards = cards_of(qtbot, theme)
    cards.take(HELD)
    cards.take(RetryPlanned(SESSION, 5.0, 2, "busy"))
    cards.take(TurnFinished(SESSION, Ending.STOPPED))
    assert cards.isHidden()


def test_a_job_that_came_to_nothing_is_told() -> None:
    model = TranscriptModel()
    model.take(JobEnded(SESSION, Job.HANDOVER, JobOutcome.FAILED, "No model answered"))
    model.take(JobEnded(SESSION, Job.OBSERVATIONS, JobOutcome.STALE, "late"))
    assert [row.text for row in all_rows(model)] == [
        "Writing handover failed: No model answered. Nothing changed."
    ]


@pytest.mark.parametrize(
    ("refused", "reason"),
    [
        (
            RefusedExtract(),
            "There is no excerpt: the model named no lines of the output. A preview stands "
            "instead.",
        ),
        (
            RefusedExtract(cut=True),
            "There is no excerpt: the model's answer was cut off. A preview stands instead.",
        ),
        (
            RefusedExtract(long=True),
            "There is no excerpt: it is as long as the output. A preview stands instead.",
        ),
    ],
)
def test_the_row_of_a_large_output_says_why_an_excerpt_was_refused(
    refused: RefusedExtract, reason: str, qtbot: QtBot, theme: Theme
) -> None:
    choice = GateChoice.KEEP_PREVIEW
    event = replace(gate(choice), refused=refused)
    assert reason in gate_text(GateNote(event, "", ""))
    model = loaded(event)
    view = owned(qtbot, TranscriptView(model))
    assert reason in all_rows(model)[-1].text
    assert not view.grab().isNull()
    row = TimelineRow(TimelineEvent.GATE, 1, 0.0, reason=choice.value, refused=refused)
    assert rewrite_reason(row) == reason


QUOTED = replace(
    gate(GateChoice.EXTRACT),
    quoted=("12-20", "31", "1.3-1.5"),
    words="One test fails.",
    llm="fast",
)


def test_the_row_of_an_excerpt_tells_its_lines_and_a_models_words_apart(
    qtbot: QtBot, theme: Theme
) -> None:
    life = Shown(qtbot, theme, *LIFE[:3], QUOTED)
    excerpt = click_areas(life.view.row_layout_at(3))[-1]
    life.click(3, excerpt.rect.center())
    assert life.wanted == [(3, RowAction.EXCERPT)]
    lines, said = "Lines 12-20, 31, 1.3-1.5", "Words of fast, not of the output: “One test fails.”"
    text = all_rows(life.model)[3].text
    assert f"{lines} · {said}" in text
    assert gate_height(GateNote(QUOTED, "", "")) > gate_height(GateNote(LIFE[3], "", ""))
    row = TimelineRow(TimelineEvent.GATE, 1, 0.0, reason="extract", gated=QUOTED)
    assert (quoted_text(row.gated), model_words_text(row.gated)) == (lines, said)
    many = replace(QUOTED, quoted=tuple(map(str, range(1, 20, 2))))
    assert quoted_text(many) == "Lines 1, 3, 5, 7, 9, 11 and 4 more ranges"


def test_a_form_that_does_not_fit_cannot_be_chosen_and_says_why(qtbot: QtBot, theme: Theme) -> None:
    result = {
        form.id: form
        for form in gate_menu_items(
            GateNote(gate(GateChoice.EXTRACT), "", ""), OutputRoom(140_000, 108_800, 128_000)
        )
    }
    assert result[GateChoice.EXTRACT].ticked
    assert result[GateChoice.EXTRACT].about == "the names"
    assert not result[GateChoice.KEEP_FULL].able
    assert "140,000 of 108,800" in result[GateChoice.KEEP_FULL].about
    fits = gate_menu_items(
        GateNote(gate(GateChoice.KEEP_PREVIEW), "", ""), OutputRoom(64_000, 108_800, 128_000)
    )
    assert [form.id for form in fits] == [
        GateChoice.KEEP_PREVIEW,
        GateChoice.KEEP_FULL,
        OTHER_INSTRUCTIONS,
    ]
    assert "50.0%" in fits[1].about
    parent = owned(qtbot, TranscriptView(TranscriptModel()))
    menu = GateDecisionMenu(parent, fits)
    chosen = signal_values(menu.chosen)
    menu.open_at(QPoint(500, 100))
    assert not menu.grab().isNull()
    qtbot.keyClick(menu, Qt.Key.Key_3)
    assert chosen == [GateChoice.KEEP_FULL]


def test_a_card_without_an_icon_has_a_title_as_high_as_others(qtbot: QtBot, theme: Theme) -> None:
    question = prompt_question("Edit", "hint", "old", send="Send", done=lambda _text: None)
    heights = []
    for icon in ("warn", ""):
        card = owned(qtbot, QuestionCard())
        card.show_question(replace(question, icon=icon))
        heights.append(card.sizeHint().height())
    assert heights[0] == heights[1]


def test_words_that_are_asked_for_are_told_once_and_blank_ones_never(
    qtbot: QtBot, theme: Theme
) -> None:
    card = owned(qtbot, QuestionCard())
    sent_texts: list[str] = []
    card.show_question(prompt_question("Edit", "hint", "old", send="Send", done=sent_texts.append))
    field = card.field_view
    field.editor.setPlainText("  ")
    assert not field.send.isEnabled()
    field.editor.setPlainText("  new")
    qtbot.keyClick(field.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert (sent_texts, card.isHidden()) == (["  new"], True)
    card.show_question(prompt_question("Edit", "hint", "old", send="Send", done=sent_texts.append))
    qtbot.keyClick(card.field_view.editor, Qt.Key.Key_Escape)
    assert (sent_texts, card.isHidden()) == (["  new"], True)


def encoded(width: int, height: int, kind: str = "PNG") -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind)
    return bytes(data.data())


def test_a_picture_is_decoded_no_larger_than_it_is_shown() -> None:
    result = decode_image(encoded(3_000, 1_000), SMALL)
    assert result.width() <= 480
    small = decode_image(encoded(30, 20, "JPEG"), SMALL)
    assert (small.width(), small.height()) == (30, 20)


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>'


@pytest.mark.parametrize("data", [b"", b"text", SVG, encoded(5, 5)[:40]])
def test_what_is_no_picture_is_not_shown(data: bytes) -> None:
    assert decode_image(data, SMALL) is None


def test_pictures_are_asked_for_when_they_come_on_screen(qtbot: QtBot, theme: Theme) -> None:
    images = tuple(Image(item, "image/png", 900, 600, 1) for item in (A, B, C))
    life = Shown(qtbot, theme)
    wanted = signal_values(life.view.picture_requested)
    opened_pictures = signal_values(life.view.picture_opened)
    life.model.load(recorded(TurnStarted(0.0, "look", images)), running=True)
    life.view.grab()
    life.view.grab()
    assert wanted == [A, B, C]
    life.view.show_picture(A, decode_image(encoded(900, 600), SMALL))
    life.view.show_picture(B, None)
    assert not life.view.grab().isNull()
    boxes = place_images(images, 752.0)
    assert all(box.left() >= 0 and box.right() <= 752.0 for box in boxes)
    second = click_areas(life.view.row_layout_at(0))[1]
    life.click(0, second.rect.center())
    assert opened_pictures == [B]


def test_rows_are_made_only_when_they_are_looked_at(qtbot: QtBot, theme: Theme) -> None:
    model = TranscriptModel()
    view = owned(qtbot, TranscriptView(model))
    view.resize(800, 700)
    model.load(
        [Recorded(SESSION, seq, reply_of(Text(f"m {seq}"))) for seq in range(1, 5_001)],
        running=True,
    )
    view.grab()
    model.rows.text(17)
    assert model.rows.built_count < 200


def test_the_pictures_of_a_call_stand_in_its_card_open_or_closed(
    qtbot: QtBot, theme: Theme
) -> None:
    images = (Image(A, "image/png", 900, 600, 1), Image(B, "image/jpeg", 60, 40, 1))
    returned = ToolReturned(0.0, "c", "read_file", "shot.png", C, 40, Outcome.OK, tokens=9)
    events = (
        TurnStarted(0.0, "look"),
        reply_of(ToolCall("c", "read_file", "{}")),
        replace(returned, images=images, image_tokens=800),
    )
    life = Shown(qtbot, theme)
    opened_pictures = signal_values(life.view.picture_opened)
    life.model.load(recorded(*events), running=True)
    assert not life.view.grab().isNull()
    row_layout = life.view.row_layout_at(1)
    assert row_layout.row.tokens == 809
    boxes = [zone.rect for zone in click_areas(row_layout) if zone.action is RowAction.PICTURE]
    assert [(box.width(), box.height()) for box in boxes] == [(240, 160), (60, 40)]
    assert all(box.left() >= 16 and box.bottom() <= row_layout.height - 16 for box in boxes)
    life.click(1, boxes[1].center())
    assert opened_pictures == [B]
    closed = row_layout.height
    life.view.open_row(1)
    assert life.view.row_layout_at(1).height > closed


def test_the_pictures_of_a_call_below_the_line_of_its_run_are_painted_where_they_are_clicked(
    qtbot: QtBot, theme: Theme
) -> None:
    calls = [ToolCall(name, "read_file", "{}") for name in ("c1", "c2")]
    first, second = (
        ToolReturned(0.0, call.id, "read_file", "shot.png", C, 40, Outcome.OK, tokens=9)
        for call in calls
    )
    pictured = replace(first, images=(Image(A, "image/png", 900, 600, 1),), image_tokens=800)
    life = Shown(qtbot, theme)
    life.model.load(
        recorded(TurnStarted(0.0, "look"), reply_of(*calls), pictured, second), running=False
    )
    life.model.toggle_run(1)
    life.view.grab()
    row_layout = life.view.row_layout_at(1)
    assert row_layout.above > 0
    [place] = [zone.rect for zone in click_areas(row_layout) if zone.action is RowAction.PICTURE]
    assert place.bottom() <= row_layout.height - 16
    paper = QImage(800, 900, QImage.Format.Format_RGB32)
    picture = QImage(9, 6, QImage.Format.Format_RGB32)
    paper.fill("black")
    picture.fill("red")
    area = QRectF(paper.rect())
    painter = QPainter(paper)
    canvas = Canvas(painter, area)
    paint_row(canvas, row_layout, QPointF(), context=PaintContext(area, pictures={A: picture}))
    painter.end()
    inner = place.adjusted(12, 12, -12, -12)
    for corner in (inner.topLeft(), inner.center(), inner.bottomRight()):
        assert paper.pixelColor(corner.toPoint()) == QColor("red")


def test_a_call_with_lists_and_objects_is_named_by_their_values() -> None:
    steps = '{"items": [{"text": "Rename", "status": "done"}, {"text": "Test"}], "all": true}'
    assert arguments_text("todo", steps) == "Rename, Test · true"
    assert (
        arguments_text("files.find", '{"filter": {"by": null, "name": "x"}, "most": 3}') == "x · 3"
    )
    assert arguments_text("files.find", '{"deep": ' + "[" * 90 + "]" * 90 + "}") == "…"


def test_a_row_of_a_plan_is_named_in_the_language_of_the_window() -> None:
    assert isinstance(declared_tool("submit_plan").label, Phrase), "plain text stays English"


def test_what_guides_a_session_is_named_and_what_does_not_is_explained() -> None:
    text = guides_text(
        [
            Guide(GuideKind.RULES, "rules", "never push", tokens=3),
            Guide(GuideKind.PROJECT, "AGENTS.md", "much", tokens=6_000, capped=True),
            Guide(GuideKind.PROJECT, "CLAUDE.md", problem="Not text."),
        ]
    )
    assert text == (
        "Instructions: this workspace's rules, AGENTS.md (6,000 tokens, shortened)"
        " · not used: CLAUDE.md (Not text.)"
    )


def test_a_session_without_instructions_says_that_none_are_in_use() -> None:
    assert guides_text([]) == "No instructions in use"


def test_a_name_shows_what_hides_in_it_and_many_names_are_counted() -> None:
    many = [
        Guide(GuideKind.PROJECT, f"{n}\u202e/AGENTS.md", "x") for n in range(MAX_LISTED_NAMES + 3)
    ]
    text = guides_text(many)
    assert "0⟨U+202E⟩/AGENTS.md" in text
    assert text.endswith("3 more")


def test_what_the_user_excludes_or_includes_leaves_no_line_in_the_conversation() -> None:
    marked = tuple(MarkedPart(2, str(at), "", content=A, text="[CACHED]") for at in range(9))
    out = Epoch(
        1, 0, Job.MARKERS, "left out by you", 9, 5, marked=marked, written_by=WrittenBy.USER
    )
    back = Epoch(2, 1, Job.UNDO, "taken back by you", 5, 9, written_by=WrittenBy.USER)
    model = loaded(EpochCommitted(0.0, out), EpochCommitted(0.0, back))
    assert model.rowCount() == 0
    model = loaded(EpochCommitted(0.0, replace(out, written_by=WrittenBy.RULES)))
    assert model.rowCount() == 1


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
def test_a_click_on_a_word_of_the_conversation_explains_it(life: Shown, theme: Theme) -> None:
    life.view.show_row(0)
    assert explained_words(life.view) == {"In notes", "Shortened", "Handover"}
    assert life.wanted == []
    [pill] = click_areas(life.view.row_layout_at(4))
    life.click(4, pill.rect.topRight() + QPointF(-40, 8))
    assert life.wanted == [(4, RowAction.EPOCH)]
    life.view.show_row(4)
    explain_focus(life.view, life.view)
    glossary = QApplication.activePopupWidget()
    assert glossary.word.text() == "Handover"
    glossary.close()
