#include "client/address.h"

#include <arpa/inet.h>
#include <netdb.h>

#include <charconv>

namespace tavola::client {

using core::Error;
using core::Result;

namespace {

constexpr std::string_view kScheme = "http://";
constexpr std::uint32_t kLoopbackByte = 127;

Error bad_url(std::string_view url, const std::string& why) {
  return {"bad-url", "\"" + std::string(url) + "\"", why + "; expected something like http://127.0.0.1:8080"};
}

}  // namespace

bool Address::is_loopback() const { return ntohl(where.sin_addr.s_addr) >> 24 == kLoopbackByte; }

Result<Address> find_address(std::string_view url) {
  if (!url.starts_with(kScheme)) return bad_url(url, "this is not a plain http address");
  std::string_view host = url.substr(kScheme.size());
  if (host.ends_with('/')) host.remove_suffix(1);
  Address address;
  address.host = host;
  std::uint16_t port = 80;
  if (const std::size_t colon = host.find(':'); colon != host.npos) {
    const std::string_view digits = host.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    if (error != std::errc() || end != digits.data() + digits.size() || port == 0) {
      return bad_url(url, "the port is not a number from 1 to 65535");
    }
    host = host.substr(0, colon);
  }
  if (host.empty() || host.find_first_of("/?#@ \r\n") != host.npos)
    return bad_url(url, "the host is missing or malformed");

  addrinfo wanted{};
  wanted.ai_family = AF_INET;
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  const int failed = ::getaddrinfo(std::string(host).c_str(), nullptr, &wanted, &found);
  if (failed != 0) return bad_url(url, "the host is unknown (" + std::string(::gai_strerror(failed)) + ")");
  address.where = *reinterpret_cast<const sockaddr_in*>(found->ai_addr);
  address.where.sin_port = htons(port);
  ::freeaddrinfo(found);
  return address;
}

}  // namespace tavola::client
