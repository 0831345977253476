"""What a model reads of a command in the background: whole lines, once, without secrets."""

from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.background_run import MOST_READ, BackgroundRun
from helix_desktop.tools.sandbox.process import CommandOutput
from helix_desktop.tools.sandbox.sandbox import LiveCommand, SandboxRun
from helix_desktop.tools.sandbox.secret_visibility import NOTHING_SEEN

TOKEN = b"ghp_" + b"A1b2C3d4E5" * 3 + b"f6G7h8"


class Reading:
    """A command whose output a test writes."""

    def __init__(self) -> None:
        self.output = CommandOutput()
        self.at = 0
        self.run = BackgroundRun(
            "make",
            LiveCommand(self.output),
            start=self._never,
            end=lambda _ran: ToolOutput(b"", ""),
            see=lambda: NOTHING_SEEN,
            is_untrusted=lambda _live: False,
        )

    async def _never(self, *_given: object) -> SandboxRun:
        raise AssertionError

    def read(self, *, ended: bool = False) -> bytes:
        data, self.at = self.run.part(self.at, ended=ended)
        return data


def test_each_line_is_read_once_and_an_unfinished_one_when_it_is_finished() -> None:
    reading = Reading()
    assert reading.read() == b""
    reading.output.add(b"one\ntw")
    assert reading.read() == b"one\n"
    assert reading.read() == b""
    reading.output.add(b"o\nthree")
    assert reading.read() == b"two\n"
    assert reading.read(ended=True) == b"three"
    assert reading.read(ended=True) == b""


def test_a_secret_that_arrives_in_pieces_is_never_read() -> None:
    reading = Reading()
    found = b""
    for at in range(0, len(TOKEN), 7):
        reading.output.add(TOKEN[at : at + 7])
        found += reading.read()
    reading.output.add(b" is it\nnext\n")
    found += reading.read(ended=True)
    assert TOKEN[:12] not in found
    assert found.endswith(b" is it\nnext\n")
    assert b"[hidden: " in found


def test_a_search_finds_nothing_of_a_secret() -> None:
    reading = Reading()
    reading.output.add(b"token: " + TOKEN + b" is it\nready")
    text = TOKEN.decode()
    asked = (text, text[:5], text[10:20], text[-3:], "is it", "token: ", "ready")
    found = [reading.run.shows(lambda output, part=part: part in output, 0) for part in asked]  # type: ignore[misc]
    assert found == [False, False, False, False, True, True, True]
    # also of one that begins before what is searched
    assert not reading.run.shows(lambda output: text[20:30] in output, 20)


def test_a_secret_over_several_lines_is_not_read_line_by_line() -> None:
    reading = Reading()
    body = [
        b"MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC%02d\n" % number
        for number in range(12)
    ]
    lines = [b"-----BEGIN PRIVATE KEY-----\n", *body, b"-----END PRIVATE KEY-----\n", b"done\n"]
    found = b""
    for line in lines:
        reading.output.add(line)
        found += reading.read()
    assert b"MIIE" not in found
    assert found.endswith(b"done\n")


def test_of_much_new_output_the_end_is_read_and_the_rest_is_told() -> None:
    reading = Reading()
    reading.output.add(b"x\n" * MOST_READ)
    data = reading.read()
    assert data.startswith(f"[{MOST_READ:,} bytes before are not shown; ".encode())
    assert data.endswith(b"x\n")
    assert len(data) < MOST_READ + 200
    assert reading.read() == b""
