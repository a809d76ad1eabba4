// Makes an OCI image of one layer with umoci, and adds a health check, which umoci can't set.
// usage: node image.mjs LAYER.tar LAYOUT ARCHITECTURE VERSION
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [layer, layout, architecture, version] = process.argv.slice(2);
const created = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000).toISOString().replace(".000", "");
const image = `${layout}:${version}`;
const umoci = (...args) => execFileSync("umoci", args, { stdio: ["ignore", "inherit", "inherit"] });

rmSync(layout, { recursive: true, force: true });
umoci("init", "--layout", layout);
umoci("new", "--image", image);
umoci("raw", "add-layer", "--image", image, "--history.created", created, "--history.created_by", "tavola", layer);
umoci(
  ...["config", "--image", image, "--created", created, "--history.created", created],
  ...[
    "--architecture",
    architecture,
    "--os",
    "linux",
    "--config.user",
    "65532:65532",
    "--config.workingdir",
    "/var/lib/tavola",
  ],
  ...["--config.entrypoint", "/tavola", "--config.cmd", "serve", "--config.exposedports", "8080/tcp"],
  ...["--config.volume", "/var/lib/tavola", "--config.env", "TAVOLA_ADDRESS=0.0.0.0"],
  ...["--config.env", "TAVOLA_STORE=/var/lib/tavola/tavola.db", "--config.stopsignal", "SIGTERM"],
  ...["--config.label", "org.opencontainers.image.title=Tavola"],
  ...["--config.label", `org.opencontainers.image.version=${version}`],
);
umoci("gc", "--layout", layout);

const blob = (digest) => join(layout, "blobs", ...digest.split(":"));
const read = (digest) => JSON.parse(readFileSync(blob(digest), "utf8"));

/** Writes a changed document under its new digest, and gives its descriptor. */
function replaced(descriptor, document) {
  const bytes = JSON.stringify(document);
  const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
  rmSync(blob(descriptor.digest));
  writeFileSync(blob(digest), bytes);
  return { ...descriptor, digest, size: bytes.length };
}

const indexFile = join(layout, "index.json");
const index = JSON.parse(readFileSync(indexFile, "utf8"));
const manifest = read(index.manifests[0].digest);
const config = read(manifest.config.digest);
const seconds = (n) => n * 1_000_000_000;
config.config.Healthcheck = {
  Test: ["CMD", "/tavola", "health"],
  Interval: seconds(30),
  Timeout: seconds(6),
  StartPeriod: seconds(5),
};
manifest.config = replaced(manifest.config, config);
index.manifests[0] = replaced(index.manifests[0], manifest);
writeFileSync(indexFile, JSON.stringify(index));
