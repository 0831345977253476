"""A stretch of history as one text that can be read, cut into lines and searched."""

from collections.abc import Iterable

from helix_desktop.context.texts.passages import Passage, Voice


def readable(passages: Iterable[Passage]) -> str:
    """What was said, asked of tools and returned, whole, each under the number of its event."""
    return "\n".join(f"{_title(passage)}\n{passage.text}\n" for passage in passages)


def _title(passage: Passage) -> str:
    told = {
        Voice.USER: "user",
        Voice.CARD: "user, on a card",
        Voice.CONTEXT: f"given along ({passage.what})",
        Voice.AGENT: "agent",
        Voice.CALL: f"agent calls {passage.tool}",
        Voice.OUTPUT: f"{passage.tool} returned" + (f" · {passage.what}" if passage.what else ""),
    }
    return f"[{passage.seq}] {told[passage.voice]}{' · failed' if passage.failed else ''}:"
