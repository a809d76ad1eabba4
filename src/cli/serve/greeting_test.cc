#include "cli/serve/greeting.h"

#include <gtest/gtest.h>

#include "term/paint.h"

namespace tavola::cli {
namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Greeting, OnThisMachineSaysHowToLetOthersIn) {
  const std::string text = greeting({});
  EXPECT_TRUE(says(text, "--address 0.0.0.0")) << text;
  EXPECT_FALSE(says(text, "▀"));
  EXPECT_TRUE(says(text, "Ctrl-C"));
}

TEST(Greeting, OnTheNetworkHasTheAddressForPhonesAndItsCode) {
  Greeting about{Reach::kNetwork, {"http://192.168.1.20:8080", "http://10.0.0.5:8080"}, true, 80};
  const std::string text = greeting(about);
  EXPECT_TRUE(says(text, "on your network: http://192.168.1.20:8080\n")) << text;
  EXPECT_TRUE(says(text, "If that doesn't work: http://10.0.0.5:8080\n")) << text;
  EXPECT_TRUE(says(text, "▀"));
  EXPECT_TRUE(says(text, "\x1b[38;5;16;48;5;231m"));
  for (const std::string_view line : term::lines_of(text)) EXPECT_LE(term::columns(line), 80) << line;

  about.colour = false;
  EXPECT_FALSE(says(greeting(about), "\x1b"));
  about.width = 20;
  EXPECT_FALSE(says(greeting(about), "▀")) << "a broken code is worse than none";
}

TEST(Greeting, WithoutANetworkBehindAProxyAndWithACertificate) {
  EXPECT_TRUE(says(greeting({Reach::kNetwork, {}}), "isn't on a network"));
  EXPECT_TRUE(says(greeting({Reach::kProxy, {}}), "reverse proxy"));
  EXPECT_TRUE(says(greeting({Reach::kCertificate, {}}), "certificate"));
}

}  // namespace
}  // namespace tavola::cli
