"""What a command makes lends nobody the user's rights, however it is made."""

import stat
import sys
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import Ground, git, output_text

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only"),
    pytest.mark.skipif(not Path("/usr/bin/python3").exists(), reason="no Python of the system"),
]

_SPECIAL = stat.S_ISUID | stat.S_ISGID
_MAKING = {
    "open": "os.close(os.open('src/new', os.O_CREAT | os.O_WRONLY, {mode}))",
    "open in a folder": (
        "os.close(os.open('new', os.O_CREAT | os.O_RDWR, {mode}, dir_fd=os.open('src', 0)))"
    ),
    "a file without a name": (
        "file = os.open('src', os.O_TMPFILE | os.O_WRONLY, {mode});"
        " os.link(f'/proc/self/fd/{{file}}', 'src/new', src_dir_fd=0)"
    ),
    "creat": "assert ctypes.CDLL(None, use_errno=True).creat(b'src/new', {mode}) >= 0, no()",
    "mknod": "os.mknod('src/new', stat.S_IFREG | {mode})",
    "openat2": (
        "how = struct.pack('QQQ', os.O_CREAT | os.O_WRONLY, {mode}, 0);"
        " assert ctypes.CDLL(None, use_errno=True).syscall(437, -100, b'src/new', how, 24) >= 0,"
        " no()"
    ),
    "chmod": "open('src/new', 'w').close(); os.chmod('src/new', {mode})",
    "fchmod": "os.chmod(os.open('src/new', os.O_CREAT), {mode})",
    "fchmodat": ("open('src/new', 'w').close(); os.chmod('new', {mode}, dir_fd=os.open('src', 0))"),
    "fchmodat2": (
        "open('src/new', 'w').close();"
        " assert ctypes.CDLL(None, use_errno=True).syscall(452, -100, b'src/new', {mode}, 0) == 0,"
        " no()"
    ),
    "chmod of what is open": (
        "file = os.open('src/new', os.O_CREAT); os.chmod(f'/proc/self/fd/{{file}}', {mode})"
    ),
}
_BEFORE = (
    "import ctypes, os, stat, struct\n"
    "def no():\n"
    "    return OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))\n"
)


def _run(
    box: SandboxBackend, ground: Ground, script: str, *, network: bool = False
) -> tuple[int, str]:
    (ground.project / "src/script.py").write_text(_BEFORE + script)
    ran = ground.run(box, "/usr/bin/python3 src/script.py", network=network)
    return ran.ended.code, output_text(ran)


def _tried(way: str, mode: int) -> str:
    """A part of a script: it says so if that way made something with that mode."""
    return (
        "try:\n"
        f"    {_MAKING[way].format(mode=mode)}\n"
        "except (OSError, AssertionError):\n"
        "    pass\n"
        "else:\n"
        f"    print({way!r}, oct({mode}))\n"
        "found = os.stat('src/new').st_mode if os.path.exists('src/new') else 0\n"
        f"if found & {_SPECIAL}:\n"
        f"    print('it has such bits:', {way!r}, oct(found))\n"
        "if found:\n"
        "    os.unlink('src/new')\n"
    )


@pytest.mark.parametrize("network", [False, True])
def test_no_file_is_made_that_lends_rights(
    network: bool, box: SandboxBackend, ground: Ground
) -> None:
    tries = (_tried(way, mode) for way in _MAKING for mode in (0o4755, 0o2755, 0o6711))
    assert _run(box, ground, "".join(tries), network=network) == (0, "")


def test_ordinary_files_are_made_as_ever(box: SandboxBackend, ground: Ground) -> None:
    ways = [way for way in _MAKING if way not in ("openat2", "fchmodat2")]
    modes = "".join(f"{way} 0o751\n" for way in ways)
    script = "".join(_tried(way, 0o751) for way in ways)
    assert _run(box, ground, script) == (0, modes)


def test_opening_an_existing_file_with_special_bits_succeeds(
    box: SandboxBackend, ground: Ground
) -> None:
    code, output = _run(box, ground, "os.open('src/script.py', os.O_RDONLY, 0o6755)")
    assert code == 0, output


def test_a_new_folder_gets_no_special_bits(box: SandboxBackend, ground: Ground) -> None:
    _run(box, ground, "os.mkdir('src/folder', 0o7777)")
    assert not (ground.project / "src/folder").stat().st_mode & _SPECIAL


_FOLDERS = {
    "chmod": "os.chmod('src/folder', {mode})",
    "relative": "os.chdir('src'); os.chmod('folder', {mode})",
    "fchmod": "os.chmod(os.open('src/folder', 0), {mode})",
    "fchmodat": "os.chmod('folder', {mode}, dir_fd=os.open('src', 0))",
    "through a link": "os.symlink('folder', 'src/link'); os.chmod('src/link', {mode})",
}


@pytest.mark.parametrize("way", _FOLDERS)
def test_a_folder_can_hand_its_group_on(
    way: str, bubblewrap: SandboxBackend, ground: Ground
) -> None:
    folder = ground.project / "src/folder"
    folder.mkdir()
    code, output = _run(bubblewrap, ground, _FOLDERS[way].format(mode=0o2775))
    assert code == 0, output
    assert stat.S_IMODE(folder.stat().st_mode) == 0o2775


def test_protected_files_keep_their_mode(bubblewrap: SandboxBackend, ground: Ground) -> None:
    places = [ground.project / ".git/hooks", ground.project / ".vscode", ground.outside]
    before = [place.stat().st_mode for place in places]
    for place in (*places, Path("/usr"), ground.project / "out"):
        assert _run(bubblewrap, ground, f"os.chmod('{place}', 0o2777)")[0] != 0
    assert [place.stat().st_mode for place in places] == before


def test_a_repository_that_several_share_stays_one(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    git(ground.project, "config", "core.sharedRepository", "group")
    git(ground.project, "config", "user.name", "A B")
    git(ground.project, "config", "user.email", "a@example.com")
    (ground.project / "src/app.py").write_text("print(2)\n")
    ran = ground.run(bubblewrap, "git commit -qam second && git log --format=%s")
    assert output_text(ran) == "second\nfirst\n"
    folders = [path for path in (ground.project / ".git/objects").iterdir() if path.is_dir()]
    assert any(folder.stat().st_mode & stat.S_ISGID for folder in folders)
