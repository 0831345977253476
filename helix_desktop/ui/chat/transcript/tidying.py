"""What the transcript says of what no message tells: never silently, mostly in one line."""

from collections.abc import Sequence

from helix_desktop.domain.changes import RESTORE
from helix_desktop.domain.events import ContextInjected, Guided
from helix_desktop.domain.memory import Guide, GuideKind
from helix_desktop.domain.visible import visible
from helix_desktop.ui.words import tr

MOST_NAMED = 6
"""Texts that one line names."""
_WHOSE = {
    GuideKind.SYSTEM: "this workspace's prompt",
    GuideKind.RULES: "this workspace's rules",
}


def tidied(event: Guided | ContextInjected) -> str:
    """What is worth telling of an event that is no message; mostly one line."""
    match event:
        case Guided(guides=guides):
            return guided(guides)
        case ContextInjected(text=text, source=source):
            return _restored(text) if source == RESTORE else ""


def _restored(text: str) -> str:
    """Word for word what the model reads of it."""
    return tr("Your own doing, and what the agent is told of it:\n{0}").format(text)


def guided(guides: Sequence[Guide]) -> str:
    """One line about the texts that every request begins with, and those that are not used."""
    used = [_guide(guide) for guide in guides if not guide.problem]
    unused = [f"{_name(guide)} ({guide.problem})" for guide in guides if guide.problem]
    told = [tr("Guided by {0}").format(_few(used)) if used else tr("No instructions are used")]
    told += [tr("not used: {0}").format(_few(unused))] if unused else []
    return " · ".join(told)


def _few(names: Sequence[str]) -> str:
    more = len(names) - MOST_NAMED
    rest = [tr("{0} more").format(more)] if more > 0 else []
    return ", ".join([*names[:MOST_NAMED], *rest])


def _guide(guide: Guide) -> str:
    size = tr("{0} tokens").format(f"{guide.tokens:,}")
    return f"{_name(guide)} ({size}, {tr('not all of it')})" if guide.capped else _name(guide)


def _name(guide: Guide) -> str:
    return visible(guide.name) if guide.kind is GuideKind.PROJECT else tr(_WHOSE[guide.kind])
