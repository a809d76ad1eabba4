#include "server/transport/json_answers.h"

#include <gtest/gtest.h>

namespace tavola::server {
namespace {

TEST(JsonAnswers, AnErrorSaysItsNamePlaceAndText) {
  const Response response = error_response(400, {"bad-name", "name", "too \"long\" \xff"});
  EXPECT_EQ(response.status, 400);
  EXPECT_EQ(response.body,
            "{\"error\":{\"name\":\"bad-name\",\"where\":\"name\",\"what\":\"too \\\"long\\\" \ufffd\"}}");
  EXPECT_EQ(error_response(400, {"bad-json", "", "no"}).body, R"({"error":{"name":"bad-json","what":"no"}})");
}

TEST(JsonAnswers, AnErrorsNameHasOneStatus) {
  EXPECT_EQ(error_response({"banned", "", ""}).status, 403);
  EXPECT_EQ(error_response({"needs-json", "", ""}).status, 415);
  EXPECT_EQ(error_response({"overloaded", "", ""}).status, 503);
  EXPECT_EQ(error_response({"bad-anything", "", ""}).status, 400);
}

TEST(JsonAnswers, TheStoresTroubleIsToldWithoutItsFile) {
  for (const std::string name : {"store-full", "store-busy", "store-unwritable", "store-damaged", "store-failed"}) {
    const Response response = error_response({name, "/secret/place.db", "SQL details"});
    EXPECT_EQ(response.status, 503);
    EXPECT_NE(response.body.find("\"" + name + "\""), std::string::npos);
    EXPECT_EQ(response.body.find("secret"), std::string::npos);
    EXPECT_EQ(response.body.find("SQL"), std::string::npos);
    EXPECT_NE(response.body.find("try again"), std::string::npos);
  }
}

TEST(JsonAnswers, ABodyIsJsonOrEmpty) {
  Request request;
  EXPECT_EQ(*read_body(request), wire::Json::object());
  request.body = "{\"a\":1}";
  EXPECT_EQ(read_body(request).error().name, "needs-json");
  request.content_type = "text/plain";
  EXPECT_EQ(read_body(request).error().name, "needs-json");
  request.content_type = "application/json";
  EXPECT_EQ(*read_body(request), (wire::Json{{"a", 1}}));
  EXPECT_EQ(read_body(request, {6, 2}).error().name, "too-long");
  request.body = "{\"a\":";
  EXPECT_EQ(read_body(request).error().name, "bad-json");
}

TEST(JsonAnswers, TheOriginMustBeTheHostWithItsSchemeAndPort) {
  const auto same = [](const std::string& origin, const std::string& host, bool secure) {
    Request request;
    request.origin = origin;
    request.host = host;
    request.secure = secure;
    return same_origin(request);
  };
  EXPECT_TRUE(same("http://play.example:8080", "play.example:8080", false));
  EXPECT_TRUE(same("https://play.example", "Play.Example", true));
  EXPECT_FALSE(same("http://play.example", "play.example", true));
  EXPECT_FALSE(same("https://play.example", "play.example", false));
  EXPECT_FALSE(same("http://play.example:8081", "play.example:8080", false));
  EXPECT_FALSE(same("http://play.example.evil", "play.example", false));
  EXPECT_FALSE(same("http://evil", "play.example", false));
  EXPECT_FALSE(same("null", "play.example", false));
  EXPECT_FALSE(same("", "play.example", false));
  EXPECT_FALSE(same("http://", "", false));
}

}  // namespace
}  // namespace tavola::server
