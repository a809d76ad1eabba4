#include "store/admin.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <iostream>

#include "cli/commands.h"
#include "cli/shared/files.h"
#include "server/accounts/passwords.h"
#include "store/open.h"
#include "term/paint.h"

namespace tavola::cli {
namespace {

constexpr store::Time kDay = 24LL * 3600 * 1000;

struct AdminArguments {
  std::string store = "tavola.db";
  std::string file;
  std::string account;
  std::string before;
  int unchanged_days = 0;
  int guest_days = 0;
  bool dry_run = false;
};

store::Time now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

/// Reads a date such as 2026-01-31 as its first moment in UTC, or calls fail().
store::Time read_date(const std::string& text) {
  int year = 0;
  unsigned month = 0;
  unsigned day = 0;
  const char* begin = text.data();
  const bool shaped = text.size() == 10 && text[4] == '-' && text[7] == '-' &&
                      std::from_chars(begin, begin + 4, year).ptr == begin + 4 &&
                      std::from_chars(begin + 5, begin + 7, month).ptr == begin + 7 &&
                      std::from_chars(begin + 8, begin + 10, day).ptr == begin + 10;
  const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
  if (!shaped || !date.ok()) fail("--before " + text + ": expected a date like 2026-01-31");
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::sys_days(date).time_since_epoch()).count();
}

std::string show_date(store::Time time) {
  const std::chrono::sys_time<std::chrono::milliseconds> moment{std::chrono::milliseconds(time)};
  const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(moment));
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return text.data();
}

std::string counted(std::uint64_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::unique_ptr<store::Store> open(const AdminArguments& arguments, store::OpenFor open_for = store::OpenFor::kAdmin) {
  return or_fail(store::open_store({.address = arguments.store, .open_for = open_for}));
}

void back_up(const AdminArguments& arguments) {
  or_fail(open(arguments, store::OpenFor::kBackup)->back_up(arguments.file));
  std::cout << "Written and checked: " << arguments.file << "\n";
}

void restore(const AdminArguments& arguments) {
  or_fail(store::restore_store(arguments.store, arguments.file));
  std::cout << arguments.store << " is now the same as " << arguments.file << "; the old store, if there was one, is "
            << arguments.store << ".before-restore\n";
}

void write_all(const AdminArguments& arguments) {
  const auto count = or_fail(store::export_tables(*open(arguments), [](std::string_view line) -> core::Status {
    std::cout << line;
    if (!std::cout) return core::Error{"file", "standard output", "can't be written"};
    return core::Done{};
  }));
  std::cout << std::flush;
  if (!std::cout) fail("standard output: can't be written");
  std::cerr << counted(count, "table", "tables") << "\n";
}

void prune(const AdminArguments& arguments) {
  store::PruneOrder order;
  if (!arguments.before.empty()) order.over_before = read_date(arguments.before);
  if (arguments.unchanged_days > 0) order.unchanged_before = now() - arguments.unchanged_days * kDay;
  if (arguments.guest_days > 0) order.guests_before = now() - arguments.guest_days * kDay;
  if (!order.over_before && !order.unchanged_before && !order.guests_before) {
    fail("admin prune: choose what to delete with --before, --unchanged or --guests");
  }
  order.dry_run = arguments.dry_run;
  const store::Pruned pruned = or_fail(open(arguments)->prune(order));
  std::cout << (arguments.dry_run ? "Would delete " : "Deleted ") << counted(pruned.tables, "table", "tables")
            << " and " << counted(pruned.guests, "guest", "guests") << ".\n";
}

void list_users(const AdminArguments& arguments) {
  constexpr std::uint32_t kPage = 500;
  const auto store = open(arguments);
  for (std::uint32_t skip = 0;; skip += kPage) {
    const auto players = or_fail(store->list_accounts(kPage, skip));
    for (const store::Player& player : players) {
      std::cout << term::padded(player.account, 24) << "  created " << show_date(player.created) << "  seen "
                << show_date(player.seen) << (player.banned ? "  banned" : "") << "\n";
    }
    if (players.size() < kPage) return;
  }
}

/// 20 characters out of 32: 100 bits of entropy.
std::string random_password() {
  constexpr std::string_view kKinds = "abcdefghijkmnpqrstuvwxyz23456789";
  static_assert(kKinds.size() == 32);
  const auto entropy = system_entropy();
  std::string password;
  for (std::size_t i = 0; i < 20; ++i) password += kKinds[static_cast<std::uint8_t>(entropy[i]) % kKinds.size()];
  return password;
}

void reset_user(const AdminArguments& arguments) {
  const auto store = open(arguments);
  const std::string password = random_password();
  const std::string hash = server::hash_password(password);
  if (hash.empty()) fail("there is not enough memory to hash a password (64 MB)");
  or_fail(store::reset_password(*store, arguments.account, hash));
  std::cout << "The new password of " << arguments.account << " is " << password << "\n";
}

void ban_user(const AdminArguments& arguments, bool banned) {
  or_fail(store::set_banned(*open(arguments), arguments.account, banned));
  std::cout << arguments.account << (banned ? " is banned.\n" : " is unbanned.\n");
}

void delete_user(const AdminArguments& arguments) {
  or_fail(store::delete_account(*open(arguments), arguments.account));
  std::cout << arguments.account << " is deleted; its tables are kept.\n";
}

void add_users(CLI::App& admin, const std::shared_ptr<AdminArguments>& arguments) {
  auto* user = admin.add_subcommand("user", "Accounts: list, reset, ban, unban, delete");
  user->fallthrough()->require_subcommand(1);
  const auto add = [&](const std::string& name, const std::string& what, void (*run)(const AdminArguments&)) {
    auto* command = user->add_subcommand(name, what);
    command->fallthrough();
    if (name != "list") command->add_option("ACCOUNT", arguments->account, "the name to sign in with")->required();
    command->callback([arguments, run] { run(*arguments); });
  };
  add("list", "all accounts", list_users);
  add("reset", "set a random password, print it, and sign the account out everywhere", reset_user);
  add("ban", "ban the account, and sign it out everywhere", [](const AdminArguments& a) { ban_user(a, true); });
  add("unban", "lift the ban", [](const AdminArguments& a) { ban_user(a, false); });
  add("delete", "forget the account; its tables stay for the people it played with", delete_user);
}

}  // namespace

void add_admin(CLI::App& app) {
  auto arguments = std::make_shared<AdminArguments>();
  auto* admin = app.add_subcommand("admin", "Manage a server's store: backup, restore, export, prune, users");
  admin->require_subcommand(1);
  admin->footer(
      "All commands except restore work while the server runs.\n"
      "Examples:\n  tavola admin --store /var/lib/tavola/tavola.db backup tavola-monday.db\n"
      "  tavola admin restore tavola-monday.db\n  tavola admin export > tables.jsonl\n"
      "  tavola admin prune --before 2026-01-01 --guests 90 --dry-run\n  tavola admin user reset maria");
  admin->add_option("--store", arguments->store, "the store's file (default tavola.db)")
      ->type_name("FILE")
      ->envname("TAVOLA_STORE");
  const auto add = [&](const std::string& name, const std::string& what, void (*run)(const AdminArguments&)) {
    auto* command = admin->add_subcommand(name, what);
    command->fallthrough();
    command->callback([arguments, run] { run(*arguments); });
    return command;
  };
  add("backup", "Copy the store to a new file", back_up)->add_option("FILE", arguments->file, "a new file")->required();
  add("restore", "Restore a backup; the server must be stopped", restore)
      ->add_option("FILE", arguments->file, "a backup")
      ->required();
  add("export", "Print every table as one line of JSON", write_all);
  auto* command = add("prune", "Delete old tables and guests", prune);
  command->add_option("--before", arguments->before, "finished tables, last changed before this date (2026-01-31)")
      ->type_name("DATE");
  command->add_option("--unchanged", arguments->unchanged_days, "tables in any state, unchanged for this many days")
      ->check(CLI::Range(1, 36500));
  command->add_option("--guests", arguments->guest_days, "guests without a table, not seen for this many days")
      ->check(CLI::Range(1, 36500));
  command->add_flag("--dry-run", arguments->dry_run, "only show how many");
  add_users(*admin, arguments);
}

}  // namespace tavola::cli
