#include "server/tables/hosted_table.h"

#include <algorithm>
#include <cassert>

#include "server/tables/hub.h"
#include "server/tables/summary.h"
#include "table/members.h"

namespace tavola::server {

using core::Error;
using core::Status;
using table::Answer;

namespace {

constexpr std::size_t kMostChannels = 256;
constexpr std::size_t kMostOfAPlayer = 8;
constexpr std::size_t kMostReceived = 64;  // of a table, while an entry is being stored
constexpr std::size_t kMostReplies = 16;   // that a client leaves unread
constexpr table::Time kRetry = 1000;
constexpr table::Time kKeptIdle = 60'000;

// WebSocket close codes of our own.
constexpr int kTryAgain = 1013;
constexpr int kNoSuchTable = 4404;
constexpr int kTooMany = 4429;

}  // namespace

Error no_such_table() { return {"no-such-table", "", "there is no such table, or it is not open to you"}; }

store::Listing listing_of(const table::Table& table) {
  table::Listing from = table.listing();
  store::Listing to;
  to.state = static_cast<store::Listing::State>(from.phase);
  to.is_public = table.opening().settings.access == table::Access::kPublic;
  to.attended = from.attended;
  for (const std::string& player : from.players) {
    const auto number = player_named(player);
    assert(number && "the hub has looked at what was stored, and who came since was identified");
    to.players.push_back(number.value_or(store::PlayerNumber{}));
  }
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
  if (!document.ok()) return reply(table::refusal("", {"bad-message", "", document.error().text()}));
  const wire::Node node(*document, "", "bad-message");
  table::Members members(node);
  if (members.text("t", 16, "") != "join") members.wrong("t", "expected \"join\" first");
  members.only({"t", "since", "log", "invitation"});
  const auto since = static_cast<table::Version>(members.number("since", 0, 1 << 30, 0));
  wants_log_ = members.flag("log", false);
  who_.invited = members.text("invitation", 64, "") == hosted_->table().opening().invitation;
  if (const Status status = members.status(); !status.ok()) return reply(table::refusal("join", status.error()));
  if (hosted_->gone()) return close(kTryAgain, "the table was just read again from the store");
  if (!hosted_->table().may_watch(who_)) {
    reply(table::refusal("join", no_such_table()));
    return close(kNoSuchTable, "no such table");
  }
  if (!hosted_->attach(shared_from_this())) {
    reply(table::refusal("join", {"too-many-connections", "", "too many are connected to this table already"}));
    return close(kTooMany, "too many connections");
  }
  joined_ = true;
  if (since > 0 && since <= hosted_->table().version()) {
    welcomed_ = true;
    sent_ = since;
    reply("{\"t\":\"resumed\",\"version\":" + std::to_string(hosted_->table().version()) + "}");
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
    message = table.welcome(who_, wants_log_, hosted_->now());
    return;
  }
  if (sent_ != table.version()) {
    table.update(who_, sent_, hosted_->now(), message);
    if (!message.empty()) {
      sent_ = table.version();
      return;
    }
  }
  if (!std::exchange(presence_changed_, false)) return;
  message = table.presence();
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

void TableChannel::reply(std::string message) {
  if (replies_.size() >= kMostReplies) return close(kTryAgain, "too much unread");
  replies_.push_back(std::move(message));
  wake();
}

void TableChannel::close(int code, std::string reason) {
  if (socket_ != nullptr) socket_->close(code, std::move(reason));
}

// ------------------------------------------------------------------------------------------------------------ a table

HostedTable::HostedTable(Hub& hub, store::TableNumber number, table::Table table)
    : hub_(hub), number_(number), table_(std::move(table)), used_at_(hub.now()) {}

table::Time HostedTable::now() const { return hub_.now(); }

bool HostedTable::attach(const std::shared_ptr<TableChannel>& channel) {
  const auto same = std::count_if(channels_.begin(), channels_.end(),
                                  [&](const auto& other) { return other->who().player == channel->who().player; });
  if (channels_.size() >= kMostChannels || same >= static_cast<std::ptrdiff_t>(kMostOfAPlayer)) return false;
  channels_.push_back(channel);
  used_at_ = now();
  table_.came(channel->who().player);
  for (const auto& other : channels_) other->wake_presence();
  return true;
}

void HostedTable::detach(TableChannel& channel) {
  const auto found =
      std::find_if(channels_.begin(), channels_.end(), [&](const auto& c) { return c.get() == &channel; });
  if (found == channels_.end()) return;
  channels_.erase(found);
  used_at_ = now();
  table_.went(channel.who().player, now());
  for (const auto& other : channels_) other->wake_presence();
  advance();
}

void HostedTable::receive(TableChannel& from, std::string_view message) {
  used_at_ = now();
  if (hub_.stopping()) {
    return from.reply(table::refusal("", {"stopping", "", "the server is about to restart: your game goes on then"}));
  }
  if (received_.size() >= kMostReceived) {
    return from.reply(table::refusal("", {"slow-down", "", "too many messages at once: wait for the answers"}));
  }
  received_.push_back({from.shared_from_this(), std::string(message)});
  advance();
}

void HostedTable::advance() {
  if (gone_) return;
  while (!busy_) {
    // While the server stops, what was received is still stored, and nothing new begins.
    if (hub_.stopping() ? take_received() : take_due() || take_thought() || take_received()) continue;
    if (!hub_.stopping()) ask_bot();
    break;
  }
  if (busy_) return;
  if (retry_at_ <= now()) retry_at_ = 0;
  hub_.schedule(*this, std::max(table_.next_due().value_or(0), retry_at_));
}

/// Each of these does one thing; false when there is none of its kind.
bool HostedTable::take_due() {
  if (now() < retry_at_) return false;
  Answer answer = table_.due(now());
  if (answer.kind == Answer::Kind::kEntry) {
    store(std::move(answer.entry), {});
    return true;
  }
  if (answer.kind != Answer::Kind::kNextTable) return false;
  store_next_table();
  return true;
}

bool HostedTable::take_thought() {
  if (!thought_ || now() < retry_at_) return false;
  const Thought thought = *std::exchange(thought_, std::nullopt);
  asked_bot_.reset();
  if (!thought.decision.ok()) return true;
  Answer answer = table_.bot_chose(thought.turn, thought.decision->move, now());
  if (answer.kind == Answer::Kind::kEntry) store(std::move(answer.entry), {});
  return true;
}

bool HostedTable::take_received() {
  if (received_.empty()) return false;
  const Received next = std::move(received_.front());
  received_.erase(received_.begin());
  Answer answer = table_.receive(next.from->who(), next.message, now());
  if (answer.kind == Answer::Kind::kRefusal || answer.kind == Answer::Kind::kReply) {
    next.from->reply(std::move(answer.reply));
  }
  if (answer.kind == Answer::Kind::kHint) think_of_hint(next.from, answer.hint);
  if (answer.kind == Answer::Kind::kEntry) store(std::move(answer.entry), next.from);
  return true;
}

void HostedTable::ask_bot() {
  const auto turn = table_.bot_turn();
  if (!turn || asked_bot_ == turn->version) return;
  asked_bot_ = turn->version;
  const auto done = [self = shared_from_this(), turn = *turn](const core::Result<registry::AnyDecision>& decision) {
    self->thought_ = Thought{turn, decision};
    self->advance();
  };
  if (!hub_.think(*this, *turn, done)) {
    asked_bot_.reset();
    retry_at_ = now() + kRetry;
  }
}

void HostedTable::think_of_hint(const std::shared_ptr<TableChannel>& channel, const table::BotTurn& turn) {
  const auto done = [self = shared_from_this(), channel, turn](const core::Result<registry::AnyDecision>& decision) {
    channel->set_waits_for_hint(false);
    if (decision.ok()) channel->reply(self->table_.hint_message(turn, *decision));
  };
  if (channel->waits_for_hint()) {
    channel->reply(table::refusal("hint", {"slow-down", "", "a hint is being thought of already"}));
  } else if (hub_.think(*this, turn, done)) {
    channel->set_waits_for_hint(true);
  } else {
    channel->reply(table::refusal("hint", {"overloaded", "", "too many bots think at the moment: ask again soon"}));
  }
}

std::optional<store::Listing> HostedTable::listing_after(const table::Entry& entry) const {
  if (!table_.lists(entry)) return {};
  table::Table later = table_;
  const Status done = later.apply(entry);
  assert(done.ok());
  return listing_of(later);
}

void HostedTable::store(table::Entry entry, std::weak_ptr<TableChannel> from) {
  assert(!busy_);
  auto change = std::make_shared<store::Change>();
  change->table = number_;
  change->version = table_.version() + 1;
  change->entry = table_.write(entry);
  change->at = entry.at;
  change->listing = listing_after(entry);
  pending_ = std::move(entry);
  pending_from_ = std::move(from);
  busy_ = true;
  hub_.write(shared_from_this(), [change](store::Store& store) { return store.append(*change); });
}

void HostedTable::store_next_table() {
  auto next = hub_.make_next(table_);
  table::Entry entry;
  entry.kind = table::Entry::Kind::kNextTable;
  entry.at = now();
  entry.text = next->id;
  auto change = std::make_shared<store::Change>();
  change->table = number_;
  change->version = table_.version() + 1;
  change->entry = table_.write(entry);
  change->at = entry.at;
  pending_ = std::move(entry);
  pending_from_.reset();
  busy_ = true;
  hub_.write(shared_from_this(), [change, next](store::Store& store) -> Status {
    const auto number = store.create_table(*next);
    if (!number.ok()) return number.error();
    return store.append(*change);
  });
}

void HostedTable::stored(const Status& status) {
  busy_ = false;
  if (!status.ok()) {
    not_stored(status.error());
    return advance();
  }
  const bool played = pending_.kind == table::Entry::Kind::kPlay;
  const std::string present = played ? "" : table_.presence();
  if (const Status done = table_.apply(pending_, true); !done.ok()) return hub_.drop(*this, done.error());
  hub_.count_stored(played, now() - pending_.at);
  retry_at_ = 0;
  const bool moved = !played && present != table_.presence();  // who watched sits now, or the other way round
  for (const auto& channel : channels_) moved ? channel->wake_presence() : channel->wake();
  advance();
}

void HostedTable::not_stored(const Error& error) {
  // Somebody else wrote to this table, or a write that was thought lost was not: what is on disk is true.
  if (error.name == "store-order") return hub_.drop(*this, error);
  retry_at_ = now() + kRetry;
  if (const auto from = std::exchange(pending_from_, {}).lock()) {
    from->reply(table::refusal(
        "", {"not-saved", "", "this could not be saved, so it has not happened: try again soon (" + error.what + ")"}));
  }
}

bool HostedTable::idle(table::Time at) const {
  const table::Time kept = table_.phase() == table::Phase::kOver ? 0 : kKeptIdle;
  if (busy_ || !channels_.empty() || at < used_at_ + kept) return false;
  return !table_.attended();
}

void HostedTable::close_all(int code, const std::string& reason) {
  const auto channels = channels_;  // closing may detach
  for (const auto& channel : channels) channel->close(code, reason);
}

void HostedTable::tell_all(const std::string& message) {
  const auto channels = channels_;
  for (const auto& channel : channels) channel->reply(message);
}

}  // namespace tavola::server
