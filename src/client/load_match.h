// One match of a load, with its two clients.
#pragma once

#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "client/connection.h"
#include "core/random.h"

namespace tavola::client {

class LoadMatch;

/// What the matches of a load have in common, and whom they report to.
class LoadBoss {
 public:
  using Time = std::chrono::steady_clock::time_point;

  LoadBoss(Loop& to_loop, const Address& of_server, std::uint64_t seed) : loop(to_loop), server(of_server), rng(seed) {}
  virtual ~LoadBoss() = default;
  virtual void opened(LoadMatch& match) = 0;                ///< the first time that a game of it begins
  virtual void ready(LoadMatch& match) = 0;                 ///< a move can be made
  virtual void seen(std::chrono::nanoseconds latency) = 0;  ///< a move, by the other player
  virtual void ended(LoadMatch& match) = 0;                 ///< a game; another one follows
  virtual void failed(LoadMatch& match, const std::string& why) = 0;

  Loop& loop;
  const Address& server;
  core::Rng rng;
  std::vector<std::string_view> choices;  ///< of the message that is being read
};

/// Two guests who play one game after the other.
class LoadMatch {
 public:
  using Time = LoadBoss::Time;

  /// `settings`: the body of a request for a table.
  LoadMatch(LoadBoss& boss, int number, std::string settings);

  /// Connects, and sits down at a new table.
  void open();
  /// Makes a move, drawn uniformly; the match must be ready. `due`: from when its latency counts.
  void move(Time due);
  /// Fails when it has waited for the server since before this time.
  void check(Time earliest);
  void close();

  bool is_failed() const { return stage_ == Stage::kFailed; }
  std::uint64_t bytes_in() const;
  std::uint64_t bytes_out() const;

 private:
  enum class Stage { kNew, kGuests, kTable, kSeats, kPlaying, kOver, kFailed };

  class Player final : public Connection::Owner {
   public:
    Player(LoadMatch& match, int number);
    void begin();
    void make_table();
    void go_to_table();
    void rematch();

    Connection connection;
    std::string choice;  ///< the move that it will make, if it is to move
    long long version = 0;
    bool is_playing = false;
    bool is_over = false;

   private:
    void replied(const Reply& reply) override;
    void opened() override;
    void received(std::string_view message) override;
    void ended(const End& end) override;
    void sit(std::string_view you);
    void take_members(std::string_view message, bool& to_act, std::string_view& choices, std::string_view& next_table);

    LoadMatch& match_;
    const int number_;
    Sender sender_;
    friend class LoadMatch;
  };

  void known(Player& player);
  void told(Player& player, bool was_over);
  void go_on(std::string_view next_table);
  void fail(const std::string& why);
  bool is_waiting() const;

  LoadBoss& boss_;
  const int number_;
  const std::string settings_;
  std::array<Player, 2> players_;
  Stage stage_ = Stage::kNew;
  bool was_open_ = false;
  bool is_ready_ = false;
  std::string table_;
  std::string invitation_;
  long long moved_at_ = -1;  ///< the version that the last move was made against
  int mover_ = -1;           ///< who made it, until the other has seen it
  Time sent_{};
  Time waits_since_{};
};

}  // namespace tavola::client
