#include "cli/shared/screens.h"

#include <cassert>

#include "games/all_term.h"
#include "registry/own_types.h"

namespace tavola::cli {
namespace {

using registry::AnyMove;
using registry::AnyView;

template <class Screen>
class ScreenOf final : public AnyScreen {
  using G = typename Screen::Game;

 public:
  explicit ScreenOf(const registry::AnyGame& game) : rules_(registry::own_rules<G>(game)) {}

  std::string draw(const AnyView& view, const term::Look& look) const override {
    return Screen::draw(rules_, own(view), look);
  }
  std::string describe(const AnyView& view, AnyMove move, const term::Look& look) const override {
    return Screen::describe(rules_, own(view), own(move), look);
  }
  std::string tell(const AnyView& before, AnyMove seen, const term::Look& look) const override {
    return Screen::tell(rules_, own(before), own(seen), look);
  }

 private:
  static auto own(const AnyView& view) { return registry::unbox_as<typename G::View>(view); }
  static auto own(const AnyMove& move) { return registry::unbox_as<typename G::Move>(move); }
  const typename G::Rules& rules_;
};

}  // namespace

std::unique_ptr<AnyScreen> make_screen(const registry::AnyGame& game) {
  std::unique_ptr<AnyScreen> screen;
  games::AllScreen::each([&]<class Screen>() {
    if (game.id() == Screen::Game::kId) screen = std::make_unique<ScreenOf<Screen>>(game);
  });
  assert(screen && "every game of the registry has a screen");
  return screen;
}

}  // namespace tavola::cli
