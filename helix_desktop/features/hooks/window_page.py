"""The settings page Hooks, with *Approve* and *Switch off*."""

from PySide6.QtWidgets import QWidget

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.hooks import EVENT_NAMES, HookEvent, ListedHook
from helix_desktop.domain.ports import Clock
from helix_desktop.features.hooks.workspace_hooks import WorkspaceHooks
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import SettingRow, in_line
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    WorkspaceSettingsPage,
)
from helix_desktop.ui.text.formatting import (
    ago_text,
    dotted_text,
    folder_text,
    phrase_text,
    plural,
    retold,
    seconds_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, one_line
from helix_desktop.ui.widgets.fields import TextArea
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of

MAX_NAME_CHARS, MAX_PATH_CHARS = 100, 300
TEXT_HEIGHT = 220


class HookDetail(QWidget):
    """Everything that an approval of one hook covers, and the buttons to approve it or not."""

    def __init__(self, page: "HooksPage", hook: ListedHook) -> None:
        super().__init__()
        self._page, self._hook = page, hook
        subject = self._name = one_line(hook.command, MAX_NAME_CHARS)
        self.approve = page.button(tr("Approve"), self._on_approved, subject=subject)
        self.off = page.button(tr("Switch off"), self._on_off, subject=subject)
        self.changes = label("", "smallb", "warn")
        self.text = TextArea(tr("Command and files"), code=True, height=TEXT_HEIGHT)
        self.text.editor.setReadOnly(True)
        column_of(
            self.changes,
            self.text,
            in_line(self.approve, self.off),
            STRETCH,
            on=self,
            spacing=8,
        )
        self.show_hook(hook)

    def show_hook(self, hook: ListedHook) -> None:
        self._hook = hook
        self.changes.setText(tr("Changed since you approved it:") if hook.diff else "")
        self.changes.setVisible(bool(hook.diff))
        # its reader has a limit for what an approval covers
        self.text.editor.setPlainText(bounded_text(hook.diff or hook.text, len(hook.text) * 3))
        self.approve.setVisible(hook.waits)
        self.off.setVisible(hook.approved)

    def _on_approved(self) -> None:
        words = tr("{0} runs from now on, in the sandbox.")
        work = self._page.kept.approve(self._hook)
        self._page.do(work, done=words.format(self._name))

    def _on_off(self) -> None:
        work = self._page.kept.switch_off(self._hook)
        self._page.do(work, done=tr("{0} is off.").format(self._name))


class HooksPage(WorkspaceSettingsPage):
    """The page with a row for each hook that a file declares."""

    key = "hooks"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        hooks: WorkspaceHooks,
        clock: Clock,
    ) -> None:
        super().__init__(context, settings, sessions)
        self.kept, self._clock = hooks, clock
        self.hooks: dict[str, ListedHook] = {}
        summary = self.row(tr("Commands that run at certain moments"))
        self.sum = summary.words
        self.add_group(tr("Hooks")).add(summary)
        self.project = self.add_group(
            tr("From the project"), empty=tr("None. A project declares them in .helix/hooks.json.")
        )
        folder = folder_text(str(context.container.paths.config))
        empty = tr("None. Add hooks.json to {0}.").format(one_line(folder, MAX_PATH_CHARS))
        self.own = self.add_group(tr("Your own"), empty=empty)

    def own_changes(self) -> int:
        """Return the number of hooks that wait for approval."""
        return sum(hook.waits for hook in self.hooks.values())

    async def _read(self) -> None:
        hooks = await shielded(self.kept.listed())
        self.hooks = {
            hook.key if hook.text else f"{number} {hook.where}": hook
            for number, hook in enumerate(hooks)
        }
        for group, of_project in ((self.project, True), (self.own, False)):
            items = {
                key: (key, hook)
                for key, hook in self.hooks.items()
                if hook.of_project is of_project
            }
            group.show_items(items, self._row, self._show)
        waiting = self.own_changes()
        words = tr("None runs unless you approve it.")
        if waiting:
            words = plural(waiting, "{0} hook waits for approval.", "{0} hooks wait for approval.")
        self.sum.show_below(words, "warn" if waiting else "mut")
        self.changed.emit()

    def _row(self, item: tuple[str, ListedHook]) -> SettingRow:
        key, hook = item
        name = one_line(hook.command or hook.where, MAX_NAME_CHARS)
        if not hook.text:
            return self.row(name)
        return self.expandable(name, make=lambda: HookDetail(self, self.hooks[key]))

    def _show(self, row: SettingRow, item: tuple[str, ListedHook]) -> None:
        hook = item[1]
        if isinstance(row.content, HookDetail):
            row.content.show_hook(hook)
        state, tone = tr("approved"), "mut"
        if hook.problem:
            state, tone = tr("Not used: {0}").format(retold(hook.problem)), "warn"
        elif hook.diff:
            state, tone = tr("changed, so it is off"), "warn"
        elif not hook.approved:
            state, tone = tr("off until you approve it"), "warn"
        is_known = hook.event in list(HookEvent)
        event = phrase_text(EVENT_NAMES[HookEvent(hook.event)]) if is_known else hook.event
        matcher = "" if hook.matcher in ("", "*") else one_line(hook.matcher, MAX_NAME_CHARS)
        last = tr("not run since Helix started")
        if hook.last is not None:
            age = ago_text(max(0.0, self._clock.now() - hook.ran_at))
            sentence = tr("failed {0}, {1}") if hook.last.failed else tr("ran {0}, {1}")
            sentence = tr("blocked {0}, {1}") if hook.last.blocked else sentence
            last = sentence.format(age, seconds_text(hook.last.seconds))
        facts = (state, event, matcher, hook.where, "" if hook.problem else last)
        row.words.show_below(dotted_text(*facts), tone)
