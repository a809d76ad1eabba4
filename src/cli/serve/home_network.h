// The addresses under which other devices at home reach this machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tavola::cli {

/// An address of one of the machine's network interfaces.
struct InterfaceAddress {
  std::string interface;     ///< such as wlan0
  std::string address;       ///< such as 192.168.1.20 or fd00::20
  bool to_one_peer = false;  ///< a tunnel, such as a VPN's
};

/// All addresses of interfaces that are up, except the loopback's.
std::vector<InterfaceAddress> interface_addresses();

/// The address that this machine uses for connections to the internet, or "". Nothing is sent to find out.
std::string outgoing_address();

/// The addresses that phones on the home network can use, the most likely one first. Leaves out tunnels, containers,
/// virtual machines and addresses that work on one cable only. IPv6 addresses count if there is no other and `ipv6`.
std::vector<std::string> home_addresses(const std::vector<InterfaceAddress>& all, const std::string& outgoing,
                                        bool ipv6);

}  // namespace tavola::cli
