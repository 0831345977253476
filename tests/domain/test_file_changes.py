"""A change of a file begins where the one before ended, or says that something came between."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.events import FileChanged
from helix_desktop.domain.file_changes import changes_after_others, fold_file_changes

WRITERS = ("write_file", COMMAND_TOOL, "somebody else")
PATHS = ("a", "b")


@given(st.lists(st.tuples(st.sampled_from(WRITERS), st.sampled_from(PATHS)), max_size=30))
def test_a_change_begins_where_the_one_before_ended_unless_something_else_changed_the_file(
    writes: list[tuple[str, str]],
) -> None:
    contents: dict[str, Digest] = {}
    events: list[FileChanged] = []
    others: dict[str, set[Digest | None]] = {path: set() for path in PATHS}
    for number, (writer, path) in enumerate(writes):
        before, after = contents.get(path), digest_of(str(number).encode())
        contents[path] = after
        if writer in WRITERS[:2]:
            events.append(FileChanged(float(number), f"c{number}", writer, path, before, after))
        elif before is not None:
            others[path].add(after)
    changes = fold_file_changes(events)
    marked = changes_after_others(changes)
    for path in PATHS:
        own = [change for change in changes if change.path == path]
        for one, other in pairwise(own):
            assert (one.after == other.before) is (other not in marked)
            assert (other.before in others[path]) is (other in marked)
        assert not own or own[0] not in marked
