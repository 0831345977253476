"""English text that keeps its template and values, so that a window can translate it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

Translate = Callable[[str], str]
"""A template in the person's language; what has no translation comes back as it is."""


class Phrase(str):
    """`Phrase("There is no file {path}.", path=path)`: the plain English text wherever it is used.

    The template is a literal, so that translators find it in the source; a value may be a phrase
    itself. What is cut or put together from phrases is plain text, unless `joined` does it; so is
    what a journal, a file or another process gives back: that is shown in English.
    """

    __slots__ = ("template", "values")
    template: str
    values: dict[str, str]

    def __new__(cls, template: str, /, **values: object) -> Self:
        told = {name: each if isinstance(each, str) else f"{each}" for name, each in values.items()}
        made = super().__new__(cls, template.format(**told) if told else template)
        made.template, made.values = template, told
        return made

    def __reduce__(self) -> tuple[Callable[..., "Phrase"], tuple[str, dict[str, str]]]:
        return filled, (self.template, self.values)

    def translated(self, translate: Translate) -> str:
        """In the language that `translate` speaks, with all its values."""
        words = translate(self.template)
        values = {name: translated(each, translate) for name, each in self.values.items()}
        try:
            return words.format(**values) if values else words
        except (LookupError, ValueError):
            return str(self)  # a translation with other places


def filled(template: str, values: Mapping[str, object]) -> Phrase:
    """The phrase of a template that stands as a literal somewhere else."""
    return Phrase(template, **values)


class JoinedPhrases(str):
    """Several texts behind one another, each of which can be translated by itself."""

    __slots__ = ("by", "parts")
    by: str
    parts: tuple[str, ...]

    def __new__(cls, by: str, *parts: str) -> Self:
        made = super().__new__(cls, by.join(parts))
        made.by, made.parts = by, parts
        return made

    def __reduce__(self) -> tuple[type[Self], tuple[str, ...]]:
        return type(self), (self.by, *self.parts)

    def translated(self, translate: Translate) -> str:
        return self.by.join(translated(each, translate) for each in self.parts)


def joined(parts: Iterable[str], by: str = " ") -> str:
    """The texts that say something, behind one another."""
    said = tuple(filter(None, parts))
    return said[0] if len(said) == 1 else JoinedPhrases(by, *said)


def translated(text: str, translate: Translate) -> str:
    """A phrase as `translate` has it; a text that is none as it is."""
    if isinstance(text, Phrase | JoinedPhrases):
        return text.translated(translate)
    return text


def revised(text: str, change: Callable[[str], str]) -> str:
    """What `change` makes of it; a phrase that it leaves as it is stays one."""
    made = change(text)
    return text if made == text else made


def plain_text(value: Any) -> str:
    """For encoders, which take no kinds of texts but the one that is built in."""
    if isinstance(value, Phrase | JoinedPhrases):
        return str(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")
