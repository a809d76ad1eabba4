#include "core/conformance.h"
#include "games/all_on_one_card/rules/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

/// A dealer whose answers depend on what is asked alone.
class HashDealer final : public core::Dealer {
 public:
  explicit HashDealer(std::uint64_t seed) : seed_(seed) {}
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override {
    core::Rng rng(seed_ ^ (static_cast<std::uint64_t>(kind) << 56) ^ (static_cast<std::uint64_t>(shuffle) << 24) ^
                  index);
    return rng.below(n);
  }

 private:
  std::uint64_t seed_;
};

void play_games(const Rules& rules, int games) {
  core::Rng rng(static_cast<std::uint64_t>(rules.players));
  for (int i = 0; i < games; ++i) {
    HashDealer dealer(static_cast<std::uint64_t>(i));
    const std::string broken = core::Conformance<Game>(rules, rng, dealer).play_one();
    ASSERT_EQ(broken, "") << "game " << i << " of " << rules.players << " players";
  }
}

class AllOnOneCardConformance : public ::testing::TestWithParam<int> {};

TEST_P(AllOnOneCardConformance, Basic) { play_games(make(default_content(), GetParam()), 60); }
TEST_P(AllOnOneCardConformance, Advanced) { play_games(make(default_content(), GetParam(), kAdvanced), 60); }
TEST_P(AllOnOneCardConformance, FirstSeatNamed) {
  play_games(make(default_content(), GetParam(), {{"first", "1"}, {"variant", "advanced"}}, "fr"), 20);
}
TEST_P(AllOnOneCardConformance, PileRunsOut) { play_games(make(small_content(8), GetParam(), {}, "it"), 60); }
TEST_P(AllOnOneCardConformance, FaceUpCardsRunOut) {
  play_games(make(small_content(5 * GetParam()), GetParam(), kAdvanced), 60);
}
TEST_P(AllOnOneCardConformance, LargestContent) {
  play_games(make(small_content(kMaxCards), GetParam()), 20);
  play_games(make(small_content(kMaxCards), GetParam(), kAdvanced), 20);
}
INSTANTIATE_TEST_SUITE_P(Players, AllOnOneCardConformance, ::testing::Values(2, 3, 4));

}  // namespace
}  // namespace tavola::all_on_one_card::testing
