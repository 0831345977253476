"""What is said when a path is refused: to the agent, in words that help it go on."""

import errno
from collections.abc import Callable

from helix_desktop.domain.errors import ToolError


def outside(path: str) -> ToolError:
    return ToolError(
        f"{path!r} leads out of the workspace folder.", "Use a path relative to that folder."
    )


def no_file(path: str) -> ToolError:
    return ToolError(f"{path!r} is not a regular file (a pipe, device, socket or folder).")


def a_folder(path: str) -> ToolError:
    return ToolError(f"{path!r} is a folder.", "Use list_files to see what is in it.")


def circle(path: str) -> ToolError:
    return ToolError(f"{path!r} runs in a circle of symbolic links.")


def refused(error: OSError, path: str) -> ToolError:
    """An error of the system while a path is looked up, opened or written."""
    make = _WORDED.get(error.errno or 0)
    if make is not None:
        return make(path)
    reason = (error.strerror or type(error).__name__).rstrip(".")
    return ToolError(f"{path!r} cannot be opened: {reason}.")


def missing(path: str) -> ToolError:
    return ToolError(f"There is no {path!r}.", "Use list_files to see what is there.")


def _no_folder(path: str) -> ToolError:
    return ToolError(f"A part of {path!r} is not a folder.")


def _moving(path: str) -> ToolError:
    return ToolError(f"{path!r} is being renamed all the time.", "Try again later.")


def _full(path: str) -> ToolError:
    return ToolError(f"The disk is full; {path!r} is as it was.", "Make room first.")


def _read_only_disk(path: str) -> ToolError:
    return ToolError(f"{path!r} lies on a disk that cannot be written.")


_WORDED: dict[int, Callable[[str], ToolError]] = {
    errno.ENOENT: missing,
    errno.ENOTDIR: _no_folder,
    errno.EXDEV: outside,
    errno.ELOOP: circle,
    errno.ENXIO: no_file,
    errno.EAGAIN: _moving,
    errno.ENOSPC: _full,
    errno.EDQUOT: _full,
    errno.EROFS: _read_only_disk,
}
