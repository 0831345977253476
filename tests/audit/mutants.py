"""Commands made from others by small changes, and harmless ones made from pieces; seeded."""

import random
from collections.abc import Sequence

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

FILES = ["f", "a.txt", "src/app.py", "README.md", "src", ".", "'my dir'", "data.csv", "src/*.py"]
PROGRAMS = {
    "ls": "-l -a -R -1 -la --color=never",
    "cat": "-n -A -b",
    "head": "-n 3 -5 -c 10 -q",
    "tail": "-n +2 -3 -q",
    "wc": "-l -w -c",
    "grep": "-n -r -i -e a -A 2 --include=*.py -c -l foo",
    "rg": "-n -i -g '*.py' -l foo --files",
    "find": "-name '*.py' -type f -maxdepth 2 -newer f -print -o -not -printf %p",
    "sed": "-n '1,3p' 's/a/b/g' -e p -E '/a/d'",
    "sort": "-u -n -r -k2 -t, -c",
    "uniq": "-c -d -f 1",
    "cut": "-d, -f1 -c 1-3",
    "tr": "a b -d",
    "diff": "-u -q -r -w",
    "tree": "-L 2 -a -I src -P x -d",
    "stat": "-c %n -t",
    "du": "-s -h -a",
    "file": "-b -i",
    "xxd": "-l 8 -c 4 -p",
    "od": "-c -N 8",
    "jq": "-r . .a -c",
    "nl": "-b a",
    "paste": "-d , -s",
    "join": "-t , -1 1",
    "comm": "-1 -2",
    "column": "-t -s ,",
    "realpath": "-s",
    "sha256sum": "-b",
    "git status": "--short -s --branch --porcelain",
    "git diff": "--stat HEAD~1 -- --name-only -U1",
    "git log": "--oneline -3 -p --stat --grep=x -S foo --format=%h",
    "git show": "HEAD HEAD:f --stat",
    "git branch": "-a -v --list",
    "git grep": "-n foo",
    "git blame": "f -L 1,2",
    "git ls-files": "-m -o",
    "git reflog": "show --all",
    "git tag": "-l x",
    "git rev-parse": "HEAD --short",
    "echo": "a 'b c' -n \"d\" $?",
    "printf": "'%s\\n' a b",
    "date": "+%F -u -r f -d now",
    "test": "-f a.txt -d",
    "cd": "src docs",
    "pwd": "-P",
    "which": "ls -a",
    "basename": "src/app.py -s .py",
}
_JOINS = [
    " | ",
    " && ",
    "; ",
    " || ",
    "\n",
    " |& ",
    " 2>&1 | ",
    " 2>/dev/null; ",
    " >/dev/null && ",
]


class Mutants:
    """An endless stream of commands; some are close to a corpus, some are nearly harmless."""

    def __init__(self, commands: Sequence[str], seed: int) -> None:
        self._random = random.Random(seed)
        self._commands = list(commands) or ["ls"]

    def next(self) -> str:
        chance = self._random.random()
        if chance < 0.4:
            return self._changed(self._random.choice(self._commands))
        made = self._made()
        return made if chance < 0.55 else self._changed(made)

    def _made(self) -> str:
        pick = self._random
        parts: list[str] = []
        for _ in range(pick.choice([1, 1, 1, 2, 3])):
            program = pick.choice(list(PROGRAMS))
            options = PROGRAMS[program].split(" ")
            words = [pick.choice(options) for _ in range(pick.randrange(4))]
            words += [pick.choice(FILES) for _ in range(pick.randrange(3))]
            if pick.random() < 0.3:
                pick.shuffle(words)
            parts.append(" ".join([program, *words]))
        command = parts[0]
        for part in parts[1:]:
            command += pick.choice(_JOINS) + part
        return command

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
