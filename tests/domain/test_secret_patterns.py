"""The search for secrets in texts that hold JSON."""

import json
import time

import pytest

from helix_desktop.domain.secret_patterns import find_in_json, find_secret_spans

SECRET = "Xq7vT2mK9wLp4RzB"
LINES = f'first\nDB_PASSWORD="{SECRET}"\nlast\n'


@pytest.mark.parametrize("times", [0, 1, 2, 3])
@pytest.mark.parametrize("chars_before", [0, 1_048_540, 1_048_576])
def test_a_secret_is_recognized_in_json_in_json(times: int, chars_before: int) -> None:
    text = " " * chars_before + "\n" + LINES
    for _ in range(times):
        text = json.dumps({"text": text})
    data = text.encode()
    [span] = find_in_json(find_secret_spans, data)
    assert data[span.start : span.stop].strip(b'\\"') == SECRET.encode()


def test_a_million_backslashes_take_no_time() -> None:
    data = b"\\" * 1_000_000 + LINES.encode()
    began = time.process_time()
    assert find_in_json(find_secret_spans, data)
    assert time.process_time() - began < 3.0
