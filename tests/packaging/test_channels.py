"""Manifests for package managers: each can be read, and says what the built files are."""

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from channels import aur, flatpak, homebrew, scoop, winget, writing
from channels.product import Download, Product, released
from channels.yaml_text import Noted, yaml_text
from helix_desktop import APPLICATION_ID, __version__
from installers import changes, checksums, place
from linux import telling
from macos.bundle import APP
from macos.info import OLDEST

HOME = "https://example.org/helix"
FILES = (
    *(f"linux-{machine}.tar.gz" for machine in aur.MACHINES),
    "windows-x64-setup.exe",
    *(f"macos-{machine}.dmg" for machine in ("arm64", "x86_64")),
)
HOSTILE = """it's "odd" $(touch x) `x` #{x} ${x} \\ %s: {0} # - é"""
needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")


def dist(folder: Path) -> Path:
    folder.mkdir()
    for name in FILES:
        (folder / f"helix-desktop-{__version__}-{name}").write_text(name, encoding="utf-8")
    checksums.write(folder)
    return folder


@pytest.fixture
def product(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Product:
    monkeypatch.setenv(place.BASE_URL, HOME)
    return released(dist(tmp_path / "dist"))


def hostile(product: Product) -> Product:
    return replace(
        product,
        title=HOSTILE,
        publisher=HOSTILE,
        summary=HOSTILE,
        description=(HOSTILE, HOSTILE),
        keywords=(HOSTILE,),
    )


def only(texts: dict[str, str]) -> str:
    [text] = texts.values()
    return text


def named(texts: dict[str, str], ending: str) -> str:
    [text] = (text for name, text in texts.items() if name.endswith(ending))
    return text


def read(text: str) -> Any:
    return yaml.safe_load(text)


def sha256(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def test_every_manifest_is_written_beside_the_checksums(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(place.BASE_URL, HOME)
    folder = dist(tmp_path / "dist")
    made = writing.make(folder)
    written = {path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}
    package = f"winget/manifests/h/HelixDesktop/HelixDesktop/{__version__}/{winget.PACKAGE}"
    assert written == {
        "RELEASE-NOTES.md",
        *("aur/PKGBUILD", "aur/.SRCINFO"),
        f"flatpak/{place.IDENTIFIER}.yaml",
        "homebrew/Casks/helix-desktop.rb",
        "scoop/helix-desktop.json",
        *(f"{package}{kind}.yaml" for kind in ("", ".installer", ".locale.en-US")),
    }
    assert capfd.readouterr().err == ""
    sums_text = (folder / checksums.NAME).read_text(encoding="utf-8")
    texts = "".join(path.read_text(encoding="utf-8") for path in made.rglob("*") if path.is_file())
    used = set(re.findall(r"\b[0-9a-f]{64}\b", texts.lower()))
    assert used == {line.split()[0] for line in sums_text.splitlines()}
    assert checksums.sums(folder) == sums_text, "manifests are not among the files of the release"


def test_manifests_of_an_earlier_run_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(place.BASE_URL, HOME)
    folder = dist(tmp_path / "dist")
    stale = writing.make(folder) / "winget" / "stale.yaml"
    stale.write_text("x", encoding="utf-8")
    writing.make(folder)
    assert not stale.exists()


def test_what_was_not_built_is_left_out_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(place.BASE_URL, HOME)
    (tmp_path / f"helix-desktop-{__version__}-linux-x86_64.tar.gz").write_bytes(b"")
    (tmp_path / "helix-desktop-0.0.0-windows-x64-setup.exe").write_bytes(b"of another version")
    made = writing.make(tmp_path)
    assert sorted(path.name for path in made.iterdir()) == ["RELEASE-NOTES.md", "aur", "flatpak"]
    error_lines = capfd.readouterr().err.splitlines()
    assert error_lines == [
        f"homebrew: helix-desktop-{__version__}-macos-arm64.dmg is not there.",
        f"scoop: helix-desktop-{__version__}-windows-x64-setup.exe is not there.",
        f"winget: helix-desktop-{__version__}-windows-x64-setup.exe is not there.",
    ]


def test_without_an_address_manifests_name_an_invalid_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in (place.BASE_URL, "GITHUB_REPOSITORY"):
        monkeypatch.delenv(name, raising=False)
    made = writing.make(dist(tmp_path / "dist"))
    texts = "".join(path.read_text(encoding="utf-8") for path in made.rglob("*") if path.is_file())
    hosts = set(re.findall(r"https?://([^/\s\"']+)", texts))
    assert hosts == {"helix-desktop.invalid"}
    assert place.NOWHERE in capfd.readouterr().err


@pytest.mark.parametrize(
    "address", ['https://x/"', "javascript:x", "https://x y", "https://x'$(y)"]
)
def test_an_invalid_address_ends_the_build(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(place.BASE_URL, address)
    with pytest.raises(place.Refused, match="not a plain web address"):
        place.home()


@pytest.mark.parametrize("text", ["two\nlines", "a\x1b[0m", "a\u2028b", "\u202e"])
def test_a_text_that_is_not_one_line_is_in_no_manifest(text: str, product: Product) -> None:
    with pytest.raises(place.Refused, match="one line"):
        replace(product, summary=text)
    with pytest.raises(place.Refused, match="one line"):
        replace(product, files=(Download("a", text, 1, "b"),))


def test_software_centers_get_the_texts_of_the_product(product: Product) -> None:
    assert f"<summary>{product.summary}</summary>" in telling.metainfo()
    assert product.description == telling.LONG
    assert product.identifier == place.IDENTIFIER
    assert product.version == place.version()


def test_a_file_has_its_size_and_its_address_below_the_version(product: Product) -> None:
    file = product.file("-windows-x64-setup.exe")
    assert file.size == len("windows-x64-setup.exe")
    assert file.address == f"{HOME}/releases/download/v{__version__}/{file.name}"


def test_yaml_keeps_every_text_unchanged() -> None:
    values = {
        "a": HOSTILE,
        "b": ["no", "1.0", "", Noted("x: y", "why")],
        "c": [{"d": "~", "e": ["f"]}, {"g": True}],
    }
    text = yaml_text(values)
    assert "# why\n" in text
    assert read(text) == {**values, "b": ["no", "1.0", "", "x: y"]}


def bash(folder: Path, script: str) -> str:
    done = subprocess.run(
        ["bash", "--norc", "-euc", script], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout


@needs_bash
@pytest.mark.parametrize("changed", [lambda given: given, hostile], ids=["ours", "hostile"])
def test_arch_is_told_the_same_by_both_of_its_files(
    changed: Callable[[Product], Product], product: Product, tmp_path: Path
) -> None:
    texts = aur.make(changed(product))
    (tmp_path / "PKGBUILD").write_text(named(texts, "PKGBUILD"), encoding="utf-8")
    information = named(texts, ".SRCINFO")
    assert information.startswith(f"pkgbase = {aur.PACKAGE}\n")
    assert information.endswith(f"\n\npkgname = {aur.PACKAGE}\n")
    pairs = re.findall(r"^\t(\w+) = (.*)$", information, re.MULTILINE)
    names = list(dict.fromkeys(name for name, _ in pairs))
    loop = 'for name in %s; do declare -n value=$name; for each in "${value[@]}"; do '
    loop += 'printf "%%s\\t%%s\\n" "$name" "$each"; done; done'
    output = bash(tmp_path, f". ./PKGBUILD; {loop % ' '.join(names)}")
    assert [tuple(line.split("\t")) for line in output.splitlines()] == pairs
    assert sorted(path.name for path in tmp_path.iterdir()) == ["PKGBUILD", "dist"]


def test_arch_gets_each_archive_with_its_checksum(product: Product) -> None:
    information = named(aur.make(product), ".SRCINFO")
    for machine in aur.MACHINES:
        file = f"helix-desktop-{__version__}-linux-{machine}.tar.gz"
        assert f"\tarch = {machine}\n" in information
        assert f"\tsource_{machine} = {file}::{place.download(file)}\n" in information
        assert f"\tsha256sums_{machine} = {sha256(f'linux-{machine}.tar.gz')}\n" in information


@needs_bash
def test_the_package_of_arch_has_the_program_where_it_is_looked_for(
    product: Product, tmp_path: Path
) -> None:
    (tmp_path / "PKGBUILD").write_text(named(aur.make(product), "PKGBUILD"), encoding="utf-8")
    files = tmp_path / "src" / f"helix-desktop-{__version__}-linux-x86_64"
    for name in ("helix-desktop", "_internal/LICENSE", "_internal/licences/a", "share/man/x"):
        (files / name).parent.mkdir(parents=True, exist_ok=True)
        (files / name).write_text(name, encoding="utf-8")
    bash(tmp_path, "srcdir=$PWD/src pkgdir=$PWD/pkg CARCH=x86_64; . ./PKGBUILD; package")
    usr = tmp_path / "pkg" / "usr"
    assert (usr / "bin" / "helix-desktop").read_text() == "helix-desktop"
    licences = usr / "share" / "licenses" / aur.PACKAGE
    assert (licences / "LICENSE").read_text() == "_internal/LICENSE"
    assert (licences / "bundled" / "a").is_file()
    assert (usr / "share" / "man" / "x").is_file()


def test_arch_has_the_libraries_that_a_start_from_source_asks_for() -> None:
    text = (place.ROOT / "tasks.py").read_text(encoding="utf-8")
    offscreen = text.partition("OFFSCREEN = (")[2].partition("\n)")[0]
    libraries = set(re.findall(r'"([\w-]+)"\),$', offscreen, re.MULTILINE))
    assert len(libraries) > 5
    assert libraries <= set(aur.DEPENDS)


def test_a_flatpak_is_known_by_the_name_of_the_software_centres(product: Product) -> None:
    [name] = flatpak.make(product)
    manifest = read(only(flatpak.make(product)))
    assert name == f"flatpak/{manifest['id']}.yaml"
    assert f"<id>{manifest['id']}</id>" in telling.metainfo()
    # desktop file, description, and icon have that name already
    assert not [item for item in manifest if item.startswith("rename-")]
    assert manifest["id"] == APPLICATION_ID
    # the portal needs no permission
    assert not [words for words in manifest["finish-args"] if "Notifications" in words]


def test_a_flatpak_is_made_of_the_archives_with_their_checksums(product: Product) -> None:
    [module] = read(only(flatpak.make(product)))["modules"]
    assert [
        (source["type"], source["only-arches"], source["url"], source["sha256"])
        for source in module["sources"]
    ] == [
        (
            "archive",
            [machine],
            product.file(f"-linux-{machine}.tar.gz").address,
            sha256(f"linux-{machine}.tar.gz"),
        )
        for machine in flatpak.MACHINES
    ]


def test_a_flatpak_has_few_permissions_each_with_a_reason_and_none_to_leave_its_sandbox(
    product: Product,
) -> None:
    text = only(flatpak.make(product))
    permissions = read(text)["finish-args"]
    for word in permissions:
        above = text.partition(f'- "{word}"')[0].splitlines()[-2]
        assert re.match(r"  # \w", above), f"{word} has no reason"
    forbidden = ("org.freedesktop.Flatpak", "session-bus", "system-bus", "=host", "--device=all")
    assert not [word for word in permissions if any(item in word for item in forbidden)]


def test_a_cask_installs_the_image_of_either_processor(product: Product) -> None:
    text = only(homebrew.make(product))
    fields = dict(re.findall(r'^\s*(?:sha256 )?(\w+):? +"([^"]*)"', text, re.MULTILINE))
    assert fields["version"] == __version__
    for kind, machine in (("arm", "arm64"), ("intel", "x86_64")):
        assert re.search(rf'\b{kind}: +"{sha256(f"macos-{machine}.dmg")}"', text)
        address = fields["url"].replace("#{version}", __version__).replace("#{arch}", machine)
        assert address == product.file(f"-macos-{machine}.dmg").address
    assert fields["app"] == APP
    assert f'macos: ">= :{homebrew.SYSTEMS[OLDEST]}"' in text


def test_placeholders_in_a_ruby_text_are_escaped() -> None:
    assert homebrew.quoted('#{a} "b" \\') == '"\\#{a} \\"b\\" \\\\"'


@pytest.mark.skipif(shutil.which("ruby") is None, reason="there is no ruby")
def test_ruby_reads_the_texts_of_a_cask_unchanged(product: Product, tmp_path: Path) -> None:
    file = tmp_path / "cask.rb"
    file.write_text(only(homebrew.make(hostile(product))), encoding="utf-8")
    script = "def desc(text) = $told = text; def name(*) = nil; def cask(*) = yield;"
    script += "def method_missing(*) = 'x'; load ARGV[0]; print $told"
    done = subprocess.run(["ruby", "-e", script, file], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, HOSTILE), done.stderr


def test_winget_has_the_three_files_of_one_package(product: Product) -> None:
    texts = {name: read(text) for name, text in winget.make(hostile(product)).items()}
    assert {item["ManifestType"] for item in texts.values()} == {
        *("version", "installer", "defaultLocale")
    }
    for manifest in texts.values():
        assert manifest["PackageIdentifier"] == winget.PACKAGE
        assert manifest["PackageVersion"] == __version__
        assert manifest["ManifestVersion"] == winget.SCHEMA
    [locale] = (text for name, text in texts.items() if ".locale." in name)
    assert locale["ShortDescription"] == HOSTILE
    assert locale["PackageName"] == HOSTILE


def test_the_texts_for_winget_are_within_its_limits(product: Product) -> None:
    [locale] = (read(text) for name, text in winget.make(product).items() if ".locale." in name)
    assert 3 <= len(locale["ShortDescription"]) <= 256
    assert len(locale["Description"]) <= 10_000
    assert all(1 <= len(tag) <= 40 for tag in locale["Tags"])
    assert len(set(locale["Tags"])) == len(locale["Tags"]) <= 16


def test_winget_installs_the_setup_program_and_finds_it_again(product: Product) -> None:
    manifest = read(named(winget.make(product), ".installer.yaml"))
    [installer] = manifest["Installers"]
    assert installer["InstallerUrl"] == product.file("-windows-x64-setup.exe").address
    assert installer["InstallerSha256"] == sha256("windows-x64-setup.exe").upper()
    script = (place.ROOT / "packaging" / "windows" / "helix-desktop.nsi").read_text("utf-8")
    assert rf'CurrentVersion\Uninstall\{manifest["ProductCode"]}"' in script
    assert f"!define OLDEST {manifest['MinimumOSVersion'].split('.')[2]} " in script
    assert "RequestExecutionLevel user" in script
    assert manifest["Scope"] == "user"


def test_scoop_unpacks_the_setup_program_and_starts_what_is_in_it(product: Product) -> None:
    manifest = json.loads(only(scoop.make(product)))
    file = product.file("-windows-x64-setup.exe")
    assert manifest["version"] == __version__
    assert manifest["architecture"]["64bit"] == {
        "url": f"{file.address}#/dl.7z",
        "hash": file.sha256,
    }
    twins = (place.ROOT / "packaging" / "windows" / "launcher.py").read_text("utf-8")
    started = [manifest["bin"][0][0], manifest["shortcuts"][0][0]]
    assert all(f'"{name.removesuffix(".exe")}"' in twins for name in started)


def test_the_notes_of_a_release_are_the_newest_changes() -> None:
    text = "# Changes\n\n## Unreleased\n\n### Added\n- **One** `x`.\n\n"
    text += "## 0.1.0 (2026-01-02)\n\n- Old.\n"
    assert changes.newest(text) == "### Added\n- **One** `x`.\n"
    result = re.sub(r"[*`]", "", " ".join(changes.notes().split()))
    for change in changes.releases()[0].changes:
        assert change in result


def test_the_first_release_of_the_software_centres_is_the_one_that_is_made() -> None:
    listed_releases = re.findall(r'<release version="([^"]+)" date="([^"]+)">', telling.metainfo())
    assert listed_releases == [(release.version, release.day) for release in changes.releases()]
    assert listed_releases[0][0] == place.version()
