"""Where the frozen program begins; from source it is `python -m helix_desktop`."""

import os
import sys

_FORKED = ("--multiprocessing-fork", "-c")


def _works_for_another() -> bool:
    """Whether multiprocessing started this one: it passes words that no user would."""
    return any(word in _FORKED for word in sys.argv[1:])


if __name__ == "__main__":
    # Qt finds its plugins beside its libraries; programs of others must not look there
    for name in ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH"):
        os.environ.pop(name, None)
    if _works_for_another():
        # imported here: a window does not wait for it
        from multiprocessing import freeze_support

        freeze_support()
    from helix_desktop.__main__ import main

    sys.exit(main())
