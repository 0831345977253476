"""The timeline: how a session's window was used, what rewrote it, and handovers as versions."""
