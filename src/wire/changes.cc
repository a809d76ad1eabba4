#include "wire/changes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace tavola::wire {
namespace {

/// The scanner handles 64 bytes at a time, with a bit for each. Going byte by byte takes more than twice as long,
/// because strings are short and the processor mispredicts their ends.
constexpr std::size_t kBlock = 64;
using Bits = std::uint64_t;

/// Bit i is set if byte i of the block, after setting the bits of `added`, is `c`.
inline Bits where(const char* block, char c, char added = 0) {
  Bits bits = 0;
#ifdef __SSE2__
  for (std::size_t i = 0; i < kBlock; i += 16) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block + i));
    const auto found = static_cast<std::uint16_t>(
        _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(added)), _mm_set1_epi8(c))));
    bits |= Bits{found} << i;
  }
#else
  for (std::size_t i = 0; i < kBlock; ++i) bits |= Bits{(block[i] | added) == c} << i;
#endif
  return bits;
}

/// Bit i is set if an odd number of the bits 0 to i are set.
constexpr Bits odd_so_far(Bits bits) {
  for (int shift = 1; shift < 64; shift *= 2) bits ^= bits << shift;
  return bits;
}

/// Finds the commas between the members of an object. Starts at the beginning of a member.
class Commas {
 public:
  Commas(std::string_view members, std::size_t from) : members_(members), next_block_(from) {}

  /// The position of the next comma, or the end of the members after the last one.
  std::size_t next() {
    while (found_ == 0) {
      if (next_block_ >= members_.size()) return members_.size();
      look_at_block();
    }
    const auto place = block_ + static_cast<std::size_t>(std::countr_zero(found_));
    found_ &= found_ - 1;
    return place;
  }

 private:
  void look_at_block() {
    block_ = next_block_;
    next_block_ += kBlock;
    if (next_block_ <= members_.size()) return look_at(members_.data() + block_);
    std::array<char, kBlock> last{};
    std::copy(members_.begin() + static_cast<std::ptrdiff_t>(block_), members_.end(), last.begin());
    look_at(last.data());
  }

  void look_at(const char* block) {
    const Bits quotes = where(block, '"') & ~escaped(where(block, '\\'));
    const Bits in_text = odd_so_far(quotes) ^ in_text_;
    in_text_ = (in_text >> 63) != 0 ? ~Bits{0} : 0;
    const Bits opening = where(block, '{', '{' ^ '[') & ~in_text;  // either kind of bracket
    const Bits closing = where(block, '}', '}' ^ ']') & ~in_text;
    if (depth_ > std::popcount(closing)) {  // the whole block is inside one member
      depth_ += std::popcount(opening) - std::popcount(closing);
      return;
    }
    found_ = outermost(where(block, ',') & ~in_text, opening, closing);
  }

  /// The bits that are outside all brackets.
  Bits outermost(Bits bits, Bits opening, Bits closing) {
    Bits outside = 0;
    Bits from = ~Bits{0};
    for (Bits brackets = opening | closing;; brackets &= brackets - 1) {
      const Bits bracket = brackets & (~brackets + 1);  // 0 after the last, then all bits count as below it
      if (depth_ == 0) outside |= bits & from & (bracket - 1);
      if (bracket == 0) return outside;
      depth_ += (opening & bracket) != 0 ? 1 : -1;
      from = ~(bracket - 1);
    }
  }

  /// The bytes that follow an escaping backslash.
  Bits escaped(Bits backslashes) {
    Bits after = escape_ ? 1 : 0;
    escape_ = false;
    for (; backslashes != 0; backslashes &= backslashes - 1) {
      const Bits backslash = backslashes & (~backslashes + 1);
      if ((after & backslash) != 0) continue;
      after |= backslash << 1;
      escape_ = (backslash >> 63) != 0;
    }
    return after;
  }

  std::string_view members_;
  std::size_t next_block_;
  std::size_t block_ = 0;
  Bits found_ = 0;       ///< in the block, not yet returned
  Bits in_text_ = 0;     ///< all bits set: the next block begins inside a string
  int depth_ = 0;        ///< open brackets
  bool escape_ = false;  ///< the first byte of the next block is escaped
};

/// The quoted key of a member.
std::string_view key_of(std::string_view member) {
  std::size_t i = 1;
  while (i < member.size() && member[i] != '"') i += member[i] == '\\' ? 2 : 1;
  return member.substr(0, i + 1);
}

/// Iterates over the members in an object's text.
class TextMembers {
 public:
  explicit TextMembers(std::string_view object) : members_(object.substr(1, object.size() - 2)), commas_(members_, 0) {
    assert(object.size() >= 2 && object.front() == '{' && object.back() == '}');
  }

  bool done() const { return at_ >= members_.size(); }
  /// The next member: key, colon and value.
  std::string_view next() {
    const std::size_t end = commas_.next();
    const std::string_view member = members_.substr(at_, end - at_);
    at_ = end + 1;
    return member;
  }
  /// Skips the next member if it has exactly this text.
  bool pass_if(std::string_view member) {
    if (!members_.substr(std::min(at_, members_.size())).starts_with(member)) return false;
    const std::size_t end = at_ + member.size();
    if (end < members_.size() && members_[end] != ',') return false;
    at_ = end + 1;
    commas_ = Commas(members_, at_);
    return true;
  }

 private:
  std::string_view members_;
  std::size_t at_ = 0;
  Commas commas_;
};

/// The object's member with this key; empty if there is none.
std::string_view find_member(std::string_view object, std::string_view key) {
  for (TextMembers members(object); !members.done();) {
    const std::string_view member = members.next();
    if (key_of(member) == key) return member;
  }
  return {};
}

/// Adds members to an object at the end of a text.
class Additions {
 public:
  explicit Additions(std::string& out) : out_(out) { out_ += '{'; }
  ~Additions() { out_ += '}'; }
  Additions(const Additions&) = delete;
  Additions& operator=(const Additions&) = delete;

  void add(std::string_view member, std::string_view more = {}) {
    if (!first_) out_ += ',';
    first_ = false;
    out_.append(member).append(more);
  }

 private:
  std::string& out_;
  bool first_ = true;
};

}  // namespace

void append_changes(std::string_view before, std::string_view after, std::string& out) {
  Additions changes(out);
  if (before == after) return;
  // Nearly always both have the same keys in the same order, so members can be compared pair by pair.
  TextMembers old(before);
  bool in_step = true;
  for (TextMembers now(after); !now.done();) {
    const std::string_view member = now.next();
    if (in_step && old.pass_if(member)) continue;
    const std::string_view key = key_of(member);
    in_step = in_step && !old.done() && key_of(old.next()) == key;
    if (in_step || find_member(before, key) != member) changes.add(member);
  }
  if (in_step && old.done()) return;
  for (TextMembers all(before); !all.done();) {
    const std::string_view key = key_of(all.next());
    if (find_member(after, key).empty()) changes.add(key, ":null");
  }
}

std::string changed_members(std::string_view before, std::string_view after) {
  std::string out;
  append_changes(before, after, out);
  return out;
}

}  // namespace tavola::wire
