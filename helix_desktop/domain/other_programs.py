"""Where Claude Code, Codex, Gemini CLI, and others keep their files, in a project and at home."""

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


DATA = ".local/share/"
"""The folder of data in the home folder, which the variable XDG_DATA_HOME moves."""
HELIX = OtherProgram(".helix", ".helix")
AGENTS = OtherProgram(".agents", ".agents")
CLAUDE_CODE = OtherProgram(".claude", ".claude", variable="CLAUDE_CONFIG_DIR")
CODEX = OtherProgram(".codex", ".codex", variable="CODEX_HOME")
OPENCODE = OtherProgram(".opencode", ".config/opencode", f"{DATA}opencode")
GEMINI_CLI = OtherProgram(".gemini", ".gemini")
GOOSE = OtherProgram(".goose", ".config/goose")
CURSOR = OtherProgram(".cursor", ".cursor")
GITHUB = OtherProgram(".github", "")
