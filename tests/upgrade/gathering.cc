#include "tests/upgrade/gathering.h"

#include <utility>

namespace tavola::upgrade {

namespace {

constexpr auto kLongestWait = std::chrono::seconds(180);
constexpr auto kQuiet = std::chrono::milliseconds(5);
constexpr int kMostMoves = 3000;
constexpr int kMostTries = 20;

bool was_stale(const AtTable& person) { return person.refusal().find("\"stale\"") != std::string::npos; }

bool everybody_here(const std::map<std::string, std::unique_ptr<AtTable>>& people, bool (*condition)(const AtTable&)) {
  for (const auto& [name, person] : people) {
    if (!condition(*person)) return false;
  }
  return true;
}

}  // namespace

Gathering::Gathering(client::Loop& loop, core::Rng& rng, client::Address server, std::string table,
                     std::string invitation)
    : loop_(loop),
      rng_(rng),
      server_(std::move(server)),
      table_(std::move(table)),
      invitation_(std::move(invitation)) {}

std::string Gathering::problem() const {
  for (const auto& [name, person] : people_) {
    if (!person->problem().empty()) return name + ": " + person->problem();
  }
  return "";
}

std::string Gathering::wait_until(const std::function<bool()>& condition, const std::string& what) {
  const auto until = client::Loop::Clock::now() + kLongestWait;
  while (!condition()) {
    if (std::string wrong = problem(); !wrong.empty()) return wrong;
    if (client::Loop::Clock::now() >= until) return what + " takes too long";
    loop_.run_once(until);
  }
  return problem();
}

std::string Gathering::add(const std::string& name, const client::Sender& who) {
  people_[name] = std::make_unique<AtTable>(loop_, server_, who, table_, invitation_);
  return wait_until([&] { return at(name).has_joined(); }, name + "'s way to the table");
}

std::string Gathering::say(const std::string& name, const Json& message) {
  AtTable& person = *people_.at(name);
  for (int tries = 0; tries < kMostTries; ++tries) {
    const auto quiet = client::Loop::Clock::now() + kQuiet;  // lets what others did arrive first
    while (client::Loop::Clock::now() < quiet) loop_.run_once(quiet);
    person.say(message);
    std::string wrong = wait_until([&] { return !person.is_waiting(); }, "the answer to " + message.dump());
    if (!wrong.empty()) return wrong;
    if (person.refusal().empty()) return "";
    if (!was_stale(person)) break;
  }
  return name + " said " + message.dump() + ": " + person.refusal();
}

std::string Gathering::sit(const std::string& name) {
  const Json& table = at(name).knows().table();
  int seat = at(name).knows().reserved_seat();
  for (std::size_t i = 0; seat < 0 && i < table["seats"].size(); ++i) {
    if (table["seats"][i]["kind"] == "open") seat = static_cast<int>(i);
  }
  return say(name, {{"t", "sit"}, {"seat", seat}, {"nonce", "0123456789abcdef0123456789abcdef"}});
}

bool Gathering::is_over() const {
  return everybody_here(people_, [](const AtTable& person) { return person.knows().state() == "over"; });
}

AtTable* Gathering::mover() const {
  for (const auto& [name, person] : people_) {
    if (person->can_move() && !person->is_waiting()) return person.get();
  }
  return nullptr;
}

std::string Gathering::settle() {
  return wait_until([&] { return is_over() || mover() != nullptr; }, "somebody's turn at " + table_);
}

std::string Gathering::play(int moves) {
  for (int i = 0; i < moves; ++i) {
    if (std::string wrong = settle(); !wrong.empty()) return wrong;
    if (is_over()) return "";
    AtTable& person = *mover();
    person.move(rng_);
    if (std::string wrong = wait_until([&] { return !person.is_waiting(); }, "a move"); !wrong.empty()) return wrong;
    // The table may have played a forced move itself.
    if (!person.refusal().empty() && !was_stale(person)) return person.refusal();
  }
  return settle();
}

std::string Gathering::play_while_mine(const std::string& name) {
  AtTable& person = *people_.at(name);
  const auto is_mine = [&] { return person.knows().table()["to_act"] == person.knows().seat(); };
  while (is_mine()) {
    if (person.can_move()) person.move(rng_);
    // The table plays a forced move itself.
    const auto has_news = [&] { return !person.is_waiting() && (!is_mine() || person.can_move()); };
    if (std::string wrong = wait_until(has_news, "a move"); !wrong.empty()) return wrong;
  }
  return is_over() ? "the game is over too soon" : "";
}

std::string Gathering::play_to_the_end() {
  if (std::string wrong = play(kMostMoves); !wrong.empty()) return wrong;
  return is_over() ? "" : "the game does not end";
}

std::string Gathering::play_until(const std::function<bool()>& condition) {
  for (int i = 0; i < kMostMoves; ++i) {
    if (std::string wrong = settle(); !wrong.empty()) return wrong;
    if (condition()) return "";
    if (is_over()) return "the game is over too soon";
    if (std::string wrong = play(1); !wrong.empty()) return wrong;
  }
  return "what was waited for does not come";
}

}  // namespace tavola::upgrade
