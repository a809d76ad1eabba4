// Store over one SQLite connection. Only for store/sqlite/.
#pragma once

#include <algorithm>
#include <array>

#include "store/sqlite/connection.h"
#include "store/sqlite/entries.h"
#include "store/sqlite/lock.h"
#include "store/sqlite/sqlite.h"

namespace tavola::store {

/// A time in a row. A damaged one becomes one that is safe to calculate with.
inline Time time_in(const Statement& row, int column) {
  constexpr Time kMost = 100'000'000'000'000;  // the year 5138
  return std::clamp(row.integer(column), -kMost, kMost);
}

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const SqliteSettings& settings) : entries_(connection_, settings.most_recent) {}

  core::Status open(const SqliteSettings& settings);

  core::Status transaction(const std::function<core::Status()>& work) override;

  core::Result<TableNumber> create_table(const NewTable& table) override;
  core::Status append(const Change& change) override;
  core::Result<std::optional<StoredTable>> load_table(std::string_view id) override;
  core::Result<std::vector<ListedTable>> list_tables(const Query& query) override;

  core::Result<PlayerId> create_player(const Player& player) override;
  core::Status update_player(const Player& player) override;
  core::Result<std::optional<Player>> find_player(PlayerId player) override;
  core::Result<std::optional<Player>> find_account(std::string_view account) override;
  core::Result<std::vector<Player>> list_accounts(std::uint32_t most, std::uint32_t skip) override;
  core::Status create_session(const Session& session) override;
  core::Result<std::optional<Session>> find_session(const core::Digest& hash) override;
  core::Result<std::vector<Session>> list_sessions(PlayerId player) override;
  core::Status delete_session(const core::Digest& hash) override;
  core::Status delete_sessions(PlayerId player) override;
  core::Status forget_player(PlayerId player) override;

  core::Status check() override;

  core::Status back_up(const std::string& to) override;
  core::Result<std::uint64_t> for_each_table(const std::function<core::Status(const WholeTable&)>& take) override;
  core::Result<Pruned> prune(const PruneOrder& order) override;

 private:
  core::Status prepare_tables();
  core::Status prepare_players();
  core::Status writable() const;
  core::Status list(TableNumber table, Time at, const Listing& listing);
  core::Status seat(TableNumber table, const std::vector<PlayerId>& players);
  core::Result<std::vector<PlayerId>> seated(std::int64_t table);
  core::Status seat_at(std::int64_t table, Listing& listing);
  core::Result<Statement*> listing_statement(const Query& query);
  core::Status changed_one() const;
  /// Runs a statement that writes.
  template <class... Values>
  core::Status write(Statement& statement, const Values&... values) {
    const core::Status open = writable();
    return open.ok() ? statement.run(values...) : open;
  }

  ServerLock lock_;  // before the connection, so that it is released after it
  Connection connection_;
  Entries entries_;
  bool working_ = false;  // inside transaction()

  Statement begin_, commit_, count_check_;
  Statement add_table_, find_table_, update_listing_, seats_, clear_seats_, add_seat_;
  std::array<Statement, 16> listings_;  // by what a query asks for; each is prepared when first needed
  Statement add_player_, update_player_, find_player_, find_account_, accounts_, forget_player_;
  Statement add_session_, find_session_, sessions_, delete_session_, delete_sessions_;
};

}  // namespace tavola::store
