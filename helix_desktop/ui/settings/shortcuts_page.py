"""The settings page Shortcuts: records an action's keys, and marks keys that are already taken.

Clashing shortcuts are marked.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.action import Action, save_key_bindings
from helix_desktop.ui.settings.form_rows import SettingRow, ValueSource
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    APPLICATION,
    ROWS_PER_STEP,
    SettingsPage,
    run_save,
)
from helix_desktop.ui.style.canvas import ELIDE, set_look, set_surface
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import column_of

FIELD_WIDTH, FIELD_HEIGHT, WORDS_MARGIN = 160, 28, 6
_MODIFIERS = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
)
_NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class ShortcutField(QWidget):
    """A field that records the pressed keys; `pressed` carries a shortcut, or "" for none.

    Tab and Esc leave the field without a change.
    """

    pressed = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._listening = False
        set_surface(self, "box")
        self._words = label("", "smallb")
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column_of(self._words, on=self)
        self.keys, self._name = "", name
        self.setFixedSize(FIELD_WIDTH, FIELD_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_keys(self, keys: str, *, wrong: bool = False) -> None:
        self.keys = keys
        self.setAccessibleName(f"{self._name}: {keys or tr('no shortcut')}")
        set_look(self, wrong=wrong)
        self._listen(self._listening)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._listen(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._listen(False)

    def event(self, event: QEvent) -> bool:
        if (
            self._listening
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
        ):
            event.accept()  # the keys are meant for this field, whatever their action elsewhere
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self._listening:
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
                self._listen(True)
                return
            super().keyPressEvent(event)
            return
        if key in _MODIFIERS:
            return
        has_no_modifiers = event.modifiers() == _NO_MODIFIER
        self._listen(False)
        if has_no_modifiers and key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab):
            return
        if has_no_modifiers and key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.pressed.emit("")
            return
        self.pressed.emit(
            QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        )

    def _listen(self, on: bool) -> None:
        self._listening = on
        words = tr("Press keys…") if on else self.keys or tr("none")
        metrics = self._words.fontMetrics()
        self._words.setText(metrics.elidedText(words, ELIDE, FIELD_WIDTH - 2 * WORDS_MARGIN))
        set_tone(self._words, "fg" if self.keys and not on else "mut")
        set_look(self, focused=on)


_NATIVE = QKeySequence.SequenceFormat.NativeText


class ShortcutsPage(SettingsPage):
    """The page of shortcuts; a change takes effect at once, and the arrow resets an action."""

    key = "shortcuts"
    group = APPLICATION

    def __init__(self, context: SettingsContext) -> None:
        super().__init__(context)
        self.fields: dict[str, ShortcutField] = {}
        self._rows: dict[str, SettingRow] = {}
        self._complete = False
        self.make_more()

    def enter(self) -> None:
        """Add actions that were registered after the page was complete."""
        while self._complete and self.make_more():
            pass
        self._show(self._rows)

    def make_more(self) -> bool:
        """Create rows for further actions."""
        actions = [
            action for action in self._context.actions().all() if action.id not in self._rows
        ]
        groups = {group.title: group for group in self.column.groups}
        for action in actions[:ROWS_PER_STEP]:
            group = groups.get(action.group)
            if group is None:
                group = groups[action.group] = self.add_group(action.group)
            field = self.fields[action.id] = ShortcutField(action.words)
            field.pressed.connect(lambda keys, key=action.id: self._choose(key, keys))
            row = self._rows[action.id] = group.add_setting(action.words, "", field)
            row.undone.connect(partial(self._choose, action.id, None))
        self._show([action.id for action in actions[:ROWS_PER_STEP]])
        self._complete = len(actions) <= ROWS_PER_STEP
        if self._complete:
            self.changed.emit()
        return not self._complete

    def _choose(self, action: str, keys: str | None) -> None:
        choices = self._context.actions().keys
        choices.choose(action, keys)
        custom_keys = dict(choices.chosen)
        run_save(
            self._context, lambda: save_key_bindings(self._context.container.settings, custom_keys)
        )
        self._show(self._rows)

    def _show(self, action_ids: Iterable[str]) -> None:
        actions = self._context.actions()
        choices, rivals = actions.keys, defaultdict[str, list[Action]](list)
        for action in actions.all():
            rivals[QKeySequence(choices.of(action)).toString(_NATIVE)].append(action)
        for key in action_ids:
            if (shown := actions.find(key)) is None:
                continue
            field, row = self.fields[key], self._rows[key]
            text = QKeySequence(choices.of(shown)).toString(_NATIVE)
            # of those that can be active in the same place
            names = ", ".join(
                rival.words
                for rival in (rivals[text] if text else ())
                if rival.id != key
                and (rival.where == shown.where or not (rival.where and shown.where))
            )
            field.show_keys(text, wrong=bool(names))
            clash_text = tr("{0} is already used for {1}").format(text, names) if names else ""
            row.words.show_below(clash_text, "bad" if names else "mut")
            is_custom = key in choices.chosen
            source = (
                ValueSource(tr("custom"), "acc", "acc") if is_custom else ValueSource(tr("default"))
            )
            default_keys = QKeySequence(shown.keys).toString(_NATIVE) or tr("none")
            row.show_source(source, back=is_custom, tip=tr("Reset to {0}").format(default_keys))
