"""What tools can be good for, how such tools are named, and what they call what they are given."""

import re
from collections.abc import Mapping
from enum import StrEnum


class Able(StrEnum):
    """What a tool can be good for."""

    LIST = "list"
    READ = "read"
    SEARCH = "search"
    RECALL = "recall"
    HISTORY = "history"
    CACHE = "cache"
    DELEGATE = "delegate"
    RUN = "run"
    WRITE = "write"
    EDIT = "edit"


NAMES: tuple[tuple[Able, re.Pattern[str]], ...] = tuple(
    (able, re.compile(pattern, re.I))
    for able, pattern in (
        (Able.LIST, r"list_?(?:files|dir(?:ectory)?|folder)|ls"),
        (Able.READ, r"(?:read|view|open)_?(?:text_?)?file|read|cat"),
        (Able.SEARCH, r"(?:search|grep|find)_?(?:in_?)?(?:files|text|code)|grep|search"),
        (Able.RECALL, r"recall_?cached_?content"),
        (Able.HISTORY, r"recall_?history"),
        (Able.CACHE, r"search_?cached_?content"),
        (Able.DELEGATE, r"sub_?agent|delegate|task"),
        (Able.RUN, r"(?:run_?)?(?:shell|bash|command|terminal)(?:_?command)?|exec(?:ute)?|run"),
        (Able.WRITE, r"(?:write|create)_?file|write"),
        (Able.EDIT, r"edit_?file|edit|str_?replace"),
    )
)
SLOTS: Mapping[str, tuple[str, ...]] = {
    "path": ("path", "file_path", "filepath", "filename", "file", "folder", "directory", "dir"),
    "start": ("start", "start_line", "from_line", "offset"),
    "lines": ("lines", "limit", "line_count", "count"),
    "text": ("text", "query", "pattern"),
    "sha": ("sha256", "digest", "sha"),
    "around": ("around",),
    "task": ("task", "prompt"),
    "command": ("command", "cmd"),
    "content": ("content", "contents", "text"),
    "old": ("old", "old_string", "old_str", "old_text"),
    "new": ("new", "new_string", "new_str", "new_text"),
}
"""What a value of ours may be called, by what it is."""
NEEDS: Mapping[Able, tuple[str, ...]] = {
    Able.LIST: (),
    Able.READ: ("path",),
    Able.SEARCH: ("text",),
    Able.RECALL: ("sha",),
    Able.HISTORY: ("sha",),
    Able.CACHE: ("text",),
    Able.DELEGATE: ("task",),
    Able.RUN: ("command",),
    Able.WRITE: ("path", "content"),
    Able.EDIT: ("path", "old", "new"),
}
MAY: Mapping[Able, tuple[str, ...]] = {
    Able.LIST: ("path",),
    Able.READ: ("start", "lines"),
    Able.SEARCH: ("path",),
    Able.RECALL: ("lines", "around"),
    Able.HISTORY: ("lines", "around"),
}
