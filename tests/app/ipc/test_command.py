"""`helix-desktop mcp` as other programs start it: real processes, real pipes, a real store."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.app.ipc.json_rpc import MAX_LINE_BYTES
from helix_desktop.app.ipc.local_socket import SOCKET
from helix_desktop.app.stop_signals import STOP_SIGNALS
from tests.app.ipc.served import ROOT, TEXT, Place
from tests.waiting import LIMIT_SECONDS, wait_until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes of this kind are POSIX")


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


@pytest.mark.slow
def test_a_client_finds_lists_and_recalls_what_a_closed_workspace_holds(place: Place) -> None:
    digest = place.fill()
    with place.served() as server:
        server.greet()
        text, failed = server.call("search_cached_content", query="row 77")
        assert not failed
        assert digest[:16] in text
        assert digest[:16] in server.call("list_cached_content")[0]
        assert server.call("recall_cached_content", sha256=digest) == (TEXT, False)
        part, _ = server.call("recall_cached_content", sha256=digest, lines="7-8")
        assert part == "7\trow 7\n8\trow 8\n[lines 7-8 of 1,000]"
        assert server.end() == (0, b"")
    assert place.free
    assert not (place.home / SOCKET).exists()


@pytest.mark.slow
def test_the_workspace_of_a_folder_is_found_and_none_is_made(place: Place, tmp_path: Path) -> None:
    place.fill()
    with place.served("mcp", "--folder", str(place.project)) as server:
        server.greet()
        assert not server.call("list_cached_content")[1]
    other = tmp_path / "other"
    other.mkdir()
    before = sorted(place.data.rglob("*"))
    for words, message in (
        (("mcp", "--folder", str(other)), b"There is no workspace for"),
        (("mcp", "--workspace", "none"), b"There is no workspace 'none'. Workspaces: 'api'."),
        (("mcp",), b"There is no workspace for"),
    ):
        done = subprocess.run(place.line(*words), cwd=ROOT, capture_output=True, check=False)
        assert (done.returncode, done.stdout) == (2, b"")
        assert message in done.stderr
        assert b"Traceback" not in done.stderr
    assert sorted(place.data.rglob("*")) == before


@pytest.mark.slow
def test_greeting_and_listing_tools_open_nothing(place: Place) -> None:
    place.fill()
    with place.served() as server:
        server.greet()
        assert len(server.answer("tools/list")["result"]["tools"]) == 5
        assert place.free
        assert server.end()[0] == 0


@pytest.mark.slow
def test_a_workspace_that_holds_nothing_yet_is_told_and_no_store_is_made(place: Place) -> None:
    with place.served() as server:
        server.greet()
        text, failed = server.call("list_cached_content")
        assert failed
        assert "Nothing is stored in this workspace yet." in text
        assert server.end() == (0, b"")
    assert not (place.home / "db").exists()


@pytest.mark.slow
def test_an_idle_server_closes_the_store_and_opens_it_again(place: Place) -> None:
    digest = place.fill()
    with place.served() as server:
        server.greet()
        assert not server.call("list_cached_content")[1]
        assert not place.free
        wait_until(lambda: place.free)
        assert server.call("recall_cached_content", sha256=digest[:12]) == (TEXT, False)
        assert server.end() == (0, b"")


@pytest.mark.slow
def test_a_store_that_something_silent_holds_is_told_in_words_and_served_afterwards(
    place: Place,
) -> None:
    place.fill()
    code = (
        "import sys; from pathlib import Path; from helix_desktop.store.lock import WorkspaceLock;"
        "lock = WorkspaceLock(Path(sys.argv[1])); print(flush=True); sys.stdin.read();"
        "lock.release()"
    )
    line = [sys.executable, "-c", code, str(place.home / "lock")]
    with (
        subprocess.Popen(line, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder,
        place.served() as server,
    ):
        holder.stdout.readline()
        server.greet()
        numbers = [server.ask("tools/call", name="list_cached_content") for _ in range(4)]
        messages = [server.hear() for _ in numbers]
        assert {message["id"] for message in messages} == set(numbers)
        for message in messages:
            text = message["result"]["content"][0]["text"]
            assert message["result"]["isError"]
            assert f"in use by process {holder.pid}" in text
        holder.communicate()
        assert not server.call("list_cached_content")[1]


@pytest.mark.slow
@pytest.mark.parametrize("words", ["check --deep", "backup", "clean-up"])
def test_a_check_or_a_backup_gets_the_store_at_once_from_an_agent_that_goes_on(
    place: Place, tmp_path: Path, words: str
) -> None:
    digest = place.fill()
    with place.served() as server:
        server.greet()
        for turn in range(2):
            assert server.call("recall_cached_content", sha256=digest) == (TEXT, False)
            destination = [str(tmp_path / f"copy-{turn}")] if words == "backup" else []
            verb = ["workspace", *words.split(), *place.named]
            line = place.line(*verb, *destination)
            done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
        assert server.call("recall_cached_content", sha256=digest) == (TEXT, False)
        assert server.end() == (0, b"")


@pytest.mark.slow
def test_a_damaged_store_is_told_in_words_and_left_as_it_is(place: Place) -> None:
    place.fill()
    (place.home / "db" / "CURRENT").write_bytes(b"nonsense")
    before = stored(place)
    with place.served() as server:
        server.greet()
        text, failed = server.call("list_cached_content")
        assert failed
        assert "Traceback" not in text
        assert len(text) > 20
        assert server.end()[0] == 0
    assert stored(place) == before


@pytest.mark.slow
def test_lines_of_any_kind_are_answered_and_a_huge_one_is_not_held(place: Place) -> None:
    digest = place.fill()
    with place.served() as server:
        server.greet()
        server.send(b"nonsense\n\n   \r")
        assert server.hear()["error"]["code"] == -32700
        for _ in range(40):
            server.process.stdin.write(b"x" * MAX_LINE_BYTES)
        server.send(b"")
        assert "longer than" in server.hear()["error"]["message"]
        memory = Path(f"/proc/{server.process.pid}/status")
        if memory.exists():
            peak = next(row for row in memory.read_text().splitlines() if "VmHWM" in row)
            assert int(peak.split()[1]) < 100_000
        assert server.call("recall_cached_content", sha256=digest)[0] == TEXT


@pytest.mark.slow
def test_what_was_asked_before_the_input_closed_is_still_answered(place: Place) -> None:
    digest = place.fill()
    arguments = {"sha256": digest}
    with place.served() as server:
        server.greet()
        for _ in range(20):
            server.ask("tools/call", name="recall_cached_content", arguments=arguments)
        out, err = server.process.communicate(timeout=30)
        assert (out.count(b"row 1000"), err, server.process.returncode) == (20, b"", 0)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "status"), [(number, 128 + number) for number in STOP_SIGNALS])
def test_a_signal_ends_the_command_and_releases_the_store(
    place: Place, number: signal.Signals, status: int
) -> None:
    place.fill()
    with place.served() as server:
        server.greet()
        assert not server.call("list_cached_content")[1]
        server.process.send_signal(number)
        assert server.process.wait(LIMIT_SECONDS) == status
        assert server.process.stderr.read() == b""
    assert place.free
    assert not (place.home / SOCKET).exists()


def test_a_client_that_is_killed_takes_the_server_along(place: Place) -> None:
    place.fill()
    program = (
        "import subprocess, sys, time;"
        "server = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE);"
        "print(server.pid, flush=True); time.sleep(60)"
    )
    line = [sys.executable, "-c", program, *place.line()]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE) as client:
        server = int(client.stdout.readline())
        client.kill()
    wait_until(lambda: not Path(f"/proc/{server}").exists() or _is_over(server))


@pytest.mark.slow
def test_a_client_that_reads_no_answers_does_not_keep_the_command_running(place: Place) -> None:
    digest = place.fill()
    with place.served() as server:
        server.greet()
        for _ in range(60):
            server.ask("tools/call", name="recall_cached_content", arguments={"sha256": digest})
        server.process.stdout.close()
        assert server.process.stdin is not None
        assert server.process.wait(20) == 0
    assert place.free


@pytest.mark.slow
def test_no_line_of_qt_and_no_sdk_is_loaded_to_serve(place: Place) -> None:
    place.fill()
    program = (
        "import sys; from helix_desktop.__main__ import main; status = main(sys.argv[1:]);"
        "print(sorted({name.split('.')[0] for name in sys.modules} &"
        "{'PySide6', 'qasync', 'mcp', 'httpx', 'keyring', 'tiktoken'}), file=sys.stderr)"
    )
    words = place.line()[3:]
    call = (
        b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}'
        b'\n{"jsonrpc":"2.0","id":2,"method":"tools/call","params":'
        b'{"name":"search_cached_content","arguments":{"query":"row 77"}}}\n'
    )
    line = [sys.executable, "-c", program, *words]
    done = subprocess.run(line, cwd=ROOT, input=call, capture_output=True, timeout=30, check=False)
    assert done.stderr == b"[]\n"
    assert done.stdout.count(b"\n") == 2
    assert b"row 77" in done.stdout


def stored(place: Place) -> dict[str, bytes]:
    """The files of the database, but for LevelDB's own diary."""
    files = (place.home / "db").iterdir()
    return {file.name: file.read_bytes() for file in files if not file.name.startswith("LOG")}


def _is_over(pid: int) -> bool:
    """A process that has ended, though nobody has asked for its status yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
