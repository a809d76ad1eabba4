// The files of the web client, compiled into the binary (cmake: tavola_embed_site), served with the right caching.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "server/transport/site.h"

namespace tavola::server {

struct StaticFile {
  std::string_view path;  ///< as requested: "/page.css"; "/index.html" is also "/"
  std::string_view type;  ///< the media type
  std::string_view etag;  ///< of the contents, without quotes
  std::string_view bytes;
  std::string_view gzip;    ///< the same, compressed; "" if that is no shorter, or the tool was missing
  std::string_view brotli;  ///< likewise
};

/// Whether the name of a file changes with its contents ("app-8c2f09ab.js"). Then clients can keep it forever.
bool has_hash_in_name(std::string_view path);

/// Answers GET for these files.
class StaticFiles {
 public:
  /// The files live as long as the program.
  explicit StaticFiles(std::span<const StaticFile> files) : files_(files) {}
  /// The file, or 304 if the client already has it; nothing if there is no such file or the method is not GET.
  std::optional<Response> answer(const Request& request) const;

 private:
  std::span<const StaticFile> files_;
};

/// The files in this program: the web client, or a small page that shows the state of the server.
std::span<const StaticFile> web_site();

}  // namespace tavola::server
