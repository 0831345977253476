"""What cargo and go loaded before is there in a sandbox: for reading, without the network."""

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import PackageCaches, passed_variables
from tests.files import write_file
from tests.tools.sandbox.conftest import KEY, Ground, run_lent

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

CRATE = ".cargo/registry/cache/index-1/leaflet-1.0.0.crate"
INDEX = ".cargo/registry/index/index-1/.cache/le/af/leaflet"
MODULE = "go/pkg/mod/cache/download/example.test/leaflet/@v/v1.0.0.zip"
VERSIONS = "go/pkg/mod/cache/download/example.test/leaflet/@v/list"
OURS = "$CARGO_HOME/registry/cache/index-1/leaflet-1.0.0.crate"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder in which cargo and go have loaded something."""
    home = tmp_path / "home"
    for name in (CRATE, INDEX, MODULE, VERSIONS):
        _written(home / name, f"this is {Path(name).name}\n")
    _written(home / ".cargo/credentials.toml", KEY)
    monkeypatch.setenv("HOME", str(home))
    return home


def _written(file: Path, text: str) -> Path:
    write_file(file, text)
    return file


def _run(box: SandboxBackend, ground: Ground, home: Path, text: str) -> str:
    environ = {"PATH": "/usr/bin:/bin", "SHELL": "/bin/sh", "HOME": str(home)}
    return run_lent(box, ground, text, environ)


def _lent(home: Path, own: Path, variables: Mapping[str, str] | None = None) -> tuple[str, ...]:
    own.mkdir(parents=True, exist_ok=True)
    return PackageCaches().linked_folders(variables or {}, str(home), str(own))


def test_what_was_loaded_before_is_read_where_the_tools_look_for_it(
    box: SandboxBackend, ground: Ground, home: Path
) -> None:
    looked = (
        f"cat {OURS} $CARGO_HOME/registry/index/index-1/.cache/le/af/leaflet"
        " $GOPATH/pkg/mod/cache/download/example.test/leaflet/@v/v1.0.0.zip"
    )
    assert _run(box, ground, home, looked) == (
        "this is leaflet-1.0.0.crate\nthis is leaflet\nthis is v1.0.0.zip\n"
    )


def test_the_users_own_is_not_written_and_what_is_loaded_anew_lies_beside(
    box: SandboxBackend, ground: Ground, home: Path
) -> None:
    output = _run(
        box,
        ground,
        home,
        f"echo x > {OURS}; rm -rf {home}/.cargo {home}/go; cat {home}/.cargo/credentials.toml;"
        " echo new > $CARGO_HOME/registry/cache/index-1/other-1.0.0.crate; echo end",
    )
    assert output.endswith("end\n")
    assert KEY not in output
    assert (home / CRATE).read_text() == "this is leaflet-1.0.0.crate\n"
    assert (home / MODULE).exists()
    assert not (home / CRATE).with_name("other-1.0.0.crate").exists()
    assert "new" in _run(
        box, ground, home, "cat $CARGO_HOME/registry/cache/index-1/other-1.0.0.crate"
    )


def test_which_versions_there_are_go_asks_anew(ground: Ground, home: Path) -> None:
    _lent(home, ground.own / "home")
    place = ground.own / "home/.cache" / VERSIONS
    assert place.parent.is_dir()
    assert not os.path.lexists(place)


def test_links_come_and_go_with_what_they_lead_to(ground: Ground, home: Path) -> None:
    own = ground.own / "home"
    _lent(home, own)
    crate = _written(own / ".cache/cargo/registry/cache/index-1/own-1.0.0.crate", "mine")
    _written(home / ".cargo/registry/cache/index-1/later-2.0.0.crate", "later")
    (home / CRATE).unlink()
    shutil.rmtree(home / "go")
    _lent(home, own)
    assert sorted(path.name for path in crate.parent.iterdir()) == [
        "later-2.0.0.crate",
        "own-1.0.0.crate",
    ]
    (home / ".cargo/registry/cache/index-1/later-2.0.0.crate").unlink()
    (home / ".cargo/registry/cache/index-1").rmdir()
    _lent(home, own)
    assert [path.name for path in crate.parent.iterdir()] == ["own-1.0.0.crate"]


@pytest.mark.parametrize("replaced", [".cache", ".cache/cargo/registry", ".cache/go/pkg/mod"])
def test_no_link_that_a_command_made_in_its_home_is_followed(
    replaced: str, ground: Ground, home: Path
) -> None:
    own = ground.own / "home"
    _lent(home, own)
    shutil.rmtree(own / replaced)
    (own / replaced).symlink_to(ground.outside)
    before = sorted(ground.outside.rglob("*"))
    _lent(home, own)
    assert sorted(ground.outside.rglob("*")) == before


def test_settings_of_registries_are_handed_on_unless_they_name_a_key(
    ground: Ground, home: Path
) -> None:
    mine, own = home / ".cargo/config.toml", ground.own / "home/.cache/cargo/config.toml"
    _written(mine, "[net]\noffline = true\n")
    _lent(home, ground.own / "home")
    assert own.read_text() == "[net]\noffline = true\n"
    own.unlink()
    for secret in ('[registry]\ntoken = "abc"\n', '[http]\nproxy = "http://me:word@there"\n'):
        mine.write_text(secret)
        _lent(home, ground.own / "home")
        assert not own.exists()


def test_newer_settings_take_the_place_of_older_ones_and_a_link_there_is_not_written_through(
    ground: Ground, home: Path
) -> None:
    mine, own = home / ".cargo/config.toml", ground.own / "home/.cache/cargo/config.toml"
    own.parent.mkdir(parents=True)
    own.symlink_to(ground.outside / "secret")
    _written(mine, "[net]\n")
    os.utime(own, (1, 1), follow_symlinks=False)
    _lent(home, ground.own / "home")
    assert (ground.outside / "secret").read_text() == KEY
    assert (own.is_symlink(), own.read_text()) == (False, "[net]\n")


def test_a_store_that_variables_name_is_found(ground: Ground, home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    _written(elsewhere / "cargo/registry/cache/i/a.crate", "a")
    _written(elsewhere / "mod/cache/download/m/@v/v1.zip", "b")
    variables = {"CARGO_HOME": f"{elsewhere}/cargo", "GOMODCACHE": f"{elsewhere}/mod"}
    folders = _lent(home, ground.own / "home", variables)
    assert set(folders) == {f"{elsewhere}/cargo/registry/cache", f"{elsewhere}/mod/cache/download"}
    assert (ground.own / "home/.cache/cargo/registry/cache/i/a.crate").read_text() == "a"


def test_which_modules_are_private_is_said_and_a_proxy_with_a_password_is_not() -> None:
    variables = {"GOPRIVATE": "example.test", "GOPROXY": "https://me:word@there", "PRIVATE": "x"}
    assert dict(passed_variables(variables)) == {"GOPRIVATE": "example.test"}


@pytest.mark.parametrize("name", ["CARGO_HOME", "GOPATH", "GOMODCACHE"])
def test_a_cache_in_the_project_lends_nothing_that_a_command_linked_to(
    ground: Ground, home: Path, tmp_path: Path, name: str
) -> None:
    private = _written(home / "private/letter", KEY).parent
    cache = ground.project / "cache"
    for place in ("registry/index", "pkg/mod/cache/download", "cache/download"):
        (cache / place).parent.mkdir(parents=True, exist_ok=True)
        (cache / place).symlink_to(private)
    (cache / "config.toml").symlink_to(private / "letter")
    own = tmp_path / "own"
    own.mkdir()
    folders = PackageCaches().linked_folders(
        {name: str(cache)}, str(home), str(own), folder=str(ground.project)
    )
    assert str(private) not in folders
    assert not any(KEY in file.read_text() for file in own.rglob("*") if file.is_file())
