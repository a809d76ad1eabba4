// Writes JSON text directly, without building a document. A busy server sends ten thousand messages a second.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace tavola::wire {

/// Appends JSON to a string. The string is complete once the writer is destroyed. The writer adds commas; the caller
/// must give each value of an object a key.
class Writer {
 public:
  explicit Writer(std::string& out) : out_(out) {}
  ~Writer() { flush(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// An object. `members` writes its members.
  template <std::invocable Members>
  void object(Members&& members) {
    open('{');
    members();
    close('}');
  }
  /// An array. `items` writes its items.
  template <std::invocable Items>
  void array(Items&& items) {
    open('[');
    items();
    close(']');
  }

  /// The key of the next value. It must not need escapes.
  template <std::size_t N>
  void key(const char (&name)[N]) {
    static_assert(N <= kBuffer / 2);
    char* to = begin(N + 3);
    *to++ = '"';
    std::memcpy(to, name, N - 1);
    to += N - 1;
    *to++ = '"';
    *to++ = ':';
    at_ = to;
    comma_ = false;
  }
  void key(std::string_view name) {
    word(name);
    at_ = room(1);
    *at_++ = ':';
    comma_ = false;
  }

  void value(std::nullptr_t) {
    char* to = begin(4);
    std::memcpy(to, "null", 4);
    at_ = to + 4;
  }
  void value(std::same_as<bool> auto flag) {
    char* to = begin(5);
    std::memcpy(to, flag ? "true" : "false", 5);
    at_ = to + (flag ? 4 : 5);
  }
  template <std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>)
  void value(Number number) {
    at_ = put_number(begin(kLongestNumber), number);
  }
  /// Any text. It is escaped, and invalid UTF-8 becomes U+FFFD.
  void value(std::string_view text);
  /// The value, or null if there is none.
  template <class T>
  void value(const std::optional<T>& maybe) {
    if (maybe) {
      value(*maybe);
    } else {
      value(nullptr);
    }
  }

  /// A text that needs no escapes.
  void word(std::string_view text) {
    if (text.size() > kBuffer / 2) return value(text);
    char* to = begin(text.size() + 2);
    *to++ = '"';
    to = std::copy(text.begin(), text.end(), to);
    *to++ = '"';
    at_ = to;
  }
  /// A letter and a number as one word: "k11".
  void word(char letter, int number) {
    char* to = begin(kLongestNumber + 3);
    *to++ = '"';
    *to++ = letter;
    to = put_number(to, number);
    *to++ = '"';
    at_ = to;
  }
  /// A value that is already JSON.
  void raw(std::string_view json) {
    at_ = begin(0);
    copy(json);
  }

  /// A member: its key, and its value or a function that writes it.
  template <class Key, class Value>
  void add(const Key& name, const Value& of) {
    key(name);
    if constexpr (std::invocable<const Value&>) {
      of();
    } else {
      value(of);
    }
  }
  /// A member whose value is a text that needs no escapes.
  template <class Key>
  void add_word(const Key& name, std::string_view text) {
    key(name);
    word(text);
  }

 private:
  static constexpr std::size_t kBuffer = 2048;
  static constexpr std::size_t kLongestNumber = 20;

  void flush() {
    out_.append(buffer_, static_cast<std::size_t>(at_ - buffer_));
    at_ = buffer_;
  }
  /// A place to write to, with room for `bytes`. Callers move at_ only once, at the end: a char may alias it, so each
  /// write would reload it.
  char* room(std::size_t bytes) {
    if (static_cast<std::size_t>(buffer_ + kBuffer - at_) < bytes) flush();
    return at_;
  }
  /// The same for a key or value. Writes the comma before it without a branch.
  char* begin(std::size_t bytes) {
    const bool comma = comma_;
    char* to = room(bytes + 1);
    *to = ',';
    comma_ = true;
    return to + (comma ? 1 : 0);
  }
  template <class Number>
  char* put_number(char* to, Number number) {
    if (number < 0 || number > 9) return std::to_chars(to, buffer_ + kBuffer, number).ptr;
    *to = static_cast<char>('0' + number);
    return to + 1;
  }
  void open(char bracket) {
    char* to = begin(1);
    *to = bracket;
    at_ = to + 1;
    comma_ = false;
  }
  void close(char bracket) {
    char* to = room(1);
    *to = bracket;
    at_ = to + 1;
    comma_ = true;
  }
  void copy(std::string_view bytes);
  /// Writes the first character of the text, which needs an escape or is not ASCII. Returns its length in bytes.
  std::size_t copy_special(std::string_view text);

  std::string& out_;
  char* at_ = buffer_;
  bool comma_ = false;    ///< the next key or value needs a comma
  char buffer_[kBuffer];  ///< flushed in large pieces, so most writes need no call
};

}  // namespace tavola::wire
