// The places of the board and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace tavola::sunrise_lane {

inline constexpr int kMaxSide = 11;
inline constexpr int kPlaces = kMaxSide * kMaxSide;

/// A place of the board: 11 * row + column, both from 0, whatever the size of the board.
enum class Plot : std::uint8_t {};
inline constexpr Plot kNoPlot{0xFF};

constexpr std::size_t index(Plot plot) { return static_cast<std::size_t>(plot); }
constexpr Plot plot_at(int row, int column) { return Plot{static_cast<std::uint8_t>(row * kMaxSide + column)}; }
constexpr int row_of(Plot plot) { return static_cast<int>(plot) / kMaxSide; }
constexpr int column_of(Plot plot) { return static_cast<int>(plot) % kMaxSide; }

/// A set of places: bit p of the two words is plot p.
struct PlotSet {
  std::array<std::uint64_t, 2> words{};

  static constexpr PlotSet of(Plot plot) {
    PlotSet set;
    set.add(plot);
    return set;
  }
  constexpr bool has(Plot plot) const { return ((words[index(plot) >> 6] >> (index(plot) & 63)) & 1) != 0; }
  constexpr void add(Plot plot) { words[index(plot) >> 6] |= std::uint64_t{1} << (index(plot) & 63); }
  constexpr void remove(Plot plot) { words[index(plot) >> 6] &= ~(std::uint64_t{1} << (index(plot) & 63)); }
  constexpr bool empty() const { return (words[0] | words[1]) == 0; }
  constexpr int count() const { return std::popcount(words[0]) + std::popcount(words[1]); }
  constexpr bool meets(PlotSet other) const { return ((words[0] & other.words[0]) | (words[1] & other.words[1])) != 0; }
  /// The first plot; the set must not be empty.
  constexpr Plot first() const {
    return Plot{
        static_cast<std::uint8_t>(words[0] != 0 ? std::countr_zero(words[0]) : 64 + std::countr_zero(words[1]))};
  }
  /// The n-th plot (from 0) in order; there must be that many.
  constexpr Plot nth(std::uint32_t n) const {
    const auto low = static_cast<std::uint32_t>(std::popcount(words[0]));
    const bool high = n >= low;
    std::uint64_t word = words[high ? 1 : 0];
    for (n -= high ? low : 0; n != 0; --n) word &= word - 1;
    return Plot{static_cast<std::uint8_t>((high ? 64 : 0) + std::countr_zero(word))};
  }
  /// Calls `visit` with each plot in order.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (PlotSet left = *this; !left.empty();) {
      const Plot plot = left.first();
      left.remove(plot);
      visit(plot);
    }
  }

  constexpr PlotSet operator|(PlotSet o) const { return {{words[0] | o.words[0], words[1] | o.words[1]}}; }
  constexpr PlotSet operator&(PlotSet o) const { return {{words[0] & o.words[0], words[1] & o.words[1]}}; }
  /// The plots that are not in `o`.
  constexpr PlotSet operator-(PlotSet o) const { return {{words[0] & ~o.words[0], words[1] & ~o.words[1]}}; }
  constexpr PlotSet& operator|=(PlotSet o) { return *this = *this | o; }
  constexpr PlotSet& operator-=(PlotSet o) { return *this = *this - o; }
  friend constexpr bool operator==(const PlotSet&, const PlotSet&) = default;
};

}  // namespace tavola::sunrise_lane
