"""The memory of a workspace as text: its lines for a model, and a change as a difference."""

from collections.abc import Iterable, Iterator

from helix_desktop.domain.memory import Memory, MemoryChange, MemoryLine

UNDONE = "the person undid what it came from: check it first"
OUTSIDE = "written with outside content in the conversation"


def render_lines(lines: Iterable[MemoryLine]) -> str:
    """Return the lines with their numbers and what has to be known of them."""
    return "\n".join(map(_render_line, lines))


def _render_line(line: MemoryLine) -> str:
    marks = ((line.undone_at, UNDONE), (line.origin.outside, OUTSIDE))
    note = "; ".join(words for holds, words in marks if holds)
    return f"- {line.id}{f' ({note})' if note else ''}: {line.text}"


def preview_memory_change(memory: Memory, change: MemoryChange) -> str:
    """Return removed (`-`) and added (`+`) lines, and the reason."""
    return "\n".join(_preview(memory, change))


def _preview(memory: Memory, change: MemoryChange) -> Iterator[str]:
    texts = {line.id: line.text for line in memory.current}
    for number in change.remove:
        yield f"-{number}: {texts.get(number, '')}"
    for replaced in change.replace:
        yield f"-{replaced.line}: {texts.get(replaced.line, '')}"
        yield f"+{replaced.line}: {' '.join(replaced.text.split())}"
    yield from (f"+{' '.join(text.split())}" for text in change.add)
    if change.reason.strip():
        # with its name, since it would look like a line that is kept
        yield f" reason: {' '.join(change.reason.split())}"
