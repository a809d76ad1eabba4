// The clock for budgets in milliseconds.
#pragma once

#include "search/candidate.h"

namespace tavola::bots {

search::Clock clock();

}  // namespace tavola::bots
