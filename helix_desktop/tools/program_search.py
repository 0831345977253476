"""Finds a program by its name in PATH, never in the project's folder.

They are looked for in the full paths of PATH only. The present folder, where Windows looks first,
may be a project that somebody else wrote.
"""

import os
import shutil


def find_program(name: str, path: str) -> str | None:
    """Return the path of a program. A name with a folder is looked for there only."""
    if os.path.dirname(name):
        return shutil.which(name)
    folders = filter(os.path.isabs, path.split(os.pathsep))
    program = shutil.which(name, path=os.pathsep.join(folders))
    return program if program and os.path.isabs(program) else None
