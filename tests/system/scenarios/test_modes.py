"""Plan, Ask, Accept edits: what runs in each mode, over real HTTP, in the window and with `ask`."""

import json
import random
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from helix_desktop.app.commands.ask import run_ask
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import (
    ModeChanged,
    PlanChanged,
    PlanState,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.permission import (
    MODE_CYCLE,
    MODE_NAMES,
    Mode,
    PermissionRule,
    RuleDecision,
    next_mode,
)
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.cards.question_card import QuestionCard
from helix_desktop.ui.chat.composer.composer import ModePill
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.text.formatting import phrase_text
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.test_ask_command import task_of
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import SERVED, Served, says
from tests.system.scenarios.stage import (
    Play,
    events,
    resting,
    running,
    texts,
    transcript_rows,
    type_and_send,
    until,
)
from tests.system.scenarios.test_servers_ask import SERVER, add_server

pytestmark = pytest.mark.slow

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
PLAN = "# Book twice\n\n1. Read `README.md`\n2. Change **one** line"


def calls(tool: str, **arguments: object) -> tuple[Called, ...]:
    return (Called(f"call-{tool}-{len(str(arguments))}", tool, json.dumps(arguments)),)


def plans(text: str = PLAN) -> tuple[Called, ...]:
    return calls("submit_plan", plan=text)


def cycle(workspace_view: WorkspaceView) -> None:
    QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Backtab, SHIFT)


def mode(workspace_view: WorkspaceView) -> Mode:
    return workspace_view.chat.composer.mode.mode


async def choose(workspace_view: WorkspaceView, wanted: Mode) -> None:
    workspace_view.chat.composer.mode.chosen.emit(wanted.value)
    await until(lambda: mode(workspace_view) is wanted)


async def planned(workspace_view: WorkspaceView, served: Served) -> None:
    """Begin a session in Plan, in which the model hands in a plan, until the card can be used."""
    await choose(workspace_view, Mode.PLAN)
    served.plan(says("I looked.", calls=plans()))
    type_and_send(workspace_view, "book twice")
    await until(lambda: workspace_view.chat.plan.ready)
    await until(lambda: resting(workspace_view))


def prefix(body: bytes) -> tuple[object, object]:
    """Return the part of a request that a provider caches first: the tools, the system prompt."""
    request = json.loads(body)
    return request["tools"], request["messages"][0]


@pytest.mark.seen
async def test_shift_tab_goes_through_the_safe_modes_and_leaves_one_line_in_the_transcript(
    workspace_view: WorkspaceView, served: Served
) -> None:
    type_and_send(workspace_view, "hello")
    await until(lambda: resting(workspace_view) and bool(texts(workspace_view, RowKind.ASSISTANT)))
    for wanted in (*MODE_CYCLE[1:], MODE_CYCLE[0]):
        cycle(workspace_view)
        await until(lambda wanted=wanted: mode(workspace_view) is wanted)  # type: ignore[misc]
    chosen = [
        event.mode for event in await events(workspace_view) if isinstance(event, ModeChanged)
    ]
    assert chosen == [Mode.ACCEPT_EDITS, Mode.PLAN, Mode.ASK]
    assert mode_lines(workspace_view) == ["Mode: Ask"]
    workspace_view.action_registry.run("message.mode")
    await until(lambda: mode(workspace_view) is Mode.ACCEPT_EDITS)
    await until(lambda: mode_lines(workspace_view) == ["Mode: Accept edits"])
    type_and_send(workspace_view, "go on")
    await until(lambda: resting(workspace_view) and len(texts(workspace_view, RowKind.USER)) == 2)
    cycle(workspace_view)
    await until(lambda: mode_lines(workspace_view) == ["Mode: Accept edits", "Mode: Plan"])


def settled(workspace_view: WorkspaceView, recorded: list[Mode], changes: int) -> bool:
    """Return whether that many changes of the mode are recorded, and no turn runs."""
    return len(recorded) >= changes and resting(workspace_view)


def painted_mode_line(workspace_view: WorkspaceView) -> str:
    """Return the last line about a mode as it stands on the screen."""
    view, rows = workspace_view.chat.view, transcript_rows(workspace_view)
    [*_, last] = [
        at
        for at, row in enumerate(rows)
        if row.kind is RowKind.NOTE and row.text.startswith("Mode: ")
    ]
    view.grab()
    return view.row_layout_at(last).sheet.text.split(" · ")[0]


@pytest.mark.parametrize("seed", range(6))
async def test_after_any_presses_the_button_the_line_and_the_engine_name_one_mode(
    workspace_view: WorkspaceView, served: Served, seed: int
) -> None:
    type_and_send(workspace_view, "hello")
    await until(lambda: resting(workspace_view) and bool(texts(workspace_view, RowKind.ASSISTANT)))
    source, expected = random.Random(seed), [Mode.ASK]
    recorded: list[Mode] = []

    def note(event: Live) -> None:
        if isinstance(event, Journaled) and isinstance(event.recorded.event, ModeChanged):
            recorded.append(event.recorded.event.mode)

    workspace_view.open_workspace.subscribe(note)
    for _ in range(6):
        if source.random() < 0.3:
            type_and_send(workspace_view, "go on")
        for _ in range(source.randrange(1, 5)):
            if source.random() < 0.2:
                chosen = source.choice(MODE_CYCLE)
                workspace_view.chat.composer.mode.chosen.emit(chosen.value)
            else:
                chosen = next_mode(expected[-1])
                cycle(workspace_view)
            expected.append(chosen)
            if source.random() < 0.5:
                await until(lambda: mode(workspace_view) is expected[-1])
                workspace_view.chat.view.grab()
        changes = sum(one is not other for one, other in pairwise(expected))
        await until(partial(settled, workspace_view, recorded, changes))
        await until(lambda: mode(workspace_view) is expected[-1])
        modes = workspace_view.open_workspace.modes
        assert await modes.current(workspace_view.session) is expected[-1]
        name = phrase_text(MODE_NAMES[expected[-1]])
        assert painted_mode_line(workspace_view) == f"Mode: {name}"


def shown_plan(card: QuestionCard) -> str:
    """Return the text that Edit offers."""
    choices = card.question.choices if card.question else ()
    fields = (choice.field for choice in choices if choice.text == "Edit")
    return next((field.text for field in fields if field), "")


def mode_lines(workspace_view: WorkspaceView) -> list[str]:
    lines = [text for text in texts(workspace_view, RowKind.NOTE) if text.startswith("Mode: ")]
    return [line.split(" · ")[0] for line in lines]


async def test_a_new_session_keeps_the_mode_that_was_just_chosen(
    workspace_view: WorkspaceView, served: Served
) -> None:
    type_and_send(workspace_view, "hello")
    await until(lambda: resting(workspace_view) and bool(texts(workspace_view, RowKind.ASSISTANT)))
    await choose(workspace_view, Mode.PLAN)
    await workspace_view.show_session(NO_SESSION)
    assert mode(workspace_view) is Mode.PLAN
    type_and_send(workspace_view, "hello again")
    await until(lambda: resting(workspace_view) and workspace_view.session != NO_SESSION)
    await until(lambda: bool(texts(workspace_view, RowKind.ASSISTANT)))
    assert mode(workspace_view) is Mode.PLAN


@pytest.mark.seen
async def test_a_session_edits_unasked_if_the_timeline_was_looked_at_before_its_first_message(
    workspace_view: WorkspaceView, served: Served
) -> None:
    new_file = calls("write_file", path="notes.md", content="booked twice\n")
    served.plan(says("I write it down.", calls=new_file), says("Written down."))
    await choose(workspace_view, Mode.ACCEPT_EDITS)
    for page in ("timeline", "context", "cache", "changes", "chat"):
        workspace_view.open_page(page)
    type_and_send(workspace_view, "write it down")
    await until(lambda: "Written down." in texts(workspace_view, RowKind.ASSISTANT))
    assert mode(workspace_view) is Mode.ACCEPT_EDITS


async def test_shift_tab_moves_the_focus_again_where_the_setting_says_so(
    application: Application, served: Served
) -> None:
    workspace_view = application.window.workspace_views.current
    editor = workspace_view.chat.composer.editor
    application._container.settings.set("shift_tab_mode", False)
    cycle(workspace_view)
    assert mode(workspace_view) is Mode.ASK
    assert not editor.hasFocus()


async def test_shift_tab_never_widens_the_mode_while_a_question_waits(
    workspace_view: WorkspaceView, folder: Path, served: Served
) -> None:
    write = calls("write_file", path="notes.txt", content="hello")
    served.plan(says(calls=write))
    type_and_send(workspace_view, "write")
    await until(lambda: workspace_view.chat.question.isVisible())
    cycle(workspace_view)
    await until(lambda: "question waits" in workspace_view.chat.notice.text())
    assert mode(workspace_view) is Mode.ASK
    assert not (folder / "notes.txt").exists()
    assert not [event for event in await events(workspace_view) if isinstance(event, ModeChanged)]
    await choose(workspace_view, Mode.PLAN)  # narrower: the question is answered with no
    await until(lambda: resting(workspace_view))
    [returned] = [e for e in await events(workspace_view) if isinstance(e, ToolReturned)]
    assert returned.outcome == "denied"
    assert not (folder / "notes.txt").exists()
    cycle(workspace_view)
    await until(lambda: mode(workspace_view) is Mode.ASK)


ATTACKS = {
    "an edit": calls("edit_file", path="README.md", edits=[{"old": "Ledger", "new": "Hacked"}]),
    "a new file": calls("write_file", path="new.txt", content="x"),
    "a redirection": calls("shell", command="echo x > new.txt"),
    "a program": calls("shell", command='python3 -c \'open("new.txt", "w")\''),
    "a hidden redirection": calls("shell", command="cat README.md | tee new.txt"),
    "no sandbox": calls("shell", command="touch new.txt", without_sandbox=True),
    "the network": calls("shell", command="ls", network=True),
    "a reader that writes": calls("shell", command="sort -o new.txt README.md"),
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_in_plan_nothing_writes_whatever_was_always_allowed(
    tmp_path: Path, folder: Path, served: Served, attack: tuple[Called, ...]
) -> None:
    allow_everything(tmp_path, folder)
    served.plan(says(calls=attack), says("I could not."))
    assert ask(tmp_path, folder, "go", "--mode", "plan") == 0
    [result] = [m for m in json.loads(served.bodies[-1])["messages"] if m["role"] == "tool"]
    reasons = ("plan mode", "Read-only file system")
    assert any(words in result["content"] for words in reasons)
    assert sorted(path.name for path in folder.iterdir()) == ["README.md"]
    assert (folder / "README.md").read_text().startswith("# Ledger")


@pytest.mark.seen
async def test_in_plan_no_tool_of_a_server_runs_that_does_not_say_that_it_reads(
    tmp_path: Path, folder: Path, served: Served, play: Play
) -> None:
    add_server(home_of(tmp_path, folder), SERVER)
    allow_everything(tmp_path, folder)
    async with play.view() as workspace_view:
        await choose(workspace_view, Mode.PLAN)
        served.plan(says(calls=calls("friends__invite")), says("I could not."))
        type_and_send(workspace_view, "go")
        await until(lambda: "I could not." in texts(workspace_view, RowKind.ASSISTANT))
        await until(lambda: resting(workspace_view))
    [result] = [m for m in json.loads(served.bodies[-1])["messages"] if m["role"] == "tool"]
    assert "plan mode" in result["content"]


def test_in_plan_what_reads_runs_and_ask_prints_the_plan_and_ends(
    tmp_path: Path, folder: Path, served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    served.plan(
        says(calls=calls("read_file", path="README.md")),
        says(calls=calls("shell", command="cat README.md | head -1")),
        says("Here it is.", calls=plans()),
    )
    assert ask(tmp_path, folder, "go", "--mode", "plan") == 0
    shown = capsys.readouterr()
    assert shown.out == f"Here it is.\n{PLAN}\n"
    assert "Mode: Plan" in shown.err
    assert len(served.bodies) == 3, "no request follows the plan"
    assert "Books every order twice" in served.bodies[1].decode()


async def test_an_approved_plan_runs_in_the_chosen_mode_with_the_changes_of_the_user(
    workspace_view: WorkspaceView, folder: Path, served: Served
) -> None:
    card = workspace_view.chat.plan
    await planned(workspace_view, served)
    assert card.buttons["Go"].isVisible()
    QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_E, ALT)
    assert card.field_view.editor.toPlainText() == PLAN
    card.field_view.editor.setPlainText("1. Only read `README.md`")
    card.field_view.send.click()
    await until(lambda: shown_plan(card).startswith("1. Only"))
    card.question.control.chosen.emit(Mode.ACCEPT_EDITS.value)
    write = calls("write_file", path="notes.txt", content="hello")
    served.plan(says(calls=write), says("Done."))
    await until(lambda: card.ready)
    QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_G, ALT)
    await until(lambda: (folder / "notes.txt").exists() and resting(workspace_view))
    assert mode(workspace_view) is Mode.ACCEPT_EDITS
    assert card.isHidden()
    result = await events(workspace_view)
    assert [item.state for item in result if isinstance(item, PlanChanged)] == [
        PlanState.OPEN,
        PlanState.APPROVED,
    ]
    assert [item.text for item in result if isinstance(item, TurnStarted)][-1] == (
        "1. Only read `README.md`"
    )
    before, after = served.bodies[0], served.bodies[1]
    messages = json.loads(after)["messages"]
    assert prefix(before) == prefix(after)
    assert messages[: len(json.loads(before)["messages"])] == json.loads(before)["messages"]
    assert "approved" in str(messages[-2:])


async def test_what_was_typed_into_a_plan_that_another_one_replaces_is_in_the_message_box(
    workspace_view: WorkspaceView, served: Served
) -> None:
    card, composer = workspace_view.chat.plan, workspace_view.chat.composer
    await planned(workspace_view, served)
    QTest.keyClick(composer.editor, Qt.Key.Key_E, ALT)
    card.field_view.editor.setPlainText("1. Only read\n2. Tell me")
    served.plan(says("I looked again.", calls=plans("# Another plan")))
    type_and_send(workspace_view, "look again")
    await until(lambda: shown_plan(card) == "# Another plan")
    await until(lambda: card.ready)
    assert composer.draft().strip() == "1. Only read\n2. Tell me"
    assert card.buttons["Go"].isVisible()


async def test_words_about_a_plan_are_in_the_message_box_when_the_session_is_shown_again(
    workspace_view: WorkspaceView, served: Served
) -> None:
    card, composer = workspace_view.chat.plan, workspace_view.chat.composer
    await planned(workspace_view, served)
    session = workspace_view.session
    QTest.keyClick(composer.editor, Qt.Key.Key_T, ALT)
    card.field_view.editor.setPlainText("Ask the others first")
    workspace_view.action_registry.run("session.new")
    await until(lambda: not workspace_view.session)
    assert card.isHidden()
    assert composer.draft() == ""
    workspace_view.navigation.session_requested.emit(session)
    await until(lambda: workspace_view.session == session and card.ready)
    assert composer.draft().strip() == "Ask the others first"


async def test_a_plan_is_there_after_a_restart_and_a_discarded_one_is_not(
    play: Play, served: Served
) -> None:
    async with play() as application:
        await planned(application.window.workspace_views.current, served)
    async with play.view() as workspace_view:
        card = workspace_view.chat.plan
        await until(lambda: card.ready)
        assert (shown_plan(card), mode(workspace_view)) == (PLAN, Mode.PLAN)
        served.plan(says("Then not."))
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_T, ALT)
        card.field_view.editor.setPlainText("Ask the others first")
        card.field_view.send.click()
        await until(lambda: "Then not." in texts(workspace_view, RowKind.ASSISTANT))
        await until(lambda: not running(workspace_view))
        request_text = served.bodies[-1].decode()
        assert "discarded the plan" in request_text
        assert "Ask the others first" in request_text
        assert mode(workspace_view) is Mode.PLAN
    async with play.view() as workspace_view:
        await until(lambda: bool(texts(workspace_view, RowKind.ASSISTANT)))
        assert workspace_view.chat.plan.isHidden()


@pytest.mark.seen
async def test_a_mode_that_cannot_be_chosen_is_disabled_and_says_why(
    workspace_view: WorkspaceView, served: Served
) -> None:
    await workspace_view.open_workspace.permissions.trust(False)
    pill = workspace_view.chat.composer.mode
    await until(lambda: not menu_of(pill)[1].isEnabled())
    offered = menu_of(pill)
    assert offered[1].text() == (
        "Accept edits · Accept edits is for trusted folders only. Trust this folder first, in "
        "the window or with `helix-desktop permission trust --folder DIR`."
    )
    assert offered[2].isEnabled(), "Plan can be chosen anywhere"
    cycle(workspace_view)
    await until(lambda: mode(workspace_view) is Mode.PLAN)


def menu_of(pill: ModePill) -> list[QAction]:
    pill.fill_menu()
    return pill._menu.actions()


def ask(base: Path, folder: Path, *arguments: str) -> int:
    task = task_of("--folder", folder, *arguments)
    return run_ask(task, find_paths(base / "data"), SERVED)


def home_of(base: Path, folder: Path) -> Path:
    workspaces = AppContainer(find_paths(base / "data"), SERVED).workspaces
    return workspaces.home(workspaces.for_folder(folder))


def allow_everything(base: Path, folder: Path) -> None:
    """Write every rule that an earlier "always" could have left."""
    home, config = home_of(base, folder), find_paths(base / "data").config
    files = PermissionFiles(home, config, workspace="", folder=folder)
    tools = ("edit_file", "write_file", "shell", "friends__invite")
    files.keep([PermissionRule(tool, RuleDecision.ALWAYS) for tool in tools])
