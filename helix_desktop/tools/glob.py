"""Finding files by the pattern of their paths, in a stable order."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.ground.names import shown
from helix_desktop.tools.paths import Root, rooted
from helix_desktop.tools.text.globs import LONGEST, Glob
from helix_desktop.tools.tree import Tree

MOST_PATHS = 500
"""Paths of one answer."""
SECONDS = 10.0


class GlobArguments(Struct):
    """Arguments of glob_files."""

    pattern: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=LONGEST,
            description="Like **/*.py or src/*/test_?.{js,ts}; without a slash it fits at any "
            "depth.",
        ),
    ]
    path: Annotated[str, Meta(description="Folder to look in, relative.")] = "."


class GlobFiles:
    """Paths that fit a pattern."""

    spec: ToolSpec = reading_spec(
        "glob_files",
        "Find files by a pattern of their paths. What .gitignore leaves out is left out.",
        GlobArguments,
    )

    def __init__(self, folder: Path | Root) -> None:
        self._root = rooted(folder)

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(GlobArguments, arguments)
        stopped = threading.Event()
        try:
            text = await asyncio.to_thread(self._found, asked, stopped)
        finally:
            stopped.set()  # a stopped turn must not leave a thread looking
        return ToolOutput(text.encode("utf-8", "replace"), f"{asked.pattern} in {asked.path}")

    def _found(self, asked: GlobArguments, stopped: threading.Event) -> str:
        deadline = time.monotonic() + SECONDS

        def late() -> bool:
            return stopped.is_set() or time.monotonic() > deadline

        pattern = asked.pattern if "/" in asked.pattern else f"**/{asked.pattern}"
        glob, base = Glob(pattern), self._root.real(asked.path)
        depth = base.count("/") + 1 if base else 0
        paths, count = [], 0
        for found in Tree(self._root, asked.path, late).files():
            if glob.matches(found.parts[depth:]):
                count += 1
                if count <= MOST_PATHS:
                    paths.append(shown(found.path))
        if count > MOST_PATHS:
            paths.append(f"[{count - MOST_PATHS:,} more are not shown]")
        if late():
            paths.append(f"[stopped after {SECONDS:.0f} seconds; there may be more]")
        return "\n".join(paths) or "[no file fits]"
