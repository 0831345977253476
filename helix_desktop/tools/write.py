"""Writing a whole file: makes it, or replaces one after keeping what it held."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Checkpoints, ToolOutput
from helix_desktop.tools.arguments import parsed, writing_spec
from helix_desktop.tools.changing import Changed, Pen
from helix_desktop.tools.paths import Root, rooted
from helix_desktop.tools.text.encodings import spelled


class WriteArguments(Struct):
    """Arguments of write_file."""

    path: Annotated[str, Meta(description="File, relative to the project folder.")]
    content: Annotated[str, Meta(description="All that the file is to hold, exactly.")]


class WriteFile:
    """Makes or replaces one file."""

    spec: ToolSpec = writing_spec(
        "write_file",
        "Write a whole file as UTF-8, with the folders it needs. Replaces what is there (it is "
        "kept and can be restored). To change a part of a file use edit_file.",
        WriteArguments,
    )

    def __init__(self, folder: Path | Root, checkpoints: Checkpoints) -> None:
        self._pen = Pen(rooted(folder), checkpoints)

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(WriteArguments, arguments)
        data = asked.content.encode()
        done = await self._pen.change(asked.path, lambda _before: data)
        return ToolOutput(_told(done, asked.content).encode("utf-8", "replace"), asked.path)


def _told(done: Changed, content: str) -> str:
    before, lines = done.before, content.count("\n") + (content[-1:] not in ("\n", ""))
    counted = "1 line" if lines == 1 else f"{lines:,} lines"
    measured = f"{counted}, {len(content.encode()):,} bytes"
    if not done.touched:
        return f"{before.path} holds exactly this already ({measured}); it was not touched."
    if not before.exists:
        return f"Created {before.path} ({measured})."
    was = spelled(before.data) if before.data is not None else None
    other = f" It was {was.name}; it is UTF-8 now." if was is not None and not was.plain else ""
    return (
        f"Replaced {before.path} ({measured}; before {before.size:,} bytes, which are kept).{other}"
    )
