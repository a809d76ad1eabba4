// Runs a fuzz target without libFuzzer: first each file of the given folders, then mutations of them, which are the
// same in every run. Saves an input that ends the process as crash-input in the current folder.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/random.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" void __sanitizer_set_death_callback(void (*callback)()) __attribute__((weak));  // NOLINT: a fixed name

namespace {

constexpr int kMutations = 20000;
constexpr auto kTime = std::chrono::seconds(3);

const std::string* current = nullptr;

void keep_current() {
  if (current == nullptr) return;
  std::ofstream("crash-input", std::ios::binary) << *current;
  std::fprintf(stderr, "the input that did this is in crash-input (%zu bytes)\n", current->size());
}

void keep_and_die(int signal) {
  std::signal(signal, SIG_DFL);
  keep_current();
  std::raise(signal);
}

void run(const std::string& input) {
  current = &input;
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
  current = nullptr;
}

std::vector<std::string> read_seeds(int folders, char** names) {
  std::vector<std::filesystem::path> paths;
  for (int i = 0; i < folders; ++i) {
    if (!std::filesystem::is_directory(names[i])) continue;
    for (const auto& entry : std::filesystem::directory_iterator(names[i])) paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> seeds;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return seeds;
}

/// One small change: a byte, a part cut out or doubled, the end cut off, or a part of another seed inserted.
void mutate(std::string& text, const std::string& other, tavola::core::Rng& rng) {
  const auto place = [&](const std::string& in) { return rng.below(static_cast<std::uint32_t>(in.size() + 1)); };
  const std::size_t at = place(text);
  const std::size_t length = rng.below(16);
  switch (rng.below(5)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(rng.next());
      break;
    case 1:
      text.erase(at, length);
      break;
    case 2:
      text.insert(at, text.substr(at, length));
      break;
    case 3:
      text.resize(at);
      break;
    default:
      text.insert(at, other.substr(place(other), length));
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (__sanitizer_set_death_callback != nullptr) {
    __sanitizer_set_death_callback(keep_current);
  } else {
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL}) std::signal(signal, keep_and_die);
  }
  std::vector<std::string> seeds = read_seeds(argc - 1, argv + 1);
  seeds.emplace_back();
  for (const std::string& seed : seeds) run(seed);

  tavola::core::Rng rng(1);
  const auto any_seed = [&]() -> const std::string& {
    return seeds[rng.below(static_cast<std::uint32_t>(seeds.size()))];
  };
  const auto end = std::chrono::steady_clock::now() + kTime;
  int done = 0;
  for (; done < kMutations && std::chrono::steady_clock::now() < end; ++done) {
    std::string text = any_seed();
    const std::string& other = any_seed();
    for (std::uint32_t changes = 1 + rng.below(4); changes > 0; --changes) mutate(text, other, rng);
    run(text);
  }
  std::printf("%zu seeds and %d mutations of them\n", seeds.size(), done);
  return 0;
}
