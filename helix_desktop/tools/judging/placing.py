"""A command that is to run in a folder, as one text: what is judged and shown is what runs."""

import shlex

_HERE = ("", ".", "./")


def placed(command: str, folder: str) -> str:
    """The command behind a `cd`; as it is where it runs in the project folder anyway."""
    if folder in _HERE:
        return command
    return f"cd {shlex.quote(f'./{folder}' if folder.startswith('-') else folder)} && {command}"
