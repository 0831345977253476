"""Windows: what the installer lays down and takes away, its icon, and imports that work there."""

import ast
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader

from helix_desktop import APPLICATION_ID
from installers.drawing import Picture, drawn
from installers.place import IDENTIFIER, ROOT, Refused
from translations.syntax_trees import parsed
from windows import launcher, listing, slimming, staging
from windows.ico import SIZES, ico

SCRIPT = (ROOT / "packaging" / "windows" / "helix-desktop.nsi").read_text("utf-8")
CODE = "\n".join(line for line in SCRIPT.splitlines() if not line.lstrip().startswith(";"))


def section(name: str) -> str:
    result = re.search(rf'^Section "{name}"$(.*?)^SectionEnd$', CODE, re.DOTALL | re.MULTILINE)
    assert result
    return result[1]


def laid(folder: Path) -> None:
    for name in ("helix-desktop.exe", "app/helix_desktop/a b.py", "app/resources/x$y.txt"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x")


def test_every_installed_file_is_removed_by_name(tmp_path: Path) -> None:
    laid(tmp_path)
    files = listing.listed(tmp_path)
    removed = list(listing.remove_lines(files))
    assert len(files) == 3
    assert r'Delete "$INSTDIR\app\helix_desktop\a b.py"' in removed
    assert r'Delete "$INSTDIR\app\resources\x$$y.txt"' in removed
    folders = [line for line in removed if line.startswith("RMDir")]
    assert folders == [
        r'RMDir "$INSTDIR\app\helix_desktop"',
        r'RMDir "$INSTDIR\app\resources"',
        r'RMDir "$INSTDIR\app"',
    ]
    assert removed[-3:] == folders, "folders go when they are empty"


def test_every_file_is_installed_into_its_own_folder(tmp_path: Path) -> None:
    laid(tmp_path)
    files = listing.listed(tmp_path)
    lines = list(listing.install_lines(files, tmp_path))
    assert sum(line.startswith("File ") for line in lines) == len(files)
    at = lines.index(rf'File "{tmp_path / "app/helix_desktop/a b.py"}"')
    assert lines[at - 1] == r'SetOutPath "$INSTDIR\app\helix_desktop"'


def test_a_path_that_some_people_could_not_install_ends_the_build(tmp_path: Path) -> None:
    deep = tmp_path / ("a" * 100) / ("b" * 100)
    deep.mkdir(parents=True)
    (deep / "c").write_bytes(b"")
    with pytest.raises(listing.TooLong):
        listing.listed(tmp_path)


def test_the_uninstaller_removes_no_folder_with_unknown_files() -> None:
    assert not re.search(r"RMDir\s+/r", CODE, re.IGNORECASE)
    assert not re.search(r"Delete\s.*\*", CODE)


def test_uninstalling_touches_no_data_and_says_where_it_is() -> None:
    assert '!define DATA "$LOCALAPPDATA\\helix-desktop"' in CODE
    words = section("Uninstall")
    touching = [line for line in words.splitlines() if "DATA" in line or "LOCALAPPDATA" in line]
    assert [line.split()[0] for line in touching] == ["DetailPrint"]
    text = re.search(r'^!define MUI_UNCONFIRMPAGE_TEXT_TOP "(.*)"$', CODE, re.MULTILINE)
    assert text
    assert "${DATA}" in text[1]
    assert '!define NAME "Helix Desktop"' in CODE, "the program's folder is not the data's"


def test_every_key_that_is_written_is_removed_again() -> None:
    written = set(re.findall(r'WriteReg\w+ HKCU "(\$\{\w+\})', section(r"-\$\{NAME\}")))
    removed = set(re.findall(r'DeleteRegKey HKCU "(\$\{\w+\})"', section("Uninstall")))
    assert written == removed == {"${OWN}", "${FOLDER}", "${INSIDE}", "${ENTRY}"}
    assert "HKLM" not in CODE, "no administrator is needed"
    assert "RequestExecutionLevel user" in CODE


def test_a_folder_is_opened_with_its_path_as_one_word() -> None:
    commands = re.findall(r"WriteRegStr HKCU .*\\command\" \"\" '(.*)'", CODE)
    assert commands == [
        r'"$INSTDIR\${STEM}.exe" --folder "%V"',
        # a drive ends in a backslash, which would swallow the quote
        r'"$INSTDIR\${STEM}.exe" --folder "%V\."',
    ]


def test_an_upgrade_and_a_removal_refuse_while_the_program_runs() -> None:
    install = section(r"-\$\{NAME\}")
    assert install.index("RefuseWhileRunning") < install.index("RemoveOlder")
    assert install.index("RemoveOlder") < install.index("install.nsh")
    removal = section("Uninstall")
    assert removal.index("un.RefuseWhileRunning") < removal.index("remove.nsh")


@pytest.mark.parametrize(
    ("path", "is_kept"),
    [
        ("PySide6/QtCore.pyd", True),
        ("PySide6/Qt6Widgets.dll", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/platforms/qoffscreen.dll", True),
        ("PySide6/Qt6Quick.dll", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/qml/QtQuick/qmldir", False),
        ("PySide6/QtCore.pyi", False),
        ("win32/_win32sysloader.pyd", True),
        ("win32/win32gui.pyd", False),
        ("win32/lib/pywintypes.py", True),
        ("pythonwin/start_pythonwin.py", False),
        ("plyvel/_plyvel.cp311-win_amd64.pyd", True),
        ("plyvel_ci.libs/leveldb-0214.dll", True),
        ("mcp/client/stdio.py", True),
        ("jsonschema/benchmarks/issue232.py", False),
        ("licences/pydantic/LICENSE", True),
    ],
)
def test_only_the_needed_files_of_wheels_are_installed(path: str, is_kept: bool) -> None:
    assert slimming.is_kept(path) is is_kept


def test_every_part_of_qt_that_is_imported_goes_along() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "helix_desktop").rglob("*.py")]
    assert slimming.unlisted(sources) == set()
    assert slimming.unlisted(["from PySide6.QtQml import QQmlEngine"]) == {"Qml"}


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", "0.1.0.0"), ("1.2", "1.2.0.0"), ("0.2.0rc1", "0.2.0.0"), ("3.4.5.dev6", "3.4.5.0")],
)
def test_windows_counts_versions_with_four_numbers(version: str, numbers: str) -> None:
    assert launcher.four_numbers(version) == numbers


def runtime(folder: Path) -> staging.Runtime:
    folder.mkdir(exist_ok=True)
    for name in ("python3.dll", "python311.dll"):
        (folder / name).write_bytes(b"")
    return staging.Runtime(folder)


def test_the_python_that_goes_along_is_known_by_its_library(tmp_path: Path) -> None:
    result = runtime(tmp_path / "python")
    assert (result.library.name, result.version) == ("python311.dll", (3, 11))
    (tmp_path / "empty").mkdir()
    with pytest.raises(Refused):
        _ = staging.Runtime(tmp_path / "empty").library


def test_a_python_is_taken_from_a_folder_inside_of_a_zip(tmp_path: Path) -> None:
    runtime(tmp_path / "cp311")
    shutil.make_archive(str(tmp_path / "embed"), "zip", tmp_path, "cp311")
    result = staging.unpacked(tmp_path / "embed.zip", tmp_path / "python")
    assert result.library == tmp_path / "python" / "python311.dll"


@pytest.mark.skipif(
    not (shutil.which(launcher.COMPILER) and shutil.which(launcher.RESOURCES)),
    reason="mingw is not installed: apt-get install gcc-mingw-w64-x86-64",
)
@pytest.mark.parametrize(("twin", "subsystem"), [(launcher.WINDOW, 2), (launcher.CONSOLE, 3)])
def test_the_launchers_are_programs_for_windows_with_all_they_should_say(
    twin: launcher.Twin, subsystem: int, tmp_path: Path
) -> None:
    icon = struct.pack("<HHH", 0, 1, 0)
    made = launcher.compiled(
        twin, runtime(tmp_path / "python"), tmp_path / "work", icon=icon, version="7.8.9"
    )
    data = made.read_bytes()
    head = struct.unpack_from("<I", data, 0x3C)[0]
    assert data[head : head + 4] == b"PE\0\0"
    assert struct.unpack_from("<H", data, head + 24 + 68)[0] == subsystem
    assert struct.unpack_from("<I", data, head + 8)[0] == 0, "no time stamp"
    for word in ("python\\python311.dll", "helix_desktop", "7.8.9", twin.file):
        assert word.encode("utf-16-le") in data, word
    assert b"UTF-8</activeCodePage>" in data
    assert b"PerMonitorV2</dpiAwareness>" in data
    assert b"true</longPathAware>" in data
    assert b"@VERSION@" not in data
    assert b"libssp" not in data, "it needs nothing that Windows has not"


def test_no_mark_of_the_templates_is_left_unfilled() -> None:
    folder = ROOT / "packaging" / "windows"
    marks = set()
    for name in ("launcher.rc", "launcher.manifest"):
        marks |= set(re.findall(r"@[A-Z]+@", (folder / name).read_text("utf-8")))
    assert marks == {"@VERSION@", "@NUMBERS@", "@STEM@", "@TWIN@"}


def test_paths_in_the_installer_have_backslashes() -> None:
    lines = list(listing.remove_lines([PurePosixPath("app/a/b.py")]))
    assert all("/" not in line for line in lines)


@pytest.fixture(scope="module")
def pictures(qapp: object) -> list[Picture]:
    return drawn(SIZES)


def test_an_icon_holds_every_size_where_its_table_says(pictures: list[Picture]) -> None:
    made = ico(pictures)
    reserved, kind, count = struct.unpack_from("<HHH", made)
    assert (reserved, kind, count) == (0, 1, len(SIZES))
    end, sizes = 6 + 16 * count, []
    for at in range(count):
        wide, high, _, _, planes, bits, size, offset = struct.unpack_from(
            "<BBBBHHII", made, 6 + 16 * at
        )
        assert (wide, planes, bits, offset) == (high, 1, 32, end)
        sizes.append(wide or 256)
        end += size
    assert tuple(sizes) == SIZES
    assert end == len(made)


def nearly(read: bytes, drawn: bytes) -> bool:
    """Opacity as it was; colors too, but for what Qt rounds where one can see through."""
    return read[3::4] == drawn[3::4] and all(
        abs(one - other) <= 2 or drawn[at | 3] < 200
        for at, (one, other) in enumerate(zip(read, drawn, strict=True))
    )


def test_an_icon_is_read_back_by_another_reader_as_it_was_drawn(pictures: list[Picture]) -> None:
    data = QByteArray(ico(pictures))
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"ico")
    assert reader.imageCount() == len(SIZES)
    for at, picture in enumerate(pictures):
        assert reader.jumpToImage(at)
        image = reader.read().convertToFormat(QImage.Format.Format_ARGB32)
        assert (image.width(), image.height()) == (picture.size, picture.size)
        assert nearly(bytes(image.constBits()), picture.pixels)


def test_the_smallest_icon_is_not_empty(pictures: list[Picture]) -> None:
    assert pictures[0].size == 16
    assert len({pictures[0].pixels[at : at + 4] for at in range(0, 16 * 16 * 4, 4)}) > 8


LACKING = frozenset((Path(__file__).with_name("lacking_on_windows.txt")).read_text().split())
OWN = {name.partition(".")[0] for name in LACKING}
MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "spwd", "syslog"} | {
    *("termios", "tty", "crypt", "curses", "nis", "ossaudiodev"),
}
SOURCES = sorted((ROOT / "helix_desktop").rglob("*.py"))


def at_import(nodes: list[ast.stmt]) -> Iterator[ast.AST]:
    """What runs when a module is imported: no bodies of functions, nothing asked of the system."""
    for node in nodes:
        if isinstance(node, ast.If) and "platform" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for part in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults):
                if part is not None:
                    yield from ast.walk(part)
        elif isinstance(node, ast.ClassDef | ast.If | ast.Try | ast.With):
            yield from at_import(
                [item for item in ast.iter_child_nodes(node) if isinstance(item, ast.stmt)]
            )
        else:
            yield from (item for item in ast.walk(node) if not isinstance(item, ast.Lambda))


def breaches(text: str) -> list[str]:
    results = []
    for node in at_import(parsed(text).body):
        match node:
            case ast.Import(names=names):
                results += [item.name for item in names if item.name in MODULES]
            case ast.ImportFrom(module=str(module), names=names):
                results += [module] if module in MODULES else []
                results += [
                    f"{module}.{item.name}" for item in names if f"{module}.{item.name}" in LACKING
                ]
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if f"{owner}.{name}" in LACKING:
                results.append(f"{owner}.{name}")
    return results


@pytest.mark.slow
def test_no_module_needs_another_system_to_be_imported() -> None:
    result = {str(path.relative_to(ROOT)): breaches(path.read_text("utf-8")) for path in SOURCES}
    assert {path: names for path, names in result.items() if names} == {}
    assert len(SOURCES) > 400


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("import fcntl", ["fcntl"]),
        ("import os\nFLAGS = os.O_RDONLY | os.O_DIRECTORY", ["os.O_DIRECTORY"]),
        ("from signal import SIGKILL", ["signal.SIGKILL"]),
        ("def end(number=signal.SIGKILL): ...", ["signal.SIGKILL"]),
        ("class A:\n    KIND = socket.AF_UNIX", ["socket.AF_UNIX"]),
        ("import sys\nif sys.platform == 'win32':\n    import msvcrt\nelse:\n    import fcntl", []),
        ("def end():\n    os.killpg(1, signal.SIGKILL)", []),
        ("FLAG = getattr(os, 'O_NOFOLLOW', 0)", []),
    ],
)
def test_windows_only_code_is_found_by_the_check(text: str, names: list[str]) -> None:
    assert breaches(text) == names


def test_the_taskbar_and_the_packages_name_the_application_alike() -> None:
    assert IDENTIFIER == APPLICATION_ID
