#pragma once

/// How many blocks this process has asked for on the heap so far, where that can be counted: on
/// Linux with the GNU C library. Elsewhere -1.
long allocationCount(void);

/// How many bytes of the heap are in use, where that can be told; elsewhere -1.
long allocatedBytes(void);
