#include "term/qr.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <climits>
#include <cstdlib>

namespace tavola::term {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int kBorder = 4;  // light modules on each side, as the standard asks
constexpr int kMasks = 8;

/// The bytes of a version that correct errors, per block, and the number of blocks.
struct Correction {
  int bytes;
  int blocks;
};

constexpr std::array<std::array<Correction, kMostQrVersion>, 2> kCorrections{{
    {{{7, 1}, {10, 1}, {15, 1}, {20, 1}, {26, 1}, {18, 2}, {20, 2}, {24, 2}, {30, 2}, {18, 4}}},
    {{{10, 1}, {16, 1}, {26, 1}, {18, 2}, {24, 2}, {16, 4}, {18, 4}, {22, 4}, {22, 5}, {26, 5}}},
}};

const Correction& correction_of(int version, QrLevel level) {
  return kCorrections[static_cast<std::size_t>(level)][static_cast<std::size_t>(version - 1)];
}

/// The coordinates of the middles of the alignment patterns.
std::vector<int> alignments(int version) {
  if (version == 1) return {};
  const int last = 10 + 4 * version;
  if (version < 7) return {6, last};
  return {6, (6 + last) / 2, last};
}

/// The bytes of a code in all: what its modules hold besides the fixed patterns.
int bytes_in_all(int version) {
  int modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const int count = version / 7 + 2;
    modules -= (25 * count - 10) * count - 55;
  }
  if (version >= 7) modules -= 36;
  return modules / 8;
}

int data_bytes(int version, QrLevel level) {
  const Correction& correction = correction_of(version, level);
  return bytes_in_all(version) - correction.bytes * correction.blocks;
}

int bits_of_length(int version) { return version < 10 ? 8 : 16; }

bool fits(std::size_t length, int version, QrLevel level) {
  return 4 + bits_of_length(version) + 8 * length <= 8 * static_cast<std::size_t>(data_bytes(version, level));
}

void append_bits(std::vector<bool>& bits, unsigned value, int count) {
  for (int i = count - 1; i >= 0; --i) bits.push_back(((value >> i) & 1) != 0);
}

/// The text with its mode, length and padding.
Bytes data_of(std::string_view text, int version, QrLevel level) {
  const auto capacity = static_cast<std::size_t>(data_bytes(version, level));
  std::vector<bool> bits;
  append_bits(bits, 0b0100, 4);  // bytes
  append_bits(bits, static_cast<unsigned>(text.size()), bits_of_length(version));
  for (const char c : text) append_bits(bits, static_cast<std::uint8_t>(c), 8);
  append_bits(bits, 0, static_cast<int>(std::min<std::size_t>(4, 8 * capacity - bits.size())));
  while (bits.size() % 8 != 0) bits.push_back(false);
  Bytes data(bits.size() / 8);
  for (std::size_t i = 0; i < bits.size(); ++i) {
    if (bits[i]) data[i / 8] = static_cast<std::uint8_t>(data[i / 8] | (0x80 >> (i % 8)));
  }
  for (bool even = true; data.size() < capacity; even = !even) data.push_back(even ? 0xEC : 0x11);
  return data;
}

/// The product in the field with 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1.
std::uint8_t product(std::uint8_t a, std::uint8_t b) {
  unsigned out = 0;
  for (int i = 7; i >= 0; --i) {
    out = (out << 1) ^ ((out >> 7) * 0x11D);
    out ^= ((b >> i) & 1u) * a;
  }
  return static_cast<std::uint8_t>(out);
}

/// The coefficients of (x - 1)(x - 2)(x - 4)... with `degree` factors, without the leading 1.
Bytes generator_of(int degree) {
  Bytes out(static_cast<std::size_t>(degree), 0);
  out.back() = 1;
  std::uint8_t root = 1;
  for (int i = 0; i < degree; ++i) {
    for (std::size_t j = 0; j < out.size(); ++j) {
      out[j] = product(out[j], root);
      if (j + 1 < out.size()) out[j] ^= out[j + 1];
    }
    root = product(root, 2);
  }
  return out;
}

/// The remainder of the data by the generator: the bytes that correct errors.
Bytes remainder_of(const Bytes& data, const Bytes& generator) {
  Bytes out(generator.size(), 0);
  for (const std::uint8_t byte : data) {
    const std::uint8_t factor = byte ^ out.front();
    std::rotate(out.begin(), out.begin() + 1, out.end());
    out.back() = 0;
    for (std::size_t i = 0; i < out.size(); ++i) out[i] ^= product(generator[i], factor);
  }
  return out;
}

/// The data in blocks with their correction, interleaved: the first byte of each block, then the second, and so on.
Bytes interleaved(const Bytes& data, int version, QrLevel level) {
  const auto [correcting, count] = correction_of(version, level);
  const auto blocks = static_cast<std::size_t>(count);
  const std::size_t shortest = data.size() / blocks;
  const std::size_t first_longer = blocks - data.size() % blocks;  // the last blocks have one byte more
  const Bytes generator = generator_of(correcting);
  std::vector<Bytes> parts;
  std::vector<Bytes> corrections;
  auto at = data.begin();
  for (std::size_t i = 0; i < blocks; ++i) {
    const auto end = at + static_cast<std::ptrdiff_t>(shortest + (i >= first_longer ? 1 : 0));
    parts.emplace_back(at, end);
    corrections.push_back(remainder_of(parts.back(), generator));
    at = end;
  }
  Bytes out;
  for (std::size_t i = 0; i <= shortest; ++i) {
    for (const Bytes& part : parts) {
      if (i < part.size()) out.push_back(part[i]);
    }
  }
  for (std::size_t i = 0; i < generator.size(); ++i) {
    for (const Bytes& correction : corrections) out.push_back(correction[i]);
  }
  return out;
}

/// Where a module is in a square of this size, row by row.
std::size_t index_of(int x, int y, int size) {
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(x);
}

bool masked(int mask, int x, int y) {
  switch (mask) {
    case 0:
      return (x + y) % 2 == 0;
    case 1:
      return y % 2 == 0;
    case 2:
      return x % 3 == 0;
    case 3:
      return (x + y) % 3 == 0;
    case 4:
      return (x / 3 + y / 2) % 2 == 0;
    case 5:
      return x * y % 2 + x * y % 3 == 0;
    case 6:
      return (x * y % 2 + x * y % 3) % 2 == 0;
    default:
      return ((x + y) % 2 + x * y % 3) % 2 == 0;
  }
}

/// The value followed by the remainder of its division: the code that protects the format and the version.
unsigned protected_bits(unsigned value, unsigned polynomial, int degree) {
  unsigned rest = value;
  for (int i = 0; i < degree; ++i) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return value << degree | rest;
}

/// How hard a row or column is to read: runs of five and more in one colour, and what looks like a finder pattern.
template <class At>
int penalty_of_line(int size, const At& at) {
  int penalty = 0;
  int run = 0;
  for (int i = 0; i < size; ++i) {
    run = i > 0 && at(i) == at(i - 1) ? run + 1 : 1;
    if (run >= 5) penalty += run == 5 ? 3 : 1;
  }
  // 1:1:3:1:1 with four light modules before or after it. Outside the code everything is light.
  constexpr std::array<bool, 7> kFinder{true, false, true, true, true, false, true};
  const auto light = [&](int from) {
    for (int i = from; i < from + 4; ++i) {
      if (i >= 0 && i < size && at(i)) return false;
    }
    return true;
  };
  for (int i = 0; i + 7 <= size; ++i) {
    bool same = true;
    for (int j = 0; j < 7 && same; ++j) same = at(i + j) == kFinder[static_cast<std::size_t>(j)];
    if (same) penalty += 40 * ((light(i - 4) ? 1 : 0) + (light(i + 7) ? 1 : 0));
  }
  return penalty;
}

}  // namespace

/// Draws a code: the fixed patterns, the bytes, and the mask that is the easiest to read.
class QrDrawing {
 public:
  QrDrawing(int version, QrLevel level) : code_(version, level), fixed_(code_.dark_.size(), false) {
    draw_patterns();
    draw_format(0);  // reserves its place
  }

  QrCode draw(const Bytes& bytes) {
    draw_bytes(bytes);
    int best = 0;
    int least = INT_MAX;
    for (int mask = 0; mask < kMasks; ++mask) {
      apply_mask(mask);
      draw_format(mask);
      if (const int found = penalty(); found < least) {
        least = found;
        best = mask;
      }
      apply_mask(mask);  // undoes it
    }
    apply_mask(best);
    draw_format(best);
    code_.mask_ = best;
    return code_;
  }

 private:
  std::size_t index(int x, int y) const { return index_of(x, y, code_.size()); }
  void fix(int x, int y, bool dark) {
    code_.dark_[index(x, y)] = dark;
    fixed_[index(x, y)] = true;
  }

  void draw_patterns() {
    const int size = code_.size();
    for (int i = 0; i < size; ++i) {
      fix(6, i, i % 2 == 0);
      fix(i, 6, i % 2 == 0);
    }
    draw_finder(3, 3);
    draw_finder(size - 4, 3);
    draw_finder(3, size - 4);
    const std::vector<int> middles = alignments(code_.version());
    for (const int x : middles) {
      for (const int y : middles) {
        const bool in_finder = (x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6);
        if (!in_finder) draw_alignment(x, y);
      }
    }
    if (code_.version() >= 7) draw_version();
  }

  void draw_finder(int middle_x, int middle_y) {
    for (int dy = -4; dy <= 4; ++dy) {
      for (int dx = -4; dx <= 4; ++dx) {
        const int x = middle_x + dx;
        const int y = middle_y + dy;
        if (x < 0 || y < 0 || x >= code_.size() || y >= code_.size()) continue;
        const int ring = std::max(std::abs(dx), std::abs(dy));
        fix(x, y, ring != 2 && ring != 4);
      }
    }
  }

  void draw_alignment(int middle_x, int middle_y) {
    for (int dy = -2; dy <= 2; ++dy) {
      for (int dx = -2; dx <= 2; ++dx) fix(middle_x + dx, middle_y + dy, std::max(std::abs(dx), std::abs(dy)) != 1);
    }
  }

  void draw_version() {
    const unsigned bits = protected_bits(static_cast<unsigned>(code_.version()), 0x1F25, 12);
    for (int i = 0; i < 18; ++i) {
      const bool dark = ((bits >> i) & 1) != 0;
      const int a = code_.size() - 11 + i % 3;
      fix(a, i / 3, dark);
      fix(i / 3, a, dark);
    }
  }

  /// The level and the mask, twice.
  void draw_format(int mask) {
    const unsigned level = code_.level() == QrLevel::kLow ? 1 : 0;
    const unsigned bits = protected_bits(level << 3 | static_cast<unsigned>(mask), 0x537, 10) ^ 0x5412;
    const auto bit = [&](int i) { return ((bits >> i) & 1) != 0; };
    const int size = code_.size();
    for (int i = 0; i <= 5; ++i) fix(8, i, bit(i));
    fix(8, 7, bit(6));
    fix(8, 8, bit(7));
    fix(7, 8, bit(8));
    for (int i = 9; i < 15; ++i) fix(14 - i, 8, bit(i));
    for (int i = 0; i < 8; ++i) fix(size - 1 - i, 8, bit(i));
    for (int i = 8; i < 15; ++i) fix(8, size - 15 + i, bit(i));
    fix(8, size - 8, true);
  }

  /// In columns of two modules from the right, up and down in turn; the column of the timing pattern is left out.
  void draw_bytes(const Bytes& bytes) {
    const int size = code_.size();
    std::size_t at = 0;
    bool up = true;
    for (int right = size - 1; right >= 1; right -= 2, up = !up) {
      if (right == 6) right = 5;
      for (int step = 0; step < size; ++step) {
        const int y = up ? size - 1 - step : step;
        for (const int x : {right, right - 1}) {
          if (fixed_[index(x, y)] || at == 8 * bytes.size()) continue;
          code_.dark_[index(x, y)] = ((bytes[at / 8] >> (7 - at % 8)) & 1) != 0;
          ++at;
        }
      }
    }
    assert(at == 8 * bytes.size());
  }

  void apply_mask(int mask) {
    for (int y = 0; y < code_.size(); ++y) {
      for (int x = 0; x < code_.size(); ++x) {
        if (!fixed_[index(x, y)] && masked(mask, x, y)) code_.dark_[index(x, y)].flip();
      }
    }
  }

  int penalty() const {
    const int size = code_.size();
    int penalty = 0;
    int dark = 0;
    for (int i = 0; i < size; ++i) {
      penalty += penalty_of_line(size, [&](int x) { return code_.dark(x, i); });
      penalty += penalty_of_line(size, [&](int y) { return code_.dark(i, y); });
      for (int x = 0; x < size; ++x) {
        const bool here = code_.dark(x, i);
        dark += here ? 1 : 0;
        if (x > 0 && i > 0 && here == code_.dark(x - 1, i) && here == code_.dark(x, i - 1) &&
            here == code_.dark(x - 1, i - 1)) {
          penalty += 3;  // a square of one colour
        }
      }
    }
    const int modules = size * size;
    penalty += ((std::abs(20 * dark - 10 * modules) + modules - 1) / modules - 1) * 10;  // far from half and half
    return penalty;
  }

  QrCode code_;
  std::vector<bool> fixed_;
};

QrCode::QrCode(int version, QrLevel level)
    : version_(version), level_(level), dark_(static_cast<std::size_t>(size()) * static_cast<std::size_t>(size())) {}

bool QrCode::dark(int x, int y) const {
  if (x < 0 || y < 0 || x >= size() || y >= size()) return false;
  return dark_[index_of(x, y, size())];
}

std::optional<QrCode> qr_code(std::string_view text) {
  for (int version = 1; version <= kMostQrVersion; ++version) {
    if (!fits(text.size(), version, QrLevel::kLow)) continue;
    const QrLevel level = fits(text.size(), version, QrLevel::kMedium) ? QrLevel::kMedium : QrLevel::kLow;
    return QrDrawing(version, level).draw(interleaved(data_of(text, version, level), version, level));
  }
  return std::nullopt;
}

std::string qr_text(const QrCode& code, bool colour) {
  // Black on white by number: themes change the first 16 colours, but not these.
  constexpr std::string_view kColours = "\x1b[38;5;16;48;5;231m";
  std::string out;
  for (int y = -kBorder; y < code.size() + kBorder; y += 2) {
    if (colour) out += kColours;
    for (int x = -kBorder; x < code.size() + kBorder; ++x) {
      // Without colours the blocks are what is light, since most terminals are dark.
      const bool upper = code.dark(x, y) == colour;
      const bool lower = code.dark(x, y + 1) == colour;
      out += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
    }
    if (colour) out += "\x1b[0m";
    out += '\n';
  }
  return out;
}

int qr_columns(const QrCode& code) { return code.size() + 2 * kBorder; }

}  // namespace tavola::term
