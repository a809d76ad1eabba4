// `tavola serve` as a process of its own, on a store that outlives it.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

#include "client/address.h"

namespace tavola::crash {

class ServerProcess {
 public:
  ServerProcess(std::string store, std::string log) : store_(std::move(store)), log_(std::move(log)) {}
  ~ServerProcess() { kill(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  /// Starts it and does not wait for anything; false when that can't be done.
  bool start();
  /// Waits until it says where it listens; false when it ended instead, or says nothing for a long time.
  bool wait_until_ready();
  /// Where it listens.
  const client::Address& address() const { return address_; }
  std::string url() const { return "http://" + address_.host; }

  void signal(int number) const;
  /// Ends it at once.
  void kill();
  /// Waits for its end; the exit code, or minus the signal that ended it.
  int wait();
  /// The end of what it logged.
  std::string last_log() const;
  pid_t id() const { return process_; }

 private:
  std::string store_;
  std::string log_;
  client::Address address_;
  pid_t process_ = -1;
  int out_ = -1;
};

/// Runs a program to its end, with its standard output and error in the file; the exit code, minus the signal that
/// ended it, or -1 when it can't be started.
int run_program(const std::vector<std::string>& command, const std::string& log);

}  // namespace tavola::crash
