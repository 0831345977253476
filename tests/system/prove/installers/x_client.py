"""A program with one window that changes its color without end: CLASS LEFT TOP WIDTH HEIGHT."""

import ctypes
import sys
import time

CHANGES = 0.2
"""Seconds between two colors; the first one comes back after 51."""


class _Hint(ctypes.Structure):
    """The class of a window, as XSetClassHint takes it."""

    _fields_ = (("instance", ctypes.c_char_p), ("application", ctypes.c_char_p))


def main(application: str, left: int, top: int, width: int, height: int) -> None:
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = x11.XCreateSimpleWindow.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    gray = 0
    black = ctypes.c_ulong(0)
    window = ctypes.c_ulong(
        x11.XCreateSimpleWindow(display, root, left, top, width, height, 0, black, black)
    )
    name = application.encode()
    x11.XSetClassHint(display, window, ctypes.byref(_Hint(name, name)))
    x11.XMapWindow(display, window)
    while True:
        gray = gray % 255 + 1
        x11.XSetWindowBackground(display, window, ctypes.c_ulong(0x010101 * gray))
        x11.XClearWindow(display, window)
        x11.XFlush(display)
        time.sleep(CHANGES)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
