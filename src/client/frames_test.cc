#include "client/frames.h"

#include <gtest/gtest.h>

namespace tavola::client {
namespace {

// The frames of RFC 6455, 5.7.
TEST(Frames, AreWrittenMasked) {
  std::string out;
  append_frame(out, Opcode::kText, "Hello", 0x37fa213d);
  EXPECT_EQ(out, "\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58");
}

TEST(Frames, LongOnesSayTheirLengthInTwoOrEightBytes) {
  std::string out;
  append_frame(out, Opcode::kText, std::string(256, 'x'), 0);
  EXPECT_EQ(out.substr(0, 8), std::string_view("\x81\xfe\x01\x00\x00\x00\x00\x00", 8));
  out.clear();
  append_frame(out, Opcode::kText, std::string(65536, 'x'), 0);
  EXPECT_EQ(out.substr(0, 10), std::string_view("\x81\xff\x00\x00\x00\x00\x00\x01\x00\x00", 10));
}

TEST(Frames, AreReadWhenTheyAreWhole) {
  const std::string bytes = "\x81\x05Hello\x89";
  for (std::size_t size = 0; size < 7; ++size) {
    const auto frame = read_frame(std::string_view(bytes).substr(0, size), 100);
    ASSERT_TRUE(frame.ok());
    EXPECT_FALSE(frame->has_value()) << size;
  }
  const auto frame = read_frame(bytes, 100);
  ASSERT_TRUE(frame.ok() && frame->has_value());
  EXPECT_EQ((*frame)->payload, "Hello");
  EXPECT_EQ((*frame)->bytes, 7u);
  EXPECT_TRUE((*frame)->final);
  const std::string longer = std::string("\x82\x7e\x01\x00", 4) + std::string(256, 'y');
  EXPECT_FALSE(read_frame(longer.substr(0, 259), 1000)->has_value());
  EXPECT_EQ((*read_frame(longer, 1000))->payload.size(), 256u);
}

TEST(Frames, WhatAServerMayNotSendIsAnError) {
  EXPECT_FALSE(read_frame("\x81\x85", 100).ok());                                  // masked
  EXPECT_FALSE(read_frame("\xc1\x05", 100).ok());                                  // compressed
  EXPECT_FALSE(read_frame(std::string_view("\x81\x7e\x01\x00", 4), 255).ok());     // over the limit
  EXPECT_FALSE(read_frame("\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff", 100).ok());  // over any limit
}

}  // namespace
}  // namespace tavola::client
