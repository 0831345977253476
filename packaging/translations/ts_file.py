"""Qt's translation files: a .ts file of XML for each language, compiled into a .qm file."""

import re
import subprocess
import sys
import tempfile
import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from translations.source_texts import ROOT, SourceText

SOURCES = ROOT / "resources" / "translations"
"""The .ts files and glossaries, for translators."""
COMPILED = ROOT / "resources" / "languages"
"""The .qm files, which the application loads."""
CONTEXT = "helix"
FORMS = {"ja": 1, "zh_CN": 1, "ar": 6}
"""How many forms a language has for numbers, as Qt counts them; the others have two."""
RIGHT_TO_LEFT = ("ar",)
MARK = "\u200f"
"""A sign without a look that makes a line begin at the right."""
_RIGHT = frozenset(("R", "AL"))
_STRONG = _RIGHT | {"L"}
_PLACE = re.compile(r"\{[a-z_0-9]*(?::[^{}]*)?\}")


class Message(NamedTuple):
    """A text and its translation: one form, or one for each kind of number; "" is unfinished."""

    source: SourceText
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str]:
        return self.source.text, self.source.sense

    @property
    def finished(self) -> bool:
        return all(self.forms)


def ts_path(language: str) -> Path:
    return SOURCES / f"helix_{language}.ts"


def qm_path(language: str) -> Path:
    return COMPILED / f"helix_{language}.qm"


def languages() -> list[str]:
    """Return the languages that were begun."""
    return sorted(each.stem.removeprefix("helix_") for each in SOURCES.glob("helix_*.ts"))


def merged(
    texts: Iterable[SourceText], before: Iterable[Message], *, language: str
) -> list[Message]:
    """Return a message for each text, with the translation that it has already.

    The translation of a text that vanished is dropped.
    """
    known = {each.key: each for each in before}
    found = []
    for text in texts:
        count = FORMS.get(language, 2) if text.one else 1
        old = known.get((text.text, text.sense))
        fits = old is not None and len(old.forms) == count
        found.append(Message(text, old.forms if old is not None and fits else ("",) * count))
    return found


def read_ts(path: Path) -> list[Message]:
    """Read a .ts file; a file that does not exist has no messages."""
    if not path.exists():
        return []
    # translators of this repository write it, and tests read it: it is not from outside
    context = ET.parse(path).getroot().find("context")
    return [] if context is None else [_message(each) for each in context.iter("message")]


def _message(found: ET.Element) -> Message:
    translation = found.find("translation")
    forms: tuple[str, ...] = ("",)
    if translation is not None:
        several = [each.text or "" for each in translation.iter("numerusform")]
        forms = tuple(several) if several else (translation.text or "",)
    one = found.findtext("extracomment", "").removeprefix(_ONE)
    return Message(
        SourceText(found.findtext("source", ""), found.findtext("comment", ""), one), forms
    )


_ONE = "One: "


def write_ts(path: Path, messages: Sequence[Message], language: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(ts_text(messages, language), encoding="utf-8", newline="\n")


def ts_text(messages: Sequence[Message], language: str) -> str:
    """Return a .ts file with a line for each message."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en_US">',
        f"<context><name>{CONTEXT}</name>",
        *(_line(message) for message in messages),
        "</context>",
        "</TS>",
    ]
    return "\n".join((*lines, ""))


def _line(message: Message) -> str:
    source = message.source
    element = ET.Element("message", {"numerus": "yes"} if source.one else {})
    ET.SubElement(element, "source").text = source.text
    if source.sense:
        ET.SubElement(element, "comment").text = source.sense
    if source.one:
        ET.SubElement(element, "extracomment").text = _ONE + source.one
    state = {} if message.finished else {"type": "unfinished"}
    translation = ET.SubElement(element, "translation", state)
    if source.one:
        for form in message.forms:
            ET.SubElement(translation, "numerusform").text = form
    else:
        translation.text = message.forms[0]
    return ET.tostring(element, encoding="unicode").replace("\n", "&#10;")


def compiled(language: str, *, source: Path | None = None) -> bytes:
    """Return the .qm file that Qt's own compiler makes of a language's .ts file."""
    with tempfile.TemporaryDirectory(prefix="helix-translate-") as folder:
        file, made = Path(folder) / "source.ts", Path(folder) / "made.qm"
        messages = read_ts(source or ts_path(language))
        if language in RIGHT_TO_LEFT:
            messages = [isolated(each) for each in messages]
        file.write_text(ts_text(messages, language), encoding="utf-8", newline="\n")
        command = [_compiler(), "-silent", str(file), "-qm", str(made)]
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
        return made.read_bytes()


def isolated(message: Message) -> Message:
    """Return a message whose values keep the direction of their own, and its words that of theirs.

    Otherwise the first slash of a path would stand at its end, between letters from right to left,
    and a sentence that begins with a value or with `API` would begin at the left.
    """
    forms = (_PLACE.sub("\u2068\\g<0>\u2069", form) for form in message.forms)
    return message._replace(forms=tuple(map(_begun_at_the_right, forms)))


def _begun_at_the_right(form: str) -> str:
    """Return a form with a mark at its begin if that does not say by itself where it is."""
    words = _PLACE.sub("", form)
    sides = [side for side in map(unicodedata.bidirectional, words) if side in _STRONG]
    ours = bool(_RIGHT & set(sides)) or (not sides and len(_PLACE.findall(form)) > 1)
    return f"{MARK}{form}" if ours and (not sides or sides[0] == "L") else form


def _compiler() -> str:
    programs = Path(sys.executable).parent
    name = "pyside6-lrelease.exe" if sys.platform == "win32" else "pyside6-lrelease"
    return str(programs / name)
