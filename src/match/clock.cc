#include "match/clock.h"

#include <algorithm>

namespace tavola::match {

Clock::Clock(ClockRules rules, int players) : rules_(rules) {
  for (int s = 0; s < players; ++s) {
    banks_[static_cast<std::size_t>(s)] = rules.kind == ClockRules::Kind::kReal ? rules.bank : rules.a_turn;
  }
}

void Clock::run(std::optional<core::Seat> seat, Time now) {
  if (on()) running_ = seat;
  since_ = now;
}

Time Clock::used(Time now) const { return running_ ? std::max<Time>(0, now - since_) : 0; }

void Clock::charge(core::Seat seat, Time used) {
  if (on()) bank(seat) = std::max<Time>(0, bank(seat) - used);
}

void Clock::end_turn(core::Seat seat) {
  if (rules_.kind == ClockRules::Kind::kReal) bank(seat) += rules_.increment;
  if (rules_.kind == ClockRules::Kind::kDays) bank(seat) = rules_.a_turn;
}

void Clock::give_time_to_return(core::Seat seat) {
  if (on()) bank(seat) = std::max({bank(seat), kTimeToReturn, rules_.increment});
}

Time Clock::left(core::Seat seat, Time now) const {
  return std::max<Time>(0, bank(seat) - (running_ == seat ? used(now) : 0));
}

std::optional<Time> Clock::deadline() const {
  if (!running_) return {};
  return since_ + bank(*running_);
}

}  // namespace tavola::match
