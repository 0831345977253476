"""The keeping commands as a user types them: by workspace, with exit statuses, nothing harmed."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands.table import all_commands, all_nouns, until_interrupted
from helix_desktop.app.environment import find_paths
from helix_desktop.app.workspaces.workspace_file import COPY_FILE, FILE
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import Origin
from helix_desktop.domain.workspace import Workspace
from tests.processes import python
from tests.store.maintenance.test_check import change, damage_head, fill, state
from tests.store.tools import SESSION, SteadyClock, open_store
from tests.waiting import LIMIT_SECONDS

ROOT = Path(__file__).resolve().parents[2]
CLOCK = SteadyClock()


class Desktop:
    """A data folder, and the command line on it."""

    def __init__(self, base: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.base = base
        self.data = base / "data"
        self.workspaces = WorkspaceList(find_paths(self.data).workspaces, CLOCK)
        self._capsys = capsys
        self.printed = ""

    def run(self, *words: str | Path) -> int:
        status = main(["--data-dir", str(self.data), *map(str, words)])
        out, err = self._capsys.readouterr()
        self.printed = out + err
        return status

    def create(self, name: str) -> Workspace:
        (self.base / name).mkdir()
        workspace = self.workspaces.create(self.base / name)
        fill(self.workspaces.home(workspace))
        return workspace

    def home(self, workspace: Workspace) -> Path:
        return self.workspaces.home(workspace)


@pytest.fixture
def desktop(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desktop:
    return Desktop(tmp_path, capsys)


@pytest.fixture
def locked(desktop: Desktop) -> Iterator[Workspace]:
    """A workspace that is open in another process."""
    workspace = desktop.create("api")
    code = (
        "import sys; from pathlib import Path; from helix_desktop.app.environment "
        "import SystemClock;"
        "from helix_desktop.store.workspace_store import WorkspaceStore;"
        "store = WorkspaceStore.open(Path(sys.argv[1]), SystemClock());"
        "print('open', flush=True); sys.stdin.read(); store.close()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(desktop.home(workspace))],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with process:
        assert process.stdout.readline() == b"open\n"
        yield workspace
        process.stdin.close()


def test_every_workspace_is_checked_and_the_worst_counts(desktop: Desktop) -> None:
    assert desktop.run("workspace", "check") == 0
    assert "no workspaces yet" in desktop.printed
    assert not desktop.data.exists()
    one, two = desktop.create("one"), desktop.create("two")
    (desktop.base / "empty").mkdir()
    desktop.workspaces.create(desktop.base / "empty")
    assert desktop.run("workspace", "check", "--deep") == 0
    assert f"one ({one.id}):" in desktop.printed
    assert "9 entries of 4." in desktop.printed
    assert "Nothing is stored in this workspace yet." in desktop.printed
    with open_store(desktop.home(two)) as store:
        change(store, damage_head(store))
    assert desktop.run("workspace", "check") == 1
    assert "has a damaged head" in desktop.printed
    assert desktop.run("workspace", "check", "--workspace", "one") == 0
    assert desktop.run("--workspace", "two", "workspace", "check") == 1
    assert desktop.run("workspace", "repair", "--workspace", "two") == 0
    assert "db.before-repair-1" in desktop.printed
    assert desktop.run("workspace", "check", "--deep") == 0


def test_a_workspace_with_a_damaged_file_is_named_and_checked_by_its_id(desktop: Desktop) -> None:
    workspace = desktop.create("api")
    for name in (FILE, COPY_FILE):
        (desktop.home(workspace) / name).write_bytes(b"\0")
    for words in (
        ("workspace", "check"),
        ("workspace", "check", "--workspace", workspace.id, "--deep"),
    ):
        assert desktop.run(*words) == 1
        assert str(desktop.home(workspace) / FILE) in desktop.printed
        assert "No problems found." in desktop.printed
    assert (
        desktop.run("workspace", "export", desktop.base / "plain", "--workspace", workspace.id) == 0
    )
    assert (
        desktop.run("workspace", "import", desktop.base / "plain", "--folder", desktop.base / "api")
        == 0
    )


@pytest.mark.parametrize("word", ["backup", "export"])
def test_what_was_copied_comes_back_as_a_new_workspace(desktop: Desktop, word: str) -> None:
    first = desktop.create("api")
    copy = desktop.base / "copy"
    assert desktop.run("workspace", word, copy, "--workspace", "api") == 0
    assert desktop.run("workspace", "import", copy) == 0
    assert "'api 2'" in desktop.printed
    restored = desktop.workspaces.find("api 2")
    assert (restored.folder, restored.policy) == (first.folder, first.policy)
    assert desktop.run("workspace", "check", "--workspace", "api 2", "--deep") == 0
    (desktop.base / "web").mkdir()
    other = ("--name", "moved", "--folder", desktop.base / "web")
    assert desktop.run("workspace", "import", copy, *other) == 0
    assert desktop.workspaces.find("moved").folder == str(desktop.base / "web")
    with open_store(desktop.home(restored)) as store, open_store(desktop.home(first)) as before:
        assert store.journal.events(SESSION) == before.journal.events(SESSION)


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
@pytest.mark.parametrize("word", ["backup", "export"])
def test_a_copy_in_a_folder_that_others_may_enter_is_for_its_owner_only(
    desktop: Desktop, word: str
) -> None:
    desktop.create("api")
    copy = desktop.base / "copy"
    copy.mkdir()
    copy.chmod(0o755)
    assert desktop.run("workspace", word, copy, "--workspace", "api") == 0
    paths = [copy, *copy.rglob("*")]
    assert [path for path in paths if path.stat().st_mode & 0o077] == [copy]
    assert any(path.name == "workspace.settings.json" for path in paths) == (word == "export")
    assert desktop.run("workspace", "import", copy) == 0


@pytest.mark.parametrize("word", ["backup", "export"])
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_a_copy_that_was_stopped_halfway_is_not_imported_and_told(
    desktop: Desktop, word: str, shown: int
) -> None:
    desktop.create("api")
    copy, killed = desktop.base / "copy", desktop.base / "killed"
    assert desktop.run("workspace", word, copy, "--workspace", "api") == 0
    (killed / ".unfinished").mkdir(parents=True)
    for number, item in enumerate(sorted(copy.iterdir())):
        item.rename((killed if number < shown else killed / ".unfinished") / item.name)
    for words in ((), ("--folder", desktop.base / "api")):
        assert desktop.run("workspace", "import", killed, *words) == 2
        assert "was not finished" in desktop.printed
        assert "Make it again" in desktop.printed


def test_an_import_that_fails_leaves_nothing(desktop: Desktop) -> None:
    desktop.create("api")
    before = sorted(desktop.base.rglob("*"))
    (desktop.base / "not ours").mkdir()
    (desktop.base / "not ours" / "workspace.json").write_text("{}")
    home = ("--folder", desktop.base / "api")
    for source in ("not ours", "missing", "api"):
        assert desktop.run("workspace", "import", desktop.base / source, *home) == 2, (
            desktop.printed
        )
        assert "Traceback" not in desktop.printed
    assert desktop.run("workspace", "import", desktop.base / "missing") == 2
    assert "There is no folder" in desktop.printed
    assert desktop.run("workspace", "export", desktop.base / "copy", "--workspace", "api") == 0
    assert (
        desktop.run("workspace", "import", desktop.base / "copy", "--folder", desktop.base / "gone")
        == 2
    )
    (desktop.base / "copy" / "workspace.settings.json").unlink()
    assert desktop.run("workspace", "import", desktop.base / "copy") == 2
    assert "--folder DIR" in desktop.printed
    (desktop.base / "copy" / "contents.jsonl").write_text("{")
    assert desktop.run("workspace", "import", desktop.base / "copy", *home) in (1, 2)
    left = [path for path in sorted(desktop.base.rglob("*")) if ".new-" in str(path)]
    assert left == []
    assert set(before) <= set(desktop.base.rglob("*"))


def test_deleting_a_session_asks_first_and_lists_what_there_is(desktop: Desktop) -> None:
    workspace = desktop.create("api")
    assert desktop.run("session", "list", "--workspace", "api") == 0
    assert SESSION in desktop.printed
    where = ("--workspace", "api")
    assert desktop.run("session", "delete", *where, "--yes") == 2
    assert "--session ID" in desktop.printed
    before = state(desktop.home(workspace))
    assert desktop.run("session", "delete", *where, "--session", SESSION) == 2
    assert "--yes" in desktop.printed
    assert state(desktop.home(workspace)) == before
    assert desktop.run("session", "delete", *where, "--session", SESSION, "--yes") == 0
    assert desktop.run("session", "delete", *where, "--session", SESSION, "--yes") == 2
    assert desktop.run("workspace", "clean-up", "--workspace", "api") == 0
    assert "Nothing was removed." in desktop.printed
    assert desktop.run("workspace", "clean-up", "--workspace", "api", "--remove") == 0
    assert desktop.run("workspace", "check", "--deep") == 0


def test_a_workspace_that_is_open_elsewhere_is_left_alone(
    desktop: Desktop, locked: Workspace
) -> None:
    for words in (
        ("workspace", "check"),
        ("workspace", "backup", desktop.base / "copy"),
        ("workspace", "export", desktop.base / "copy"),
        ("workspace", "clean-up", "--remove"),
        ("session", "delete", "--session", SESSION, "--yes"),
    ):
        assert desktop.run(*words, "--workspace", "api") == 2
        assert "is open in process" in desktop.printed
        assert not (desktop.base / "copy").exists()
    assert locked.name == "api"


def test_an_unknown_workspace_is_told_and_nothing_is_made(desktop: Desktop) -> None:
    for words in (
        ("workspace", "check"),
        ("workspace", "backup", desktop.base / "y"),
        ("workspace", "clean-up"),
    ):
        assert desktop.run(*words, "--workspace", "x") == 2
        assert "There is no workspace 'x'. Open a folder" in desktop.printed
    assert list(desktop.base.iterdir()) == []


def test_ctrl_c_asks_the_work_to_end_and_leaves_the_handler_as_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with until_interrupted() as wanted:
        assert not wanted.is_set()
        os.kill(os.getpid(), signal.SIGINT)
        assert wanted.wait(LIMIT_SECONDS)
    assert signal.getsignal(signal.SIGINT) is before


def test_away_from_the_main_thread_no_signal_is_touched() -> None:
    seen: list[bool] = []

    def work() -> None:
        with until_interrupted() as wanted:
            seen.append(wanted.is_set())

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [False]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of this kind are a matter of POSIX")
def test_ctrl_c_in_a_real_process_ends_with_130_and_nothing_half_made(desktop: Desktop) -> None:
    workspace = desktop.create("api")
    with open_store(desktop.home(workspace)) as store:
        store.put_stream((bytes([at % 251]) * (1 << 20) for at in range(96)), Origin("t", "big"))
    words = ["--data-dir", desktop.data, "workspace", "export", desktop.base / "copy"]
    words += ["--workspace", "api"]
    process = subprocess.Popen(
        [sys.executable, "-m", "helix_desktop", *map(str, words)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout.readline().startswith("…")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, ""), out
    assert "Stopped." in out
    assert not (desktop.base / "copy").exists()
    assert desktop.run("workspace", "check", "--deep") == 0


@pytest.mark.slow
def test_the_commands_work_as_a_process_without_qt(desktop: Desktop) -> None:
    desktop.create("api")
    code = (
        "import sys; from helix_desktop.__main__ import main; status = main(sys.argv[1:]);"
        "assert not [name for name in sys.modules if 'PySide6' in name]; sys.exit(status)"
    )
    done = python("-c", code, "--data-dir", desktop.data, "workspace", "check", "--deep")
    assert (done.returncode, done.stderr) == (0, "")
    assert "No problems found." in done.stdout


@pytest.mark.slow
def test_a_terminal_that_knows_only_ascii_or_has_gone_stops_nothing(desktop: Desktop) -> None:
    for name in ("日本", "second"):
        desktop.create(name)
    words = [
        sys.executable,
        "-m",
        "helix_desktop",
        "--data-dir",
        str(desktop.data),
        "workspace",
        "check",
    ]
    plain = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (plain.returncode, plain.stderr) == (0, b"")
    assert rb"\u65e5\u672c" in plain.stdout
    reader, writer = os.pipe()
    os.close(reader)
    try:
        process = subprocess.run(
            words, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writer)
    assert (process.returncode, process.stderr) == (0, b"")


def test_help_of_the_commands_loads_no_store() -> None:
    single = {command.noun for command in all_commands() if not command.verb}
    assert single == {"ask", "mcp", "acp", "usage", "seen", "completion"}
    assert {command.noun for command in all_commands() if command.verb} == {*all_nouns()}
    code = (
        "import sys\nfrom helix_desktop.__main__ import main\n"
        "try: main(['workspace', 'export', '--help'])\nexcept SystemExit: pass\n"
        "print(set(sys.modules) & {'plyvel', 'plyvel_next', 'PySide6', 'msgspec', 'asyncio',"
        " 'sqlite3'})"
    )
    done = python("-c", code, check=True)
    assert done.stdout.splitlines()[-1] == "set()"
