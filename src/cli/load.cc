#include "client/load.h"

#include <iomanip>
#include <iostream>
#include <sstream>

#include "cli/commands.h"
#include "cli/shared/interrupt.h"
#include "cli/shared/progress.h"
#include "cli/shared/report_files.h"

namespace tavola::cli {
namespace {

struct LoadArguments {
  std::string url = "http://127.0.0.1:8080";
  int matches = 100;
  double seconds = 10;
  double warmup = 2;
  double rate = 0;
  int server_pid = 0;
  std::uint64_t seed = 1;
  bool really = false;
  ReportFiles reports;
};

/// A number with `digits` digits after the point.
std::string fixed(double number, int digits = 0) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(digits) << number;
  return out.str();
}

double milliseconds(std::chrono::nanoseconds time) { return static_cast<double>(time.count()) / 1e6; }

struct Percentile {
  const char* name;
  double part;
};
constexpr std::array<Percentile, 4> kPercentiles{{{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99.9", 0.999}}};

/// What the report says about the server's process.
struct ServerFigures {
  double kb_per_match = 0;         ///< with all matches open
  double kb_per_match_at_end = 0;  ///< includes the games played meanwhile
  double cpu_us_per_move = 0;
  double cores = 0;
};

std::optional<ServerFigures> server_figures(const LoadArguments& arguments, const client::LoadFigures& f) {
  if (!f.server_before || !f.server_open || !f.server_begin || !f.server_end || f.moves == 0) return {};
  const auto grown = [&](const client::ProcessFigures& then) {
    return (static_cast<double>(then.resident_kb) - static_cast<double>(f.server_before->resident_kb)) /
           arguments.matches;
  };
  const double cpu = f.server_end->cpu_seconds - f.server_begin->cpu_seconds;
  return ServerFigures{grown(*f.server_open), grown(*f.server_end), cpu * 1e6 / static_cast<double>(f.moves),
                       cpu / f.seconds};
}

wire::Json report_json(const LoadArguments& arguments, const client::LoadFigures& f) {
  const auto moves = static_cast<double>(f.moves);
  wire::Json latency = {{"max", milliseconds(f.latencies.max())}};
  for (const Percentile& one : kPercentiles) latency[one.name] = milliseconds(f.latencies.percentile(one.part));
  wire::Json out = {{"matches", arguments.matches},
                    {"rate", arguments.rate},
                    {"seconds", f.seconds},
                    {"moves", f.moves},
                    {"moves_per_second", moves / f.seconds},
                    {"matches_ended", f.matches_ended},
                    {"latency_ms", std::move(latency)},
                    {"bytes_in_per_move", moves == 0 ? 0 : static_cast<double>(f.bytes_in) / moves},
                    {"bytes_out_per_move", moves == 0 ? 0 : static_cast<double>(f.bytes_out) / moves},
                    {"opening_seconds", f.opening_seconds},
                    {"client_cores", f.own_cpu_seconds / f.seconds},
                    {"errors", f.errors},
                    {"first_errors", f.first_errors}};
  if (const auto server = server_figures(arguments, f)) {
    out["server"] = {{"kb_per_match", server->kb_per_match},       {"kb_per_match_at_end", server->kb_per_match_at_end},
                     {"cpu_us_per_move", server->cpu_us_per_move}, {"cores", server->cores},
                     {"resident_kb", f.server_end->resident_kb},   {"descriptors", f.server_end->descriptors}};
  }
  return out;
}

std::string report_text(const LoadArguments& arguments, const client::LoadFigures& f) {
  const double moves = std::max(1.0, static_cast<double>(f.moves));
  std::string out = "matches   " + std::to_string(arguments.matches) + " at once, opened in " +
                    fixed(f.opening_seconds, 1) + " s; " + std::to_string(f.matches_ended) + " ended\n";
  out += "moves     " + fixed(static_cast<double>(f.moves) / f.seconds) + " per second (" + std::to_string(f.moves) +
         " in " + fixed(f.seconds, 1) + " s)\nlatency  ";
  for (const Percentile& one : kPercentiles) {
    out += std::string(" ") + one.name + " " + fixed(milliseconds(f.latencies.percentile(one.part)), 2) + " ";
  }
  out += " max " + fixed(milliseconds(f.latencies.max()), 2) + " ms\n";
  out += "bytes     " + fixed(static_cast<double>(f.bytes_in) / moves) + " from and " +
         fixed(static_cast<double>(f.bytes_out) / moves) + " to the server per move\n";
  if (const auto server = server_figures(arguments, f)) {
    out += "server    " + fixed(server->kb_per_match, 1) + " KB per match when all were open, " +
           fixed(server->kb_per_match_at_end, 1) + " KB at the end; " + fixed(server->cpu_us_per_move, 1) +
           " us of CPU per move, " + fixed(server->cores, 2) + " cores\n";
  }
  out += "client    " + fixed(f.own_cpu_seconds / f.seconds, 2) + " cores\n";
  out += "errors    " + std::to_string(f.errors) + "\n";
  for (const std::string& error : f.first_errors) out += "          " + error + "\n";
  return out;
}

/// All games in equal parts; every second time in another variant, where a game has one.
std::vector<std::string> tables() {
  std::vector<std::string> all;
  for (const bool variant : {false, true}) {
    for (const registry::GameEntry* game : registry::games()) {
      wire::Json settings{{"game", game->id()}, {"players", 2}, {"forced", false}, {"early", false}};
      for (const core::OptionSpec& option : game->option_specs()) {
        if (variant && option.name == "variant") settings["options"] = {{option.name, option.values.back()}};
      }
      all.push_back(settings.dump());
    }
  }
  return all;
}

client::LoadSetup setup_of(const LoadArguments& arguments) {
  client::LoadSetup setup;
  setup.server = or_fail(client::find_address(arguments.url));
  if (!setup.server.is_loopback() && !arguments.really) {
    fail(arguments.url +
         " is another machine: load tests are for your own server on this one (use --really if you mean it)");
  }
  const auto time = [](double seconds) { return std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9)); };
  setup.matches = arguments.matches;
  setup.tables = tables();
  setup.warmup = time(arguments.warmup);
  setup.measured = time(arguments.seconds);
  setup.rate = arguments.rate;
  setup.seed = arguments.seed;
  if (arguments.server_pid > 0) setup.server_process = arguments.server_pid;
  return setup;
}

void run_load(const LoadArguments& arguments) {
  const client::LoadSetup setup = setup_of(arguments);
  arguments.reports.check();
  const Interrupt interrupt;
  Progress progress("opening", 1000);
  auto stage = client::LoadProgress::Stage::kOpening;
  const auto show = [&](const client::LoadProgress& now) {
    if (now.stage != stage) {
      stage = now.stage;
      progress = Progress(stage == client::LoadProgress::Stage::kWarmup ? "warming up" : "measuring", 1000);
    }
    progress.show(static_cast<std::uint64_t>(now.part * 1000),
                  std::to_string(now.open) + " matches, " + std::to_string(now.moves) + " moves");
  };
  const client::LoadFigures figures = or_fail(client::run_load(setup, interrupt.flag(), show));
  progress.finish();
  if (figures.moves == 0 && figures.errors > 0)
    fail(arguments.url + ": no move could be made: " + figures.first_errors[0]);
  std::cout << report_text(arguments, figures) << std::flush;
  arguments.reports.write([&] { return report_json(arguments, figures); }, nullptr);
  if (figures.errors > 0) throw Exit{1};
  if (interrupt.signal() != 0) throw Exit{128 + interrupt.signal()};
}

}  // namespace

void add_load(CLI::App& app) {
  auto arguments = std::make_shared<LoadArguments>();
  auto* command = app.add_subcommand("load", "Play many matches at once on your own server, and measure it");
  command->add_option("--url", arguments->url, "where it listens (default http://127.0.0.1:8080)")->type_name("URL");
  command->add_option("--matches", arguments->matches, "at once, with two clients each (default 100)")
      ->check(CLI::Range(1, 20'000));
  command->add_option("--seconds", arguments->seconds, "measured (default 10)")->check(CLI::Range(0.1, 86'400.0));
  command->add_option("--warmup", arguments->warmup, "seconds played before that (default 2)")
      ->check(CLI::Range(0.0, 3600.0));
  command->add_option("--rate", arguments->rate, "total moves per second (default: as many as the server can)")
      ->check(CLI::Range(0.1, 1e6));
  command->add_option("--server-pid", arguments->server_pid, "also report this process's memory and CPU time")
      ->check(CLI::Range(1, 1 << 30));
  command->add_option("--seed", arguments->seed, "use other moves (default 1)");
  command->add_flag("--really", arguments->really, "allow a server on another machine");
  command->add_option("--json", arguments->reports.json, "write the figures to this file too")->type_name("FILE");
  command->footer(
      "Guests play full matches of all games, with uniformly random moves. A player waits\n"
      "until the other has seen the last move. A move counts once the other has seen it, and its latency\n"
      "is the time from sending it (with --rate: from when it was due) until then. After a match, the two\n"
      "play another one. The server limits requests from one address: start it with\n"
      "`tavola serve --unlimited 127.0.0.1`. Any refusal or error gives exit code 1.\n"
      "Examples:\n"
      "  tavola load --matches 200 --server-pid $(pidof tavola)\n"
      "  tavola load --matches 2000 --rate 2000 --seconds 60 --json load.json");
  command->callback([arguments] { run_load(*arguments); });
}

}  // namespace tavola::cli
