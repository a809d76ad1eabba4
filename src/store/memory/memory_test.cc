#include "store/memory/memory.h"

#include "store/contract.h"

namespace tavola::store::testing {
namespace {

class MemoryPlace : public StorePlace {
 public:
  std::unique_ptr<Store> open() override { return open_memory(memory_); }
  std::unique_ptr<Store> open_backup(const std::string&) override { return nullptr; }

 private:
  std::shared_ptr<Memory> memory_ = make_memory();
};

INSTANTIATE_TEST_SUITE_P(Memory, StoreContract,
                         ::testing::Values(StoreKind{"memory", [] { return std::make_unique<MemoryPlace>(); }}));

}  // namespace
}  // namespace tavola::store::testing
