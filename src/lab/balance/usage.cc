#include "lab/balance/usage.h"

#include "games/all_lab.h"
#include "registry/own_types.h"

namespace tavola::lab {
namespace {

/// What `ask` gives for the game's own Usage.
template <class Answer, class Ask>
Answer of_game(const registry::AnyGame& game, Ask ask) {
  Answer answer{};
  games::AllUsage::each([&]<class U>() {
    if (game.id() == U::Game::kId) answer = ask.template operator()<U>(registry::own_rules<typename U::Game>(game));
  });
  return answer;
}

/// The same for a finished game, in its own types.
template <class Answer, class Ask>
Answer of_finished(const FinishedGame& finished, Ask ask) {
  return of_game<Answer>(finished.game, [&]<class U>(const auto& rules) {
    using G = typename U::Game;
    std::vector<typename U::Finished::Made> moves;
    moves.reserve(finished.moves.size());
    for (const SeatMove& made : finished.moves) {
      moves.push_back({made.seat, registry::unbox_as<typename G::Move>(made.move)});
    }
    const auto end = registry::unbox_as<typename G::State>(finished.end);
    return ask.template operator()<U>(typename U::Finished{rules, end, finished.ending, moves});
  });
}

}  // namespace

std::vector<UsageTable> usage_tables(const registry::AnyGame& game) {
  return of_game<std::vector<UsageTable>>(game, []<class U>(const auto& rules) { return U::tables(rules); });
}

void count_usage(const FinishedGame& finished, UsageCounts& counts) {
  of_finished<bool>(finished, [&]<class U>(const auto& own) {
    U::count(own, counts);
    return true;
  });
}

int turns_of(const FinishedGame& finished) {
  return of_finished<int>(finished, []<class U>(const auto& own) { return U::turns(own); });
}

games::Numbers numbers_of(const FinishedGame& finished) {
  return of_finished<games::Numbers>(finished, []<class U>(const auto& own) { return U::numbers(own); });
}

}  // namespace tavola::lab
