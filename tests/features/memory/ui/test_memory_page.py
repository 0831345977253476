"""The page of the memory: read, add, change, and remove lines, open their source, versions."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import Rewound
from helix_desktop.domain.memory import MemoryChange
from helix_desktop.features.memory.window_page import MemoryPage
from helix_desktop.features.memory.workspace_memory import WorkspaceMemory
from helix_desktop.ui.settings.form_rows import ExpandableRow
from helix_desktop.ui.widgets.fields import TextArea
from helix_desktop.ui.widgets.layout import tab_after
from tests.ui.settings.stage import BIDI, SHOWN, Stage
from tests.waiting import until


def texts(stage: Stage) -> list[str]:
    return [line.text for line in stage.open_workspace.services[WorkspaceMemory].memory.current]


def row(page: MemoryPage, at: int = 0) -> ExpandableRow:
    line = page.lines.row(page.lines.keys()[at])
    assert isinstance(line, ExpandableRow)
    return line


def press(parent: ExpandableRow, words: str) -> None:
    widgets = (widget for part in parent.parts() for widget in part.findChildren(QPushButton))
    [button] = [b for b in widgets if b.accessibleName().startswith(f"{words}:")]
    button.click()


async def test_a_line_is_added_changed_and_removed_and_each_version_comes_back(
    stage: Stage,
) -> None:
    page = stage.page(MemoryPage)
    page.typed.set_text("use tabs")
    page.typed.entered.emit()
    await until(lambda: texts(stage) == ["use tabs"] and len(page.lines.keys()) == 1)
    assert page.typed.text() == ""
    assert "by you" in row(page).words.below()
    await until(lambda: page.sum.below().startswith("1 of 80 lines, ≈"))

    row(page).open()
    [field] = row(page).body.findChildren(TextArea)
    field.set_text("use spaces")
    press(row(page), "Save")
    await until(lambda: texts(stage) == ["use spaces"] and row(page).words.name() == "use spaces")
    press(row(page), "Remove")
    await until(lambda: texts(stage) == [] and not page.lines.keys())

    await until(lambda: page.versions.keys() == ["3 present", "2", "1"])
    first = page.versions.row("1")
    assert first.words.below().startswith("+1 −0")
    first.open()
    [changed] = first.body.findChildren(TextArea)
    assert changed.text() == "+ use tabs"
    press(first, "Restore")
    await until(lambda: texts(stage) == ["use tabs"])


async def test_tab_leads_from_a_line_into_it_and_then_to_what_is_below(stage: Stage) -> None:
    page = stage.page(MemoryPage)
    page.widget.resize(800, 700)
    page.widget.show()
    await stage.open_workspace.services[WorkspaceMemory].edit(MemoryChange(["one", "two"]))
    page.refresh()
    await until(lambda: len(page.lines.keys()) == 2)
    row(page).open()
    following, widget = [], row(page)._arrow
    for _ in range(40):
        widget = tab_after(widget) or widget
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            following.append(widget)
    [field] = row(page).body.findChildren(TextArea)
    assert following.index(field.editor) < following.index(row(page, 1)._arrow)
    assert following.index(row(page, 1)._arrow) < following.index(page.typed.line)


async def test_a_line_of_the_agent_opens_the_events_that_it_came_from(stage: Stage) -> None:
    workspace = stage.open_workspace
    session = await workspace.send(NO_SESSION, "the build needs node 20.20.1")
    await workspace.sessions.settled(session)
    await workspace.services[WorkspaceMemory].remember(session, MemoryChange(["node 20.20.1"]))
    page = stage.page(MemoryPage)
    await until(lambda: len(page.lines.keys()) == 1)
    assert "from “the build needs" in row(page).words.below()
    row(page).open()
    [line] = workspace.services[WorkspaceMemory].memory.current
    messages: list[tuple[str, int]] = []
    stage.context.navigation.message_requested.connect(
        lambda name, seq: messages.append((name, seq))
    )
    press(row(page), f"Event {line.sources[0]}")
    assert messages == [(session, line.sources[0])]


async def test_a_mark_is_shown_until_the_line_is_kept_and_hidden_characters_are_spelled_out(
    stage: Stage,
) -> None:
    workspace = stage.open_workspace
    session = await workspace.send(NO_SESSION, BIDI)
    await workspace.sessions.settled(session)
    await workspace.services[WorkspaceMemory].remember(session, MemoryChange(["a fact"]))
    await workspace.sessions.rename(session, BIDI)
    page = stage.page(MemoryPage)
    await until(lambda: len(page.lines.keys()) == 1)
    assert SHOWN in row(page).words.below()
    rewound = Rewound(workspace.clock.now(), through=1)
    await workspace.services[WorkspaceMemory].note_rewind(session, rewound, 0)
    page.refresh()
    await until(lambda: row(page).words.below().startswith("You undid what it came from"))
    press(row(page), "Keep")
    await until(lambda: not row(page).words.below().startswith("You undid"))
    assert not workspace.services[WorkspaceMemory].memory.current[0].undone_at


async def test_a_refused_change_is_told_and_keeps_what_was_typed(stage: Stage) -> None:
    page = stage.page(MemoryPage)
    page.typed.set_text("x" * 400)
    page.typed.entered.emit()
    await until(lambda: page.outcome.tone() == "bad")
    assert "400 characters" in page.outcome.text()
    assert page.typed.text() == "x" * 400
