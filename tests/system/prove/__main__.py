"""The command line of the proofs: one word per thing that is to be broken.

The last line of a proof says how many faults passed and failed; the exit code is 1 if any failed.
"""

import argparse
import importlib
import sys
from pathlib import Path

PROOFS = {
    "fresh": "tests.system.prove.fresh",
    "store": "tests.system.prove.store",
    "git": "tests.system.prove.git",
    "engine": "tests.system.prove.engine",
    "models": "tests.system.prove.models",
    "servers": "tests.system.prove.servers",
    "window": "tests.system.prove.window",
    "loops": "tests.system.prove.loops.proof",
    "installers": "tests.system.prove.installers.proof",
}
"""What can be proven, and the module whose `run` does it."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove", description=__doc__)
    parser.add_argument("what", choices=sorted(PROOFS))
    parser.add_argument("--long", action="store_true", help="as many faults as a release needs")
    parser.add_argument("--json", type=Path, help="keep the figures in this file")
    parser.add_argument("--only", action="append", default=[], help="only faults named so")
    named = next((word for word in arguments if word in PROOFS), None)
    proof = importlib.import_module(PROOFS[named]) if named else None
    if hasattr(proof, "declare"):  # it has options of its own, and takes them whole
        proof.declare(parser)
        options = parser.parse_args(arguments)
        return int(
            proof.run(long=options.long, keep=options.json, only=options.only, options=options)
        )
    options = parser.parse_args(arguments)
    proof = importlib.import_module(PROOFS[options.what])
    return int(proof.run(long=options.long, keep=options.json, only=options.only))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
