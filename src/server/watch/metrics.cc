#include "server/watch/metrics.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace tavola::server {
namespace {

std::string number_text(double value) {
  char digits[32];
  const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  return {digits, end};
}

std::string escaped(std::string_view text, bool quotes) {
  std::string out;
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
    } else {
      if (c == '\\' || (quotes && c == '"')) out += '\\';
      out += c;
    }
  }
  return out;
}

void append_line(std::string& out, std::string_view name, std::string_view labels, std::string_view value) {
  out.append(name);
  if (!labels.empty()) out.append("{").append(labels).append("}");
  out.append(" ").append(value).append("\n");
}

void append_histogram(std::string& out, const std::string& name, const std::string& labels,
                      const Histogram& histogram) {
  const std::string before = labels.empty() ? "" : labels + ",";
  std::uint64_t total = 0;
  for (std::size_t i = 0; i <= histogram.bounds().size(); ++i) {
    total += histogram.count(i);
    const std::string bound = i < histogram.bounds().size() ? number_text(histogram.bounds()[i]) : "+Inf";
    append_line(out, name + "_bucket", before + "le=\"" + bound + "\"", std::to_string(total));
  }
  append_line(out, name + "_sum", labels, number_text(histogram.sum()));
  append_line(out, name + "_count", labels, std::to_string(total));
}

}  // namespace

Histogram::Histogram(std::vector<double> bounds)
    : bounds_(std::move(bounds)), counts_(new std::atomic<std::uint64_t>[bounds_.size() + 1]()) {
  assert(std::ranges::is_sorted(bounds_));
}

void Histogram::add(double value) {
  const auto range = std::ranges::lower_bound(bounds_, value) - bounds_.begin();
  counts_[static_cast<std::size_t>(range)].fetch_add(1, std::memory_order_relaxed);
  sum_.fetch_add(value, std::memory_order_relaxed);
}

std::vector<double> latency_bounds() {
  return {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
}

Metrics::Series& Metrics::series(std::string_view name, std::string_view help, std::string_view type,
                                 const Labels& labels) {
  assert(name.starts_with("tavola_"));
  std::string label_text;
  for (const Label& label : labels) {
    if (!label_text.empty()) label_text += ',';
    label_text += label.name + "=\"" + escaped(label.value, true) + "\"";
  }
  const std::lock_guard lock(mutex_);
  auto family = std::ranges::find(families_, name, &Family::name);
  if (family == families_.end()) {
    families_.push_back({std::string(name), std::string(help), std::string(type), {}});
    family = families_.end() - 1;
  }
  assert(family->type == type);
  for (const auto& known : family->series) {
    if (known->labels == label_text) return *known;
  }
  family->series.push_back(std::make_unique<Series>());
  family->series.back()->labels = label_text;
  return *family->series.back();
}

Counter& Metrics::counter(std::string_view name, std::string_view help, const Labels& labels) {
  Series& one = series(name, help, "counter", labels);
  if (!one.counter) one.counter = std::make_unique<Counter>();
  return *one.counter;
}

Gauge& Metrics::gauge(std::string_view name, std::string_view help, const Labels& labels) {
  Series& one = series(name, help, "gauge", labels);
  if (!one.gauge) one.gauge = std::make_unique<Gauge>();
  return *one.gauge;
}

Histogram& Metrics::histogram(std::string_view name, std::string_view help, std::vector<double> bounds,
                              const Labels& labels) {
  Series& one = series(name, help, "histogram", labels);
  if (!one.histogram) one.histogram = std::make_unique<Histogram>(std::move(bounds));
  return *one.histogram;
}

void Metrics::gauge_of(std::string_view name, std::string_view help, std::function<double()> value,
                       const Labels& labels) {
  series(name, help, "gauge", labels).function = std::move(value);
}

void Metrics::counter_of(std::string_view name, std::string_view help, std::function<double()> value,
                         const Labels& labels) {
  series(name, help, "counter", labels).function = std::move(value);
}

void Metrics::append(std::string& out, const Family& family, const Series& series) {
  if (series.counter) append_line(out, family.name, series.labels, std::to_string(series.counter->value()));
  if (series.gauge) append_line(out, family.name, series.labels, std::to_string(series.gauge->value()));
  if (series.function) append_line(out, family.name, series.labels, number_text(series.function()));
  if (series.histogram) append_histogram(out, family.name, series.labels, *series.histogram);
}

std::string Metrics::text() const {
  const std::lock_guard lock(mutex_);
  std::string out;
  for (const Family& family : families_) {
    out += "# HELP " + family.name + " " + escaped(family.help, false) + "\n";
    out += "# TYPE " + family.name + " " + family.type + "\n";
    for (const auto& one : family.series) append(out, family, *one);
  }
  return out;
}

}  // namespace tavola::server
