"""`/name` commands defined by files: reads them, fills in arguments, and their shell parts.

The folder says whose rules hold for the text. It is expanded in one pass, so that nothing inserted
is expanded again. Arguments stand in shell commands as data: as they are if no shell could misread
them, or else as variables. Others are refused where a second program would read them as code.
"""

import re
import shlex
import threading
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from msgspec import Struct

from helix_desktop.context.texts.plain_text import clip, defuse, one_line
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.mentions import spell_mention
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.tools.definition_folders import (
    DefinitionFile,
    DefinitionFolder,
    DefinitionFormat,
    DefinitionKind,
    DefinitionSource,
)
from helix_desktop.tools.front_matter import Field, field_text, read_front_matter, read_toml
from helix_desktop.tools.instruction_reader import BY_GIT
from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.prefix_rules import INTERPRETERS, program_family

MAX_COMMAND_FILE_BYTES = 256 * 1024
MAX_NAME_CHARS, MAX_ABOUT_CHARS = 100, 300
MAX_SHELL_PARTS = 20
MAX_CHARS = 1_000_000
"""Most characters of a text with its arguments."""

TOO_LARGE = Phrase("Larger than 256 KB.")
NO_TEXT_BELOW = Phrase("No instructions below the description.")
BAD_NAME = Phrase("The name may contain only letters, digits, dots, _, and -.")
FROM_ZERO = Phrase("$0 is the first argument here, and $1 the second.")

_NAME = re.compile(r"[^\W_][\w.-]*(?:[/:][^\W_][\w.-]*)*")
TYPED = re.compile(r"/(?P<name>[^\s/][^\s]*)(?:\s+(?P<arguments>(?:(?!\n\n).)*))?", re.DOTALL)
"""A message with a command. One with a blank line is none: it is an expanded one, sent again."""
_WITHOUT_EFFECT = ("allowed-tools", "agent", "model", "subtask", "hooks", "context")

_DOLLAR = r"\$ARGUMENTS\[(?P<item>\d{1,2})\]|(?P<all>\$ARGUMENTS)|\$(?P<number>\d{1,2})(?!\d)"
_SHELL = r"(?<!\S)!`(?P<line>[^`\n]{1,4000})`|^```!\n(?P<block>[\s\S]{1,8000}?)\n```"
_PATTERNS = {
    DefinitionFormat.GEMINI: re.compile(
        r"!\{(?P<line>[^{}]{0,4000}(?:\{\{args\}\}[^{}]{0,4000}){0,9})\}"
        r"|@\{(?P<path>[^{}\n]{1,1000})\}|(?P<all>\{\{args\}\})"
    ),
    DefinitionFormat.OPENCODE: re.compile(rf"!`(?P<line>[^`\n]{{1,4000}})`|{_DOLLAR}"),
    DefinitionFormat.CLAUDE: re.compile(rf"\\(?P<plain>\$)|{_SHELL}|{_DOLLAR}", re.MULTILINE),
    DefinitionFormat.CODEX: re.compile(rf"\$(?P<plain>\$)|{_DOLLAR}"),
}
_PATTERNS[DefinitionFormat.HELIX] = _PATTERNS[DefinitionFormat.CLAUDE]
_PLACEHOLDER = re.compile(rf"{_DOLLAR}|(?P<gemini>\{{\{{args\}}\}})")
_SAFE = re.compile(r"[\w@%+=:,./-]+", re.ASCII)
"""Arguments that mean the same in every place of a command line."""
_WORD = re.compile(r"[^\s;|&()`'\"<>${}]+")
_SCRIPT = re.compile(r"-m|[^-].*[./].*")
_READING_CODE = INTERPRETERS | named("""
    awk eval gawk mawk mysql osascript parallel powershell psql pwsh sed sqlite ssh su trap watch
""")
"""Programs that may read a word of their line as code, whatever quotes it stands in."""


class ShellPart(Struct, frozen=True):
    """A command whose output stands in the text."""

    command: str


class PromptCommand(Struct, frozen=True):
    """A command as its file defines it. `problem` says why it is not used."""

    name: str
    where: str
    about: str = ""
    hint: str = ""
    template: str = ""
    dialect: DefinitionFormat = DefinitionFormat.HELIX
    notices: tuple[str, ...] = ()
    problem: str = ""


class PromptCommands:
    """The commands of the project and the user's home. `look` blocks, in any thread."""

    def __init__(self, source: DefinitionSource) -> None:
        self._source = source
        roots = filter(None, (source.project, source.users))
        self._readers = {root: source.reader(root) for root in roots}
        self._order = threading.Lock()
        self.all: tuple[PromptCommand, ...] = ()
        """All commands of the last look, used or not, in their order."""

    @property
    def usable(self) -> tuple[PromptCommand, ...]:
        """The commands in use; those of the project only while its folder is trusted."""
        may_use = self._source.may_use
        return tuple(
            command for command in self.all if not command.problem and may_use(command.where)
        )

    def find(self, name: str) -> PromptCommand | None:
        return next((command for command in self.usable if command.name == name), None)

    def look(self) -> None:
        """Read all commands again."""
        with self._order:
            firsts: dict[str, str] = {}
            commands: list[PromptCommand] = []
            for file in self._source.files(DefinitionKind.COMMAND):
                base = file.folder.path if file.is_project else file.folder.home
                name = file.path.removeprefix(f"{base}/").removesuffix(file.folder.ending)
                command = PromptCommand(one_line(show_hidden(name)), file.where)
                try:
                    text = self._read(file)
                    command = parse_command(text, name, file.folder, where=file.where)
                    first = firsts.setdefault(command.name, file.where)
                    if first != file.where:
                        same = Phrase("{where} has the same name and comes first.", where=first)
                        command = replace(command, problem=same)
                except ValueError as error:
                    command = replace(command, problem=error.args[0])
                commands.append(command)
            self.all = tuple(commands)

    def _read(self, file: DefinitionFile) -> str:
        refusal = self._source.refusal() if file.is_project else ""
        if refusal:
            raise ValueError(refusal)
        read = self._readers[file.root].read(file.path)
        if read.problem or read.size > MAX_COMMAND_FILE_BYTES:
            raise ValueError(read.problem or TOO_LARGE)
        if file.is_project and not self._source.follows(file.path, read.digest, nested=False):
            raise ValueError(BY_GIT)
        return read.text


def parse_command(
    text: str, name: str, folder: DefinitionFolder, *, where: str = ""
) -> PromptCommand:
    """Parse a file; raise ValueError if it cannot be used.

    `name` is its path below the folder, which each program turns into a name in its own way.
    """
    dialect = folder.dialect
    fields: dict[str, Field]
    if dialect is DefinitionFormat.GEMINI:
        fields = read_toml(text)
        body, name = field_text(fields, "prompt"), name.replace("/", ":")
    else:
        fields, body = read_front_matter(text)
        name = name if dialect is DefinitionFormat.OPENCODE else name.rpartition("/")[2]
    if len(name) > MAX_NAME_CHARS or not _NAME.fullmatch(name):
        raise ValueError(BAD_NAME)
    if not body.strip():
        raise ValueError(NO_TEXT_BELOW)
    about = field_text(fields, "description") or body.strip().split("\n", 1)[0].lstrip("# ")
    notices = [
        Phrase("The field {name} has no effect.", name=field)
        for field in _WITHOUT_EFFECT
        if field in fields
    ]
    if dialect is DefinitionFormat.CLAUDE and "$1" in body and "$0" not in body:
        notices.append(FROM_ZERO)
    return PromptCommand(
        name,
        where,
        clip(one_line(show_hidden(about)), MAX_ABOUT_CHARS),
        clip(one_line(show_hidden(field_text(fields, "argument-hint"))), MAX_NAME_CHARS),
        body,
        dialect,
        tuple(notices),
    )


def expand_command(command: PromptCommand, arguments: str) -> Iterator[str | ShellPart]:
    """Yield the text of a command with its arguments, and the shell commands in their places."""
    arguments = arguments.strip()
    try:
        words = shlex.split(arguments)
    except ValueError:  # a quotation mark that is not closed
        words = arguments.split()
    dialect, template = command.dialect, command.template
    first = 0 if dialect is DefinitionFormat.CLAUDE else 1
    numbers = [int(match["number"]) for match in _PLACEHOLDER.finditer(template) if match["number"]]
    last = max(numbers, default=-1) if dialect is DefinitionFormat.OPENCODE else -1

    def values(match: re.Match[str]) -> list[str]:
        """Return the arguments that a placeholder stands for."""
        number = match["number"] or match["item"]
        index = int(number) - (first if match["number"] else 0) if number else -1
        if not number:
            return words
        return (
            words[index:] if int(number) == last else words[index : index + 1] if index >= 0 else []
        )

    def in_shell(line: str) -> ShellPart:
        variables: list[str] = []

        def inserted(match: re.Match[str]) -> str:
            everything = [arguments] if arguments else []
            chosen = everything if match["gemini"] else values(match)
            if all(map(_SAFE.fullmatch, chosen)):
                return " ".join(chosen)
            if program := _reader_of_code(line):
                raise ValueError(
                    Phrase(
                        "{program} would read your words as code. "
                        "Use only letters, digits, and @%+=:,./_- in them.",
                        program=program,
                    )
                )
            names: list[str] = []
            for value in chosen:
                variables.append(f"argument_{len(variables) + 1}={shlex.quote(value)}")
                names.append(f"${{argument_{len(variables)}}}")
            match _open_quote(line[: match.start()]):
                case '"':  # a variable is not split there and needs no quotes of its own
                    return " ".join(names)
                case "'":  # a variable means nothing there
                    return f"'\"{' '.join(names)}\"'"
            return " ".join(f'"{name}"' for name in names)

        text = _PLACEHOLDER.sub(inserted, line)
        return ShellPart("; ".join((*variables, text)))

    index, uses_arguments, shell_parts, chars = 0, False, 0, len(template)
    for match in _PATTERNS[dialect].finditer(template):
        yield defuse(template[index : match.start()])
        index = match.end()
        groups = match.groupdict()
        line = groups.get("line") or groups.get("block")
        if line:
            shell_parts += 1
            uses_arguments |= _PLACEHOLDER.search(line) is not None
            part = in_shell(line.strip())
            chars += len(part.command)
            yield part
        elif groups.get("path"):
            yield spell_mention(groups["path"].strip())
        elif groups.get("plain"):
            yield groups["plain"]
        else:
            chosen = [arguments] if groups.get("all") else values(match)
            # Claude Code leaves the place of an argument that is missing as it is
            stays = dialect is DefinitionFormat.CLAUDE and not chosen
            uses_arguments |= not stays
            text = match[0] if stays else " ".join(chosen)
            chars += len(text)
            yield text
        if shell_parts > MAX_SHELL_PARTS or chars > MAX_CHARS:
            raise ValueError(Phrase("Too much text, or too many commands."))
    yield defuse(template[index:])
    if arguments and not uses_arguments:
        lead = "ARGUMENTS: " if dialect is DefinitionFormat.CLAUDE else ""
        lead = f"/{command.name} " if dialect is DefinitionFormat.GEMINI else lead
        yield f"\n\n{lead}{arguments}"


def _open_quote(line: str) -> str:
    """Return the quotation mark that is open at the end of a beginning of a command line."""
    quote, characters = "", iter(line)
    for character in characters:
        if character == "\\" and quote != "'":
            next(characters, "")
        elif quote:
            quote = "" if character == quote else quote
        elif character in "'\"":
            quote = character
    return quote


def _reader_of_code(line: str) -> str:
    """Return a program that may read a word of the line as code; "" if there is none.

    An interpreter that runs a script or a module gives it the other words as data.
    """
    words = _WORD.findall(line)
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        program = program_family(word)
        runs_script = program in INTERPRETERS and _SCRIPT.fullmatch(following) and "<<" not in line
        if program in _READING_CODE and not runs_script:
            return program
    return ""


def joined_script(parts: Sequence[ShellPart]) -> str:
    """Return one script of all commands: it is judged, shown, and run as one text."""
    lines = [parts[0].command] if parts else []
    for number, part in enumerate(parts[1:], 2):
        lines += [f"echo; echo '{boundary(number)}'", part.command]
    return "\n".join(lines)


def boundary(number: int) -> str:
    """Return the line before the output of a command of a script."""
    return f"--- output {number} ---"
