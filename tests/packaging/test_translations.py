"""Translation files: they have every text of the source, and what a translator breaks is told."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.text.formatting import plural, tr
from translations.checks import all_faults, message_faults, stale_messages
from translations.glossary import TEMPLATE, glossary_path, words
from translations.source_texts import PACKAGE, SourceText, Wording, fault_of, source_texts
from translations.ts_file import (
    MARK,
    Message,
    compiled,
    isolated,
    languages,
    merged,
    qm_path,
    read_ts,
    ts_path,
    ts_text,
    write_ts,
)

OPEN = SourceText("Open", "", "")
OPEN_STATE = SourceText("Open", "a state", "")
ENTRIES = SourceText("{0} entries", "", "{0} entry")
SAVED = SourceText("&Saved {0} in {path}: ", "", "")


def test_each_language_is_complete_and_its_files_are_current() -> None:
    assert [fault for language in languages() for fault in all_faults(language)] == []


def test_texts_of_tables_plurals_errors_and_the_window_are_found() -> None:
    result = {text.text: text for text in source_texts()}
    assert "In context" in result  # a table
    assert result["{0} entries"].one == "{0} entry"
    assert "There is no workspace {name}." in result  # an error
    assert "New session" in result
    assert len(result) > 2_000


def test_what_is_for_a_terminal_or_a_model_is_not_translated() -> None:
    results = {text.text for text in source_texts()}
    assert "Choose a folder: helix-desktop ask --folder DIR." not in results


@pytest.mark.parametrize(
    "call",
    [
        "tr(words)",
        "tr(TABLE[kind])",
        'tr(f"{count} files")',
        'tr("Open" if here else words)',
        'plural(count, one, "{0} files")',
        'plural(count, "{0} files")',
        'Phrase("Open", sense)',
        "Phrase(words)",
    ],
)
def test_a_text_that_the_extraction_cannot_find_is_a_fault(call: str) -> None:
    assert fault_of(wording(call))


def test_both_texts_of_a_conditional_are_found_with_their_sense() -> None:
    both = wording('tr("Open" if here else "Closed", "a state")')
    assert not fault_of(both)
    assert [text[:2] for text in both.texts()] == [("Open", "a state"), ("Closed", "a state")]


def wording(call: str) -> Wording:
    node = ast.parse(call).body[0]
    assert isinstance(node, ast.Expr)
    assert isinstance(node.value, ast.Call)
    return Wording(PACKAGE / "app" / "about.py", node.value)


def test_a_new_text_is_unfinished_and_a_vanished_one_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "helix_de.ts"
    write_ts(file, [Message(OPEN, ("Öffnen",)), Message(SAVED, ("weg",))], "de")
    messages = merged([OPEN, OPEN_STATE, ENTRIES], read_ts(file), language="de")
    assert [message.forms for message in messages] == [("Öffnen",), ("",), ("", "")]
    assert [message.finished for message in messages] == [True, False, False]
    problems = list(stale_messages([OPEN, OPEN_STATE, ENTRIES], read_ts(file)))
    assert problems[:2] == ["“Open” is new", "“{0} entries” is new"]
    assert problems[2:] == ["“&Saved {0} in {path}: ” is not in the source any more"]


def test_a_file_keeps_what_a_translator_wrote(tmp_path: Path) -> None:
    file = tmp_path / "helix_ar.ts"
    forms = ("لا <عناصر>", "عنصر", "عنصران", "{0} عناصر", "{0} عنصرًا", "{0} عنصر & ذلك")
    messages = [Message(OPEN, ("“Öffnen”\n zwei",)), Message(ENTRIES, forms)]
    write_ts(file, messages, "ar")
    assert read_ts(file) == messages
    assert ts_text(read_ts(file), "ar") == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "forms", "fault"),
    [
        (OPEN, ("",), "no translation"),
        (ENTRIES, ("{0} Eintrag",), "1 forms"),
        (ENTRIES, ("{0} Eintrag", ""), "no translation"),
        (SAVED, ("&Gesichert in {path}: ",), "lost {0}"),
        (SAVED, ("&{0} gesichert in {Pfad}: ",), "{Pfad} too much"),
        (SAVED, ("{0} gesichert in {path}: ",), "keys behind &"),
        (SAVED, ("&{0} gesichert in {path}:",), "white space"),
        (SAVED, ("&{0 gesichert in {path}: ",), "braces"),
        (SourceText("{0:.1f} s", "", ""), ("{0} s",), "lost {0:.1f}"),
    ],
)
def test_what_a_translation_lacks_is_told(
    text: SourceText, forms: tuple[str, ...], fault: str
) -> None:
    assert fault in " ".join(message_faults(Message(text, forms), "de"))


def test_a_good_translation_has_no_fault() -> None:
    saved = Message(SAVED, ("{0} in {path} &gesichert: ",))
    assert list(message_faults(saved, "de")) == []
    assert list(message_faults(Message(ENTRIES, ("Ein Eintrag", "{0} Einträge")), "de")) == []
    assert list(message_faults(Message(ENTRIES, ("{0} 項目",)), "ja")) == []


def test_braces_that_are_shown_are_no_placeholders() -> None:
    shown = SourceText("It writes {x y} and }.", "", "")
    assert list(message_faults(Message(shown, ("Schreibt {x y} und }.",)), "de")) == []


MANY = ("قليل", "كثير", "غير")
ARABIC = ("صفر", "واحد", "اثنان", *(f"{{0}} {word}" for word in MANY))


def test_arabic_has_six_forms_and_a_language_without_that_number_two(
    qapp: QApplication, tmp_path: Path
) -> None:
    file = tmp_path / "helix_ar.ts"
    write_ts(file, [Message(ENTRIES, ARABIC)], "ar")
    made = tmp_path / "helix_ar.qm"
    made.write_bytes(compiled("ar", source=file))
    assert plural(1, "{0} entry", "{0} entries") == "1 entry"
    assert plural(1_200, "{0} entry", "{0} entries") == "1,200 entries"
    translator = QTranslator()
    assert translator.load(str(made))
    QCoreApplication.installTranslator(translator)
    try:
        results = [plural(count, "{0} entry", "{0} entries") for count in (0, 1, 2, 5, 50, 100)]
        assert results[:3] == ["صفر", "واحد", "اثنان"]
        # values keep their own direction between letters from right to left
        assert results[3:] == [
            f"\u2068{n}\u2069 {word}" for n, word in zip((5, 50, 100), MANY, strict=True)
        ]
        assert plural(10**12 + 5, "{0} entry", "{0} entries").endswith("قليل")
    finally:
        QCoreApplication.removeTranslator(translator)


def test_one_word_in_two_meanings_has_two_translations(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "helix_de.ts"
    write_ts(file, [Message(OPEN, ("Öffnen",)), Message(OPEN_STATE, ("Offen",))], "de")
    made = tmp_path / "helix_de.qm"
    made.write_bytes(compiled("de", source=file))
    translator = QTranslator()
    assert translator.load(str(made))
    QCoreApplication.installTranslator(translator)
    try:
        assert (tr("Open"), tr("Open", "a state")) == ("Öffnen", "Offen")
    finally:
        QCoreApplication.removeTranslator(translator)


def test_the_glossary_has_each_word_once_with_its_meaning() -> None:
    assert len(set(words())) == len(words()) > 40
    lines = TEMPLATE.read_text(encoding="utf-8").splitlines()
    assert all(len(line.split("\t")) == 2 for line in lines)


def test_the_files_of_a_language_stand_where_the_application_and_translators_look() -> None:
    assert ts_path("de").parts[-3:] == ("resources", "translations", "helix_de.ts")
    assert glossary_path("de").parent == ts_path("de").parent
    assert qm_path("de").parts[-3:] == ("resources", "languages", "helix_de.qm")


@pytest.mark.parametrize(
    ("form", "begins"),
    [
        ("{0}: كلمة", False),  # the first letter outside of values is Arabic
        ("API في كلمة", True),
        ("{0} ({1})", True),  # only values: in the order of the language
        ("{0} MB", False),
        ("JSON", False),
        ("كلمة API", False),
    ],
)
def test_a_line_from_right_to_left_begins_at_the_right(form: str, begins: bool) -> None:
    (made,) = isolated(Message(OPEN, (form,))).forms
    assert made.startswith(MARK) is begins
