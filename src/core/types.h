// A list of types to iterate over.
#pragma once

namespace tavola::core {

template <class... T>
struct Types {
  /// Calls `visit.operator()<T>()` for each type, in order.
  template <class Visit>
  static constexpr void each(Visit&& visit) {
    (visit.template operator()<T>(), ...);
  }
};

}  // namespace tavola::core
