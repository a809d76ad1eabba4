#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <thread>

#include "cli/commands.h"
#include "cli/serve/browser.h"
#include "cli/serve/greeting.h"
#include "cli/serve/home_network.h"
#include "cli/shared/commit.h"
#include "cli/shared/console.h"
#include "server/server.h"

namespace tavola::cli {
namespace {

struct ServeArguments {
  server::ServerSettings settings;
  int port = 8080;
  std::vector<std::string> trusted;
  std::vector<std::string> unlimited;
  std::string proxy_header = "x-forwarded";
  std::string log_level;  // "" is info, or warning on a terminal
  bool open = false;
};

std::vector<server::Network> networks_of(const std::vector<std::string>& texts, const std::string& flag) {
  std::vector<server::Network> networks;
  for (const std::string& text : texts) networks.push_back(or_fail(server::parse_network(text), flag));
  return networks;
}

bool listens_everywhere(const server::TransportSettings& transport) {
  return transport.address == "0.0.0.0" || transport.address == "::";
}

std::string url_of(const server::TransportSettings& transport, std::string host, std::uint16_t port) {
  if (host.find(':') != host.npos) host = "[" + host + "]";
  return std::string(transport.tls_certificate.empty() ? "http" : "https") + "://" + host + ":" + std::to_string(port);
}

Reach reach_of(const server::TransportSettings& transport) {
  if (!transport.tls_certificate.empty()) return Reach::kCertificate;
  if (!transport.trusted_proxies.empty()) return Reach::kProxy;
  const bool own = transport.address.starts_with("127.") || transport.address == "::1";
  return own ? Reach::kThisMachine : Reach::kNetwork;
}

std::vector<std::string> addresses_for_phones(const server::TransportSettings& transport) {
  if (!listens_everywhere(transport)) return {transport.address};
  return home_addresses(interface_addresses(), outgoing_address(), transport.address == "::");
}

/// What a person at a terminal wants to know besides the address.
void greet(const server::TransportSettings& transport, std::uint16_t port) {
  StreamInput none(std::cin);
  const Console console = system_console(none, false);
  Greeting about{.reach = reach_of(transport), .home = {}, .colour = console.paint.colour()};
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) about.width = size.ws_col;
  if (about.reach == Reach::kNetwork) {
    for (std::string& host : addresses_for_phones(transport)) {
      about.home.push_back(url_of(transport, std::move(host), port));
    }
  }
  console.out << greeting(about) << std::flush;
}

void run_serve(ServeArguments& arguments) {
  server::ServerSettings& settings = arguments.settings;
  settings.transport.port = static_cast<std::uint16_t>(arguments.port);
  settings.transport.trusted_proxies = networks_of(arguments.trusted, "--trusted-proxy");
  settings.transport.unlimited = networks_of(arguments.unlimited, "--unlimited");
  if (arguments.proxy_header == "forwarded") settings.transport.proxy_headers = server::ProxyHeaders::kForwarded;
  if (settings.transport.tls_certificate.empty() != settings.transport.tls_key.empty()) {
    fail("TLS needs both --tls-cert and --tls-key");
  }
  const std::vector<std::string> levels{"debug", "info", "warning", "error"};
  if (arguments.log_level.empty()) arguments.log_level = ::isatty(STDERR_FILENO) == 1 ? "warning" : "info";
  settings.log_level =
      static_cast<server::LogLevel>(std::find(levels.begin(), levels.end(), arguments.log_level) - levels.begin());
  settings.commit = commit();
  const server::TransportSettings transport = settings.transport;
  const auto server = or_fail(server::Server::start(std::move(settings)));
  server->catch_signals();
  const std::string url =
      url_of(transport, listens_everywhere(transport) ? "localhost" : transport.address, server->port());
  std::cout << "Tavola is listening on " << url << std::endl;  // flushes, even in a pipe
  if (::isatty(STDOUT_FILENO) == 1) greet(transport, server->port());
  if (arguments.open) {
    if (const auto opened = open_browser(url); !opened.ok()) {
      std::cerr << "tavola: --open: " << opened.error().text() << '\n';
    }
  }
  server->run();
}

}  // namespace

void add_serve(CLI::App& app) {
  auto arguments = std::make_shared<ServeArguments>();
  server::ServerSettings& settings = arguments->settings;
  settings.store.address = "tavola.db";
  settings.bot_threads = std::max(2u, std::thread::hardware_concurrency()) - 1;
  auto* command = app.add_subcommand("serve", "Run a server, so that people can play in their browsers");
  command->add_option("--port", arguments->port, "the port; 0 is any free one (default 8080)")
      ->check(CLI::Range(0, 65535))
      ->envname("TAVOLA_PORT");
  command
      ->add_option(
          "--address", settings.transport.address,
          "the address to listen on: 127.0.0.1 (default) for this machine only, 0.0.0.0 or :: for the whole network")
      ->envname("TAVOLA_ADDRESS");
  command->add_option("--store", settings.store.address, "the store's file, which holds everything (default tavola.db)")
      ->type_name("FILE")
      ->envname("TAVOLA_STORE");
  command->add_option("--tls-cert", settings.transport.tls_certificate, "certificate chain, PEM: serve https")
      ->type_name("FILE")
      ->envname("TAVOLA_TLS_CERT");
  command->add_option("--tls-key", settings.transport.tls_key, "its key, PEM")
      ->type_name("FILE")
      ->envname("TAVOLA_TLS_KEY");
  command
      ->add_option("--trusted-proxy", arguments->trusted,
                   "address or network of a reverse proxy that is trusted about its clients; may be repeated")
      ->envname("TAVOLA_TRUSTED_PROXY")
      ->delimiter(',');
  command->add_option("--proxy-header", arguments->proxy_header, "which header the proxy sets (default x-forwarded)")
      ->check(CLI::IsMember({"x-forwarded", "forwarded"}))
      ->envname("TAVOLA_PROXY_HEADER");
  command
      ->add_option("--unlimited", arguments->unlimited,
                   "network of clients without rate and connection limits, for load tests; may be repeated")
      ->envname("TAVOLA_UNLIMITED")
      ->delimiter(',');
  command->add_option("--max-connections", settings.transport.max_connections, "connections in all (default 8192)")
      ->check(CLI::Range(std::size_t{16}, std::size_t{1'000'000}))
      ->envname("TAVOLA_MAX_CONNECTIONS");
  command->add_option("--bot-threads", settings.bot_threads, "threads for the bots (default: all cores but one)")
      ->check(CLI::Range(1, 256))
      ->envname("TAVOLA_BOT_THREADS");
  command
      ->add_option("--log-level", arguments->log_level,
                   "lines of JSON on standard error (default info; warning on a terminal)")
      ->check(CLI::IsMember({"debug", "info", "warning", "error"}))
      ->envname("TAVOLA_LOG_LEVEL");
  command->add_flag("--open", arguments->open, "open the address in a browser")->envname("TAVOLA_OPEN");
  command->footer(
      "Ctrl-C or SIGTERM stops it: games are saved and continue after the next start.\n"
      "Examples:\n"
      "  tavola serve --open                               on this machine: http://127.0.0.1:8080\n"
      "  tavola serve --address 0.0.0.0                    for everyone on the home network, with a code for phones\n"
      "  tavola serve --store /var/lib/tavola/tavola.db --trusted-proxy 127.0.0.1\n"
      "  tavola serve --address :: --port 443 --tls-cert fullchain.pem --tls-key privkey.pem");
  command->callback([arguments] { run_serve(*arguments); });
}

}  // namespace tavola::cli
