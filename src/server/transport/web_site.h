// The files of the web client, or of src/server/transport/page, embedded by tavola_embed_site.
#pragma once

#include "server/transport/static_files.h"

namespace tavola::server::web_site_files {

std::span<const StaticFile> files();

}  // namespace tavola::server::web_site_files
