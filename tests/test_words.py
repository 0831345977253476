"""The rules of voice that a machine can hold, over every text of the window and of errors.

Texts of modules that speak to models, programs or a terminal have rules of their own.
"""

import ast
import re
from collections.abc import Callable, Iterator

import pytest

from tests.test_phrases import FOR_NO_WINDOW
from translations.source_texts import PACKAGE, called, modules, source_texts, tree
from translations.syntax_trees import nodes

PLACE = re.compile(r"\{[^{}]*\}|`[^`]*`|“[^”]*”")
BANNED = re.compile(
    r"\b(gate|gated|sweeps?|swept|condense[ds]?|observations?|reflections?|panic|kept check"
    r"|digests?|endpoints?|figures?|stands? (?:in|for)|takes? over|believes?|left out|leaves? out"
    r"|the person|the application|anew|by itself|meanwhile|cannot|is not known|take back"
    r"|placeholders?|raw history|look(?:s|ed)? at)\b",
    re.IGNORECASE,
)
"""Words that are gone from what users read; the glossary in docs/concepts.md has the new ones."""
BRITISH = re.compile(r"\b(colour|licen[c]e|behaviour|cancelled|summaris|recognis|organis)", re.I)
WINDOWS = re.compile(
    r"\b(?:new|this|that|the|its|Helix|no|another|your|whole|open|each|a|without|Two) windows?\b"
    r"(?! is full)|context windows?|Windows|windows are|Window size|window opens",
    re.IGNORECASE,
)
"""Where «window» is one of the screen, or is called a context window."""
VERBS = frozenset(
    [
        "Add",
        "Allow",
        "Apply",
        "Approve",
        "Cancel",
        "Change",
        "Check",
        "Choose",
        "Clean",
        "Clear",
        "Close",
        "Compact",
        "Compare",
        "Copy",
        "Create",
        "Delete",
        "Deny",
        "Discard",
        "Edit",
        "Export",
        "Find",
        "Go",
        "Import",
        "Install",
        "Keep",
        "Merge",
        "Open",
        "Pin",
        "Redo",
        "Refresh",
        "Remove",
        "Replay",
        "Reset",
        "Rewind",
        "Restart",
        "Restore",
        "Rewrite",
        "Save",
        "Scale",
        "Send",
        "Show",
        "Sign",
        "Start",
        "Stop",
        "Switch",
        "Test",
        "Trust",
        "Try",
        "Unarchive",
        "Undo",
        "Unpin",
        "Use",
        "Verify",
        "View",
        "Write",
    ]
)
RECORDED = frozenset({"window at {tokens} of {size} tokens"})
"""Texts that journals hold since the first edition; the window says them in other words."""
NO_DEEDS = frozenset({"All", "Handovers", "Exact text", "More", "Not now"})
"""Texts of buttons that choose what is shown, open a menu, or decline."""
MOST_ON_BUTTON = 24


def texts() -> Iterator[tuple[str, str]]:
    """Yield every text in all its forms, with its first file."""
    for item in source_texts():
        file = item.files[0]
        if not file.removeprefix("helix_desktop/").startswith(FOR_NO_WINDOW):
            yield from ((text, file) for text in {item.text, item.one} - RECORDED if text)


def _heading_asks(text: str) -> bool:
    return bool(re.match(r"(What|How|Where|Why)\b", text)) and not text.endswith("?")


def _pronoun_first(text: str) -> bool:
    return bool(re.match(r"(It|That|They)\b", text))


def _spaced_percent(text: str) -> bool:
    return bool(re.search(r"[}\d] %", text))


def _dots(text: str) -> bool:
    return "..." in text or " …" in PLACE.sub("x", text)


def _banned(text: str) -> bool:
    return bool(BANNED.search(PLACE.sub("", text)))


def _window(text: str) -> bool:
    return "window" in WINDOWS.sub("", PLACE.sub("", text)).lower()


def _apologies(text: str) -> bool:
    return bool(re.search(r"\b(please|sorry|oops|unfortunately)\b", text, re.IGNORECASE))


RULES: dict[str, Callable[[str], bool]] = {
    "no heading begins with What, How, Where or Why": _heading_asks,
    "no text begins with a pronoun": _pronoun_first,
    "a percentage has no space": _spaced_percent,
    "an ellipsis is one character without a space before it": _dots,
    "no word that the glossary has replaced": _banned,
    "a window is on the screen; the model has a context window": _window,
    "no apologies": _apologies,
    "American spelling": lambda text: bool(BRITISH.search(text)),
}


@pytest.mark.parametrize("rule", RULES)
def test_every_text_follows_the_rules_of_voice(rule: str) -> None:
    assert [f"{file}: {text}" for text, file in texts() if RULES[rule](text)] == []


def test_every_button_begins_with_a_verb_and_is_short() -> None:
    wrong = [
        f"{where}: {text}"
        for where, text in _buttons()
        if not (text in NO_DEEDS or text.split()[0].rstrip("…") in VERBS)
        or len(text) > MOST_ON_BUTTON
    ]
    assert wrong == []


def _buttons() -> Iterator[tuple[str, str]]:
    for path in modules():
        for node in nodes(tree(path)):
            if isinstance(node, ast.Call) and called(node.func) == "button":
                for text in _literals(node):
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno}", text


def _literals(made: ast.Call) -> Iterator[str]:
    for arg in made.args[:1]:
        if isinstance(arg, ast.Call) and called(arg.func) == "tr":
            result = arg.args[0]
            if isinstance(result, ast.Constant) and isinstance(result.value, str):
                yield result.value


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("What holds commands back", "no heading begins with What, How, Where or Why"),
        ("It is on disk.", "no text begins with a pronoun"),
        ("{0} % used", "a percentage has no space"),
        ("Saving ...", "an ellipsis is one character without a space before it"),
        ("{0} sweeps", "no word that the glossary has replaced"),
        ("the window is full", "a window is on the screen; the model has a context window"),
        ("Sorry, try again.", "no apologies"),
        ("Canceled by behaviour", "American spelling"),
    ],
)
def test_each_rule_finds_what_it_is_for(text: str, rule: str) -> None:
    assert RULES[rule](text)
