"""The processes of a command on Windows, in a Job object that ends them all.

Only Helix holds the handle: when it is closed, also because Helix has crashed or was killed,
Windows ends every process of the job. A process begins suspended and is in the job before its first
instruction, and a job's processes cannot leave it. There is no polite end: a console of its own,
which keeps Ctrl+C in Helix's console away from commands, keeps Ctrl+Break from Helix away, too.
"""

import os
import subprocess
import sys

from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.process import ProcessLaunch
from helix_desktop.tools.programs.windows_launch import join_words

KILLED = 137
"""The exit status of ended processes, as bash reports those that were killed."""

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _CREATE_SUSPENDED = 0x4
    _ACTIVE_PROCESS, _PROCESS_MEMORY = 0x8, 0x100
    _DIE_ON_UNHANDLED_EXCEPTION, _KILL_ON_JOB_CLOSE = 0x400, 0x2000
    _EXTENDED_LIMITS = 9
    _SET_QUOTA, _TERMINATE, _SUSPEND_RESUME = 0x100, 0x1, 0x800

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("PerProcessUserTimeLimit", ctypes.c_int64),
            ("PerJobUserTimeLimit", ctypes.c_int64),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _ExtendedLimits(ctypes.Structure):
        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_uint64 * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _nt = ctypes.WinDLL("ntdll")
    _HANDLE, _DWORD, _BOOL = wintypes.HANDLE, wintypes.DWORD, wintypes.BOOL
    _kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, wintypes.LPCWSTR)
    _kernel.CreateJobObjectW.restype = _HANDLE
    _kernel.SetInformationJobObject.argtypes = (_HANDLE, ctypes.c_int, ctypes.c_void_p, _DWORD)
    _kernel.AssignProcessToJobObject.argtypes = (_HANDLE, _HANDLE)
    _kernel.TerminateJobObject.argtypes = (_HANDLE, ctypes.c_uint)
    _kernel.OpenProcess.argtypes = (_DWORD, _BOOL, _DWORD)
    _kernel.OpenProcess.restype = _HANDLE
    _kernel.CloseHandle.argtypes = (_HANDLE,)
    _nt.NtResumeProcess.argtypes = (_HANDLE,)
    _nt.NtResumeProcess.restype = ctypes.c_long

    def _checked(answer: int | None) -> int:
        if not answer:
            raise ctypes.WinError(ctypes.get_last_error())
        return answer

    class JobObject:
        """A Job object whose processes end with it."""

        def __init__(self, limits: CommandLimits) -> None:
            # without a name, and no process inherits its handle
            self._handle: int | None = _checked(_kernel.CreateJobObjectW(None, None))
            try:
                wanted = _ExtendedLimits()
                wanted.BasicLimitInformation.LimitFlags = (
                    _KILL_ON_JOB_CLOSE
                    | _DIE_ON_UNHANDLED_EXCEPTION
                    | _ACTIVE_PROCESS
                    | _PROCESS_MEMORY
                )
                wanted.BasicLimitInformation.ActiveProcessLimit = limits.processes
                wanted.ProcessMemoryLimit = limits.memory
                size = ctypes.sizeof(wanted)
                info = ctypes.byref(wanted)
                _checked(
                    _kernel.SetInformationJobObject(self._handle, _EXTENDED_LIMITS, info, size)
                )
            except OSError:
                self.close()
                raise

        def adopt(self, pid: int) -> None:
            """Take a suspended process in and let it run; its number must still be held."""
            rights = _SET_QUOTA | _TERMINATE | _SUSPEND_RESUME
            process = _checked(_kernel.OpenProcess(rights, False, pid))
            try:
                _checked(_kernel.AssignProcessToJobObject(self._handle, process))
                if _nt.NtResumeProcess(process) < 0:
                    raise OSError("the command's process could not be resumed")
            finally:
                _kernel.CloseHandle(process)

        def kill(self) -> None:
            """End all processes of the job; none is left when this returns."""
            if self._handle is not None:
                _kernel.TerminateJobObject(self._handle, KILLED)

        def close(self) -> None:
            handle, self._handle = self._handle, None
            if handle is not None:
                _kernel.CloseHandle(handle)

    class JobProcesses:
        """The processes of one command: a ProcessTree."""

        def __init__(self, launch: ProcessLaunch, limits: CommandLimits) -> None:
            self._job = JobObject(limits)
            try:
                self._process = subprocess.Popen(
                    join_words(launch.words),
                    executable=launch.words[0],
                    env=launch.environment,
                    cwd=launch.folder or None,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    # suspended until it is in the job; a console without a window: programs that
                    # need one find it, and nothing flashes up
                    creationflags=subprocess.CREATE_NO_WINDOW | _CREATE_SUSPENDED,
                    bufsize=0,
                )
            except (OSError, ValueError):
                self._job.close()
                raise
            try:
                self._job.adopt(self._process.pid)
            except OSError:
                self._process.kill()
                self.close()
                raise

        def read(self) -> bytes:
            assert self._process.stdout is not None
            return os.read(self._process.stdout.fileno(), 64 * 1024)

        def wait(self) -> int:
            return self._process.wait()

        def kill(self) -> None:
            self._job.kill()

        def close(self) -> None:
            self._job.close()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process.wait()

    def system_code_page() -> str:
        """Return the encoding of programs that do not write UTF-8."""
        return f"cp{_kernel.GetACP()}"
