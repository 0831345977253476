"""`python3 -m tests.peers install` puts the peers into build/peers; any Python does, as it is."""

import subprocess
import sys

from tests.peers.installing import PEERS, NotInstalled, install


def main(words: list[str]) -> int:
    if words != ["install"]:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    try:
        install(PEERS, call=lambda command: subprocess.run(command, check=False).returncode)
    except NotInstalled as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
