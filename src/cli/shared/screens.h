// The screens of all games in a terminal.
#pragma once

#include <memory>
#include <string>

#include "registry/any_game.h"
#include "term/paint.h"

namespace tavola::cli {

/// Draws one game.
class AnyScreen {
 public:
  virtual ~AnyScreen() = default;

  /// The table, as the view's seat sees it.
  virtual std::string draw(const registry::AnyView&, const term::Look&) const = 0;
  /// One line that says what a move would do.
  virtual std::string describe(const registry::AnyView&, registry::AnyMove, const term::Look&) const = 0;
  /// One line for the log, with only what the view's seat may know.
  virtual std::string tell(const registry::AnyView& before, registry::AnyMove seen, const term::Look&) const = 0;
};

/// Makes the screen of a game. The game must outlive it.
std::unique_ptr<AnyScreen> make_screen(const registry::AnyGame& game);

}  // namespace tavola::cli
