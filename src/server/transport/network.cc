#include "server/transport/network.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace tavola::server {
namespace {

using core::Error;
using core::Result;

constexpr std::array<std::uint8_t, 12> kV4Prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

/// Removes the last item of a list, and returns it.
std::string_view take_last(std::string_view& list, char separator) {
  const std::size_t at = list.rfind(separator);
  const std::string_view item = at == std::string_view::npos ? list : list.substr(at + 1);
  list = at == std::string_view::npos ? std::string_view() : list.substr(0, at);
  return trimmed(item);
}

std::string_view last_of(std::string_view list) { return take_last(list, ','); }

/// "192.0.2.7:4711" and "[2001:db8::1]:4711" without the port, quotes and brackets.
std::string_view without_port(std::string_view node) {
  if (node.size() >= 2 && node.front() == '"' && node.back() == '"') node = node.substr(1, node.size() - 2);
  if (node.starts_with('[')) {
    const std::size_t end = node.find(']');
    return end == std::string_view::npos ? std::string_view() : node.substr(1, end - 1);
  }
  if (std::ranges::count(node, ':') == 1) node = node.substr(0, node.find(':'));
  return node;
}

/// The value of `name=` in one element of a Forwarded header, without quotes.
std::string_view forwarded_value(std::string_view element, std::string_view name) {
  while (!element.empty()) {
    std::string_view pair = take_last(element, ';');
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos || !same_word(trimmed(pair.substr(0, equals)), name)) continue;
    std::string_view value = trimmed(pair.substr(equals + 1));
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') value = value.substr(1, value.size() - 2);
    return value;
  }
  return {};
}

/// Walks from the proxy next to us to the first address that is not one of ours.
Address walk_back(const Address& peer, std::string_view list, std::span<const Network> trusted, ProxyHeaders kind) {
  Address client = peer;
  while (!list.empty() && any_contains(trusted, client)) {
    const std::string_view item = take_last(list, ',');
    const auto address =
        parse_address(without_port(kind == ProxyHeaders::kForwarded ? forwarded_value(item, "for") : item));
    if (!address.ok()) break;  // "unknown", or a made-up name: then the proxy that reported it is all we know
    client = *address;
  }
  return client;
}

}  // namespace

bool Address::is_v4() const { return std::memcmp(bytes_.data(), kV4Prefix.data(), kV4Prefix.size()) == 0; }

std::string Address::text() const {
  char text[INET6_ADDRSTRLEN] = "";
  if (is_v4()) {
    ::inet_ntop(AF_INET, bytes_.data() + kV4Prefix.size(), text, sizeof text);
  } else {
    ::inet_ntop(AF_INET6, bytes_.data(), text, sizeof text);
  }
  return text;
}

Result<Address> parse_address(std::string_view text) {
  const std::string terminated(text.substr(0, INET6_ADDRSTRLEN));
  Address::Bytes bytes{};
  std::copy(kV4Prefix.begin(), kV4Prefix.end(), bytes.begin());
  if (text.find('\0') == std::string_view::npos) {
    if (::inet_pton(AF_INET, terminated.c_str(), bytes.data() + kV4Prefix.size()) == 1) return Address(bytes);
    if (::inet_pton(AF_INET6, terminated.c_str(), bytes.data()) == 1) return Address(bytes);
  }
  return Error{"bad-address", "",
               "\"" + terminated + "\" is not an address: expected one like 192.0.2.7 or 2001:db8::1"};
}

Address limit_key(const Address& address) {
  if (address.is_v4()) return address;
  Address::Bytes bytes = address.bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return Address(bytes);
}

bool Network::contains(const Address& other) const {
  const auto whole = static_cast<std::size_t>(bits / 8);
  if (std::memcmp(address.bytes().data(), other.bytes().data(), whole) != 0) return false;
  if (bits % 8 == 0) return true;
  const auto mask = static_cast<std::uint8_t>(0xff << (8 - bits % 8));
  return ((address.bytes()[whole] ^ other.bytes()[whole]) & mask) == 0;
}

Result<Network> parse_network(std::string_view text) {
  const Error error{"bad-network", "",
                    "\"" + std::string(text.substr(0, 64)) +
                        "\" is not a network: expected an address with a prefix length, such as 10.0.0.0/8 or "
                        "fd00::/8, or an address alone"};
  const std::size_t slash = text.find('/');
  const auto address = parse_address(text.substr(0, slash));
  if (!address.ok()) return error;
  if (slash == std::string_view::npos) return Network{*address, 128};
  const std::string_view digits = text.substr(slash + 1);
  const bool written_as_v4 = text.substr(0, slash).find(':') == std::string_view::npos;
  int bits = -1;
  const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
  if (failed != std::errc() || end != digits.data() + digits.size() || bits < 0 || bits > (written_as_v4 ? 32 : 128)) {
    return error;
  }
  return Network{*address, written_as_v4 ? bits + 96 : bits};
}

bool any_contains(std::span<const Network> networks, const Address& address) {
  return std::ranges::any_of(networks, [&](const Network& network) { return network.contains(address); });
}

Client resolve_client(const Address& peer, bool secure, const ForwardedHeaders& headers,
                      std::span<const Network> trusted, ProxyHeaders kind) {
  Client client{peer, headers.host, secure};
  if (!any_contains(trusted, peer)) return client;
  const bool standard = kind == ProxyHeaders::kForwarded;
  const std::string_view chain = standard ? headers.forwarded : headers.x_forwarded_for;
  client.address = walk_back(peer, chain, trusted, kind);
  const std::string_view last = last_of(headers.forwarded);
  const std::string_view proto = standard ? forwarded_value(last, "proto") : last_of(headers.x_forwarded_proto);
  const std::string_view host = standard ? forwarded_value(last, "host") : last_of(headers.x_forwarded_host);
  if (!proto.empty()) client.secure = same_word(proto, "https");
  if (!host.empty() && is_host(host)) client.host = host;
  return client;
}

bool is_host(std::string_view text) {
  return !text.empty() && text.size() <= 255 && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'z') || c == '.' || c == '-' || c == '_' ||
           c == ':' || c == '[' || c == ']';
  });
}

std::string_view cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    const std::string_view pair = trimmed(header.substr(0, end));
    header.remove_prefix(std::min(end + 1, header.size()));
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
  }
  return {};
}

std::string_view bearer_token(std::string_view authorization) {
  constexpr std::string_view kScheme = "Bearer ";
  if (!same_word(authorization.substr(0, kScheme.size()), kScheme)) return {};
  return trimmed(authorization.substr(kScheme.size()));
}

std::string media_type(std::string_view content_type) {
  std::string type(trimmed(content_type.substr(0, content_type.find(';'))));
  std::ranges::transform(type, type.begin(), lower);
  return type;
}

}  // namespace tavola::server
