// Prints content/sunrise-lane/default.json.
#include <cstdio>

#include "games/sunrise_lane/generator/make_board.h"

namespace {

void print_rows(const char* key, const std::vector<std::string>& rows, const char* end) {
  std::printf("  \"%s\": [\n", key);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::printf("    \"%s\"%s\n", rows[i].c_str(), i + 1 < rows.size() ? "," : "");
  }
  std::printf("  ]%s\n", end);
}

}  // namespace

int main() {
  using namespace tavola::sunrise_lane;
  const Content content = make_default_board();
  std::printf("{\n  \"game\": \"sunrise-lane\",\n  \"format\": 1,\n  \"id\": \"default\",\n");
  std::printf("  \"name\": \"The town around the fountain\",\n  \"version\": 1,\n");
  print_rows("board", write_board(content), ",");
  print_rows("areas", write_areas(content), "");
  std::printf("}\n");
  return 0;
}
