// Runs every input of the fuzz corpora in the ordinary build. A broken promise aborts.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "targets.h"

namespace {

using Target = void (*)(std::string_view);

/// Runs the target over its corpus. Returns the number of inputs.
int run_corpus(const std::string& name, Target target) {
  int inputs = 0;
  for (const auto& file : std::filesystem::directory_iterator(std::string(TAVOLA_CORPUS) + "/" + name)) {
    std::ifstream in(file.path(), std::ios::binary);
    std::stringstream bytes;
    bytes << in.rdbuf();
    SCOPED_TRACE(file.path().string());
    target(bytes.str());
    ++inputs;
  }
  return inputs;
}

TEST(FuzzCorpus, Content) { EXPECT_GE(run_corpus("content", tavola::fuzz::content), 3); }
TEST(FuzzCorpus, Notation) { EXPECT_GE(run_corpus("notation", tavola::fuzz::notation), 3); }
TEST(FuzzCorpus, Position) { EXPECT_GE(run_corpus("position", tavola::fuzz::position), 3); }
TEST(FuzzCorpus, Record) { EXPECT_GE(run_corpus("record", tavola::fuzz::record), 3); }
TEST(FuzzCorpus, Engine) { EXPECT_GE(run_corpus("engine", tavola::fuzz::engine), 3); }

TEST(FuzzCorpus, Messages) { EXPECT_GE(run_corpus("messages", tavola::fuzz::messages), 3); }
TEST(FuzzCorpus, Entries) { EXPECT_GE(run_corpus("entries", tavola::fuzz::entries), 3); }
TEST(FuzzCorpus, Http) { EXPECT_GE(run_corpus("http", tavola::fuzz::http), 3); }

}  // namespace
