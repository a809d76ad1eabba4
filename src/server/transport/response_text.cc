#include "server/transport/response_text.h"

#include <algorithm>
#include <cassert>
#include <ctime>

#include "server/transport/error_status.h"
#include "wire/writer.h"

namespace tavola::server {
namespace {

struct Reason {
  int status;
  std::string_view text;
};

constexpr Reason kReasons[] = {{200, "OK"},
                               {201, "Created"},
                               {202, "Accepted"},
                               {204, "No Content"},
                               {301, "Moved Permanently"},
                               {302, "Found"},
                               {303, "See Other"},
                               {304, "Not Modified"},
                               {307, "Temporary Redirect"},
                               {308, "Permanent Redirect"},
                               {400, "Bad Request"},
                               {401, "Unauthorized"},
                               {403, "Forbidden"},
                               {404, "Not Found"},
                               {405, "Method Not Allowed"},
                               {406, "Not Acceptable"},
                               {408, "Request Timeout"},
                               {409, "Conflict"},
                               {410, "Gone"},
                               {411, "Length Required"},
                               {412, "Precondition Failed"},
                               {413, "Content Too Large"},
                               {415, "Unsupported Media Type"},
                               {422, "Unprocessable Content"},
                               {426, "Upgrade Required"},
                               {429, "Too Many Requests"},
                               {431, "Request Header Fields Too Large"},
                               {500, "Internal Server Error"},
                               {501, "Not Implemented"},
                               {503, "Service Unavailable"},
                               {507, "Insufficient Storage"}};

std::string_view reason_of(int status) {
  const auto* found = std::ranges::find(kReasons, status, &Reason::status);
  return found == std::end(kReasons) ? std::string_view("Other") : found->text;
}

void append_header(std::string& out, std::string_view name, std::string_view value) {
  // A line break in a value would begin a header of its own.
  const auto breaks = [](char c) { return c == '\r' || c == '\n' || c == '\0'; };
  assert(std::ranges::none_of(name, breaks));
  out.append(name).append(": ");
  std::ranges::remove_copy_if(value, std::back_inserter(out), breaks);
  out.append("\r\n");
}

void append_date(std::string& out) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  char text[40];
  out.append("Date: ")
      .append(text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts))
      .append("\r\n");
}

bool has_header(const Response& response, std::string_view name) {
  return std::ranges::any_of(response.headers, [&](const auto& header) { return header.first == name; });
}

}  // namespace

std::string_view security_headers() {
  return "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
         "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
         "media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\r\n"
         "X-Content-Type-Options: nosniff\r\n"
         "X-Frame-Options: DENY\r\n"
         "Referrer-Policy: same-origin\r\n"
         "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n"
         "Cross-Origin-Opener-Policy: same-origin\r\n"
         "Cross-Origin-Resource-Policy: same-origin\r\n";
}

Response error_response(std::string_view name, std::string_view what) {
  return error_response(status_of(name), name, what);
}

Response error_response(int status, std::string_view name, std::string_view what) {
  Response response;
  response.status = status;
  {
    wire::Writer to(response.body);
    to.object([&] {
      to.add("error", [&] {
        to.object([&] {
          to.add("name", name);
          to.add("what", what);
        });
      });
    });
  }
  return response;
}

bool has_body(int status) { return status >= 200 && status != 204 && status != 304; }

std::string response_head(const Response& response, const Framing& framing) {
  std::string out;
  out.reserve(1024);
  out.append("HTTP/1.1 ").append(std::to_string(response.status)).append(" ").append(reason_of(response.status));
  out.append("\r\n");
  append_date(out);
  if (has_body(response.status)) {
    append_header(out, "Content-Type", response.content_type);
    append_header(out, "Content-Length", std::to_string(response.body.size()));
  }
  for (const auto& [name, value] : response.headers) append_header(out, name, value);
  if (!has_header(response, "Cache-Control")) append_header(out, "Cache-Control", "no-store");
  if (!framing.keep_alive) append_header(out, "Connection", "close");
  if (framing.secure) append_header(out, "Strict-Transport-Security", "max-age=31536000");
  out.append(security_headers()).append("\r\n");
  return out;
}

}  // namespace tavola::server
