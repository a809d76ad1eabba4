// What a client knows about a table from messages alone.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tavola::crash {

using Json = nlohmann::json;  // compares objects regardless of the order of members

class Knowledge {
 public:
  /// Replaces everything. The message must contain the log.
  void take_welcome(const Json& welcome);
  /// Applies an update. Returns false if it does not start where this knowledge ends.
  bool take_update(const Json& update);

  long long version() const { return version_; }
  const std::vector<Json>& events() const { return events_; }
  /// The welcome, with every update merged in.
  const Json& table() const { return table_; }
  std::string state() const { return table_.value("state", ""); }
  std::string next_table() const { return table_.value("next_table", ""); }
  /// The client's seat; -1 if it has none or only a reserved one.
  int seat() const;
  /// The seat reserved for the client; -1 if there is none.
  int reserved_seat() const;

  /// Describes the first difference; "" if there is none.
  std::string difference(const Knowledge& other) const;

 private:
  int own_seat(const std::string& kind) const;

  long long version_ = 0;
  Json table_ = Json::object();
  std::vector<Json> events_;
};

}  // namespace tavola::crash
