// The texts of the views that were sent last. What a client is told next is the difference to them, so at tables where
// much happens each view is written once instead of twice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "core/seat.h"

namespace tavola::table {

/// Tells tables apart, also where one is a copy of another or has the address of one that is gone.
class Serial {
 public:
  Serial() : value_(next()) {}
  Serial(const Serial&) : value_(next()) {}
  Serial(Serial&& other) noexcept : value_(other.value_) { other.value_ = next(); }
  Serial& operator=(const Serial& other) {
    if (this != &other) value_ = next();
    return *this;
  }
  Serial& operator=(Serial&& other) noexcept {
    value_ = other.value_;
    other.value_ = next();
    return *this;
  }
  ~Serial() = default;
  std::uint64_t value() const { return value_; }

 private:
  static std::uint64_t next();
  std::uint64_t value_;
};

/// Appends what changed in the seat's view of this table between two lengths of its log. `write` writes the view at a
/// length; it is not asked for what was written last.
void append_view_changes(const Serial& table, core::Seat seat, std::size_t before, std::size_t after,
                         const std::function<void(std::size_t log, std::string& text)>& write, std::string& out);

}  // namespace tavola::table
