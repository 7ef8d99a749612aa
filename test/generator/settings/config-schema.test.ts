import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Ajv } from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import { knownIds } from "../../../generator/api/known-ids.js";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { createSourceFile } from "../../../generator/load/source-file.js";
import { checkConfig } from "../../../generator/project/check-config.js";
import { configSchema } from "../../../generator/settings/config-schema.js";
import { settings } from "../../../generator/settings/settings.js";
import { settingRows } from "../../support/reference/settings.js";

const path = "generator/schemas/specwright.config.schema.json";
const origin = { kind: "offset", file: createSourceFile("specwright.config.json", ""), start: 0 } as const;

/** Rejected by both, an example for each setting or more. */
const wrong: readonly (readonly [name: string, value: unknown])[] = [
  ["$schema", 5],
  ["extends", ""],
  ["specs", ""],
  ["out", "a\0b"],
  ["interfaces", { orders: [] }],
  ["format", "biome"],
  ["layout", "module"],
  ["importExtension", ".ts"],
  ["emit", ["types", "react"]],
  ["naming", "snake_case"],
  ["methods", "byPath"],
  ["enums", "enum"],
  ["typeDetail", "more"],
  ["int64", "Date"],
  ["dates", "Temporal"],
  ["pagination", []],
  ["servers", { test: "https://api.example/a?b" }],
  ["servers", { orders: { test: "ftp://api.example" } }],
  ["prefixes", { "xml-a": "urn:a" }],
  ["prefixes", { a: "" }],
  ["bindings", { Order: "order" }],
  ["bindings", { "a:b": "Order" }],
  ["emitters", [{ name: "a" }]],
  ["runtime", "none"],
  ["formats", "lenient"],
  ["validate", { request: "log" }],
  ["validate", { answer: "off" }],
  ["regenerateWith", "a\nb"],
  ["server", { unchecked: "off" }],
  ["strictness", { orders: "loose" }],
  ["nullable", true],
  ["discriminator", "wide"],
  ["overlays", [""]],
  ["tags", [""]],
  ["paths", { orders: "/orders" }],
  ["operations", 1],
  ["withoutTags", "a"],
  ["withoutPaths", [1]],
  ["withoutOperations", ""],
  ["roots", [{}]],
  ["locations", { "urn:orders": 1 }],
  ["catalogs", "catalog.xml"],
  ["allowRoots", ".."],
  ["allowOrigins", ["specs.example"]],
  ["allowBacktracking", "yes"],
  ["package", { name: "@acme/orders" }],
  ["package", { name: "Orders", version: "1.0.0" }],
  ["package", { name: "orders", version: "1.0" }],
  ["lint", { levels: { "lint/missing-tag": "off" } }],
  ["lint", { levels: { "lint/missing-tags": "info" } }],
  ["diff", { levels: { "schema/gone": "info" } }],
  ["diff", { rules: [{ id: "schema/property-added" }] }],
  ["diff", { rules: [{ level: "info", method: "GET" }] }],
  ["diff", { failOn: "info", policies: ["a"] }],
  ["diff", { judge: ["security"] }],
  ["spec", "specs"],
];

/** Accepted by both. */
const right = {
  $schema: "./node_modules/specwright/schemas/specwright.config.schema.json",
  extends: "@acme/policy",
  interfaces: { orders: "../orders.yaml", shop: ["a.xsd", "b.xsd"] },
  emit: ["types", "zod"],
  pagination: { listOrders: { style: "cursor", parameter: "after", next: "/next" }, listUsers: false },
  servers: { test: "https://api.example/v1", orders: { live: "http://localhost:80" } },
  prefixes: { cbc: "urn:parts" },
  bindings: { "{urn:orders}Order": "PurchaseOrder" },
  strictness: { orders: "lenient" },
  overlays: { orders: ["a.yaml"] },
  tags: ["a", "b"],
  locations: { "urn:orders": ["a.xsd"] },
  allowOrigins: ["https://specs.example"],
  package: { name: "@acme/orders", version: "1.2.3-rc.1", repository: { type: "git", url: "https://git.example/a" } },
  lint: { levels: { "lint/missing-tags": "off" } },
  diff: { levels: { "schema/property-added": "info" }, rules: [{ id: ["schema/property-added"], level: "off" }] },
};

let schema: ReturnType<typeof configSchema>;
let isValid: (config: unknown) => boolean;

beforeAll(async () => {
  schema = configSchema({ changes: await knownIds.changes(), rules: await knownIds.rules() });
  isValid = new Ajv({ allErrors: true }).compile(schema);
});

async function isAccepted(config: unknown): Promise<boolean> {
  const options = { originOf: () => origin, known: knownIds, diagnostics: createDiagnostics() };
  return (await checkConfig(config, options)) !== undefined;
}

describe("the schema of the configuration", () => {
  it("is the file of the package", () => {
    const text = `${JSON.stringify(schema, undefined, 1)}\n`;
    if (process.env["ACCEPT"] !== undefined) writeFileSync(path, text);
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("has each setting with its meaning, words and default, and no other", () => {
    interface Described {
      readonly description: string;
      readonly default?: unknown;
      readonly properties?: Readonly<Record<string, Described>>;
    }
    const rowsOf = ({ properties = {} }: Described, under = ""): readonly (readonly [string, Described])[] =>
      Object.entries(properties).flatMap(([name, row]) =>
        row.properties === undefined ? [[`${under}${name}`, row] as const] : rowsOf(row, `${under}${name}.`),
      );
    const rows = rowsOf(schema as unknown as Described);
    expect(rows.map(([name]) => name)).toEqual(settingRows().map(([name]) => name));
    for (const [index, [, { says, is, default: usual }]] of settingRows().entries()) {
      const row = rows[index]?.[1];
      expect(row?.description.toLowerCase()).toBe(`${says}.`.toLowerCase());
      expect(row?.default).toEqual(usual);
      for (const word of is.words ?? []) expect(JSON.stringify(row)).toContain(JSON.stringify(word));
    }
  });

  it("accepts defaults, and what a configuration may hold", async () => {
    const usual = Object.entries(settings).map(([name, row]) => ["default" in row ? name : "", row] as const);
    const defaults = Object.fromEntries(
      usual.flatMap(([name, row]) => (name !== "" && "default" in row ? [[name, row.default]] : [])),
    );
    for (const config of [{}, defaults, right]) {
      expect([isValid(config), await isAccepted(config)]).toEqual([true, true]);
    }
  });

  it.each(wrong)("rejects a wrong value of %s, as generate does: %j", async (name, value) => {
    expect([isValid({ [name]: value }), await isAccepted({ [name]: value })]).toEqual([false, false]);
  });

  it("is tested with a wrong value of each setting", () => {
    const tested = new Set(wrong.map(([name]) => name));
    expect(Object.keys(settings).filter((name) => !tested.has(name))).toEqual([]);
  });

  it("rejects wrong pages of an operation", () => {
    expect(isValid({ pagination: { listOrders: { style: "cursors" } } })).toBe(false);
  });

  it("accepts each configuration of the repository", () => {
    const cases = readdirSync("test/diagnostics").map((name) => `test/diagnostics/${name}`);
    const folders = [".", "sandbox/control", "templates/init", ...cases.filter((name) => !/policy|option/.test(name))];
    const configs = folders.map((folder) => `${folder}/specwright.config.json`).filter((file) => existsSync(file));
    expect(configs.length).toBeGreaterThan(10);
    expect(configs.filter((file) => !isValid(JSON.parse(readFileSync(file, "utf8"))))).toEqual([]);
  });
});
