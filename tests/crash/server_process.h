// `tavola serve` as a child process, on a store that outlives it.
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

  /// Starts it without waiting. Returns false if that fails.
  bool start();
  /// Waits until it prints its address. Returns false if it exits or stays silent for too long.
  bool wait_until_ready();
  const client::Address& address() const { return address_; }
  std::string url() const { return "http://" + address_.host; }

  void signal(int number) const;
  /// Kills it at once.
  void kill();
  /// Waits until it exits. Returns the exit code, or minus the signal that ended it.
  int wait();
  /// The end of its log.
  std::string last_log() const;
  pid_t id() const { return process_; }

 private:
  std::string store_;
  std::string log_;
  client::Address address_;
  pid_t process_ = -1;
  int out_ = -1;
};

/// Runs a program to its end, with standard output and error in the file. Returns the exit code, minus the signal that
/// ended it, or -1 if it can't be started.
int run_program(const std::vector<std::string>& command, const std::string& log);

}  // namespace tavola::crash
