"""A workspace's own words and reach: kept in its file, checked, in force from the next turn on."""

from argparse import ArgumentParser
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands.arguments import declare_profile
from helix_desktop.app.commands.profile import run_profile
from helix_desktop.app.environment import SystemClock, find_paths
from helix_desktop.app.workspaces import workspace_file
from helix_desktop.app.workspaces.toolbox_factory import WorkspaceGuides
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.app.workspaces.workspace_settings import (
    MAX_TEXT_CHARS,
    check_prompt,
    check_web_access,
)
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import HelixError, SettingsError
from helix_desktop.domain.ports import GuideFile
from helix_desktop.domain.workspace import WebAccess, Workspace, WorkspacePrompt
from helix_desktop.store.lock import WorkspaceLock


class NoFiles:
    """Implements Guides: a project that says nothing."""

    def look(self, touched: Sequence[str]) -> Sequence[GuideFile]:
        return [GuideFile(GuideKind.PROJECT, "AGENTS.md", "from the folder")]


class Line:
    """A command line on a data folder with one workspace."""

    def __init__(self, base: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.base, self._capsys = base, capsys
        (base / "project").mkdir()
        self.workspaces = WorkspaceList(find_paths(base / "data").workspaces, SystemClock())
        self.home = self.workspaces.home(self.workspaces.for_folder(base / "project"))

    def __call__(self, *words: str, status: int = 0) -> str:
        place = ["--data-dir", str(self.base / "data"), "workspace", "profile"]
        assert main([*place, "--workspace", "project", *words]) == status
        printed = self._capsys.readouterr()
        return printed.out + printed.err

    @property
    def workspace(self) -> Workspace:
        return self.workspaces.find("project")


@pytest.fixture
def line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Line:
    return Line(tmp_path, capsys)


def test_what_the_user_wrote_comes_before_what_the_folder_says() -> None:
    guides = WorkspaceGuides(lambda: WorkspacePrompt("be a pilot", "no pip"), NoFiles())
    shown = [(guide.kind.value, guide.text) for guide in guides.look(())]
    assert shown == [("system", "be a pilot"), ("rules", "no pip"), ("project", "from the folder")]
    assert len(WorkspaceGuides(lambda: WorkspacePrompt(" "), NoFiles()).look(())) == 1


def test_rules_are_set_from_a_file_and_shown_with_what_hides_in_them(line: Line) -> None:
    (line.base / "rules.md").write_text("\ufeffnever push\n\u202etxt")
    printed = line("--set", str(line.base / "rules.md"))
    assert "  never push" in printed
    assert "⟨U+202E⟩txt" in printed
    assert line.workspace.profile == WorkspacePrompt(rules="never push\n\u202etxt")
    assert line() == printed


def test_the_newest_rules_come_back_after_damage(line: Line) -> None:
    for text in ("one", "two"):
        (line.base / "rules.md").write_text(text)
        line("--set", str(line.base / "rules.md"))
    (line.home / workspace_file.FILE).write_text("{")
    assert line.workspace.profile.rules == "two"


def test_an_empty_file_takes_the_words_back(line: Line) -> None:
    (line.base / "rules.md").write_text("one")
    line("--set", str(line.base / "rules.md"), "--set-system", str(line.base / "rules.md"))
    (line.base / "rules.md").write_text("")
    printed = line("--set", str(line.base / "rules.md"))
    assert "Rules: none" in printed
    assert line.workspace.profile == WorkspacePrompt(system="one")


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\xfd", b"a" * (4 * MAX_TEXT_CHARS + 1), b"a" * (MAX_TEXT_CHARS + 1)]
)
def test_what_cannot_be_kept_changes_nothing(line: Line, data: bytes) -> None:
    (line.base / "rules.md").write_bytes(data)
    assert "helix-desktop: " in line("--set", str(line.base / "rules.md"), status=2)
    assert line.workspace.profile == WorkspacePrompt()


def test_a_file_that_is_not_there_is_told(line: Line) -> None:
    assert "Can't read" in line("--set", str(line.base / "none"), status=2)


def test_rules_come_from_standard_input(line: Line) -> None:
    stdin, paths = BytesIO("ä".encode()), find_paths(line.base / "data")
    parser = ArgumentParser()
    parser.set_defaults(folder=None)
    declare_profile(parser)
    options = parser.parse_args(["--workspace", "project", "--set", "-"])
    run_profile(options, paths, lambda _line: None, stdin=stdin)
    assert line.workspace.profile.rules == "ä"


def test_an_open_workspace_is_not_written_beside_its_window(line: Line) -> None:
    (line.base / "rules.md").write_text("one")
    lock = WorkspaceLock(line.home / "lock")
    try:
        line("--set", str(line.base / "rules.md"), status=2)
    finally:
        lock.release()
    assert line.workspace.profile == WorkspacePrompt()


def test_fetching_is_off_until_it_is_switched_on(line: Line) -> None:
    assert "Fetching from the web: off" in line()
    printed = line("--fetch", "on", "--host", "Wiki.Local:8080", "--host", "[::1]")
    assert "on; asks" in printed
    assert line.workspace.reach == WebAccess(True, ("wiki.local:8080", "[::1]"))
    line("--fetch", "off", "--no-hosts")
    assert line.workspace.reach == WebAccess()


@pytest.mark.parametrize("host", ["", "http://a", "a/b", "a b", "ä.de", "a:x", "*", "a:1:2"])
def test_an_invalid_host_is_not_saved(host: str) -> None:
    with pytest.raises(SettingsError):
        check_web_access(WebAccess(True, (host,)))


def test_a_folder_without_a_workspace_has_no_profile(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--folder", str(tmp_path)]
    assert main(["--data-dir", str(tmp_path / "data"), "workspace", "profile", *place]) == 2
    assert "There is no workspace for" in capsys.readouterr().err


def test_text_that_no_file_can_hold_is_refused() -> None:
    with pytest.raises(HelixError):
        check_prompt(WorkspacePrompt(rules="\ud800"))
