"""Where the releases are, for who wants to look for a newer one. Nothing here asks anybody.

The address stands in pyproject.toml, which comes with every installation beside the resources.
"""

import tomllib
from urllib.parse import urlsplit

from helix_desktop.app.paths import Paths

STATED = "pyproject.toml"
NAME = "Releases"
"""Its name among `project.urls`."""


def releases_page(paths: Paths) -> str:
    """An https address; empty where this build states none."""
    try:
        stated = tomllib.loads((paths.resources.parent / STATED).read_text(encoding="utf-8"))
        urls = stated.get("project", {}).get("urls", {})
        found = str(urls.get(NAME, "")).strip()
        parts = urlsplit(found)
    except (OSError, ValueError, AttributeError):
        return ""
    return found if parts.scheme == "https" and parts.hostname else ""
