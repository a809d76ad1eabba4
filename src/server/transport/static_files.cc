#include "server/transport/static_files.h"

#include <algorithm>
#include <cstdlib>

#include "server/transport/web_site.h"

namespace tavola::server {
namespace {

std::string_view next_item(std::string_view& list) {
  const std::size_t end = std::min(list.find(','), list.size());
  std::string_view item = list.substr(0, end);
  list.remove_prefix(std::min(end + 1, list.size()));
  while (item.starts_with(' ') || item.starts_with('\t')) item.remove_prefix(1);
  while (item.ends_with(' ') || item.ends_with('\t')) item.remove_suffix(1);
  return item;
}

/// Whether Accept-Encoding names the coding, with a weight above 0.
bool accepts(std::string_view header, std::string_view coding) {
  while (!header.empty()) {
    const std::string_view item = next_item(header);
    if (item.substr(0, item.find_first_of("; ")) != coding) continue;
    const std::size_t weight = item.find("q=");
    return weight == std::string_view::npos || std::strtod(std::string(item.substr(weight + 2)).c_str(), nullptr) > 0;
  }
  return false;
}

/// Whether If-None-Match has the tag, even as a weak one.
bool names_tag(std::string_view header, std::string_view tag) {
  while (!header.empty()) {
    std::string_view item = next_item(header);
    if (item == "*") return true;
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == tag) return true;
  }
  return false;
}

struct Encoded {
  std::string_view name;  ///< "" for the bytes as they are
  std::string_view bytes;
};

Encoded choose(const StaticFile& file, std::string_view accepted) {
  if (!file.brotli.empty() && accepts(accepted, "br")) return {"br", file.brotli};
  if (!file.gzip.empty() && accepts(accepted, "gzip")) return {"gzip", file.gzip};
  return {"", file.bytes};
}

bool is_text(std::string_view type) {
  return type.starts_with("text/") || type == "image/svg+xml" || type == "application/manifest+json";
}

}  // namespace

bool has_hash_in_name(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::size_t dot = name.rfind('.');
  const std::size_t begin = name.substr(0, dot).find_last_of("-.");
  if (dot == std::string_view::npos || begin == std::string_view::npos) return false;
  const std::string_view hash = name.substr(begin + 1, dot - begin - 1);
  return hash.size() >= 8 &&
         std::ranges::all_of(hash,
                             [](char c) {
                               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                                      c == '_';
                             }) &&
         std::ranges::any_of(hash, [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); });
}

std::optional<Response> StaticFiles::answer(const Request& request) const {
  if (request.method != "GET") return std::nullopt;
  const std::string_view path = request.path == "/" ? std::string_view("/index.html") : request.path;
  const auto file = std::ranges::find(files_, path, &StaticFile::path);
  if (file == files_.end()) return std::nullopt;

  const Encoded encoded = choose(*file, request.accept_encoding);
  // Each encoding is another representation and has a tag of its own.
  const std::string tag =
      "\"" + std::string(file->etag) + (encoded.name.empty() ? "" : "-" + std::string(encoded.name)) + "\"";
  Response response;
  response.content_type = std::string(file->type) + (is_text(file->type) ? "; charset=utf-8" : "");
  response.headers = {{"ETag", tag},
                      {"Cache-Control", has_hash_in_name(path) ? "public, max-age=31536000, immutable" : "no-cache"},
                      {"Vary", "Accept-Encoding"}};
  if (names_tag(request.if_none_match, tag)) {
    response.status = 304;
    return response;
  }
  if (!encoded.name.empty()) response.headers.emplace_back("Content-Encoding", encoded.name);
  response.body = encoded.bytes;
  return response;
}

std::span<const StaticFile> web_site() { return web_site_files::files(); }

}  // namespace tavola::server
