"""The ground the tools stand on: a folder, the paths below it, and nothing else of the disk.

Three rooms: `tools/files/` is the disk (handles, walking, protected names, putting a file in
its place), `tools/text/` is what files hold (encodings, diffs, edits, patterns; pure), and
`tools/` itself are the tools.

**Opening.** `Root` is all of the disk that tools know. Reading: openat2 (`RESOLVE_BENEATH |
RESOLVE_NO_MAGICLINKS`) for a handle that does not open yet, fstat, and only a regular file is
then opened by that handle. Without openat2, where a folder of ours lies inside, and for all
writing: a walk by handles, which also tells the real path. Nothing is checked as text and
opened later. `.git` and its like, our own folders and bare repositories are never written, what
steers editors, shells and agents only where a person granted the path; names are compared as
the most forgetful file system would, absent ones too.

**Writing** (`tools/files/file_change.py`): look · make the new content · checkpoint · look
again, write beside, sync, swap (`renameat2` exchange), look at what was swapped out, and give
it back if it is not what was kept. A checkpoint is one step of the store: the old content, the
new one, and `FileChanged`, recorded *before* the file is touched; whether it came to that the
file itself tells. `tools/files/file_restore.py` takes back files and single changes, and never
over what others changed.

**Changed files** (`domain/file_changes.py`, `app/sessions/changed_files.py`). `FileChanged`
events fold to *runs*: unbroken changes of ours of one file, by digests; where somebody came in
between, a new run begins. Taking back is a `FileChanged` of the tool `restore`: it happens
between turns (`SessionRunner.still`; what is sent meanwhile waits, and while a turn runs it is
refused), and `ContextInjected` with the source `restore` stands in the journal *before* the
first file is touched: killed anywhere, the agent knows. A run that lies under one that stands
is not taken back whole. Window and commands (`changes`, `restore`) are the same.

**Outputs of any size.** `ToolOutput.stream` is all of an output whose `data` is only the part
for a window; `engine/tool_batch.py` puts it into the store and `ToolReturned.whole` keeps it
there.
"""
