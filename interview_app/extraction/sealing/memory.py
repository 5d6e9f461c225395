"""Resident memory of another process: the watchdog of the sealed worker."""

import sys


def peak_resident_bytes(pid: int) -> int:
    """The peak (Linux) or present (macOS) resident memory of a process in bytes; 0 when it is gone
    or cannot be asked.
    """
    # Looked up, not compared: a type checker would take the other platforms for dead code.
    ask = {"linux": _linux, "darwin": _darwin}.get(sys.platform)
    return ask(pid) if ask is not None else 0


def _linux(pid: int) -> int:
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as file:
            for line in file:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
    except (OSError, ValueError, IndexError):
        pass
    return 0


def _darwin(pid: int) -> int:
    import ctypes  # on other systems it would only take memory

    class TaskInfo(ctypes.Structure):
        """`struct proc_taskinfo` of libproc; only the second field is read."""

        _fields_ = (
            ("virtual_size", ctypes.c_uint64),
            ("resident_size", ctypes.c_uint64),
            ("rest", ctypes.c_uint64 * 10),
        )

    info = TaskInfo()
    try:
        libproc = ctypes.CDLL("/usr/lib/libproc.dylib")
        size = libproc.proc_pidinfo(
            pid, 4, ctypes.c_uint64(0), ctypes.byref(info), ctypes.sizeof(info)
        )
    except (OSError, AttributeError):
        return 0
    return int(info.resident_size) if size > 0 else 0
