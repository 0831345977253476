"""Brings translations up to the texts of the source: `tasks.py translate [LANGUAGE…] [--check]`.

Each language has resources/translations/helix_LANGUAGE.ts, which keeps its translations and gets
new texts as unfinished ones, a glossary beside it, and resources/languages/helix_LANGUAGE.qm, which
the application loads. A language that is named is begun if it is new.
"""

import argparse
import sys
from collections.abc import Sequence

from installers.place import say
from translations.checks import all_faults
from translations.glossary import glossary_path, write_glossary
from translations.source_texts import source_faults, source_texts
from translations.ts_file import (
    COMPILED,
    compiled,
    languages,
    merged,
    qm_path,
    read_ts,
    ts_path,
    write_ts,
)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tasks.py translate", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as de or pt_BR")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is wrong")
    parser.add_argument("--list", action="store_true", help="print every text of the source")
    asked = parser.parse_args(arguments)
    if asked.list:
        sys.stdout.write("".join(f"{each.text!r} {each.sense}\n" for each in source_texts()))
        return 0
    wanted = asked.languages or languages()
    faults = [fault for each in wanted for fault in (_checked if asked.check else _updated)(each)]
    if not wanted:
        faults = [*source_faults()]
        say(f"There are {len(source_texts())} texts, and no language is begun.")
    for fault in faults:
        say(fault)
    return 1 if faults else 0


def _checked(language: str) -> list[str]:
    if not ts_path(language).exists():
        return [f"{language} is not begun"]
    return [f"{language}: {fault}" for fault in all_faults(language)]


def _updated(language: str) -> list[str]:
    """Write all files of a language; return what makes that impossible."""
    if faults := source_faults():
        return [*faults]
    messages = merged(source_texts(), read_ts(ts_path(language)), language=language)
    write_ts(ts_path(language), messages, language)
    write_glossary(glossary_path(language))
    COMPILED.mkdir(parents=True, exist_ok=True)
    qm_path(language).write_bytes(compiled(language))
    left = sum(not each.finished for each in messages)
    say(f"{language}: {len(messages)} texts, {left} of them without a translation")
    return []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
