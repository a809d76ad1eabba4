#include "tests/crash/crash_table.h"

#include "match/match.h"

namespace tavola::crash {

CrashTable::CrashTable(client::Loop& to_loop, core::Rng& by_rng, Counts& into, const TableKind& kind,
                       const std::string& name)
    : Company(to_loop, by_rng, into), settings_(kind.settings.dump()), clerk_(*this) {
  const bool forced = kind.settings.value("forced", true);
  for (int i = 0; i < kind.people + kind.watching; ++i) {
    const bool watches = i >= kind.people;
    const std::string guest = name + " " + (watches ? "watcher" : std::to_string(i));
    guests_.push_back(std::make_unique<Guest>(*this, guest, watches, forced));
  }
}

void CrashTable::fail(const std::string& what) {
  if (failure_.empty()) failure_ = what;
}

std::string CrashTable::describe() const {
  std::string text;
  for (const auto& guest : guests_) text += "  " + guest->describe() + "\n";
  return text;
}

bool CrashTable::is_settled() const {
  return all([](const Guest& guest) { return guest.is_settled(); });
}

bool CrashTable::is_empty() const {
  return all([](const Guest& guest) { return !guest.is_connected(); });
}

void CrashTable::server_is_back(const client::Address& address) {
  server = address;
  clerk_.connection.close();
  for (const auto& guest : guests_) guest->connect();
}

void CrashTable::tick() {
  for (const auto& guest : guests_) guest->tick();
  if (clerk_.connection.connected()) return;  // waiting for a reply
  if (id_.empty()) {
    if (all([](const Guest& guest) { return guest.has_name(); })) ask("POST", "/api/tables", settings_);
  } else if (!verified_) {
    const auto is_over = [](const Guest& guest) { return guest.knows().state() == "over" && guest.is_settled(); };
    if (all(is_over)) ask("GET", "/api/tables/" + id_ + "/record", "");
  } else if (!finishing_) {
    go_on();
  }
}

void CrashTable::ask(std::string_view method, const std::string& path, const std::string& body) {
  if (!clerk_.connection.connect(server).ok()) return;
  client::Sender host = guests_[0]->sender();
  host.host = server.host;
  clerk_.connection.request(host, method, path, body);
}

void CrashTable::replied(const client::Reply& reply) {
  clerk_.connection.close();
  if (reply.status == 201) {
    const Json made = Json::parse(reply.body, nullptr, false);
    id_ = made["id"];
    invitation = made["invitation"];
    for (const auto& guest : guests_) guest->go_to(id_);
  } else if (reply.status == 200) {
    check_record(reply.body);
  } else {
    fail("status " + std::to_string(reply.status) + " " + reply.body);
  }
}

/// Checks that the record follows from its seed and matches what every guest was told.
void CrashTable::check_record(const std::string& text) {
  const auto document = wire::parse(text, {match::kMaxRecordBytes, 64});
  if (!document.ok()) return fail("record: " + document.error().text());
  const auto record = match::read_record(*document);
  if (!record.ok()) return fail("record: " + record.error().text());
  if (const auto verified = match::verify(*record); !verified.ok()) return fail("record: " + verified.error().text());
  for (const auto& guest : guests_) {
    const std::vector<Json>& events = guest->knows().events();
    if (events.size() != record->events.size()) {
      return fail("LOST or DOUBLED: the record has " + std::to_string(record->events.size()) + " events, " +
                  guest->describe() + " was told " + std::to_string(events.size()));
    }
    for (std::size_t i = 0; i < events.size(); ++i) {
      if (events[i]["by"] != guest->knows().seat() || events[i].contains("undo")) continue;
      if (events[i]["text"] != record->events[i]) {
        return fail("DIFFERENT: " + record->events[i] + " in the record, " + events[i].dump() + " for " +
                    guest->describe());
      }
    }
  }
  verified_ = true;
  ++counts.games;
}

/// Moves everyone to the rematch's table once all know its id.
void CrashTable::go_on() {
  if (!all([](const Guest& guest) { return guest.is_settled() && !guest.knows().next_table().empty(); })) return;
  id_ = guests_[0]->knows().next_table();
  verified_ = false;
  invitation.clear();  // the rematch reserves their seats
  for (const auto& guest : guests_) guest->go_to(id_);
}

}  // namespace tavola::crash
