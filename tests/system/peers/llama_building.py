"""Builds llama.cpp's own server from the source that the Python package `llama-cpp-python` carries.

No weights are downloaded: the model is made here (tiny_model.py). Standard library only; needs a
C++ compiler, cmake and ninja.
"""

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.system.peers import tiny_model
from tests.system.peers.installing import PEERS, NotInstalled

FOLDER = PEERS / "llama"
VERSION = "0.3.36"
"""Of the package; what a peer answers is part of our tests."""

PROGRAMS = ("cmake", "ninja", "c++")
OPTIONS = {
    # the model is tiny: what counts is how long the compiler takes
    "CMAKE_BUILD_TYPE": "None",
    "CMAKE_CXX_FLAGS": "-O0",
    "CMAKE_C_FLAGS": "-O1",
    "BUILD_SHARED_LIBS": "OFF",
    # what is built on one machine of a kind has to run on the others
    "GGML_NATIVE": "OFF",
    "GGML_LLAMAFILE": "OFF",
    "GGML_OPENMP": "OFF",
    "LLAMA_BUILD_TESTS": "OFF",
    "LLAMA_BUILD_EXAMPLES": "OFF",
    "LLAMA_BUILD_UI": "OFF",
    "LLAMA_USE_PREBUILT_UI": "OFF",
    "LLAMA_OPENSSL": "OFF",
    # three minutes on two cores instead of ten
    "CMAKE_UNITY_BUILD": "ON",
    "CMAKE_UNITY_BUILD_BATCH_SIZE": "24",
    "CMAKE_PROJECT_TOP_LEVEL_INCLUDES": Path(__file__).with_name("llama_unity.cmake"),
}

Call = Callable[[Sequence[str]], int]


def run(command: Sequence[str]) -> int:
    return subprocess.run(command, check=False).returncode


def program(folder: Path = FOLDER) -> Path:
    return folder / "llama-server"


def model(folder: Path = FOLDER) -> Path:
    return folder / "tiny.gguf"


def built(folder: Path = FOLDER) -> bool:
    """Whether all of this version is there: the stamp is written last."""
    stamp = folder / "version"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == VERSION


def build(folder: Path = FOLDER, *, call: Call = run) -> None:
    """Have the server and its model in `folder`; does nothing if they are there already."""
    if built(folder):
        return
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    if lacking:
        raise NotInstalled(f"To build llama-server this machine lacks {', '.join(lacking)}.")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    _made(_source(folder, call), folder, call)
    tiny_model.write(model(folder))
    (folder / "version").write_text(VERSION, encoding="utf-8")


def _source(folder: Path, call: Call) -> Path:
    """The source of llama.cpp alone, unpacked."""
    python = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if call([sys.executable, "-m", "venv", str(folder / "venv")]):
        raise NotInstalled("Python could not make an environment; its own lines say why.")
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"]
    wanted = ["--no-binary", ":all:", f"llama-cpp-python=={VERSION}", "--dest", str(folder)]
    if call([str(python), "-m", "pip", "download", *options, *wanted]):
        raise NotInstalled("pip could not download the source; its own lines say why.")
    [archive] = folder.glob("llama_cpp_python-*.tar.gz")
    with tarfile.open(archive) as packed:
        inside = [
            getmember for getmember in packed.getmembers() if "/vendor/llama.cpp/" in getmember.name
        ]
        # older patch versions of Python know no filter
        packed.extraction_filter = getattr(tarfile, "data_filter", lambda member, _path: member)
        packed.extractall(folder, members=inside)
    archive.unlink()
    shutil.rmtree(folder / "venv")
    return folder / f"llama_cpp_python-{VERSION}"


def _made(source: Path, folder: Path, call: Call) -> None:
    """The server alone; what it was made of is not kept (half a gigabyte)."""
    work = folder / "work"
    options = [f"-D{name}={value}" for name, value in OPTIONS.items()]
    place = str(source / "vendor" / "llama.cpp")
    if call(["cmake", "-S", place, "-B", str(work), "-G", "Ninja", *options]):
        raise NotInstalled("cmake could not prepare the build; its own lines say why.")
    if call(["cmake", "--build", str(work), "--target", "llama-server"]):
        raise NotInstalled("llama-server could not be built; the compiler's lines say why.")
    shutil.move(work / "bin" / "llama-server", program(folder))
    shutil.rmtree(work)
    shutil.rmtree(source)
