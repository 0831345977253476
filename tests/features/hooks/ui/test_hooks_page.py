"""Hooks: what each runs, why it is off, approvals, and what changed since."""

import json
from pathlib import Path

from helix_desktop.features.hooks.window_page import HookDetail, HooksPage
from tests.ui.settings.stage import Stage
from tests.waiting import until


def declare(stage: Stage, *hooks: dict[str, object]) -> Path:
    folder = Path(stage.open_workspace.workspace.folder)
    (folder / ".helix").mkdir(exist_ok=True)
    content = {"hooks": {"PreToolUse": [{"matcher": "shell", "hooks": hooks}]}}
    (folder / ".helix/hooks.json").write_text(json.dumps(content), encoding="utf-8")
    (folder / "check.sh").write_text("exit 2\n", encoding="utf-8")
    return folder


async def open_page(stage: Stage) -> HooksPage:
    await stage.open_workspace.permissions.trust(True)
    page = stage.page(HooksPage)
    await until(lambda: bool(page.hooks))
    return page


def key_of(page: HooksPage, command: str) -> str:
    return next(key for key, hook in page.hooks.items() if hook.command == command)


def below(page: HooksPage, command: str) -> str:
    row = page.project.row(key_of(page, command))
    return row.words.below() if row else ""


def opened_detail(page: HooksPage, command: str) -> HookDetail:
    key = key_of(page, command)
    row = page.project.row(key)
    row.open()
    return row.content


async def test_a_hook_is_off_until_its_whole_text_is_approved(stage: Stage) -> None:
    folder = declare(stage, {"command": "bash check.sh"}, {"type": "http", "url": "http://x"})
    page = await open_page(stage)
    assert below(page, "bash check.sh").startswith(
        "off until you approve it · Before a tool · shell"
    )
    assert below(page, "").startswith("Not used: Only hooks of the type command run here.")
    assert page.own_changes() == 1
    detail = opened_detail(page, "bash check.sh")
    assert "| exit 2" in detail.text.editor.toPlainText()
    detail.approve.click()
    await until(lambda: below(page, "bash check.sh").startswith("approved · "))
    assert "not run since Helix started" in below(page, "bash check.sh")
    assert page.own_changes() == 0
    (folder / "check.sh").write_text("exit 0\n", encoding="utf-8")
    page.refresh()
    await until(lambda: below(page, "bash check.sh").startswith("changed, so it is off"))
    changed = opened_detail(page, "bash check.sh")
    assert "+| exit 0" in changed.text.editor.toPlainText()


async def test_an_approved_hook_is_switched_off(stage: Stage) -> None:
    declare(stage, {"command": "echo 1"})
    page = await open_page(stage)
    detail = opened_detail(page, "echo 1")
    detail.approve.click()
    await until(lambda: below(page, "echo 1").startswith("approved · "))
    detail.off.click()
    await until(lambda: below(page, "echo 1").startswith("off until you approve it"))
