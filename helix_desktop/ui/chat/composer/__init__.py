"""What is about to be said: field, drafts, mentions, pictures, and the queue.

`ui/chat/composer_controller.py` stands between the field and the open workspace. What is
written is on disk before the field lets it go: as a draft (`app/sessions/drafts.py`), in the
queue (`app/sessions/message_queue.py`) or in the journal. Pictures and texts from outside the
folder are in the store, pinned, before they are shown (`app/sessions/staged_attachments.py`);
the message that names them unpins them.

A queued message is marked in its file before it is sent and taken out afterwards; killed in
between, the journal tells at the next start whether it was sent. The queue goes by itself after
`DONE` only; after a stop, a failure or a restart it is *held* until the person lets it go.
Interrupting puts a message first in the file, then stops, then sends.

A mention (`domain/mentions.py` finds and spells them) is expanded when its message is sent
(`app/sessions/mention_resolver.py`, by the tools that read for the agent) and journaled behind
it as `ContextInjected` with the source `mention` (`engine/session_runner.py`): word for word
what the model reads, between marks that carry its digest. The gate holds outputs of tools; what
a person names is shortened only where it does not fit into the request. A `Passage` is the
whole of a cached entry, some lines, or the lines that hold some letters
(`tools/agent/content_passages.py` reads it); `app/inspection/remaining_context.py` and
`engine/window_growth.py` say what it will count and how much of it fits. `content` keeps the
whole in the store; it is swept like an output, and it taints like one. `tokens` is what its row
below the message says it took.
"""
