#include "cli/serve/greeting.h"

#include "term/qr.h"

namespace tavola::cli {
namespace {

std::string network_part(const Greeting& about) {
  if (about.home.empty()) {
    return "  Phones can't reach it: this computer isn't on a network right now.\n";
  }
  std::string out = "  On phones and other computers on your network: " + about.home.front() + "\n";
  for (std::size_t i = 1; i < about.home.size(); ++i) out += "  If that doesn't work: " + about.home[i] + "\n";
  const auto code = term::qr_code(about.home.front());
  if (!code || term::qr_columns(*code) > about.width) return out;
  return out + "  Or scan this with a phone's camera:\n\n" + term::qr_text(*code, about.colour) + "\n";
}

}  // namespace

std::string greeting(const Greeting& about) {
  std::string out = "\n";
  switch (about.reach) {
    case Reach::kThisMachine:
      out +=
          "  Open it in a browser. Only this computer can reach it; for phones and other\n"
          "  computers at home, run `tavola serve --address 0.0.0.0`.\n";
      break;
    case Reach::kNetwork:
      out += network_part(about);
      break;
    case Reach::kProxy:
      out += "  People reach it through your reverse proxy.\n";
      break;
    case Reach::kCertificate:
      out += "  People reach it by the name in your certificate.\n";
      break;
  }
  return out + "  Stop it with Ctrl-C. Games are saved, and continue after the next start.\n\n";
}

}  // namespace tavola::cli
