#include "cli/shared/progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace tavola::cli {
namespace {

std::string clock_text(double seconds) {
  char text[32];
  const auto whole = std::lround(seconds);
  std::snprintf(text, sizeof text, "%ld:%02ld", whole / 60, whole % 60);
  return text;
}

std::size_t terminal_columns() {
  winsize size{};
  return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20 ? size.ws_col : 80;
}

}  // namespace

Progress::Progress(std::string what, std::uint64_t total, std::uint64_t before)
    : what_(std::move(what)), total_(total), before_(before), terminal_(::isatty(STDERR_FILENO) == 1) {}

std::string Progress::line(std::uint64_t done) const {
  const double passed = std::chrono::duration<double>(Clock::now() - start_).count();
  const double part = total_ == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total_);
  const auto in_this_time = static_cast<double>(done - std::min(done, before_));
  const double left =
      in_this_time > 0 ? passed / in_this_time * static_cast<double>(total_ - std::min(total_, done)) : 0;
  constexpr int kWidth = 24;
  const auto full = static_cast<std::size_t>(part * kWidth);
  return what_ + " [" + std::string(full, '#') + std::string(kWidth - full, '.') + "] " +
         std::to_string(static_cast<int>(part * 100)) + " %  " + clock_text(passed) + " gone, " + clock_text(left) +
         " left";
}

void Progress::show(std::uint64_t done, const std::string& more) {
  const auto now = Clock::now();
  if (now - shown_ < (terminal_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(15000))) return;
  shown_ = now;
  std::string text = line(done) + (more.empty() ? "" : "  ") + more;
  if (terminal_) text = text.substr(0, terminal_columns() - 1);  // a wrapped line could not be redrawn
  std::cerr << (terminal_ ? "\r" : "") << text << (terminal_ ? "\x1b[K" : "\n") << std::flush;
}

void Progress::finish() {
  if (terminal_) std::cerr << "\r\x1b[K" << std::flush;
}

}  // namespace tavola::cli
