#include "client/http_text.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace tavola::client {

using core::Error;
using core::Result;

namespace {

// The key and answer of RFC 6455's example. They only prove that the server speaks WebSocket and need not be secret.
constexpr std::string_view kKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view kAcceptance = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

constexpr std::string_view kHeadEnd = "\r\n\r\n";
constexpr std::size_t kMostHead = 16u << 10;
constexpr std::size_t kMostBody = 16u << 20;

Error bad_reply(const std::string& what) { return {"bad-reply", "", "the server's reply " + what}; }

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, {}, [](unsigned char c) { return std::tolower(c); }, [](unsigned char c) { return std::tolower(c); });
}

void append_head(std::string& out, const Sender& sender, std::string_view method, std::string_view path) {
  out.append(method).append(" ").append(path).append(" HTTP/1.1\r\nHost: ").append(sender.host).append("\r\n");
  if (!sender.cookie.empty()) out.append("Cookie: ").append(sender.cookie).append("\r\n");
  if (!sender.token.empty()) out.append("Authorization: Bearer ").append(sender.token).append("\r\n");
}

/// Reads the headers: the reply without its body, and the size of the body.
Result<std::pair<Reply, std::size_t>> read_head(std::string_view head) {
  Reply reply;
  std::size_t size = 0;
  if (!head.starts_with("HTTP/1.1 ") || head.size() < 12) return bad_reply("is not HTTP/1.1");
  std::from_chars(head.data() + 9, head.data() + 12, reply.status);
  while (!head.empty()) {
    const std::size_t end = std::min(head.find("\r\n"), head.size());
    const std::string_view line = head.substr(0, end);
    head.remove_prefix(std::min(end + 2, head.size()));
    const std::size_t colon = line.find(": ");
    if (colon == line.npos) continue;
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = line.substr(colon + 2);
    if (same_word(name, "content-length")) {
      const auto [stop, error] = std::from_chars(value.data(), value.data() + value.size(), size);
      if (error != std::errc() || size > kMostBody) return bad_reply("has a bad length");
    } else if (same_word(name, "transfer-encoding")) {
      return bad_reply("comes in pieces, which this client does not read");
    } else if (same_word(name, "set-cookie")) {
      reply.cookie = value.substr(0, value.find(';'));
    } else if (same_word(name, "sec-websocket-accept")) {
      reply.switched = value == kAcceptance;
    }
  }
  reply.switched = reply.switched && reply.status == 101;
  return std::pair(std::move(reply), size);
}

}  // namespace

std::string request_text(const Sender& sender, std::string_view method, std::string_view path, std::string_view body) {
  std::string out;
  append_head(out, sender, method, path);
  if (!body.empty()) {
    out.append("Content-Type: application/json\r\nContent-Length: ").append(std::to_string(body.size())).append("\r\n");
  }
  return out.append("\r\n").append(body);
}

std::string upgrade_text(const Sender& sender, std::string_view path) {
  std::string out;
  append_head(out, sender, "GET", path);
  out.append("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ");
  out.append(kKey).append("\r\n");
  if (!sender.cookie.empty()) out.append("Origin: http://").append(sender.host).append("\r\n");
  return out.append("\r\n");
}

Result<std::optional<std::pair<Reply, std::size_t>>> read_reply(std::string_view bytes) {
  const std::optional<std::pair<Reply, std::size_t>> not_yet;
  const std::size_t end = bytes.find(kHeadEnd);
  if (end == bytes.npos) {
    if (bytes.size() > kMostHead) return bad_reply("has no end of its headers");
    return not_yet;
  }
  auto head = read_head(bytes.substr(0, end));
  if (!head.ok()) return head.error();
  auto [reply, size] = *std::move(head);
  const std::size_t begin = end + kHeadEnd.size();
  if (bytes.size() - begin < size) return not_yet;
  reply.body = bytes.substr(begin, size);
  return std::optional(std::pair(std::move(reply), begin + size));
}

}  // namespace tavola::client
