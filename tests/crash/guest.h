// A guest at a table of a server that may die at any time. It plays random moves, remembers all it was told and all it
// said, and compares after every restart.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "client/connection.h"
#include "tests/crash/knowledge.h"

namespace tavola::crash {

/// What happened to the messages around the crashes.
struct Counts {
  int games = 0;  ///< finished, with a verified record
  int moves = 0;  ///< acknowledged to their player
  int chat = 0;   ///< lines, acknowledged
  int early = 0;  ///< answers before their turn, acknowledged
  int undone = 0;
  int checks = 0;           ///< comparisons of a guest's knowledge with a fresh welcome
  int found_done = 0;       ///< unanswered before the crash, but had taken effect
  int resent = 0;           ///< had not taken effect and were sent again
  int repeats_refused = 0;  ///< had taken effect, were sent again and refused
};

/// What the guests of a table share. They report to it.
class Company {
 public:
  Company(client::Loop& to_loop, core::Rng& by_rng, Counts& into) : loop(to_loop), rng(by_rng), counts(into) {}
  virtual ~Company() = default;
  virtual bool wants_rematch() const = 0;
  /// Reports that something was lost, doubled or otherwise wrong.
  virtual void fail(const std::string& what) = 0;

  client::Loop& loop;
  core::Rng& rng;
  Counts& counts;
  client::Address server;
  std::string invitation;
};

class Guest final : public client::Connection::Owner {
 public:
  /// `forced`: the table plays moves without an alternative by itself.
  Guest(Company& company, std::string name, bool watches, bool forced);

  /// Connects, after the server has started or come back.
  void connect();
  void disconnect();
  /// Goes to another table and forgets the old one.
  void go_to(const std::string& table);
  /// Does what is due. Call it repeatedly.
  void tick();

  bool has_name() const { return !sender_.cookie.empty(); }
  bool is_joined() const { return joined_; }
  bool is_connected() const { return connection_.connected(); }
  /// Whether it has compared its knowledge since it connected and waits for no answer.
  bool is_settled() const { return checked_ && !sent_ && !repeated_; }
  bool heard_bye() const { return heard_bye_; }
  int close_code() const { return close_code_; }
  const Knowledge& knows() const { return knows_; }
  const client::Sender& sender() const { return sender_; }
  std::string describe() const;

 private:
  struct Sent {
    std::string kind;
    std::string text;  ///< the move in notation, or the chat line
    std::string message;
    bool before_crash = false;
  };
  /// A second connection, which gets a fresh welcome to compare with.
  class Checker final : public client::Connection::Owner {
   public:
    explicit Checker(Guest& of) : connection(of.company_.loop, *this, of.company_.rng.next()), guest_(of) {}
    client::Connection connection;

   private:
    void replied(const client::Reply& reply) override;
    void opened() override;
    void received(std::string_view message) override;
    void ended(const client::End&) override {}
    Guest& guest_;
  };

  void replied(const client::Reply& reply) override;
  void opened() override;
  void received(std::string_view message) override;
  void ended(const client::End& end) override;

  void join(client::Connection& connection, bool resume);
  void on_resumed(const Json& message);
  void on_update(const Json& message);
  void on_error(const Json& message);
  void read_own_event(const Json& event);
  void read_own_line(const Json& line);
  void look_for_effect(std::size_t first_new_line);
  void look_for_dropped_answer(const Json& update);
  void done();
  void after_return();
  void start_check();
  void compare(const Knowledge& fresh);

  void act();
  void act_in_game();
  void chat();
  void send(const std::string& message);
  void note(std::string_view what, std::string_view message);
  void say(const std::string& kind, Json members, const std::string& text = "");
  bool chance(std::uint32_t one_in) { return company_.rng.below(one_in) == 0; }

  Company& company_;
  const std::string name_;
  const bool watches_;
  const bool forced_;
  client::Sender sender_;
  client::Connection connection_;
  Checker checker_;
  std::string table_;
  Knowledge knows_;
  std::optional<Sent> sent_;          ///< not answered yet
  std::optional<Sent> repeated_;      ///< took effect but was sent again: must be refused
  std::optional<std::string> early_;  ///< the early answer that the server holds
  /// An answer from before a crash that the server may be playing now. Until it has, it is still this seat's turn.
  std::optional<std::string> perhaps_early_;
  bool joined_ = false;
  bool checked_ = false;
  bool check_again_ = false;
  bool may_chat_ = true;
  bool heard_bye_ = false;
  int close_code_ = 0;
  int lines_said_ = 0;
  std::deque<std::string> last_;  ///< the last messages, for debugging
};

}  // namespace tavola::crash
