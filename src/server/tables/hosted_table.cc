#include "server/tables/hosted_table.h"

#include <algorithm>
#include <cassert>

#include "server/tables/hub.h"
#include "table/listing.h"
#include "table/people.h"
#include "table/requests.h"
#include "table/tell/answers.h"
#include "table/tell/tell.h"

namespace tavola::server {

using core::Error;
using core::Status;
namespace tell = table::tell;

namespace {

constexpr std::size_t kMostChannels = 256;
constexpr std::size_t kMostOfAPlayer = 8;
constexpr std::size_t kMostReplies = 16;  // unread replies per client
constexpr table::Time kKeptIdle = 60'000;

// WebSocket close codes.
constexpr int kTryAgain = 1013;
constexpr int kNoSuchTable = 4404;
constexpr int kTooMany = 4429;

}  // namespace

Error no_such_table() { return {"no-such-table", "", "this table does not exist, or you can't see it"}; }

namespace {

store::Listing::State state_of(table::Phase phase) {
  using State = store::Listing::State;
  return phase == table::Phase::kOpen ? State::kOpen : phase == table::Phase::kOver ? State::kOver : State::kPlaying;
}

}  // namespace

store::Listing listing_of(const table::Table& table) {
  table::Listing from = table::listing(table);
  store::Listing to;
  to.state = state_of(from.phase);
  to.is_public = table.opening().settings.access == table::Access::kPublic;
  to.attended = from.attended;
  to.players = std::move(from.players);
  to.summary = std::move(from.summary);
  return to;
}

// ------------------------------------------------------------------------------------------------------- a connection

TableChannel::TableChannel(std::shared_ptr<HostedTable> hosted, table::Who who, const SessionKey& session,
                           Socket& socket)
    : hosted_(std::move(hosted)), who_(std::move(who)), session_(session), socket_(&socket) {}

void TableChannel::receive(std::string_view message) {
  if (joined_) {
    hosted_->receive(*this, message);
  } else {
    join(message);
  }
}

void TableChannel::join(std::string_view message) {
  const auto document = wire::parse(message, {table::kMaxMessageBytes, 4});
  if (!document.ok()) return refuse("", {"bad-message", "", document.error().text()});
  const auto join = table::read_join(wire::Node(*document, "", "bad-message"));
  if (!join.ok()) return refuse("join", join.error());
  wants_log_ = join->log;
  who_.invited = join->invitation == hosted_->table().opening().invitation;
  if (hosted_->gone()) return close(kTryAgain, "the table was just read again from the store");
  if (!table::may_watch(hosted_->table(), who_)) {
    refuse("join", no_such_table());
    return close(kNoSuchTable, "no such table");
  }
  if (!hosted_->attach(shared_from_this())) {
    refuse("join", {"too-many-connections", "", "too many clients are connected to this table: close some"});
    return close(kTooMany, "too many connections");
  }
  joined_ = true;
  if (join->since > 0 && join->since <= hosted_->table().version()) {
    welcomed_ = true;
    sent_ = join->since;
    answer(tell::resumed(hosted_->table().version()));
  }
  wake();
  hosted_->advance();
}

void TableChannel::next(std::string& message) {
  if (!replies_.empty()) {
    message = std::move(replies_.front());
    replies_.erase(replies_.begin());
    return;
  }
  if (!joined_) return;
  const table::Table& table = hosted_->table();
  if (!welcomed_) {
    welcomed_ = true;
    sent_ = table.version();
    presence_changed_ = true;
    message = tell::welcome(table, who_, wants_log_, hosted_->now(), hosted_->texts());
    return;
  }
  if (sent_ != table.version()) {
    tell::update(table, who_, sent_, hosted_->now(), hosted_->texts(), message);
    if (!message.empty()) {
      sent_ = table.version();
      return;
    }
  }
  if (!std::exchange(presence_changed_, false)) return;
  message = tell::presence(table, hosted_->presence());
}

void TableChannel::closed() {
  socket_ = nullptr;
  const auto hosted = std::exchange(hosted_, nullptr);
  if (joined_ && hosted) hosted->detach(*this);
}

void TableChannel::wake() {
  if (socket_ != nullptr) socket_->wake();
}

void TableChannel::wake_presence() {
  presence_changed_ = true;
  wake();
}

void TableChannel::answer(std::string message) {
  if (replies_.size() >= kMostReplies) return close(kTryAgain, "too much unread");
  replies_.push_back(std::move(message));
  wake();
}

void TableChannel::close(int code, std::string reason) {
  if (socket_ != nullptr) socket_->close(code, std::move(reason));
}

// ------------------------------------------------------------------------------------------------------------ a table

HostedTable::HostedTable(Hub& hub, store::TableNumber number, table::Table table, std::unique_ptr<table::Texts> texts)
    : Host(std::move(table), std::move(texts), hub.now()), hub_(hub), number_(number), used_at_(hub.now()) {}

table::Time HostedTable::now() const { return hub_.now(); }

bool HostedTable::stopping() const { return hub_.stopping(); }

bool HostedTable::attach(const std::shared_ptr<TableChannel>& channel) {
  const auto same = std::count_if(channels_.begin(), channels_.end(),
                                  [&](const auto& other) { return other->who().player == channel->who().player; });
  if (channels_.size() >= kMostChannels || same >= static_cast<std::ptrdiff_t>(kMostOfAPlayer)) return false;
  channels_.push_back(channel);
  used_at_ = now();
  came(channel->who().player);
  for (const auto& other : channels_) other->wake_presence();
  return true;
}

void HostedTable::detach(TableChannel& channel) {
  const auto found =
      std::find_if(channels_.begin(), channels_.end(), [&](const auto& c) { return c.get() == &channel; });
  if (found == channels_.end()) return;
  channels_.erase(found);
  used_at_ = now();
  went(channel.who().player);
  for (const auto& other : channels_) other->wake_presence();
  advance();
}

void HostedTable::receive(TableChannel& from, std::string_view message) {
  used_at_ = now();
  if (hub_.stopping()) {
    return from.refuse("", {"stopping", "", "the server is about to restart: your game continues afterwards"});
  }
  hear(from.shared_from_this(), std::string(message));
}

std::optional<store::Listing> HostedTable::listing_after(const table::Entry& entry) const {
  if (!table::changes_listing(table(), entry)) return {};
  table::Table later = table();
  const Status done = later.apply(entry);
  assert(done.ok());
  return listing_of(later);
}

std::optional<Status> HostedTable::store(const table::Entry& entry, const table::Opening* next) {
  auto change = std::make_shared<store::Change>();
  change->table = number_;
  change->version = table().version() + 1;
  change->entry = table::write_entry(entry, table().game());
  change->at = entry.at;
  change->listing = listing_after(entry);
  const auto made = next == nullptr ? nullptr : hub_.new_table(*next);
  hub_.write(shared_from_this(), [change, made](store::Store& store) -> Status {
    if (made) {
      if (const auto number = store.create_table(*made); !number.ok()) return number.error();
    }
    return store.append(*change);
  });
  return {};
}

void HostedTable::stored(const Status& status) {
  // Another program wrote to this table, or a write that seemed to fail reached the disk. The disk is right.
  if (!status.ok() && status.error().name == "store-order") return hub_.drop(*this, status.error());
  Host::stored(status);
}

bool HostedTable::think(const table::BotTurn& turn, Decided decided) {
  return hub_.think(*this, turn, [self = shared_from_this(), decided = std::move(decided)](const auto& decision) {
    decided(decision);
    self->advance();
  });
}

table::Opening HostedTable::open_next() { return hub_.open_next(table()); }

void HostedTable::tell(const table::Entry& entry, bool presence) {
  hub_.count_stored(entry.is<table::change::Play>(), now() - entry.at);
  for (const auto& channel : channels_) presence ? channel->wake_presence() : channel->wake();
}

void HostedTable::broken(const Error& error) { hub_.drop(*this, error); }

void HostedTable::rest() {
  if (!hub_.stopping()) ask_bot();
  hub_.schedule(*this, next_time());
}

bool HostedTable::idle(table::Time at) const {
  const table::Time kept = table().phase() == table::Phase::kOver ? 0 : kKeptIdle;
  if (busy() || !channels_.empty() || at < used_at_ + kept) return false;
  return !table::attended(table());
}

void HostedTable::close_all(int code, const std::string& reason) {
  const auto channels = channels_;  // a copy, since closing may detach
  for (const auto& channel : channels) channel->close(code, reason);
}

void HostedTable::tell_all(const std::string& message) {
  const auto channels = channels_;
  for (const auto& channel : channels) channel->answer(message);
}

}  // namespace tavola::server
