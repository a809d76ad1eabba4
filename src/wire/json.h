// Reads JSON from outside, with limits and with errors that name the place. Defines the JSON type used everywhere.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::wire {

using Json = nlohmann::ordered_json;  // keeps the order of keys, so documents stay readable

struct Limits {
  std::size_t bytes = 4u << 20;
  int depth = 16;
};

/// Parses one JSON document. The error has the line and column.
core::Result<Json> parse(std::string_view text, Limits limits = {});

/// The document as text without white space. Invalid UTF-8 becomes U+FFFD.
std::string to_text(const Json& document);

/// A value inside a document, with its place for errors ("cards[3].rows.red").
class Node {
 public:
  Node(const Json& value, std::string place, std::string error_name)
      : value_(&value), place_(std::move(place)), error_name_(std::move(error_name)) {}

  const Json& json() const { return *value_; }
  const std::string& place() const { return place_; }

  /// The same value, with another name for its errors.
  Node with_errors(std::string name) const { return {*value_, place_, std::move(name)}; }

  /// An error at this place: "<place>: <what>".
  core::Error error(std::string what) const { return {error_name_, place_, std::move(what)}; }

  /// A required member of an object.
  core::Result<Node> at(std::string_view key) const;
  bool has(std::string_view key) const { return value_->is_object() && value_->contains(std::string(key)); }

  /// The items of an array with `min` to `max` items.
  core::Result<std::vector<Node>> items(std::size_t min, std::size_t max) const;

  /// The keys and values of an object with at most `max` members.
  core::Result<std::vector<std::pair<std::string, Node>>> members(std::size_t max) const;

  core::Result<int> integer(int min, int max) const;
  core::Result<std::string> text(std::size_t max_bytes) const;
  /// A text without control characters.
  core::Result<std::string> line(std::size_t max_bytes) const;
  core::Result<bool> boolean() const;

  /// Checks that the object has no other members.
  core::Status only(std::initializer_list<std::string_view> keys,
                    std::initializer_list<std::string_view> more = {}) const;

 private:
  const Json* value_;
  std::string place_;
  std::string error_name_;
};

}  // namespace tavola::wire
