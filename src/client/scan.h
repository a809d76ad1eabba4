// Looking into JSON without making a document of it: a load of 15,000 moves a second reads 30,000 messages, and wants
// five members of each.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace tavola::client {

/// The size of the JSON value that the text begins with; 0 when it is none or not whole. Brackets and strings are
/// matched; what is between them is not checked.
std::size_t value_size(std::string_view text);

/// The members of an object, one after the other. What is not JSON ends them: then `broken()`.
class Members {
 public:
  explicit Members(std::string_view object);
  bool next();
  bool broken() const { return broken_; }
  std::string_view key() const { return key_; }      ///< as written, without its quotation marks
  std::string_view value() const { return value_; }  ///< as written

 private:
  std::string_view rest_;
  std::string_view key_;
  std::string_view value_;
  bool first_ = true;
  bool broken_ = false;
};

/// The items of an array as they are written; nothing when it is not one.
bool read_items(std::string_view array, std::vector<std::string_view>& items);

/// The member of the object as written; "" when there is none.
std::string_view member(std::string_view object, std::string_view key);

/// The text between the quotation marks, as written; "" when the value is no string.
std::string_view inner_text(std::string_view value);

/// The whole number that the value is.
std::optional<long long> whole_number(std::string_view value);

}  // namespace tavola::client
