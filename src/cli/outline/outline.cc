#include "cli/outline/outline.h"

namespace tavola::cli {

std::string Outline::joined(std::string_view between) const {
  std::string out;
  for (const std::string& name : path) out += (out.empty() ? std::string() : std::string(between)) + name;
  return out;
}

}  // namespace tavola::cli
