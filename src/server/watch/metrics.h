// Counters, gauges and histograms, and their text for Prometheus. Counting takes no lock.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::server {

/// A number that only grows.
class Counter {
 public:
  void add(std::uint64_t more = 1) { value_.fetch_add(more, std::memory_order_relaxed); }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_{0};
};

/// A number that goes up and down.
class Gauge {
 public:
  void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
  void add(std::int64_t more) { value_.fetch_add(more, std::memory_order_relaxed); }
  std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::int64_t> value_{0};
};

/// How often a value fell into each of a few fixed ranges; for times in seconds.
class Histogram {
 public:
  /// `bounds` are the upper ends of the ranges, in rising order. One more range is above the last.
  explicit Histogram(std::vector<double> bounds);
  void add(double value);

  const std::vector<double>& bounds() const { return bounds_; }
  std::uint64_t count(std::size_t range) const { return counts_[range].load(std::memory_order_relaxed); }
  double sum() const { return sum_.load(std::memory_order_relaxed); }

 private:
  std::vector<double> bounds_;
  std::unique_ptr<std::atomic<std::uint64_t>[]> counts_;
  std::atomic<double> sum_{0};
};

/// Ranges for the time of something that a person waits for: 0.1 ms to 10 s.
std::vector<double> latency_bounds();

/// `name="value"` in the text. Labels distinguish the series of one name.
struct Label {
  std::string name;
  std::string value;
};
using Labels = std::vector<Label>;

/// All the figures. What is added lives as long as this object. Names begin with "tavola_".
class Metrics {
 public:
  Counter& counter(std::string_view name, std::string_view help, const Labels& labels = {});
  Gauge& gauge(std::string_view name, std::string_view help, const Labels& labels = {});
  Histogram& histogram(std::string_view name, std::string_view help, std::vector<double> bounds,
                       const Labels& labels = {});
  /// A gauge whose value is read when the text is written, on the thread that writes it.
  void gauge_of(std::string_view name, std::string_view help, std::function<double()> value, const Labels& labels = {});
  /// A counter that other code keeps.
  void counter_of(std::string_view name, std::string_view help, std::function<double()> value,
                  const Labels& labels = {});

  /// Everything, in Prometheus's text format 0.0.4.
  std::string text() const;

 private:
  struct Series {
    std::string labels;  // `a="x",b="y"`
    std::unique_ptr<Counter> counter;
    std::unique_ptr<Gauge> gauge;
    std::unique_ptr<Histogram> histogram;
    std::function<double()> function;
  };
  struct Family {
    std::string name;
    std::string help;
    std::string type;
    std::vector<std::unique_ptr<Series>> series;
  };
  Series& series(std::string_view name, std::string_view help, std::string_view type, const Labels& labels);
  static void append(std::string& out, const Family& family, const Series& series);

  mutable std::mutex mutex_;  // of the list; the values are atomic
  std::vector<Family> families_;
};

}  // namespace tavola::server
