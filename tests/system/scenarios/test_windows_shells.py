"""Commands on a Windows computer, over real HTTP: which shell the model is told, what is asked.

The computer only seems to be one: its shell is named, and no command of it runs here.
"""

import json

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.domain.events import ToolReturned
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import MISSING_SHELL, CommandShell, ShellKind
from helix_desktop.tools.sandbox.launch.probe import without_sandbox
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.served import SERVED, Served, says
from tests.system.scenarios.stage import Play, resting, texts, type_and_send, until
from tests.system.scenarios.test_modes import calls, events

ALT = Qt.KeyboardModifier.AltModifier
GIT_BASH = CommandShell(ShellKind.GIT_BASH, r"C:\Program Files\Git\usr\bin\bash.exe")
PWSH = CommandShell(ShellKind.POWERSHELL, r"C:\Program Files\PowerShell\7\pwsh.exe")


def on_windows(shell: CommandShell) -> AppParts:
    return replace(SERVED, box=lambda: without_sandbox(shell))


def request_text(served: Served) -> str:
    """Return what the first request says about the shell."""
    [tool] = [
        item["function"]
        for item in json.loads(served.bodies[0])["tools"]
        if item["function"]["name"] == "shell"
    ]
    return json.dumps(tool, ensure_ascii=False)


async def denied(workspace_view: WorkspaceView) -> bool:
    QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_N, ALT)
    await until(lambda: resting(workspace_view))
    results = [event for event in await events(workspace_view) if isinstance(event, ToolReturned)]
    return [item.outcome for item in results] == ["denied"]


async def test_a_powershell_command_is_shown_and_has_no_always(play: Play, served: Served) -> None:
    served.plan(says(calls=calls("shell", command="Get-ChildItem", folder=".")), says("I see."))
    async with play.view(parts=on_windows(PWSH)) as workspace_view:
        await workspace_view.open_workspace.permissions.trust(True)
        type_and_send(workspace_view, "look around")
        card = workspace_view.chat.question
        await until(lambda: card.ready)
        assert card.exact.row_texts() == ["Get-ChildItem"]
        assert "Helix can't check commands for PowerShell 7." in card.facts.text()
        assert "You can't undo what it does." in card.facts.text()
        assert (
            "Helix can't check it"
            in card.buttons["Always allow"].property("secondText") + card.facts.text()
        )
        assert not card.buttons["Always allow"].isEnabled()
        assert "Always" not in card.buttons
        assert await denied(workspace_view)
    assert "PowerShell 7" in request_text(served)
    assert "bash (" not in request_text(served)


async def test_a_git_bash_command_that_only_reads_asks_too(play: Play, served: Served) -> None:
    served.plan(says(calls=calls("shell", command="ls")), says("I see."))
    async with play.view(parts=on_windows(GIT_BASH)) as workspace_view:
        await workspace_view.open_workspace.permissions.trust(True)
        type_and_send(workspace_view, "look around")
        await until(lambda: workspace_view.chat.question.ready)
        assert "No sandbox on this system" in workspace_view.chat.question.facts.text()
        assert await denied(workspace_view)
    assert "Git Bash" in request_text(served)
    assert "MSYS_NO_PATHCONV=1" in request_text(served)


async def test_without_a_shell_nobody_is_asked_and_the_cure_is_said(
    play: Play, served: Served
) -> None:
    served.plan(says(calls=calls("shell", command="ls")), says("I can't."))
    async with play.view(parts=on_windows(MISSING_SHELL)) as workspace_view:
        type_and_send(workspace_view, "look around")
        await until(lambda: "I can't." in texts(workspace_view, RowKind.ASSISTANT))
        await until(lambda: resting(workspace_view))
        [returned] = [e for e in await events(workspace_view) if isinstance(e, ToolReturned)]
        assert returned.outcome == "denied"
    [result] = [m for m in json.loads(served.bodies[-1])["messages"] if m["role"] == "tool"]
    assert "Install Git for Windows or PowerShell 7" in result["content"]
