// Addresses of clients and proxies as text and as bits, and what a proxy says about a client. Pure functions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::server {

/// An IPv4 or IPv6 address. IPv4 is kept as ::ffff:a.b.c.d, so that each client has one form.
class Address {
 public:
  using Bytes = std::array<std::uint8_t, 16>;
  Address() = default;
  explicit Address(const Bytes& bytes) : bytes_(bytes) {}

  const Bytes& bytes() const { return bytes_; }
  bool is_v4() const;
  /// "192.0.2.7", "2001:db8::1".
  std::string text() const;
  friend auto operator<=>(const Address&, const Address&) = default;

 private:
  Bytes bytes_{};
};

/// Reads "192.0.2.7", "2001:db8::1", "::ffff:192.0.2.7"; the error is "bad-address".
core::Result<Address> parse_address(std::string_view text);

/// What limits per address count by: an IPv4 address, or the /64 of an IPv6 one, since a client has a whole /64.
Address limit_key(const Address& address);

/// A set of addresses with the same first bits.
struct Network {
  Address address;
  int bits = 128;  ///< out of 128; an IPv4 network has 96 more than its text says
  bool contains(const Address& other) const;
  friend bool operator==(const Network&, const Network&) = default;
};

/// Reads "10.0.0.0/8", "fd00::/8", or an address alone; the error is "bad-network".
core::Result<Network> parse_network(std::string_view text);

bool any_contains(std::span<const Network> networks, const Address& address);

/// Which headers the proxies write. Only one kind is believed: a proxy passes on the other as the client sent it.
enum class ProxyHeaders : std::uint8_t { kXForwarded, kForwarded };

/// The headers of a request that say where it came from, unchanged. Several of one name are joined by ",".
struct ForwardedHeaders {
  std::string x_forwarded_for;
  std::string x_forwarded_proto;
  std::string x_forwarded_host;
  std::string forwarded;
  std::string host;
};

struct Client {
  Address address;
  std::string host;
  bool secure = false;
};

/// Who sent a request: the peer itself or, behind trusted proxies, the last address that is not one of them, with the
/// host and scheme that the proxy reports.
Client resolve_client(const Address& peer, bool secure, const ForwardedHeaders& headers,
                      std::span<const Network> trusted, ProxyHeaders kind);

/// Whether the text can be a Host header: a name or address, and a port.
bool is_host(std::string_view text);

/// The value of the first cookie of this name in a Cookie header, "" if there is none.
std::string_view cookie_value(std::string_view header, std::string_view name);

/// The token of "Bearer <token>", "" for anything else.
std::string_view bearer_token(std::string_view authorization);

/// The media type without parameters, in lower case: "application/json; charset=utf-8" gives "application/json".
std::string media_type(std::string_view content_type);

}  // namespace tavola::server
