/* A system without a lock for anything: every call by which a process seals itself is refused. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>

static long refused(void) {
  errno = ENOSYS;
  return -1;
}

int prctl(int option, ...) {
  va_list list;
  va_start(list, option);
  unsigned long a = va_arg(list, unsigned long), b = va_arg(list, unsigned long);
  unsigned long c = va_arg(list, unsigned long), d = va_arg(list, unsigned long);
  va_end(list);
  if (option == 22) return (int)refused(); /* PR_SET_SECCOMP */
  return ((int (*)(int, unsigned long, unsigned long, unsigned long, unsigned long))dlsym(
      RTLD_NEXT, "prctl"))(option, a, b, c, d);
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a[6];
  for (int one = 0; one < 6; one++) a[one] = va_arg(list, long);
  va_end(list);
  if (number >= 444 && number <= 446) return refused(); /* Landlock */
  return ((long (*)(long, long, long, long, long, long, long))dlsym(RTLD_NEXT, "syscall"))(
      number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
