// Reading an object from outside, member by member.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "wire/json.h"

namespace tavola::wire {

/// The latest time that can be read, in the year 5138. Sums and differences of such times don't overflow.
inline constexpr std::int64_t kLatest = 100'000'000'000'000;

/// Reads the members of an object one by one, and keeps the first error.
class Members {
 public:
  explicit Members(const Node& node) : node_(node) {}

  bool has(std::string_view key) const { return node_.has(key) && !node_.at(key)->json().is_null(); }

  std::string text(std::string_view key, std::size_t most, std::string otherwise) {
    return has(key) ? value(node_.at(key)->line(most)) : std::move(otherwise);
  }
  bool flag(std::string_view key, bool otherwise) { return has(key) ? value(node_.at(key)->boolean()) : otherwise; }
  int number(std::string_view key, int least, int most, int otherwise) {
    return has(key) ? value(node_.at(key)->integer(least, most)) : otherwise;
  }
  /// A duration or a time, in milliseconds.
  std::int64_t time(std::string_view key, std::int64_t least, std::int64_t otherwise) {
    if (!has(key)) return otherwise;
    const Node node = *node_.at(key);
    const bool fits = node.json().is_number_integer() &&
                      (!node.json().is_number_unsigned() || node.json().get<std::uint64_t>() <= kLatest) &&
                      node.json().get<std::int64_t>() >= least && node.json().get<std::int64_t>() <= kLatest;
    if (fits) return node.json().get<std::int64_t>();
    wrong(key, "expected a time in milliseconds");
    return otherwise;
  }
  /// A required member, read by `reader`.
  template <class Reader>
  auto read(std::string_view key, Reader&& reader) {
    return value(node_.at(key).and_then(std::forward<Reader>(reader)));
  }
  /// The same for an optional member. Null doesn't count as omitted.
  template <class Reader, class T>
  T read_or(std::string_view key, Reader&& reader, T otherwise) {
    return node_.has(key) ? read(key, std::forward<Reader>(reader)) : otherwise;
  }
  /// Required members of the usual types.
  std::string text(std::string_view key, std::size_t most) {
    return read(key, [&](const Node& node) { return node.text(most); });
  }
  int number(std::string_view key, int least, int most) {
    return read(key, [&](const Node& node) { return node.integer(least, most); });
  }
  std::vector<Node> items(std::string_view key, std::size_t least, std::size_t most) {
    return read(key, [&](const Node& node) { return node.items(least, most); });
  }

  void only(std::initializer_list<std::string_view> keys, std::initializer_list<std::string_view> more = {}) {
    check(node_.only(keys, more));
  }
  template <class T>
  T value(core::Result<T> result) {
    if (result.ok()) return *std::move(result);
    if (error_.name.empty()) error_ = result.error();
    return T{};
  }
  void check(const core::Status& status) {
    if (!status.ok() && error_.name.empty()) error_ = status.error();
  }
  void wrong(std::string_view key, std::string what) {
    check(core::Status((has(key) ? *node_.at(key) : node_).error(std::move(what))));
  }
  bool ok() const { return error_.name.empty(); }
  const core::Error& error() const { return error_; }
  /// The value made from the members, or the first error.
  template <class T>
  core::Result<T> result(T made) const {
    if (!ok()) return error_;
    return made;
  }
  core::Status status() const { return result(core::Done{}); }

 private:
  const Node& node_;
  core::Error error_;
};

}  // namespace tavola::wire
