// What `tavola serve` shows on a terminal below the address.
#pragma once

#include <string>
#include <vector>

namespace tavola::cli {

/// How people reach the server.
enum class Reach {
  kThisMachine,  ///< it listens on a loopback address
  kNetwork,      ///< it listens for other devices
  kProxy,        ///< through a reverse proxy
  kCertificate,  ///< by the name in its certificate
};

struct Greeting {
  Reach reach = Reach::kThisMachine;
  std::vector<std::string> home;  ///< addresses for phones, with http://, the most likely one first
  bool colour = false;
  int width = 80;  ///< columns; no code is drawn in a narrower terminal
};

/// For a network, also the address for phones and its QR code.
std::string greeting(const Greeting& about);

}  // namespace tavola::cli
