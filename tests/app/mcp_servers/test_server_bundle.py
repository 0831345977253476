"""Bundles: shown, asked about, unpacked inside of their folder only, and approved as any server."""

import os
import stat
import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from helix_desktop.app.mcp_servers import server_bundle
from helix_desktop.app.mcp_servers.server_bundle import (
    ServerBundle,
    read_bundle,
    remove_bundles,
    unpack_bundle,
)
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.form_questions import FieldKind, Value
from helix_desktop.domain.mcp_servers import ServerPhase
from tests.app.app_stage import Place, open_place
from tests.fakes.provider import ScriptedProvider
from tests.system.peers.bundles import MANIFEST, packed, packed_link
from tests.waiting import until

VALUES: Mapping[str, Value | None] = {"token": "letmein", "depth": 5}


def changed(**changes: object) -> Mapping[str, object]:
    return {**MANIFEST, **changes}


def launched(**config: object) -> Mapping[str, object]:
    """A manifest whose server is started so."""
    return changed(server={"type": "python", "entry_point": "x", "mcp_config": config})


def unpacked(bundle: ServerBundle, home: Path) -> Path:
    unpack_bundle(bundle, home)
    return bundle.folder(home)


def test_what_a_bundle_says_of_itself_and_asks_for_is_read(tmp_path: Path) -> None:
    bundle = read_bundle(packed(tmp_path / "a.mcpb"))
    assert (bundle.name, bundle.version, bundle.author) == ("library", "1.2.0", "Ann")
    assert bundle.files == 2
    token, depth, folders = bundle.fields
    assert (token.title, token.required, bundle.sensitive) == ("Token", True, {"token"})
    assert (depth.kind, depth.default, depth.maximum) == (FieldKind.NUMBER, 3, 9)
    assert bundle.several == {folders.name}


def test_settings_reach_the_server_and_sensitive_ones_only_through_the_keyring(
    tmp_path: Path,
) -> None:
    imported = read_bundle(packed(tmp_path / "a.mcpb")).server(tmp_path, VALUES)
    server = imported.server
    assert server.command == "python3"
    assert server.args[1].startswith(str(tmp_path / "servers" / "library" / "bundle-"))
    assert server.args[2] == "--depth=5"
    assert server.env == (("MODE", "fast"),)
    assert server.secrets == ("LIBRARY_AUTH",)
    assert imported.secrets == {"LIBRARY_AUTH": "Bearer letmein"}
    assert "letmein" not in repr(server)


def test_settings_that_do_not_fit_are_named(tmp_path: Path) -> None:
    bundle = read_bundle(packed(tmp_path / "a.mcpb"))
    with pytest.raises(ServerError, match="Token: Required"):
        bundle.server(tmp_path, {})
    with pytest.raises(ServerError, match="Depth: At most 9"):
        bundle.server(tmp_path, {**VALUES, "depth": 10})


def test_each_of_several_values_becomes_an_argument_and_an_empty_list_none(tmp_path: Path) -> None:
    manifest = launched(command="x", args=["a", "${user_config.folders}", "b"])
    bundle = read_bundle(packed(tmp_path / "a.mcpb", manifest))
    values = {**VALUES, "folders": "/one; /two"}
    assert bundle.server(tmp_path, values).server.args == ("a", "/one", "/two", "b")
    assert bundle.server(tmp_path, VALUES).server.args == ("a", "b")


def test_a_program_of_the_bundle_runs_in_its_folder_and_places_of_the_user_are_known(
    tmp_path: Path,
) -> None:
    overrides = {sys.platform: {"args": ["${DOCUMENTS}${/}x", "${HOME}", "${UNKNOWN}"]}}
    manifest = launched(command="server/main", args=["a"], platform_overrides=overrides)
    server = read_bundle(packed(tmp_path / "a.mcpb", manifest)).server(tmp_path, VALUES).server
    assert server.command == f"{server.cwd}/server/main"
    assert server.cwd.startswith(str(tmp_path / "servers" / "library" / "bundle-"))
    home = Path.home()
    assert server.args == (f"{home}/Documents/x", str(home), "${UNKNOWN}")
    option = {"type": "directory", "multiple": True, "default": ["${HOME}/a", "${DESKTOP}"]}
    bundle = read_bundle(packed(tmp_path / "a.mcpb", changed(user_config={"places": option})))
    assert bundle.fields[0].default == f"{home}/a; {home}/Desktop"


def test_a_bundle_that_only_names_its_type_is_started_by_it(tmp_path: Path) -> None:
    server = {"type": "uv", "entry_point": "src/server.py"}
    bundle = read_bundle(packed(tmp_path / "a.mcpb", changed(server=server, user_config={})))
    started = bundle.server(tmp_path, {}).server
    assert (started.command, started.args[:2]) == ("uv", ("run", "--directory"))
    assert started.args[3] == f"{started.cwd}/src/server.py"


def test_a_secret_among_the_arguments_is_refused(tmp_path: Path) -> None:
    for argument in ("${user_config.token}", "--key=${user_config.token}"):
        bundle = read_bundle(packed(tmp_path / "a.mcpb", launched(command="x", args=[argument])))
        with pytest.raises(ServerError, match="passes token as an argument"):
            bundle.server(tmp_path, VALUES)


def test_a_bundle_is_unpacked_for_its_user_alone_with_its_programs(tmp_path: Path) -> None:
    path = packed(tmp_path / "a.mcpb", files={"lib/deep/x.txt": "x", "empty/": ""})
    folder = unpacked(read_bundle(path), tmp_path)
    assert (folder / "lib/deep/x.txt").read_text() == "x"
    assert (folder / "empty").is_dir()
    assert stat.S_IMODE((folder / "server/main.py").stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "manifest.json").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]


@pytest.mark.parametrize(
    "name",
    [
        "../out.txt",
        "a/../../out.txt",
        "/tmp/out.txt",
        "a//b",
        "./a",
        "a\\..\\out.txt",
        "C:/out.txt",
        "file.txt:stream",
        "a\u202eb",
        "dot./x",
        "x" * 300,
        "/".join("x" * 50),
        "MANIFEST.json",
        "server",
    ],
)
def test_a_name_that_leads_elsewhere_or_twice_to_one_place_is_refused(
    tmp_path: Path, name: str
) -> None:
    path = packed(tmp_path / "a.mcpb", files={name: "x"})
    home = tmp_path / "home"
    if name == "server":  # a file where a folder is
        with pytest.raises(ServerError, match="Can't unpack"):
            unpack_bundle(read_bundle(path), home)
        assert list((home / "servers" / "library").iterdir()) == []
    else:
        with pytest.raises(ServerError, match="no plain file inside of it"):
            read_bundle(path)
        assert not home.exists()


def test_a_link_is_refused(tmp_path: Path) -> None:
    for target in ("/etc/passwd", "server/main.py"):
        with pytest.raises(ServerError, match="'link', which is no plain file"):
            read_bundle(packed_link(tmp_path / "a.mcpb", "link", target))


@pytest.mark.slow
def test_an_archive_that_would_fill_the_disk_or_the_memory_is_refused(tmp_path: Path) -> None:
    path = packed(tmp_path / "a.mcpb")
    with ZipFile(path, "a", ZIP_DEFLATED) as archive, archive.open("zeros", "w") as file:
        for _ in range(65):
            file.write(bytes(16 * 1024 * 1024))
    assert path.stat().st_size < 2 * 1024 * 1024
    with pytest.raises(ServerError, match="too large"):
        read_bundle(path)
    data = packed(tmp_path / "b.mcpb").read_bytes()
    at = data.rindex(b"PK\x05\x06")
    huge = (server_bundle.MAX_LIST_BYTES + 1).to_bytes(4, "little")
    (tmp_path / "c.mcpb").write_bytes(data[: at + 12] + huge + data[at + 16 :])
    with pytest.raises(ServerError, match="too many files"):
        read_bundle(tmp_path / "c.mcpb")


def test_a_damaged_empty_or_foreign_file_is_told_as_such(tmp_path: Path) -> None:
    bundle_bytes = packed(tmp_path / "a.mcpb").read_bytes()
    for number, data in enumerate(
        (b"", b"not a zip", bundle_bytes[: len(bundle_bytes) // 2], bundle_bytes[50:])
    ):
        path = tmp_path / f"{number}.mcpb"
        path.write_bytes(data)
        with pytest.raises(ServerError, match="damaged"):
            read_bundle(path)
    broken = bytearray(bundle_bytes)
    at = bundle_bytes.index(b"main.py") + 40
    broken[at : at + 20] = bytes(20)
    (tmp_path / "broken.mcpb").write_bytes(broken)
    with pytest.raises(ServerError, match="damaged"):
        unpack_bundle(read_bundle(tmp_path / "broken.mcpb"), tmp_path / "home")
    assert list((tmp_path / "home" / "servers" / "library").iterdir()) == []
    os.mkfifo(tmp_path / "pipe.mcpb")
    with pytest.raises(ServerError, match=r"Can't read pipe\.mcpb"):
        read_bundle(tmp_path / "pipe.mcpb")
    with pytest.raises(ServerError, match="no manifest"):
        read_bundle(packed(tmp_path / "b.mcpb", manifest=None))
    with pytest.raises(ServerError, match="manifest is unusable"):
        read_bundle(packed(tmp_path / "b.mcpb", {"name": 5}))
    foreign = packed(tmp_path / "b.mcpb", changed(compatibility={"platforms": ["amiga"]}))
    with pytest.raises(ServerError, match="runs on amiga only"):
        read_bundle(foreign)


def test_a_bundle_that_changed_after_it_was_shown_is_not_installed(tmp_path: Path) -> None:
    path = packed(tmp_path / "a.mcpb")
    bundle = read_bundle(path)
    packed(path, files={"more.txt": "x"})
    with pytest.raises(ServerError, match="has changed"):
        unpack_bundle(bundle, tmp_path)
    assert not (tmp_path / "servers").exists()


def test_only_the_folder_in_use_is_left_of_a_server(tmp_path: Path) -> None:
    old = unpacked(read_bundle(packed(tmp_path / "a.mcpb")), tmp_path)
    new = unpacked(read_bundle(packed(tmp_path / "b.mcpb", files={"x": "y"})), tmp_path)
    remove_bundles(tmp_path, "library", except_for=str(new))
    assert (old.exists(), new.exists()) == (False, True)
    remove_bundles(tmp_path, "library")
    assert not new.exists()


async def ready(open_workspace: OpenWorkspace) -> None:
    [served] = open_workspace.server_settings.all()
    assert served.phase is ServerPhase.UNAPPROVED
    differences = open_workspace.server_settings.differences("library")
    assert "secret, not shown: LIBRARY_AUTH" in differences[0].diff
    assert await open_workspace.server_settings.approve("library", differences)
    await until(lambda: open_workspace.server_settings.all()[0].phase is ServerPhase.READY)


async def test_an_installed_bundle_waits_for_approval_runs_and_is_removed_with_its_server(
    tmp_path: Path,
) -> None:
    path = packed(tmp_path / "a.mcpb")
    async with open_place(Place(tmp_path, ScriptedProvider())) as open_workspace:
        bundle = read_bundle(path)
        await open_workspace.server_settings.install(bundle, VALUES)
        await ready(open_workspace)
        [served] = open_workspace.server_settings.all()
        folder = Path(served.server.args[1]).parents[1]
        assert folder.name.startswith("bundle-")
        # another version takes its place, and waits again
        newer = read_bundle(packed(path, changed(version="2"), {"new.txt": "x"}))
        await open_workspace.server_settings.install(newer, VALUES)
        assert not folder.exists()
        await ready(open_workspace)
        [served] = open_workspace.server_settings.all()
        folder = Path(served.server.args[1]).parents[1]
        await open_workspace.server_settings.remove("library")
        assert not folder.exists()


def test_a_list_of_files_that_hides_behind_the_longest_comment_is_not_read(tmp_path: Path) -> None:
    local = struct.pack("<4s5H3L2H", b"PK\x03\x04", 20, 0, 0, 0, 0, 0, 0, 0, 1, 0) + b"m"
    entry = struct.pack(
        "<4s4B4HL2L5H2L", b"PK\x01\x02", 20, 3, 20, *[0] * 8, 1, 0, 0, 0, 0, 0o100644 << 16, 0
    )
    count = 200_000
    listed = (entry + b"m") * count
    stop = len(local) + len(listed)
    end_64 = struct.pack(
        "<4sQ2H2L4Q", b"PK\x06\x06", 44, 45, 45, 0, 0, count, count, len(listed), len(local)
    )
    locator = struct.pack("<4sLQL", b"PK\x06\x07", 0, stop, 1)
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 0xFFFF, 0xFFFF, 0, 0, 0xFFFF)
    path = tmp_path / "a.mcpb"
    path.write_bytes(local + listed + end_64 + locator + end + b" " * 0xFFFF)
    # not "…, or they are too large", which is known only after all of the list was read
    with pytest.raises(ServerError, match=r"too many files\.$"):
        read_bundle(path)


def test_what_a_bundle_says_of_itself_is_cut(tmp_path: Path) -> None:
    long = "a" * 100_000
    manifest = changed(version=long, description=long, author={"name": long})
    bundle = read_bundle(packed(tmp_path / "a.mcpb", manifest))
    assert max(map(len, (bundle.version, bundle.author, bundle.description))) <= 4_000
