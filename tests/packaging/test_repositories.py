"""Repositories for apt and dnf: what they state is signed, and a version never changes."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from installers import checksums
from installers.place import NAME, Refused
from linux import repositories

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="made on Linux"),
    pytest.mark.skipif(
        not (shutil.which("gpg") and shutil.which("dpkg-deb")), reason="gpg and dpkg are not here"
    ),
]


def make_deb(folder: Path, version: str) -> Path:
    tree = folder / f"tree-{version}"
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / "DEBIAN" / "control").write_text(
        f"Package: {NAME}\nVersion: {version}\nArchitecture: amd64\nMaintainer: A <a@b.invalid>\n"
        "Description: x\n",
        encoding="utf-8",
    )
    target = folder / f"{NAME}_{version}_amd64.deb"
    subprocess.run(["dpkg-deb", "--build", tree, target], check=True, capture_output=True)
    shutil.rmtree(tree)
    return target


@pytest.fixture(scope="module")
def key(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The fingerprint of a key that gpg finds for the tests of this module alone."""
    home, before = tmp_path_factory.mktemp("gpg"), os.environ.get("GNUPGHOME")
    home.chmod(0o700)
    os.environ["GNUPGHOME"] = str(home)
    try:
        new = ["gpg", "--batch", "--quiet", "--passphrase", "", "--quick-generate-key"]
        subprocess.run([*new, "a <a@b.invalid>", "ed25519", "sign"], check=True)
        listed = ["gpg", "--batch", "--list-keys", "--with-colons"]
        told = subprocess.run(listed, check=True, capture_output=True, text=True).stdout
        rows = (line.split(":") for line in told.splitlines())
        yield next(row[9] for row in rows if row[0] == "fpr")
    finally:
        subprocess.run(["gpgconf", "--kill", "all"], check=False)
        os.environ.pop("GNUPGHOME")
        if before is not None:
            os.environ["GNUPGHOME"] = before


def verified(*words: str | Path) -> bool:
    done = subprocess.run(["gpg", "--batch", "--verify", *words], capture_output=True, check=False)
    return done.returncode == 0


def test_an_apt_repository_has_every_version_and_a_signed_index_of_their_sums(
    tmp_path: Path, key: str
) -> None:
    first = make_deb(tmp_path, "1.0")
    repositories.apt(tmp_path, key)
    first.unlink()
    make_deb(tmp_path, "1.1")
    folder = repositories.apt(tmp_path, key)
    suite = folder / "dists" / "stable"
    index = (suite / "main/binary-amd64/Packages").read_text(encoding="utf-8")
    assert index.count(f"Package: {NAME}\n") == 2
    for package in sorted((folder / "pool").iterdir()):
        assert f"Filename: pool/{package.name}\n" in index
        assert f"SHA256: {checksums.digest(package)}\n" in index
    release = (suite / "Release").read_text(encoding="utf-8")
    assert f" {checksums.digest(suite / 'main/binary-amd64/Packages')} " in release
    assert verified(suite / "InRelease")
    assert verified(suite / "Release.gpg", suite / "Release")
    (suite / "Release").write_text(release.replace("Suite: stable", "Suite: other"))
    assert not verified(suite / "Release.gpg", suite / "Release")
    source = (folder / f"{NAME}.sources").read_text(encoding="utf-8")
    assert "Signed-By:\n -----BEGIN PGP PUBLIC KEY BLOCK-----\n .\n" in source


def test_a_version_whose_bytes_changed_is_refused_and_the_repository_stays(
    tmp_path: Path, key: str
) -> None:
    package = make_deb(tmp_path, "1.0")
    folder = repositories.apt(tmp_path, key)
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    package.write_bytes(package.read_bytes() + b"x")
    with pytest.raises(Refused, match="a version never changes"):
        repositories.apt(tmp_path, key)
    assert before == {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    assert not list(tmp_path.glob(".unfinished-*"))


@pytest.mark.skipif(shutil.which("createrepo_c") is None, reason="createrepo_c is not here")
@pytest.mark.skipif(shutil.which("rpmbuild") is None, reason="rpmbuild is not here")
def test_a_dnf_repository_is_trusted_by_its_signed_index(tmp_path: Path, key: str) -> None:
    spec = tmp_path / "x.spec"
    spec.write_text(
        f"Name: {NAME}\nVersion: 1\nRelease: 1\nSummary: x\nLicense: x\nBuildArch: noarch\n"
        "%description\nx\n%files\n",
        encoding="utf-8",
    )
    build = ["rpmbuild", "-bb", "--define", f"_topdir {tmp_path / 'top'}", spec]
    subprocess.run(build, check=True, capture_output=True)
    [made] = (tmp_path / "top").rglob("*.rpm")
    made.rename(tmp_path / made.name)
    folder = repositories.dnf(tmp_path, key)
    index = folder / "repodata" / "repomd.xml"
    assert verified(index.with_name("repomd.xml.asc"), index)
    assert (folder / "pool" / made.name).is_file()
    text = (folder / f"{NAME}.repo").read_text(encoding="utf-8")
    assert "\nrepo_gpgcheck=1\n" in text
    assert f"/dnf/{NAME}.asc\n" in text


def test_the_sums_are_signed_with_a_key_and_never_by_an_old_signature(
    tmp_path: Path, key: str
) -> None:
    (tmp_path / "a.deb").write_bytes(b"a")
    checksums.write(tmp_path, key)
    sums, signature = tmp_path / checksums.NAME, tmp_path / checksums.SIGNATURE
    assert verified(signature, sums)
    assert sums.read_text(encoding="utf-8").splitlines() == checksums.sums(tmp_path).splitlines()
    (tmp_path / "a.deb").write_bytes(b"b")
    checksums.write(tmp_path)
    assert not signature.exists()
