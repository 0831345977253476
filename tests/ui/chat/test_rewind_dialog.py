"""The dialog of a rewind shows what goes back and what stays, and lets each part stay."""

from PySide6.QtWidgets import QWidget

from helix_desktop.app.sessions.rewinding import RewindPlan
from helix_desktop.context.texts.todo_list import TodoState
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.file_changes import ChangedFile, FileChange, FileDiff, FileState
from helix_desktop.domain.todo import TodoItem
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.file_restore import compare_contents
from helix_desktop.ui.changes.diff_lines import LineKind
from helix_desktop.ui.chat.rewind_dialog import MAX_LINES, RewindDialog, rewind_lines
from helix_desktop.ui.style.theme import Theme


def changed(path: str, *, by_command: bool = False) -> ChangedFile:
    before, after = Digest("1" * 64), Digest("2" * 64)
    change = FileChange(path, before, after, 0, (), while_command=by_command)
    return ChangedFile(change, FileState.AS_CHANGED)


PLAN = RewindPlan(
    SessionId("0" * 16),
    4,
    messages=2,
    files=(changed("a.py"), changed("build", by_command=True)),
    left=(changed("mine.py"),),
    steps=TodoState((TodoItem("write it"),)),
)


def test_every_part_has_a_switch_and_files_of_others_are_named(theme: Theme) -> None:
    host = QWidget()
    dialog = RewindDialog(host, PLAN)
    assert list(dialog.switches) == ["conversation", "files", "commands", "steps"]
    words = [dialog.body.itemAt(at).widget() for at in range(dialog.body.count())]
    assert any("mine.py" in text.text() for text in words if hasattr(text, "text"))
    chosen: list[tuple[bool, tuple[str, ...]]] = []
    dialog.accepted.connect(lambda in_place, keep: chosen.append((in_place, keep)))
    dialog.switches["commands"].click()
    dialog.here.click()
    assert chosen == [(True, ("commands",))]


def test_a_branch_has_the_conversation_in_any_case(theme: Theme) -> None:
    host = QWidget()
    dialog = RewindDialog(host, PLAN)
    dialog.switches["conversation"].click()
    assert (dialog.here.isEnabled(), dialog.branch.isEnabled()) == (True, False)
    for part in ("files", "commands", "steps"):
        dialog.switches[part].click()
    assert not dialog.here.isEnabled()


def test_a_redo_offers_no_branch(theme: Theme) -> None:
    host = QWidget()
    dialog = RewindDialog(host, replace(PLAN, redoes=9))
    assert dialog.branch.isHidden()


def test_the_changes_of_all_files_stand_below_their_names() -> None:
    diff = compare_contents([b"one\ntwo\n", b"one\n2\n"])
    lines = rewind_lines(
        [
            (changed("a.py"), diff),
            (changed("picture.png"), FileDiff(comparable=False)),
            (changed("b.py"), diff),
        ]
    )
    heads = [line.text for line in lines if line.kind is LineKind.HEAD]
    assert heads == ["a.py · Change 1 of 1", "picture.png", "b.py · Change 1 of 1"]
    assert [line.hunk for line in lines if line.kind is LineKind.HEAD] == [0, 1, 2]


def test_contents_that_came_with_an_import_are_written_only_if_the_user_asks(theme: Theme) -> None:
    host = QWidget()
    dialog = RewindDialog(host, replace(PLAN, imported=True))
    assert dialog.keep == ("commands",)


def test_files_beyond_the_limit_of_lines_are_counted() -> None:
    diff = compare_contents(["".join(f"{n}\n" for n in range(3_000)).encode(), b"one\n"])
    changes = [(changed(f"{name}.py"), diff) for name in "abc"]
    lines = rewind_lines(changes, all_files=9)
    assert len(lines) <= MAX_LINES
    assert lines[-1].text == "… and 8 more files"
