// The server's fuzz targets: what clients send, and what a store might contain.
#include <algorithm>
#include <vector>

#include "require.h"
#include "server/transport/network.h"
#include "server/transport/target.h"
#include "table/schema.h"
#include "table/table.h"
#include "targets.h"

namespace tavola::fuzz {
namespace {

using table::Answer;
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
  opening.host = "0";
  return *Table::make(std::move(opening), shelf);
}

void check_sent(const Table& table, const table::Who& who) {
  const auto welcome = wire::parse(table.welcome(who, true, 5), {8u << 20, 64});
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
  table::Time now = 1000;
  for (int lines = 0; !input.empty() && lines < 64; ++lines) {
    std::string_view line = take_line(input);
    // The first character selects the speaker. Speaker 3 is a spectator.
    const unsigned speaker = line.empty() ? 0 : static_cast<unsigned char>(line.front()) % 4;
    if (!line.empty()) line.remove_prefix(1);
    const table::Who who{std::to_string(speaker), "Name", "", speaker != 3};
    const Answer answer = table.receive(who, line, now);
    if (!answer.reply.empty()) {
      const auto told = wire::parse(answer.reply, {1u << 20, 64});
      require(told.ok(), "a reply is not JSON");
      require(table::why_not_in_schema(*told, "from_server").empty(), "a reply is not in the schema");
    }
    if (answer.kind == Answer::Kind::kRefusal) continue;
    const auto message = wire::parse(line);
    const std::string wrong = message.ok() ? table::why_not_in_schema(*message, "from_client") : "no JSON";
    require(wrong.empty(), "a message was accepted that is not in the schema: " + wrong);
    for (Answer next = answer; next.kind == Answer::Kind::kEntry; next = table.due(now)) {
      const auto again = table::read_entry(table.write(next.entry), table.game());
      require(again.ok(), "an entry does not read back");
      require(table.apply(*again).ok(), "an entry can't be applied");
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
  check_sent(*table, {"0", "Name", "", false});
  (void)table->due(10);
  (void)table->bot_turn();
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
