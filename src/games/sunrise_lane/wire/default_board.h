// The default board for the tests, through the same loader as every other.
#pragma once

#include <gtest/gtest.h>

#include "core/embedded.h"
#include "games/sunrise_lane/wire/wire.h"

namespace tavola::sunrise_lane::testing {

namespace embedded {
std::span<const core::EmbeddedFile> files();
}

inline std::string_view default_text() { return embedded::files().front().text; }

inline Content default_board() {
  const auto document = wire::parse(default_text());
  EXPECT_TRUE(document.ok());
  if (!document.ok()) return {};
  auto content = Wire::read_content(wire::Node(*document, "", "bad-content"));
  EXPECT_TRUE(content.ok()) << (content.ok() ? "" : content.error().text());
  return content.ok() ? *std::move(content) : Content{};
}

}  // namespace tavola::sunrise_lane::testing
