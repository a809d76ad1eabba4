// Result<T>: a value, or a named error that says what was wrong, where, and what was expected.
// Used for all outside input. The libraries throw no exceptions.
#pragma once

#include <cassert>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace tavola::core {

/// What is wrong with an input.
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

  /// The Result of calling `next` with the value, or this error.
  template <class Next>
  auto and_then(Next&& next) const& -> std::invoke_result_t<Next, const T&> {
    if (!ok()) return error();
    return std::invoke(std::forward<Next>(next), value());
  }
  template <class Next>
  auto and_then(Next&& next) && -> std::invoke_result_t<Next, T&&> {
    if (!ok()) return error();
    return std::invoke(std::forward<Next>(next), std::move(*this).value());
  }

  /// The value returned by `change`, which can't fail, or this error.
  template <class Change>
  auto transform(Change&& change) const& -> Result<std::decay_t<std::invoke_result_t<Change, const T&>>> {
    if (!ok()) return error();
    return std::invoke(std::forward<Change>(change), value());
  }
  template <class Change>
  auto transform(Change&& change) && -> Result<std::decay_t<std::invoke_result_t<Change, T&&>>> {
    if (!ok()) return error();
    return std::invoke(std::forward<Change>(change), std::move(*this).value());
  }

  /// Stores the value in `place`. Returns whether there was one.
  template <class Place>
  Result<struct Done> into(Place& place) &&;

  /// The same without the value.
  Result<struct Done> status() const;

 private:
  std::variant<T, Error> held_;
};

/// The value of a successful Status, which has no data.
struct Done {
  friend bool operator==(Done, Done) = default;
};
using Status = Result<Done>;

template <class T>
template <class Place>
Status Result<T>::into(Place& place) && {
  if (!ok()) return error();
  place = static_cast<Place>(std::move(*this).value());
  return Done{};
}

template <class T>
Status Result<T>::status() const {
  if (!ok()) return error();
  return Done{};
}

/// Runs the steps in order and stops at the first error. A step is a function that returns a Status.
template <class... Steps>
Status in_order(Steps&&... steps) {
  Status status = Done{};
  static_cast<void>(((status = std::invoke(std::forward<Steps>(steps)), status.ok()) && ...));
  return status;
}

}  // namespace tavola::core
