// Writes src/net/protocol.ts, the types of the messages on a table's socket, from docs/schema/server.schema.json. Run
// it with `npm run protocol`; a test checks that the file matches the schema.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SCHEMA = new URL("../../docs/schema/server.schema.json", import.meta.url);
export const FILE = new URL("../src/net/protocol.ts", import.meta.url);

const WIDTH = 120;
const REFERENCE = "#/$defs/";

const pascal = (name) => name.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());

/** The name of a definition's type; the types of messages end in "Message". */
function typeName(name, definition) {
  return definition.properties?.t ? `${pascal(name)}Message` : pascal(name);
}

function namesOf(schema) {
  const names = new Map();
  for (const [name, definition] of Object.entries(schema.$defs)) names.set(name, typeName(name, definition));
  return names;
}

const unionOf = (types) => [...new Set(types)].join(" | ");

/** The type of a part of the schema, on one line. */
function typeOf(part, names) {
  if (part.$ref) return names.get(part.$ref.slice(REFERENCE.length));
  if (part.oneOf) return unionOf(part.oneOf.map((one) => typeOf(one, names)));
  if ("const" in part) return JSON.stringify(part.const);
  if (part.enum) return unionOf(part.enum.map((one) => JSON.stringify(one)));
  switch (part.type) {
    case "integer":
      return "number";
    case "array": {
      const item = part.items ? typeOf(part.items, names) : "unknown";
      return item.includes(" | ") && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      return part.properties
        ? `{ ${membersOf(part, names).join(" ")} }`.replace(/; }$/, " }")
        : "Record<string, unknown>";
    default:
      return part.type; // string, boolean, null
  }
}

function membersOf(part, names) {
  const required = new Set(part.required ?? []);
  return Object.entries(part.properties).map(
    ([key, value]) => `${key}${required.has(key) ? "" : "?"}: ${typeOf(value, names)};`,
  );
}

function declaration(name, part, names) {
  const type = names.get(name);
  if (part.properties) {
    return `export interface ${type} {\n${membersOf(part, names)
      .map((member) => `  ${member}\n`)
      .join("")}}\n`;
  }
  if (part.enum) {
    const list = `${name.toUpperCase()}S`;
    const values = part.enum.map((one) => JSON.stringify(one));
    const line = `export const ${list} = [${values.join(", ")}] as const;`;
    const lines = `export const ${list} = [\n${values.map((one) => `  ${one},\n`).join("")}] as const;`;
    return `${line.length <= WIDTH ? line : lines}\nexport type ${type} = (typeof ${list})[number];\n`;
  }
  const line = `export type ${type} = ${typeOf(part, names)};`;
  if (!part.oneOf || line.length <= WIDTH) return `${line}\n`;
  const all = part.oneOf.map((one) => typeOf(one, names));
  const second = `  ${all.join(" | ")};`;
  const lines = second.length <= WIDTH ? second : `${all.map((one) => `  | ${one}`).join("\n")};`;
  return `export type ${type} =\n${lines}\n`;
}

/** The text of protocol.ts. */
export function protocolTypes() {
  const schema = JSON.parse(readFileSync(SCHEMA, "utf8"));
  const names = namesOf(schema);
  const head =
    "// Generated from docs/schema/server.schema.json by `npm run protocol`: change the schema, not this file.\n";
  const parts = Object.entries(schema.$defs).map(([name, part]) => declaration(name, part, names));
  return `${head}\n${parts.join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, protocolTypes());
