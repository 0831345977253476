"""The sandbox that commands run in: what they see and write, network, limits, secrets, git.

All that the rest of the application imports of it are the names of this module. `README.md` names
the folders in the order of a command, and what stops which attack. In short:

- **Before.** `folder_survey.py` finds special places by their names (unchanged folders are not
  read again), `secret_search.py` and `secret_visibility.py` find secrets, `hidden_files.py`
  remembers them, `files/mountpoint_folders.py` keeps names free as long as any command runs.
  `command_environment.py` lends toolchains, caches, and variables. `mount_check.py` checks the
  mounts in place.
- **While it runs.** `launcher.py` makes the launch, `process.py` runs it in a thread of its own (a
  sandbox dies with its thread; no event loop watches children). `network_proxy.py` reaches allowed
  hosts. `seccomp.py` filters system calls: no namespaces, no key rings, no sockets elsewhere.
  Every connection of the command is made by `socket_guard.py` in Helix's process: to the command's
  own sockets only. Output goes to an unnamed file (`command_output.py`) and from there into the
  store. `command_limits.py` limits memory, files, and processes.
  While another agent's turn or a command in the background runs, new names that steer programs are
  set aside again and again (`EarlySettlement`), at once in folders that the command did not make
  (`name_watch.py`).
- **After.** Helix itself has no sandbox, so it looks at and repairs everything from the handle of
  the project folder, which was opened before, and through real folders only
  (`PosixFolderHandle.below`): a link that a command put in a folder's place leads it nowhere. New
  places that steer programs are set aside: those of the list of names, and every dot name that is
  not known to be harmless (`tools/files/protected_paths.py`), unless git took it from a commit
  that was there before. The copies of repositories are on the disk: after a kill, the next start
  takes over what git did in them, unless somebody else went on since. It puts back and moves no
  file: what changed after a kill is the user's. What git changed is recorded as `GitChanged`, and
  can be undone (`git_undo.py`). Before a command that writes with git and runs without the sandbox,
  names and indexes are saved for that (`SavedRepository`).
- **Other kinds.** Linux has bubblewrap only; whether it works is found once per start by running it
  (`probe.py`). Seatbelt (`seatbelt.py`) has to be switched on, on a Mac. Without a sandbox, as on
  Windows (`windows_*.py`), every command asks; on Linux, `process_jobs.py`, a bare interpreter,
  ends all its processes, also when Helix is killed. `sandbox_remedy.py` says what would help.

A command that is known only to read gets a layout of its own (`LayoutRequest.looking`): the folder
is read-only, named pipes are hidden, the home folder and the session's /tmp are read-only (and git
and shells read no settings there), no socket can be made, no names are kept free, and nothing is
checked afterwards: it can leave nothing, whatever it really does. Limits are in a file that the
command's own bash reads first (`BASH_ENV`, unset in it).

Contents of files before other commands are copied beforehand (`tools/files/snapshots.py`), and
changes are recorded as `FileChanged`. Nothing tells who wrote a file meanwhile, so these are undone
only if the user asks for it.
"""

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.find.folder_survey import FolderSurvey
from helix_desktop.tools.sandbox.find.secret_visibility import SecretSurvey
from helix_desktop.tools.sandbox.git.git_undo import GitUndo
from helix_desktop.tools.sandbox.launch.command_environment import (
    CommandEnvironment,
    GrantedResources,
)
from helix_desktop.tools.sandbox.launch.confinement import Confinement
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.live_command import LiveCommand
from helix_desktop.tools.sandbox.launch.session_temporary import SessionTemporaries
from helix_desktop.tools.sandbox.repair.set_aside_files import SetAsideFiles
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun, find_sandbox

__all__ = (
    "CommandEnvironment",
    "Confinement",
    "FolderSurvey",
    "GitUndo",
    "GrantedResources",
    "LiveCommand",
    "Sandbox",
    "SandboxBackend",
    "SandboxCommand",
    "SandboxKind",
    "SandboxRun",
    "SecretSurvey",
    "SessionTemporaries",
    "SetAsideFiles",
    "find_sandbox",
)
