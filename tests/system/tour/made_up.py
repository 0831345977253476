"""A translation of every text into the language that is nobody's, as a file that Qt loads."""

from pathlib import Path

from helix_desktop.app.environment import resources_folder
from tests.system.tour.language import lengthened
from translations.source_texts import SourceText, source_texts
from translations.ts_file import FORMS, Message, compiled, write_ts


def made_up_message(text: SourceText, language: str) -> Message:
    """All forms of a text: the first for one thing, all others for many."""
    if not text.one:
        return Message(text, (lengthened(text.text),))
    count = FORMS.get(language, 2)
    forms = [text.one, *[text.text] * (count - 1)] if count > 1 else [text.text]
    return Message(text, tuple(map(lengthened, forms)))


def made_up_resources(folder: Path, *languages: str) -> Path:
    """The application's resources, with made-up translations into `languages`."""
    made = folder / "resources"
    made.mkdir()
    for path in resources_folder().iterdir():
        if path.name != "languages":
            (made / path.name).symlink_to(path)
    (made / "languages").mkdir()
    for language in languages:
        source = folder / f"helix_{language}.ts"
        write_ts(source, [made_up_message(text, language) for text in source_texts()], language)
        (made / "languages" / f"helix_{language}.qm").write_bytes(compiled(language, source=source))
    return made
