"""What the page About says: version, system, licenses, and the address of new releases.

Nothing here makes a request. The address comes from pyproject.toml, which is installed beside the
resources.
"""

import platform
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop import __version__
from helix_desktop.app.environment import Paths
from helix_desktop.domain.phrase import Phrase

LICENSE_FILES = (
    ("LICENSE", Phrase("Apache License 2.0")),
    ("THIRD-PARTY.md", Phrase("Third-party software")),
    ("licences", Phrase("Full third-party licenses")),
)
"""The license files beside the resources; the last exists only in an installed program."""


class Licence(Struct, frozen=True):
    """A license text, or a folder with a folder of texts for each component."""

    name: Phrase
    file: Path


def version() -> str:
    return __version__


def describe_machine() -> str:
    """Describe system and Python for an error report."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"{system} · Python {platform.python_version()}"


def list_licences(paths: Paths) -> tuple[Licence, ...]:
    base = paths.resources.parent
    license_files = (Licence(name, base / file) for file, name in LICENSE_FILES)
    return tuple(licence for licence in license_files if licence.file.exists())


def read_licence(licence: Licence) -> str:
    """Read a license. Blocks on the disk."""
    try:
        if licence.file.is_dir():
            texts = []
            for file in sorted(path for path in licence.file.rglob("*") if path.is_file()):
                name = file.relative_to(licence.file).as_posix()
                text = file.read_text(encoding="utf-8", errors="replace")
                texts.append(f"{name}\n{'=' * len(name)}\n\n{text}\n")
            return "\n".join(texts)
        return licence.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return f"Can't read {licence.file}: {error}"


PROJECT_FILE = "pyproject.toml"
RELEASES_KEY = "Releases"
"""The key of the address among `project.urls`."""


def releases_address(paths: Paths) -> str:
    """Return an https address, or "" if this build has none."""
    try:
        project = tomllib.loads((paths.resources.parent / PROJECT_FILE).read_text(encoding="utf-8"))
        urls = project.get("project", {}).get("urls", {})
        releases = str(urls.get(RELEASES_KEY, "")).strip()
        parts = urlsplit(releases)
    except (OSError, ValueError, AttributeError):
        return ""
    return releases if parts.scheme == "https" and parts.hostname else ""
