#include "server/transport/gate.h"

#include <boost/asio/post.hpp>
#include <cassert>

#include "server/transport/response_text.h"

namespace tavola::server {
namespace {

constexpr std::size_t kMaxRefusedOpen = 64;  // that are told why; any more are just closed
constexpr auto kForgetEvery = 5s;

Response too_many(int status, std::string_view what) {
  Response response = error_response(status, "too-many-connections", what);
  response.headers.emplace_back("Retry-After", "10");
  return response;
}

}  // namespace

void Connection::enter() {
  assert(place_ == kNowhere);
  place_ = gate_->list_.size();
  gate_->list_.push_back(this);
}

void Connection::leave() {
  if (place_ == kNowhere) return;
  auto& list = gate_->list_;
  list[place_] = list.back();
  list[place_]->place_ = place_;
  list.pop_back();
  place_ = kNowhere;
}

void Slot::release() {
  if (!gate_) return;
  if (key_) gate_->addresses_.close(*key_);
  key_.reset();
  --gate_->open_;
  gate_->connections.add(-1);
  gate_->tell_when_empty();
  gate_.reset();
}

bool Slot::count_for(const Address& address) {
  if (key_ || !gate_->has_limits(address)) return true;
  const Address key = limit_key(address);
  if (!gate_->addresses_.open(key, gate_->settings_.max_connections_per_address, Clock::now())) return false;
  key_ = key;
  return true;
}

Gate::Gate(boost::asio::io_context& io, TransportSettings settings, Site& site, Log& log, Metrics& metrics)
    : accepted(metrics.counter("tavola_connections_accepted_total", "Accepted connections.")),
      received(metrics.counter("tavola_messages_received_total", "WebSocket messages from clients.")),
      sent(metrics.counter("tavola_messages_sent_total", "WebSocket messages to clients.")),
      connections(metrics.gauge("tavola_connections", "Open connections, WebSockets included.")),
      websockets(metrics.gauge("tavola_websockets", "Open WebSockets.")),
      answer_seconds(metrics.histogram("tavola_http_answer_seconds",
                                       "Time from a complete HTTP request to its response being ready.",
                                       latency_bounds())),
      io_(io),
      settings_(std::move(settings)),
      site_(site),
      log_(log),
      metrics_(metrics),
      addresses_(settings_.requests_per_address) {
  for (std::size_t i = 0; i < by_status_.size(); ++i) {
    by_status_[i] =
        &metrics.counter("tavola_http_responses_total", "HTTP responses.", {{"status", std::to_string(i + 1) + "xx"}});
  }
}

Counter& Gate::answered(int status) {
  assert(status >= 100 && status < 600);
  return *by_status_[static_cast<std::size_t>(status / 100 - 1)];
}

std::pair<Slot, std::optional<Response>> Gate::admit(const Address& peer) {
  accepted.add();
  std::optional<Response> refusal;
  std::optional<Address> key;
  if (open_ >= settings_.max_connections) {
    refused("too-many-connections", peer);
    refusal = too_many(503, "the server has no room for more connections: try again later");
  } else if (has_limits(peer) && !trusts(peer)) {
    key = limit_key(peer);
    if (!addresses_.open(*key, settings_.max_connections_per_address, Clock::now())) {
      key.reset();
      refused("too-many-connections-of-one", peer);
      refusal = too_many(429, "your address has too many connections: close some");
    }
  }
  if (refusal && open_ >= settings_.max_connections + kMaxRefusedOpen) return {Slot(), std::move(refusal)};
  ++open_;
  connections.add(1);
  return {Slot(shared_from_this(), key), std::move(refusal)};
}

bool Gate::may_request(const Address& client) {
  return !has_limits(client) || addresses_.request(limit_key(client), Clock::now());
}

void Gate::refused(std::string_view name, const Address& client) {
  metrics_.counter("tavola_refused_total", "Refusals, by error name.", {{"name", std::string(name)}}).add();
  log_.refused("refused", name, {{"address", client.text()}});
}

void Gate::schedule(std::shared_ptr<Connection> connection) {
  if (scheduled_.empty()) {
    boost::asio::post(io_, [self = shared_from_this()] { self->flush_all(); });
  }
  scheduled_.push_back(std::move(connection));
}

void Gate::flush_all() {
  // What a flush schedules waits for the next round, so that sockets take turns with what has arrived.
  flushing_.swap(scheduled_);
  for (const auto& connection : flushing_) connection->flush();
  flushing_.clear();
}

std::string Gate::take_text() {
  if (texts_.empty()) return {};
  std::string text = std::move(texts_.back());
  texts_.pop_back();
  return text;
}

void Gate::give_back(std::string text) {
  constexpr std::size_t kMost = 64;
  constexpr std::size_t kLongest = 16384;
  if (texts_.size() >= kMost || text.capacity() > kLongest) return;
  text.clear();
  texts_.push_back(std::move(text));
}

void Gate::tick(Time now) {
  // A connection may end in its tick, and others through the site. So all in the list are kept alive meanwhile.
  std::vector<std::shared_ptr<Connection>> kept;
  kept.reserve(list_.size());
  for (Connection* connection : list_) kept.push_back(connection->shared_from_this());
  for (const auto& connection : kept) connection->tick(now);
  if (now - forgot_ >= kForgetEvery) {
    forgot_ = now;
    addresses_.forget(now);
  }
}

void Gate::stop(Farewell farewell, std::function<void()> done) {
  farewell_ = std::move(farewell);
  done_ = std::move(done);
  std::vector<std::shared_ptr<Connection>> kept;
  for (Connection* connection : list_) kept.push_back(connection->shared_from_this());
  for (const auto& connection : kept) connection->stop(*farewell_);
  tell_when_empty();
}

void Gate::tell_when_empty() {
  if (open_ > 0 || !farewell_ || !done_) return;
  boost::asio::post(io_, std::exchange(done_, nullptr));
}

}  // namespace tavola::server
