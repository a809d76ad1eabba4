// A group of guests who play one game after another on a server that may die at any time.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tests/crash/guest.h"

namespace tavola::crash {

struct TableKind {
  Json settings;  ///< as for POST /api/tables
  int people = 2;
  int watching = 0;
};

class CrashTable final : public Company {
 public:
  CrashTable(client::Loop& to_loop, core::Rng& by_rng, Counts& into, const TableKind& kind, const std::string& name);

  void server_is_back(const client::Address& address);
  /// Does what is due. Call it repeatedly.
  void tick();
  /// Start no further game after this one.
  void finish() { finishing_ = true; }
  bool is_finished() const { return finishing_ && verified_; }
  /// Whether every guest has compared its knowledge since the server came back.
  bool is_settled() const;
  /// Whether no guest is connected.
  bool is_empty() const;

  const std::vector<std::unique_ptr<Guest>>& guests() const { return guests_; }
  /// The first failure; "" if there was none.
  const std::string& failure() const { return failure_; }
  std::string describe() const;

 private:
  /// Requests the table at the start and its record at the end.
  class Clerk final : public client::Connection::Owner {
   public:
    explicit Clerk(CrashTable& of) : connection(of.loop, *this, of.rng.next()), table_(of) {}
    client::Connection connection;

   private:
    void replied(const client::Reply& reply) override { table_.replied(reply); }
    void opened() override {}
    void received(std::string_view) override {}
    void ended(const client::End&) override {}
    CrashTable& table_;
  };

  bool wants_rematch() const override { return verified_ && !finishing_; }
  void fail(const std::string& what) override;
  void ask(std::string_view method, const std::string& path, const std::string& body);
  void replied(const client::Reply& reply);
  void check_record(const std::string& text);
  void go_on();
  template <class Condition>
  bool all(Condition condition) const {
    for (const auto& guest : guests_) {
      if (!condition(*guest)) return false;
    }
    return true;
  }

  const std::string settings_;
  std::vector<std::unique_ptr<Guest>> guests_;
  Clerk clerk_;
  std::string id_;
  bool finishing_ = false;
  bool verified_ = false;  ///< whether the current game's record was verified
  std::string failure_;
};

}  // namespace tavola::crash
