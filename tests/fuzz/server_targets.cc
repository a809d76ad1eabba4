// The server's fuzz targets: what clients send, and what a store might contain.
#include <algorithm>
#include <vector>

#include "require.h"
#include "server/transport/network.h"
#include "server/transport/target.h"
#include "table/due.h"
#include "table/requests.h"
#include "table/schema.h"
#include "table/tell/answers.h"
#include "table/tell/tell.h"
#include "targets.h"

namespace tavola::fuzz {
namespace {

using table::Answer;
using table::Entry;
using table::Reply;
using table::Table;

std::string_view take_line(std::string_view& input) {
  const std::size_t end = std::min(input.find('\n'), input.size());
  const std::string_view line = input.substr(0, end);
  input.remove_prefix(std::min(end + 1, input.size()));
  return line;
}

/// A new table for two or three players. `choice` selects the game and the number of players.
Table seated(unsigned choice, table::Shelf& shelf) {
  const auto games = registry::games();
  table::Opening opening;
  opening.id = "fuzz";
  opening.settings.game = games[choice % games.size()]->id();
  opening.settings.setup.players = 2 + static_cast<int>(choice / games.size() % 2);
  opening.settings.bots.resize(static_cast<std::size_t>(opening.settings.setup.players));
  opening.settings.stand_in = table::StandIn{"easy", 60};
  opening.host = core::PlayerId{1};
  return *Table::make(std::move(opening), shelf);
}

void check_sent(const Table& table, const table::Who& who) {
  table::PlainTexts texts(table.shared_game());
  const auto welcome = wire::parse(table::tell::welcome(table, who, true, 5, texts), {8u << 20, 64});
  require(welcome.ok(), "a welcome is not JSON");
  const std::string wrong = table::why_not_in_schema(*welcome, "from_server");
  require(wrong.empty(), "a welcome is not in the schema: " + wrong);
}

}  // namespace

void messages(std::string_view input) {
  static table::Shelf shelf;
  const unsigned choice = input.empty() ? 0 : static_cast<unsigned char>(input.front());
  if (!input.empty()) input.remove_prefix(1);
  Table table = seated(choice, shelf);
  const table::Presence presence;
  table::Time now = 1000;
  for (int lines = 0; !input.empty() && lines < 64; ++lines) {
    std::string_view line = take_line(input);
    // The first character selects the speaker. Speaker 3 is a spectator.
    const unsigned speaker = line.empty() ? 0 : static_cast<unsigned char>(line.front()) % 4;
    if (!line.empty()) line.remove_prefix(1);
    const table::Who who{core::PlayerId{speaker + 1}, "Name", "", speaker != 3};
    const table::Heard heard = table::receive(table, presence, who, line, now);
    const Answer answer = heard.answer.ok() ? *heard.answer : Answer(table::Nothing{});
    const auto* reply = std::get_if<Reply>(&answer);
    if (reply != nullptr || !heard.answer.ok()) {
      const auto told = wire::parse(
          reply != nullptr ? reply->message : table::tell::refusal(heard.to, heard.answer.error()), {1u << 20, 64});
      require(told.ok(), "a reply is not JSON");
      require(table::why_not_in_schema(*told, "from_server").empty(), "a reply is not in the schema");
    }
    if (!heard.answer.ok()) continue;
    const auto message = wire::parse(line);
    const std::string wrong = message.ok() ? table::why_not_in_schema(*message, "from_client") : "no JSON";
    require(wrong.empty(), "a message was accepted that is not in the schema: " + wrong);
    Answer next = answer;
    while (const auto* entry = std::get_if<Entry>(&next)) {
      const auto again = table::read_entry(table::write_entry(*entry, table.game()), table.game());
      require(again.ok(), "an entry does not read back");
      require(table.apply(*again).ok(), "an entry can't be applied");
      next = table::due(table, presence, now);
      now += 700;
    }
    check_sent(table, who);
  }
}

void entries(std::string_view input) {
  static table::Shelf shelf;
  const std::string opening(take_line(input));
  std::vector<std::string> lines;
  while (!input.empty() && lines.size() < 64) lines.emplace_back(take_line(input));
  const auto table = Table::restore(opening, lines, shelf, 9);
  if (!table.ok()) {
    require(!table.error().what.empty(), "an error says nothing");
    return;
  }
  check_sent(*table, {core::PlayerId{1}, "Name", "", false});
  (void)table::due(*table, table::Presence(9), 10);
  (void)table::bot_turn(*table);
}

void http(std::string_view input) {
  const std::string_view target_text = take_line(input);
  if (const auto target = server::parse_target(target_text); target.ok()) {
    require(!target->path.empty() && target->path.front() == '/', "a path is not absolute");
    require(target->path.find("/../") == std::string::npos && !target->path.ends_with("/.."), "a path goes up");
    require(target->path.find('\0') == std::string::npos && target->path.find('\\') == std::string::npos,
            "a path has a forbidden character");
    (void)server::query_value(target->query, "a");
  }
  server::ForwardedHeaders headers;
  for (std::string* header : {&headers.x_forwarded_for, &headers.x_forwarded_proto, &headers.x_forwarded_host,
                              &headers.forwarded, &headers.host}) {
    *header = take_line(input);
  }
  const auto proxy = server::parse_address("10.0.0.1");
  const auto trusted = server::parse_network("10.0.0.0/8");
  for (const auto kind : {server::ProxyHeaders::kXForwarded, server::ProxyHeaders::kForwarded}) {
    const server::Client client =
        server::resolve_client(*proxy, false, headers, std::vector<server::Network>{*trusted}, kind);
    require(server::parse_address(client.address.text()).ok(), "an address does not read back");
    const server::Client stranger = server::resolve_client(*proxy, false, headers, {}, kind);
    require(stranger.address == *proxy, "an untrusted peer chose its address");
  }
  (void)server::is_host(headers.host);
  (void)server::cookie_value(headers.host, "tavola");
  (void)server::bearer_token(headers.host);
  (void)server::media_type(headers.host);
}

}  // namespace tavola::fuzz
