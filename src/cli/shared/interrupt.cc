#include "cli/shared/interrupt.h"

#include <array>
#include <csignal>

namespace tavola::cli {
namespace {

constexpr std::array kStops{SIGINT, SIGTERM, SIGHUP};

std::atomic<bool> asked{false};
std::atomic<int> which{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void note(int signal) {
  which = signal;
  asked = true;
}

}  // namespace

Interrupt::Interrupt() {
  asked = false;
  which = 0;
  struct sigaction action{};
  action.sa_handler = note;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  for (const int signal : kStops) ::sigaction(signal, &action, nullptr);
}

Interrupt::~Interrupt() {
  for (const int signal : kStops) std::signal(signal, SIG_DFL);
}

const std::atomic<bool>& Interrupt::flag() const { return asked; }
int Interrupt::signal() const { return which; }

}  // namespace tavola::cli
