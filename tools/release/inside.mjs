// What is inside a release, besides Tavola itself: libraries of Debian that are linked in, and npm packages that the
// pages contain (build/web-inside.json, written by the build of the pages).
//   node inside.mjs list                          a line per library: "deb NAME" or "npm NAME"
//   node inside.mjs copyright                     debian/copyright
//   node inside.mjs spdx VERSION COMMIT TIME      the list as SPDX 2.3
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const text = (path) => readFileSync(new URL(path, root), "utf8");

// Debian's packages: name, license, what is linked.
const LIBRARIES = [
  ["libboost1.81-dev", "BSL-1.0", "Boost.Asio and Boost.Beast: HTTP and WebSocket"],
  ["libc++-19-dev-wasm32", "Apache-2.0 WITH LLVM-exception", "the C++ library of the engine in the browser"],
  ["libcli11-dev", "BSD-3-Clause", "CLI11: the command line"],
  ["libsodium-dev", "ISC", "libsodium: passwords"],
  ["libsqlite3-dev", "blessing", "SQLite: the store"],
  ["libssl-dev", "Apache-2.0", "OpenSSL: TLS"],
  ["libstdc++-12-dev", "GPL-3.0-or-later WITH GCC-exception-3.1", "the C++ library"],
  ["nlohmann-json3-dev", "MIT", "JSON"],
  ["wasi-libc", "Apache-2.0 WITH LLVM-exception AND MIT", "the C library of the engine in the browser"],
];

const debianVersion = (name) =>
  execFileSync("dpkg-query", ["-W", "-f=${Version}\n", name], { encoding: "utf8" }).split("\n")[0];

const libraries = () =>
  LIBRARIES.map(([name, license, what]) => ({ kind: "deb", name, license, what, version: debianVersion(name) }));

const packages = () =>
  JSON.parse(text("build/web-inside.json")).map((name) => {
    const { version, license } = JSON.parse(text(`web/node_modules/${name}/package.json`));
    return { kind: "npm", name, license, what: "part of the web client", version };
  });

const everything = () => [...libraries(), ...packages()];

const purl = ({ kind, name, version }) =>
  kind === "npm"
    ? `pkg:npm/${name.replace("@", "%40")}@${version}`
    : `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?distro=debian-12`;

function spdx(version, commit, time) {
  const part = (one) => ({
    SPDXID: `SPDXRef-${one.kind}-${one.name.replace(/[^A-Za-z0-9.-]/g, "-")}`,
    name: one.name,
    versionInfo: one.version,
    downloadLocation: "NOASSERTION",
    filesAnalyzed: false,
    licenseConcluded: one.license,
    licenseDeclared: one.license,
    copyrightText: "NOASSERTION",
    comment: one.what,
    externalRefs: [{ referenceCategory: "PACKAGE-MANAGER", referenceType: "purl", referenceLocator: purl(one) }],
  });
  const parts = everything().map(part);
  const tavola = {
    SPDXID: "SPDXRef-tavola",
    name: "tavola",
    versionInfo: version,
    downloadLocation: "NOASSERTION",
    filesAnalyzed: false,
    licenseConcluded: "MIT",
    licenseDeclared: "MIT",
    copyrightText: "Copyright (c) 2026 The Tavola authors",
    comment: `Built from commit ${commit}. The container image also contains the C library of Debian 12 (libc6).`,
  };
  const digest = createHash("sha256")
    .update(JSON.stringify([tavola, parts]))
    .digest("hex");
  return {
    spdxVersion: "SPDX-2.3",
    dataLicense: "CC0-1.0",
    SPDXID: "SPDXRef-DOCUMENT",
    name: `tavola-${version}`,
    documentNamespace: `urn:tavola:spdx:${version}:${digest.slice(0, 32)}`,
    creationInfo: {
      created: new Date(Number(time) * 1000).toISOString().replace(".000", ""),
      creators: ["Organization: The Tavola authors", "Tool: tavola-release"],
    },
    packages: [tavola, ...parts],
    relationships: [
      { spdxElementId: "SPDXRef-DOCUMENT", relationshipType: "DESCRIBES", relatedSpdxElement: "SPDXRef-tavola" },
      ...parts.map(({ SPDXID }) => ({
        spdxElementId: "SPDXRef-tavola",
        relationshipType: "CONTAINS",
        relatedSpdxElement: SPDXID,
      })),
    ],
  };
}

/** Debian's machine-readable copyright file; the texts of the licenses follow their names. */
function copyright() {
  const indented = (lines) =>
    lines
      .trimEnd()
      .split("\n")
      .map((line) => (line.trim() === "" ? " ." : ` ${line}`))
      .join("\n");
  const inside = everything()
    .map(({ name, version, license }) => `${name} ${version} (${license})`)
    .join("\n");
  const mit = text("LICENSE").split("\n").slice(4).join("\n");
  return `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: tavola
Comment:
 The program contains these libraries. Their licenses are in their own
 packages and in the archives of this release.
${indented(inside)}

Files: *
Copyright: 2026 The Tavola authors
License: MIT

License: MIT
${indented(mit)}`;
}

const [what, ...rest] = process.argv.slice(2);
if (what === "list") for (const { kind, name } of everything()) console.log(`${kind} ${name}`);
else if (what === "copyright") console.log(copyright());
else if (what === "spdx") console.log(JSON.stringify(spdx(...rest), null, 1));
else throw new Error(`inside: expected list, copyright or spdx, found ${what}`);
