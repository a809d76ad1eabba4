// The parts of Boost.Asio and Boost.Beast that are compiled once, instead of with each of our files.
#include <boost/asio/impl/src.hpp>
#include <boost/asio/ssl/impl/src.hpp>
#include <boost/beast/src.hpp>
