#include "AllocationCounter.h"

#if defined(__GLIBC__) || defined(__gnu_linux__)
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// The library's own functions under their other names: these here stand in front of them.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long count;

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_calloc(number, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

long allocationCount(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

long allocatedBytes(void) { return (long)mallinfo2().uordblks; }
#else
long allocationCount(void) { return -1; }

long allocatedBytes(void) { return -1; }
#endif
