// Prints the verdict on the samples of a document, as JSON: see `samples.mjs`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { upgrade } from "@scalar/openapi-upgrader";
import { load } from "js-yaml";
import { docs } from "../../generator/api/docs.js";
import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import { jsonFaults } from "../site/support/json-faults.js";

const [, , path = "", folder = "", family = ""] = process.argv;
const catalog = join(family, "catalog.xml");
const { model, diagnostics } = await docs({
  cwd: dirname(path),
  files: [resolve(path)],
  ...(path.endsWith(".xsd") && { allowRoots: [family] }),
  ...(existsSync(catalog) && { catalogs: [catalog] }),
});
const [api] = model?.apis ?? [];
if (api === undefined) {
  console.log(JSON.stringify({ error: diagnostics.find(({ severity }) => severity === "error")?.code ?? "no API" }));
} else if (path.endsWith(".xsd")) {
  const elements = api.xml.filter(({ kind }) => kind === "element");
  mkdirSync(folder, { recursive: true });
  const samples = elements.flatMap(({ samples }, index) => {
    const file = join(folder, `${index}.xml`);
    samples.forEach(({ code }) => writeFileSync(file, code));
    return samples.length === 0 ? [] : [file];
  });
  const missing = elements.filter(({ samples }) => samples.length === 0).map(({ name }) => name);
  console.log(JSON.stringify({ bodies: elements.length, missing, invalid: [], samples }));
} else {
  const document = load(readFileSync(path, "utf8")) as Record<string, unknown>;
  // Read before the upgrade, which changes the document.
  const isOlder = !/^3\.[1-9]/.test(String(document["openapi"]));
  console.log(JSON.stringify(jsonFaults(api, asMeant(upgrade(document, "3.1"), isOlder))));
}

/**
 * Schemas as their authors mean them: a discriminator selects one of several that match, `nullable` applies to an enum and to other
 * schemas next to it, and a bound that is true has no effect without its number.
 */
function asMeant(value: JsonValue, isOlder: boolean): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => asMeant(item, isOlder));
  const { type, allOf, discriminator, ...rest } = value as Readonly<Record<string, JsonValue | undefined>>;
  const nullable =
    rest["nullable"] ?? (Array.isArray(allOf) && allOf.some((part) => isDeepStrictEqual(part, { nullable: true })));
  const acceptsNull = nullable === true || (isOlder && Array.isArray(type) && type.includes("null"));
  const entries = Object.entries(value as Readonly<Record<string, JsonValue>>)
    // An example may contain the name, but is not a schema.
    .filter(([name, inner]) => name !== "$id" || typeof inner !== "string")
    .filter(([name, inner]) => typeof inner !== "boolean" || !/^(?:nullable|exclusiveM(?:in|ax)imum)$/.test(name))
    .map(([name, inner]): [string, JsonValue] => {
      const isOpen = acceptsNull && name === "enum" && Array.isArray(inner) && !inner.includes(null);
      const key = name === "oneOf" && discriminator !== undefined ? "anyOf" : name;
      return [key, isOpen ? [...(inner as JsonValue[]), null] : asMeant(inner, isOlder)];
    });
  const schema = Object.fromEntries(entries);
  return nullable === true ? { anyOf: [{ type: "null" }, schema] } : schema;
}
