"""Seals the process that reads a document: no files, no programs, no network, bounded memory and
time (DESIGN 2).

Best effort by what the system has: Landlock and a seccomp filter on Linux, the "pure computation"
profile on macOS, resource limits wherever there is `resource`. What holds is reported, for
`doctor`.
"""

import contextlib
import ctypes
import os
import platform
import signal
import struct
import sys

from interview_app.extraction.limits import WORKER_BYTES, WORKER_CPU_SECONDS

if sys.platform != "win32":
    import resource

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_SET_SECCOMP, _PR_SET_NO_NEW_PRIVS = 1, 4, 22, 38
_SECCOMP_MODE_FILTER = 2
_LANDLOCK_CREATE_RULESET, _LANDLOCK_RESTRICT_SELF = 444, 446
_LANDLOCK_VERSION = 1
_FS_RIGHTS_BY_ABI = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}
"""How many file rights (bits from 0) each Landlock version knows; 5 and later know 16."""

_AUDIT_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_ALLOW, _KILL, _EPERM = 0x7FFF0000, 0x80000000, 0x00050001
_LOAD, _JEQ, _JSET, _JGE, _RETURN = 0x20, 0x15, 0x45, 0x35, 0x06
_PROT_EXEC = 4
_CALLS: dict[str, dict[str, int]] = {
    "x86_64": {
        "read": 0,
        "write": 1,
        "close": 3,
        "fstat": 5,
        "poll": 7,
        "lseek": 8,
        "mmap": 9,
        "mprotect": 10,
        "munmap": 11,
        "brk": 12,
        "rt_sigaction": 13,
        "rt_sigprocmask": 14,
        "rt_sigreturn": 15,
        "readv": 19,
        "writev": 20,
        "select": 23,
        "sched_yield": 24,
        "mremap": 25,
        "madvise": 28,
        "nanosleep": 35,
        "getpid": 39,
        "exit": 60,
        "gettimeofday": 96,
        "getrusage": 98,
        "times": 100,
        "sigaltstack": 131,
        "gettid": 186,
        "futex": 202,
        "sched_getaffinity": 204,
        "restart_syscall": 219,
        "clock_gettime": 228,
        "clock_getres": 229,
        "clock_nanosleep": 230,
        "exit_group": 231,
        "tgkill": 234,
        "pselect6": 270,
        "ppoll": 271,
        "set_robust_list": 273,
        "getrandom": 318,
        "rseq": 334,
    },
    "aarch64": {
        "close": 57,
        "lseek": 62,
        "read": 63,
        "write": 64,
        "readv": 65,
        "writev": 66,
        "pselect6": 72,
        "ppoll": 73,
        "fstat": 80,
        "exit": 93,
        "exit_group": 94,
        "futex": 98,
        "set_robust_list": 99,
        "nanosleep": 101,
        "clock_gettime": 113,
        "clock_getres": 114,
        "clock_nanosleep": 115,
        "sched_getaffinity": 123,
        "sched_yield": 124,
        "restart_syscall": 128,
        "tgkill": 131,
        "sigaltstack": 132,
        "rt_sigaction": 134,
        "rt_sigprocmask": 135,
        "rt_sigreturn": 139,
        "times": 153,
        "getrusage": 165,
        "gettimeofday": 169,
        "getpid": 172,
        "gettid": 178,
        "brk": 214,
        "munmap": 215,
        "mremap": 216,
        "mmap": 222,
        "mprotect": 226,
        "madvise": 233,
        "getrandom": 278,
        "rseq": 293,
    },
}
"""All a reader needs once everything is imported: memory, clocks, and the two pipes it already
holds.
"""


def die_with_parent() -> None:
    """Ask the system to end this process when the one that started it ends (Linux; elsewhere the
    closed pipe does it).
    """
    if sys.platform == "linux":
        _libc().prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def seal() -> dict[str, bool]:
    """Close every door that this system has a lock for; returns which locks hold. Cannot be
    undone.
    """
    return _close_doors(limit_resources())


def _close_doors(limits: bool) -> dict[str, bool]:
    held = {"limits": limits, "no_new_privs": False, "landlock": False, "seccomp": False}
    if sys.platform == "linux":
        libc = _libc()
        libc.prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
        held["no_new_privs"] = libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
        held["landlock"] = _landlock(libc)
        held["seccomp"] = _seccomp(libc)
    elif sys.platform == "darwin":
        held["sandbox"] = _mac_sandbox()
    return held


def confine(*, most_bytes: int, cpu_seconds: int) -> dict[str, bool]:
    """The same seal for a child that works longer and on larger pictures: everything it needs is
    loaded before.
    """
    return _close_doors(limit_resources(cpu_seconds=cpu_seconds, most_bytes=most_bytes))


def limit_resources(
    *, cpu_seconds: int = WORKER_CPU_SECONDS, most_bytes: int = WORKER_BYTES
) -> bool:
    """CPU seconds and memory of this process; the address space may grow by what resident memory
    has left.
    """
    if sys.platform == "win32":
        return False
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds + 2))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    sizes = _own_sizes()
    if sizes is None:
        return False
    address_space, resident = sizes
    bound = address_space + max(0, most_bytes - resident)
    resource.setrlimit(resource.RLIMIT_AS, (bound, bound))
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))
    return True


def _own_sizes() -> tuple[int, int] | None:
    """Address space and resident memory in bytes, where /proc tells them."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = file.read().split()
    except OSError:
        return None
    size = os.sysconf("SC_PAGE_SIZE")
    return int(pages[0]) * size, int(pages[1]) * size


def _libc() -> ctypes.CDLL:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl.argtypes = [
        ctypes.c_int,
        ctypes.c_ulong,
        ctypes.c_ulong,
        ctypes.c_ulong,
        ctypes.c_ulong,
    ]
    libc.syscall.restype = ctypes.c_long
    return libc


def _landlock(libc: ctypes.CDLL) -> bool:
    """No right to any file, no TCP, and from version 6 no signals across the border."""
    version = libc.syscall(
        ctypes.c_long(_LANDLOCK_CREATE_RULESET),
        None,
        ctypes.c_size_t(0),
        ctypes.c_uint(_LANDLOCK_VERSION),
    )
    if version < 1:
        return False
    files = (1 << _FS_RIGHTS_BY_ABI.get(min(version, 5), 13)) - 1
    rules = struct.pack("=QQQ", files, 3 if version >= 4 else 0, 3 if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    handle = libc.syscall(
        ctypes.c_long(_LANDLOCK_CREATE_RULESET),
        ctypes.c_char_p(rules),
        ctypes.c_size_t(size),
        ctypes.c_uint(0),
    )
    if handle < 0:
        return False
    refused = libc.syscall(
        ctypes.c_long(_LANDLOCK_RESTRICT_SELF), ctypes.c_int(handle), ctypes.c_uint(0)
    )
    os.close(handle)
    return int(refused) == 0


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_void_p))


def _seccomp(libc: ctypes.CDLL) -> bool:
    machine = platform.machine()
    if machine not in _CALLS:
        return False
    code = b"".join(_filter(machine))
    buffer = ctypes.create_string_buffer(code, len(code))
    program = _Program(len(code) // 8, ctypes.cast(buffer, ctypes.c_void_p))
    held: bool = (
        libc.prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, ctypes.addressof(program), 0, 0) == 0
    )
    return held


def _filter(machine: str) -> list[bytes]:
    """A classic BPF program: the listed calls pass, all others fail with EPERM; a foreign
    architecture kills.
    """

    def step(code: int, value: int, then: int = 0, otherwise: int = 0) -> bytes:
        return struct.pack("=HBBI", code, then, otherwise, value)

    calls = dict(_CALLS[machine])
    steps = [
        step(_LOAD, 4),
        step(_JEQ, _AUDIT_ARCH[machine], 1, 0),
        step(_RETURN, _KILL),
        step(_LOAD, 0),
    ]
    if machine == "x86_64":
        steps += [step(_JGE, 0x40000000, 0, 1), step(_RETURN, _EPERM)]  # the x32 calls
    # A signal to oneself is how abort() ends a process; to anyone else it is none of a reader's
    # business.
    steps += [
        step(_JEQ, calls.pop("tgkill"), 0, 4),
        step(_LOAD, 16),
        step(_JEQ, os.getpid(), 0, 1),
        step(_RETURN, _ALLOW),
        step(_RETURN, _EPERM),
    ]
    for name in ("mmap", "mprotect"):
        steps += [
            step(_JEQ, calls.pop(name), 0, 4),
            step(_LOAD, 32),
            step(_JSET, _PROT_EXEC, 1, 0),
            step(_RETURN, _ALLOW),
            step(_RETURN, _EPERM),
        ]
    for number in calls.values():
        steps += [step(_JEQ, number, 0, 1), step(_RETURN, _ALLOW)]
    return [*steps, step(_RETURN, _EPERM)]


def _mac_sandbox() -> bool:
    """The profile `pure-computation`: memory and the open pipes, nothing else."""
    try:
        system = ctypes.CDLL("/usr/lib/libSystem.dylib")
        message = ctypes.c_char_p()
        return bool(
            system.sandbox_init(b"pure-computation", ctypes.c_uint64(1), ctypes.byref(message)) == 0
        )
    except (OSError, AttributeError):
        return False
