#include "store/contract.h"

namespace tavola::store::testing {

using core::Error;
using core::Status;

TEST_P(StoreContract, PlayersAreFoundByNumberAndAccount) {
  Player guest;
  guest.name = "Guest";
  const PlayerId first = make_player(*store_, guest);
  const PlayerId second = make_player(*store_, guest);
  EXPECT_NE(first, second);
  Player maria{first, "Maria", "Maria", "hash", 5, 6, true};
  ASSERT_TRUE(store_->transaction([&] { return store_->update_player(maria); }).ok());
  const auto found = store_->find_account("mARIA");
  ASSERT_TRUE(found.ok() && *found);
  EXPECT_EQ((*found)->number, first);
  EXPECT_EQ((*found)->account, "Maria");
  EXPECT_EQ((*found)->password_hash, "hash");
  EXPECT_EQ((*found)->seen, 6);
  EXPECT_TRUE((*found)->banned);
  EXPECT_EQ(store_->list_accounts(10, 0)->size(), 1u);
  EXPECT_EQ(store_->list_accounts(10, 1)->size(), 0u);
  Player other{second, "Other", "MARIA", "", 0, 0, false};
  EXPECT_EQ(name_of(store_->transaction([&] { return store_->update_player(other); })), "store-exists");
  other.number = PlayerId{99};
  other.account = "other";
  EXPECT_EQ(name_of(store_->transaction([&] { return store_->update_player(other); })), "store-missing");
  EXPECT_FALSE(store_->find_account("").value()) << "guests have no account";
  EXPECT_EQ((*store_->find_player(second))->name, "Guest");
}

TEST_P(StoreContract, AnAccountIsTakenOnceInAnyCase) {
  make_player(*store_, {{}, "Maria", "maria", "hash", 0, 0, false});
  const Status again = store_->transaction([&]() -> Status {
    const auto made = store_->create_player({{}, "Other", "MARIA", "", 0, 0, false});
    return made.ok() ? Status(core::Done{}) : Status(made.error());
  });
  EXPECT_EQ(name_of(again), "store-exists");
  EXPECT_EQ(store_->list_accounts(10, 0)->size(), 1u);
}

TEST_P(StoreContract, AnAccountThatIsGivenUpCanBeTakenByAnother) {
  const PlayerId first = make_player(*store_, {{}, "Maria", "maria", "hash", 0, 0, false});
  const PlayerId second = make_player(*store_, {{}, "Guest", "", "", 0, 0, false});
  const auto rename = [&](PlayerId player, const std::string& account) {
    return store_->transaction([&] { return store_->update_player({player, "", account, "", 0, 0, false}); });
  };
  EXPECT_EQ(name_of(rename(first, "Maria")), "done") << "its own, in another case";
  EXPECT_EQ(name_of(rename(first, "anna")), "done");
  EXPECT_EQ(name_of(rename(second, "maria")), "done");
  EXPECT_EQ((*store_->find_account("anna"))->number, first);
  EXPECT_EQ((*store_->find_account("maria"))->number, second);
}

TEST_P(StoreContract, AccountsAreListedByName) {
  for (const char* account : {"bob", "Carla", "anna", ""}) make_player(*store_, {{}, "", account, "", 0, 0, false});
  const auto accounts = [&](std::uint32_t most, std::uint32_t skip) {
    Texts found;
    const auto players = store_->list_accounts(most, skip);
    for (const Player& player : *players) found.push_back(player.account);
    return found;
  };
  EXPECT_EQ(accounts(10, 0), (Texts{"anna", "bob", "Carla"}));
  EXPECT_EQ(accounts(1, 1), (Texts{"bob"}));
}

TEST_P(StoreContract, APlayerKeepsTheTimeOfCreation) {
  const PlayerId player = make_player(*store_, {PlayerId{77}, "Guest", "", "", 5, 6, false});
  ASSERT_TRUE(store_->transaction([&] { return store_->update_player({player, "Ann", "", "", 9, 9, false}); }).ok());
  open_again();
  const auto found = store_->find_player(player);
  ASSERT_TRUE(found.ok() && *found);
  EXPECT_EQ((*found)->name, "Ann");
  EXPECT_EQ((*found)->created, 5);
  EXPECT_EQ((*found)->seen, 9);
  EXPECT_FALSE(store_->find_player(PlayerId{99}).value());
}

TEST_P(StoreContract, AFailedTransactionLeavesPlayersAndSessionsAsTheyWere) {
  const PlayerId maria = make_player(*store_, {{}, "Maria", "maria", "hash", 0, 0, false});
  ASSERT_TRUE(store_->transaction([&] { return store_->create_session(session_of(1, maria)); }).ok());
  const Status failed = store_->transaction([&]() -> Status {
    EXPECT_TRUE(store_->create_player({{}, "Anna", "anna", "", 0, 0, false}).ok());
    EXPECT_TRUE(store_->create_session(session_of(2, maria)).ok());
    EXPECT_TRUE(store_->forget_player(maria).ok());
    EXPECT_FALSE(store_->find_account("maria").value());
    return Error{"mine", "", "no"};
  });
  EXPECT_EQ(name_of(failed), "mine");
  EXPECT_FALSE(store_->find_account("anna").value());
  EXPECT_EQ((*store_->find_account("maria"))->password_hash, "hash");
  ASSERT_EQ(store_->list_sessions(maria)->size(), 1u);
  EXPECT_EQ(store_->list_sessions(maria)->front().hash, session_of(1, maria).hash);
}

TEST_P(StoreContract, SessionsAreFoundUntilTheyAreDeleted) {
  const PlayerId player = make_player(*store_, {});
  const auto create = [&](const Session& session) {
    return store_->transaction([&] { return store_->create_session(session); });
  };
  Session token = session_of(2, player);
  token.is_token = true;
  token.label = "my bot";
  ASSERT_TRUE(create(session_of(1, player)).ok());
  ASSERT_TRUE(create(token).ok());
  ASSERT_TRUE(create(session_of(3, player)).ok());
  EXPECT_EQ(name_of(create(token)), "store-exists");
  const auto found = store_->find_session(token.hash);
  ASSERT_TRUE(found.ok() && *found);
  EXPECT_EQ((*found)->hash, token.hash);
  EXPECT_EQ((*found)->player, player);
  EXPECT_TRUE((*found)->is_token);
  EXPECT_EQ((*found)->label, "my bot");
  ASSERT_TRUE(store_->transaction([&] { return store_->delete_session(token.hash); }).ok());
  EXPECT_FALSE(store_->find_session(token.hash).value());
  EXPECT_EQ(store_->list_sessions(player)->size(), 2u);
  ASSERT_TRUE(store_->transaction([&] { return store_->delete_sessions(player); }).ok());
  EXPECT_EQ(store_->list_sessions(player)->size(), 0u);
}

TEST_P(StoreContract, SessionsAreListedWithTheOldestFirst) {
  const PlayerId player = make_player(*store_, {});
  for (const std::uint8_t key : std::vector<std::uint8_t>{3, 1, 2}) {
    ASSERT_TRUE(store_->transaction([&] { return store_->create_session(session_of(key, player)); }).ok());
  }
  open_again();
  std::vector<Time> times;
  const auto sessions = store_->list_sessions(player);
  for (const Session& session : *sessions) times.push_back(session.created);
  EXPECT_EQ(times, (std::vector<Time>{1, 2, 3}));
  EXPECT_EQ(name_of(store_->transaction([&] { return store_->delete_session(session_of(9, player).hash); })), "done");
}

TEST_P(StoreContract, AForgottenPlayerKeepsTheirTablesAndNothingElse) {
  const PlayerId player = make_player(*store_, {{}, "Maria", "maria", "hash", 5, 6, false});
  make_table(*store_, "a", listing_of(Listing::State::kOver, false, {player}));
  ASSERT_TRUE(store_->transaction([&] { return store_->create_session(session_of(1, player)); }).ok());
  ASSERT_TRUE(store_->transaction([&] { return store_->forget_player(player); }).ok());
  const auto found = store_->find_player(player);
  ASSERT_TRUE(found.ok() && *found);
  EXPECT_EQ((*found)->name + (*found)->account + (*found)->password_hash, "");
  EXPECT_FALSE(store_->find_account("maria").value());
  EXPECT_EQ(store_->list_sessions(player)->size(), 0u);
  EXPECT_EQ(ids({.player = player}), (Texts{"a"}));
}

TEST_P(StoreContract, APlayerThatIsNotThereCantBeForgotten) {
  EXPECT_EQ(name_of(store_->transaction([&] { return store_->forget_player(PlayerId{7}); })), "store-missing");
}

}  // namespace tavola::store::testing
