"""Where Claude Code, Codex, Gemini CLI, and others keep their files, in a project and at home."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct


class OtherProgram(Struct, frozen=True):
    """A program's folder in a project, and those with its settings and its data in the home folder.

    `variable` names the variable that moves the data. The data are with the settings if `data` is
    "", and `settings` is "" for a program without any.
    """

    project: str
    settings: str
    data: str = ""
    variable: str = ""

    def data_folder(self, home: Path, variables: Mapping[str, str]) -> Path:
        if self.variable and variables.get(self.variable):
            return Path(variables[self.variable])
        base, below = variables.get("XDG_DATA_HOME"), self.data.removeprefix(_DATA)
        if base and below != self.data:
            return Path(base) / below
        return home / (self.data or self.settings)


_DATA = ".local/share/"
HELIX = OtherProgram(".helix", ".helix")
AGENTS = OtherProgram(".agents", ".agents")
CLAUDE_CODE = OtherProgram(".claude", ".claude", variable="CLAUDE_CONFIG_DIR")
CODEX = OtherProgram(".codex", ".codex", variable="CODEX_HOME")
OPENCODE = OtherProgram(".opencode", ".config/opencode", f"{_DATA}opencode")
GEMINI_CLI = OtherProgram(".gemini", ".gemini")
GOOSE = OtherProgram(".goose", ".config/goose")
CURSOR = OtherProgram(".cursor", ".cursor")
GITHUB = OtherProgram(".github", "")
