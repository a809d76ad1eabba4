#include "cli/serve/home_network.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace tavola::cli {
namespace {

/// How the interfaces of containers, virtual machines and VPNs are called.
constexpr auto kOwnNetworks = std::to_array<std::string_view>(
    {"docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vnet", "podman",    "cni", "flannel",
     "cali",   "lxc", "lxd",  "incus", "tun",   "tap",     "wg",   "tailscale", "zt",  "ppp"});

std::optional<std::uint32_t> ipv4_of(const std::string& address) {
  in_addr found{};
  if (::inet_pton(AF_INET, address.c_str(), &found) != 1) return std::nullopt;
  return ntohl(found.s_addr);
}

bool within(std::uint32_t address, std::uint32_t network, int bits) {
  return (address >> (32 - bits)) == (network >> (32 - bits));
}

/// Smaller is more likely; nothing for an address that is no use to others.
std::optional<int> rank_of(const InterfaceAddress& one, const std::string& outgoing) {
  const auto owns = [&](std::string_view prefix) { return one.interface.starts_with(prefix); };
  if (one.to_one_peer || std::any_of(kOwnNetworks.begin(), kOwnNetworks.end(), owns)) return std::nullopt;
  const bool chosen = one.address == outgoing;
  const auto ipv4 = ipv4_of(one.address);
  if (!ipv4) {
    in6_addr ipv6{};
    if (::inet_pton(AF_INET6, one.address.c_str(), &ipv6) != 1) return std::nullopt;
    if (IN6_IS_ADDR_LOOPBACK(&ipv6) || IN6_IS_ADDR_LINKLOCAL(&ipv6)) return std::nullopt;
    return chosen ? 10 : 11;
  }
  if (within(*ipv4, 0x7F000000, 8) || within(*ipv4, 0xA9FE0000, 16)) return std::nullopt;  // 127.*, 169.254.*
  const bool at_home = within(*ipv4, 0xC0A80000, 16) || within(*ipv4, 0x0A000000, 8) || within(*ipv4, 0xAC100000, 12);
  return (at_home ? 0 : 2) + (chosen ? 0 : 1);
}

std::string text_of(const sockaddr* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address->sa_family == AF_INET) {
    const auto* ipv4 = reinterpret_cast<const sockaddr_in*>(address);
    return ::inet_ntop(AF_INET, &ipv4->sin_addr, text.data(), text.size()) == nullptr ? "" : text.data();
  }
  if (address->sa_family == AF_INET6) {
    const auto* ipv6 = reinterpret_cast<const sockaddr_in6*>(address);
    return ::inet_ntop(AF_INET6, &ipv6->sin6_addr, text.data(), text.size()) == nullptr ? "" : text.data();
  }
  return "";
}

}  // namespace

std::vector<InterfaceAddress> interface_addresses() {
  ifaddrs* first = nullptr;
  if (::getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner(first, ::freeifaddrs);
  std::vector<InterfaceAddress> found;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    constexpr unsigned kUp = IFF_UP | IFF_RUNNING;
    if (one->ifa_addr == nullptr || (one->ifa_flags & kUp) != kUp || (one->ifa_flags & IFF_LOOPBACK) != 0) continue;
    std::string address = text_of(one->ifa_addr);
    if (address.empty()) continue;
    found.push_back({one->ifa_name, std::move(address), (one->ifa_flags & IFF_POINTOPOINT) != 0});
  }
  return found;
}

std::string outgoing_address() {
  const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return "";
  sockaddr_in somewhere{};
  somewhere.sin_family = AF_INET;
  somewhere.sin_port = htons(9);
  somewhere.sin_addr.s_addr = htonl(0xC0000201);  // 192.0.2.1, an address that belongs to nobody
  sockaddr_in own{};
  socklen_t size = sizeof own;
  std::string address;
  // Connecting a datagram socket only chooses the route.
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&somewhere), sizeof somewhere) == 0 &&
      ::getsockname(socket, reinterpret_cast<sockaddr*>(&own), &size) == 0) {
    address = text_of(reinterpret_cast<const sockaddr*>(&own));
  }
  ::close(socket);
  return address;
}

std::vector<std::string> home_addresses(const std::vector<InterfaceAddress>& all, const std::string& outgoing,
                                        bool ipv6) {
  std::vector<std::pair<int, std::string>> ranked;
  for (const InterfaceAddress& one : all) {
    if (const auto rank = rank_of(one, outgoing)) ranked.emplace_back(*rank, one.address);
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> addresses;
  for (const auto& [rank, address] : ranked) {
    const bool usable = ipv4_of(address) || (ipv6 && (addresses.empty() || !ipv4_of(addresses.front())));
    if (usable) addresses.push_back(address);
  }
  return addresses;
}

}  // namespace tavola::cli
