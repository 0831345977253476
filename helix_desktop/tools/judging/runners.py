"""Test runners: they run the workspace's code, so they ask; an "always" covers harmless options.

The form names every option it covers, in brackets that no other form has. If a later version covers
others, the text is another one, and the person is asked again.
"""

from helix_desktop.tools.judging import arguments as held
from helix_desktop.tools.judging.options import Operands, row
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.words import Word

_PYTEST = (
    "-q -qq -v -vv -vvv -x -s -l --lf --ff --sw --exitfirst --verbose --quiet --showlocals"
    " --stepwise --last-failed --failed-first --collect-only --co --no-header --no-summary --tb=T"
    " --color=T --maxfail=N --durations=N -k=T -m=T -ra -rA -rf -rs -rx -n=T"
)
_ROW = row(Operands.PATHS, _PYTEST)
_SHOWN = " ".join(token.partition("=")[0] for token in _PYTEST.split())


def family(words: list[Word], site: Site, base: str) -> str:
    """The form that stands for this call and others like it; "" if it is not one of these."""
    if not all(word.literal and not word.text.startswith("@") for word in words):
        return ""  # `@file` is a list of more arguments
    texts = [word.text for word in words]
    for lead in (["pytest"], ["python", "-m", "pytest"], ["python3", "-m", "pytest"]):
        if texts[: len(lead)] == lead:
            rest = [_file_of(word) for word in words[len(lead) :]]
            if held.complaint(_ROW, rest, site, base=base):
                return ""
            return f"{' '.join(lead)} ⟨tests of this workspace⟩ ⟨{_SHOWN}⟩"
    return ""


def _file_of(word: Word) -> Word:
    """`tests/a.py::test_b[x]` means the file."""
    path, node, _ = word.text.partition("::")
    if not node or word.text.startswith("-"):
        return word
    return Word(path, path, path, word.traits, word.start, word.end)
