#include "server/transport/tls.h"

#include <openssl/ssl.h>
#include <unistd.h>

#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <cerrno>
#include <cstring>

namespace tavola::server {
namespace {

namespace ssl = boost::asio::ssl;

core::Error bad(const std::string& file, const std::string& what) { return {"bad-certificate", file, what}; }

core::Status check_readable(const std::string& file, const char* flag) {
  if (file.empty()) return bad(flag, "is missing: use --tls-cert and --tls-key together");
  if (::access(file.c_str(), R_OK) != 0) return bad(file, std::string("can't be read: ") + std::strerror(errno));
  return core::Done{};
}

class Layer final : public TlsLayer {
 public:
  Layer(PlainSocket socket, ssl::context& tls) : stream_(std::move(socket), tls) {}
  PlainSocket& socket() override { return stream_.next_layer(); }
  void handshake(StreamHandler handler) override {
    stream_.async_handshake(ssl::stream_base::server, std::move(handler));
  }
  void read_some(boost::asio::mutable_buffer buffer, StreamHandler handler) override {
    stream_.async_read_some(buffer, std::move(handler));
  }
  void write_some(boost::asio::const_buffer buffer, StreamHandler handler) override {
    stream_.async_write_some(buffer, std::move(handler));
  }
  void shutdown(StreamHandler handler) override { stream_.async_shutdown(std::move(handler)); }

 private:
  ssl::stream<PlainSocket> stream_;
};

}  // namespace

std::unique_ptr<TlsLayer> make_tls_layer(PlainSocket socket, ssl::context& tls) {
  return std::make_unique<Layer>(std::move(socket), tls);
}

core::Result<std::shared_ptr<ssl::context>> load_tls(const std::string& certificate, const std::string& key) {
  if (const auto readable = check_readable(certificate, "--tls-cert"); !readable.ok()) return readable.error();
  if (const auto readable = check_readable(key, "--tls-key"); !readable.ok()) return readable.error();
  auto tls = std::make_shared<ssl::context>(ssl::context::tls_server);
  boost::system::error_code failure;
  SSL_CTX_set_min_proto_version(tls->native_handle(), TLS1_2_VERSION);
  SSL_CTX_set_mode(tls->native_handle(), SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_options(tls->native_handle(), SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  tls->use_certificate_chain_file(certificate, failure);
  if (failure) return bad(certificate, "is not a certificate chain in PEM (" + failure.message() + ")");
  // An encrypted key would ask the terminal for its password.
  tls->set_password_callback([](std::size_t, ssl::context::password_purpose) { return std::string(); }, failure);
  tls->use_private_key_file(key, ssl::context::pem, failure);
  if (failure) return bad(key, "is not the certificate's key in PEM without a password (" + failure.message() + ")");
  return tls;
}

}  // namespace tavola::server
