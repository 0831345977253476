"""The timeline: the use of a session's context, its compactions, and the handover's versions."""
