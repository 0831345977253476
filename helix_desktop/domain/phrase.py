"""English text with its template and values, so that the window can translate it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Self


class Plural(NamedTuple):
    """The number that chooses a phrase's form, and its two English forms."""

    number: int
    one: str
    many: str

    @property
    def english(self) -> str:
        return self.one if self.number == 1 else self.many


class Phrase(str):
    """A text with its template and values: `Phrase("There is no file {path}.", path=path)`.

    Everywhere it is the plain English text. The template is a literal, so that translators find it
    in the source; a value may be a phrase itself. `sense` tells translators apart what English says
    with one word: `Phrase("Open", "state of a session")`. Slices and concatenations of phrases are
    plain text (use `joined`), and so are texts read from a journal, a file, or another process:
    those are shown in English.
    """

    __slots__ = ("plural", "sense", "template", "values")
    template: str
    sense: str
    values: dict[str, str]
    plural: Plural | None

    def __new__(cls, template: str, sense: str = "", /, **values: object) -> Self:
        texts = {name: _value_text(value) for name, value in values.items()}
        phrase = super().__new__(cls, template.format(**texts) if texts else template)
        phrase.template, phrase.sense, phrase.values, phrase.plural = template, sense, texts, None
        return phrase

    @classmethod
    def counted(cls, count: int, one: str, many: str, /, **values: object) -> Self:
        """Return a text with a number: `Phrase.counted(2, "{count} file", "{count} files")`.

        `one` and `many` are literals; `{count}` is the number unless a value of that name is given.
        """
        plural = Plural(count, one, many)
        phrase = cls(plural.english, **{"count": f"{count:,}", **values})
        phrase.plural = plural
        return phrase

    def __reduce__(self) -> tuple[object, ...]:
        slots = {"sense": self.sense, "plural": self.plural}
        return filled, (self.template, self.values), (None, slots)

    def translated(self, translate: "Translate", plain: "ChangePlain" = str) -> str:
        """Return the text in the language of `translate`, its values translated as well.

        `plain` changes values that are no phrases, such as numbers.
        """
        words = translate(self)
        values = {name: translated(value, translate, plain) for name, value in self.values.items()}
        try:
            return words.format(**values) if values else words
        except (LookupError, ValueError):
            return str(self)  # the translation names other values


def _value_text(value: object) -> str:
    if isinstance(value, OSError) and value.strerror:
        return value.strerror  # without its number, and without the path, which the sentence names
    return value if isinstance(value, str) else f"{value}"


Translate = Callable[[Phrase], str]
"""Return a phrase's template in the user's language; the template itself if it has none there."""
ChangePlain = Callable[[str], str]


def filled(template: str, values: Mapping[str, object]) -> Phrase:
    """Return the phrase of a template that is a literal elsewhere in the source."""
    return Phrase(template, **values)


class JoinedPhrases(str):
    """Several texts in a row, each translated by itself."""

    __slots__ = ("by", "parts")
    by: str
    parts: tuple[str, ...]

    def __new__(cls, by: str, *parts: str) -> Self:
        joined = super().__new__(cls, by.join(parts))
        joined.by, joined.parts = by, parts
        return joined

    def __reduce__(self) -> tuple[type[Self], tuple[str, ...]]:
        return type(self), (self.by, *self.parts)

    def translated(self, translate: Translate, plain: ChangePlain = str) -> str:
        return self.by.join(translated(part, translate, plain) for part in self.parts)


def joined(parts: Iterable[str], by: str = " ") -> str:
    """Join the texts that are not empty; each stays translatable."""
    present = tuple(filter(None, parts))
    return present[0] if len(present) == 1 else JoinedPhrases(by, *present)


def translated(text: str, translate: Translate, plain: ChangePlain = str) -> str:
    """Translate a phrase; return any other text as `plain` changes it, which is not at all."""
    if isinstance(text, Phrase | JoinedPhrases):
        return text.translated(translate, plain)
    return plain(text)


def revised(text: str, change: Callable[[str], str]) -> str:
    """Return `change(text)`; a phrase that `change` leaves unchanged stays a phrase."""
    changed = change(text)
    return text if changed == text else changed


def plain_text(value: Any) -> str:
    """Convert a phrase to a built-in string: the hook of encoders that refuse subclasses."""
    if isinstance(value, Phrase | JoinedPhrases):
        return str(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")
