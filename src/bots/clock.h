// The clock that budgets in milliseconds are measured with.
#pragma once

#include "search/candidate.h"

namespace tavola::bots {

search::Clock clock();

}  // namespace tavola::bots
