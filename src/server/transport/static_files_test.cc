#include "server/transport/static_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

namespace tavola::server {
namespace {

constexpr StaticFile kFiles[] = {
    {"/index.html", "text/html", "tag1", "<html>plain</html>", "gzipped", "brotlied"},
    {"/app-8c2F09ab.js", "text/javascript", "tag2", "code", "", ""},
    {"/board.png", "image/png", "tag3", "png", "", ""},
};

class Files : public ::testing::Test {
 protected:
  std::optional<Response> get(const std::string& path, const std::string& accept = "", const std::string& match = "") {
    Request request;
    request.method = "GET";
    request.path = path;
    request.accept_encoding = accept;
    request.if_none_match = match;
    return StaticFiles(kFiles).answer(request);
  }
  static std::string header(const std::optional<Response>& response, std::string_view name) {
    const auto found = std::ranges::find(response->headers, name, [](const auto& one) { return one.first; });
    return found == response->headers.end() ? "" : found->second;
  }
};

TEST_F(Files, TheRootIsTheIndex) {
  const auto response = get("/");
  ASSERT_TRUE(response);
  EXPECT_EQ(response->status, 200);
  EXPECT_EQ(response->content_type, "text/html; charset=utf-8");
  EXPECT_EQ(response->body, "<html>plain</html>");
  EXPECT_EQ(header(response, "Cache-Control"), "no-cache");
  EXPECT_EQ(header(response, "ETag"), "\"tag1\"");
  EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
  EXPECT_EQ(get("/board.png")->content_type, "image/png");
}

TEST_F(Files, CompressedForWhomTakesIt) {
  EXPECT_EQ(get("/", "gzip, deflate, br")->body, "brotlied");
  EXPECT_EQ(header(get("/", "gzip, deflate, br"), "Content-Encoding"), "br");
  EXPECT_EQ(get("/", "gzip")->body, "gzipped");
  EXPECT_EQ(header(get("/", "gzip"), "Vary"), "Accept-Encoding");
  EXPECT_EQ(get("/", "br;q=0, gzip;q=0.5")->body, "gzipped");
  EXPECT_EQ(get("/", "identity")->body, "<html>plain</html>");
  EXPECT_EQ(get("/", "xgzip")->body, "<html>plain</html>");
  EXPECT_EQ(get("/board.png", "gzip, br")->body, "png");
  EXPECT_EQ(header(get("/board.png", "gzip, br"), "Content-Encoding"), "");
}

TEST_F(Files, WhoHasItAlreadyGetsNothingAgain) {
  const std::string tag = header(get("/", "gzip"), "ETag");
  EXPECT_NE(tag, header(get("/"), "ETag"));  // another representation
  const auto again = get("/", "gzip", "\"other\", W/" + tag);
  EXPECT_EQ(again->status, 304);
  EXPECT_EQ(again->body, "");
  EXPECT_EQ(header(again, "ETag"), tag);
  EXPECT_EQ(get("/", "gzip", "\"other\"")->status, 200);
  EXPECT_EQ(get("/", "gzip", "*")->status, 304);
}

TEST_F(Files, AFileWithAHashInItsNameIsKeptForEver) {
  EXPECT_EQ(header(get("/app-8c2F09ab.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_TRUE(has_hash_in_name("/assets/index-DiwrgTda.js"));
  EXPECT_TRUE(has_hash_in_name("/tavola.8c2f09ab.wasm"));
  EXPECT_FALSE(has_hash_in_name("/index.html"));
  EXPECT_FALSE(has_hash_in_name("/service-worker.js"));
  EXPECT_FALSE(has_hash_in_name("/sunrise-lane.svg"));
  EXPECT_FALSE(has_hash_in_name("/board-2.png"));
}

TEST_F(Files, WhatIsNotThere) {
  EXPECT_FALSE(get("/other"));
  EXPECT_FALSE(get("/index.html/"));
  Request post;
  post.method = "POST";
  post.path = "/";
  EXPECT_FALSE(StaticFiles(kFiles).answer(post));
}

TEST(WebSite, HasItsFilesAndNothingInline) {
  Request request;
  request.method = "GET";
  request.path = "/";
  const StaticFiles site(web_site());
  const std::string html = site.answer(request)->body;
  EXPECT_NE(html.find("<title>Tavola</title>"), std::string::npos);
  EXPECT_EQ(html.find("<style"), std::string::npos);
  EXPECT_EQ(html.find("style="), std::string::npos);
  EXPECT_EQ(html.find("onclick"), std::string::npos);
  // Files have an extension; what the server answers itself has none.
  const std::regex link(R"re((?:src|href)="\.?(/[^"]+\.\w+)")re");
  int links = 0;
  for (std::sregex_iterator found(html.begin(), html.end(), link), end; found != end; ++found, ++links) {
    request.path = (*found)[1];
    EXPECT_TRUE(site.answer(request)) << request.path;
  }
  EXPECT_GE(links, 3);
}

TEST(WebSite, CompressedBytesAreBytes) {
  for (const StaticFile& file : web_site()) {
    if (!file.gzip.empty()) {
      EXPECT_TRUE(file.gzip.starts_with("\x1f\x8b")) << file.path;
      EXPECT_LT(file.gzip.size(), file.bytes.size());
    }
    EXPECT_EQ(file.etag.size(), 20u);
  }
}

}  // namespace
}  // namespace tavola::server
