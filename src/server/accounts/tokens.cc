// The routes of Accounts for tokens, which people's own programs use.
#include <algorithm>

#include "server/accounts/call.h"
#include "server/accounts/on_store.h"
#include "server/accounts/secrets.h"

namespace tavola::server {

using core::Error;
using core::Result;
using core::Status;
using store::Session;
using store::Store;
using wire::Json;

namespace {

constexpr std::size_t kMostTokens = 20;  // of a player

Result<std::vector<Session>> tokens_of(Store& store, store::PlayerId player) {
  auto sessions = store.list_sessions(player);
  if (!sessions.ok()) return sessions;
  std::vector<Session> tokens = *std::move(sessions);
  std::erase_if(tokens, [](const Session& session) { return !session.is_token; });
  return tokens;
}

}  // namespace

boost::asio::awaitable<Response> Accounts::list_tokens(const Call& call) {
  auto reading = [player = call.who->player](Store& store) { return tokens_of(store, player); };
  const auto tokens = co_await read_store(queue_, std::move(reading));
  if (!tokens.ok()) co_return refuse(tokens.error());
  Json list = Json::array();
  for (const Session& token : *tokens) {
    list.push_back({{"label", token.label}, {"id", token_id(token.hash)}, {"created", token.created}});
  }
  co_return json_response(200, Json{{"tokens", std::move(list)}});
}

boost::asio::awaitable<Response> Accounts::make_token(const Call& call) {
  const auto label = call.text("label", read_label);
  if (!label.ok()) co_return refuse(label.error());

  const NewSession token = new_session();
  auto add = [label = *label, hash = token.hash](Store& store, const store::Player& player) -> Status {
    const auto tokens = tokens_of(store, player.number);
    if (!tokens.ok()) return tokens.error();
    if (tokens->size() >= kMostTokens) {
      return Error{"too-many-tokens", "", "you can have at most 20 tokens: delete one first"};
    }
    return store.create_session({hash, player.number, true, label, wall_clock()});
  };
  Work work = with_player(call.session, std::move(add));
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  co_return json_response(201, Json{{"token", token.secret}, {"id", token_id(token.hash)}});
}

boost::asio::awaitable<Response> Accounts::delete_token(const Call& call) {
  const std::string id = call.request.path.substr(call.request.path.rfind('/') + 1);
  auto remove = [id](Store& store, const store::Player& player) -> Status {
    const auto tokens = tokens_of(store, player.number);
    if (!tokens.ok()) return tokens.error();
    const auto found = std::ranges::find(*tokens, id, [](const Session& token) { return token_id(token.hash); });
    if (found == tokens->end()) return Error{"no-such-token", "", "you have no such token: GET /api/tokens lists them"};
    return store.delete_session(found->hash);
  };
  Work work = with_player(call.session, std::move(remove));
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  forget(call.who->player);
  co_return json_response(200, Json{{"id", id}});
}

}  // namespace tavola::server
