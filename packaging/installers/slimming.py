"""What of Qt, of other wheels and of the build machine stays out of an installer, and why.

Libraries of the machine are left out unless they are named here: drivers, the desktop and Mesa's
C++ runtime must be those of the machine that runs the application, and get its security updates.
"""

import ast
import re

_UNREAD_PICTURES = """
    Avif Blp Bmp BufrStub Cur Dcx Dds Eps Fits Fli Fpx Ftex Gbr GribStub Hdf5Stub Icns Ico Im Imt
    Iptc Jpeg2K McIdas Mic Mpeg Msp Palm Pcd Pcx Pdf Pixar Ppm Psd Qoi Sgi Spider Sun Tga Wmf Xbm
    Xpm XVThumb
"""
"""Kinds of pictures that Pillow is never asked to open; a JPEG needs the part for TIFF."""
EXCLUDED = (
    *("tkinter", "turtle", "idlelib", "lib2to3", "unittest", "doctest", "pydoc", "pydoc_data"),
    *("test", "distutils", "ensurepip", "venv", "setuptools", "pip", "pkg_resources", "wheel"),
    *("readline", "curses", "_curses", "PyInstaller", "hypothesis", "mypy", "pytest", "IPython"),
    *("PIL.ImageQt", "PIL.ImageTk", "PIL._imagingtk", "PIL._avif", "PIL._imagingft"),
    *("PIL.ImageCms", "PIL._imagingcms", "PIL.PdfParser"),
    *(f"PIL.{kind}ImagePlugin" for kind in _UNREAD_PICTURES.split()),
    *("requests", "urllib3"),  # for tiktoken, to fetch what is in resources
    *("_pydecimal", "defusedxml.xmlrpc", "xmlrpc"),
    *("yaml._yaml", "yaml.cyaml", "_yaml"),  # a faster reader, for files larger than ours may be
    *("zstandard.backend_cffi", "zstandard._cffi", "PySide6.QtNetwork"),
    *(f"PySide6.Qt{name}" for name in ("Qml", "Quick", "QuickWidgets", "QuickControls2")),
    *(f"PySide6.Qt{name}" for name in ("OpenGL", "OpenGLWidgets", "Sql", "Test", "Xml", "Help")),
    *(
        f"PySide6.Qt{name}"
        for name in ("Designer", "UiTools", "Concurrent", "PrintSupport", "DBus")
    ),
)
"""Modules that nothing of ours imports, but that something we bring could name."""

_LEFT_OUT = (
    *("pydantic.v1", "pydantic.mypy", "pydantic.color", "pydantic.experimental"),
    *(f"uvicorn.{part}" for part in ("lifespan", "loops", "protocols", "workers", "__main__")),
    *("anyio._backends._trio", "httpx._main", "httpx2._main"),
)
"""Modules that are collected by their package's name, for uses that are not ours: other versions of
its own classes, a server on the network, another event loop, a command line."""

_WITH_DOCSTRINGS = "helix_desktop"
"""Docstrings are a tenth of the compiled modules, and nothing reads those of libraries. Ours stay:
a dataclass without one writes it anew at each start."""

_UNUSED_QT = re.compile(
    r"""
    /plugins/(egldeviceintegrations|generic|qmltooling|sqldrivers|printsupport|designer)/
  | /plugins/(virtualkeyboard|networkinformation|tls|wayland-graphics-integration-server)/
  | /plugins/platforms/\w*(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d|webgl)
  | /plugins/platforminputcontexts/\w*virtualkeyboard
  | /plugins/platformthemes/\w*gtk3
  | /plugins/(wayland-graphics-integration-client|xcbglintegrations)/
  | /plugins/wayland-shell-integration/\w*(ivi|fullscreen|wl-shell|qt-shell)
  | /plugins/imageformats/\w*(qpdf|qtiff|qtga|qwbmp|qicns)
  | (^|/)(lib)?Qt6?(Qml|Quick|Pdf|VirtualKeyboard|EglF[sS]|Sql|Test|Xml|Designer|Help|Labs)\w*\b
  | (^|/)(lib)?Qt6?(PrintSupport|Concurrent|OpenGL|UiTools|Network|WaylandCompositor)\w*\b
  | (^|/)(lib)?Qt6?WlShell\w*\b | (^|/)QtDBus\b
  | (^|/)opengl32sw\.dll$
  | /qml/
  | /translations/(?!qtbase_(ar|de|es|fr|ja|pt_BR|zh_CN)\.qm$)
    """,
    re.VERBOSE,
)
"""The window is made of widgets that the processor paints, icons of SVG, and its words are ours but
for those of Qt's own dialogs; translators' files (resources/translations/) match, too."""

_NEVER_READ = re.compile(
    r"/resources/pictures/|/jsonschema/benchmarks/|\.dist-info/(sboms/|RECORD$)"
)
"""Pictures of the README, what a wheel measures itself with, and lists of what it is made of. A
RECORD names the folder of the build: it has sums of scripts whose first line is a path there."""

_OF_THE_PYTHON = r"python3|ssl|crypto|ffi|sqlite3|lzma|bz2"
_OF_X_THAT_LACK = r"xcb-(cursor|icccm|image|keysyms|render-util|util)"
"""Qt's window needs them, and a desktop without Qt has none of them."""
_BROUGHT = re.compile(rf"^lib({_OF_THE_PYTHON}|{_OF_X_THAT_LACK})[-.0-9]*\.so")
_LIBRARY = re.compile(r"^lib[^/]*\.so[.0-9]*$")


def needless(place: str) -> bool:
    """Whether a file is of an unused part of Qt, or never read; `place` is in the folder."""
    path = "/" + place.replace("\\", "/")
    return bool(_UNUSED_QT.search(path)) or never_read(place)


def left_out(module: str) -> bool:
    """Whether a module that was collected stays out all the same."""
    return any(module == each or module.startswith(f"{each}.") for each in _LEFT_OUT)


def without_docstrings(module: str) -> bool:
    """Whether a module is compiled as `python -OO` does it."""
    return module.split(".", 1)[0] != _WITH_DOCSTRINGS


def without_unread_docstrings(source: str) -> str:
    """Return a module of ours without its docstring and those of functions.

    Those of classes stay, since schemas have them. Lines keep their numbers.
    """
    lines = source.splitlines(keepends=True)
    docstrings = [
        node.body[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef)
        and ast.get_docstring(node, clean=False) is not None
    ]
    for docstring in sorted(docstrings, key=lambda docstring: -docstring.lineno):
        first, last = docstring.lineno - 1, docstring.end_lineno or docstring.lineno
        before = lines[first].encode()[: docstring.col_offset]
        after = lines[last - 1].encode()[docstring.end_col_offset :]
        blank = "\n" * (last - 1 - first)
        lines[first:last] = [(before + b'""' + after).decode() + blank]
    return "".join(lines)


def never_read(place: str) -> bool:
    """Whether a file is one that the program reads on no system."""
    return bool(_NEVER_READ.search("/" + place.replace("\\", "/")))


def of_the_system(place: str) -> bool:
    """Whether a library is to be the one of the machine that runs the application (Linux)."""
    return bool(_LIBRARY.match(place)) and not _BROUGHT.match(place)
