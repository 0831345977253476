"""The file with the approved hooks of a workspace, in its own folder."""

from pathlib import Path

import msgspec

from helix_desktop.app.json_file import JsonFile

FILE = "hooks.json"


class HookApproval(msgspec.Struct):
    """An approved text, and how it was declared."""

    text: str
    where: str = ""
    event: str = ""
    command: str = ""


class SavedApprovals(msgspec.Struct):
    """The stored form of the file: approvals by the digest of their text, the oldest first."""

    approved: dict[str, HookApproval] = {}


def saved_approvals(home: Path) -> JsonFile[SavedApprovals]:
    # no copy: approvals that may not be the newest ones count for nothing
    return JsonFile(home / FILE, SavedApprovals, has_copy=False)
