"""Commands made by small changes from others and from harmless ones; seeded."""

import random
from collections.abc import Sequence
from pathlib import Path

SIGNS = [
    *";&|<>()$`'\"\\\n\t #*?[]{}~!=-/.,:@%^+0123456789",
    *"\r\x0b\x1b\x00\u00a0\u202e\u200b；іé\u2028",
]
HOSTILE = (
    ";touch PWNED¦&&touch PWNED¦$(touch PWNED)¦`touch PWNED`¦>PWNED¦ > PWNED¦>>PWNED¦ 2>PWNED"
    "¦ &>PWNED¦| tee PWNED¦<(touch PWNED)¦& touch PWNED¦-o PWNED¦ -oPWNED¦ --output=PWNED"
    "¦ -exec touch PWNED \\;¦ -delete¦ -fprint PWNED¦ -fls PWNED¦ -i¦ -i.bak¦ --in-place¦ -w PWNED"
    "¦ 1wPWNED¦;w PWNED¦ s/a/touch PWNED/e¦ --pre ./evil.sh¦ --ext-diff¦ --textconv¦ -C evil"
    "¦ -c core.pager=./evil.sh¦ /etc/passwd¦ ../..¦ ~¦ $HOME¦ link_to_etc/passwd¦ .env¦ {a,b}¦ *"
    "¦ -*¦ @f¦ --¦ -D PWNED¦ -b PWNED¦ -m PWNED¦ -d PWNED¦| xargs touch PWNED¦\ntouch PWNED"
    "¦\\\ntouch PWNED¦${x:=PWNED}¦<<<PWNED¦ <<E\nPWNED\nE\n¦ 3>PWNED¦>|PWNED¦ >&PWNED¦2>&1 >PWNED"
    "¦ #¦ -f f¦ --files0-from=f¦ -T .¦ -S¦ --compress-program=./evil.sh¦ -R evil¦ -H x -L 1 -R"
    "¦ -O PWNED¦ --no-index¦ --all¦ expire¦ -v x"
)
PIECES = HOSTILE.split("¦")

HARMLESS = Path(__file__).parents[2] / "tools/permissions/harmless.txt"


class Mutants:
    """An endless stream of commands; some are close to a corpus, some are nearly harmless."""

    def __init__(self, commands: Sequence[str], seed: int) -> None:
        self._random = random.Random(seed)
        self._commands = list(commands) or ["ls"]
        self._harmless = HARMLESS.read_text("utf-8").splitlines()

    def next(self) -> str:
        chance = self._random.random()
        if chance < 0.4:
            return self._changed(self._random.choice(self._commands))
        made = self._random.choice(self._harmless)
        return made if chance < 0.45 else self._changed(made)

    def _changed(self, command: str) -> str:
        for _ in range(self._random.choice([1, 1, 2, 3])):
            command = self._random.choice(
                [self._insert, self._insert, self._drop, self._swap, self._piece, self._splice]
            )(command)
        return command

    def _at(self, text: str) -> int:
        return self._random.randint(0, len(text))

    def _insert(self, text: str) -> str:
        at = self._at(text)
        return text[:at] + self._random.choice(SIGNS) + text[at:]

    def _drop(self, text: str) -> str:
        at = self._at(text)
        return text[:at] + text[at + self._random.randint(1, 3) :]

    def _swap(self, text: str) -> str:
        words = text.split(" ")
        first, second = self._random.randrange(len(words)), self._random.randrange(len(words))
        words[first], words[second] = words[second], words[first]
        return " ".join(words)

    def _piece(self, text: str) -> str:
        at = self._random.choice([len(text), self._at(text)])
        return text[:at] + self._random.choice(PIECES) + text[at:]

    def _splice(self, text: str) -> str:
        other = self._random.choice(self._commands)
        start = self._at(other)
        at = self._at(text)
        return text[:at] + other[start : start + self._random.randint(1, 12)] + text[at:]
