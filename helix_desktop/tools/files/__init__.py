"""Safe access to the project's files by open handles: reading, replacing, undo, snapshots.

`tools/files/` is the disk (handles, walking, protected names, replacing a file), `tools/text/` is
the content of files (encodings, diffs, edits, patterns; pure functions), and `tools/agent/` are the
tools.

**Opening.** `ProjectRoot` is the only part of the disk that tools know. Reading: openat2
(`RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS`) for a handle that does not open yet, fstat, and only a
regular file is then opened by that handle. Without openat2, where a folder of Helix lies inside,
and for all writing: a walk by handles, which also gives the real path. Nothing is checked as text
and opened later. `.git` and the like, Helix's own folders and bare repositories are never written;
files that control editors, shells and agents, and new names that begin with a dot and are not known
to be harmless (`protected_paths.py`), only where the user granted the path. Names are compared
as the least distinguishing file system would compare them, names of absent files too.

**Writing** (`file_change.py`): look · make the new content · checkpoint · look again, write beside,
sync, swap (`renameat2` exchange), look at the file swapped out, and give it back if it is not the
stored one. A checkpoint is one transaction of the store: the old content, the new one, and
`FileChanged`, recorded *before* the file is touched; the file itself shows whether the change
happened. `file_restore.py` undoes files and single changes, and never overwrites changes by others.

**Changed files** (`domain/file_changes.py`, `app/sessions/changed_files.py`). `FileChanged` events
fold into *runs*: unbroken changes of one file by Helix, by digests; a change by others starts a new
run. An undo is a `FileChanged` event of the tool `restore`: it happens between turns
(`SessionRunner.still`; messages sent meanwhile wait, and it is refused during a turn), and
`ContextInjected` with the source `restore` is journaled *before* the first file is touched: even if
killed anywhere, the agent knows. A run below one that stands is not undone whole. The window and
the commands (`changes`, `restore`) work the same way.

**Commands** (`snapshots.py`, `running_commands.py`). Before a command that may change files, the
small files of the folder are copied (each once), and their list lies on the disk while the command
runs. Afterwards each changed file becomes a checkpoint, except as other calls wrote it; so does
each folder that came, went, or has other permissions (its path ends with a slash). If the
application is killed meanwhile, the next start does that from the list and the copies
(`app/sessions/changed_files.py`). No sandbox tells who wrote a file: an editor writes into the same
folder under the same user. So such a change (`while_command`) may be the command's or the user's.
It is a run of its own, undone only if the user asks for it, and never called the agent's work.

**Outputs of any size.** `ToolOutput.stream` is the whole of an output whose `data` is only the part
for the context; `engine/tool_batch.py` puts it into the store and `ToolReturned.whole` keeps it
there.
"""
