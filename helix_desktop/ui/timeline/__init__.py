"""The timeline: the use of a session's context, its compactions, and versions of its handover."""
