"""A first session shows at most five words to learn, and they are the five that Concepts names."""

import re
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import CallState, RowKind
from helix_desktop.ui.text.block_terms import EXPLAINED, term_word
from helix_desktop.ui.welcome.page import ModelSource
from tests.system.scenarios.stage import (
    live,
    open_and_quiet,
    resting,
    running,
    states,
    transcript_rows,
    type_and_send,
    until,
)
from tests.system.tour.project import lay_out
from tests.ui.painted_texts import painted_texts

CONCEPTS = Path(__file__).resolve().parents[3] / "docs" / "concepts.md"
EVERY_DEVELOPER_KNOWS = frozenset(
    {"workspace", "session", "branch", "turn", "request", "background", "redo", "full output"}
)
"""Words of Concepts that mean there what they mean everywhere."""
FAMILIES = {"compaction": "compact", "context window": "context", "entry": "cache"}
"""Words that are explained together with another."""
WINDOW_SIZE = 1_440, 920


def emphasized(text: str) -> set[str]:
    return set(re.findall(r"(?<!\*)\*{1,2}([a-z][a-z ]{1,30}?)\*{1,2}(?!\*)", text))


def five_words() -> set[str]:
    [sentence] = re.findall(r"Five words are enough[^.]*\.", CONCEPTS.read_text(encoding="utf-8"))
    return emphasized(sentence)


def terms() -> dict[str, str]:
    """Return each word of the glossary and of Concepts, and the word with which it is learned."""
    of_concepts = emphasized(CONCEPTS.read_text(encoding="utf-8")) - EVERY_DEVELOPER_KNOWS
    of_window = {term_word(term).partition(" (")[0].rstrip("…").lower() for term in EXPLAINED}
    words = {word: FAMILIES.get(word, word) for word in of_concepts | of_window}
    stems = {"pinned": "pin", "cached": "cache", "compacted": "compact", "markers": "marker"}
    return (
        words | {word: stems[word] for word in words if word in stems} | {"in context": "context"}
    )


def words_to_learn(texts: Iterable[str]) -> set[str]:
    text, words = re.sub(r"\S+\.\w{2,4}\b", "", " ".join(texts).lower()), set()  # no file names
    for term, word in sorted(terms().items(), key=lambda item: -len(item[0])):
        pattern = rf"\b{re.escape(term).replace(chr(92) + ' ', '[ -]')}(?:s|d|ed|ing|ned|ions?)?\b"
        if re.search(pattern, text):
            words.add(word)
            text = re.sub(pattern, "", text)  # "prompt cache" is not "cache"
    return words


async def work(application: Application, texts: list[str]) -> None:
    """Send a first message, answer what is asked, and keep every text that was seen."""
    workspace_view = application.window.workspace_views.current
    await until(lambda: "expected" in " ".join(painted_texts(application.window)))
    texts += painted_texts(application.window)
    workspace_view.chat.composer.editor.setFocus()
    type_and_send(workspace_view, "summarize this project")
    await until(lambda: running(workspace_view))
    await until(lambda: resting(workspace_view))
    QApplication.processEvents()
    assert {row.kind for row in transcript_rows(workspace_view)} >= {
        RowKind.USER,
        RowKind.TOOL,
        RowKind.ASSISTANT,
    }
    results = painted_texts(application.window)
    bar = workspace_view.chat.view.verticalScrollBar()
    bar.setValue(bar.minimum())
    results += painted_texts(application.window)
    answers = " ".join(
        row.text for row in transcript_rows(workspace_view) if row.kind is RowKind.ASSISTANT
    )
    texts += [text for text in results if text not in answers]  # a model's words are its own


def test_the_glossary_has_the_words_that_are_counted() -> None:
    assert five_words() == {"context", "compact", "cache", "recall", "pin"}
    assert five_words() <= set(terms().values())
    assert {"handover", "notes", "marker", "excerpt", "prompt cache"} <= set(terms().values())
    sentence = "Compacts at 85%, 20 prompt-cached, Pinned, # cached output, excerpt of a marker"
    learned = {"compact", "prompt cache", "pin", "cache", "excerpt", "marker"}
    assert words_to_learn([sentence]) == learned
    assert not words_to_learn(["Choose a model for this session, then send a request."])


async def test_a_first_session_has_at_most_five_words_to_learn(tmp_path: Path) -> None:
    folder, texts = lay_out(tmp_path), list[str]()
    async with live(data=tmp_path / "data", seconds=60) as application:
        await until(lambda: application.window.welcoming)
        application.window.resize(*WINDOW_SIZE)
        page = application.window.welcome
        texts += painted_texts(application.window)
        page.take_way(ModelSource.NONE)
        application.welcome_controller.take_folder(str(folder))
        await until(lambda: page.folder == str(folder))
        texts += painted_texts(application.window)
        page.begin.click()
        await until(lambda: open_and_quiet(application))
        await work(application, texts)
    assert "Welcome to Helix" in texts
    assert "list_files" in texts
    assert words_to_learn(texts) <= five_words()


async def test_the_tools_of_the_demo_on_the_first_screen_work(tmp_path: Path) -> None:
    async with live(data=tmp_path / "data", seconds=60) as application:
        await until(lambda: application.window.welcoming)
        page = application.window.welcome
        page.take_way(ModelSource.NONE)
        assert page.begin.text() == "Start the demo"
        page.begin.click()
        await until(lambda: application.window.workspace_views.current is not None)
        workspace_view = application.window.workspace_views.current
        await until(lambda: len(finished(states(workspace_view))) >= 4)
        assert set(finished(states(workspace_view))) == {CallState.OK}


def finished(calls: Iterable[CallState]) -> list[CallState]:
    return [state for state in calls if state in (CallState.OK, CallState.FAILED)]
