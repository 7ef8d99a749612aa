import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { compileParties } from "../../support/compile-parties.js";
import { tempFolder } from "../../support/temp-folder.js";

const named = { type: "object", required: ["n"], properties: { n: { type: "integer" } } };

/** A document whose response has two properties that a reference describes. */
function documentWith(ref: string, parts: object, version = "3.1.0"): object {
  const schema = { type: "object", properties: { first: { $ref: ref }, second: { $ref: ref } } };
  const content = { "application/json": { schema } };
  const get = { operationId: "read", responses: { "200": { description: "Fine.", content } } };
  return { openapi: version, info: { title: "T", version: "1" }, paths: { "/d": { get } }, ...parts };
}

const item = {
  get: {
    operationId: "other",
    responses: { "200": { description: "d", content: { "application/json": { schema: named } } } },
  },
};

const cases: Readonly<Record<string, readonly [document: object, code: string]>> = {
  "definitions of the document": [documentWith("#/definitions/N", { definitions: { N: named } }), "openapi/schema"],
  "definitions of the document in 3.0": [
    documentWith("#/definitions/N", { definitions: { N: named } }, "3.0.3"),
    "openapi/schema",
  ],
  "definitions that are components": [
    documentWith("#/definitions/N", { components: { schemas: { N: named } } }),
    "openapi/unknown-ref",
  ],
  "a property of definitions that are components": [
    documentWith(
      "#/definitions/H/properties/x",
      { components: { schemas: { H: { type: "object", properties: { x: named } } } } },
      "3.0.3",
    ),
    "openapi/unknown-ref",
  ],
  "components of an unknown kind": [
    documentWith("#/components/models/N", { components: { models: { N: named } } }),
    "openapi/schema",
  ],
  "a property of a reference": [
    documentWith("#/components/schemas/R/properties/x", {
      components: {
        schemas: { H: { type: "object", properties: { x: named } }, R: { $ref: "#/components/schemas/H" } },
      },
    }),
    "openapi/unknown-ref",
  ],
  "a property of a reference to a reference": [
    documentWith(
      "#/components/schemas/Q/properties/x",
      {
        components: {
          schemas: {
            H: { type: "object", properties: { x: named } },
            R: { $ref: "#/components/schemas/H" },
            Q: { $ref: "#/components/schemas/R" },
          },
        },
      },
      "3.0.3",
    ),
    "openapi/unknown-ref",
  ],
  "a schema of a path item that is a reference": [
    documentWith("#/paths/~1q/get/responses/200/content/application~1json/schema", {
      paths: {
        "/d": (documentWith("#/paths/~1q/get/responses/200/content/application~1json/schema", {}) as { paths: object })
          .paths["/d" as never],
        "/q": { $ref: "#/components/pathItems/Q" },
      },
      components: { pathItems: { Q: item } },
    }),
    "openapi/unknown-ref",
  ],
};

describe("a reference that names nothing, or a part that OpenAPI does not know", () => {
  it.each(Object.entries(cases))("is read as it is meant, with one warning: %s", async (_, [document, code]) => {
    const cwd = tempFolder({ "vendor.json": JSON.stringify(document) });
    const emit = ["--emit", "types,paths,validators,client,server"];
    const { code: exit, stderr } = await cli(
      ["generate", "--max-problems", "99", "vendor.json", "-o", "out", ...inFolder, ...emit],
      { cwd },
    );
    expect([exit, stderr.match(/(?<=warning )\S+(?=:)/g)]).toEqual([0, [code]]);
    const types = readFileSync(join(cwd, "out/types.ts"), "utf8");
    expect([types.match(/n: number;/g)?.length, types.match(/unknown/g)]).toEqual([1, null]);
    const texts = ["types", "paths"].map((name): [string, string] => [
      join(process.cwd(), "out", `${name}.ts`),
      readFileSync(join(cwd, `out/${name}.ts`), "utf8"),
    ]);
    expect(compileParties(new Map(texts))).toEqual([]);
  });

  it("begins at the schema around it that has definitions", async () => {
    const inner = { type: "object", properties: { t: { $ref: "#/$defs/T" } }, $defs: { T: { const: "inner" } } };
    const outer = { type: "object", properties: { inner, t: { $ref: "#/$defs/T" } }, $defs: { T: { const: "outer" } } };
    const document = documentWith("#/components/schemas/Outer", { components: { schemas: { Outer: outer } } });
    const cwd = tempFolder({ "vendor.json": JSON.stringify(document) });
    const { code, stderr } = await cli(
      ["generate", "--max-problems", "99", "vendor.json", "-o", "out", ...inFolder, "--emit", "types,paths"],
      { cwd },
    );
    expect([code, stderr.match(/(?<=warning )\S+(?=:)/g)]).toEqual([0, ["openapi/unknown-ref"]]);
    const types = readFileSync(join(cwd, "out/types.ts"), "utf8");
    expect(types.match(/"(?:inner|outer)"/g)?.sort()).toEqual(['"inner"', '"outer"']);
  });

  it.each([
    ["itself", { A: { $ref: "#/components/schemas/A/properties/b" } }],
    [
      "another one that leads back",
      { A: { $ref: "#/components/schemas/B/properties/x" }, B: { $ref: "#/components/schemas/A/properties/y" } },
    ],
    [
      "2,000 others",
      Object.fromEntries(
        Array.from({ length: 2_000 }, (_, at) => [
          at === 0 ? "A" : `S${at}`,
          { $ref: `#/components/schemas/S${at + 1}/properties/x` },
        ]),
      ),
    ],
  ])("is given up where it leads only to %s", async (_, schemas) => {
    const document = documentWith("#/components/schemas/A", { components: { schemas } });
    const cwd = tempFolder({ "vendor.json": JSON.stringify(document) });
    const { code, stdout } = await cli(["generate", "vendor.json", "-o", "out", ...inFolder, "--emit", "types"], {
      cwd,
    });
    expect([code, stdout]).toEqual([0, expect.stringContaining("skipped)")]);
  });

  it("is an error in strict reading", async () => {
    const [document] = cases["definitions that are components"] ?? [];
    const cwd = tempFolder({ "vendor.json": JSON.stringify(document) });
    const { code, stderr } = await cli(
      ["generate", "--max-problems", "99", "vendor.json", "-o", "out", ...inFolder, "--strictness", "strict"],
      { cwd },
    );
    expect([code, stderr.match(/(?<=error )\S+(?=:)/g)]).toEqual([1, ["openapi/unknown-ref", "openapi/unknown-ref"]]);
  });
});
