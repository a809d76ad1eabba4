#include "wire/json.h"

#include <algorithm>

#include "core/fields.h"

namespace tavola::wire {
namespace {

/// Builds the document and limits its depth. Remembers where and why the parser stopped.
class BoundedReader : public nlohmann::json_sax<Json> {
 public:
  BoundedReader(Json& root, int depth) : builder_(root, false), depth_left_(depth) {}

  bool null() override { return builder_.null(); }
  bool boolean(bool value) override { return builder_.boolean(value); }
  bool number_integer(number_integer_t value) override { return builder_.number_integer(value); }
  bool number_unsigned(number_unsigned_t value) override { return builder_.number_unsigned(value); }
  bool number_float(number_float_t value, const string_t& text) override { return builder_.number_float(value, text); }
  bool string(string_t& value) override { return builder_.string(value); }
  bool binary(binary_t& value) override { return builder_.binary(value); }
  bool start_object(std::size_t size) override { return deeper() && builder_.start_object(size); }
  bool key(string_t& value) override { return builder_.key(value); }
  bool end_object() override { return ++depth_left_, builder_.end_object(); }
  bool start_array(std::size_t size) override { return deeper() && builder_.start_array(size); }
  bool end_array() override { return ++depth_left_, builder_.end_array(); }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    position_ = position;
    return false;
  }

  bool too_deep() const { return too_deep_; }
  std::size_t position() const { return position_; }

 private:
  bool deeper() {
    too_deep_ = depth_left_-- == 0;
    return !too_deep_;
  }
  nlohmann::detail::json_sax_dom_parser<Json> builder_;
  int depth_left_;
  bool too_deep_ = false;
  std::size_t position_ = 0;
};

std::string line_and_column(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, position == 0 ? 0 : position - 1);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 == 0
  return "line " + std::to_string(line) + ", column " + std::to_string(before.size() - line_start + 1);
}

}  // namespace

std::string to_text(const Json& document) { return document.dump(-1, ' ', false, Json::error_handler_t::replace); }

core::Result<Json> parse(std::string_view text, Limits limits) {
  if (text.size() > limits.bytes) {
    return core::Error{"too-long", "", "expected at most " + std::to_string(limits.bytes) + " bytes of JSON"};
  }
  Json root;
  BoundedReader reader(root, limits.depth);
  if (Json::sax_parse(text.begin(), text.end(), &reader)) return root;
  if (reader.too_deep()) {
    return core::Error{"bad-json", "", "nested deeper than " + std::to_string(limits.depth) + " levels"};
  }
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return core::Error{"bad-json", "", "expected a JSON document, found nothing"};
  }
  return core::Error{"bad-json", line_and_column(text, reader.position()),
                     reader.position() > text.size() ? "the JSON document is cut short" : "this is not valid JSON"};
}

core::Result<Node> Node::at(std::string_view key) const {
  if (!value_->is_object()) return error("expected an object");
  const auto found = value_->find(std::string(key));
  const std::string place = place_.empty() ? std::string(key) : place_ + "." + std::string(key);
  if (found == value_->end()) return core::Error{error_name_, place, "is missing"};
  return Node(*found, place, error_name_);
}

core::Result<std::vector<Node>> Node::items(std::size_t min, std::size_t max) const {
  const std::string expected =
      min == max ? "exactly " + std::to_string(min) : std::to_string(min) + " to " + std::to_string(max);
  if (!value_->is_array() || value_->size() < min || value_->size() > max) {
    return error("expected a list of " + expected + " items" +
                 (value_->is_array() ? ", found " + std::to_string(value_->size()) : ""));
  }
  std::vector<Node> nodes;
  nodes.reserve(value_->size());
  for (std::size_t i = 0; i < value_->size(); ++i) {
    nodes.emplace_back((*value_)[i], place_ + "[" + std::to_string(i) + "]", error_name_);
  }
  return nodes;
}

core::Result<std::vector<std::pair<std::string, Node>>> Node::members(std::size_t max) const {
  if (!value_->is_object() || value_->size() > max) {
    return error("expected an object with at most " + std::to_string(max) + " members");
  }
  std::vector<std::pair<std::string, Node>> nodes;
  for (const auto& [key, value] : value_->items()) {
    nodes.emplace_back(key, Node(value, place_.empty() ? key : place_ + "." + key, error_name_));
  }
  return nodes;
}

core::Result<int> Node::integer(int min, int max) const {
  const bool fits = value_->is_number_integer() &&
                    (value_->is_number_unsigned() ? value_->get<std::uint64_t>() <= 0x7FFFFFFF : true) &&
                    value_->get<std::int64_t>() >= min && value_->get<std::int64_t>() <= max;
  if (!fits) return error("expected a whole number from " + std::to_string(min) + " to " + std::to_string(max));
  return value_->get<int>();
}

core::Result<std::string> Node::text(std::size_t max_bytes) const {
  if (!value_->is_string() || value_->get_ref<const std::string&>().size() > max_bytes) {
    return error("expected a text of at most " + std::to_string(max_bytes) + " bytes");
  }
  return value_->get<std::string>();
}

core::Result<std::string> Node::line(std::size_t max_bytes) const {
  auto read = text(max_bytes);
  if (!read.ok()) return read;
  const bool shown = std::all_of(read->begin(), read->end(),
                                 [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F; });
  if (!shown) return error("expected a text without control characters");
  return read;
}

core::Result<bool> Node::boolean() const {
  if (!value_->is_boolean()) return error("expected true or false");
  return value_->get<bool>();
}

core::Status Node::only(std::initializer_list<std::string_view> keys,
                        std::initializer_list<std::string_view> more) const {
  if (!value_->is_object()) return error("expected an object");
  const auto in = [](std::initializer_list<std::string_view> list, std::string_view key) {
    return std::find(list.begin(), list.end(), key) != list.end();
  };
  for (const auto& [key, value] : value_->items()) {
    if (in(keys, key) || in(more, key)) continue;
    std::string known;
    for (const auto& list : {keys, more}) {
      for (const std::string_view name : list) known.append(known.empty() ? "" : ", ").append(name);
    }
    return error("has the unknown member " + core::quoted(key) + "; the known ones are: " + known);
  }
  return core::Done{};
}

}  // namespace tavola::wire
