"""Bundles of a server as their authors pack them, and as an attacker does."""

import json
import stat
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tests.system.peers import library_server

MANIFEST = {
    "manifest_version": "0.3",
    "name": "library",
    "version": "1.2.0",
    "description": "Books.",
    "author": {"name": "Ann"},
    "server": {
        "type": "python",
        "entry_point": "server/main.py",
        "mcp_config": {
            "command": "python3",
            "args": ["-I", "${__dirname}/server/main.py", "--depth=${user_config.depth}"],
            "env": {"LIBRARY_AUTH": "Bearer ${user_config.token}", "MODE": "fast"},
        },
    },
    "user_config": {
        "token": {"type": "string", "title": "Token", "required": True, "sensitive": True},
        "depth": {"type": "number", "title": "Depth", "default": 3, "min": 1, "max": 9},
        "folders": {"type": "directory", "title": "Folders", "multiple": True},
    },
}


def packed(
    path: Path,
    manifest: Mapping[str, object] | None = MANIFEST,
    files: Mapping[str, str] | None = None,
) -> Path:
    """Write a bundle with a server that works, and with more files."""
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        if manifest is not None:
            archive.writestr("manifest.json", json.dumps(manifest))
        program = ZipInfo("server/main.py")
        program.external_attr = (stat.S_IFREG | 0o755) << 16
        archive.writestr(program, Path(library_server.__file__).read_text(encoding="utf-8"))
        for name, text in (files or {}).items():
            archive.writestr(name, text)
    return path


def packed_link(path: Path, name: str, target: str) -> Path:
    """Write a bundle with a symbolic link."""
    packed(path)
    with ZipFile(path, "a") as archive:
        link = ZipInfo(name)
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, target)
    return path
