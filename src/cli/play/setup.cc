#include "cli/play/setup.h"

#include <algorithm>

#include "cli/shared/console.h"
#include "cli/shared/files.h"
#include "core/fields.h"

namespace tavola::cli {
namespace {

using core::Error;
using core::Result;

constexpr std::string_view kPerson = "person";
constexpr std::string_view kUsualBot = search::name(search::kUsualLevel);
constexpr std::size_t kNonceBytes = 16;
constexpr std::size_t kIdDigits = 12;

bool is_bot(std::string_view name) { return bots::read_spec(name).ok(); }

std::string known_bots() { return core::listed(bots::names()); }

/// Splits at commas. Empty parts are kept, since the position of a part matters.
std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t comma = text.find(',');
    parts.emplace_back(trimmed(text.substr(0, comma)));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

std::string count_of(std::size_t n, std::string_view word) {
  return std::to_string(n) + " " + std::string(word) + (n == 1 ? "" : "s");
}

Result<std::vector<std::string>> kinds_by_seat(int players, const std::optional<std::string>& bots) {
  const auto seats = static_cast<std::size_t>(players);
  std::vector<std::string> kinds(seats, std::string(kPerson));
  if (!bots) {
    std::fill(kinds.begin() + 1, kinds.end(), kUsualBot);
    return kinds;
  }
  if (trimmed(*bots) == "none") return kinds;
  const std::vector<std::string> named = parts_of(*bots);
  if (named.size() > seats) {
    return Error{"bad-bots", "--bots",
                 "names " + count_of(named.size(), "bot") + " for " + count_of(seats, "seat") +
                     "; name fewer, or use --players " + std::to_string(named.size())};
  }
  for (std::size_t i = 0; i < named.size(); ++i) {
    if (!is_bot(named[i])) {
      return Error{"unknown-bot", "--bots",
                   "there is no bot " + core::quoted(named[i]) + "; the bots are: " + known_bots() +
                       " (or none, for people only)"};
    }
    kinds[seats - named.size() + i] = named[i];
  }
  return kinds;
}

core::Status check_name(const std::string& name, const std::vector<match::Player>& others) {
  if (printable(name) != name) return Error{"bad-name", "--names", "a name contains a control character"};
  if (term::columns(name) > kMaxNameColumns || name.size() > match::kMaxNameBytes) {
    return Error{"bad-name", "--names",
                 core::quoted(name) + " is too long; expected at most " + std::to_string(kMaxNameColumns) + " letters"};
  }
  for (const match::Player& other : others) {
    if (other.name == name) return Error{"bad-name", "--names", core::quoted(name) + " appears twice"};
  }
  return core::Done{};
}

/// An unused name: "Player" or "Greedy", with a number if needed.
std::string default_name(const std::string& kind, bool several_people, const std::vector<std::string>& taken) {
  std::string base = kind == kPerson ? "Player" : kind.substr(0, kind.find(':'));
  base[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(base[0])));
  for (int n = 1;; ++n) {
    const bool bare = n == 1 && !(several_people && kind == kPerson);
    const std::string name = bare ? base : base + " " + std::to_string(n);
    if (std::find(taken.begin(), taken.end(), name) == taken.end()) return name;
  }
}

match::Nonce first_bytes(const core::Digest& digest) { return {digest.begin(), digest.begin() + kNonceBytes}; }

}  // namespace

Result<std::vector<match::Player>> seat_players(int players, const std::optional<std::string>& bots,
                                                const std::string& names) {
  const auto kinds = kinds_by_seat(players, bots);
  if (!kinds.ok()) return kinds.error();
  std::vector<std::string> taken = trimmed(names).empty() ? std::vector<std::string>() : parts_of(names);
  if (taken.size() > kinds->size()) {
    return Error{"bad-names", "--names",
                 "has " + count_of(taken.size(), "name") + " for " + count_of(kinds->size(), "seat")};
  }
  taken.resize(kinds->size());
  const bool several = std::count(kinds->begin(), kinds->end(), kPerson) > 1;
  std::vector<match::Player> seated;
  for (std::size_t s = 0; s < kinds->size(); ++s) {
    if (taken[s].empty()) taken[s] = default_name((*kinds)[s], several, taken);
    if (const auto good = check_name(taken[s], seated); !good.ok()) return good.error();
    seated.push_back({taken[s], (*kinds)[s]});
  }
  return seated;
}

core::Status check_players(const std::vector<match::Player>& players) {
  for (const match::Player& player : players) {
    if (player.kind != kPerson && !is_bot(player.kind)) {
      return Error{
          "unknown-bot", "players",
          core::quoted(player.kind) + " plays here, but this program does not have it; the bots are: " + known_bots()};
    }
  }
  return core::Done{};
}

std::vector<std::string> shown_names(const std::vector<match::Player>& players) {
  std::vector<std::string> names;
  for (const match::Player& player : players) {
    names.push_back(clipped(printable(player.name), kMaxNameColumns));
    if (names.back().empty()) names.back() = "Seat " + std::to_string(names.size() - 1);
  }
  return names;
}

match::MatchSetup fresh_chance(int players) {
  match::MatchSetup setup;
  setup.id = core::to_hex(system_entropy()).substr(0, kIdDigits);
  setup.seed = system_entropy();
  for (int s = 0; s < players; ++s) setup.nonces.push_back(first_bytes(system_entropy()));
  return setup;
}

match::MatchSetup chance_of(std::string_view text, int players) {
  match::MatchSetup setup;
  const auto hex = core::digest_from_hex(text);
  const match::Seed seed = hex.ok() ? *hex : core::sha256(text);
  setup.seed = seed;
  setup.id = core::to_hex(core::hmac_sha256(seed, "tavola play: match")).substr(0, kIdDigits);
  for (int s = 0; s < players; ++s) {
    setup.nonces.push_back(first_bytes(core::hmac_sha256(seed, "tavola play: nonce of seat " + std::to_string(s))));
  }
  return setup;
}

}  // namespace tavola::cli
