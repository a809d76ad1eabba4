// One match of a load test, with its two clients.
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

/// What all matches of a load test share. They report to it.
class LoadBoss {
 public:
  using Time = std::chrono::steady_clock::time_point;

  LoadBoss(Loop& to_loop, const Address& of_server, std::uint64_t seed) : loop(to_loop), server(of_server), rng(seed) {}
  virtual ~LoadBoss() = default;
  virtual void opened(LoadMatch& match) = 0;                ///< its first game has begun
  virtual void ready(LoadMatch& match) = 0;                 ///< a move can be made
  virtual void seen(std::chrono::nanoseconds latency) = 0;  ///< the other player has seen a move
  virtual void ended(LoadMatch& match) = 0;                 ///< a game ended; another follows
  virtual void failed(LoadMatch& match, const std::string& why) = 0;

  Loop& loop;
  const Address& server;
  core::Rng rng;
  std::vector<std::string_view> choices;  ///< in the message being read; kept to avoid allocations
};

/// Two guests who play one game after another.
class LoadMatch {
 public:
  using Time = LoadBoss::Time;

  /// `settings` is the body of the request that creates a table.
  LoadMatch(LoadBoss& boss, int number, std::string settings);

  /// Connects both players and seats them at a new table.
  void open();
  /// Makes a random move; the match must be ready. Its latency counts from `due`.
  void move(Time due);
  /// Fails if it has been waiting for the server since before this time.
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
    std::string choice;  ///< the move to make if it is this player's turn
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
  int mover_ = -1;           ///< its player, until the other has seen it
  Time sent_{};
  Time waits_since_{};
};

}  // namespace tavola::client
