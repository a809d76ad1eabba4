#include "client/load.h"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <deque>
#include <memory>

#include "client/load_match.h"

namespace tavola::client {

using core::Error;
using core::Result;

namespace {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

constexpr int kOpenAtOnce = 64;
constexpr std::size_t kMostErrorsKept = 5;
constexpr std::size_t kOtherDescriptors = 64;  // descriptors that are not sockets
constexpr auto kPatience = std::chrono::seconds(20);
constexpr auto kLookEvery = std::chrono::milliseconds(100);  // how often to check time, stop flag and stuck matches

double seconds_of(Clock::duration duration) { return std::chrono::duration<double>(duration).count(); }

double own_cpu_seconds() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

class LoadRun final : public LoadBoss {
 public:
  LoadRun(const LoadSetup& setup, Loop& to_loop, const std::atomic<bool>& stop,
          const std::function<void(const LoadProgress&)>& show)
      : LoadBoss(to_loop, setup.server, setup.seed), setup_(setup), stop_(stop), show_(show) {
    for (int i = 0; i < setup.matches; ++i)
      matches_.push_back(
          std::make_unique<LoadMatch>(*this, i, setup.tables[static_cast<std::size_t>(i) % setup.tables.size()]));
  }

  LoadFigures run() {
    figures_.server_before = server_figures();
    open_all();
    figures_.server_open = server_figures();
    playing_ = true;
    next_due_ = Clock::now();
    if (setup_.rate <= 0) {
      for (LoadMatch* match : std::exchange(ready_, {})) match->move(Clock::now());
    }
    play(LoadProgress::Stage::kWarmup, setup_.warmup);
    measure();
    for (const auto& match : matches_) match->close();
    return std::move(figures_);
  }

 private:
  void opened(LoadMatch&) override { ++open_; }
  void ready(LoadMatch& match) override {
    if (playing_ && setup_.rate <= 0) return match.move(Clock::now());
    ready_.push_back(&match);
  }
  void seen(std::chrono::nanoseconds latency) override {
    ++moves_;
    if (measuring_) figures_.latencies.add(latency);
  }
  void ended(LoadMatch&) override {
    if (measuring_) ++figures_.matches_ended;
  }
  void failed(LoadMatch&, const std::string& why) override {
    ++failed_;
    ++figures_.errors;
    if (figures_.first_errors.size() < kMostErrorsKept) figures_.first_errors.push_back(why);
  }

  bool goes_on() const { return !stop_ && failed_ < setup_.matches; }

  void open_all() {
    const Time begin = Clock::now();
    std::size_t begun = 0;
    while (goes_on() && open_ + failed_ < setup_.matches) {
      while (begun < matches_.size() && static_cast<int>(begun) - open_ - failed_ < kOpenAtOnce) {
        matches_[begun++]->open();
      }
      loop.run_once(Clock::now() + kLookEvery);
      look(LoadProgress::Stage::kOpening, static_cast<double>(open_) / setup_.matches);
    }
    figures_.opening_seconds = seconds_of(Clock::now() - begin);
  }

  void play(LoadProgress::Stage stage, std::chrono::nanoseconds time) {
    const Time begin = Clock::now();
    const Time end = begin + time;
    for (Time now = begin; now < end && goes_on(); now = Clock::now()) {
      if (setup_.rate > 0) make_due_moves(now);
      const Time next = setup_.rate > 0 && !ready_.empty() ? next_due_ : now + kLookEvery;
      // Without a rate it never sleeps, because waking it up with each message would cost the server time.
      loop.run_once(setup_.rate > 0 ? std::min({next, end, now + kLookEvery}) : now);
      look(stage, seconds_of(now - begin) / seconds_of(time));
    }
  }

  /// Moves are due at equal intervals. The match that has been ready longest makes the next one. If none is ready,
  /// moves wait, and the wait counts as latency.
  void make_due_moves(Time now) {
    const auto step = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / setup_.rate));
    while (next_due_ <= now && !ready_.empty()) {
      LoadMatch* match = ready_.front();
      ready_.pop_front();
      if (match->is_failed()) continue;
      match->move(next_due_);
      next_due_ += step;
    }
  }

  void measure() {
    const auto bytes = [&](auto of) {
      std::uint64_t sum = 0;
      for (const auto& match : matches_) sum += (*match.*of)();
      return sum;
    };
    const std::uint64_t in = bytes(&LoadMatch::bytes_in);
    const std::uint64_t out = bytes(&LoadMatch::bytes_out);
    const std::uint64_t moves = moves_;
    const double cpu = own_cpu_seconds();
    figures_.server_begin = server_figures();
    const Time begin = Clock::now();
    measuring_ = true;
    play(LoadProgress::Stage::kMeasuring, setup_.measured);
    measuring_ = false;
    figures_.seconds = seconds_of(Clock::now() - begin);
    figures_.server_end = server_figures();
    figures_.own_cpu_seconds = own_cpu_seconds() - cpu;
    figures_.bytes_in = bytes(&LoadMatch::bytes_in) - in;
    figures_.bytes_out = bytes(&LoadMatch::bytes_out) - out;
    figures_.moves = moves_ - moves;
    figures_.stopped = !goes_on();
  }

  /// Ten times a second: shows the progress and fails matches that have waited too long.
  void look(LoadProgress::Stage stage, double part) {
    const Time now = Clock::now();
    if (now < next_look_) return;
    next_look_ = now + kLookEvery;
    show_({stage, part, open_ - failed_, moves_});
    for (const auto& match : matches_) match->check(now - kPatience);
  }

  std::optional<ProcessFigures> server_figures() const {
    if (!setup_.server_process) return {};
    const auto figures = read_process(*setup_.server_process);
    return figures.ok() ? std::optional(*figures) : std::nullopt;
  }

  const LoadSetup& setup_;
  const std::atomic<bool>& stop_;
  const std::function<void(const LoadProgress&)>& show_;
  std::vector<std::unique_ptr<LoadMatch>> matches_;
  std::deque<LoadMatch*> ready_;
  LoadFigures figures_;
  int open_ = 0;  ///< includes matches that failed later
  int failed_ = 0;
  bool playing_ = false;
  bool measuring_ = false;
  std::uint64_t moves_ = 0;
  Time next_due_{};
  Time next_look_{};
};

}  // namespace

Result<LoadFigures> run_load(const LoadSetup& setup, const std::atomic<bool>& stop,
                             const std::function<void(const LoadProgress&)>& show) {
  const std::size_t descriptors = raise_descriptor_limit();
  const std::size_t needed = 2 * static_cast<std::size_t>(setup.matches) + kOtherDescriptors;
  if (descriptors < needed) {
    return Error{"too-few-descriptors", "",
                 "this many matches need " + std::to_string(needed) + " open files, and the system allows " +
                     std::to_string(descriptors) + ": raise the limit (ulimit -n) or play fewer matches"};
  }
  if (setup.server_process) {
    if (const auto found = read_process(*setup.server_process); !found.ok()) return found.error();
  }
  auto loop = Loop::make();
  if (!loop.ok()) return loop.error();
  return LoadRun(setup, **loop, stop, show).run();
}

}  // namespace tavola::client
