#include "cli/play/shown_match.h"

#include <algorithm>

#include "cli/play/setup.h"

namespace tavola::cli {

using core::Actor;
using core::Seat;

ShownMatch::ShownMatch(const match::Match& match, const term::Paint& paint, int width)
    : match_(match), screen_(make_screen(match.game())), look_{paint, shown_names(match.setup().players), width} {}

bool ShownMatch::is_person(Seat seat) const {
  return match_.setup().players[static_cast<std::size_t>(core::index(seat))].kind == "person";
}

int ShownMatch::people() const {
  const auto& players = match_.setup().players;
  return static_cast<int>(
      std::count_if(players.begin(), players.end(), [](const auto& p) { return p.kind == "person"; }));
}

std::string ShownMatch::name(Seat seat) const { return look_.paint.fg(term::seat_ink(seat), look_.name(seat)); }

registry::AnyView ShownMatch::view(Seat seat, std::size_t events) const {
  return game().view(match_.state_before(events), seat);
}

std::string ShownMatch::told(Seat seat, std::size_t n) const {
  const registry::AnyState before = match_.state_before(n);
  return screen_->tell(game().view(before, seat), game().seen(before, match_.events()[n], seat), look_);
}

std::string ShownMatch::noted(Seat seat, std::size_t n) const {
  return game().write_move(game().seen(match_.state_before(n), match_.events()[n], seat));
}

std::vector<std::string> ShownMatch::told(Seat seat, std::size_t first, std::size_t end) const {
  std::vector<std::string> lines;
  std::string last;
  int times = 0;
  const auto flush = [&] {
    if (times > 0)
      lines.push_back(times == 1 ? last : last + look_.paint.dim(" (" + std::to_string(times) + " times)"));
  };
  for (std::size_t n = first; n < end; ++n) {
    std::string line = told(seat, n);
    if (times > 0 && line == last) {
      ++times;
      continue;
    }
    flush();
    last = std::move(line);
    times = 1;
  }
  flush();
  return lines;
}

bool ShownMatch::hides_hands() const {
  for (std::size_t n = 0; n < match_.events().size(); ++n) {
    const registry::AnyMove event = match_.events()[n];
    if (!(game().seen(match_.state_before(n), event, core::kSpectator) == event)) return true;
  }
  return false;
}

std::size_t ShownMatch::since_last_turn(Seat seat) const {
  const Actor own = Actor::of(seat);
  std::size_t n = match_.events().size();
  while (n > 0 && (actor(n - 1) == own || actor(n - 1).is_chance())) --n;
  while (n > 0 && !(actor(n - 1) == own)) --n;
  return n;
}

}  // namespace tavola::cli
