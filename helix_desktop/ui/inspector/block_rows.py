"""The rows of the page Context as data: names, states, and reasons of blocks, runs of similar ones,
and block actions.

The order is that of the request, and blocks removed since the previous request come last, unless
the user sorts by reason. The actions on a block have an icon, a key, and a text.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum, StrEnum
from functools import cached_property

from msgspec import Struct

from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.inspected_request import (
    OWN_CONTEXT,
    BlockReasonKind,
    BlockState,
    InspectedBlock,
    InspectedKind,
    InspectedRequest,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.tool_table import tool_icon
from helix_desktop.ui.inspector.send_again import send_again
from helix_desktop.ui.text.block_labels import block_reason_text
from helix_desktop.ui.text.block_terms import SORT_TERMS, block_term, term_tone, term_word
from helix_desktop.ui.text.formatting import (
    count_text,
    cut_text,
    listed_text,
    own_count_text,
    phrase_text,
    plural,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line

MAX_CONTENT_CHARS = 200
"""Characters of a block that its row can show."""

_ICONS = {
    InspectedKind.SYSTEM: "cpu",
    InspectedKind.TOOLS: "wrench",
    InspectedKind.GUIDE: "file",
    InspectedKind.PIN: "pin",
    InspectedKind.HANDOVER: "layers",
    InspectedKind.OBSERVATIONS: "list",
    InspectedKind.NOTES: "list",
    InspectedKind.USER: "user",
    InspectedKind.AGENT: "spark",
    InspectedKind.CONTEXT: "info",
    InspectedKind.OUTPUT: "wrench",
    InspectedKind.DRAFT: "edit",
    InspectedKind.LOST: "warn",
}
_NAMES = {
    InspectedKind.SYSTEM: Phrase("System prompt"),
    InspectedKind.GUIDE: Phrase("Instructions"),
    InspectedKind.PIN: Phrase("Pin", "a pinned text"),
    InspectedKind.USER: Phrase("You"),
    InspectedKind.AGENT: Phrase("Helix"),
    InspectedKind.CONTEXT: Phrase("Context"),
    InspectedKind.DRAFT: Phrase("Draft"),
    InspectedKind.LOST: Phrase("Not recorded"),
}
QUIET_STATES = frozenset({BlockState.ALWAYS, BlockState.KEPT, BlockState.FULL, BlockState.DRAFT})
"""States that result from no action, shown as a dot and a word without a chip."""


def block_icon(block: InspectedBlock) -> str:
    if block.sort is not InspectedKind.OUTPUT:
        return _ICONS[block.sort]
    icons = {BlockState.CACHED: "cache", BlockState.LEFT_OUT: "eye-off"}
    return icons.get(block.state) or tool_icon(block.name)


def block_name(block: InspectedBlock) -> str:
    match block.sort:
        case InspectedKind.OUTPUT:
            return one_line(block.name, 60)
        case InspectedKind.TOOLS:
            count = block.name if block.name.isdecimal() else "0"
            return plural(int(count), "{1} tool", "{1} tools", block.name or count)
        case InspectedKind.AGENT if block.reason.why is BlockReasonKind.RECORDED:
            return tr("Agent")
        case InspectedKind.HANDOVER if block.name:
            return tr("Handover {0}").format(f"v{block.name}")  # as on the timeline
        case sort if sort in SORT_TERMS:
            return term_word(SORT_TERMS[sort])
        case sort:
            return phrase_text(_NAMES[sort])


def block_content(block: InspectedBlock) -> str:
    """Return the part of a block's content that its row shows."""
    match block.sort:
        case InspectedKind.OUTPUT:
            source = one_line(block.what or block.beginning(MAX_CONTENT_CHARS), MAX_CONTENT_CHARS)
            return cut_text(source, block.facts.cut)
        case InspectedKind.GUIDE:
            name = one_line(block.name, MAX_CONTENT_CHARS)
            is_shortened = block.facts.capped and not block.facts.cut
            return cut_text(name, block.facts.cut) + (tr(" · shortened") if is_shortened else "")
        case InspectedKind.HANDOVER | InspectedKind.OBSERVATIONS | InspectedKind.NOTES:
            count = block.facts.messages
            return plural(count, "covers {0} message or step", "covers {0} messages and steps")
        case InspectedKind.TOOLS:
            # the first names in the list of tools, which is JSON written by Helix
            names = [part.partition('"')[0] for part in block.text.split('"name":"')[1:]]
            more_text = f" +{len(names) - 4}" if names[4:] else ""
            return one_line(listed_text(names[:4]), MAX_CONTENT_CHARS) + more_text
        case InspectedKind.LOST:
            return tr("hash {0}").format(short_digest(block.digest))
        case _:
            return one_line(block.beginning(MAX_CONTENT_CHARS) or block.what, MAX_CONTENT_CHARS)


def is_code_block(block: InspectedBlock) -> bool:
    """Whether the content is a command, a path, or a digest."""
    return block.sort in (InspectedKind.OUTPUT, InspectedKind.GUIDE, InspectedKind.LOST)


def block_state(block: InspectedBlock) -> tuple[str, str]:
    term = block_term(block)
    return term_word(term), "mut" if block.state in QUIET_STATES else term_tone(term)


def short_digest(digest: str) -> str:
    return f"{digest[:6]}…{digest[-4:]}"


MIN_RUN_BLOCKS = {"markers": 3, "pins": 2, "ordinary": 5}
"""Number of similar neighbors from which they form one row."""

NEWEST_BLOCKS = 12
"""Last blocks that always have rows of their own, since users look for them."""


class RequestRowGroup(StrEnum):
    """The group of a row."""

    ALL = "whole"
    UNCHANGED = "kept"
    NEW = "new"
    REMOVED = "gone"


class RequestRowForm(StrEnum):
    """The form of a row."""

    HEAD = "head"
    BLOCK = "block"
    RUN = "run"


class RequestRow(Struct, frozen=True, dict=True):
    """One row. `first` and `last` are block numbers from 1; 0 for removed blocks."""

    key: str
    form: RequestRowForm
    part: RequestRowGroup
    blocks: tuple[InspectedBlock, ...]
    first: int = 0
    last: int = 0
    inner: bool = False
    """Whether the row belongs to an open run."""
    title: str = ""
    summary: str = ""

    @property
    def block(self) -> InspectedBlock:
        return self.blocks[0]

    @cached_property
    def tokens(self) -> int:
        return sum(block.tokens for block in self.blocks)


def request_rows(
    request: InspectedRequest,
    removed: Sequence[InspectedBlock] = (),
    *,
    grouped: bool = True,
    open_runs: frozenset[str] = frozenset(),
) -> list[RequestRow]:
    """Return the rows; with `grouped` grouped by the previous request.

    `open_runs` has keys of runs.
    """
    blocks, shared_count = request.blocks, request.prefix if grouped else 0
    step = count_text(request.step - request.is_sent)
    lines: list[RequestRow] = []
    if not shared_count or (shared_count == len(blocks) and not removed):
        lines += _lines(blocks, 0, RequestRowGroup.ALL, open_runs=open_runs)
    else:
        shared, new = blocks[:shared_count], blocks[shared_count:]
        prefix_tokens, usage = request.prefix_tokens, request.usage
        cached_tokens = usage.cache_read if usage else prefix_tokens * request.price.warm
        summary = tr("{0} tokens · same as last request")
        if cached_tokens:
            summary = tr("{0} tokens · from prompt cache")
        if 0 < cached_tokens < prefix_tokens:
            summary = tr("{0} tokens · {1} from prompt cache")
        summary = summary.format(count_text(prefix_tokens), count_text(cached_tokens))
        title = tr("Unchanged since last request")
        lines.append(_head(RequestRowGroup.UNCHANGED, shared, title, summary))
        lines += _lines(shared, 0, RequestRowGroup.UNCHANGED, open_runs=open_runs)
        added = sum(not block.is_rewound for block in new)
        if added:
            tokens, title = count_text(request.tokens - prefix_tokens), tr("New since request {0}")
            summary = plural(
                added, "{1} tokens · {0} block added", "{1} tokens · {0} blocks added", tokens
            )
            lines.append(_head(RequestRowGroup.NEW, new, title.format(step), summary))
            lines += _lines(new, shared_count, RequestRowGroup.NEW, open_runs=open_runs)
    removed = [block for block in removed if not block.is_rewound]
    if grouped and removed:
        removed_tokens = sum(block.tokens for block in removed)
        tokens = own_count_text(removed_tokens, estimated=request.estimated)
        summary = plural(len(removed), "{1} tokens · {0} block", "{1} tokens · {0} blocks", tokens)
        title = tr("Removed since request {0}").format(step)
        part, form = RequestRowGroup.REMOVED, RequestRowForm.BLOCK
        lines.append(_head(part, removed, title, summary))
        lines += [
            RequestRow(f"gone {block.key} {index}", form, part, (block,))
            for index, block in enumerate(removed)
        ]
    return lines


def rows_by_reason(request: InspectedRequest, now: float) -> list[RequestRow]:
    """Return a row for each block, ordered by the shown reason; numbers in it count as numbers."""

    def order(numbered: tuple[int, InspectedBlock]) -> str:
        reason = block_reason_text(numbered[1].reason, now).casefold()
        return re.sub(r"\d+", lambda digits: digits[0].zfill(12), reason)

    return [
        RequestRow(block.key, RequestRowForm.BLOCK, RequestRowGroup.ALL, (block,), number, number)
        for number, block in sorted(enumerate(request.blocks, 1), key=order)
        if not block.is_rewound
    ]


def _head(
    part: RequestRowGroup, blocks: Sequence[InspectedBlock], title: str, summary: str
) -> RequestRow:
    form = RequestRowForm.HEAD
    return RequestRow(f"head {part}", form, part, tuple(blocks), title=title, summary=summary)


def _lines(
    blocks: Sequence[InspectedBlock],
    offset: int,
    part: RequestRowGroup,
    *,
    open_runs: frozenset[str],
) -> Iterator[RequestRow]:
    form, index = RequestRowForm.BLOCK, 0
    while index < len(blocks):
        end, first = _run_end(blocks, index), offset + index + 1
        run, index = tuple(blocks[index:end]), end
        is_run, key = len(run) > 1, f"run {run[0].key}"
        if is_run:
            is_open = key in open_runs
            yield RequestRow(key, RequestRowForm.RUN, part, run, first, offset + end, is_open)
        if not is_run or key in open_runs:
            for number, block in enumerate(run, first):
                if block.is_rewound:
                    continue
                yield RequestRow(block.key, form, part, (block,), number, number, inner=is_run)


def _run_end(blocks: Sequence[InspectedBlock], index: int) -> int:
    """Return the end of a run of similar blocks, or `index` + 1 if there are too few."""
    sort = _alike(blocks[index])
    if not sort:
        return index + 1
    limit = len(blocks) - NEWEST_BLOCKS if sort == "ordinary" else len(blocks)
    end = index + 1
    while end < limit and _alike(blocks[end]) == sort:
        end += 1
    return end if end - index >= MIN_RUN_BLOCKS[sort] else index + 1


def _alike(block: InspectedBlock) -> str:
    """Return the sort of blocks that a block can be grouped with; "" if it stands alone."""
    if block.sort is InspectedKind.PIN:
        return "pins"
    if block.state is BlockState.CACHED:
        return "markers"
    ordinary = block.sort in (InspectedKind.USER, InspectedKind.AGENT, InspectedKind.OUTPUT)
    return "ordinary" if ordinary and block.state is BlockState.FULL else ""


def run_icon(line: RequestRow) -> str:
    return {"pins": "pin", "markers": "cache"}.get(_alike(line.block), "chat")


def run_name(line: RequestRow) -> str:
    count, sort = len(line.blocks), _alike(line.block)
    if sort == "pins":
        return plural(count, "{0} pin", "{0} pins")
    if sort == "markers":
        return plural(count, "{0} marker", "{0} markers")
    return plural(count, "{0} message or tool call", "{0} messages and tool calls")


def describes_row(line: RequestRow) -> bool:
    """Whether the content of a row is a sentence about it, not the beginning of its text."""
    if line.form is RequestRowForm.RUN:
        return _alike(line.block) not in ("markers", "pins")
    return line.block.sort in SORT_TERMS


def run_content(line: RequestRow) -> str:
    """Return the content of a run: tools with their counts, or the range of turns."""
    sort = _alike(line.block)
    if sort == "markers":
        names = Counter(block_name(block) for block in line.blocks)
        return listed_text(f"{name} ×{count}" for name, count in names.most_common(4))
    if sort == "pins":
        return " · ".join(block_content(block)[:40] for block in line.blocks[:3])
    turns = [block.facts.turn for block in line.blocks if block.facts.turn]
    if not turns:
        return ""
    first, last = count_text(min(turns)), count_text(max(turns))
    if first == last:
        return tr("Turn {0}, unchanged").format(first)
    return tr("Turns {0}–{1}, unchanged").format(first, last)


def run_reason(line: RequestRow, now: float) -> str:
    """Return the common reason of a run, or the last one with a note about others."""
    reasons = [block_reason_text(block.reason, now) for block in line.blocks]
    if len(set(reasons)) == 1:
        return reasons[0]
    if all(block.reason.why is BlockReasonKind.AS_IT_WAS for block in line.blocks):
        return tr("Older, unchanged")
    return tr("{0}, and others").format(reasons[-1])


class BlockAction(Enum):
    """An action on a block, with its icon and key."""

    PIN = ("pin", "P")
    LEAVE = ("eye-off", "X")
    RECALL = ("recall", "R")
    COPY = ("copy", "Ctrl+C")
    OPEN = ("open", "O")
    AGAIN = ("flask", "A")
    """Send the request once more without the block."""

    def __init__(self, icon: str, key: str) -> None:
        self.icon, self.key = icon, key


def no_block_text() -> str:
    return tr("Select a block first.")


class BlockTarget(Enum):
    """The place with the whole of a block."""

    EPOCH = "epoch"
    ENTRY = "entry"
    MESSAGE = "message"
    TOOLS = "tools"
    INSTRUCTIONS = "instructions"
    """TOOLS and INSTRUCTIONS are pages of the settings."""


_SETTINGS_PAGES = {
    InspectedKind.TOOLS: BlockTarget.TOOLS,
    InspectedKind.SYSTEM: BlockTarget.INSTRUCTIONS,
    InspectedKind.GUIDE: BlockTarget.INSTRUCTIONS,
}


def block_actions(block: InspectedBlock, *, is_sent: bool) -> tuple[BlockAction, ...]:
    """Return the actions on a block in order; blocks of an earlier request cannot be changed."""
    leads = (BlockAction.OPEN,) if block_target(block) else ()
    if block.exclude_problem == OWN_CONTEXT:
        return (BlockAction.COPY,)
    if is_sent:
        recalled = (BlockAction.RECALL,) if block.facts.content else ()
        is_whole = block.state is not BlockState.LOST
        again = (BlockAction.AGAIN,) if is_whole and send_again() is not None else ()
        return (*again, *recalled, *leads, BlockAction.COPY)
    marks_pin = block.kind is BlockKind.PIN and block.sort is InspectedKind.CONTEXT
    is_fixed = block.sort in (*_SETTINGS_PAGES, InspectedKind.DRAFT, InspectedKind.LOST)
    if is_fixed or marks_pin:
        return (*leads, BlockAction.COPY)
    if block.sort is InspectedKind.PIN:
        return (BlockAction.PIN, *leads, BlockAction.COPY)
    if block.state in (BlockState.CACHED, BlockState.LEFT_OUT):
        return (BlockAction.RECALL, *leads, BlockAction.COPY)
    return (BlockAction.PIN, BlockAction.LEAVE, *leads, BlockAction.COPY)


def block_target(block: InspectedBlock) -> BlockTarget | None:
    """Return the place of a block: a summary's compaction, an output's entry, a message's row.

    System prompt, instructions, and tools lead to the settings.
    """
    if block.sort in _SETTINGS_PAGES:
        return _SETTINGS_PAGES[block.sort]
    if block.sort in SORT_TERMS:
        return BlockTarget.EPOCH if block.facts.epoch else None
    if block.facts.content:
        return BlockTarget.ENTRY
    return BlockTarget.MESSAGE if block.origin else None


def block_action_words(
    action: BlockAction, block: InspectedBlock, *, is_sent: bool
) -> tuple[str, str]:
    """Return an action's label and its tooltip, without its key."""
    match action:
        case BlockAction.PIN if block.facts.pin:
            return tr("Unpin"), tr("Unpin")
        case BlockAction.PIN:
            return tr("Pin"), tr("Pin to context")
        case BlockAction.LEAVE:
            return tr("Exclude"), tr("Exclude from context")
        case BlockAction.RECALL:
            return tr("Recall") if is_sent else tr("Include"), tr("Include in full")
        case BlockAction.COPY:
            return tr("Copy"), tr("Copy text")
        case BlockAction.AGAIN:
            return tr("Send again…"), tr("Send again without this block")
        case BlockAction.OPEN:
            words = {
                BlockTarget.EPOCH: (tr("Show originals"), tr("Show original messages")),
                BlockTarget.ENTRY: (tr("Open"), tr("Open in cache")),
                BlockTarget.MESSAGE: (tr("Open"), tr("Show in conversation")),
                BlockTarget.TOOLS: (tr("Choose…"), tr("Choose tools")),
                BlockTarget.INSTRUCTIONS: (tr("Change…"), tr("Edit instructions")),
            }
            target = block_target(block)
            return words[target] if target else ("", "")
