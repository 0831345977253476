"""The icon of a tool by its name; what is not known is one of somebody's servers."""

_ICONS = {
    "shell": "terminal",
    "read_file": "file",
    "write_file": "file",
    "edit_file": "edit",
    "search": "search",
    "search_files": "search",
    "grep": "search",
    "find_files": "search",
    "list_files": "list",
    "list_dir": "list",
    "fetch": "globe",
    "image": "image",
    "recall_cached_content": "recall",
    "recall_history": "recall",
    "search_history": "recall",
    "SubAgent": "agents",
}


def tool_icon(tool: str) -> str:
    return _ICONS.get(tool, "bolt" if tool else "file")
