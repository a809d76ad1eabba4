// Opens an address in the person's browser.
#pragma once

#include <string>

#include "core/result.h"

namespace tavola::cli {

/// Starts the desktop's program for that (xdg-open, wslview or open), without a shell, and does not wait for it: a
/// browser may run for hours. The error says that there is none, or that it can't be started. If it ends with an error
/// later, a line on standard error says so.
core::Status open_browser(const std::string& url);

}  // namespace tavola::cli
