// Cached texts are the same as newly written ones.
#include "server/tables/kept_texts.h"

#include <gtest/gtest.h>

#include "registry/registry.h"

namespace tavola::server {
namespace {

TEST(KeptTexts, AreThoseThatWouldBeWrittenAnew) {
  for (const auto* entry : registry::games()) {
    const std::shared_ptr<const registry::AnyGame> game = *entry->make({});
    TextCache cache;
    const auto kept = cache.texts_of(game);
    const auto other = cache.texts_of(game);  // shares the slots of the cache
    table::PlainTexts plain(game);
    core::Rng rng(7);
    std::vector<registry::AnyState> positions{game->start()};
    while (!game->to_act(positions.back()).is_nobody()) {
      registry::AnyState next = positions.back();
      const core::Actor actor = game->to_act(next);
      registry::AnyMove move;
      if (actor.is_chance()) {
        move = game->random_outcome(next, rng);
      } else {
        const auto moves = game->moves(game->view(next, actor.seat()));
        move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      }
      EXPECT_EQ(kept->move(move), plain.move(move));
      kept->leave(positions.back(), positions.size() - 1);
      EXPECT_EQ(game->write_position(*kept->position(positions.size() - 1)), game->write_position(positions.back()));
      EXPECT_EQ(kept->position(positions.size()), nullptr);
      game->apply(next, move);
      positions.push_back(next);
      for (const core::Seat seat : {core::seat(0), core::seat(1), core::kSpectator}) {
        const auto write = [&](std::size_t log, std::string& text) {
          game->write_view(game->view(positions[log], seat), text);
        };
        const std::size_t last = positions.size() - 1;
        const std::size_t from = last - std::min<std::size_t>(last, rng.below(3));
        std::string said;
        std::string expected;
        (rng.below(4) == 0 ? other : kept)->append_changes(seat, from, last, write, said);
        plain.append_changes(seat, from, last, write, expected);
        EXPECT_EQ(said, expected);
      }
    }
  }
}

}  // namespace
}  // namespace tavola::server
