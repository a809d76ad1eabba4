#include "cli/serve/home_network.h"

#include <gtest/gtest.h>

namespace tavola::cli {
namespace {

using Addresses = std::vector<std::string>;

TEST(HomeNetwork, LeavesOutWhatPhonesCannotReach) {
  const std::vector<InterfaceAddress> all{
      {"docker0", "172.17.0.1"}, {"br-1f2e", "172.18.0.1"}, {"veth12ab", "10.1.0.1"},   {"virbr0", "192.168.122.1"},
      {"tun0", "10.8.0.2"},      {"wg0", "10.9.0.2"},       {"corp", "10.7.0.2", true}, {"eth1", "169.254.7.7"},
      {"lo", "127.0.0.1"},       {"wlan0", "fe80::1"},      {"wlan0", "192.168.1.20"},  {"wlan0", "nonsense"}};
  EXPECT_EQ(home_addresses(all, "", true), Addresses{"192.168.1.20"});
  EXPECT_EQ(home_addresses({}, "", true), Addresses{});
}

TEST(HomeNetwork, PutsTheLikeliestFirst) {
  const std::vector<InterfaceAddress> all{
      {"eth0", "203.0.113.7"}, {"eth1", "10.0.0.5"}, {"wlan0", "192.168.1.20"}, {"eth2", "100.64.0.9"}};
  EXPECT_EQ(home_addresses(all, "192.168.1.20", false),
            (Addresses{"192.168.1.20", "10.0.0.5", "203.0.113.7", "100.64.0.9"}));
  EXPECT_EQ(home_addresses(all, "203.0.113.7", false),
            (Addresses{"10.0.0.5", "192.168.1.20", "203.0.113.7", "100.64.0.9"}))
      << "a private address is for home, even if another one leads to the internet";
}

TEST(HomeNetwork, TakesIpv6OnlyWhereThereIsNothingElse) {
  const std::vector<InterfaceAddress> both{{"eth0", "fd00::20"}, {"eth0", "192.168.1.20"}};
  EXPECT_EQ(home_addresses(both, "", true), Addresses{"192.168.1.20"});
  const std::vector<InterfaceAddress> six{{"eth0", "fe80::1"}, {"eth0", "fd00::20"}, {"eth0", "2001:db8::20"}};
  EXPECT_EQ(home_addresses(six, "", true), (Addresses{"fd00::20", "2001:db8::20"}));
  EXPECT_EQ(home_addresses(six, "", false), Addresses{}) << "it listens on IPv4 only";
}

TEST(HomeNetwork, AsksTheSystem) {
  for (const InterfaceAddress& one : interface_addresses()) {
    EXPECT_NE(one.interface, "lo");
    EXPECT_NE(one.address, "");
  }
  const std::string outgoing = outgoing_address();
  EXPECT_EQ(outgoing.find_first_not_of("0123456789."), std::string::npos) << outgoing;
}

}  // namespace
}  // namespace tavola::cli
