"""The filter language of the cache browser: `tool:shell size:>10k used:never text:"Traceback"`."""

from dataclasses import dataclass
from enum import StrEnum


class Field(StrEnum):
    """What a term looks at; BARE is a word without a field: tool, what or digest."""

    BARE = "bare"
    TOOL = "tool"
    WHAT = "what"
    SHA = "sha"
    MIME = "mime"
    OUTCOME = "outcome"
    SIZE = "size"
    TOKENS = "tokens"
    LINES = "lines"
    REFS = "refs"
    RECALLS = "recalls"
    CREATED = "created"
    USED = "used"
    PINNED = "pinned"
    TEXT = "text"
    REGEX = "regex"


class Relation(StrEnum):
    """How a term compares."""

    IS = "="
    CONTAINS = "~"
    BELOW = "<"
    AT_MOST = "<="
    ABOVE = ">"
    AT_LEAST = ">="


@dataclass(frozen=True, slots=True)
class Term:
    """One condition. Times are seconds since 1970; `used:never` is USED IS 0."""

    field: Field
    relation: Relation
    value: str | float
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Query:
    """All terms hold."""

    terms: tuple[Term, ...] = ()


EVERYTHING = Query()
