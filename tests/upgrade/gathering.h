// The people of one table, who do what they are told, or play random moves. Each function returns what went wrong; ""
// if nothing did.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "tests/upgrade/at_table.h"

namespace tavola::upgrade {

class Gathering {
 public:
  Gathering(client::Loop& loop, core::Rng& rng, client::Address server, std::string table, std::string invitation);

  /// Lets a person come to the table, and waits until they are there.
  std::string add(const std::string& name, const client::Sender& who);
  void remove(const std::string& name) { people_.erase(name); }
  const AtTable& at(const std::string& name) const { return *people_.at(name); }
  const std::map<std::string, std::unique_ptr<AtTable>>& people() const { return people_; }
  const std::string& table() const { return table_; }

  /// Says something and waits for the answer.
  std::string say(const std::string& name, const Json& message);
  /// Takes the seat that is reserved for them, or the first open one.
  std::string sit(const std::string& name);
  /// Makes so many moves, unless the game ends, and waits until it is the turn of one of these people again.
  std::string play(int moves);
  std::string play_to_the_end();
  /// Plays until the condition holds when it is somebody's turn.
  std::string play_until(const std::function<bool()>& condition);
  /// Plays until it is somebody else's turn, without waiting for them.
  std::string play_while_mine(const std::string& name);
  /// Waits until it is the turn of one of these people, or the game is over.
  std::string settle();
  bool is_over() const;

  std::string wait_until(const std::function<bool()>& condition, const std::string& what);

 private:
  AtTable* mover() const;
  std::string problem() const;

  client::Loop& loop_;
  core::Rng& rng_;
  const client::Address server_;
  const std::string table_;
  const std::string invitation_;
  std::map<std::string, std::unique_ptr<AtTable>> people_;
};

}  // namespace tavola::upgrade
