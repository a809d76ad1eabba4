#include "client/process_figures.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

namespace tavola::client {

core::Result<ProcessFigures> read_process(pid_t process) {
  const std::string folder = "/proc/" + std::to_string(process);
  const core::Error gone{"no-process", std::to_string(process), "there is no such process, or you may not read it"};
  ProcessFigures figures;
  std::ifstream memory(folder + "/statm");
  std::uint64_t pages = 0;
  if (!(memory >> pages >> pages)) return gone;  // the second number is the resident size
  figures.resident_kb = pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) / 1024;

  std::ifstream stat(folder + "/stat");
  const std::string text{std::istreambuf_iterator<char>(stat), {}};
  const std::size_t name_end = text.rfind(')');  // the name itself may contain ')'
  if (name_end == text.npos) return gone;
  std::istringstream fields(text.substr(name_end + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  std::uint64_t user = 0;
  std::uint64_t system = 0;
  fields >> user >> system;
  figures.cpu_seconds = static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));

  std::error_code hidden;
  for (const auto& one : std::filesystem::directory_iterator(folder + "/fd", hidden)) {
    figures.descriptors += one.path().empty() ? 0 : 1;
  }
  return figures;
}

}  // namespace tavola::client
