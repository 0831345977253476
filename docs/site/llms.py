"""llms.txt: the pages of the site for models, one line each with its sections (llmstxt.org)."""

import re
import tomllib
from urllib.parse import urlsplit

from docs.site.conf import CONTENTS, ROOT, project

_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
_SECTION = re.compile(r"^## (.+)$", re.MULTILINE)


def check_base_url(address: str) -> str:
    """Return the address without a slash at its end; raise ValueError unless it is of the web."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(f"{address!r} is no address on the web")
    return address.rstrip("/")


def llms_text(base_url: str) -> str:
    """Return the text of llms.txt for a site that is served at an address."""
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [f"# {project}", "", f"> {stated['description']}."]
    for heading, pages in CONTENTS.items():
        lines += ["", f"## {heading}", ""]
        for page in pages:
            text = (ROOT / f"{page}.md").read_text(encoding="utf-8")
            title, sections = _TITLE.findall(text)[0], ", ".join(_SECTION.findall(text))
            about = f": {sections}" if sections else ""
            lines.append(f"- [{title}]({base_url}/{page}.html){about}")
    return "\n".join([*lines, ""])
