"""A phrase is plain English everywhere, and can be told in another language."""

import copy
import json
import pickle

import msgspec
import pytest

from helix_desktop.domain.errors import HelixError, StoreLocked, full_error_text
from helix_desktop.domain.event_codec import decode_event, encode_event
from helix_desktop.domain.events import Cause, Ending, TurnEnded
from helix_desktop.domain.phrase import Phrase, joined, plain_text, revised, translated

GERMAN = {
    "There is no file {path}.": "Die Datei {path} fehlt.",
    "It said: {words}": "{words}: so sprach er",
    "Nothing changed.": "Nichts wurde geändert.",
    "It is read-only.": "{elsewhere} ist schreibgeschützt.",
    "{count} files": "{0} Dateien",
}


def german(phrase: Phrase) -> str:
    return GERMAN.get(phrase.template, phrase.template)


def missing(path: object) -> Phrase:
    return Phrase("There is no file {path}.", path=path)


def test_a_phrase_is_its_english_text() -> None:
    result = missing("a.py")
    assert result == "There is no file a.py."
    assert hash(result) == hash("There is no file a.py.")
    assert result[:5] == "There"
    assert type(str(result)) is str


def test_a_phrase_without_values_keeps_its_braces() -> None:
    assert Phrase("It writes {x} and }.") == "It writes {x} and }."


def test_a_value_may_hold_braces() -> None:
    assert missing("{x}") == "There is no file {x}."
    assert translated(missing("{x}"), german) == "Die Datei {x} fehlt."


def test_a_phrase_is_translated_with_the_phrases_in_its_places() -> None:
    result = Phrase("It said: {words}", words=missing(3))
    assert result == "It said: There is no file 3."
    assert translated(result, german) == "Die Datei 3 fehlt.: so sprach er"


def test_plain_text_stays_as_it_is() -> None:
    assert translated("Nothing changed.", german) == "Nothing changed."
    assert translated(Phrase("It said: {words}", words="Nothing changed."), german) == (
        "Nothing changed.: so sprach er"
    )


@pytest.mark.parametrize(
    "phrase", [Phrase("{count} files", count=3), Phrase("It is read-only.", path="a")]
)
def test_a_translation_with_other_places_is_not_used(phrase: Phrase) -> None:
    assert translated(phrase, german) == str(phrase)


def test_joined_phrases_are_translated_one_by_one() -> None:
    result = joined((missing("a"), "", "He left.", Phrase("Nothing changed.")))
    assert result == "There is no file a. He left. Nothing changed."
    assert translated(result, german) == "Die Datei a fehlt. He left. Nichts wurde geändert."


def test_joining_one_phrase_returns_it_unchanged() -> None:
    result = missing("a")
    assert joined(("", result)) is result
    assert joined(()) == ""


def test_a_phrase_that_a_revision_does_not_change_stays_the_same_object() -> None:
    result = missing("key-1")
    assert revised(result, lambda text: text.replace("key-2", "…")) is result
    hidden = revised(result, lambda text: text.replace("key-1", "…"))
    assert translated(hidden, german) == "There is no file …."


@pytest.mark.parametrize("text", [missing("a"), joined((missing("a"), missing("b")), "; ")])
def test_a_copy_and_a_pickle_can_be_translated_too(text: str) -> None:
    for other in (copy.deepcopy(text), pickle.loads(pickle.dumps(text))):
        assert other == text
        assert translated(other, german) == translated(text, german) != text


@pytest.mark.parametrize("text", [missing("a"), joined((missing("a"), missing("b")))])
def test_encoders_write_plain_text(text: str) -> None:
    assert json.loads(msgspec.json.encode([text], enc_hook=plain_text)) == [str(text)]
    assert type(msgspec.to_builtins([text], enc_hook=plain_text)[0]) is str


def test_a_journal_keeps_plain_english() -> None:
    event = TurnEnded(1.0, Ending.FAILED, joined((missing("a"), missing("b"))), Cause.NONE)
    decoded = decode_event(encode_event(event))
    assert decoded == event
    assert isinstance(decoded, TurnEnded)
    assert translated(decoded.detail, german) == "There is no file a. There is no file b."


def test_an_error_keeps_template_and_values_of_both_its_parts() -> None:
    error = HelixError("There is no file {path}.", "It said: {words}", path="a", words="no")
    assert str(error) == "There is no file a. It said: no"
    assert type(str(error)) is str
    assert error.args == ("There is no file a.",)
    assert translated(error.message, german) == "Die Datei a fehlt."
    assert translated(error.full_text, german) == "Die Datei a fehlt. no: so sprach er"


def test_an_error_without_values_keeps_braces_in_its_text() -> None:
    assert str(HelixError("{x} was said.", "{y}")) == "{x} was said. {y}"


def test_an_error_in_a_phrase_is_translated() -> None:
    inner = HelixError("There is no file {path}.", path="a")
    assert translated(Phrase("It said: {words}", words=inner), german) == (
        "Die Datei a fehlt.: so sprach er"
    )
    assert translated(full_error_text(inner), german) == "Die Datei a fehlt."
    assert full_error_text(ValueError("x")) == "x"
    assert f"{inner:>25}" == "There is no file a.".rjust(25)


def test_an_error_with_other_arguments_takes_values_too() -> None:
    error = StoreLocked("There is no file {path}.", "Nothing changed.", pid=7, path="a")
    assert (error.pid, error.message) == (7, "There is no file a.")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.pid) == (str(error), 7)


def test_a_phrase_with_a_number_has_the_english_form_of_it() -> None:
    forms = "{count} file in {folder}", "{count} files in {folder}"
    assert Phrase.counted(1, *forms, folder="a") == "1 file in a"
    assert Phrase.counted(0, *forms, folder="a") == "0 files in a"
    result = Phrase.counted(12_000, *forms, folder="a")
    assert result == "12,000 files in a"
    assert result.plural is not None
    assert result.plural.many == "{count} files in {folder}"


def test_the_plural_and_the_sense_of_a_phrase_survive_copies() -> None:
    for result in (Phrase.counted(1, "{count} file", "{count} files"), Phrase("Open", "a state")):
        for again in (pickle.loads(pickle.dumps(result)), copy.deepcopy(result)):
            assert (again, again.plural, again.sense) == (result, result.plural, result.sense)
