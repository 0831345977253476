"""How full the window is: every place of the application shows the same, whatever happened."""

import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from helix_desktop.app.commands.turn_output import context_of
from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.llm import LlmRole, ModelRequest, ProviderEvent, StreamFinished, Usage
from helix_desktop.domain.messages import Message
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.inspector.page import request_summary
from helix_desktop.ui.text.formatting import percent_text
from tests.system.scenarios.stage import (
    live,
    open_and_quiet,
    resting,
    running,
    type_and_send,
    until,
)


class Counting:
    """Implements Provider: the practice model, which reports what it counts in its own way."""

    def __init__(self, inner: Provider, letters: float) -> None:
        self._inner, self.letters = inner, letters

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        letters = sum(map(_letters, request.messages))
        async for event in self._inner.stream(request):
            if isinstance(event, StreamFinished):
                tokens = round(letters / self.letters) + 900 if self.letters else 0
                yield replace(event, usage=Usage(input=tokens, output=40) if tokens else None)
            else:
                yield event


def _letters(message: Message) -> int:
    return len(message.text) + 200


async def figures(application: Application) -> dict[str, tuple[int, int] | str]:
    """What each place says: tokens and window, or a share where only that is shown."""
    workspace_view = application.window.workspace_views.current
    open_workspace = workspace_view.open_workspace
    strip = re.match(r"([\d,]+) of ([\d,]+)", workspace_view.strip.window_text())
    use = workspace_view.page_controllers.timeline.use
    looked = await open_workspace.requests.next(
        workspace_view.session, workspace_view.chat.composer.draft()
    )
    window = request_summary(looked, open_workspace.clock.now(), None, counting=False).facts[0]
    context = context_of(
        await open_workspace.requests.weigh(
            workspace_view.session, workspace_view.chat.composer.draft()
        )
    )
    result: dict[str, tuple[int, int] | str] = {
        "strip": _pair(strip) if strip else workspace_view.strip.window_text(),
        "inspector": (looked.tokens, looked.marks.window),
        "inspector's share": window.value,
        "ask --json": (context["tokens"], context["window"]),
        "meter": (sum(tokens for _, tokens in looked.weighed.by_kind), looked.marks.window),
    }
    if use.weighed is not None and workspace_view.session:
        result["timeline"] = (use.tokens, use.thresholds.full)
    marks = open_workspace.compactions.thresholds(looked.marks).marks
    result["marks"] = str(use.thresholds.marks == marks)
    return result


def _pair(results: "re.Match[str]") -> tuple[int, int]:
    return int(results[1].replace(",", "")), int(results[2].replace(",", ""))


def agree(results: dict[str, tuple[int, int] | str]) -> bool:
    """One pair of figures, and shares of it."""
    pairs = {value for value in results.values() if isinstance(value, tuple)}
    if len(pairs) != 1 or not isinstance(results["strip"], tuple):
        return False
    [(tokens, window)] = pairs
    share = 100 * (tokens / window)
    return (
        results["inspector's share"] == percent_text(share, 1)
        and results.get("marks", "True") == "True"
    )


class Walk:
    """One state after the other; in each all places come to agree."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.workspace_view = application.window.workspace_views.current
        self.seen: list[str] = []

    async def state(self, name: str) -> None:
        results: dict[str, tuple[int, int] | str] = {}

        async def agrees() -> bool:
            nonlocal results
            results = await figures(self.application)
            return agree(results)

        try:
            await until(agrees)
        except TimeoutError:
            pytest.fail(f"{name}: {results}")
        self.seen.append(name)

    async def turn(self, text: str) -> None:
        type_and_send(self.workspace_view, text)
        await until(lambda: running(self.workspace_view))
        await until(lambda: resting(self.workspace_view))
        await self.state(text)


TALK = ("Summarise this project", "explore src", "read README.md", "and the tests?")
BEFORE = 28
"""States before the application is started again."""


async def walk_states(walk: Walk, counting: Counting) -> None:
    workspace_view, open_workspace = walk.workspace_view, walk.workspace_view.open_workspace
    workspace_view.open_page("timeline")  # so that it follows what happens
    workspace_view.open_page("chat")
    await walk.state("nothing was said yet")
    await open_workspace.choose_policy(get_preset("helix"))
    await walk.state("notes are marked from what a first request has")
    await open_workspace.choose_policy(get_preset("balanced"))
    for text in TALK:
        await walk.turn(text)
    first = workspace_view.session
    workspace_view.chat.composer.editor.setPlainText("What I am about to ask. " * 40)
    await walk.state("something is being typed")
    workspace_view.chat.composer.editor.setPlainText("")
    await walk.state("nothing is typed any more")
    await open_workspace.compactions.compact(first)
    await walk.state("a handover")
    await open_workspace.compactions.undo(first)
    await walk.state("it is undone")
    await open_workspace.compactions.redo(first)
    await walk.state("it is back")
    await walk.turn("read README.md again")
    for name in ("economy", "helix", "relevance", "balanced"):
        await open_workspace.choose_policy(get_preset(name))
        await walk.state(f"the preset {name}")
    counting.letters = 5.0
    await walk.turn("list files")
    await walk.turn("and now?")
    counting.letters = 0.0
    await walk.turn("what does it not tell?")
    counting.letters = 2.2
    await walk.turn("what does it tell?")
    for name in ("practice/practice-wide", "ollama/never-heard-of", "practice/practice"):
        await open_workspace.choose_model(LlmRole.MAIN, name)
        await walk.state(f"the model {name}")
    last = (await open_workspace.requests.next(first)).blocks[-1]
    await open_workspace.requests.pin(first, last)
    await walk.state("something is pinned")
    await open_workspace.sessions.rename(first, "Another name")
    await walk.state("it is called otherwise")
    workspace_view.sidebar.new.click()
    await until(lambda: workspace_view.session != first)
    await walk.state("a new session")
    await walk.turn("list files here")
    workspace_view.sidebar.sessions.chosen.emit(first)
    await until(lambda: workspace_view.session == first)
    await walk.state("back in the first")


@pytest.mark.timeout(300)
async def test_all_places_show_the_same_size_of_the_context_in_thirty_states(
    tmp_path: Path,
) -> None:
    counting, seen = Counting(PracticeModel(0.001), 3.1), list[str]()
    parts = AppParts(provider=lambda: counting)
    folder = tmp_path / "ledger"
    shutil.copytree(resources_folder() / "demo", folder)

    async def again(walk: Walk, _counting: Counting) -> None:
        await walk.state("started again")
        for text in TALK[:3]:
            await walk.turn(text)

    for story, least in ((walk_states, BEFORE), (again, 30)):
        async with live(
            data=tmp_path / "data", folder=folder, parts=parts, seconds=200
        ) as application:
            await until(lambda a=application: open_and_quiet(a))
            application.window.resize(1440, 900)
            walk = Walk(application)
            await story(walk, counting)
            seen.extend(walk.seen)
        assert len(seen) >= least, seen


ADDED = re.compile(r"1 file, ≈([\d,]+) tokens · ([\d,]+) with this message")


async def test_what_a_draft_mentions_is_counted_once_in_the_one_figure(tmp_path: Path) -> None:
    counting = Counting(PracticeModel(0.001), 3.1)

    folder = tmp_path / "ledger"
    shutil.copytree(resources_folder() / "demo", folder)
    parts = AppParts(provider=lambda: counting)
    async with live(data=tmp_path / "data", folder=folder, parts=parts, seconds=60) as application:
        await until(lambda: open_and_quiet(application))
        walk = Walk(application)
        composer = walk.workspace_view.chat.composer
        await walk.turn(TALK[0])
        before = used(walk)
        QTest.keyClicks(composer.editor, "look at @README.md ")
        await until(lambda: ADDED.fullmatch(composer.caption.text()) is not None)
        await walk.state("a file is mentioned")
        await until(lambda: added(walk)[1] == used(walk))
        file, then = added(walk)
        assert 100 < file < then - before < 2 * file, "the file and the typed words, once"
        QTest.keyClicks(composer.editor, "and tell me what it says of the tests ")
        await until(lambda: used(walk) > then)
        assert added(walk) == (file, used(walk))
        composer.clear()
        await until(lambda: used(walk) == before)


def added(walk: Walk) -> tuple[int, int]:
    """What the file takes, and the window with the message, by the caption."""
    result = ADDED.fullmatch(walk.workspace_view.chat.composer.caption.text())
    file, then = (int(group.replace(",", "")) for group in result.groups())
    return file, then


def used(walk: Walk) -> int:
    """What the strip shows."""
    result = re.match(r"[\d,]+", walk.workspace_view.strip.window_text())
    return int(result[0].replace(",", "")) if result else 0
