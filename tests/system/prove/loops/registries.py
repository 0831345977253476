"""Registries of pip, npm, cargo and go that hold one package, as files behind a web server."""

import base64
import hashlib
import io
import json
import tarfile
import zipfile
from pathlib import Path

from tests.system.prove.loops.projects import REGISTRY

_PYTHON = "def leaves(pages: int) -> int:\n    return (pages + 1) // 2\n"
_NODE = "exports.leaves = (pages) => (pages + 1) >> 1;\n"
_RUST = "pub fn leaves(pages: u32) -> u32 {\n    (pages + 1) / 2\n}\n"
_GO = "package leaflet\n\nfunc Leaves(pages int) int {\n\treturn (pages + 1) / 2\n}\n"


def write_registries(place: Path) -> None:
    """Every file that the four clients ask for."""
    _write_files(place, pip() | npm() | cargo() | go())


def _write_files(place: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def pip() -> dict[str, bytes]:
    name = "leaflet-1.0-py3-none-any.whl"
    about = "leaflet-1.0.dist-info"
    members = {
        "leaflet.py": _PYTHON,
        f"{about}/METADATA": "Metadata-Version: 2.1\nName: leaflet\nVersion: 1.0\n",
        f"{about}/WHEEL": (
            "Wheel-Version: 1.0\nGenerator: loops\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        ),
    }
    record = "".join(f"{path},,\n" for path in (*members, f"{about}/RECORD"))
    wheel = _zip({**members, f"{about}/RECORD": record})
    digest = hashlib.sha256(wheel).hexdigest()
    page = f'<!DOCTYPE html><a href="/pip/files/{name}#sha256={digest}">{name}</a>'
    return {"pip/leaflet/index.html": page.encode(), f"pip/files/{name}": wheel}


def npm() -> dict[str, bytes]:
    name, version = "leaflet-of-pages", "1.0.0"
    manifest = {"name": name, "version": version, "main": "index.js"}
    packed = _tar({"package/package.json": json.dumps(manifest), "package/index.js": _NODE})
    integrity = base64.b64encode(hashlib.sha512(packed).digest()).decode()
    address = f"{REGISTRY}/npm/files/{name}-{version}.tgz"
    dist = {"tarball": address, "integrity": f"sha512-{integrity}"}
    about = {
        "name": name,
        "dist-tags": {"latest": version},
        "versions": {version: {**manifest, "dist": dist}},
    }
    return {
        f"npm/{name}/index.html": json.dumps(about).encode(),
        f"npm/files/{name}-{version}.tgz": packed,
    }


def cargo() -> dict[str, bytes]:
    manifest = '[package]\nname = "leaflet"\nversion = "1.0.0"\nedition = "2021"\n'
    crate = _tar({"leaflet-1.0.0/Cargo.toml": manifest, "leaflet-1.0.0/src/lib.rs": _RUST})
    line = {
        "name": "leaflet",
        "vers": "1.0.0",
        "deps": [],
        "cksum": hashlib.sha256(crate).hexdigest(),
        "features": {},
        "yanked": False,
    }
    return {
        "cargo/config.json": json.dumps({"dl": f"{REGISTRY}/cargo/crates"}).encode(),
        "cargo/le/af/leaflet": json.dumps(line).encode() + b"\n",
        "cargo/crates/leaflet/1.0.0/download": crate,
    }


def go() -> dict[str, bytes]:
    top = "go/example.test/leaflet/@v"
    module = "module example.test/leaflet\n\ngo 1.19\n"
    inside = "example.test/leaflet@v1.0.0"
    info = {"Version": "v1.0.0", "Time": "2026-01-01T00:00:00Z"}
    return {
        f"{top}/list": b"v1.0.0\n",
        f"{top}/v1.0.0.info": json.dumps(info).encode(),
        f"{top}/v1.0.0.mod": module.encode(),
        f"{top}/v1.0.0.zip": _zip({f"{inside}/go.mod": module, f"{inside}/leaflet.go": _GO}),
    }


def _zip(members: dict[str, str]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, text in members.items():
            archive.writestr(zipfile.ZipInfo(name), text)
    return made.getvalue()


def _tar(members: dict[str, str]) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w:gz") as archive:
        for name, text in members.items():
            about = tarfile.TarInfo(name)
            about.size = len(text.encode())
            archive.addfile(about, io.BytesIO(text.encode()))
    return made.getvalue()
