// compiler-rt's 128-bit division is built with a stack guard that wasi-libc does not provide.
#include <cstdint>

extern "C" {
std::uintptr_t __stack_chk_guard = 0x595e9fbd;              // NOLINT(bugprone-reserved-identifier): the linker's name
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }  // NOLINT(bugprone-reserved-identifier)
}

/// The only thread never ends, so its thread-local objects are never destroyed.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }  // NOLINT(bugprone-reserved-identifier)
