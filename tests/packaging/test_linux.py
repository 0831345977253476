"""What Linux packages need and say of the application."""

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from helix_desktop.__main__ import main
from helix_desktop.tools.programs import program_search
from installers.changes import Release
from installers.place import AUTHORS, DEVELOPER, IDENTIFIER, NAME, Lacking, Refused
from linux import appimage, deb, depends, pictures, rpm, telling, tree

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="made on Linux")

SAID = """
Dynamic Section:
  NEEDED               libdbus-1.so.3
  NEEDED               libc.so.6
  RUNPATH              $ORIGIN

Version References:
  required from libc.so.6:
    0x09691a75 0x00 03 GLIBC_2.9
    0x069691b4 0x00 02 GLIBC_2.34
  required from libdbus-1.so.3:
    0x0a 0x00 04 LIBDBUS_1_3
"""
SYMBOLS = """libc.so.6 libc6 #MINVER#
 GLIBC_2.34@GLIBC_2.34 2.34
 GLIBC_2.9@GLIBC_2.9 2.9
 fork@GLIBC_2.2.5 2.2.5
"""


def test_what_a_binary_needs_is_read_with_its_versions() -> None:
    assert depends.read(SAID) == {
        "libdbus-1.so.3": {"LIBDBUS_1_3"},
        "libc.so.6": {"GLIBC_2.9", "GLIBC_2.34"},
    }


def test_the_needed_version_is_the_oldest_with_all_symbols() -> None:
    assert depends.oldest({"GLIBC_2.9", "GLIBC_2.34"}, SYMBOLS) == "2.34"
    assert depends.oldest({"GLIBC_2.9"}, SYMBOLS) == "2.9"
    assert depends.oldest({"FOO_1"}, SYMBOLS) == ""


def relations(owners: dict[str, str]) -> list[str]:
    needs = [depends.Need(name, frozenset({"GLIBC_2.34"})) for name in owners]
    return depends.relations(
        needs, owners, symbols=lambda library: SYMBOLS if "c6" in library else ""
    )


def test_a_package_is_named_once_in_order_and_with_its_version() -> None:
    owners = {"libm.so.6": "libc6", "libc.so.6": "libc6", "libX11.so.6": "libx11-6"}
    assert relations(owners) == ["libc6 (>= 2.34)", "libx11-6"]


def test_a_renamed_package_may_be_replaced_by_its_old_name() -> None:
    assert relations({"libglib-2.0.so.0": "libglib2.0-0t64"}) == ["libglib2.0-0t64 | libglib2.0-0"]


def test_a_library_without_a_package_ends_the_build() -> None:
    with pytest.raises(Refused, match="libodd"):
        relations({"libodd.so.1": ""})


def test_packages_that_no_binary_links_to_are_listed_by_hand() -> None:
    assert {"xkb-data", "ca-certificates"} <= set(depends.BY_HAND)
    assert {"bubblewrap", "git"} <= set(depends.RECOMMENDED)


@pytest.mark.skipif(shutil.which("objdump") is None, reason="binutils are not here")
def test_libraries_inside_the_package_are_not_required(tmp_path: Path) -> None:
    real = Path(sys.executable).resolve()
    shutil.copyfile(real, tmp_path / "program")
    (tmp_path / "text").write_text("no binary", encoding="utf-8")
    needed = {need.soname for need in depends.needs(tmp_path)}
    assert "libc.so.6" in needed
    (tmp_path / "libc.so.6").write_text("brought", encoding="utf-8")
    assert {need.soname for need in depends.needs(tmp_path)} == needed - {"libc.so.6"}


def test_an_rpm_asks_for_the_newest_version_of_each_interface() -> None:
    need = depends.Need("libc.so.6", frozenset({"GLIBC_2.9", "GLIBC_2.34", "OTHER_1"}))
    assert rpm.requires([need]) == [
        "libc.so.6()(64bit)",
        "libc.so.6(GLIBC_2.34)(64bit)",
        "libc.so.6(OTHER_1)(64bit)",
    ]


def entry(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their case
    parser.read_string((telling.FILES / name).read_text(encoding="utf-8"))
    return parser


def test_the_menu_starts_what_is_installed() -> None:
    words = entry(f"{IDENTIFIER}.desktop")["Desktop Entry"]
    assert words["Exec"] == NAME
    assert words["Icon"] == IDENTIFIER
    assert words["StartupWMClass"] == NAME  # what Qt tells X11
    assert "MimeType" not in words


def test_a_folder_is_opened_by_an_entry_that_comes_last_and_is_in_no_menu() -> None:
    names = [name for name in tree.ENTRIES if "MimeType" in entry(name)["Desktop Entry"]]
    assert len(names) == 1
    words = entry(names[0])["Desktop Entry"]
    assert words["MimeType"] == "inode/directory;"
    assert re.fullmatch(rf"{NAME}( .*)? %[fF]", words["Exec"])
    assert words["NoDisplay"] == "true"
    assert sorted([*names, "org.gnome.Nautilus.desktop", "thunar.desktop"])[-1] == names[0]


def test_every_option_of_a_menu_entry_is_in_the_manual() -> None:
    lines = [
        line
        for name in tree.ENTRIES
        for line in re.findall(r"^Exec=\S+(.*)$", (telling.FILES / name).read_text(), re.MULTILINE)
    ]
    manual = (telling.FILES / "helix-desktop.1").read_text(encoding="utf-8").replace("\\-", "-")
    for option in {word for line in lines for word in line.split() if word.startswith("--")}:
        assert option in manual


def test_an_empty_folder_option_is_no_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--folder", "--data-dir", "/dev/null/x", "--screenshot", "x.png"]) == 1
    assert "expected one argument" not in capsys.readouterr().err


def test_every_option_is_in_the_manual(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    manual = (telling.FILES / "helix-desktop.1").read_text(encoding="utf-8").replace("\\-", "-")
    for option in set(re.findall(r"--[a-z-]+", capsys.readouterr().out)):
        assert option in manual


def test_the_manual_names_every_command() -> None:
    page = telling.manual([("ask", "Have one thing done -- alone."), ("clean-up", "Sweep.")])
    assert ".B ask\nHave one thing done \\-\\- alone." in page
    assert ".B clean\\-up" in page
    assert not re.search(r"@[A-Z]+@", page)


def test_software_centres_are_told_what_is_new() -> None:
    root = ElementTree.fromstring(telling.metainfo())
    assert root.findtext("id") == IDENTIFIER
    assert root.findtext("launchable") == f"{IDENTIFIER}.desktop"
    assert root.findtext("provides/mediatype") == "inode/directory"
    assert root.find("releases/release") is not None
    developer = root.find("developer")
    assert developer is not None
    assert (developer.get("id"), developer.findtext("name")) == (DEVELOPER, AUTHORS)
    assert root.find("screenshots") is None


def test_pictures_are_shown_where_the_project_has_an_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HELIX_BASE_URL", "https://example.org/helix/")
    root = ElementTree.fromstring(telling.metainfo())
    images = [match.text or "" for match in root.findall("screenshots/screenshot/image")]
    assert len(images) == len(telling.PICTURES)
    assert all(image.startswith("https://example.org/helix/raw/v") for image in images)
    for name, _words in telling.PICTURES:
        assert (telling.FILES.parents[2] / "resources" / "pictures" / f"{name}.png").is_file()


def test_debian_is_told_every_release() -> None:
    results = [
        Release("0.2.0", "2026-03-04", ("One " + "word " * 30, "Another.")),
        Release("0.1.0", "2026-01-02", ("The first.",)),
    ]
    text = telling.debian_changes(results)
    assert text.startswith("helix-desktop (0.2.0) stable; urgency=medium\n\n  * One word")
    assert re.findall(r"^ -- .*>  \w{3}, (\d\d \w{3} \d{4})", text, re.MULTILINE) == [
        "04 Mar 2026",
        "02 Jan 2026",
    ]
    lines = [line for line in text.splitlines() if not line.startswith(" -- ")]
    assert max(map(len, lines)) <= 80


def test_the_icon_is_drawn_in_every_size(tmp_path: Path, qapp: object) -> None:
    pictures.draw(tmp_path)
    made = {path.parent.parent.name for path in tmp_path.rglob("*.png")}
    assert made == {f"{size}x{size}" for size in pictures.SIZES}
    assert {16, 512} <= set(pictures.SIZES)
    assert (tmp_path / "scalable" / "apps" / f"{IDENTIFIER}.svg").is_file()


def test_the_sums_of_a_deb_are_of_its_files_alone(tmp_path: Path) -> None:
    (tmp_path / "usr" / "bin").mkdir(parents=True)
    (tmp_path / "usr" / "file").write_bytes(b"")
    (tmp_path / "usr" / "bin" / "link").symlink_to("../file")
    assert deb.sums(tmp_path) == "d41d8cd98f00b204e9800998ecf8427e  usr/file\n"


def test_an_appimage_without_its_runtime_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("APPIMAGE_RUNTIME", raising=False)
    with pytest.raises(Lacking, match="APPIMAGE_RUNTIME"):
        appimage.make(tmp_path, tmp_path)


@pytest.fixture
def system(tmp_path: Path) -> Path:
    """A system with bubblewrap and AppArmor 4, and the files of the package."""
    for name in ("usr/bin/bwrap", "etc/apparmor.d/abi/4.0", f"usr/share/{NAME}/apparmor"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"content of {name}")
    (tmp_path / f"usr/lib/{NAME}").mkdir(parents=True)
    return tmp_path


def _run_script(name: str, system: Path, *words: str) -> set[str]:
    """Run a script of dpkg; return what it made and left, below a system's root."""
    environment = {"PATH": os.environ["PATH"], "DPKG_ROOT": str(system)}
    script = ["sh", telling.FILES / name, *words]
    subprocess.run(script, env=environment, check=True, capture_output=True)
    made = (f"usr/lib/{NAME}/bwrap", f"etc/apparmor.d/{NAME}-bwrap")
    return {name for name in made if (system / name).exists()}


def test_a_bwrap_with_a_profile_is_made_where_apparmor_knows_them_and_removed_again(
    system: Path,
) -> None:
    (system / "usr/bin/bwrap").chmod(0o4755)
    assert len(_run_script("postinst", system, "configure")) == 2
    own = system / f"usr/lib/{NAME}/bwrap"
    assert own.stat().st_mode & 0o7777 == 0o755
    (system / "usr/bin/bwrap").write_text("a newer one")
    _run_script("postinst", system, "triggered", "/usr/bin/bwrap")
    assert own.read_text() == "a newer one"
    assert len(_run_script("prerm", system, "upgrade", "9")) == 2
    assert _run_script("prerm", system, "remove") == set()


@pytest.mark.parametrize("lacking", ["usr/bin/bwrap", "etc/apparmor.d/abi/4.0"])
def test_without_apparmor_or_bubblewrap_no_copy_or_profile_is_made_or_left(
    system: Path, lacking: str
) -> None:
    _run_script("postinst", system, "configure")
    (system / lacking).unlink()
    assert _run_script("postinst", system, "triggered", f"/{lacking}") == set()


def test_the_profile_is_never_for_the_bwrap_that_all_programs_use() -> None:
    profile = (telling.FILES / "apparmor").read_text()
    heads = re.findall(r"^profile (\S+) ?(/\S+)? flags", profile, re.MULTILINE)
    assert heads == [(f"{NAME}-bwrap", f"/usr/lib/{NAME}/bwrap"), (f"{NAME}-command", "")]
    assert f"/usr/lib/{NAME}" == program_search.own_folders()[0]
