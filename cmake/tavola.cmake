# The few build functions of the house. The link lines of the targets are what keeps the layers apart.

add_library(tavola_flags INTERFACE)
target_compile_options(tavola_flags INTERFACE -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -Werror -ffp-contract=off)
target_include_directories(tavola_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)

# tavola_library(name SOURCES a.cc ... LINK other ...)
function(tavola_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC tavola_flags ${ARG_LINK})
endfunction()

# tavola_test(name SOURCES a_test.cc ... LINK library ...): one GoogleTest program, each test known to ctest
function(tavola_test name)
  if(NOT TAVOLA_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE tavola_flags ${ARG_LINK} GTest::gtest_main)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT 600)
endfunction()

# tavola_embed(name NAMESPACE ns FILES a.json ...): a library with `ns::files()`, each file by its path in the tree
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
