"""Copies the environment of the project (.venv, node_modules) into a new worktree, and .env if the
user says so.

Copies, since a link would let commands of the worktree write into the project. The project may be
written meanwhile, so its files are opened from handles of folders, and links are copied as links.
What names the project folder inside (scripts, editable installs) names the worktree in the copy:
otherwise its tests would run the code of the project.
"""

import os
import shutil
import stat
import sys

ENVIRONMENT = (".venv", "venv", "node_modules")
SECRETS = (".env", ".env.local")
_NAMING_FOLDERS = ("bin", ".bin")
_NAMING_ENDINGS = (".pth", ".cfg", ".egg-link", "direct_url.json")
_MAX_NAMING_BYTES = 256 * 1024
"""Most bytes of a file in which the project folder is looked for."""
_PIECE_BYTES = 1024 * 1024


def copy_environment(project: str, worktree: str, name: str) -> None:
    """Copy a file or folder at the top of the project; nothing if the worktree has it."""
    target = os.path.join(worktree, name)
    if os.path.lexists(target) or sys.platform == "win32":
        return
    paths = os.fsencode(project), os.fsencode(worktree)
    with_root = os.open(project, os.O_RDONLY | os.O_DIRECTORY)
    try:
        status = os.stat(name, dir_fd=with_root, follow_symlinks=False)
        if stat.S_ISREG(status.st_mode):
            _copy_file(name, with_root, target, paths=paths)
        if not stat.S_ISDIR(status.st_mode):
            return
        for folder, folders, files, handle in os.fwalk(name, dir_fd=with_root):
            place = os.path.join(worktree, folder)
            os.mkdir(place, 0o755)
            for entry in (*folders, *files):
                mode = os.stat(entry, dir_fd=handle, follow_symlinks=False).st_mode
                copied = os.path.join(place, entry)
                if stat.S_ISLNK(mode):
                    link = os.fsencode(os.readlink(entry, dir_fd=handle))
                    if link.startswith(paths[0] + b"/"):
                        link = paths[1] + link[len(paths[0]) :]
                    os.symlink(link, os.fsencode(copied))
                elif stat.S_ISREG(mode):
                    _copy_file(entry, handle, copied, paths=paths)
    except OSError:
        shutil.rmtree(target, ignore_errors=True)
        raise
    finally:
        os.close(with_root)


def _copy_file(name: str, folder: int, target: str, *, paths: tuple[bytes, bytes]) -> None:
    source = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK, dir_fd=folder)
    with os.fdopen(source, "rb") as file, open(target, "xb") as copy:
        status = os.fstat(file.fileno())
        names_places = name.endswith(_NAMING_ENDINGS) or name.startswith("__editable__")
        parent = os.path.basename(os.path.dirname(target))
        if (names_places or parent in _NAMING_FOLDERS) and status.st_size <= _MAX_NAMING_BYTES:
            copy.write(file.read().replace(*paths))
        else:
            shutil.copyfileobj(file, copy, _PIECE_BYTES)
        os.fchmod(copy.fileno(), status.st_mode & 0o777)
