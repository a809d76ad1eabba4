// A store in memory, for tests and simulations: fast, and gone with the process.
#pragma once

#include <memory>

#include "store/store.h"

namespace tavola::store {

/// What stores in memory have in common: the disk, so to speak. It outlives the stores that are opened on it.
class Memory;

std::shared_ptr<Memory> make_memory();

/// Opens a store on this memory. Several may use the same memory, from one thread at a time. A second transaction
/// inside the first is "store-busy".
std::unique_ptr<Store> open_memory(std::shared_ptr<Memory> memory);

}  // namespace tavola::store
