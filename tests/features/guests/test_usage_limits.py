"""What guests' errors say about the limit of a plan, and what is not believed."""

import pytest

from helix_desktop.app.ipc.json_rpc import RpcRefused
from helix_desktop.features.guests.guest_turn import UsageLimit, read_usage_limit

NOW = 1_795_000_000.0


@pytest.mark.parametrize(
    ("message", "data", "wait"),
    [
        # Claude Code's adapter: the result of a turn as an internal error
        ("Claude AI usage limit reached|1795003600", None, 3_600.0),
        ("Internal error", {"details": "Claude AI usage limit reached|1795003600"}, 3_600.0),
        # Codex: a sentence with a span, or the body of its backend
        ("You've hit your usage limit. Try again in 2 hours 5 minutes.", None, 7_500.0),
        ("Internal error", {"error": {"type": "usage_limit_reached", "resets_in_seconds": 60}}, 60),
        ("You've hit your usage limit. Try again at 3:45 PM.", None, None),
        # times that no limit has
        ("Claude AI usage limit reached|1895003600", None, None),
        ("Claude AI usage limit reached|1594000000", None, None),
        ("Claude AI usage limit reached|17950036001", None, None),
        (
            "usage limit reached|" + "\u0661" * 10,
            None,
            None,
        ),
    ],
)
def test_a_usage_limit_is_read_with_its_time(message: str, data: object, wait: float) -> None:
    fault = RpcRefused(-32603, message, data).fault
    assert read_usage_limit(fault, now=NOW) == UsageLimit(wait)


@pytest.mark.parametrize(
    "message", ["Internal error", "Try again in 2 hours.", "The file says: limit 5", ""]
)
def test_any_other_error_is_no_limit(message: str) -> None:
    assert read_usage_limit(RpcRefused(-32603, message, {}).fault, now=NOW) is None


def test_an_endless_error_is_read_to_its_limit_only() -> None:
    fault = RpcRefused(-32603, "x" * 10**6 + " usage limit reached|1795003600").fault
    assert read_usage_limit(fault, now=NOW) is None
