#include "lab/report/markup.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tavola::lab {
namespace {

constexpr std::string_view kStyle = R"css(
:root{--page:#fbfaf7;--card:#fff;--ink:#22262b;--soft:#5d666f;--line:#dcd9d1;--grid:#e9e6de;
--c0:#2a6fb0;--c1:#d2622a;--c2:#3b8a4e;--c3:#8e4bb0;--c4:#b3922a;--c5:#1f9aa5;--c6:#c0395f;--c7:#6b6f76}
@media (prefers-color-scheme:dark){:root{--page:#16191d;--card:#1e2227;--ink:#e8e6e1;--soft:#a2a9b1;--line:#343a41;
--grid:#2b3036;
--c0:#6aaae6;--c1:#f0935c;--c2:#74c488;--c3:#c48ae2;--c4:#e0c25c;--c5:#5ccdd8;--c6:#f07f9e;--c7:#9aa0a8}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:68rem;margin:0 auto;padding:1.25rem 1rem 3rem}
h1{font-size:1.6rem;line-height:1.2;margin:.2rem 0 .4rem}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
p{margin:.3rem 0 .7rem;max-width:50rem}
.scroll{margin:.9rem 0;overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--card)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.93rem}
th,td{padding:.4rem .7rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--grid)}
th{color:var(--soft);font-weight:600}
th:first-child,td:first-child{text-align:left}
tbody tr:last-child td{border-bottom:0}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1rem;margin:1rem 0}
figure{margin:0;padding:.7rem .8rem .5rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
figcaption{font-weight:600;font-size:.95rem;margin-bottom:.3rem}
svg{display:block;width:100%;max-width:34rem;height:auto;margin:0 auto;font:12px system-ui,sans-serif}
svg text{fill:var(--ink)}svg .soft{fill:var(--soft)}
svg .grid{stroke:var(--grid)}svg .axis{stroke:var(--soft)}svg .ink{stroke:var(--ink)}
details{margin:.7rem 0}summary{cursor:pointer;color:var(--soft);padding:.3rem 0}
footer{margin-top:2.5rem;color:var(--soft);font-size:.88rem}
)css";

/// The columns a text takes in a terminal. Our texts have no wide characters.
std::size_t columns(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += static_cast<unsigned char>(c) < ' ' && c != '\n' ? ' ' : c;
    }
  }
  return out;
}

std::string number(double value, int digits) {
  if (!std::isfinite(value)) return "-";
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return std::string_view(text).find_first_not_of("-0.") == std::string_view::npos && text[0] == '-' ? text + 1 : text;
}

std::string signed_number(double value, int digits) {
  const std::string text = number(value, digits);
  return value > 0 && std::isfinite(value) && text.find_first_not_of("0.") != std::string::npos ? "+" + text : text;
}

std::string percent(double value) { return number(100 * value, 1) + " %"; }

std::string percent(const Estimate& value) { return percent(value.value) + " ± " + number(100 * value.error(), 1); }

std::string number(const Estimate& value, int digits) {
  return number(value.value, digits) + " ± " + number(value.error(), digits);
}

std::string html(const HtmlTable& table) {
  std::string out = "<div class=\"scroll\"><table>\n<thead><tr>";
  for (const std::string& cell : table.head) out += "<th scope=\"col\">" + escaped(cell) + "</th>";
  out += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) {
    out += "<tr>";
    for (const std::string& cell : row) out += "<td>" + escaped(cell) + "</td>";
    out += "</tr>\n";
  }
  return out + "</tbody></table></div>\n";
}

std::string html_page(std::string_view title, std::string_view body) {
  std::string out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n";
  out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n";
  out += "<meta name=\"color-scheme\" content=\"light dark\"/>\n<title>" + escaped(title) + "</title>\n<style>";
  out.append(kStyle).append("</style>\n</head>\n<body>\n<main>\n<h1>").append(escaped(title)).append("</h1>\n");
  return out.append(body).append("</main>\n</body>\n</html>\n");
}

std::string heading(std::string_view text) { return "<h2>" + escaped(text) + "</h2>\n"; }
std::string paragraph(std::string_view text) { return "<p>" + escaped(text) + "</p>\n"; }

std::string figure(std::string_view caption, std::string_view svg) {
  return "<figure><figcaption>" + escaped(caption) + "</figcaption>\n" + std::string(svg) + "</figure>\n";
}

std::string figures(const std::vector<std::string>& figures) {
  std::string out = "<div class=\"plots\">\n";
  for (const std::string& one : figures) out += one;
  return out + "</div>\n";
}

std::string plain(const HtmlTable& table) {
  std::vector<std::size_t> widths;
  for (const std::string& cell : table.head) widths.push_back(columns(cell));
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  }
  std::string out;
  const auto add_row = [&](const std::vector<std::string>& row) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(widths[i] - columns(row[i]), ' ');
      line += (i == 0 ? "" : "  ") + (i == 0 ? row[i] + blanks : blanks + row[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  };
  add_row(table.head);
  for (const auto& row : table.rows) add_row(row);
  return out;
}

}  // namespace tavola::lab
