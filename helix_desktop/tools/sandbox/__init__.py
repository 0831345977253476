"""The sandbox of commands on this machine, which also leaves none of their processes running.

`tools/agent/shell.py` runs one command line; this package restricts it and ends all its processes.
The kind of sandbox (`SandboxBackend`) is found once per start by running one (`probe.py`):
bubblewrap, else Landlock, else none, and then every command asks. Before each command the project
folder is *surveyed* by names (unchanged folders are not read again), its files are searched for
secrets (`secret_search.py`), and it is *laid out* (`layout.py`): places that are closed, hidden, or
must not be created. `bubblewrap.py` makes mounts of that; names
that must stay free get an empty folder as long as any command runs (`repository_guard.py`).
`landlock.py` makes rules of it, which only ever allow, so a folder with a restricted part is
allowed by its other parts, and nothing new can be made directly in it. A filter for system calls
(`seccomp.py`) forbids namespaces, key rings and sockets that lead elsewhere. A repository
is read-only, but for a command that names a git command which writes: it gets a copy with borrowed
objects (`git_copy.py`), and what git did there is taken over afterwards (`git_takeover.py`), and
recorded as `GitChanged`, so that it can be undone (`git_undo.py`). Before a command that writes
with git and runs without the sandbox, names and indexes are saved for that (`SavedRepository`).

A thread of its own starts, reads and ends each command (a sandbox dies with its thread; no event
loop watches children). bubblewrap's namespace takes all processes along; without one a *supervisor*
(`supervisor.py`, a bare interpreter) inherits all remaining processes and ends them, also when the
application is killed. With Landlock a filter reports changes of modes to the supervisor, which
makes them itself where the command may make files. With bubblewrap a *guard* (`socket_guard.py`) in
Helix's process makes every connection for the command: to the command's own sockets only, whoever
else listens in the folder, and whenever they began. Output goes to an unnamed file and from there
into the store.

The content of files before a command that does more than read is copied beforehand
(`tools/files/snapshots.py`: once each, up to 1 MiB a file, 20,000 files; not keys, insides of
repositories and folders that programs make again), and changes are recorded as `FileChanged` when
the command ends or, after a crash, at the next start. Nothing tells who wrote a file meanwhile, so
these changes are undone only if the user asks for it. Those beyond the limits are named below the
output.

Helix itself has no sandbox. So after a command, it looks at and repairs everything from the handle
of the project folder, which was opened before, and through real folders only
(`PosixFolderHandle.below`): a link that a command put in a folder's place leads it nowhere. What
must be known for that is on the disk while the command runs (`unsettled_commands.py`): if Helix is
killed meanwhile, the next start settles it before anything is read from the folder.

A command that is known only to read gets a layout of its own (`LayoutRequest.looking`): the whole
folder is closed, named pipes in it are hidden, the home folder is a temporary one, no names are
kept free, and nothing is checked afterwards: it can leave nothing, whatever it really does. No
socket can be made; in bubblewrap `/proc` is read-only. Limits are in a file that the command's own
bash reads first (`BASH_ENV`, unset in it). With Landlock a repository is read-only; a call that
asks to leave the sandbox is judged as such (`PermissionState.freely`). `package_caches.py` links
the user's caches of cargo and go into the workspace's caches.
"""
