# The build functions of this project. The link lines of the targets keep the layers apart.

# TAVOLA_WASM is set in the wasm preset. It has no exceptions, threads or files; tavola_wasm makes its programs.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  set(TAVOLA_WASM ON)
  include(${CMAKE_CURRENT_LIST_DIR}/wasm_headers.cmake)
else()
  set(TAVOLA_WASM OFF)
  find_program(MOLD mold)
  if(MOLD)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

# tavola_system_library(variable name): how to link a library of the system. With TAVOLA_STATIC, it becomes part of the
# program, which then needs only the C library.
function(tavola_system_library variable name)
  if(TAVOLA_STATIC)
    find_library(TAVOLA_STATIC_${name} lib${name}.a REQUIRED)
    set(${variable} ${TAVOLA_STATIC_${name}} m PARENT_SCOPE)
  else()
    set(${variable} ${name} PARENT_SCOPE)
  endif()
endfunction()

if(TAVOLA_IPO)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
  # Local names get a suffix that would be random otherwise; a release must come out the same each time.
  string(REPLACE "<FLAGS>" "<FLAGS> -frandom-seed=<OBJECT>" CMAKE_CXX_COMPILE_OBJECT "${CMAKE_CXX_COMPILE_OBJECT}")
  add_link_options(-frandom-seed=tavola)
endif()

add_library(tavola_flags INTERFACE)
target_compile_options(tavola_flags INTERFACE
  -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -Werror -ffp-contract=off)
target_include_directories(tavola_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)

# tavola_unite(name): compiles several files of a target at once, so that shared headers are parsed once. Names in
# anonymous namespaces must differ. The preset "plain" compiles each file alone.
function(tavola_unite name)
  if(TAVOLA_UNITY)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${TAVOLA_UNITY})
  endif()
endfunction()

# tavola_headers(name HEADERS <a.h> ... LINK library ... OPTIONS flag ...): with TAVOLA_HEADERS, headers that are parsed
# once. tavola_use_headers(target name) uses them; the target must have the same flags.
function(tavola_headers name)
  if(NOT TAVOLA_HEADERS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "HEADERS;LINK;OPTIONS" ${ARGN})
  file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/${name}.cc CONTENT "")
  add_library(${name} OBJECT ${CMAKE_BINARY_DIR}/${name}.cc)
  target_link_libraries(${name} PRIVATE tavola_flags ${ARG_LINK})
  target_compile_options(${name} PRIVATE ${ARG_OPTIONS})
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()
function(tavola_use_headers target name)
  if(TARGET ${name})
    target_precompile_headers(${target} REUSE_FROM ${name})
  endif()
endfunction()

tavola_headers(tavola_library_headers HEADERS <nlohmann/json.hpp>)

# tavola_library(name [HEADERS headers] SOURCES a.cc ... LINK other ...)
function(tavola_library name)
  cmake_parse_arguments(ARG "" "HEADERS" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC tavola_flags ${ARG_LINK})
  tavola_unite(${name})
  if(NOT ARG_HEADERS)
    set(ARG_HEADERS tavola_library_headers)
  endif()
  tavola_use_headers(${name} ${ARG_HEADERS})
endfunction()

# tavola_test(name [OPTIMISED] SOURCES a_test.cc ... LINK library ...): a GoogleTest program whose tests ctest lists one
# by one. OPTIMISED: it runs so long that optimising its own files pays off.
function(tavola_test name)
  if(NOT TAVOLA_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "OPTIMISED" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE tavola_flags ${ARG_LINK} GTest::gtest_main)
  tavola_unite(${name})
  if(NOT ARG_OPTIMISED)
    target_compile_options(${name} PRIVATE ${TAVOLA_TEST_FLAGS})
    tavola_use_headers(${name} tavola_test_headers)
  endif()
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT 600 LABELS ${name})
  # `./dev check` uses this to find the programs that changed.
  file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/programs/${name}.txt CONTENT "$<TARGET_FILE:${name}>\n")
endfunction()

# tavola_embed(name NAMESPACE ns FILES a.json ...): a library with `ns::files()`, which has each file under its path
function(tavola_embed name)
  cmake_parse_arguments(ARG "" "NAMESPACE" "FILES" ${ARGN})
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${name}.cc)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DOUT=${out} -DNAMESPACE=${ARG_NAMESPACE} -DROOT=${CMAKE_SOURCE_DIR} "-DFILES=${ARG_FILES}"
            -P ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${ARG_FILES} ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    VERBATIM)
  add_library(${name} STATIC ${out})
  target_link_libraries(${name} PUBLIC tavola_flags)
endfunction()

# tavola_embed_site(name NAMESPACE ns ROOT folder FILES index.html ...): a library with `ns::files()`, the files of a
# web site with their paths from ROOT, types and tags, compressed where possible
function(tavola_embed_site name)
  cmake_parse_arguments(ARG "" "NAMESPACE;ROOT" "FILES" ${ARGN})
  find_program(GZIP gzip)
  find_program(BROTLI brotli)
  list(TRANSFORM ARG_FILES PREPEND ${ARG_ROOT}/)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${name}.cc)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DOUT=${out} -DNAMESPACE=${ARG_NAMESPACE} -DROOT=${ARG_ROOT} "-DFILES=${ARG_FILES}"
            -DGZIP=${GZIP} -DBROTLI=${BROTLI} -P ${CMAKE_SOURCE_DIR}/cmake/embed_site.cmake
    DEPENDS ${ARG_FILES} ${CMAKE_SOURCE_DIR}/cmake/embed_site.cmake
    VERBATIM)
  add_library(${name} STATIC ${out})
  target_link_libraries(${name} PUBLIC tavola_flags)
endfunction()

# tavola_collect(group target): `ninja group` builds the target
function(tavola_collect group target)
  if(NOT TARGET ${group})
    add_custom_target(${group})
  endif()
  add_dependencies(${group} ${target})
endfunction()

# tavola_fuzz(fuzz_x SOURCES a.cc ... LINK library ...): in the fuzz preset, a libFuzzer program build/fuzz/fuzz/fuzz_x.
# Its seeds and past findings are in tests/fuzz/corpus/x. In presets with tests, the test Fuzz.fuzz_x runs them and
# mutations of them.
function(tavola_fuzz name)
  if(NOT TAVOLA_FUZZ AND NOT TAVOLA_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE tavola_flags ${ARG_LINK})
  tavola_use_headers(${name} tavola_library_headers)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
  if(TAVOLA_FUZZ)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    tavola_collect(fuzzers ${name})
  else()
    if(NOT TARGET fuzz_replay)
      add_library(fuzz_replay STATIC ${CMAKE_SOURCE_DIR}/cmake/fuzz_replay.cc)
      target_link_libraries(fuzz_replay PUBLIC tavola_flags)
    endif()
    target_link_libraries(${name} PRIVATE fuzz_replay)
    string(REGEX REPLACE "^fuzz_" "" corpus ${name})
    add_test(NAME Fuzz.${name} COMMAND ${name} ${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${corpus})
    set_tests_properties(Fuzz.${name} PROPERTIES TIMEOUT 600 LABELS ${name})
    file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/programs/${name}.txt CONTENT "$<TARGET_FILE:${name}>\n")
  endif()
endfunction()

# tavola_wasm(name SOURCES a.cc ... LINK library ... EXPORTS function ...): in the wasm preset, a reactor module
# build/wasm/<name>.wasm. The host calls _initialize() once, then the exports, which are extern "C".
function(tavola_wasm name)
  if(NOT TAVOLA_WASM)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;EXPORTS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES} ${CMAKE_SOURCE_DIR}/cmake/wasm_stub.cc)
  target_link_libraries(${name} PRIVATE tavola_flags ${ARG_LINK})
  if(ARG_EXPORTS)
    list(TRANSFORM ARG_EXPORTS PREPEND -Wl,--export=)
  endif()
  target_link_options(${name} PRIVATE -mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576 -Wl,--stack-first
                      ${ARG_EXPORTS})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
  tavola_collect(modules ${name})
endfunction()
