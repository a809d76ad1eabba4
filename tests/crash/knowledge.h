// What a client knows of a table, from messages alone.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tavola::crash {

using Json = nlohmann::json;  // two objects are the same whatever the order of their members

class Knowledge {
 public:
  /// Everything anew; the message must have the log.
  void take_welcome(const Json& welcome);
  /// What changed. False when it does not begin where this knowledge ends.
  bool take_update(const Json& update);

  long long version() const { return version_; }
  const std::vector<Json>& events() const { return events_; }
  /// The welcome with every update merged into it.
  const Json& table() const { return table_; }
  std::string state() const { return table_.value("state", ""); }
  std::string next_table() const { return table_.value("next_table", ""); }
  /// The client's seat; -1 when it has none, or one that is only reserved.
  int seat() const;
  /// The seat that is kept for the client; -1 when there is none.
  int reserved_seat() const;

  /// What differs between the two, in a few words; "" when they know the same.
  std::string difference(const Knowledge& other) const;

 private:
  int own_seat(const std::string& kind) const;

  long long version_ = 0;
  Json table_ = Json::object();
  std::vector<Json> events_;
};

}  // namespace tavola::crash
