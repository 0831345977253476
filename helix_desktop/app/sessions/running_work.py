"""What runs in the sessions of a workspace beside their own steps, for display and to end it."""

from helix_desktop.engine.background_commands import BackgroundCommands
from helix_desktop.engine.subagents import SubAgents


class RunningWork:
    """The subagents and the background commands that run in sessions."""

    def __init__(self, subagents: SubAgents, background: BackgroundCommands) -> None:
        self._background = background
        self.subagents = subagents.running_subagents
        self.stop_subagents = subagents.stop_all
        self.undo_stop, self.undo_stops = subagents.undo, subagents.undo_all
        self.commands, self.close_commands = background.running, background.close
        self.stop_command, self.open_port = background.stop, background.forward

    @property
    def count(self) -> int:
        """The number of background commands that run, in all sessions."""
        return self._background.count
