// A person at a table of a running server, one step at a time.
#pragma once

#include <string>
#include <string_view>

#include "client/connection.h"
#include "tests/crash/knowledge.h"

namespace tavola::upgrade {

using crash::Json;
using crash::Knowledge;

class AtTable final : public client::Connection::Owner {
 public:
  /// Connects and joins. The invitation may be empty.
  AtTable(client::Loop& loop, const client::Address& server, const client::Sender& who, const std::string& table,
          std::string invitation);

  bool has_joined() const { return joined_; }
  const Knowledge& knows() const { return knows_; }
  /// Whether the person has this seat.
  bool holds(std::size_t seat) const;
  /// Whether it is this person's turn.
  bool can_move() const { return knows_.table().contains("choices"); }
  /// Whether this person may answer before their turn and has not.
  bool can_answer_early() const;

  /// Sends the message with its version.
  void say(Json message);
  /// Plays one of the moves that are offered.
  void move(core::Rng& rng);
  /// Whether what was said last has no answer yet.
  bool is_waiting() const { return !waits_for_.empty(); }
  /// The refusal of what was said last; "" if it was accepted.
  const std::string& refusal() const { return refusal_; }
  /// Why this person can't be at the table; "" if they can.
  const std::string& problem() const { return problem_; }

 private:
  void replied(const client::Reply& reply) override;
  void opened() override;
  void received(std::string_view message) override;
  void ended(const client::End& end) override;

  client::Connection connection_;
  const std::string invitation_;
  Knowledge knows_;
  bool joined_ = false;
  std::string waits_for_;  ///< the kind of the message
  std::string refusal_;
  std::string problem_;
};

}  // namespace tavola::upgrade
