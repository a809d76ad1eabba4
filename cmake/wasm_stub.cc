// compiler-rt's 128-bit division is built with a stack guard that wasi-libc does not provide.
#include <cstdint>

extern "C" {
std::uintptr_t __stack_chk_guard = 0x595e9fbd;  // NOLINT(bugprone-reserved-identifier): the name is the linker's
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }  // NOLINT(bugprone-reserved-identifier)
}
