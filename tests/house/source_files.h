// The files of the tree, for tests that read them.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::house {

namespace fs = std::filesystem;

inline const fs::path kRoot(TAVOLA_SOURCE);

inline std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

/// True for tests and what only tests include.
inline bool is_test(std::string_view path) {
  for (const std::string_view part : {"_test.cc", "testing", ".test.ts", "/e2e/"}) {
    if (path.find(part) != std::string_view::npos) return true;
  }
  return path.starts_with("tests/");
}

/// The files below a folder, as paths from the root of the tree, in order. What is built or fetched is left out.
inline std::vector<std::string> files_below(const std::string& folder) {
  std::vector<std::string> files;
  for (auto it = fs::recursive_directory_iterator(kRoot / folder); it != fs::recursive_directory_iterator(); ++it) {
    const std::string name = it->path().filename().string();
    if (it->is_directory() && (name == "node_modules" || name == "build" || name == "dist" || name.starts_with("."))) {
      it.disable_recursion_pending();
    } else if (it->is_regular_file()) {
      files.push_back(fs::relative(it->path(), kRoot).generic_string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace tavola::house
