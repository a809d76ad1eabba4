// The types guarantee that only apply() changes a table.
#include <gtest/gtest.h>

#include <type_traits>

#include "table/due.h"
#include "table/host.h"
#include "table/listing.h"
#include "table/people.h"
#include "table/requests.h"
#include "table/tell/answers.h"
#include "table/tell/tell.h"

namespace tavola::table {
namespace {

template <class Function>
struct IsConst : std::false_type {};
template <class R, class C, class... A>
struct IsConst<R (C::*)(A...) const> : std::true_type {};

// The only member function that changes a table.
static_assert(std::is_same_v<decltype(&Table::apply), core::Status (Table::*)(const Entry&)>);

// All other member functions are const, and return nothing through which the table can be changed.
static_assert(IsConst<decltype(&Table::opening)>::value);
static_assert(IsConst<decltype(&Table::settings)>::value);
static_assert(IsConst<decltype(&Table::game)>::value);
static_assert(IsConst<decltype(&Table::shared_game)>::value);
static_assert(IsConst<decltype(&Table::seats)>::value);
static_assert(IsConst<decltype(&Table::chat)>::value);
static_assert(IsConst<decltype(&Table::play)>::value);
static_assert(IsConst<decltype(&Table::match)>::value);
static_assert(IsConst<decltype(&Table::phase)>::value);
static_assert(IsConst<decltype(&Table::phase_changed)>::value);
static_assert(IsConst<decltype(&Table::version)>::value);
static_assert(IsConst<decltype(&Table::next_table)>::value);
static_assert(IsConst<decltype(&Table::players)>::value);
static_assert(IsConst<decltype(&Table::acting)>::value);
static_assert(IsConst<decltype(&Table::match_setup)>::value);
static_assert(std::is_same_v<decltype(std::declval<Table&>().seats()), const Seats&>);
static_assert(std::is_same_v<decltype(std::declval<Table&>().chat()), const Chat&>);
static_assert(std::is_same_v<decltype(std::declval<Table&>().play()), const Play*>);
static_assert(std::is_same_v<decltype(std::declval<Table&>().match()), const match::Match*>);

// The functions that answer and tell get a const table and a const presence.
static_assert(
    std::is_same_v<decltype(&receive), Heard (*)(const Table&, const Presence&, const Who&, std::string_view, Time)>);
static_assert(std::is_same_v<decltype(&due), Answer (*)(const Table&, const Presence&, Time)>);
static_assert(std::is_same_v<decltype(Request::table), const Table&>);
static_assert(std::is_same_v<decltype(Request::presence), const Presence&>);
static_assert(std::is_invocable_v<decltype(tell::welcome), const Table&, const Who&, bool, Time, Texts&>);
static_assert(
    std::is_invocable_v<decltype(tell::update), const Table&, const Who&, Version, Time, Texts&, std::string&>);
static_assert(std::is_invocable_v<decltype(tell::presence), const Table&, const Presence&>);
static_assert(std::is_invocable_v<decltype(listing), const Table&>);

// A host gives only const access to its table and its presence.
static_assert(std::is_same_v<decltype(std::declval<Host&>().table()), const Table&>);
static_assert(std::is_same_v<decltype(std::declval<Host&>().presence()), const Presence&>);

TEST(Types, ATableIsAValue) {
  static_assert(std::is_copy_constructible_v<Table> && std::is_nothrow_move_constructible_v<Table>);
  SUCCEED() << "what is above was checked by the compiler";
}

}  // namespace
}  // namespace tavola::table
