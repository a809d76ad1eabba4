// The nodes of a search tree, in a block of memory that is allocated once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/guide.h"

namespace tavola::search {

/// What the thinking seat knows of a position: the moves and visible events since the root. Children are linked, newest
/// first.
struct Node {
  std::uint64_t key = 0;  ///< of the move or event that leads here from the parent
  std::uint32_t child = 0;
  std::uint32_t next = 0;  ///< sibling
  std::uint32_t visits = 0;
  std::array<std::int64_t, core::kMaxSeats> sum{};  ///< of chances, over the visits
};

class Tree {
 public:
  static constexpr std::uint32_t kRoot = 0;
  static constexpr std::uint32_t kNone = 0;  ///< the root's index, since the root is never a child

  void reserve(std::size_t nodes) {
    room_ = nodes < 1 ? 1 : nodes;
    nodes_.reserve(room_);
  }
  void clear() {
    nodes_.clear();
    nodes_.push_back({});
  }
  std::size_t size() const { return nodes_.size(); }
  Node& operator[](std::uint32_t node) { return nodes_[node]; }
  const Node& operator[](std::uint32_t node) const { return nodes_[node]; }

  std::uint32_t find(std::uint32_t parent, std::uint64_t key) const {
    std::uint32_t node = nodes_[parent].child;
    while (node != kNone && nodes_[node].key != key) node = nodes_[node].next;
    return node;
  }
  /// Adds a child, or returns kNone if there is no room.
  std::uint32_t add(std::uint32_t parent, std::uint64_t key) {
    if (nodes_.size() >= room_) return kNone;
    const auto node = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({});
    nodes_[node].key = key;
    nodes_[node].next = nodes_[parent].child;
    nodes_[parent].child = node;
    return node;
  }
  void count(std::uint32_t node, const Chances& chances) {
    Node& at = nodes_[node];
    ++at.visits;
    for (std::size_t s = 0; s < chances.size(); ++s) at.sum[s] += chances[s];
  }

 private:
  std::vector<Node> nodes_;
  std::size_t room_ = 1;
};

}  // namespace tavola::search
