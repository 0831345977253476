"""What a rewind takes back. The command line names the parts, so this loads nothing else."""

from typing import Literal, get_args

RewindPart = Literal["conversation", "files", "commands", "steps"]
REWIND_PARTS: tuple[RewindPart, ...] = get_args(RewindPart)
"""What can stay as it is in a rewind; "commands" are the files that changed while commands ran."""
