"""The language of the window: which one is chosen for a system, its translations, its formats.

English is the source and needs no file. The other languages are compiled files beside the icons
(`tasks.py translate`), with Qt's own for the buttons of its dialogs. Journals, outputs of tools,
and the command line are English in every language.
"""

from collections.abc import Collection, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from helix_desktop.app.settings import LANGUAGES, SYSTEM
from helix_desktop.ui.text.formatting import use_locale

ENGLISH = "en"
_FOLDER = "languages"
_LATIN_DIGITS = {"ar": "ar_AE"}
"""The locales whose digits are those of paths, hashes, and code, which stand beside them."""


class Language:
    """The language that an application speaks, and what it can be changed to."""

    def __init__(self, resources: Path) -> None:
        self._folder = resources / _FOLDER
        self._translators: list[QTranslator] = []
        self.code = ENGLISH

    @property
    def offered(self) -> tuple[str, ...]:
        """The languages that are translated."""
        return tuple(code for code in LANGUAGES if code == ENGLISH or self._file(code).is_file())

    def speak(self, language: str) -> bool:
        """Speak a language, or that of the system; return whether it is another one now."""
        code = language
        if language == SYSTEM:
            code = best_language(QLocale.system().uiLanguages(), self.offered)
        elif language not in self.offered:
            code = ENGLISH
        if code == self.code:
            return False
        self.code = code
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        for file in () if code == ENGLISH else (qt / f"qtbase_{code}.qm", self._file(code)):
            translator = QTranslator()
            if translator.load(str(file)):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)
        use_locale(None if code == ENGLISH else language_locale(code))
        QGuiApplication.setLayoutDirection(QLocale(code).textDirection())
        return True

    def _file(self, code: str) -> Path:
        return self._folder / f"helix_{code}.qm"


def best_language(preferred: Sequence[str], offered: Collection[str]) -> str:
    """Return the first of the user's languages that is offered, in any of its regions.

    `preferred` are names such as `pt-BR`, `de-AT`, or `zh-Hans-CN`.
    """
    for name in preferred:
        locale = QLocale(name)
        for code in (locale.name(), locale.name().partition("_")[0], *offered):
            if code in offered and _speaks(locale, QLocale(code)):
                return code
    return ENGLISH


def _speaks(locale: QLocale, other_locale: QLocale) -> bool:
    """Return whether two locales have the same language in the same script."""
    return (locale.language(), locale.script()) == (other_locale.language(), other_locale.script())


def language_locale(code: str) -> QLocale:
    """Return the locale of the user's region if it has that language, else the usual one."""
    system = QLocale.system()
    if code in _LATIN_DIGITS:
        return QLocale(_LATIN_DIGITS[code])
    return QLocale(system.name()) if _speaks(system, QLocale(code)) else QLocale(code)
