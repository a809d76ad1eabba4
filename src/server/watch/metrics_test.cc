#include "server/watch/metrics.h"

#include <gtest/gtest.h>

#include <thread>

namespace tavola::server {
namespace {

TEST(Metrics, TheTextThatPrometheusReads) {
  Metrics metrics;
  metrics.counter("tavola_moves_total", "Moves.", {{"game", "sunrise-lane"}}).add(3);
  metrics.counter("tavola_moves_total", "Moves.", {{"game", "a \"b\" \\ c"}}).add();
  metrics.gauge("tavola_tables", "Open\ntables.").set(-2);
  metrics.gauge_of("tavola_queue", "Waiting.", [] { return 1.5; });
  Histogram& times = metrics.histogram("tavola_store_seconds", "Time of a commit.", {0.001, 0.01});
  times.add(0.0005);
  times.add(0.001);
  times.add(0.005);
  times.add(2);
  EXPECT_EQ(metrics.text(),
            "# HELP tavola_moves_total Moves.\n"
            "# TYPE tavola_moves_total counter\n"
            "tavola_moves_total{game=\"sunrise-lane\"} 3\n"
            "tavola_moves_total{game=\"a \\\"b\\\" \\\\ c\"} 1\n"
            "# HELP tavola_tables Open\\ntables.\n"
            "# TYPE tavola_tables gauge\n"
            "tavola_tables -2\n"
            "# HELP tavola_queue Waiting.\n"
            "# TYPE tavola_queue gauge\n"
            "tavola_queue 1.5\n"
            "# HELP tavola_store_seconds Time of a commit.\n"
            "# TYPE tavola_store_seconds histogram\n"
            "tavola_store_seconds_bucket{le=\"0.001\"} 2\n"
            "tavola_store_seconds_bucket{le=\"0.01\"} 3\n"
            "tavola_store_seconds_bucket{le=\"+Inf\"} 4\n"
            "tavola_store_seconds_sum 2.0065\n"
            "tavola_store_seconds_count 4\n");
}

TEST(Metrics, TheSameNameIsTheSameNumber) {
  Metrics metrics;
  metrics.counter("tavola_a_total", "A.").add();
  metrics.counter("tavola_a_total", "A.").add();
  EXPECT_EQ(metrics.counter("tavola_a_total", "A.").value(), 2u);
}

TEST(Metrics, ThreadsLoseNothing) {
  Metrics metrics;
  Counter& counter = metrics.counter("tavola_a_total", "A.");
  Histogram& histogram = metrics.histogram("tavola_h_seconds", "H.", latency_bounds());
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int k = 0; k < 10'000; ++k) {
        counter.add();
        histogram.add(1);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(counter.value(), 40'000u);
  EXPECT_EQ(histogram.sum(), 40'000);
}

}  // namespace
}  // namespace tavola::server
