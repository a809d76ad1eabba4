// The files of src/server/page, made by tavola_embed_site.
#pragma once

#include "server/static_files.h"

namespace tavola::server::status_page_files {

std::span<const StaticFile> files();

}  // namespace tavola::server::status_page_files
