"""Files of the user, settings, paths, logs: nothing is lost, private, atomic, without keys."""

import asyncio
import errno
import io
import json
import logging
import os
import shutil
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from helix_desktop.app.default_policy import DefaultPolicy
from helix_desktop.app.environment import (
    LOG_BACKUPS,
    MAX_LOG_BYTES,
    LogFile,
    find_paths,
    make_private_folders,
    resource_file,
    resources_folder,
    start_log,
    stop_log,
)
from helix_desktop.app.json_file import (
    SEEN,
    JsonFile,
    JsonList,
    copy_place,
    replace_file,
    replace_file_of_user,
)
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.message_queue import MessageQueue
from helix_desktop.app.sessions.session_archive import ArchivePlace, SessionArchive
from helix_desktop.app.settings import Settings, all_settings
from helix_desktop.app.workspaces.sandbox_access import AccessFile
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import HelixError, ResourceError, SettingsError
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.redaction import HIDDEN, redact
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.providers.models.endpoints import OwnEndpoint, accept_endpoint
from tests.app import refusals

ROOT = Path(__file__).resolve().parents[2]
MINE = OwnEndpoint("mine", DialectId.OPENAI_CHAT, "https://mine.example/v1")


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")


def load_list(path: Path) -> JsonList[OwnEndpoint]:
    return JsonList(path, OwnEndpoint, key=lambda own: own.id, check=accept_endpoint)


def test_a_file_that_is_not_there_is_empty_and_made_when_something_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "config" / "endpoints.json"
    own = load_list(path)
    assert (own.entries, own.problems) == ((), ())
    own.put(MINE)
    assert load_list(path).entries == (MINE,)


def test_entries_take_each_other_s_place_by_their_key(tmp_path: Path) -> None:
    own = load_list(tmp_path / "endpoints.json")
    own.put(MINE)
    changed = OwnEndpoint("mine", DialectId.ANTHROPIC, "https://other.example")
    own.put(changed)
    assert own.entries == (changed,)
    assert own.drop("mine")
    assert not own.drop("mine")
    assert load_list(tmp_path / "endpoints.json").entries == ()


def test_a_change_keeps_what_another_process_added_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "endpoints.json"
    window, terminal = load_list(path), load_list(path)
    theirs = OwnEndpoint("theirs", DialectId.ANTHROPIC, "https://theirs.example")
    terminal.put(theirs)
    window.put(MINE)
    assert load_list(path).entries == (theirs, MINE)
    assert terminal.drop("mine")
    assert load_list(path).entries == (theirs,)


@pytest.mark.parametrize("text", ["{", "[]", '{"endpoints": 7}', "\xff\xfe", "[" * 50_000, "null"])
def test_a_broken_file_is_put_aside_and_never_written_over(tmp_path: Path, text: str) -> None:
    path = tmp_path / "endpoints.json"
    names = ("endpoints.unreadable.json", "endpoints.restored.json", "endpoints.restored-2.json")
    for number, name in enumerate(names):
        path.write_bytes(text.encode("latin-1") + b" " * number)
        own = load_list(path)
        assert own.entries == ((MINE,) if number else ())
        [problem] = own.problems
        assert "endpoints." in str(problem)
        own.put(MINE)
        assert (tmp_path / name).read_bytes() == text.encode("latin-1") + b" " * number


def test_an_entry_that_does_not_fit_is_told_and_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "endpoints.json"
    odd = {"id": "odd", "dialect": "klingon", "base_url": "https://a.example"}
    open_one = {"id": "o", "dialect": "openai-chat", "base_url": "http://far.example"}
    newer = {"id": "n", "dialect": "openai-chat", "base_url": "https://n.example", "new": [1]}
    path.write_text(json.dumps({"endpoints": [odd, open_one, newer], "kept": {"x": 1}}))
    own = load_list(path)
    assert [entry.id for entry in own.entries] == ["n"]
    assert len(own.problems) == 2
    assert "endpoints.json" in str(own.problems[0])
    own.put(MINE)
    written = json.loads(path.read_text())
    assert written["endpoints"][:3] == [odd, open_one, newer]
    assert written["kept"] == {"x": 1}


def test_an_invalid_entry_is_not_saved(tmp_path: Path) -> None:
    own = load_list(tmp_path / "endpoints.json")
    with pytest.raises(SettingsError):
        own.put(OwnEndpoint("mine", DialectId.OPENAI_CHAT, "http://far.example"))
    assert not (tmp_path / "endpoints.json").exists()


def test_a_file_that_cannot_even_be_moved_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "endpoints.json"
    path.mkdir()
    (path / "x").touch()
    (tmp_path / "endpoints.unreadable.json").mkdir()
    own = load_list(path)
    assert own.entries == ()
    assert len(own.problems) == 1


def test_a_copy_takes_the_place_of_a_damaged_file_and_this_is_told_until_it_is_known(
    tmp_path: Path,
) -> None:
    path, aside = tmp_path / "a.json", tmp_path / "a.restored.json"
    JsonFile(path, dict[str, int]).write({"a": 1})
    JsonFile(path, dict[str, int]).write({"a": 2})
    path.write_text('{"a"')
    for _start in range(2):
        file = JsonFile(path, dict[str, int])
        assert file.read() == {"a": 2}
        assert str(file.problem(Phrase("Nothing is left."))) == (
            "a.json was damaged. Its last saved copy is used. "
            "The damaged file is kept as a.restored.json."
        )
    aside.rename(f"{aside}{SEEN}")
    assert file.problem(Phrase("Nothing is left.")) is None
    path.write_text("{")
    assert file.read() == {"a": 2}
    assert (tmp_path / "a.restored-2.json").read_text() == "{"


def test_an_end_between_moving_a_damaged_file_and_restoring_it_loses_nothing(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.json"
    JsonFile(path, dict[str, int]).write({"a": 1})
    path.rename(tmp_path / "a.restored.json")
    assert JsonFile(path, dict[str, int]).read() == {"a": 1}
    assert json.loads(path.read_text()) == {"a": 1}


def test_a_file_that_its_owner_removed_does_not_come_back_from_its_copy(tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "a.json", dict[str, int])
    file.write({"a": 1})
    file.remove()
    assert (file.read(), os.listdir(tmp_path)) == (None, [])


def test_a_damaged_copy_is_not_used(tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "a.json", dict[str, int])
    file.write({"a": 1})
    copy_place(file.path).write_text("{")
    file.path.write_text("{")
    assert file.read() is None
    assert (tmp_path / "a.unreadable.json").exists()


def test_a_folder_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    own = load_list(blocked / "endpoints.json")
    with pytest.raises(SettingsError):
        own.put(MINE)
    assert own.entries == ()


def test_a_damaged_file_that_cannot_be_moved_is_not_written_over(tmp_path: Path) -> None:
    path = refusals.FixedPath(tmp_path / "servers.json")
    path.write_text("{,")
    file = JsonFile(path, dict[str, int])
    assert file.read() is None
    with pytest.raises(OSError, match="not permitted"):
        file.write({"a": 1})
    assert (path.read_text(), file.damage) == ("{,", "The file is unchanged.")
    path.write_text("{}")
    assert file.read() == {}
    file.write({"a": 1})
    assert file.read() == {"a": 1}


@refusals.POSIX
def test_a_file_that_could_not_be_opened_is_neither_moved_nor_written_over(tmp_path: Path) -> None:
    """Each owner says so, and keeps what the user chose until it is closed."""
    names = ("settings", "policy", "shelf", "drafts", "queue", "servers", "sandbox", "endpoints")
    files = [tmp_path / f"{name}.json" for name in names]
    for file in files:
        file.write_text("{}")
    with refusals.no_file_opens():
        settings, policy = Settings(files[0]), DefaultPolicy(files[1])
        shelf, drafts, queue = SessionArchive(files[2]), Drafts(files[3]), MessageQueue(files[4])
        servers, access, own = ServerFile(tmp_path), AccessFile(tmp_path), load_list(files[7])
        assert access.access == SandboxReach(SandboxPreset.STRICT)
        with pytest.raises(HelixError):
            servers.put(McpServer("a", "b"))
        with pytest.raises(HelixError):
            own.put(MINE)
    for problem in (settings.problem, policy.problem, servers.problem, *own.problems):
        assert "The file is unchanged." in str(problem)
    with pytest.raises(HelixError):
        policy.choose(BALANCED)
    with pytest.raises(HelixError):
        shelf.put(NO_SESSION, ArchivePlace.TRASH)
    with pytest.raises(HelixError):
        access.choose(SandboxReach(hosts=("a.example",)))
    with pytest.raises(HelixError):
        asyncio.run(queue.add(NO_SESSION, "text"))
    drafts.note(NO_SESSION, "text")
    drafts.save()
    assert drafts.draft(NO_SESSION).text == "text"
    assert {file.read_text() for file in files} == {"{}"}
    assert sorted(tmp_path.iterdir()) == sorted(files)


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@POSIX
def test_a_file_that_the_user_replaces_keeps_its_permissions_and_its_links(tmp_path: Path) -> None:
    script, link = tmp_path / "run.sh", tmp_path / "run"
    script.write_text("old")
    script.chmod(0o754)
    link.symlink_to("run.sh")
    replace_file_of_user(link, b"new")
    assert link.is_symlink()
    assert (script.read_text(), permissions(script)) == ("new", 0o754)


@POSIX
def test_a_new_file_of_the_user_has_the_permissions_of_other_new_files(tmp_path: Path) -> None:
    other, new = tmp_path / "other", tmp_path / "made"
    other.write_text("x")
    replace_file_of_user(new, b"x")
    assert permissions(new) == permissions(other)


@POSIX
def test_a_pipe_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="argument"):
        replace_file_of_user(pipe, b"x")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


@pytest.mark.skipif(shutil.which("strace") is None, reason="no strace here to refuse a call")
def test_a_file_in_a_folder_that_cannot_be_synced_is_replaced_all_the_same(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "made"
    old.write_text("old")
    script = (
        "import sys; from pathlib import Path\n"
        "from helix_desktop.app.json_file import replace_file_of_user\n"
        "replace_file_of_user(Path(sys.argv[1]), b'new')\n"
    )
    for file in (old, new):
        # the first call is for the file, the second one for its folder
        refusal = ["-e", "trace=fsync", "-e", "inject=fsync:error=EINVAL:when=2"]
        command = ["strace", "-f", "-qq", "-o", str(tmp_path / "calls"), *refusal]
        subprocess.run([*command, sys.executable, "-c", script, str(file)], cwd=ROOT, check=True)
        assert file.read_text() == "new"
        assert "INJECTED" in (tmp_path / "calls").read_text()


def test_settings_have_defaults_and_keep_what_is_set(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    settings = Settings(path)
    assert settings.text("appearance") == "system"
    settings.set("appearance", "dark")
    settings.set("window_width", 1_000)
    again = Settings(path)
    assert again.text("appearance") == "dark"
    assert again.number("window_width") == 1_000
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("key", "value"),
    [("appearance", "pink"), ("window_width", 1), ("window_width", "wide"), ("nothing", 1)],
)
def test_a_value_that_does_not_fit_is_refused_and_not_kept(
    tmp_path: Path, key: str, value: str | int
) -> None:
    settings = Settings(tmp_path / "s.json")
    with pytest.raises(SettingsError):
        settings.set(key, value)
    assert not (tmp_path / "s.json").exists()


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[]", b'{"appearance": {"a": 1}}'])
def test_a_malformed_file_is_put_aside_and_defaults_hold(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.problem is not None
    assert settings.text("appearance") == "system"
    assert (tmp_path / "settings.unreadable.json").read_bytes() == content
    settings.set("appearance", "light")
    assert Settings(path).text("appearance") == "light"


def test_values_of_another_version_are_ignored_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    path.write_text('{"future": 1, "appearance": "neon", "window_width": 900}')
    settings = Settings(path)
    assert settings.problem is None
    assert settings.text("appearance") == "system"
    assert settings.number("window_width") == 900


def test_setting_a_value_keeps_what_another_process_or_version_wrote(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    path.write_text('{"future": 1, "appearance": "neon"}')
    window, terminal = Settings(path), Settings(path)
    terminal.set("plain_http_hosts", "192.168.1.5")
    window.set("window_width", 900)
    assert json.loads(path.read_text()) == {
        "future": 1,
        "appearance": "neon",
        "plain_http_hosts": "192.168.1.5",
        "window_width": 900,
    }
    assert window.text("plain_http_hosts") == "192.168.1.5"


def test_values_set_in_several_threads_are_all_saved(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.json")
    numbers = [setting for setting in all_settings() if setting.low is not None]
    with ThreadPoolExecutor(len(numbers)) as pool:
        list(pool.map(lambda setting: settings.set(setting.key, int(setting.high or 0)), numbers))
    again = Settings(tmp_path / "s.json")
    assert [again.number(setting.key) for setting in numbers] == [
        setting.high for setting in numbers
    ]


def test_a_value_that_could_not_be_saved_is_saved_with_the_next_one(tmp_path: Path) -> None:
    path = tmp_path / "config" / "s.json"
    path.parent.symlink_to(tmp_path / "later")
    settings = Settings(path)
    with pytest.raises(SettingsError, match="Couldn't save"):
        settings.set("zoom", 120)
    assert settings.number("zoom") == 120
    (tmp_path / "later").mkdir()
    path.write_text('{"zoom": 110, "window_width": 800}')
    settings.set("window_height", 900)
    saved = {"zoom": 120, "window_width": 800, "window_height": 900}
    assert json.loads(path.read_text()) == saved
    path.write_text("{")
    settings.set("zoom", 130)
    assert json.loads(path.read_text()) == {**saved, "zoom": 130}
    assert (path.parent / "s.restored.json").read_text() == "{"


def test_every_setting_says_what_it_does_and_has_a_default_that_fits() -> None:
    for setting in all_settings():
        assert len(setting.help) > 10
        assert not setting.choices or setting.default in setting.choices


def test_replacing_leaves_the_old_file_whole_when_it_fails(tmp_path: Path) -> None:
    path = tmp_path / "f"
    replace_file(path, b"old")
    with pytest.raises(TypeError):
        replace_file(path, "text")  # type: ignore[arg-type]  # the write fails half-way
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["f"]


def test_with_a_data_dir_everything_lies_below_it_for_this_user_only(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "d")
    make_private_folders(paths)
    for folder in (paths.data, paths.config, paths.logs, paths.workspaces):
        assert folder.is_relative_to(tmp_path / "d")
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_data_dir_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(HelixError, match="Can't create the folder"):
        make_private_folders(find_paths(tmp_path / "file" / "d"))


def test_a_data_dir_of_an_unknown_user_is_named() -> None:
    with pytest.raises(HelixError, match="Can't create the folder ~nosuch"):
        find_paths(Path("~nosuch/x"))


def test_resources_are_found_in_a_source_tree_and_missing_ones_named(tmp_path: Path) -> None:
    assert (resources_folder() / "fonts").is_dir()
    with pytest.raises(ResourceError):
        resource_file(find_paths(tmp_path), "fonts/none.otf")


KEYS = [
    "sk-ant-api03-abcdefghijklmnop",
    "sk-proj-0123456789abcdefABCDEF",
    "ghp_" + "a1B2" * 9,
    "AIza" + "x" * 35,
    "xoxb-123456789012-abc",
    "AKIA" + "A1B2C3D4E5F6G7H8",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.SflKxwRJSMeKKF2QT4",
    "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----",
]


@pytest.mark.parametrize("key", KEYS)
def test_keys_do_not_reach_the_log_in_message_argument_or_traceback(
    tmp_path: Path, key: str
) -> None:
    handler = start_log(tmp_path)
    log = logging.getLogger("test")
    try:
        log.warning("the key %s was refused", key)
        try:
            int(key)
        except ValueError:
            log.exception("failed")
    finally:
        stop_log(handler)
    written = "".join(path.read_text() for path in tmp_path.iterdir())
    assert key not in written
    assert HIDDEN in written
    assert "was refused" in written


@pytest.mark.parametrize(
    "text",
    [
        '{"api_key": "abcdef123456"}',
        "Authorization: Bearer abcdef123456789",
        "password=hunter2hunter2",
    ],
)
def test_named_secrets_are_hidden_by_their_name(text: str) -> None:
    assert not any(word in redact(text) for word in ("abcdef123456", "hunter2hunter2"))


def test_text_without_secrets_is_not_redacted() -> None:
    text = "tokens: 12,480 in store.py; sha 9f2c41a75be07d10c83a94f26612d0be"
    assert redact(text) == text


def test_a_log_without_its_folder_stops_nothing_and_goes_on_once_there_is_one(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "logs"
    handler, log = start_log(folder), logging.getLogger("test")
    try:
        log.warning("lost")
        folder.mkdir()
        log.warning("written")
    finally:
        stop_log(handler)
    (file,) = folder.iterdir()
    assert file.read_text().endswith("WARNING test: written\n")


class _FullDisk(io.TextIOWrapper):
    """A full log whose last lines cannot be written."""

    def tell(self) -> int:
        if self.closed:
            raise ValueError("I/O operation on closed file.")
        return MAX_LOG_BYTES

    def close(self) -> None:
        super().close()
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_log_that_cannot_be_closed_is_opened_again(tmp_path: Path) -> None:
    handler = LogFile(tmp_path / "log", encoding="utf-8", delay=True)
    handler.setStream(_FullDisk(io.BytesIO()))
    handler.emit(logging.makeLogRecord({"msg": "lost"}))
    handler.emit(logging.makeLogRecord({"msg": "written"}))
    handler.close()
    assert (tmp_path / "log").read_text() == "written\n"


def test_a_full_log_is_renamed_and_the_last_ones_are_kept(tmp_path: Path) -> None:
    handler = start_log(tmp_path)
    log, line = logging.getLogger("test"), "x" * (MAX_LOG_BYTES // 2)
    try:
        for number in range(2 * (LOG_BACKUPS + 2) + 1):
            log.warning("%d %s", number, line)
    finally:
        stop_log(handler)
    logs = {path.name: path.read_text() for path in tmp_path.iterdir()}
    newest, *backups = sorted(logs)
    assert (newest, len(backups)) == ("helix-desktop.log", LOG_BACKUPS)
    assert logs[newest].count("WARNING") == 1
    first_numbers = [logs[name].partition("WARNING test: ")[2].split()[0] for name in backups]
    assert first_numbers == ["8", "6", "4"]
