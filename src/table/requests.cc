#include "table/requests.h"

#include <algorithm>
#include <tuple>
#include <type_traits>

#include "core/fields.h"
#include "search/level.h"
#include "table/members.h"
#include "table/people.h"
#include "table/request/requests.h"

namespace tavola::table {
namespace {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using wire::Node;

constexpr auto kEmotes = std::to_array<std::string_view>(
    {"hello", "good-luck", "well-played", "thanks", "thinking", "oops", "wow", "goodbye"});

// ---------------------------------------------------------------------------------------- reading a member by its type

template <class T>
struct Reader;

template <>
struct Reader<core::Seat> {
  static constexpr std::string_view kDefinition = "seat";
  static constexpr bool kRequired = true;
  static core::Seat read(Members& members, std::string_view key, const Node&, const Table& table) {
    if (!members.has(key)) members.wrong(key, "expected the number of a seat");
    return core::seat(members.number(key, 0, table.players() - 1, 0));
  }
};

template <>
struct Reader<request::Nonce> {
  static constexpr std::string_view kDefinition = "nonce";
  static constexpr bool kRequired = true;
  static request::Nonce read(Members& members, std::string_view key, const Node&, const Table&) {
    request::Nonce nonce{members.text(key, 2 * match::kMaxNonceBytes, "")};
    if (nonce.hex.size() < 16 || !core::from_hex(nonce.hex, key).ok()) {
      members.wrong(key, "expected 16 to 128 hex digits of your own choice: they become part of the deal");
    }
    return nonce;
  }
};

template <>
struct Reader<request::Level> {
  static constexpr std::string_view kDefinition = "level";
  static constexpr bool kRequired = false;
  static request::Level read(Members& members, std::string_view key, const Node&, const Table&) {
    request::Level level{members.text(key, 16, std::string(search::name(search::kUsualLevel)))};
    if (!is_level(level.name)) members.wrong(key, "expected " + core::listed(search::kLevelNames, "or"));
    return level;
  }
};

template <>
struct Reader<request::Words> {
  static constexpr std::string_view kDefinition = "words";
  static constexpr bool kRequired = true;
  static request::Words read(Members& members, std::string_view key, const Node&, const Table&) {
    if (!members.has(key)) members.wrong(key, "expected what you want to say");
    request::Words words{members.text(key, kMaxChatBytes, "")};
    if (words.text.find_first_not_of(' ') == std::string::npos) members.wrong(key, "expected some words");
    return words;
  }
};

template <>
struct Reader<request::EmoteName> {
  static constexpr std::string_view kDefinition = "emote_name";
  static constexpr bool kRequired = true;
  static request::EmoteName read(Members& members, std::string_view key, const Node&, const Table&) {
    request::EmoteName emote{members.text(key, kMaxChatBytes, "")};
    if (std::find(kEmotes.begin(), kEmotes.end(), emote.name) == kEmotes.end()) {
      members.wrong(key, "expected " + core::listed(kEmotes, "or"));
    }
    return emote;
  }
};

template <>
struct Reader<request::Moment> {
  static constexpr std::string_view kDefinition = "moment_number";
  static constexpr bool kRequired = true;
  static request::Moment read(Members& members, std::string_view key, const Node&, const Table& table) {
    if (!members.has(key)) members.wrong(key, "expected the number of events up to that moment");
    const int last = table.match() == nullptr ? 0 : static_cast<int>(table.match()->log().size());
    return {static_cast<std::size_t>(members.number(key, 0, last, 0))};
  }
};

template <>
struct Reader<request::Eyes> {
  static constexpr std::string_view kDefinition = "eyes";
  static constexpr bool kRequired = false;
  static request::Eyes read(Members& members, std::string_view key, const Node& node, const Table& table) {
    if (!members.has(key)) return {};
    if (node.at(key)->json() == "all") return {true, {}};
    return {false, core::seat(members.number(key, 0, table.players() - 1, 0))};
  }
};

template <>
struct Reader<request::SentMove> {
  static constexpr std::string_view kDefinition = "some_move";
  static constexpr bool kRequired = true;
  static request::SentMove read(Members&, std::string_view, const Node& node, const Table&) { return {&node}; }
};

template <>
struct Reader<request::SentAnswer> {
  static constexpr std::string_view kDefinition = "move_or_null";
  static constexpr bool kRequired = true;
  static request::SentAnswer read(Members&, std::string_view key, const Node& node, const Table&) {
    return {{&node}, node.has(key) && node.at(key)->json().is_null()};
  }
};

// ---------------------------------------------------------------------------------------------------- the row's checks

bool names_own_seat(const Row& row) { return row.sender == Sender::kOwner || row.sender == Sender::kActive; }

/// Rejects members that are not in the row.
Status check_members(const Row& row, const Node& node) {
  std::array<std::string_view, kMostMembers + 3> known{"t", "version"};
  std::size_t count = 2;
  for (std::size_t i = 0; i < row.count; ++i) known[count++] = row.members[i].name;
  if (names_own_seat(row)) known[count++] = "seat";
  const auto end = known.begin() + count;
  for (const auto& [key, value] : node.json().items()) {
    if (std::find(known.begin(), end, key) != end) continue;
    std::string list;
    for (auto name = known.begin(); name != end; ++name) list.append(list.empty() ? "" : ", ").append(*name);
    return node.error("has the unknown member " + core::quoted(key) + "; the known ones are: " + list);
  }
  return Done{};
}

Status check_phase(When when, Phase phase) {
  const bool open = phase == Phase::kOpen;
  const bool over = phase == Phase::kOver;
  switch (when) {
    case When::kAlways:
      return Done{};
    case When::kOpen:
      return open ? Status(Done{}) : Error{"already-started", "", "the game has already begun: you can watch it"};
    case When::kPlaying:
      if (over) return Error{"game-over", "", "the game is over"};
      [[fallthrough]];
    case When::kBegun:
      return open ? Error{"not-started", "", "the game begins when every seat is taken"} : Status(Done{});
    case When::kOver:
      return over ? Status(Done{}) : Error{"not-over", "", "you can do that when the game is over"};
  }
  return Done{};
}

Error not_seated() { return {"not-seated", "", "you have no seat at this table"}; }

/// Which of the sender's seats the message is for.
Result<core::Seat> own_seat(const Table& table, PlayerId player, std::optional<core::Seat> named) {
  if (!table.seats().has(player)) return not_seated();
  if (!named) return view_seat(table, player);
  if (!table.seats()[*named].is_of(player)) return Error{"not-your-seat", "seat", "that is somebody else's seat"};
  return *named;
}

/// Checks that no bot plays for the sender, and that they have time left.
Status check_active(const Table& table, core::Seat seat, Time now) {
  if (table.seats()[seat].stood_in) {
    return Error{"stood-in", "", "a bot is playing for you: send \"back\" to take back your seat"};
  }
  const match::Clock& clock = table.play()->clock();
  if (const auto deadline = clock.deadline(); deadline && now > *deadline && clock.running() == seat) {
    return Error{"out-of-time", "", "you ran out of time"};
  }
  return Done{};
}

Status check_sender(const Row& row, Request& request, std::optional<core::Seat> named) {
  switch (row.sender) {
    case Sender::kAnybody:
    case Sender::kNamed:
      return Done{};
    case Sender::kSeated:
      return request.table.seats().has(request.who.player) ? Status(Done{}) : not_seated();
    case Sender::kHost:
      return is_host(request.table, request.who) ? Status(Done{}) : Error{"not-host", "", "only the host can do that"};
    case Sender::kOwner:
    case Sender::kActive:
      break;
  }
  const auto own = own_seat(request.table, request.who.player, named);
  if (!own.ok()) return own.error();
  request.seat = *own;
  return row.sender == Sender::kActive ? check_active(request.table, *own, request.now) : Status(Done{});
}

Status check_stale(const Row& row, const Request& request) {
  if (row.stale.after == nullptr || request.version >= row.stale.after(request)) return Done{};
  return Error{"stale", "version", "something has changed since the version you named: look again"};
}

/// Checks the request against its row, once the members are read.
Status check(const Row& row, Request& request, Members& members) {
  std::optional<core::Seat> named;
  if (names_own_seat(row) && members.has("seat")) {
    named = core::seat(members.number("seat", 0, request.table.players() - 1, 0));
  }
  if (const Status good = members.status(); !good.ok()) return good;
  if (row.allowed != nullptr) {
    if (const Status good = row.allowed(request.table.settings()); !good.ok()) return good;
  }
  if (const Status good = check_phase(row.when, request.table.phase()); !good.ok()) return good;
  if (const Status good = check_sender(row, request, named); !good.ok()) return good;
  return row.stale.last ? Status(Done{}) : check_stale(row, request);
}

// --------------------------------------------------------------------------------------------- a row from a function

/// The parameters of an answering function after the request.
template <class Function>
struct Signature;
template <class... Value>
struct Signature<Answered (*)(const Request&, Value...)> {
  static constexpr std::size_t kCount = sizeof...(Value);
  using Names = std::array<std::string_view, kCount>;
  using Values = std::tuple<std::decay_t<Value>...>;
  static constexpr bool kNamesSeat = (std::is_same_v<std::decay_t<Value>, core::Seat> || ...);

  static constexpr auto members([[maybe_unused]] const Names& names) {
    std::array<MessageMember, kMostMembers> all{};
    [[maybe_unused]] std::size_t i = 0;
    ((all[i] = {names[i], Reader<std::decay_t<Value>>::kDefinition, Reader<std::decay_t<Value>>::kRequired}, ++i), ...);
    return all;
  }
  static Values read(const Row& row, Members& from, const Node& node, const Table& table) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return Values{Reader<std::decay_t<Value>>::read(from, row.members[I].name, node, table)...};
    }(std::index_sequence_for<Value...>());
  }
};

/// Reads the members, checks what the row says, and calls the function.
template <auto Function>
Answered answer_with(const Row& row, Request& request, const Node& node) {
  Members members(node);
  members.check(check_members(row, node));
  using Of = Signature<decltype(Function)>;
  const typename Of::Values values = Of::read(row, members, node, request.table);
  if constexpr (Of::kNamesSeat) request.seat = std::get<core::Seat>(values);
  if (const Status good = check(row, request, members); !good.ok()) return good.error();
  Answered answer = std::apply([&](const auto&... value) { return Function(request, value...); }, values);
  if (!answer.ok() || !row.stale.last) return answer;
  if (const Status good = check_stale(row, request); !good.ok()) return good.error();
  return answer;
}

using Allowed = Status (*)(const Settings&);

template <auto Function>
constexpr Row row(std::string_view name, Sender sender, When when, Stale stale = {},
                  const typename Signature<decltype(Function)>::Names& names = {}, Allowed allowed = nullptr) {
  using Of = Signature<decltype(Function)>;
  return {name, sender, when, stale, Of::members(names), Of::kCount, &answer_with<Function>, allowed};
}

// ------------------------------------------------------------------------------------------------------------ the rows

// What makes a message stale if it changed after the version that the sender knew.
constexpr Stale kNever{};
constexpr Stale kGame{[](const Request& request) { return request.table.play()->changed(); }};
constexpr Stale kSeats{[](const Request& request) { return request.table.seats().changed(); }};
constexpr Stale kSeat{[](const Request& request) { return request.table.seats()[request.seat].changed; }};
constexpr Stale kSeatLast{kSeat.after, true};
constexpr Stale kSaid{[](const Request& request) { return request.table.chat().said(request.seat); }};
constexpr Stale kAsked{[](const Request& request) -> Version {
  if (!request.table.settings().early) return 0;  // refused anyway, with a better reason
  const Play& play = *request.table.play();
  return std::max({play.dealt(), play.early_changed(request.seat), play.moved(request.seat)});
}};

Status hints_on(const Settings& settings) {
  return settings.hints ? Status(Done{}) : Error{"no-hints", "", "hints are off at this table"};
}

constexpr std::array kRows{
    // clang-format off
    //                      name        who may send it    when             stale after  members, settings
    row<request::sit>      ("sit",      Sender::kNamed,    When::kOpen,     kSeatLast,   {"seat", "nonce"}),
    row<request::free_seat>("open",     Sender::kNamed,    When::kOpen,     kSeatLast,   {"seat"}),
    row<request::seat_bot> ("bot",      Sender::kHost,     When::kOpen,     kSeatLast,   {"seat", "level"}),
    row<request::move>     ("move",     Sender::kActive,   When::kPlaying,  kGame,       {"move"}),
    row<request::early>    ("early",    Sender::kActive,   When::kPlaying,  kAsked,      {"move"}),
    row<request::undo>     ("undo",     Sender::kActive,   When::kPlaying,  kGame),
    row<request::hint>     ("hint",     Sender::kActive,   When::kPlaying,  kGame,       {}, hints_on),
    row<request::resign>   ("resign",   Sender::kOwner,    When::kPlaying,  kSeats),
    row<request::leave>    ("leave",    Sender::kOwner,    When::kAlways,   kSeat),
    row<request::back>     ("back",     Sender::kOwner,    When::kAlways,   kSeat),
    row<request::rematch>  ("rematch",  Sender::kOwner,    When::kOver),
    row<request::chat>     ("chat",     Sender::kOwner,    When::kAlways,   kSaid,       {"text"}),
    row<request::emote>    ("emote",    Sender::kOwner,    When::kAlways,   kSaid,       {"text"}),
    row<request::mute>     ("mute",     Sender::kSeated,   When::kAlways,   kNever,      {"seat"}),
    row<request::unmute>   ("unmute",   Sender::kSeated,   When::kAlways,   kNever,      {"seat"}),
    row<request::look>     ("look",     Sender::kAnybody,  When::kBegun,    kNever,      {"at", "seat"}),
    row<request::course>   ("course",   Sender::kAnybody,  When::kOver),
    row<request::record>   ("record",   Sender::kAnybody,  When::kOver),
    // clang-format on
};

}  // namespace

std::span<const Row> rows() { return kRows; }

std::span<const std::string_view> emote_names() { return kEmotes; }

Result<Join> read_join(const Node& message) {
  Members members(message);
  Join join;
  if (members.text("t", 16, "") != "join") members.wrong("t", "expected \"join\" first");
  members.only({"t", "since", "log", "invitation"});
  join.since = static_cast<Version>(members.number("since", 0, 1 << 30, 0));
  join.log = members.flag("log", false);
  join.invitation = members.text("invitation", 64, "");
  return members.result(std::move(join));
}

Heard receive(const Table& table, const Presence& presence, const Who& who, std::string_view bytes, Time now) {
  const auto document = wire::parse(bytes, {kMaxMessageBytes, 6});
  if (!document.ok()) return {"", Error{"bad-message", document.error().where, document.error().what}};
  const Node node(*document, "", "bad-message");
  Members members(node);
  const std::string kind = members.text("t", 16, "");
  const auto known = std::find_if(kRows.begin(), kRows.end(), [&](const Row& row) { return row.name == kind; });
  if (known == kRows.end()) {
    return {"", Error{"bad-message", "t", "expected the kind of message, such as \"move\" or \"sit\""}};
  }
  if (!members.has("version")) members.wrong("version", "expected the table's version as you last saw it");
  const auto version = static_cast<Version>(members.number("version", 0, 1 << 30, 0));
  if (const Status good = members.status(); !good.ok()) return {known->name, good.error()};
  if (version > table.version()) {
    return {known->name, Error{"bad-message", "version", "this table is only at " + std::to_string(table.version())}};
  }
  if (who.player == PlayerId::kNobody && known->sender != Sender::kAnybody) {
    return {known->name, Error{"not-seated", "", "you are only watching: give yourself a name first"}};
  }
  Request request{table, presence, who, now, version};
  return {known->name, known->answer(*known, request, node)};
}

}  // namespace tavola::table
