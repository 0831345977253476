"""The settings of the application, declared, and the file with the values of all.

A feature declares its own (`features/`); `all_settings` has these, too.

An unreadable file is never overwritten, and reported; the defaults apply then.
"""

import logging
import os
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from helix_desktop.app.feature import installed
from helix_desktop.app.json_file import JsonFile
from helix_desktop.app.plain_http import PLAIN_HTTP_HOSTS
from helix_desktop.app.setting_declaration import FormRow, Setting, SettingValues, Value
from helix_desktop.domain.away import Away, AwayRule
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.phrase import Phrase

log = logging.getLogger(__name__)


SYSTEM = "system"
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "pt_BR": "Português (Brasil)",
    "ja": "日本語",
    "zh_CN": "简体中文",
    "ar": "العربية",
}
"""The languages of the window, each with its own name for itself."""


def _check_program(value: object) -> None:
    if value and not (os.path.isabs(str(value)) and os.access(str(value), os.X_OK)):
        raise SettingsError(
            "{path} isn't the full path of a program.", "Nothing changed.", path=repr(value)
        )


_NOTIFY_GROUP = Phrase("Notify me when")
NAME_SESSIONS = "name_sessions"
CLIENT_DOCUMENT = "oauth_client_document"
COMMIT_TRAILER = "commit_trailer"
GIT_PROGRAM = "git_program"
SEATBELT = "seatbelt"
AWAY_RULE, AWAY_MINUTES, WAIT = "away_rule", "away_minutes", "wait"
WINDOWS_SHELL, AUTOMATIC = "windows_shell", "automatic"
READ_AGENTS_FILE, READ_CLAUDE_FILE = "read_agents_file", "read_claude_file"
DECLARED: tuple[Setting, ...] = (
    Setting(
        "appearance",
        "system",
        Phrase("Dark or light; `system` follows the desktop."),
        choices=("system", "dark", "light"),
        row=FormRow(
            "appearance",
            Phrase("Theme"),
            Phrase("Appearance"),
            Phrase("System follows your desktop"),
            words=(Phrase("System"), Phrase("Dark"), Phrase("Light")),
        ),
    ),
    Setting(
        "zoom",
        100,
        Phrase("Size of everything in the window, in percent."),
        low=80,
        high=200,
        row=FormRow(
            "appearance",
            Phrase("Size"),
            Phrase("Zoom, in percent"),
            Phrase("Scales the whole window, also by keys (Settings › Shortcuts)"),
        ),
    ),
    Setting(
        "language",
        SYSTEM,
        Phrase("Language of the window; `system` is that of the system."),
        choices=(SYSTEM, *LANGUAGES),
        row=FormRow(
            "appearance",
            Phrase("Language"),
            Phrase("Language"),
            Phrase("Takes effect at once"),
            words=(Phrase("System", "language"), *LANGUAGES.values()),
            menu=True,
        ),
    ),
    Setting(
        "motion",
        "system",
        Phrase("Animations: `system` follows the desktop."),
        choices=("system", "full", "reduced"),
        row=FormRow(
            "appearance",
            Phrase("Animations"),
            Phrase("Motion"),
            Phrase("Reduced turns off sliding and fading"),
            words=(Phrase("System"), Phrase("Full", "motion"), Phrase("Reduced")),
        ),
    ),
    Setting(
        "reopen",
        True,
        Phrase("Reopen the last workspace at startup."),
        row=FormRow(
            "general",
            Phrase("Startup"),
            Phrase("Reopen the last workspace"),
            Phrase("When off, Helix shows all workspaces"),
        ),
    ),
    Setting(
        NAME_SESSIONS,
        True,
        Phrase("Let the fast model name a session after its first turn."),
        row=FormRow(
            "general",
            Phrase("Sessions"),
            Phrase("Name sessions by the fast model"),
            Phrase("When off, the first words are the name"),
        ),
    ),
    Setting(
        READ_AGENTS_FILE,
        False,
        Phrase("Use ~/.agents/AGENTS.md"),
        row=FormRow(
            "general",
            Phrase("Instructions for all projects"),
            Phrase("Use ~/.agents/AGENTS.md"),
            Phrase("Helix always uses the AGENTS.md in its own settings folder"),
        ),
    ),
    Setting(
        READ_CLAUDE_FILE,
        False,
        Phrase("Use ~/.claude/CLAUDE.md"),
        row=FormRow(
            "general", Phrase("Instructions for all projects"), Phrase("Use ~/.claude/CLAUDE.md")
        ),
    ),
    Setting(
        COMMIT_TRAILER,
        False,
        Phrase("End the message of each commit by Helix with the session's ID."),
        row=FormRow(
            "general",
            Phrase("Sessions"),
            Phrase("Name the session in commits"),
            Phrase("Adds the line Helix-Session: ID to their messages"),
        ),
    ),
    Setting(
        PLAIN_HTTP_HOSTS,
        "",
        Phrase("Private hosts that may be reached by http://, separated by spaces."),
        row=FormRow(
            "general",
            Phrase("Providers"),
            Phrase("Hosts allowed without encryption"),
            Phrase("Private hosts for http://, separated by spaces"),
        ),
    ),
    Setting(
        "notify_waiting",
        True,
        Phrase("Notify when a call waits for an answer."),
        row=FormRow(
            "notifications",
            _NOTIFY_GROUP,
            Phrase("Helix needs my approval"),
            Phrase("A tool call or an MCP server is waiting"),
        ),
    ),
    Setting(
        "notify_finished",
        True,
        Phrase("Notify when a session finishes."),
        row=FormRow(
            "notifications",
            _NOTIFY_GROUP,
            Phrase("A session finishes"),
            Phrase("In any open workspace"),
        ),
    ),
    Setting(
        "notify_here",
        True,
        Phrase("Notify while Helix is in front, too."),
        row=FormRow(
            "notifications",
            _NOTIFY_GROUP,
            Phrase("Also while Helix is in front"),
            Phrase("For sessions that aren't on screen"),
        ),
    ),
    Setting(
        "notify_sound",
        False,
        Phrase("Play a sound with notifications on the desktop."),
        row=FormRow(
            "notifications",
            Phrase("On the desktop"),
            Phrase("Play a sound"),
            Phrase("Where the desktop plays sounds for notifications"),
            system="linux",
        ),
    ),
    Setting(
        AWAY_RULE,
        WAIT,
        Phrase("What becomes of questions that nobody answers."),
        choices=(WAIT, *AwayRule),
        row=FormRow(
            "notifications",
            Phrase("Questions that nobody answers"),
            Phrase("What becomes of them"),
            Phrase("Queue: the agent goes on, and the question waits until the turn ends"),
            words=(Phrase("Wait"), Phrase("Deny"), Phrase("Queue"), Phrase("End the turn")),
            menu=True,
        ),
    ),
    Setting(
        AWAY_MINUTES,
        30,
        Phrase("Minutes after which nobody answers."),
        low=1,
        high=1_440,
        row=FormRow(
            "notifications",
            Phrase("Questions that nobody answers"),
            Phrase("After"),
            unit=Phrase("min"),
        ),
    ),
    Setting(
        "window_width", 1440, Phrase("Width of the window when it opens."), low=400, high=20_000
    ),
    Setting(
        "window_height", 920, Phrase("Height of the window when it opens."), low=300, high=20_000
    ),
    Setting("window_maximized", False, Phrase("Fill the screen when the window opens.")),
    Setting("sidebar_width", 248, Phrase("Width of the list of sessions."), low=200, high=440),
    Setting("last_model", "", Phrase("The last model you chose; new workspaces start with it.")),
    Setting("recent_models", "[]", Phrase("The models you chose last as JSON, newest first.")),
    Setting("last_workspace", "", Phrase("The workspace that opens at startup.")),
    Setting(
        "shift_tab_mode",
        True,
        Phrase("Shift+Tab in the message box changes the mode instead of moving the focus."),
        row=FormRow(
            "general",
            Phrase("Message box"),
            Phrase("Shift+Tab changes the mode"),
            Phrase("When off, Shift+Tab moves the focus"),
        ),
    ),
    Setting(
        WINDOWS_SHELL,
        AUTOMATIC,
        Phrase("Shell for commands on Windows; `automatic` is Git Bash if it is there."),
        choices=(AUTOMATIC, "git-bash", "powershell"),
        row=FormRow(
            "general",
            Phrase("Commands"),
            Phrase("Shell for commands"),
            Phrase(
                "Git Bash is used if both are installed: Helix understands its commands. Takes "
                "effect after a restart"
            ),
            words=(Phrase("Automatic"), "Git Bash", "PowerShell 7"),
            system="win32",
        ),
    ),
    Setting(
        SEATBELT,
        False,
        Phrase("Sandbox commands on macOS with Seatbelt, which was never run on a Mac yet."),
        row=FormRow(
            "general",
            Phrase("Commands"),
            Phrase("Sandbox for commands (experimental)"),
            Phrase(
                "Seatbelt of macOS. Nobody has used it with Helix yet; without it, Helix asks "
                "before each command. Takes effect after a restart"
            ),
            system="darwin",
        ),
    ),
    Setting(
        CLIENT_DOCUMENT,
        "",
        Phrase("URL of an OAuth client metadata document, for sign-ins to MCP servers."),
    ),
    Setting(
        GIT_PROGRAM,
        "",
        Phrase("Full path of the git that Helix uses; empty for the one of the system."),
        row=FormRow(
            "general",
            Phrase("Programs"),
            Phrase("Git"),
            Phrase("Full path. Empty: the one of the system. Takes effect at the next start"),
        ),
        check=_check_program,
    ),
    Setting("shortcuts", "{}", Phrase("Custom shortcuts as JSON: action to keys.")),
)

_BY_KEY = {setting.key: setting for setting in DECLARED}
_File = dict[str, Value]


@cache
def all_settings() -> Sequence[Setting]:
    """Return the settings of the application, then those of the features, which are imported."""
    return (*DECLARED, *(setting for feature in installed() for setting in feature.settings()))


def find_setting(key: str) -> Setting | None:
    """Return a setting by its key; None if nobody declares it."""
    known = _BY_KEY.get(key)
    return known or next((setting for setting in all_settings() if setting.key == key), None)


class Settings:
    """Values by key; an unset key has its default."""

    def __init__(self, path: Path) -> None:
        self._source = JsonFile(path, _File)
        self._saving = threading.Lock()
        self._raw: _File = self._source.read() or {}
        """The content of the file, with values that are not valid here."""
        self._unsaved: _File = {}
        self._values = _valid(self._raw)

    def text(self, key: str) -> str:
        return str(self._value(key))

    def number(self, key: str) -> int:
        return int(self._value(key))

    def flag(self, key: str) -> bool:
        return bool(self._value(key))

    def set(self, key: str, value: Value) -> None:
        """Check and save a value; values that another process set stay."""
        _check_value(_declared(key), value)
        with self._saving:
            if self._values.get(key) == value:
                return
            self._values = {**self._values, key: value}
            self._unsaved[key] = value
            try:
                content = self._source.read() or {}
                raw = {**self._raw, **content, **self._unsaved}
                self._source.write(raw)
            except OSError as error:
                raise SettingsError(
                    "Couldn't save the settings: {reason}.",
                    "Your changes apply until you quit Helix.",
                    reason=error.strerror,
                ) from error
            self._raw, self._unsaved, self._values = raw, {}, _valid(raw)

    def _value(self, key: str) -> Value:
        return self._values.get(key, _declared(key).default)

    @property
    def problem(self) -> SettingsError | None:
        """The reason why the file could not be used, if so."""
        return self._source.problem(
            Phrase("Can't read the settings file. Default settings are used.")
        )


def read_value(setting: Setting, text: str) -> Value:
    """Parse a typed value; raise SettingsError if it is not valid."""
    try:
        converted = type(setting.default)(text)
    except ValueError:
        raise SettingsError(
            Phrase("{key} can't be {value}.", key=setting.key, value=repr(text)), setting.help
        ) from None
    _check_value(setting, converted)
    return converted


def _declared(key: str) -> Setting:
    setting = find_setting(key)
    if setting is None:
        raise SettingsError("There is no setting {key}.", key=repr(key))
    return setting


def _check_value(setting: Setting, value: Value) -> None:
    """Raise SettingsError unless a value is possible for a setting."""
    if not isinstance(value, type(setting.default)):
        raise SettingsError(
            Phrase("{key} can't be {value}.", key=setting.key, value=repr(value)), setting.help
        )
    if setting.choices and value not in setting.choices:
        known = ", ".join(map(str, setting.choices))
        raise SettingsError(
            "{key} can't be {value}.",
            "Possible values: {known}.",
            key=setting.key,
            value=repr(value),
            known=known,
        )
    if setting.check is not None:
        setting.check(value)
    low, high = setting.low, setting.high
    if low is not None and high is not None and not low <= float(value) <= high:
        raise SettingsError(
            "{key} can't be {value}.",
            "Possible values: {low} to {high}.",
            key=setting.key,
            value=repr(value),
            low=f"{low:g}",
            high=f"{high:g}",
        )


def _valid(raw: _File) -> _File:
    """Return the valid values; one of a newer version or of a bad manual edit counts as unset."""
    values: _File = {}
    for key, value in raw.items():
        if setting := find_setting(key):
            try:
                _check_value(setting, value)
                values[key] = value
            except SettingsError as error:
                log.warning("setting ignored: %s", error)
    return values


def away_rule(settings: SettingValues) -> Away:
    """Return what becomes of questions in the window that nobody answers."""
    rule = settings.text(AWAY_RULE)
    if rule == WAIT:
        return Away()
    return Away(AwayRule(rule), 60.0 * settings.number(AWAY_MINUTES))
