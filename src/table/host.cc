#include "table/host.h"

#include <cassert>
#include <utility>

#include "table/due.h"
#include "table/requests.h"
#include "table/tell/answers.h"
#include "table/tell/tell.h"

namespace tavola::table {

using core::Error;
using core::Status;

namespace {

constexpr std::size_t kMostReceived = 64;  // while an entry is being stored
constexpr Time kRetry = 1000;

bool is_said(const Entry& entry) {
  return std::visit([]<class C>(const C&) { return Said<C>; }, entry.change);
}

}  // namespace

void Client::refuse(std::string_view to, const Error& error) { answer(tell::refusal(to, error)); }

Host::Host(Table table, std::unique_ptr<Texts> texts, Time now)
    : table_(std::move(table)), presence_(now), texts_(std::move(texts)) {}

void Host::came(PlayerId player) { presence_.came(player, table_.version()); }

void Host::went(PlayerId player) { presence_.went(player, now()); }

void Host::hear(std::shared_ptr<Client> from, std::string message) {
  if (received_.size() >= kMostReceived) {
    return from->refuse("", {"slow-down", "", "too many messages at once: wait for the answers"});
  }
  received_.push_back({std::move(from), std::move(message)});
  advance();
}

void Host::advance() {
  while (!pending_ && !closed_) {
    if (stopping() ? take_received() : take_due() || take_thought() || take_received()) continue;
    return rest();
  }
}

/// The take_ functions do one thing each. They return false if there was nothing to do.
bool Host::take_due() {
  if (now() < retry_at_) return false;
  Answer answer = due(table_, presence_, now());
  if (std::holds_alternative<Nothing>(answer)) return false;
  take(std::move(answer), nullptr);
  return true;
}

bool Host::take_thought() {
  if (!thought_ || now() < retry_at_) return false;
  const Thought thought = *std::exchange(thought_, std::nullopt);
  asked_bot_.reset();
  if (thought.decision.ok()) take(bot_chose(table_, thought.turn, thought.decision->move, now()), nullptr);
  return true;
}

bool Host::take_received() {
  if (received_.empty()) return false;
  const Received next = std::move(received_.front());
  received_.erase(received_.begin());
  Heard heard = receive(table_, presence_, next.from->who(), next.message, now());
  if (heard.answer.ok()) {
    take(*std::move(heard.answer), next.from);
  } else {
    next.from->refuse(heard.to, heard.answer.error());
  }
  return true;
}

void Host::take(Answer answer, const std::shared_ptr<Client>& from) {
  if (Entry* entry = std::get_if<Entry>(&answer)) {
    if (from && is_said(*entry)) presence_.spoke(from->who().player, now());
    begin({std::move(*entry), from, {}});
  } else if (Reply* reply = std::get_if<Reply>(&answer)) {
    from->answer(std::move(reply->message));
  } else if (const AskForHint* hint = std::get_if<AskForHint>(&answer)) {
    think_of_hint(from, hint->turn);
  } else if (std::holds_alternative<MakeNextTable>(answer)) {
    Opening next = open_next();
    const change::NextTable made{next.id};
    begin({Entry{now(), made}, {}, std::move(next)});
  }
}

void Host::begin(Pending pending) {
  assert(!pending_);
  pending_ = std::move(pending);
  if (const auto status = store(pending_->entry, pending_->next ? &*pending_->next : nullptr)) finish(*status);
}

void Host::stored(const Status& status) {
  finish(status);
  advance();
}

void Host::finish(const Status& status) {
  const Pending pending = *std::exchange(pending_, std::nullopt);
  if (!status.ok()) {
    retry_at_ = now() + kRetry;
    if (const auto from = pending.from.lock()) {
      from->refuse("", {"not-saved", "",
                        "this could not be saved, so it did not happen: try again soon (" + status.error().what + ")"});
    }
    return;
  }
  if (const match::Match* match = table_.match()) {
    texts_->leave(match->state(), match->log().size());
  }
  const bool played = pending.entry.is<change::Play>();
  const std::string here = played ? "" : tell::presence(table_, presence_);
  if (const Status done = table_.apply(pending.entry); !done.ok()) return broken(done.error());
  retry_at_ = 0;
  tell(pending.entry, !played && here != tell::presence(table_, presence_));
}

void Host::ask_bot() {
  const auto turn = bot_turn(table_);
  if (!turn || asked_bot_ == turn->version) return;
  asked_bot_ = turn->version;
  const bool thinks = think(*turn, [this, turn = *turn](const core::Result<registry::AnyDecision>& decision) {
    thought_ = Thought{turn, decision};
  });
  if (thinks) return;
  asked_bot_.reset();
  retry_at_ = now() + kRetry;
}

void Host::think_of_hint(const std::shared_ptr<Client>& client, const BotTurn& turn) {
  if (client->waits_for_hint_) {
    return client->refuse("hint", {"slow-down", "", "a hint is already on its way"});
  }
  client->waits_for_hint_ = true;
  const bool thinks = think(turn, [this, client, turn](const core::Result<registry::AnyDecision>& decision) {
    client->waits_for_hint_ = false;
    if (decision.ok()) client->answer(tell::hint(table_, turn, *decision, *texts_));
  });
  if (thinks) return;
  client->waits_for_hint_ = false;
  client->refuse("hint", {"overloaded", "", "too many bots are thinking right now: ask again soon"});
}

Time Host::next_time() {
  if (retry_at_ <= now()) retry_at_ = 0;
  return std::max(next_due(table_, presence_).value_or(0), retry_at_);
}

}  // namespace tavola::table
