# The toolchain of the wasm preset: clang-19 with wasi-libc and libc++ (Debian packages, see ./dev setup wasm).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)  # the reactor's start-up code is missing, so nothing links yet
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)

# The host's ar can pack wasm objects if it writes no index. wasm-ld needs none.
set(CMAKE_AR ar)
set(CMAKE_CXX_ARCHIVE_CREATE "<CMAKE_AR> qcS <TARGET> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_APPEND "<CMAKE_AR> qS <TARGET> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_FINISH "")
