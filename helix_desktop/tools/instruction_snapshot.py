"""The instructions and hooks of a folder as they were before what may write them began.

Commands and other agents may write a file for as long as they run, and remove it again: what they
write must steer nobody meanwhile. A snapshot is on the disk while they run, so that another process
knows it, and a start after a crash finds what changed since.
"""

import logging
import os
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import plain_text
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.hook_files import MAX_HOOK_FILE_BYTES, PROJECT_HOOK_FILES
from helix_desktop.tools.instruction_reader import InstructionReader, ReadInstruction

log = logging.getLogger(__name__)


class SavedInstructions(Struct, frozen=True):
    """Instruction files by their names, without those that are not there.

    `hooks` are the files that declare hooks. They are not on the disk, since they may have secrets,
    and what is not approved never runs.
    """

    files: dict[str, ReadInstruction]
    hooks: Mapping[str, bytes] = {}


def save_instructions(
    root: ProjectRoot, reader: InstructionReader, names: Iterable[str]
) -> SavedInstructions:
    """Read the instructions with these names, and the hooks. Blocks."""
    files: dict[str, ReadInstruction] = {}
    for name in names:
        read = reader.read(name)
        if read.digest:
            files[name] = read
    hooks: dict[str, bytes] = {}
    for name in PROJECT_HOOK_FILES:
        with suppress(ToolError, OSError), root.open_file(name) as file:
            hooks[name] = file.read(MAX_HOOK_FILE_BYTES + 1)
    return SavedInstructions(files, hooks)


def write_instructions(path: Path, saved: SavedInstructions) -> None:
    """Write a snapshot whole or not at all.

    It is not synced: no process goes on after a loss of power.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.msgpack.encode(saved.files, enc_hook=plain_text))
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, UnicodeEncodeError) as error:
        log.warning("the instructions before a command cannot be saved: %s", error)


def read_instructions(path: Path) -> SavedInstructions | None:
    """Return the snapshot of another process, or of one that was killed; None without one."""
    try:
        files = msgspec.msgpack.decode(path.read_bytes(), type=dict[str, ReadInstruction])
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("the instructions before a command cannot be read: %s", error)
        return None
    return SavedInstructions(files)
