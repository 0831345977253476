"""What is frozen: what stays out, what ends the build, and that licences are complete."""

import ast
import re
import sys
from pathlib import Path

import pytest

from installers import frozen, licences, place, slimming


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libQt6QmlModels.so.6",
        "PySide6/QtNetwork.abi3.so",
        "libQt6Pdf.so.6",
        "PySide6/Qt/translations/qtbase_cs.qm",
        "PySide6/Qt/translations/designer_de.qm",
        "resources/translations/helix_de.ts",
        "PySide6\\plugins\\platforms\\qdirect2d.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6/Qt/lib/libQt6WlShellIntegration.so.6",
        "PySide6/QtDBus.abi3.so",
        "resources/pictures/cache.png",
        "jsonschema/benchmarks/issue232/issue.json",
        "mcp-2.3.0.dist-info/RECORD",
    ],
)
def test_unneeded_files_are_left_out_of_the_bundle(name: str) -> None:
    assert slimming.needless(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/plugins/imageformats/libqwebp.so",
        "PySide6/Qt/lib/libQt6WaylandClient.so.6",
        "PySide6/Qt/lib/libQt6DBus.so.6",
        "PySide6/QtWidgets.abi3.so",
        "resources/tokenizer/o200k_base.tiktoken.xz",
        "resources/icons/network.svg",
        "resources/languages/helix_pt_BR.qm",
        "PySide6/Qt/translations/qtbase_pt_BR.qm",
    ],
)
def test_files_that_the_window_needs_are_in_the_bundle(name: str) -> None:
    assert not slimming.needless(name)


@pytest.mark.parametrize(
    "name",
    [
        *("libstdc++.so.6", "libgcc_s.so.1", "libX11.so.6", "libxcb.so.1", "libxcb-shm.so.0"),
        *("libwayland-client.so.0", "libglib-2.0.so.0", "libfontconfig.so.1", "libz.so.1"),
        *("libdbus-1.so.3", "libGL.so.1", "libEGL.so.1", "libdrm.so.2", "libfreetype.so.6"),
    ],
)
def test_libraries_of_the_desktop_are_those_of_the_machine_that_runs_it(name: str) -> None:
    assert slimming.of_the_system(name)


@pytest.mark.parametrize(
    "name",
    [
        *("libpython3.11.so.1.0", "libssl.so.3", "libcrypto.so.3", "libsqlite3.so.0"),
        *("libffi.so.8", "libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-render-util.so.0"),
        *("PySide6/Qt/lib/libQt6Core.so.6", "plyvel.libs/libleveldb-e43d8649.so.1.22.0"),
    ],
)
def test_libraries_that_must_match_python_and_qt_are_in_the_bundle(name: str) -> None:
    assert not slimming.of_the_system(name)


def test_nothing_that_the_application_imports_is_left_out() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in (place.ROOT / "helix_desktop").rglob("*.py")
    )
    imported = set(re.findall(r"^\s*(?:from|import) ([\w.]+)", source, re.MULTILINE))
    assert imported & set(slimming.EXCLUDED) == set()
    assert "sqlite3" in imported


def test_a_library_that_was_not_found_ends_the_build() -> None:
    log = """
12 INFO: Analyzing
13 WARNING: Library not found: could not resolve 'libxcb-icccm.so.4', dependency of 'libqxcb.so'.
14 ERROR: Hidden import 'tiktoken_ext.openai_public' not found
15 WARNING: Library shell32 required via ctypes not found
"""
    assert frozen.complaints(log) == [
        "Hidden import 'tiktoken_ext.openai_public' not found",
        "Library not found: could not resolve 'libxcb-icccm.so.4', dependency of 'libqxcb.so'.",
    ]


def test_a_folder_that_was_never_frozen_is_told(tmp_path: Path) -> None:
    with pytest.raises(place.Refused, match="Nothing is frozen yet"):
        frozen.folder(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are of another kind there")
def test_nothing_of_the_builder_stays_on_the_files(tmp_path: Path) -> None:
    for name, mode in (("program", 0o770), ("lib.so.1", 0o755), ("text", 0o600)):
        (tmp_path / name).write_text(name, encoding="utf-8")
        (tmp_path / name).chmod(mode)
    (tmp_path / "link").symlink_to("text")
    frozen.date_alike(tmp_path)
    result = {path.name: path.lstat() for path in tmp_path.iterdir()}
    assert {item.st_mtime for item in result.values()} == {place.epoch()}
    modes = {name: status.st_mode & 0o777 for name, status in result.items() if name != "link"}
    assert modes == {"program": 0o755, "lib.so.1": 0o644, "text": 0o644}


HERE = licences.installed(licences.locked())


def test_the_lock_names_what_is_installed_here() -> None:
    assert {"httpx", "pyside6-essentials", "mcp", "tiktoken", "msgspec"} <= set(HERE)


@pytest.mark.parametrize("name", HERE)
def test_every_distribution_comes_with_its_licence(name: str) -> None:
    texts = licences.texts_of(name, HERE[name])
    assert texts
    assert max(text.stat().st_size for text in texts) > 500


def test_each_distribution_has_a_folder_with_its_licences(tmp_path: Path) -> None:
    target = licences.collect(tmp_path / "licences")
    assert {*HERE, "python"} <= {path.name for path in target.iterdir()}
    shown = (target / "pyside6-essentials" / "LGPL-3.0.txt").read_text(encoding="utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in shown
    assert {path.suffix for path in target.rglob("*") if path.is_file()} <= {".txt", ".md", ".rst"}


def test_fonts_and_tokenizer_have_licence_files() -> None:
    resources = place.ROOT / "resources"
    for name in ("fonts/OFL-Inter.txt", "fonts/OFL-JetBrainsMono.txt", "tokenizer/NOTICE"):
        assert (resources / name).stat().st_size > 500


def test_libraries_that_came_from_the_machine_are_found_in_the_table(tmp_path: Path) -> None:
    (tmp_path / "helix-desktop").mkdir()
    table = (
        "('x', [('libssl.so.3', '/usr/lib/libssl.so.3', 'BINARY'),"
        " ('a.so', '/v/site-packages/a.so', 'BINARY'),"
        " ('libssl.so', 'libssl.so.3', 'SYMLINK')], True)"
    )
    (tmp_path / "helix-desktop" / "COLLECT-00.toc").write_text(table, encoding="utf-8")
    assert licences.libraries_in(tmp_path) == [Path("/usr/lib/libssl.so.3")]


def test_a_bundle_has_no_docstrings_that_nobody_reads_and_each_line_keeps_its_number() -> None:
    for path in sorted((place.ROOT / "helix_desktop" / "domain").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        slim = slimming.without_unread_docstrings(source)
        before, after = ast.parse(source), ast.parse(slim)
        for node in ast.walk(before):
            is_unread = isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef)
            if is_unread and ast.get_docstring(node, clean=False) is not None:
                node.body[0] = ast.Expr(ast.Constant(""))
        assert ast.dump(before) == ast.dump(after)
        places = [(node.lineno, node.end_lineno) for node in ast.parse(source).body[1:]]
        assert places == [(node.lineno, node.end_lineno) for node in after.body[1:]]


def test_a_function_with_only_a_docstring_stays_valid() -> None:
    source = 'class A:\n    """Kept."""\n\n    def é(self): """é\n    two"""; x = "é"\n'
    slim = slimming.without_unread_docstrings(source)
    assert slim == 'class A:\n    """Kept."""\n\n    def é(self): ""; x = "é"\n\n'
