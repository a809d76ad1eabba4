#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <cstdio>
#include <fstream>

#include "core/temp_folder.h"
#include "server/transport/test_site.h"

namespace tavola::server {
namespace {

using testing::Destination;
using testing::HttpClient;
using testing::Observed;
using testing::quick_settings;
using testing::RawClient;
using testing::Reply;
using testing::RunningServer;
using testing::test_site;
using testing::WebSocketClient;

/// Writes a new key and a certificate for it, signed by itself.
void make_certificate(const std::string& certificate_file, const std::string& key_file) {
  EVP_PKEY* key = EVP_EC_gen("P-256");
  X509* certificate = X509_new();
  ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate), 0);
  X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
  X509_set_pubkey(certificate, key);
  X509_NAME* name = X509_get_subject_name(certificate);
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
  X509_set_issuer_name(certificate, name);
  X509_sign(certificate, key, EVP_sha256());
  std::FILE* file = std::fopen(certificate_file.c_str(), "w");
  PEM_write_X509(file, certificate);
  std::fclose(file);
  file = std::fopen(key_file.c_str(), "w");
  PEM_write_PrivateKey(file, key, nullptr, nullptr, 0, nullptr, nullptr);
  std::fclose(file);
  X509_free(certificate);
  EVP_PKEY_free(key);
}

class Tls : public ::testing::Test {
 protected:
  Tls() {
    settings_.tls_certificate = folder_.file("certificate.pem");
    settings_.tls_key = folder_.file("key.pem");
    make_certificate(settings_.tls_certificate, settings_.tls_key);
  }
  Destination secure(const RunningServer& server) {
    Destination destination(server.port());
    destination.tls = true;
    return destination;
  }
  core::Status listen(const TransportSettings& settings) {
    testing::TestSite site(observed_);
    Log log;
    Metrics metrics;
    boost::asio::io_context io;
    Transport transport(io, settings, site, log, metrics);
    return transport.listen();
  }

  const core::TempFolder folder_;
  Observed observed_;
  TransportSettings settings_ = quick_settings();
};

TEST_F(Tls, RequestsAndSockets) {
  RunningServer server(test_site(observed_), settings_);
  HttpClient client(secure(server));
  const Reply reply = client.request("GET", "/asked");
  EXPECT_EQ(wire::parse(reply.body)->at("secure"), true);
  EXPECT_NE(reply.header("strict-transport-security"), "");
  EXPECT_EQ(client.request("GET", "/large").body.size(), 3'000'000u);
  EXPECT_EQ(client.request("POST", "/echo", std::string(60'000, 'x')).body, std::string(60'000, 'x'));

  WebSocketClient socket(secure(server), "/ws");
  ASSERT_TRUE(socket.is_open());
  for (const std::size_t size : {1u, 500u, 5000u, 16384u}) {
    socket.send(std::string(size, 'x'));
    EXPECT_EQ(socket.receive(), std::string(size, 'x'));
  }
  socket.send("close");
  EXPECT_EQ(socket.receive(), "goodbye");
  EXPECT_EQ(socket.wait_for_close().code, 4001);
  EXPECT_TRUE(testing::eventually([&] { return observed_.closed == 1; }));
}

TEST_F(Tls, WhoDoesNotShakeHandsIsLeft) {
  settings_.handshake_timeout = std::chrono::milliseconds(50);
  RunningServer server(test_site(observed_), settings_);
  RawClient silent(server.port());
  EXPECT_EQ(silent.receive_all(), "");
  RawClient plain(server.port());
  plain.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  plain.receive_all();  // an alert, and the end
  EXPECT_EQ(HttpClient(secure(server)).request("GET", "/asked").status, 200);
}

TEST_F(Tls, HandshakesCountAsRequests) {
  settings_.requests_per_address = {0.001, 4};
  RunningServer server(test_site(observed_), settings_);
  for (int i = 0; i < 4; ++i) RawClient(secure(server)).close();
  EXPECT_THROW(RawClient(secure(server)), std::runtime_error);
  Destination other = secure(server);
  other.from = "127.0.0.9";
  EXPECT_EQ(HttpClient(other).request("GET", "/asked").status, 200);
}

TEST_F(Tls, ASlowRequestIsAnsweredThroughTls) {
  settings_.head_timeout = std::chrono::milliseconds(50);
  RunningServer server(test_site(observed_), settings_);
  HttpClient slow(secure(server));
  EXPECT_EQ(slow.exchange("GET / HT").status, 408);
}

TEST_F(Tls, StoppingClosesSockets) {
  RunningServer server(test_site(observed_), settings_);
  WebSocketClient socket(secure(server), "/ws");
  std::thread stopping([&] { server.stop(1012, "restart"); });
  EXPECT_EQ(socket.wait_for_close().code, 1012);
  stopping.join();
}

TEST_F(Tls, ANewCertificateIsTakenWithoutARestart) {
  RunningServer server(test_site(observed_), settings_);
  HttpClient before(secure(server));
  EXPECT_EQ(before.request("GET", "/asked").status, 200);
  const auto reload = [&] { return server.run([](Transport& transport) { return transport.reload_certificate(); }); };
  make_certificate(settings_.tls_certificate, settings_.tls_key);
  EXPECT_TRUE(reload().ok());
  EXPECT_EQ(before.request("GET", "/asked").status, 200);
  EXPECT_EQ(HttpClient(secure(server)).request("GET", "/asked").status, 200);

  std::ofstream(settings_.tls_certificate) << "broken";
  EXPECT_EQ(reload().error().name, "bad-certificate");
  EXPECT_EQ(HttpClient(secure(server)).request("GET", "/asked").status, 200);  // with the one from before
}

TEST_F(Tls, BadFilesAreNamed) {
  TransportSettings settings = settings_;
  settings.port = 0;
  settings.tls_certificate = folder_.file("missing.pem");
  EXPECT_EQ(listen(settings).error().text(), settings.tls_certificate + ": can't be read: No such file or directory");
  settings = settings_;
  settings.tls_key = "";
  EXPECT_EQ(listen(settings).error().text(), "--tls-key: is missing: use --tls-cert and --tls-key together");
  settings = settings_;
  settings.tls_key = settings.tls_certificate;
  EXPECT_EQ(listen(settings).error().where, settings.tls_key);
  settings = settings_;
  make_certificate(folder_.file("other.pem"), folder_.file("other-key.pem"));
  settings.tls_key = folder_.file("other-key.pem");
  const auto other = listen(settings);
  ASSERT_FALSE(other.ok());
  EXPECT_EQ(other.error().name, "bad-certificate");
  EXPECT_EQ(other.error().where, settings.tls_key);
}

}  // namespace
}  // namespace tavola::server
