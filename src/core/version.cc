#include "core/version.h"

namespace tavola::core {

constinit const std::string_view kVersion = TAVOLA_VERSION;  // from CMake

}  // namespace tavola::core
