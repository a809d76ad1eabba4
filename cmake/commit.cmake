# Writes a file with cli::commit(), the commit that the program is built from. Runs at every build, and changes the file
# only when the commit differs. -DCOMMIT or TAVOLA_COMMIT in the environment comes first, then git, then "unknown".
# usage: cmake -DOUT=commit.cc -DROOT=folder [-DCOMMIT=text] -P commit.cmake
if(NOT COMMIT)
  set(COMMIT "$ENV{TAVOLA_COMMIT}")
endif()
if(NOT COMMIT)
  get_filename_component(above ${ROOT} DIRECTORY)
  set(ENV{GIT_CEILING_DIRECTORIES} ${above})  # files from an archive, inside some other repository, have no commit
  execute_process(
    COMMAND git describe --always --dirty --abbrev=10 --exclude=*
    WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  if(failed)
    set(COMMIT unknown)
  endif()
endif()
if(NOT COMMIT MATCHES "^[0-9A-Za-z._+-]+$")
  message(FATAL_ERROR "TAVOLA_COMMIT is \"${COMMIT}\": expected a short hash")
endif()
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT [[
#include "cli/shared/commit.h"

namespace tavola::cli {

std::string_view commit() { return "@COMMIT@"; }

}  // namespace tavola::cli
]])
