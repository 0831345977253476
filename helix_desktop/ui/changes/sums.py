"""What the changes of a session come to; the sidebar tells it without a page."""

from helix_desktop.domain.changes import SessionChanges
from helix_desktop.ui.words import count_text, tr


def paths_of(found: SessionChanges) -> int:
    return len({file.change.path for file in found.files})


def summed(found: SessionChanges) -> str:
    if not found.files:
        return ""
    told = [file.size for file in found.files if file.size.told]
    added, removed = sum(size.added for size in told), sum(size.removed for size in told)
    count = paths_of(found)
    files = tr("1 file") if count == 1 else tr("{0} files").format(count_text(count))
    return f"{files} · +{count_text(added)} −{count_text(removed)}"
