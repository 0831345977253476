"""Outputs that are too large to be held: all of it goes into the store, piece by piece.

What the model may see of them stays small, and says how the rest can be recalled.
"""

from dataclasses import replace

from helix_desktop.domain.cache import Digest, Origin
from helix_desktop.domain.ports import Chest, ToolOutput


async def kept_whole(
    output: ToolOutput, origin: Origin, chest: Chest
) -> tuple[ToolOutput, Digest | None]:
    """The output without its stream, and the digest of all of it if there was one."""
    if output.stream is None:
        return output, None
    whole = await chest.put_stream(output.stream, origin)
    told = f"\n[all of it: sha256 {whole}; recall the lines that are needed]"
    return replace(output, data=output.data + told.encode(), stream=None), whole
