#include "store/memory/memory.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

constexpr const char* kWhere = "memory";

/// An account's name as it is compared: A to Z in any case.
std::string folded(std::string_view account) {
  std::string text(account);
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

Error exists(const std::string& what) { return {"store-exists", kWhere, "has " + what + " already"}; }
Error locked() { return {"store-busy", kWhere, "is locked by another transaction: try again"}; }
Error no_player() { return {"store-missing", kWhere, "there is no such player"}; }

template <class Map, class Key>
auto find(const Map& map, const Key& key) -> std::optional<typename Map::mapped_type> {
  const auto found = map.find(key);
  if (found == map.end()) return std::nullopt;
  return found->second;
}

bool fits(const Listing& listing, const Query& query) {
  if (query.player && std::ranges::find(listing.players, *query.player) == listing.players.end()) return false;
  return (!query.only_public || listing.is_public) && (!query.only_attended || listing.attended) &&
         (!query.without_over || listing.state != Listing::State::kOver);
}

bool is_old(const ListedTable& table, const PruneOrder& order) {
  const bool over = table.listing.state == Listing::State::kOver;
  return (order.over_before && over && table.changed < *order.over_before) ||
         (order.unchanged_before && table.changed < *order.unchanged_before);
}

}  // namespace

class Memory {
 public:
  struct Table {
    ListedTable listed;
    std::string opening;
    std::vector<std::string> entries;
  };

  bool locked = false;  ///< by a transaction
  std::int64_t last_table = 0;
  std::int64_t last_player = 0;
  std::map<TableNumber, Table> tables;
  std::map<std::string, TableNumber, std::less<>> ids;
  std::map<PlayerId, Player> players;
  std::map<std::string, PlayerId, std::less<>> accounts;  ///< by their folded name
  std::map<core::Digest, Session> sessions;
};

namespace {

class MemoryStore final : public Store {
 public:
  explicit MemoryStore(std::shared_ptr<Memory> memory) : memory_(std::move(memory)) {}

  Status transaction(const std::function<Status()>& work) override {
    assert(!working_);
    if (memory_->locked) return locked();
    working_ = memory_->locked = true;
    Status done = work();
    working_ = memory_->locked = false;
    if (!done.ok()) {
      for (auto step = undo_.rbegin(); step != undo_.rend(); ++step) (*step)();
    }
    undo_.clear();
    return done;
  }

  Result<TableNumber> create_table(const NewTable& table) override {
    if (memory_->ids.contains(table.id)) return exists("a table of this id");
    const TableNumber number{++memory_->last_table};
    set(memory_->ids, table.id, number);
    set(memory_->tables, number,
        Memory::Table{{table.id, table.created, table.created, table.listing}, table.opening, {}});
    return number;
  }

  Status append(const Change& change) override {
    assert(working_);
    const std::string name = "table " + std::to_string(static_cast<std::int64_t>(change.table));
    const auto found = memory_->tables.find(change.table);
    if (found == memory_->tables.end()) {
      return Error{"store-missing", kWhere, name + " is not in the store (any more)"};
    }
    Memory::Table& table = found->second;
    if (change.version != table.entries.size() + 1) {
      return Error{"store-order", kWhere,
                   "version " + std::to_string(change.version) + " of " + name + " can't be stored: the next one is " +
                       std::to_string(table.entries.size() + 1)};
    }
    table.entries.push_back(change.entry);
    undo_.push_back([&table] { table.entries.pop_back(); });
    if (!change.listing) return Done{};
    undo_.push_back([&table, listed = table.listed] { table.listed = listed; });
    table.listed.changed = change.at;
    table.listed.listing = *change.listing;
    return Done{};
  }

  Result<std::optional<StoredTable>> load_table(std::string_view id) override {
    const auto found = memory_->ids.find(id);
    if (found == memory_->ids.end()) return std::optional<StoredTable>();
    const Memory::Table& table = memory_->tables.at(found->second);
    return std::optional(StoredTable{found->second, table.listed.id, table.opening, table.entries});
  }

  Result<std::vector<ListedTable>> list_tables(const Query& query) override {
    std::vector<ListedTable> listed;
    for (auto item = memory_->tables.rbegin(); item != memory_->tables.rend(); ++item) {
      if (fits(item->second.listed.listing, query)) listed.push_back(item->second.listed);
    }
    std::ranges::stable_sort(listed, std::greater(), &ListedTable::changed);
    if (listed.size() > query.most) listed.resize(query.most);
    return listed;
  }

  Result<PlayerId> create_player(const Player& player) override {
    if (memory_->accounts.contains(folded(player.account))) return exists("this account");
    const PlayerId number{++memory_->last_player};
    put(number, player, player.created);
    return number;
  }

  Status update_player(const Player& player) override {
    const auto old = find(memory_->players, player.number);
    if (!old) return no_player();
    const auto holder = find(memory_->accounts, folded(player.account));
    if (holder && *holder != player.number) return exists("this account");
    if (!old->account.empty()) set(memory_->accounts, folded(old->account), {});
    put(player.number, player, old->created);
    return Done{};
  }

  Result<std::optional<Player>> find_player(PlayerId player) override { return find(memory_->players, player); }

  Result<std::optional<Player>> find_account(std::string_view account) override {
    const auto number = find(memory_->accounts, folded(account));
    return number ? find(memory_->players, *number) : std::nullopt;
  }

  Result<std::vector<Player>> list_accounts(std::uint32_t most, std::uint32_t skip) override {
    std::vector<Player> players;
    for (const auto& [account, number] : memory_->accounts) {
      if (skip > 0) {
        --skip;
      } else if (players.size() < most) {
        players.push_back(memory_->players.at(number));
      }
    }
    return players;
  }

  Status create_session(const Session& session) override {
    if (memory_->sessions.contains(session.hash)) return exists("this session");
    set(memory_->sessions, session.hash, session);
    return Done{};
  }

  Result<std::optional<Session>> find_session(const core::Digest& hash) override {
    return find(memory_->sessions, hash);
  }

  Result<std::vector<Session>> list_sessions(PlayerId player) override {
    std::vector<Session> sessions;
    for (const auto& [hash, session] : memory_->sessions) {
      if (session.player == player) sessions.push_back(session);
    }
    std::ranges::stable_sort(sessions, {}, &Session::created);
    return sessions;
  }

  Status delete_session(const core::Digest& hash) override {
    set(memory_->sessions, hash, {});
    return Done{};
  }

  Status delete_sessions(PlayerId player) override {
    const auto sessions = list_sessions(player);
    for (const Session& session : *sessions) set(memory_->sessions, session.hash, {});
    return Done{};
  }

  Status forget_player(PlayerId player) override {
    auto forgotten = find(memory_->players, player);
    if (!forgotten) return no_player();
    forgotten->name = forgotten->account = forgotten->password_hash = "";
    const Status updated = update_player(*forgotten);
    return updated.ok() ? delete_sessions(player) : updated;
  }

  Status check() override {
    return transaction([]() -> Status { return Done{}; });
  }

  Status back_up(const std::string& to) override {
    return Error{"store-unsupported", to, "can't be written: a store in memory has no backups"};
  }

  Result<std::uint64_t> for_each_table(const std::function<Status(const WholeTable&)>& take) override {
    for (const auto& [number, table] : memory_->tables) {
      if (const Status taken = take({table.listed, table.opening, table.entries}); !taken.ok()) return taken.error();
    }
    return memory_->tables.size();
  }

  Result<Pruned> prune(const PruneOrder& order) override {
    if (memory_->locked) return locked();
    std::vector<TableNumber> tables;
    std::map<PlayerId, int> seats;  // at the tables that stay
    for (const auto& [number, table] : memory_->tables) {
      if (is_old(table.listed, order)) {
        tables.push_back(number);
      } else {
        for (const PlayerId player : table.listed.listing.players) ++seats[player];
      }
    }
    std::vector<PlayerId> guests;
    for (const auto& [number, player] : memory_->players) {
      const bool old = order.guests_before && player.seen < *order.guests_before;
      if (old && player.account.empty() && !seats.contains(number)) guests.push_back(number);
    }
    if (!order.dry_run) remove(tables, guests);
    return Pruned{tables.size(), guests.size()};
  }

 private:
  void remove(const std::vector<TableNumber>& tables, const std::vector<PlayerId>& guests) {
    for (const TableNumber table : tables) {
      memory_->ids.erase(memory_->tables.at(table).listed.id);
      memory_->tables.erase(table);
    }
    for (const PlayerId guest : guests) {
      std::erase_if(memory_->sessions, [guest](const auto& item) { return item.second.player == guest; });
      memory_->players.erase(guest);
    }
  }

  /// Stores a player under this number.
  void put(PlayerId number, Player player, Time created) {
    player.number = number;
    player.created = created;
    if (!player.account.empty()) set(memory_->accounts, folded(player.account), number);
    set(memory_->players, number, std::move(player));
  }

  /// Sets a value, or removes it, and remembers how to undo that.
  template <class Map>
  void set(Map& map, const typename Map::key_type& key, std::optional<typename Map::mapped_type> value) {
    assert(working_);
    undo_.push_back([&map, key, old = find(map, key)] { assign(map, key, old); });
    assign(map, key, std::move(value));
  }

  template <class Map>
  static void assign(Map& map, const typename Map::key_type& key, std::optional<typename Map::mapped_type> value) {
    if (value) {
      map.insert_or_assign(key, *std::move(value));
    } else {
      map.erase(key);
    }
  }

  std::shared_ptr<Memory> memory_;
  bool working_ = false;
  std::vector<std::function<void()>> undo_;  // of the transaction, in the order of its writes
};

}  // namespace

std::shared_ptr<Memory> make_memory() { return std::make_shared<Memory>(); }

std::unique_ptr<Store> open_memory(std::shared_ptr<Memory> memory) {
  return std::make_unique<MemoryStore>(std::move(memory));
}

}  // namespace tavola::store
