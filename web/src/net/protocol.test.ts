import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FILE, protocolTypes } from "../../tools/protocol.mjs";

it("is what the schema gives: run `npm run protocol` after a change of docs/schema/server.schema.json", () => {
  expect(readFileSync(FILE, "utf8")).toBe(protocolTypes());
});
