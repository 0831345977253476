"""The texts of packages about the application: for software centers, `man`, `apt changelog`."""

import os
import textwrap
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

from installers.changes import Release, releases, today
from installers.place import (
    AUTHORS,
    DEVELOPER,
    IDENTIFIER,
    LICENSE,
    NAME,
    SUMMARY,
    TITLE,
    epoch,
    home,
    version,
)
from translations.ts_file import languages

FILES = Path(__file__).parent / "files"
LONG = (
    "Long sessions outgrow a model's context window, the most text that it accepts in one "
    "request. Helix Desktop makes the context smaller on its own: it keeps large outputs in a "
    "cache on your disk and replaces old steps with notes or a summary. You and Helix can bring "
    "back any of it, byte for byte.",
    "See the exact next request block by block. Undo, edit, or compare every compaction.",
    "There is no account and no telemetry. Models run on your computer, or at a provider whose "
    "API key is in the system keyring or an environment variable.",
)
PICTURES = (
    ("window-dark", "A session with its tools and its context"),
    ("context", "The next request, block by block"),
    ("cache", "The cache with search, filters, and recall"),
    ("timeline", "Context use over a session, and every compaction"),
)
_NO_ADDRESS = "nobody@helix-desktop.invalid"
"""Debian asks for an address; this one says by its name that it takes no mail."""


def description() -> str:
    """The long text as Debian's control files want it."""
    paragraphs = (
        textwrap.fill(each, 78, initial_indent=" ", subsequent_indent=" ") for each in LONG
    )
    return "\n .\n".join(paragraphs)


def maintainer() -> str:
    """DEBEMAIL names the address for mail about the package."""
    return f"{AUTHORS} <{os.environ.get('DEBEMAIL') or _NO_ADDRESS}>"


def debian_changes(found: list[Release] | None = None) -> str:
    """CHANGELOG.md as Debian's changelog."""
    date = datetime.fromtimestamp(epoch(), UTC)
    blocks = []
    for release in found or releases():
        day = datetime.strptime(release.day, "%Y-%m-%d").replace(tzinfo=UTC)
        moment = date if release.day == today() else day
        items = [
            textwrap.fill(each, 78, initial_indent="  * ", subsequent_indent="    ")
            for each in release.changes
        ]
        head = f"{NAME} ({release.version}) stable; urgency=medium"
        foot = f" -- {maintainer()}  {moment.strftime('%a, %d %b %Y %H:%M:%S +0000')}"
        blocks.append("\n\n".join((head, "\n".join(items), foot)))
    return "\n\n".join(blocks) + "\n"


def metainfo() -> str:
    """AppStream's description; pictures need an address on the web, and are left out without."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<component type="desktop-application">',
        f"  <id>{IDENTIFIER}</id>",
        "  <metadata_license>CC0-1.0</metadata_license>",
        f"  <project_license>{LICENSE}</project_license>",
        f"  <name>{TITLE}</name>",
        f"  <summary>{SUMMARY}</summary>",
        f'  <developer id="{DEVELOPER}"><name>{AUTHORS}</name></developer>',
        "  <description>",
        *(f"    <p>{escape(each)}</p>" for each in LONG),
        "  </description>",
        f'  <launchable type="desktop-id">{IDENTIFIER}.desktop</launchable>',
        *_addresses(),
        "  <categories><category>Development</category></categories>",
        '  <content_rating type="oars-1.1"/>',
        f"  <provides><binary>{NAME}</binary><mediatype>inode/directory</mediatype></provides>",
        "  <languages>",
        *(f'    <lang percentage="100">{each}</lang>' for each in ("en_US", *languages())),
        "  </languages>",
        "  <releases>",
        *(line for release in releases() for line in _release(release)),
        "  </releases>",
        "</component>",
    ]
    return "\n".join(lines) + "\n"


def _addresses() -> list[str]:
    if not home():
        return []
    lines = [f'  <url type="homepage">{escape(home())}</url>', "  <screenshots>"]
    for at, (name, words) in enumerate(PICTURES):
        kind = ' type="default"' if at == 0 else ""
        place = escape(f"{home()}/raw/v{version()}/resources/pictures/{name}.png")
        lines.append(
            f"    <screenshot{kind}><caption>{words}</caption><image>{place}</image></screenshot>"
        )
    return [*lines, "  </screenshots>"]


def _release(release: Release) -> list[str]:
    return [
        f'    <release version="{release.version}" date="{release.day}">',
        "      <description><ul>",
        *(f"        <li>{escape(each)}</li>" for each in release.changes),
        "      </ul></description>",
        "    </release>",
    ]


def manual(commands: list[tuple[str, str]]) -> str:
    """The page that `man helix-desktop` shows."""
    shown = "\n".join(f".TP\n.B {_roff(name)}\n{_roff(words)}" for name, words in commands)
    page = (FILES / f"{NAME}.1").read_text(encoding="utf-8")
    filled = page.replace("@DAY@", today()).replace("@VERSION@", version())
    return filled.replace("@COMMANDS@", shown)


def _roff(words: str) -> str:
    return words.replace("\\", "\\e").replace("-", "\\-")
