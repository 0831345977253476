"""Where commands run: what holds them back on this machine, and that nothing of them is left.

`tools/agent/shell.py` runs one command line; `tools/sandbox/` holds it back and sees to it that
nothing of it stays. Which box there is (`Box`) is found out once per start by running one
(`finding.py`): bubblewrap, else Landlock, else none, and then every command asks. Before each
command the project folder is *surveyed* by names (folders that have not changed are not read
again) and *laid out* (`layout.py`): what is closed, hidden, or not to be made. `bubblewrap.py`
makes mounts of that, names that are to stay free get an empty folder as long as any command
runs (`repository_guard.py`); `landlock.py` makes rules of it, which only ever allow, so that a
folder that holds something apart is allowed by its parts and nothing new is made directly in
it. A filter for system calls (`seccomp.py`) forbids namespaces, key rings and sockets that lead
elsewhere. Of a repository only what cannot run anything is writable, and only for a command
that says `git`.

A thread of its own starts, reads and ends each command (a box dies with its thread; no loop
watches children). bubblewrap's namespace takes all processes along; without one a *supervisor*
(`supervisor.py`, a bare interpreter) inherits whatever is left running and ends it, also when
the application is killed. With Landlock a filter tells it of changes of modes, and it makes
them itself where the command may make files. With bubblewrap a *guard* (`guard.py`) in our
process makes every connection for the command: to its own sockets only, whoever else listens in
the folder, and whenever they began. Output goes to a file without a name and from there into
the store.

What files held before a command that does more than read is copied beforehand
(`tools/files/snapshots.py`: once each, up to 1 MiB a file, 20,000 files; not keys,
repositories' insides and what programs make again), and what changed is recorded as
`FileChanged` when the command ends; a crash in between loses that record. What somebody else
changed meanwhile counts as the command's. What was beyond the bounds is said below its output.

What the judge knows only to read is laid out apart (`Asked.looking`): the whole folder is
closed, nothing stands to keep names free, and nothing is looked at afterwards; in bubblewrap
`/proc` is read-only and no socket can be made. A command whose uses of git only read, though
the line cannot be told as a whole, finds the repository closed
(`taking_back.leaves_repository`). Limits are in a file that the command's own bash reads first
(`BASH_ENV`, unset in it). With Landlock git alone gets the whole folder, and what it made is
compared afterwards (`layout.plain_insides`); a call that asks to leave the box is judged as one
(`Standing.freely`). `package_caches.py` links what cargo and go keep for the person into the
workspace's caches.
"""
