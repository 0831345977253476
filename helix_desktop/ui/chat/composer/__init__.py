"""The composer below the conversation: message field, attachments, mentions, mode, queue.

`ui/chat/composer_controller.py` connects the field and the open workspace. A text is on disk before
the field is cleared: as a draft (`app/sessions/drafts.py`), in the queue
(`app/sessions/message_queue.py`), or in the journal. Pictures and texts from outside the folder are
stored and pinned before they are shown (`app/sessions/staged_attachments.py`); the message that
names them unpins them.

A queued message is marked in its file before it is sent and removed afterwards; if Helix is killed
in between, the journal tells at the next start whether it was sent. The queue continues by itself
after `DONE` only; after a stop, a failure, or a restart it is *held* until the user releases it.
Interrupting puts a message first in the file, then stops the turn, then sends.

A mention (`domain/mentions.py` finds and spells them) is expanded when its message is sent
(`app/sessions/mention_resolver.py`, with the agent's reading tools) and journaled after the message
as `ContextInjected` with the source `mention` (`engine/turn_opening.py`): the exact text that the
model reads, between marks with its digest. The gate holds only outputs of tools; a mention is
shortened only where it does not fit into the request. A `Passage` is a whole cache entry, some
lines, or the lines with some letters (`tools/agent/content_passages.py` reads it);
`app/inspection/request_inspector.py` and `engine/session_window.py` compute its tokens and how much
of it fits. `content` keeps the whole in the store, and it gets markers and taints like an output.
`tokens` is the number shown in the mention's row.
"""
