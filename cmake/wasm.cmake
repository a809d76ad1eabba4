# The toolchain of the wasm preset: clang-19 with wasi-libc and libc++ (Debian packages, see ./dev setup wasm).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)  # nothing links before the reactor's start-up is known
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)

# The host's ar packs wasm objects too when it is not asked for an index, which wasm-ld does not need.
set(CMAKE_AR ar)
set(CMAKE_CXX_ARCHIVE_CREATE "<CMAKE_AR> qcS <TARGET> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_APPEND "<CMAKE_AR> qS <TARGET> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_FINISH "")
