// Result<T>: a value, or a named error that says what was wrong, where, and what would be right.
// Used wherever something comes from outside; nothing in the libraries throws.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace tavola::core {

/// What was wrong with something from outside.
struct Error {
  std::string name;   ///< stable, for programs: "bad-notation", "bad-content", ...
  std::string where;  ///< the place in the input ("board[3][4]", "line 2, column 7"); may be empty
  std::string what;   ///< one sentence for people: what was found and what was expected

  /// "where: what", on one line.
  std::string text() const { return where.empty() ? what : where + ": " + what; }
  friend bool operator==(const Error&, const Error&) = default;
};

/// A value or an Error.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : held_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return held_.index() == 0; }
  explicit operator bool() const { return ok(); }

  const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&held_);
  }
  T&& value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&held_));
  }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }

  const Error& error() const {
    assert(!ok());
    return *std::get_if<1>(&held_);
  }

 private:
  std::variant<T, Error> held_;
};

/// The result of something that gives no value.
struct Done {
  friend bool operator==(Done, Done) = default;
};
using Status = Result<Done>;

}  // namespace tavola::core
