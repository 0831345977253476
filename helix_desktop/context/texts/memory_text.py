"""The memory of a workspace as the model reads it, and a change of it as a diff."""

from collections.abc import Iterable

from helix_desktop.domain.memory import Memory, MemoryChange, MemoryLine

UNDONE = "the user undid what it came from: check it first"
OUTSIDE = "written with outside content in the conversation"


def render_lines(lines: Iterable[MemoryLine]) -> str:
    """Return the lines with their numbers and remarks."""
    rows: list[str] = []
    for line in lines:
        warnings = ((line.undone_at, UNDONE), (line.origin.outside, OUTSIDE))
        warning = "; ".join(text for applies, text in warnings if applies)
        rows.append(f"- {line.id}{f' ({warning})' if warning else ''}: {line.text}")
    return "\n".join(rows)


def preview_memory_change(memory: Memory, change: MemoryChange) -> str:
    """Return removed (`-`) and added (`+`) lines, and the reason."""
    texts = {line.id: line.text for line in memory.current}
    rows = [f"-{line_id}: {texts.get(line_id, '')}" for line_id in change.remove]
    for replaced in change.replace:
        rows.append(f"-{replaced.line}: {texts.get(replaced.line, '')}")
        rows.append(f"+{replaced.line}: {' '.join(replaced.text.split())}")
    rows += [f"+{' '.join(text.split())}" for text in change.add]
    if change.reason.strip():
        # labelled, since it would look like an unchanged line
        rows.append(f" reason: {' '.join(change.reason.split())}")
    return "\n".join(rows)
