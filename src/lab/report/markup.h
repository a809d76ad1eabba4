// Self-contained HTML pages and SVG plots: text only, no scripts, nothing is loaded from anywhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/statistics/statistics.h"

namespace tavola::lab {

/// The text with everything escaped that means something in HTML, in attributes too.
std::string escaped(std::string_view text);

/// A number with so many digits after the point; "-" when it is not finite.
std::string number(double value, int digits);
/// "71.3 %", and "71.3 % ± 1.2" with how far the interval reaches; for figures from 0 to 1.
std::string percent(double value);
std::string percent(const Estimate& value);
/// "3.2 ± 0.1"
std::string number(const Estimate& value, int digits);
/// "+190" with its sign; "-" when it is not finite.
std::string signed_number(double value, int digits);

/// A table. Cells are escaped here; the first column is text, the others are numbers.
struct HtmlTable {
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
};
std::string html(const HtmlTable& table);

/// A page with a title and a body that is HTML already.
std::string html_page(std::string_view title, std::string_view body);

std::string heading(std::string_view text);
std::string paragraph(std::string_view text);
/// A plot with its caption, in a frame of its own.
std::string figure(std::string_view caption, std::string_view svg);
/// Several figures beside each other where there is room.
std::string figures(const std::vector<std::string>& figures);

/// What a table has to say is first of all a table for a terminal too.
std::string plain(const HtmlTable& table);

}  // namespace tavola::lab
