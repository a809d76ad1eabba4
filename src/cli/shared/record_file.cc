#include "cli/shared/record_file.h"

#include "cli/commands.h"
#include "cli/shared/files.h"

namespace tavola::cli {

match::Record read_record_file(const std::string& path) {
  const std::string text = or_fail(read_file(path, match::kMaxRecordBytes));
  const wire::Json document = or_fail(wire::parse(text, {match::kMaxRecordBytes, 16}), path);
  return or_fail(match::read_record(document), path);
}

core::Status write_record_file(const std::string& path, const match::Record& record) {
  return write_file(path, match::write_record(record).dump(1, ' ', false, wire::Json::error_handler_t::replace) + "\n");
}

}  // namespace tavola::cli
