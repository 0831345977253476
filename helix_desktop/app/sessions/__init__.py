"""Sessions: running them, their queue, drafts, mentions, changed files, rewind, and branches.

`open_sessions.py` has the runners of open sessions, `session_actions.py` branches and other
actions on a conversation, `session_efforts.py` reasoning efforts, `session_offer.py` what a new
session can go on with, and `session_archive.py` the archive and the trash. Before a message is
sent: `drafts.py`, `message_queue.py`, `staged_attachments.py`, `slash_commands.py`, and mentions
(`mention_finder.py` offers and counts them, also parts of a file, `mention_resolver.py` reads them,
`file_finder.py` searches paths). Afterwards: `changed_files.py` with undo
(`file_change_journal.py` reads the changes, `left_commands.py` those of a killed application),
`rewinding.py`, and `session_worktrees.py`.
"""
