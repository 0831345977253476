"""Settings of Sphinx: the pages of the site, their look, and its table of contents.

The folder of sources is the repository, so that every link between its Markdown files leads to the
same place on the site as in a checkout.
"""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DECISIONS = [f"docs/decisions/{path.stem}" for path in (ROOT / "docs/decisions").glob("*.md")]
CONTENTS = {
    "Use": [
        "INSTALL",
        *("docs/concepts", "docs/command-line", "docs/models", "docs/permissions"),
        "docs/editors",
        "docs/guests",
        *("docs/mcp", "docs/policy", "docs/data"),
    ],
    "Develop": [
        *("docs/development", "CONTRIBUTING", "ARCHITECTURE", "packaging/README"),
        "tests/benchmarks/policies",
        "tests/benchmarks/sessions/README",
        "tests/system/README",
    ],
    "Project": ["CHANGELOG", "SECURITY", "THIRD-PARTY"],
    "Decisions": sorted(DECISIONS),
}
"""The pages below the README, by heading."""

_source = (ROOT / "helix_desktop/__init__.py").read_text(encoding="utf-8")
[version] = re.findall(r'^__version__ = "(.+)"', _source, re.MULTILINE)
release = version
project = "Helix Desktop"
author = "Helix Desktop contributors"
copyright = author

extensions = ["myst_parser"]
root_doc = "README"
include_patterns = [
    f"{page}.md" for page in ("README", *(p for ps in CONTENTS.values() for p in ps))
]
exclude_patterns = [".*", "build", "dist", "helix_desktop"]
myst_heading_anchors = 4
"""Headings down to this depth can be linked to, with the anchors that GitHub gives them."""
nitpicky = True

html_theme = "furo"
html_title = f"{project} {version}"
html_copy_source = False
html_show_sphinx = False
html_theme_options: dict[str, list[str]] = {"footer_icons": []}
"""No icons of other sites below the pages."""


def add_contents(_app: Any, page: str, source: list[str]) -> None:
    """Give the first page the table of contents of the site, which its Markdown does not show."""
    if page == root_doc:
        for heading, pages in CONTENTS.items():
            listed = "\n".join(pages)
            source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {heading}\n\n{listed}\n```\n"


def setup(app: Any) -> dict[str, bool]:
    app.connect("source-read", add_contents)
    return {"parallel_read_safe": True}
