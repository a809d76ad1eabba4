// The codes are read back by a second implementation, with tables copied from the standard, and one is compared with
// what another encoder makes.
#include "term/qr.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "term/paint.h"

namespace tavola::term {
namespace {

using Words = std::vector<int>;

/// A row of the standard's table: bytes in all, correcting bytes per block, and the data bytes of each block.
struct Layout {
  int all;
  int correcting;
  Words blocks;
};

Layout layout_of(int version, QrLevel level) {
  static const std::array<std::array<Layout, 2>, kMostQrVersion> kLayouts{{
      {{{26, 7, {19}}, {26, 10, {16}}}},
      {{{44, 10, {34}}, {44, 16, {28}}}},
      {{{70, 15, {55}}, {70, 26, {44}}}},
      {{{100, 20, {80}}, {100, 18, {32, 32}}}},
      {{{134, 26, {108}}, {134, 24, {43, 43}}}},
      {{{172, 18, {68, 68}}, {172, 16, {27, 27, 27, 27}}}},
      {{{196, 20, {78, 78}}, {196, 18, {31, 31, 31, 31}}}},
      {{{242, 24, {97, 97}}, {242, 22, {38, 38, 39, 39}}}},
      {{{292, 30, {116, 116}}, {292, 22, {36, 36, 36, 37, 37}}}},
      {{{346, 18, {68, 68, 69, 69}}, {346, 26, {43, 43, 43, 43, 44}}}},
  }};
  return kLayouts[static_cast<std::size_t>(version - 1)][level == QrLevel::kLow ? 0 : 1];
}

/// The 32 format codes of the standard, by level and mask; only L (01) and M (00) are needed.
constexpr std::array<int, 8> kFormatsLow{0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976};
constexpr std::array<int, 8> kFormatsMedium{0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0};
constexpr std::array<int, 4> kVersions7To10{0x07C94, 0x085BC, 0x09A99, 0x0A4D3};

/// Reads a code as a camera's program does after finding its modules.
class Reader {
 public:
  explicit Reader(const QrCode& code) : code_(code), size_(code.size()) {
    exponents_.push_back(1);
    while (exponents_.size() < 255) {
      const int next = exponents_.back() * 2;
      exponents_.push_back(next > 255 ? next ^ 0x11D : next);
    }
  }

  /// The text; reports what is wrong as a failed test.
  std::string text() {
    check_patterns();
    read_format();
    if (code_.version() >= 7) check_version();
    const Words data = corrected(codewords());
    std::size_t at = 0;
    const auto take = [&](int count) {
      int value = 0;
      for (int i = 0; i < count; ++i, ++at) value = value << 1 | ((data.at(at / 8) >> (7 - at % 8)) & 1);
      return value;
    };
    EXPECT_EQ(take(4), 4) << "bytes";
    const int length = take(code_.version() < 10 ? 8 : 16);
    std::string text;
    for (int i = 0; i < length; ++i) text += static_cast<char>(take(8));
    if (8 * data.size() - at >= 4) {
      EXPECT_EQ(take(4), 0) << "the end";
    }
    return text;
  }

 private:
  int bit(int x, int y) const { return code_.dark(x, y) ? 1 : 0; }

  /// Whether a module belongs to a pattern, the format or the version. Written apart from the encoder.
  bool reserved(int x, int y) const {
    if (x == 6 || y == 6) return true;
    if ((x <= 8 && y <= 8) || (x >= size_ - 8 && y <= 8) || (x <= 8 && y >= size_ - 8)) return true;
    if (code_.version() >= 7 && ((x < 6 && y >= size_ - 11) || (y < 6 && x >= size_ - 11))) return true;
    for (const auto& [ax, ay] : alignments()) {
      if (std::abs(x - ax) <= 2 && std::abs(y - ay) <= 2) return true;
    }
    return false;
  }

  std::set<std::pair<int, int>> alignments() const {
    static const std::array<Words, kMostQrVersion> kPlaces{
        {{}, {6, 18}, {6, 22}, {6, 26}, {6, 30}, {6, 34}, {6, 22, 38}, {6, 24, 42}, {6, 26, 46}, {6, 28, 50}}};
    std::set<std::pair<int, int>> found;
    const Words& places = kPlaces[static_cast<std::size_t>(code_.version() - 1)];
    for (const int x : places) {
      for (const int y : places) {
        const bool corner = (x == 6 && y == 6) || (x == 6 && y == places.back()) || (x == places.back() && y == 6);
        if (!corner) found.emplace(x, y);
      }
    }
    return found;
  }

  void check_patterns() const {
    const std::array<const char*, 7> finder{"#######", "#.....#", "#.###.#", "#.###.#",
                                            "#.###.#", "#.....#", "#######"};
    for (int y = 0; y < 7; ++y) {
      for (int x = 0; x < 7; ++x) {
        const int wanted = finder[static_cast<std::size_t>(y)][x] == '#' ? 1 : 0;
        EXPECT_EQ(bit(x, y), wanted);
        EXPECT_EQ(bit(size_ - 7 + x, y), wanted);
        EXPECT_EQ(bit(x, size_ - 7 + y), wanted);
      }
    }
    for (int i = 0; i < 8; ++i) {
      for (const auto& [x, y] : {std::pair{7, i}, {i, 7}, {size_ - 8, i}, {size_ - 1 - i, 7}, {i, size_ - 8}}) {
        EXPECT_EQ(bit(x, y), 0) << "the light line around a finder";
      }
    }
    for (int i = 8; i < size_ - 8; ++i) {
      EXPECT_EQ(bit(i, 6), (i + 1) % 2);
      EXPECT_EQ(bit(6, i), (i + 1) % 2);
    }
    for (const auto& [x, y] : alignments()) {
      EXPECT_EQ(bit(x, y), 1);
      EXPECT_EQ(bit(x + 1, y), 0);
      EXPECT_EQ(bit(x + 2, y), 1);
    }
    EXPECT_EQ(bit(8, size_ - 8), 1) << "the dark module";
  }

  void read_format() {
    int first = 0;
    int second = 0;
    for (const int x : {0, 1, 2, 3, 4, 5, 7, 8}) first = first << 1 | bit(x, 8);
    for (const int y : {7, 5, 4, 3, 2, 1, 0}) first = first << 1 | bit(8, y);
    for (int y = size_ - 1; y >= size_ - 7; --y) second = second << 1 | bit(8, y);
    for (int x = size_ - 8; x < size_; ++x) second = second << 1 | bit(x, 8);
    EXPECT_EQ(first, second);
    const auto low = std::find(kFormatsLow.begin(), kFormatsLow.end(), first);
    const auto medium = std::find(kFormatsMedium.begin(), kFormatsMedium.end(), first);
    ASSERT_TRUE(low != kFormatsLow.end() || medium != kFormatsMedium.end()) << first;
    level_ = low != kFormatsLow.end() ? QrLevel::kLow : QrLevel::kMedium;
    mask_ = static_cast<int>(low != kFormatsLow.end() ? low - kFormatsLow.begin() : medium - kFormatsMedium.begin());
    EXPECT_EQ(level_, code_.level());
    EXPECT_EQ(mask_, code_.mask());
  }

  void check_version() const {
    int lower = 0;
    int right = 0;
    for (int i = 17; i >= 0; --i) {
      lower = lower << 1 | bit(i / 3, size_ - 11 + i % 3);
      right = right << 1 | bit(size_ - 11 + i % 3, i / 3);
    }
    EXPECT_EQ(lower, kVersions7To10[static_cast<std::size_t>(code_.version() - 7)]);
    EXPECT_EQ(right, lower);
  }

  bool flipped(int i, int j) const {  // i: row, j: column, as in the standard
    switch (mask_) {
      case 0:
        return (i + j) % 2 == 0;
      case 1:
        return i % 2 == 0;
      case 2:
        return j % 3 == 0;
      case 3:
        return (i + j) % 3 == 0;
      case 4:
        return (i / 2 + j / 3) % 2 == 0;
      case 5:
        return (i * j) % 2 + (i * j) % 3 == 0;
      case 6:
        return ((i * j) % 2 + (i * j) % 3) % 2 == 0;
      default:
        return ((i + j) % 2 + (i * j) % 3) % 2 == 0;
    }
  }

  Words codewords() const {
    Words words;
    int value = 0;
    int bits = 0;
    int x = size_ - 1;
    int y = size_ - 1;
    int direction = -1;
    while (x > 0) {
      if (x == 6) --x;
      for (const int column : {x, x - 1}) {
        if (reserved(column, y)) continue;
        value = value << 1 | (bit(column, y) ^ (flipped(y, column) ? 1 : 0));
        if (++bits % 8 == 0) {
          words.push_back(value);
          value = 0;
        }
      }
      y += direction;
      if (y < 0 || y == size_) {
        direction = -direction;
        y += direction;
        x -= 2;
      }
    }
    return words;
  }

  int times(int a, int exponent) const {  // a * 2^exponent
    if (a == 0) return 0;
    const auto log = std::find(exponents_.begin(), exponents_.end(), a) - exponents_.begin();
    return exponents_[static_cast<std::size_t>((log + exponent) % 255)];
  }

  /// The data of all blocks; every syndrome must be zero.
  Words corrected(const Words& words) const {
    const Layout layout = layout_of(code_.version(), level_);
    EXPECT_EQ(words.size(), static_cast<std::size_t>(layout.all));
    std::vector<Words> blocks(layout.blocks.size());
    std::size_t at = 0;
    const int longest = layout.blocks.back();
    for (int i = 0; i < longest; ++i) {
      for (std::size_t b = 0; b < blocks.size(); ++b) {
        if (i < layout.blocks[b]) blocks[b].push_back(words.at(at++));
      }
    }
    for (int i = 0; i < layout.correcting; ++i) {
      for (Words& block : blocks) block.push_back(words.at(at++));
    }
    Words data;
    for (std::size_t b = 0; b < blocks.size(); ++b) {
      for (int i = 0; i < layout.correcting; ++i) {
        int syndrome = 0;
        for (const int word : blocks[b]) syndrome = times(syndrome, i) ^ word;
        EXPECT_EQ(syndrome, 0) << "block " << b << ", syndrome " << i;
      }
      data.insert(data.end(), blocks[b].begin(), blocks[b].begin() + layout.blocks[b]);
    }
    return data;
  }

  const QrCode& code_;
  int size_;
  QrLevel level_{};
  int mask_ = 0;
  Words exponents_;
};

std::string text_of_length(std::size_t length) {
  std::string text = "http://";
  for (std::size_t i = text.size(); i < length; ++i) text += static_cast<char>('a' + (i * i + 3 * length) % 26);
  return text.substr(0, length);
}

TEST(Qr, EveryLengthIsReadBack) {
  std::set<int> versions;
  std::set<int> masks;
  for (std::size_t length = 0; length <= 271; ++length) {
    const std::string text = text_of_length(length);
    const auto code = qr_code(text);
    ASSERT_TRUE(code) << length;
    EXPECT_EQ(Reader(*code).text(), text);
    versions.insert(code->version());
    masks.insert(code->mask());
    if (HasFailure()) return;
  }
  EXPECT_EQ(versions.size(), 10u);
  EXPECT_EQ(masks.size(), 8u) << "each mask is the best for some text";
}

TEST(Qr, AnyByteIsReadBack) {
  std::string text;
  for (int i = 0; i < 256; ++i) text += static_cast<char>(i);
  const auto code = qr_code(text);
  ASSERT_TRUE(code);
  EXPECT_EQ(Reader(*code).text(), text);
}

TEST(Qr, TakesTheSmallestVersionAndThenTheHigherLevel) {
  struct Case {
    std::size_t length;
    int version;
    QrLevel level;
  };
  for (const auto& [length, version, level] : {Case{14, 1, QrLevel::kMedium},
                                               {15, 1, QrLevel::kLow},
                                               {17, 1, QrLevel::kLow},
                                               {18, 2, QrLevel::kMedium},
                                               {32, 2, QrLevel::kLow},
                                               {33, 3, QrLevel::kMedium},
                                               {84, 5, QrLevel::kMedium},
                                               {230, 9, QrLevel::kLow},
                                               {231, 10, QrLevel::kLow},
                                               {271, 10, QrLevel::kLow}}) {
    const auto code = qr_code(text_of_length(length));
    ASSERT_TRUE(code);
    EXPECT_EQ(code->version(), version) << length;
    EXPECT_EQ(code->level(), level) << length;
  }
  EXPECT_FALSE(qr_code(text_of_length(272)));
}

// encode("http://192.168.1.20:8080", { ecc: "M", border: 0 }) of the npm package uqr 0.1.3.
TEST(Qr, IsTheSameAsAnotherEncoderMakes) {
  constexpr std::array<std::string_view, 25> kExpected{
      "#######..###..#...#######", "#.....#..#...#.#..#.....#", "#.###.#.##......#.#.###.#",
      "#.###.#.#....#....#.###.#", "#.###.#.#.#.#.#...#.###.#", "#.....#.#..##..##.#.....#",
      "#######.#.#.#.#.#.#######", "........##.#...#.........", "#.#####...##.#.##.#####..",
      "..#.##..#.##.##..#.....#.", "##...####.##.#.#..##.#.##", "#####..##.#.....#...#...#",
      "##....##.##..#....###.###", "#...##...##.###......#.#.", "#..#..#.##.....#.#.#.#.##",
      "#.##.#....#.#..#.....#..#", "#...#.#.#...##..#####.#..", "........##....#.#...###..",
      "#######..####...#.#.#####", "#.....#.####...##...##..#", "#.###.#.######.########..",
      "#.###.#.#.#.#####.###.###", "#.###.#.#...#....#....#.#", "#.....#...#.#...#.####..#",
      "#######.#....#.#.########",
  };
  const auto code = qr_code("http://192.168.1.20:8080");
  ASSERT_TRUE(code);
  ASSERT_EQ(code->size(), 25);
  for (int y = 0; y < 25; ++y) {
    std::string row;
    for (int x = 0; x < 25; ++x) row += code->dark(x, y) ? '#' : '.';
    EXPECT_EQ(row, kExpected[static_cast<std::size_t>(y)]) << "row " << y;
  }
}

/// The modules of a drawing: every character is two of them.
std::vector<std::string> modules_of(const std::string& drawing, bool blocks_are_dark) {
  std::vector<std::string> rows;
  for (const std::string_view line : lines_of(drawing)) {
    std::string upper;
    std::string lower;
    for (std::size_t i = 0; i < line.size();) {
      if (line[i] == '\x1b') {
        i = line.find('m', i) + 1;
        continue;
      }
      const bool space = line[i] == ' ';
      const std::string_view block = line.substr(i, space ? 1 : 3);
      upper += (block == "█" || block == "▀") == blocks_are_dark ? '#' : '.';
      lower += (block == "█" || block == "▄") == blocks_are_dark ? '#' : '.';
      i += block.size();
    }
    rows.push_back(upper);
    rows.push_back(lower);
  }
  return rows;
}

TEST(Qr, IsDrawnWithABorderInBothKindsOfTerminals) {
  const auto code = qr_code("http://192.168.1.20:8080");
  ASSERT_TRUE(code);
  for (const bool colour : {true, false}) {
    const std::string drawing = qr_text(*code, colour);
    EXPECT_EQ(drawing.find('\x1b') != std::string::npos, colour);
    const auto rows = modules_of(drawing, colour);
    ASSERT_EQ(rows.size(), 34u) << "33, and a light one to fill the last line";
    for (int y = 0; y < 34; ++y) {
      ASSERT_EQ(rows[static_cast<std::size_t>(y)].size(), static_cast<std::size_t>(qr_columns(*code)));
      for (int x = 0; x < 33; ++x) {
        EXPECT_EQ(rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#', code->dark(x - 4, y - 4));
      }
    }
  }
}

}  // namespace
}  // namespace tavola::term
