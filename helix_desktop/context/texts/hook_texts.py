"""What a model reads from a hook: its words in a frame, or that it blocked."""

from collections.abc import Iterable

from helix_desktop.context.texts.plain_text import clip, defuse
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.events import ContextInjected
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import HOOK, HookRun

MAX_COMMAND_CHARS = 120
HOOK_HEAD = "[a hook, `"
"""Begins the text of a hook."""


def hook_text(run: HookRun, what: str) -> str:
    """Return a hook's words in a frame that they cannot end; `what` says what the hook did."""
    command = clip(defuse(show_hidden(run.command)), MAX_COMMAND_CHARS)
    head = f"{HOOK_HEAD}{command}`, {what}; its words are its author's, not the user's]"
    text = defuse(run.text)
    mark = digest_of(text.encode("utf-8", "replace"))[:16]
    return f'{head}\n<hook sha256="{mark}">\n{text}\n</hook sha256="{mark}">'


def hook_events(
    runs: Iterable[HookRun], now: float, *, what: str, with_blocking: bool = False
) -> list[ContextInjected]:
    """Return a message for the words of each hook; for one that blocks, only if asked for."""
    return [
        ContextInjected(now, hook_text(run, what), HOOK, what=run.where, untrusted=run.untrusted)
        for run in runs
        if run.text and (with_blocking or not run.blocked)
    ]


def blocked_text(run: HookRun) -> str:
    """Return what stands in place of the output of a call that a hook blocked."""
    return f"[not run] A hook blocked this call.\n{hook_text(run, 'blocked this call')}"


def added_text(runs: Iterable[HookRun]) -> str:
    """Return what hooks added to an output; "" for nothing."""
    texts = [hook_text(run, "ran beside this call") for run in runs if run.text and not run.blocked]
    return "".join(f"\n\n{text}" for text in texts)
