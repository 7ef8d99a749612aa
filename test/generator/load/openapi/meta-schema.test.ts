import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { checkModuleText, metaSchema } from "../../../../generator/load/openapi/meta-schema.js";
import { readValue } from "../../../../generator/load/read-value.js";
import { createSourceFile } from "../../../../generator/load/source-file.js";
import { document } from "./load-spec.js";

type Plain = Record<string, unknown>;
type Case = readonly [name: string, value: Plain, version: "3.0" | "3.1"];

/** Every document that shows a diagnostic, and the specs, as plain JSON. */
function documents(): readonly Case[] {
  const root = fileURLToPath(new URL("../../../../", import.meta.url));
  const folders = [join(root, "test/diagnostics"), join(root, "specs")];
  return folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name, "openapi.yaml");
      const value = existsSync(path) ? plain(readFileSync(path, "utf8")) : undefined;
      const version = /^3\.[01]/.exec(String(value?.["openapi"]))?.[0] as "3.0" | "3.1" | undefined;
      return value === undefined || version === undefined ? [] : [[name, value, version] as const];
    }),
  );
}

function plain(text: string): Plain | undefined {
  const value = readValue(createSourceFile("openapi.yaml", text), createDiagnostics());
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as Plain);
}

const load = createRequire(import.meta.url);
const swaggerParser = load.resolve("@apidevtools/swagger-parser/lib/validators/schema.js");
const validateSchema = load(swaggerParser) as (value: Plain) => void;
const Ajv = createRequire(swaggerParser)("ajv/dist/2020") as typeof Ajv2020;

/** Lets each validator that swagger-parser makes for a document take the compiled form of its schema from the first one. */
function compileOnce(): void {
  const compiled = new Map<unknown, ReturnType<Ajv2020["compile"]>>();
  const { validate } = Ajv.prototype;
  vi.spyOn(Ajv.prototype, "validate").mockImplementation(function (this: Ajv2020, schema, value) {
    // The published schema of schemas is referenced by its name.
    if (typeof schema !== "object") return Reflect.apply(validate, this, [schema, value]);
    const check = compiled.get(schema) ?? this.compile(schema);
    compiled.set(schema, check);
    const isValid = check(value) as boolean;
    this.errors = check.errors ?? null;
    return isValid;
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

function swaggerParserAccepts(value: Plain): boolean {
  try {
    validateSchema(value);
    return true;
  } catch {
    return false;
  }
}

describe("the check against the published schema", () => {
  it("says what swagger-parser says, save where it was mended", () => {
    compileOnce();
    // The published schema of 3.1 does not know that a path item has $ref and a server variable a description.
    const mended = ["lint-missing-security", "openapi-ref-conflict", "legacy-tokens"];
    const others = documents().filter(([name]) => !mended.includes(name));
    const asked = [...documents().filter(([name]) => mended.includes(name)), ...others];
    const differences = asked.filter(
      ([, value, version]) =>
        metaSchema(version).accepts(value as never) !== swaggerParserAccepts(structuredClone(value)),
    );
    expect(differences.map(([name]) => name)).toEqual(mended);
  });

  it("is the same when it was compiled with the package", () => {
    for (const version of ["3.0", "3.1"] as const) {
      const module = { exports: undefined as unknown };
      new Function("module", checkModuleText(version))(module);
      const accepts = module.exports as (value: Plain) => boolean;
      const cases = documents().filter(([, , own]) => own === version);
      expect(cases.length).toBeGreaterThan(3);
      for (const [name, value] of cases) expect(accepts(value), name).toBe(metaSchema(version).accepts(value as never));
    }
  });

  it.each([
    ["a license without a url", "info", { title: "Orders", version: "1", license: { name: "MIT" } }, true],
    [
      "a license with url and identifier",
      "info",
      { title: "Orders", version: "1", license: { name: "MIT", url: "a", identifier: "b" } },
      false,
    ],
    ["an unknown member beside an extension", "info", { title: "Orders", version: "1", "x-a": 1, author: "b" }, false],
    ["a path item with $ref and siblings", "paths", { "/a": { $ref: "#/components/pathItems/A", get: {} } }, true],
    ["the server of a link", "components", { links: { a: { operationId: "b", server: { url: "c" } } } }, true],
    ["an extension among callbacks", "components", { callbacks: { a: { "x-b": "c" } } }, true],
    [
      "an unknown member of a parameter beside an extension",
      "components",
      { parameters: { a: { name: "a", in: "query", schema: {}, "x-b": 1, stile: "form" } } },
      false,
    ],
  ] as const)("follows the text of OpenAPI 3.1 for %s", (_, member, value, expected) => {
    const whole = { ...plain(document("paths: {}\n")), [member]: value };
    expect(metaSchema("3.1").accepts(whole as never)).toBe(expected);
  });
});
