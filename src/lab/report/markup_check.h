// A small check of HTML pages for tests: elements are closed in order, attributes are quoted, and & begins an entity.
#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::lab::testing {

/// What is wrong between < and >; "" if nothing.
inline std::string fault_of_tag(std::string_view tag) {
  std::size_t at = 0;
  while (at < tag.size() && tag[at] != ' ') ++at;
  while (at < tag.size()) {
    while (at < tag.size() && tag[at] == ' ') ++at;
    if (at >= tag.size() || tag[at] == '/') break;
    const std::size_t equals = tag.find('=', at);
    if (equals == std::string_view::npos || equals + 1 >= tag.size() || tag[equals + 1] != '"')
      return "an attribute without quotes";
    const std::size_t end = tag.find('"', equals + 2);
    if (end == std::string_view::npos) return "an attribute that does not end";
    at = end + 1;
  }
  return "";
}

/// The first thing wrong with a page; "" if nothing.
inline std::string first_fault(std::string_view page) {
  std::vector<std::string> open;
  for (std::size_t i = 0; i < page.size(); ++i) {
    if (page[i] == '&') {
      const std::size_t end = page.find(';', i);
      if (end == std::string_view::npos || end - i > 8) return "a bare & at " + std::to_string(i);
    }
    if (page[i] == '>') return "a bare > at " + std::to_string(i);
    if (page[i] != '<') continue;
    const std::size_t end = page.find('>', i);
    if (end == std::string_view::npos) return "a bare < at " + std::to_string(i);
    const std::string_view tag = page.substr(i + 1, end - i - 1);
    if (const std::string fault = tag.starts_with("!") ? "" : fault_of_tag(tag); !fault.empty())
      return fault + " in <" + std::string(tag) + ">";
    const std::string name(tag.substr(tag.starts_with('/') ? 1 : 0, tag.find(' ') - (tag.starts_with('/') ? 1 : 0)));
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != name) return "</" + name + "> closes nothing";
      open.pop_back();
    } else if (!tag.starts_with('!') && !tag.ends_with('/')) {
      open.push_back(name);
      if (name == "style") {
        i = page.find("</style", end) - 1;
        continue;
      }
    }
    i = end;
  }
  return open.empty() ? "" : "<" + open.back() + "> is not closed";
}

}  // namespace tavola::lab::testing
