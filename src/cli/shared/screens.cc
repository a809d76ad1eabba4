#include "cli/shared/screens.h"

#include <cassert>

#include "games/all_on_one_card/rules/all_on_one_card.h"
#include "games/all_on_one_card/term/screen.h"
#include "games/construction_zone/rules/construction_zone.h"
#include "games/construction_zone/term/screen.h"
#include "games/sunrise_lane/rules/sunrise_lane.h"
#include "games/sunrise_lane/term/screen.h"

namespace tavola::cli {
namespace {

using registry::AnyMove;
using registry::AnyView;

template <class G, class Screen>
class ScreenOf final : public AnyScreen {
 public:
  explicit ScreenOf(const registry::AnyGame& game) : rules_(*static_cast<const typename G::Rules*>(game.own_rules())) {}

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

template <class G, class Screen>
void take(const registry::AnyGame& game, std::unique_ptr<AnyScreen>& screen) {
  if (game.id() == G::kId) screen = std::make_unique<ScreenOf<G, Screen>>(game);
}

}  // namespace

std::unique_ptr<AnyScreen> make_screen(const registry::AnyGame& game) {
  std::unique_ptr<AnyScreen> screen;
  take<sunrise_lane::Game, sunrise_lane::Screen>(game, screen);
  take<all_on_one_card::Game, all_on_one_card::Screen>(game, screen);
  take<construction_zone::Game, construction_zone::Screen>(game, screen);
  assert(screen && "every game of the registry has a screen");
  return screen;
}

}  // namespace tavola::cli
