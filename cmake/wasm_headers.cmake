# Makes header-only libraries of the host visible to the wasm compiler, one by one. The rest of /usr/include belongs to
# the host's libc and must stay hidden.
find_path(NLOHMANN_HOME nlohmann/json.hpp PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
file(CREATE_LINK ${NLOHMANN_HOME}/nlohmann ${CMAKE_BINARY_DIR}/include/nlohmann SYMBOLIC)
include_directories(SYSTEM ${CMAKE_BINARY_DIR}/include)
