"""The settings page Memory: its lines and their versions."""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial

from PySide6.QtWidgets import QLayout, QWidget

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.live_events import Live, ToolCallEnded
from helix_desktop.domain.memory import (
    MAX_LINE_CHARS,
    MAX_LINES,
    Memory,
    MemoryChange,
    MemoryLine,
    MemoryOrigin,
    MemoryVersion,
    ReplacedLine,
)
from helix_desktop.domain.ports import Clock
from helix_desktop.domain.tool_table import REMEMBER
from helix_desktop.features.memory.workspace_memory import WorkspaceMemory
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import (
    SettingRow,
    below,
    in_line,
)
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    WorkspaceSettingsPage,
)
from helix_desktop.ui.text.formatting import (
    age_text,
    change_text,
    count_text,
    dotted_text,
    retold,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.fields import LineField, TextArea
from helix_desktop.ui.widgets.labels import label

MAX_TITLE_CHARS = 60
MAX_VERSIONS_SHOWN = 50
FIELD_HEIGHT = 76


class MemoryPage(WorkspaceSettingsPage):
    """The page where the user reads, changes, and removes lines, and brings versions back."""

    key = "memory"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        memory: WorkspaceMemory,
        guides: Callable[[SessionId], Coroutine[object, object, Sequence[Guide]]],
        clock: Clock,
    ) -> None:
        super().__init__(context, settings, sessions)
        self._kept, self._guides, self._clock = memory, guides, clock
        self._memory, self._titles = Memory(), dict[str, str]()
        total = self.row(tr("In every request"))
        self.add_group(tr("The memory"), total)
        self.sum = total.words
        empty = tr("None yet. Add one below, or ask Helix to remember something.")
        self.lines = self.add_group(tr("Lines"), empty=empty)
        self.typed = LineField(tr("New line"))
        added = tr("Added.")
        self.add_group(
            tr("Add a line"),
            self.adding(
                self.typed,
                tr("New line"),
                tr("One fact or wish"),
                add=lambda text, clear: self._edit(MemoryChange([text]), added, clear),
            ),
        )
        self.versions = self.add_group(tr("Versions"))
        context.bridge.arrived.connect(self._on_arrived)

    async def _read(self) -> None:
        memory = self._memory = self._kept.memory
        sessions = await shielded(self._sessions.all())
        self._titles = {str(head.id): one_line(head.title, MAX_TITLE_CHARS) for head in sessions}
        # a line with another text or mark gets another row
        lines = {f"{line.id}.{line.since}.{line.undone_at}": line for line in memory.current}
        self.lines.show_items(lines, self._line_row, self._show_line)
        # the row of the present version has no button to restore it
        versions = {
            f"{version.number} present"
            if version.number == memory.number
            else f"{version.number}": version
            for version in memory.versions[: -MAX_VERSIONS_SHOWN - 1 : -1]
        }
        self.versions.show_items(versions, self._version_row, self._show_version)
        guides = await shielded(self._guides(NO_SESSION))
        tokens = sum(guide.tokens for guide in guides if guide.kind is GuideKind.MEMORY)
        words = tr("{0} of {1} lines, {2} tokens per request").format(
            count_text(len(lines)), count_text(MAX_LINES), self.count_text(tokens)
        )
        problem = retold(self._kept.problem)
        self.sum.show_below(dotted_text(problem, words), "warn" if problem else "mut")

    def _line_row(self, line: MemoryLine) -> SettingRow:
        name = one_line(line.text, MAX_LINE_CHARS)
        removed = tr("Removed. Earlier versions still have it.")
        remove = MemoryChange(remove=[line.id])
        buttons = [self.button(tr("Remove"), lambda: self._edit(remove, removed), subject=name)]
        if line.undone_at:
            keep = partial(self._on_save, line, lambda: line.text)
            buttons.insert(0, self.button(tr("Keep"), keep, subject=name))
        return self.expandable(name, "", *buttons, make=partial(self._body, line))

    def _show_line(self, row: SettingRow, line: MemoryLine) -> None:
        undone_text = tr("You undid what it came from") if line.undone_at else ""
        outside_text = tr("Written with outside content") if line.origin.outside else ""
        origin_text, age = self._origin_text(line.origin), self._age_text(line.at)
        words = dotted_text(undone_text, outside_text, origin_text, age)
        row.words.show_below(words, "warn" if undone_text else "mut")

    def _body(self, line: MemoryLine) -> QWidget:
        """Return the text to change, and buttons that open the events that the line came from."""
        field = TextArea(tr("Text of the line"), height=FIELD_HEIGHT)
        field.set_text(line.text)
        name = one_line(line.text, MAX_LINE_CHARS)
        save = self.button(tr("Save"), partial(self._on_save, line, field.text), subject=name)
        parts: list[QWidget | QLayout] = [field, in_line(save)]
        session = str(line.origin.session)
        sources = [
            self.button(
                tr("Event {0}").format(count_text(seq)),
                partial(self._context.navigation.message_requested.emit, session, seq),
                subject=name,
                role="ghost",
            )
            for seq in (line.sources if session in self._titles else ())
        ]
        if sources:
            parts.append(label(tr("Events that the line came from"), "micro", "mut"))
            parts.append(in_line(*sources))
        return below(*parts)

    def _version_row(self, version: MemoryVersion) -> SettingRow:
        name = tr("Version {0}").format(count_text(version.number))
        restore = partial(self._kept.restore, version.number)
        done = tr("Restored. Takes effect with the next turn.")
        button = self.button(tr("Restore"), lambda: self.do(restore(), done=done), subject=name)
        buttons = [button] if version.number != self._memory.number else []

        def make() -> QWidget:
            removed, added = self._memory.differences(version.number)
            field = TextArea(tr("Changed lines"), code=True, height=2 * FIELD_HEIGHT)
            lines = [f"- {line.text}" for line in removed] + [f"+ {line.text}" for line in added]
            field.show_only("\n".join(lines))
            return below(field)

        return self.expandable(name, "", *buttons, make=make)

    def _show_version(self, row: SettingRow, version: MemoryVersion) -> None:
        removed, added = self._memory.differences(version.number)
        parts = [
            change_text(count_text(len(added)), count_text(len(removed))),
            self._origin_text(version.origin),
            self._age_text(version.at),
            tr("version {0} restored").format(version.restores) if version.restores else "",
            one_line(version.reason, MAX_LINE_CHARS),
        ]
        row.words.show_below(dotted_text(*parts))

    def _origin_text(self, origin: MemoryOrigin) -> str:
        if origin.session == NO_SESSION:
            return tr("from an imported copy") if origin.outside else tr("by you")
        title = self._titles.get(str(origin.session), "")
        return tr("from “{0}”").format(title) if title else tr("from a session that is gone")

    def _age_text(self, timestamp: float) -> str:
        return age_text(max(0.0, self._clock.now() - timestamp))

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        ended = (event.returned.tool for event in events if isinstance(event, ToolCallEnded))
        if self._shown and REMEMBER in ended:
            self.refresh()

    def _on_save(self, line: MemoryLine, text: Callable[[], str]) -> None:
        change = MemoryChange(replace=[ReplacedLine(line.id, text())])
        self._edit(change, tr("Saved. Takes effect with the next turn."))

    def _edit(
        self, change: MemoryChange, done: str, on_done: Callable[[], None] | None = None
    ) -> None:
        self.do(self._kept.edit(change), done=done, on_done=on_done)
