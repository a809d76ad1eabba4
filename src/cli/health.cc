// Asks a server whether it can store moves, for health checks where there is no other client.
#include <iostream>

#include "cli/commands.h"
#include "client/connection.h"

namespace tavola::cli {
namespace {

struct HealthArguments {
  std::string url = "http://127.0.0.1:8080";
  double seconds = 5;
};

/// One request and its reply.
class Question final : public client::Connection::Owner {
 public:
  void replied(const client::Reply& reply) override {
    done = true;
    status = reply.status;
    text = reply.body;
  }
  void opened() override {}
  void received(std::string_view) override {}
  void ended(const client::End& end) override {
    if (!done) text = end.why;
    done = true;
  }

  bool done = false;
  int status = 0;
  std::string text;
};

void run_health(const HealthArguments& arguments) {
  const client::Address address = or_fail(client::find_address(arguments.url));
  const auto loop = or_fail(client::Loop::make());
  Question question;
  client::Connection connection(*loop, question, 1);
  if (const auto connected = connection.connect(address); !connected.ok()) fail(connected.error().text());
  connection.request({address.host, "", ""}, "GET", "/readyz");
  const auto wait = std::chrono::milliseconds(static_cast<int>(arguments.seconds * 1000));
  const auto until = client::Loop::Clock::now() + wait;
  while (!question.done && client::Loop::Clock::now() < until) loop->run_once(until);
  if (!question.done) fail(arguments.url + " did not answer in time: is `tavola serve` running there?");
  if (question.status == 0) fail(arguments.url + ": " + question.text + ": is `tavola serve` running there?");
  if (question.status != 200) fail(arguments.url + " is not ready: " + question.text);
  std::cout << arguments.url << " is ready.\n";
}

}  // namespace

void add_health(CLI::App& app) {
  auto arguments = std::make_shared<HealthArguments>();
  auto* command = app.add_subcommand("health", "Ask a server whether it is ready, for health checks");
  command->add_option("--url", arguments->url, "where it listens (default http://127.0.0.1:8080)");
  command->add_option("--seconds", arguments->seconds, "how long to wait (default 5)")->check(CLI::Range(0.1, 600.0));
  command->footer(
      "Ends with exit code 0 if the server can store moves, otherwise with 1 and the reason.\n"
      "Example:\n"
      "  tavola health --url http://127.0.0.1:8080");
  command->callback([arguments] { run_health(*arguments); });
}

}  // namespace tavola::cli
