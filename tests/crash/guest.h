// A guest at a table of a server that may go away at any time. It plays by chance, remembers all that it was told and
// all that it said, and compares after every restart.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "client/connection.h"
#include "tests/crash/knowledge.h"

namespace tavola::crash {

/// What the crash did to messages.
struct Counts {
  int games = 0;  ///< finished, with a record that is verified
  int moves = 0;  ///< acknowledged: their player was told
  int chat = 0;   ///< lines, likewise
  int early = 0;  ///< answers before one's turn, likewise
  int undone = 0;
  int checks = 0;           ///< comparisons of a client's knowledge with a fresh welcome
  int found_done = 0;       ///< messages without an answer before the crash that had happened
  int resent = 0;           ///< those that had not, sent again as they were
  int repeats_refused = 0;  ///< those that had happened, sent again nevertheless
};

/// Whom the guests of a table belong to.
class Company {
 public:
  Company(client::Loop& to_loop, core::Rng& by_rng, Counts& into) : loop(to_loop), rng(by_rng), counts(into) {}
  virtual ~Company() = default;
  virtual bool wants_rematch() const = 0;
  /// Something was lost, doubled, or otherwise wrong.
  virtual void fail(const std::string& what) = 0;

  client::Loop& loop;
  core::Rng& rng;
  Counts& counts;
  client::Address server;
  std::string invitation;
};

class Guest final : public client::Connection::Owner {
 public:
  /// `forced`: at a table where moves without alternative play themselves.
  Guest(Company& company, std::string name, bool watches, bool forced);

  /// The server is there (again).
  void connect();
  void disconnect();
  /// To another table, about which nothing is known.
  void go_to(const std::string& table);
  /// Does what there is to do; to be called again and again.
  void tick();

  bool has_name() const { return !sender_.cookie.empty(); }
  bool is_joined() const { return joined_; }
  bool is_connected() const { return connection_.connected(); }
  /// Whether what it knows was compared since it came, and it waits for no answer.
  bool is_settled() const { return checked_ && !sent_ && !repeated_; }
  bool heard_bye() const { return heard_bye_; }
  int close_code() const { return close_code_; }
  const Knowledge& knows() const { return knows_; }
  const client::Sender& sender() const { return sender_; }
  std::string describe() const;

 private:
  struct Sent {
    std::string kind;
    std::string text;  ///< the move in notation, the line of chat
    std::string message;
    bool before_crash = false;
  };
  /// A second connection, which gets a fresh welcome.
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
  std::optional<Sent> sent_;          ///< without an answer so far
  std::optional<Sent> repeated_;      ///< has happened, was sent again: must be refused
  std::optional<std::string> early_;  ///< the answer that the server keeps for its time
  /// An answer from before a crash that the server may be playing just now: it is this seat's turn until that is done.
  std::optional<std::string> perhaps_early_;
  bool joined_ = false;
  bool checked_ = false;
  bool check_again_ = false;
  bool may_chat_ = true;
  bool heard_bye_ = false;
  int close_code_ = 0;
  int lines_said_ = 0;
  std::deque<std::string> last_;  ///< what was said and heard last, for who has to find out what went wrong
};

}  // namespace tavola::crash
