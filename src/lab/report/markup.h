// Self-contained HTML pages: no scripts, and nothing is loaded from elsewhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/statistics/statistics.h"

namespace tavola::lab {

/// Escapes everything that is special in HTML, in text and in attributes.
std::string escaped(std::string_view text);

/// A number with `digits` digits after the point; "-" if it is not finite.
std::string number(double value, int digits);
/// "71.3 %", or "71.3 % ± 1.2" with the interval's half width. For figures from 0 to 1.
std::string percent(double value);
std::string percent(const Estimate& value);
/// "3.2 ± 0.1"
std::string number(const Estimate& value, int digits);
/// "+190", always with its sign; "-" if it is not finite.
std::string signed_number(double value, int digits);

/// A table whose first column is text and the others numbers. html() escapes the cells.
struct HtmlTable {
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
};
std::string html(const HtmlTable& table);

/// A page with a title. The body is already HTML.
std::string html_page(std::string_view title, std::string_view body);

std::string heading(std::string_view text);
std::string paragraph(std::string_view text);
/// A plot with its caption.
std::string figure(std::string_view caption, std::string_view svg);
/// Several figures, side by side where there is room.
std::string figures(const std::vector<std::string>& figures);

/// The table as plain text, for a terminal.
std::string plain(const HtmlTable& table);

}  // namespace tavola::lab
