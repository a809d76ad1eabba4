# Header-only libraries of the host, made visible to the wasm compiler one by one: the rest of /usr/include is the
# host's libc and must stay out of sight.
find_path(NLOHMANN_HOME nlohmann/json.hpp PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
file(CREATE_LINK ${NLOHMANN_HOME}/nlohmann ${CMAKE_BINARY_DIR}/include/nlohmann SYMBOLIC)
include_directories(SYSTEM ${CMAKE_BINARY_DIR}/include)
