/* Faults that really happen, at a chosen point of a chosen process.

Loaded before libc (LD_PRELOAD), it stands in for the calls by which a store becomes durable. It does
nothing until `fault_arm` is called in the process; from then on it counts these calls over all
threads, for files under one folder, and at the nth call of one kind it kills the process, writes a
torn half first, or answers with an error. What it did is written to a descriptor before it happens,
so that a test can prove it. strace can inject too, but counts each thread for itself. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { FSYNC, FDATASYNC, PWRITE64, WRITE, RENAME, CALLS };
static const char *const NAMES[CALLS] = {"fsync", "fdatasync", "pwrite64", "write", "rename"};
enum { KILL, TORN, EIO_ONCE, ENOSPC_ONCE, EIO_ON, ENOSPC_ON, COUNT };
static const char *const KINDS[] = {"kill", "torn", "EIO", "ENOSPC", "EIO+", "ENOSPC+", "count"};

static atomic_int armed;
static int wanted_call, kind, told;
static long wanted_nth;
static char under[PATH_MAX];
static atomic_long counts[CALLS];

void fault_arm(const char *call, long nth, const char *how, const char *folder, int told_to) {
  wanted_call = -1;
  for (int one = 0; one < CALLS; one++)
    if (call && strcmp(call, NAMES[one]) == 0) wanted_call = one;
  for (int one = 0; one <= COUNT; one++)
    if (strcmp(how, KINDS[one]) == 0) kind = one;
  wanted_nth = nth;
  told = told_to;
  snprintf(under, sizeof under, "%s", folder);
  atomic_store(&armed, 1);
}

static void tell(const char *what, int call, long nth, const char *path) {
  char line[PATH_MAX + 64];
  const char *end = strncmp(path, under, strlen(under)) == 0 ? path + strlen(under) : path;
  int length = snprintf(line, sizeof line, "%s %s %ld %s\n", what, NAMES[call], nth, end);
  syscall(SYS_write, told, line, length);
}

/* Whether the point is reached; for a kind that kills, it does not come back (but for `torn`). */
static int reached(int call, const char *path) {
  if (strncmp(path, under, strlen(under)) != 0 || strstr(path, "/logs/")) return 0;
  long nth = atomic_fetch_add(&counts[call], 1) + 1;
  if (kind == COUNT) {
    tell("point", call, nth, path);
    return 0;
  }
  int on = kind == EIO_ON || kind == ENOSPC_ON;
  if (call != wanted_call ? !(on && atomic_load(&counts[wanted_call]) >= wanted_nth)
                          : !(nth == wanted_nth || (on && nth > wanted_nth)))
    return 0;
  if (call == wanted_call && nth == wanted_nth) tell("injected", call, nth, path);
  if (kind == KILL) raise(SIGKILL);
  return 1;
}

static int failed(void) {
  errno = kind == ENOSPC_ONCE || kind == ENOSPC_ON ? ENOSPC : EIO;
  return -1;
}

static const char *path_of(int fd, char *room) {
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, room, PATH_MAX - 1);
  room[length < 0 ? 0 : length] = 0;
  return room;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define AT(call, fd) (atomic_load(&armed) && reached(call, path_of(fd, room)))

int fsync(int fd) {
  char room[PATH_MAX];
  return AT(FSYNC, fd) ? failed() : REAL(fsync)(fd);
}

int fdatasync(int fd) {
  char room[PATH_MAX];
  return AT(FDATASYNC, fd) ? failed() : REAL(fdatasync)(fd);
}

static ssize_t pwrite_(int fd, const void *data, size_t size, off_t at) {
  char room[PATH_MAX];
  if (AT(PWRITE64, fd)) {
    if (kind != TORN) return failed();
    syscall(SYS_pwrite64, fd, data, size / 2, at);
    raise(SIGKILL);
  }
  return syscall(SYS_pwrite64, fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return pwrite_(fd, data, size, at); }
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) { return pwrite_(fd, data, size, at); }

ssize_t write(int fd, const void *data, size_t size) {
  char room[PATH_MAX];
  if (AT(WRITE, fd)) {
    if (kind != TORN) return failed();
    syscall(SYS_write, fd, data, size / 2);
    raise(SIGKILL);
  }
  return syscall(SYS_write, fd, data, size);
}

int rename(const char *from, const char *to) {
  return atomic_load(&armed) && reached(RENAME, to) ? failed() : REAL(rename)(from, to);
}

int renameat(int from_at, const char *from, int to_at, const char *to) {
  return atomic_load(&armed) && reached(RENAME, to) ? failed() : REAL(renameat)(from_at, from, to_at, to);
}
