// QR codes (ISO/IEC 18004): a text as a square of modules that a phone's camera reads, and drawn in a terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::term {

enum class QrLevel : std::uint8_t { kLow, kMedium };  ///< 7 % or 15 % of the code may be unreadable

inline constexpr int kMostQrVersion = 10;  ///< 57 modules a side, 271 bytes

/// A square of modules.
class QrCode {
 public:
  int version() const { return version_; }
  QrLevel level() const { return level_; }
  int mask() const { return mask_; }
  int size() const { return 17 + 4 * version_; }
  /// Whether the module is dark. Everything outside the square is light.
  bool dark(int x, int y) const;

 private:
  friend class QrDrawing;
  QrCode(int version, QrLevel level);
  int version_;
  QrLevel level_;
  int mask_ = 0;
  std::vector<bool> dark_;
};

/// The smallest code for `text`, as bytes, with the higher level if it takes no more space. Nothing if the text is too
/// long for version 10.
std::optional<QrCode> qr_code(std::string_view text);

/// The code with its light border as lines of half blocks, two modules in each character. With `colour`, dark is black
/// and light is white, whatever the terminal's own colours are. Without, dark modules show the terminal's background:
/// most cameras also read the inverted code that a light terminal shows.
std::string qr_text(const QrCode& code, bool colour);

/// The columns that qr_text() takes.
int qr_columns(const QrCode& code);

}  // namespace tavola::term
