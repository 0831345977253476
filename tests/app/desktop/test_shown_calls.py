"""Which calls may be allowed on the desktop."""

import pytest

from helix_desktop.app.desktop.shown_calls import MAX_CALL_CHARS, call_for_notification
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.hidden_characters import MisreadText
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import CallNeed, CallSubject, PermissionQuestion
from helix_desktop.domain.value import replace


def question(shown: str = "make check", arguments: str = "") -> PermissionQuestion:
    call = ToolCall("c1", "shell", arguments or '{"command": "make check"}')
    return PermissionQuestion(
        "1-1",
        SessionId("1"),
        call,
        shown,
        False,
        (),
        "",
        subject=CallSubject.COMMAND,
        sandboxed=True,
        needs=frozenset({CallNeed.CODE}),
    )


@pytest.mark.parametrize(
    "shown", ["make check", "cd src && ls -l | grep '<a>'", "echo schöne Grüße", "x" * 200]
)
def test_a_short_sandboxed_command_may_be_allowed(shown: str) -> None:
    assert call_for_notification(question(shown)) == shown


@pytest.mark.parametrize(
    "shown",
    [
        "",
        "x" * (MAX_CALL_CHARS + 1),
        "&" * 41,  # 205 characters in markup
        "make\nrm -r src",
        "make\trm",
        "make  rm",
        " make",
        "make" + " " * 90 + "rm -r src",
        "make \u202egnp.exe",
        "make \u200b",
        "rm \u05d0\u05d1 1",  # letters that run the other way change the order of what is shown
        "rm \u0661",
        "make \ud800",
    ],
)
def test_a_command_that_a_desktop_may_cut_or_rearrange_is_not_offered(shown: str) -> None:
    assert call_for_notification(question(shown)) == ""


@pytest.mark.parametrize("need", [need for need in CallNeed if need is not CallNeed.CODE])
def test_a_command_that_reaches_for_anything_is_not_offered(need: CallNeed) -> None:
    reaching = replace(question(), needs=frozenset({CallNeed.CODE, need}))
    assert call_for_notification(reaching) == ""


@pytest.mark.parametrize(
    "change",
    [
        {"sandboxed": False},
        {"network": True},
        {"hidden": (".env",)},
        {"hides": True},
        {"misread": MisreadText(1, 0, "a", "b")},
        {"subject": CallSubject.WRITE},
        {"subject": CallSubject.EDIT},
        {"subject": CallSubject.FETCH},
        {"subject": CallSubject.SEARCH},
        {"subject": CallSubject.MEMORY},
        {"subject": CallSubject.OTHER},
    ],
)
def test_a_call_that_is_no_plain_sandboxed_command_is_not_offered(
    change: dict[str, object],
) -> None:
    assert call_for_notification(replace(question(), **change)) == ""


@pytest.mark.parametrize(
    ("arguments", "offered"),
    [
        ('{"command": "make check", "folder": "src", "timeout_seconds": 9}', True),
        ('{"command": "make check", "network": false, "hosts": []}', True),
        ('{"command": "make check", "background": true}', False),
        ('{"command": "make check", "git": true}', False),
        ('{"command": "make check", "changes": true}', False),
        ('{"command": "make check", "hosts": ["a"]}', False),
        ('{"command": "make check", "without_sandbox": true}', False),
        ('{"command": "make check", "later": 1}', False),
        ('["make check"]', False),
        ("make check", False),
    ],
)
def test_a_command_with_arguments_that_its_text_does_not_show_is_not_offered(
    arguments: str, offered: bool
) -> None:
    assert bool(call_for_notification(question(arguments=arguments))) is offered
