"""A user recalls the whole of an entry, some lines or what was found: exactly that is sent."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.inspected_request import BlockReasonKind, InspectedRequest
from helix_desktop.domain.llm import ModelRequest, ProviderEvent, StreamFinished, Usage
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.practice_model import PRACTICE, PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.cache.table import SOURCE, TOKENS
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.stage import Play, ready, resting, running, texts, type_and_send, until

RATIO = 1.25
"""The model's tokens per token of our count."""


class Steady:
    """Implements Provider: the practice model, which counts a quarter more than we do."""

    weigher: MessageWeigher

    def __init__(self) -> None:
        self._inner = PracticeModel(0.001)

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        ours = sum(self.weigher.weigh(message).tokens for message in request.messages)
        ours += self.weigher.tools(request.tools).tokens
        async for event in self._inner.stream(request):
            if isinstance(event, StreamFinished):
                yield replace(event, usage=Usage(input=round(RATIO * ours), output=40))
            else:
                yield event


OFFERED = re.compile(r"([\d,]+) tok · (\d+) → (\d+)%")
EXACT = 0.01
"""How far what is sent may be from what was offered."""


def text_of(lines: int) -> bytes:
    rows = [f"{at}: what happened then{' needle' * (at % 50 == 0)}" for at in range(1, lines + 1)]
    return ("\n".join(rows) + "\n").encode()


async def open_entry(application: Application, lines: int) -> WorkspaceView:
    """The cache page, with a text of so many lines open in it, beside a session that has begun.

    How the model counts is known from earlier sessions: a first report alone does not tell a ratio
    from what every request carries.
    """
    models = await application._container.models()
    models.token_ratios[PRACTICE.full_name] = RATIO
    workspace_view = application.window.workspace_views.current
    application.window.resize(1440, 900)
    Steady.weigher = workspace_view.open_workspace._deps.models.main.weigher
    type_and_send(workspace_view, "hello")
    await until(lambda: running(workspace_view))
    await until(lambda: ready(workspace_view))
    await look(
        workspace_view,
        await workspace_view.open_workspace.attachments.keep_text("long.txt", text_of(lines)),
    )
    return workspace_view


async def look(workspace_view: WorkspaceView, digest: Digest) -> None:
    workspace_view.open_page("cache")
    page = workspace_view.page_controllers.cache.page
    page.select(digest)
    await until(lambda: "what happened then" in page.detail.view.text())
    await until(lambda: bool(page.detail.recall.cost))


def offered(workspace_view: WorkspaceView) -> tuple[int, int, int]:
    """Tokens, and percent of the window before and after."""
    result = OFFERED.search(workspace_view.page_controllers.cache.page.detail.recall.text())
    tokens, before, after = (int(group.replace(",", "")) for group in result.groups())
    return tokens, before, after


async def recalled(workspace_view: WorkspaceView) -> tuple[str, str]:
    """Press the button and send; what the composer told of it, and what the model read."""
    composer, open_workspace = workspace_view.chat.composer, workspace_view.open_workspace
    weighed = await open_workspace.requests.weigh(workspace_view.session)
    share = round(100 * weighed.tokens / weighed.marks.window)
    await until(lambda: offered(workspace_view)[1] == share)
    tokens, _before, after = offered(workspace_view)
    workspace_view.page_controllers.cache.page.detail.recall.click()
    await until(lambda: "1 output" in composer.caption.text())
    caption, mention = composer.caption.text(), composer.draft().strip()
    assert f"{tokens:,} tokens" in caption
    sent = len(await open_workspace.requests.sent(workspace_view.session))
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    await until(lambda: running(workspace_view))
    await until(lambda: resting(workspace_view) and not composer.editor.isReadOnly())
    looked = await first_after(workspace_view, sent)
    block = next(
        item for item in reversed(looked.blocks) if item.reason.why is BlockReasonKind.MENTIONED
    )
    assert abs(block.tokens - tokens) <= EXACT * tokens + 1
    assert abs(100 * looked.tokens / looked.marks.window - after) <= 1
    return mention, block.text


async def first_after(workspace_view: WorkspaceView, sent: int) -> InspectedRequest:
    """The first request that was sent behind so many."""
    steps = await workspace_view.open_workspace.requests.sent(workspace_view.session)
    return await workspace_view.open_workspace.requests.earlier(
        workspace_view.session, steps.seqs[sent]
    )


def numbers(text: str) -> list[int]:
    """The lines of the file that a text has, by the numbers they begin with."""
    return [int(match) for match in re.findall(r"(\d+): what happened then", text)]


async def test_a_whole_entry_its_selected_lines_and_its_matches_are_sent_with_the_offered_figures(
    play: Play,
) -> None:
    async with play(parts=AppParts(provider=Steady), seconds=60) as application:
        workspace_view = await open_entry(application, 3_000)
        detail = workspace_view.page_controllers.cache.page.detail
        full_tokens, choices = offered(workspace_view)[0], detail.passages.choices
        assert full_tokens > 15_000
        select(workspace_view, 3, 7)
        await until(lambda: detail.passages.choices.buttons["lines"].text() == "Lines 4–8")
        assert offered(workspace_view)[0] == full_tokens  # nothing is chosen by selecting alone
        choices.buttons["lines"].click()
        await until(lambda: detail.recall.text().startswith("Recall lines 4–8   "))
        mention, text = await recalled(workspace_view)
        assert (mention[17:], numbers(text)) == (":4-8", [4, 5, 6, 7, 8])

        await look(workspace_view, detail.digest)
        detail.finds.line.setText("Needle")
        await until(lambda: choices.buttons["matches"].isEnabled())
        choices.buttons["matches"].click()
        await until(lambda: detail.recall.text().startswith("Recall matches   "))
        mention, text = await recalled(workspace_view)
        assert (mention[17:], numbers(text)) == (':"Needle"', list(range(50, 3_001, 50)))

        await look(workspace_view, detail.digest)
        choices.buttons["whole"].click()
        await until(lambda: detail.recall.text().startswith("Recall into next message   "))
        mention, text = await recalled(workspace_view)
        assert (mention[17:], numbers(text)) == ("", list(range(1, 3_001)))


async def test_what_does_not_fit_says_so_and_the_part_that_fits_is_offered(play: Play) -> None:
    async with play(parts=AppParts(provider=Steady), seconds=90) as application:
        workspace_view = await open_entry(application, 30_000)
        detail = workspace_view.page_controllers.cache.page.detail
        composer = workspace_view.chat.composer
        digest = detail.digest
        await until(lambda: "would fill the context to" in detail.passages.warning.text())
        result = re.search(r"Only lines 1–([\d,]+) would fit\.", detail.passages.warning.text())
        last = int(result[1].replace(",", ""))
        assert detail.recall.text().startswith(f"Recall lines 1–{result[1]}   ")
        assert 50 <= offered(workspace_view)[2] <= 85  # as far as the model may count at most
        _mention, text = await recalled(workspace_view)
        assert numbers(text)[-1] == numbers(text)[0] + last - 1

        QTest.keyClicks(composer.editor, f"#{digest[:16]}:1-29999 ")
        await until(composer.too_large.isVisible)
        assert "Only a preview will be sent." in composer.too_large.words.text()
        composer.too_large.take.click()
        await until(lambda: not composer.too_large.isVisible())
        assert re.fullmatch(rf"#{digest[:16]}:1-\d+ ", composer.draft())
        composer.clear()
        QTest.keyClicks(composer.editor, f"#{digest[:16]}")  # with the list open above it
        await until(composer.too_large.isVisible)
        composer.too_large.take.click()
        await until(lambda: ":1-" in composer.draft())


def select(workspace_view: WorkspaceView, first: int, last: int) -> None:
    """Drag over rows of the content."""
    view = workspace_view.page_controllers.cache.page.detail.view
    begin, end = (view.row_rect(row).center().toPoint() for row in (first, last))
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(view.viewport(), left, pos=begin)
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), left, pos=end)


async def test_every_place_tells_an_entry_s_tokens_as_helix_counts_them_whatever_the_model_counts(
    play: Play, folder: Path
) -> None:
    (folder / "notes.txt").write_bytes(text_of(300))
    parts = AppParts(provider=Steady)
    async with play(parts=parts, seconds=60) as application:
        workspace_view = await open_entry(application, 300)
        cache = workspace_view.page_controllers.cache
        open_workspace = workspace_view.open_workspace
        page = cache.page
        workspace_view.open_page("chat")
        type_and_send(workspace_view, "read notes.txt")
        await until(lambda: running(workspace_view))
        await until(lambda: ready(workspace_view))
        entries = (await open_workspace.cache.entries(limit=10)).entries
        digest = next(entry.digest for entry in entries if "notes.txt" in entry.origin.what)
        await look(workspace_view, digest)
        taken = (await open_workspace.cache.entry(digest)).tokens or 0
        space = await open_workspace.requests.space(workspace_view.session)
        assert space.counted(taken) > 1.1 * taken
        shown = f"{taken:,}"
        model = cache.browsing.model
        await until(lambda: str(model.data(model.index(model.row_of(digest), TOKENS))) == shown)
        assert shown in [figure.text() for figure in page.detail.facts.figures]
        index = model.index(model.row_of(digest), SOURCE)
        assert f"{shown} tokens" in str(model.data(index, Qt.ItemDataRole.AccessibleTextRole))
        assert taken < offered(workspace_view)[0] < taken + 200  # and what stands around a mention
        page.filter.line.setText(f"tokens:={taken}")
        await until(lambda: model.rowCount() == 1 and model.row_of(digest) == 0)
        page.filter.clear()

        rows = cache.panel.entries
        await until(lambda: rows.row_of(digest) >= 0)
        assert rows.items[rows.row_of(digest)].right == f"≈{shown} tokens"

        workspace_view.open_page("chat")
        popup = workspace_view.chat_controller.composer_controller.mention_controller.popup
        QTest.keyClicks(workspace_view.chat.composer.editor, f"#{digest[:6]}")
        await until(lambda: popup.offer is not None and popup.isVisible())
        assert popup.offer.right == f"≈{shown} tokens"
        workspace_view.chat.composer.clear()

        await look(workspace_view, digest)
        await recalled(workspace_view)
        workspace_view.open_page("chat")
        await until(lambda: texts(workspace_view, RowKind.MENTION) != [])
        (row,) = texts(workspace_view, RowKind.MENTION)
        shown_tokens = re.search(r"≈([\d,]+) tokens$", row)
        # what stands around a mention is counted, too
        assert taken < int(shown_tokens[1].replace(",", "")) < taken + 200
