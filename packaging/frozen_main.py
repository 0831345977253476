"""Where the frozen program begins; from source it is `python -m helix_desktop`."""

import os
import sys
from multiprocessing import freeze_support

from helix_desktop.__main__ import main

if __name__ == "__main__":
    # Qt finds its plugins beside its libraries; programs of others must not look there
    for name in ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH"):
        os.environ.pop(name, None)
    freeze_support()
    sys.exit(main())
