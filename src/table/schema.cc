#include "table/schema.h"

#include <cassert>

#include "core/embedded.h"

namespace tavola::schema_files {
std::span<const core::EmbeddedFile> files();
}

namespace tavola::table {
namespace {

using wire::Json;

const Json& whole_schema() {
  static const Json schema = *wire::parse(schema_files::files().front().text);
  return schema;
}

bool has_type(const Json& value, const std::string& type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "integer") return value.is_number_integer();
  if (type == "boolean") return value.is_boolean();
  assert(type == "null" && "a type that the schema does not use");
  return value.is_null();
}

std::string check(const Json& value, const Json& schema, const std::string& place);

/// Exactly one of the alternatives must fit. If none does, returns the error of the one with the right "t".
std::string check_one_of(const Json& value, const Json& alternatives, const std::string& place) {
  int fits = 0;
  std::string why = place + ": fits no alternative";
  for (const Json& one : alternatives) {
    const std::string wrong = check(value, one, place);
    fits += wrong.empty() ? 1 : 0;
    if (!wrong.empty() && wrong.find(".t:") == wrong.npos && wrong.find("no alternative") == wrong.npos) why = wrong;
  }
  if (fits > 1) return place + ": fits several alternatives";
  return fits == 1 ? "" : why;
}

/// A part of the schema, or an empty one. Not a copy: the tests check every message that a client is told.
const Json& part_of(const Json& schema, const char* key, const Json& otherwise) {
  const auto found = schema.find(key);
  return found == schema.end() ? otherwise : *found;
}

std::string check_object(const Json& value, const Json& schema, const std::string& place) {
  static const Json kNoKeys = Json::array();
  static const Json kNoProperties = Json::object();
  for (const Json& key : part_of(schema, "required", kNoKeys)) {
    const auto& name = key.get_ref<const std::string&>();
    if (!value.contains(name)) return place + ": lacks \"" + name + "\"";
  }
  const Json& properties = part_of(schema, "properties", kNoProperties);
  for (const auto& [key, member] : value.items()) {
    if (const auto known = properties.find(key); known != properties.end()) {
      if (std::string wrong = check(member, *known, place + "." + key); !wrong.empty()) return wrong;
    } else if (!schema.value("additionalProperties", true)) {
      return place + ": has \"" + key + "\", which is not in the schema";
    }
  }
  return "";
}

std::string check_array(const Json& value, const Json& schema, const std::string& place) {
  if (value.size() < schema.value("minItems", std::size_t{0})) return place + ": too few items";
  if (value.size() > schema.value("maxItems", ~std::size_t{0})) return place + ": too many items";
  if (!schema.contains("items")) return "";
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (std::string wrong = check(value[i], schema["items"], place + "[" + std::to_string(i) + "]"); !wrong.empty()) {
      return wrong;
    }
  }
  return "";
}

std::string check(const Json& value, const Json& schema, const std::string& place) {
  if (schema.contains("$ref")) {
    return check(value, whole_schema().at(Json::json_pointer(schema["$ref"].get<std::string>().substr(1))), place);
  }
  if (schema.contains("oneOf")) return check_one_of(value, schema["oneOf"], place);
  if (schema.contains("const") && value != schema["const"]) return place + ": is not " + schema["const"].dump();
  if (schema.contains("enum")) {
    for (const Json& one : schema["enum"]) {
      if (one == value) return "";
    }
    return place + ": is not one of " + schema["enum"].dump();
  }
  if (schema.contains("type") && !has_type(value, schema["type"])) {
    return place + ": is not of type " + schema["type"].get<std::string>();
  }
  if (value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    if (schema.contains("minimum") && number < schema["minimum"].get<std::int64_t>()) return place + ": too small";
    if (schema.contains("maximum") && number > schema["maximum"].get<std::int64_t>()) return place + ": too large";
  }
  if (value.is_string()) {
    const std::size_t bytes = value.get_ref<const std::string&>().size();
    if (bytes < schema.value("minLength", std::size_t{0})) return place + ": too short";
    if (bytes > schema.value("maxLength", ~std::size_t{0})) return place + ": too long";
  }
  if (value.is_object()) return check_object(value, schema, place);
  if (value.is_array()) return check_array(value, schema, place);
  return "";
}

}  // namespace

const Json& schema() { return whole_schema(); }

std::string why_not_in_schema(const Json& document, std::string_view definition) {
  return check(document, whole_schema()["$defs"][std::string(definition)], "message");
}

}  // namespace tavola::table
