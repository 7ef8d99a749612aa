import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diff } from "../../../generator/api/diff.js";
import { generate } from "../../../generator/api/generate.js";
import { lint } from "../../../generator/api/lint.js";
import { effort } from "../../support/effort.js";
import { isThorough, sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";
import { chainDocuments, doublingDocuments, documentOf } from "./openapi-documents.js";
import { chainSchemas, doublingSchemas } from "./xsd-documents.js";

// A thorough run takes chains of 3,000 through lint, generate and diff for every way to refer; another one only some ways,
// and shorter chains where no fault depended on more.
const long = 3_000;
const shorter = sized({ normal: 12, thorough: long });

/** All in a thorough run; these in a normal one. */
function kinds(all: object, chosen: readonly string[]): readonly string[] {
  return Object.keys(all).filter((kind) => isThorough || chosen.includes(kind));
}

interface Told {
  readonly codes: readonly string[];
  /** Units of effort. */
  readonly spent: number;
}

/** More than any of these takes, and less than work that is the square of a chain's length. */
const budget = sized({ normal: 3_000, thorough: 12_000 });

/** The codes of errors of a spec when it is linted, generated, and compared with its edited version. */
async function through(file: string, text: string, changed = text): Promise<Told> {
  const cwd = tempFolder({ [file]: text, [`new/${file}`]: changed });
  const spent = effort();
  const generated = await generate({ cwd, files: [file], out: "out", format: "none", strictness: "strict" });
  const compared = await diff({ cwd, before: file, after: join("new", file), strictness: "strict" });
  const found = [...generated.diagnostics, ...compared.diagnostics].filter(({ severity }) => severity === "error");
  // Lenient reading of third-party specs takes no longer.
  if (found.length > 0) await generate({ cwd, files: [file], out: "lenient", format: "none", strictness: "lenient" });
  return { codes: [...new Set(found.map(({ code }) => code))], spent: spent() };
}

/** The codes of errors of a strict run, which are warnings of a lenient one. */
async function generated(text: string): Promise<Told> {
  const cwd = tempFolder({ "a.xsd": text });
  const spent = effort();
  const [strict, lenient] = await Promise.all(
    (["strict", "lenient"] as const).map(async (strictness) => {
      const options = { cwd, files: ["a.xsd"], out: strictness, format: "none", strictness } as const;
      const { diagnostics } = await generate(options);
      const lost = strictness === "strict" ? "error" : "warning";
      return [...new Set(diagnostics.flatMap(({ severity, code }) => (severity === lost ? [code] : [])))];
    }),
  );
  expect(lenient).toEqual(strict);
  return { codes: strict ?? [], spent: spent() };
}

async function linted(file: string, text: string): Promise<readonly string[]> {
  const cwd = tempFolder({ [file]: text });
  const { diagnostics } = await lint({ cwd, files: [file] });
  return [...new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code))];
}

/** Another type at the end of a chain. */
function withOtherEnd(text: string): string {
  return text
    .replace('"a":{"type":"string"}', '"a":{"type":"integer"}')
    .replaceAll('name="z" type="xs:string"', 'name="z" type="xs:int"');
}

describe("chains of references in OpenAPI", () => {
  it.each(kinds(chainDocuments(2), ["$ref", "allOf", "parameters", "pathItems"]))(
    "of 3,000 links are linted without running out of stack: %s",
    async (kind) => {
      expect(await linted("openapi.json", chainDocuments(long)[kind] ?? "")).toEqual([]);
    },
  );

  it.each([19, 20, 21, 40, 59])("of 60 path items, of which number %i has an operation, are refused", async (at) => {
    const text = chainDocuments(60)["pathItems"] ?? "";
    const { paths, ...rest } = JSON.parse(text) as { readonly paths: object; components: { pathItems: object } };
    const items = Object.entries(rest.components.pathItems).map(([key, item], index) => [
      key,
      index === at ? { ...item, get: { responses: { 200: { description: "Done." } } } } : item,
    ]);
    rest.components.pathItems = Object.fromEntries(items) as object;
    expect(await linted("openapi.json", JSON.stringify({ ...rest, paths }))).toEqual(
      at === 59 ? [] : ["openapi/ref-conflict"],
    );
  });

  it.each(kinds(chainDocuments(2), ["allOf", "oneOf", "not", "pathItems"]))(
    "are generated and compared: %s",
    async (kind) => {
      const text = chainDocuments(shorter)[kind] ?? "";
      const { codes, spent } = await through("openapi.json", text, withOtherEnd(text));
      expect(codes).toEqual([]);
      expect(spent).toBeLessThan(budget);
    },
  );

  it("of very many choices print types without running out of stack", async () => {
    const many = sized({ normal: 100, thorough: long });
    expect((await through("openapi.json", chainDocuments(many)["oneOf"] ?? "")).codes).toEqual([]);
  });

  it.each(kinds(doublingDocuments, ["allOf", "conditions"]))(
    "that double at each of 60 levels do not multiply: %s",
    async (kind) => {
      const text = doublingDocuments[kind] ?? "";
      const { codes, spent } = await through("openapi.json", text, withOtherEnd(text));
      expect(codes).toEqual([]);
      expect(spent).toBeLessThan(budget);
    },
  );

  it("of hundreds of files are followed", async () => {
    const fileCount = sized({ normal: 100, thorough: 1_000 });
    const files = Object.fromEntries(
      Array.from({ length: fileCount }, (_, at) => [
        `f${at}.json`,
        JSON.stringify(
          at === fileCount - 1
            ? { type: "string" }
            : { type: "object", properties: { next: { $ref: `f${at + 1}.json` } } },
        ),
      ]),
    );
    const cwd = tempFolder({ ...files, "openapi.json": documentOf({ A: { $ref: "f0.json" } }) });
    expect((await generate({ cwd, files: ["openapi.json"], out: "out", format: "none" })).ok).toBe(true);
  });
});

describe("dense graphs of OpenAPI schemas", () => {
  const countTo = (size: number): readonly number[] => Array.from({ length: size }, (_, at) => at);
  const refTo = (at: number): object => ({ $ref: `#/components/schemas/S${at}` });

  it("in which each refers to each are linted", async () => {
    const all = countTo(sized({ normal: 100, thorough: 300 }));
    const schemaOf = (): object => ({
      type: "object",
      properties: Object.fromEntries(all.map((at) => [`p${at}`, refTo(at)])),
    });
    const text = documentOf(Object.fromEntries(all.map((at) => [`S${at}`, schemaOf()])));
    const spent = effort();
    expect(await linted("openapi.json", text)).toEqual([]);
    expect(spent()).toBeLessThan(budget);
  });

  it("are refused when schemas are put together from each other", async () => {
    // Of 20,000 parts that may apply to one value, this makes 21,000.
    const size = sized({ normal: 205, thorough: 300 });
    const all = countTo(size);
    const schemaOf = (at: number): object =>
      at === size - 1 ? { type: "object" } : { allOf: all.slice(at + 1).map(refTo) };
    const text = documentOf(Object.fromEntries(all.map((at) => [`S${at}`, schemaOf(at)])));
    const { codes, spent } = await through("openapi.json", text);
    expect(codes).toEqual(["json-schema/too-many-parts"]);
    expect(spent).toBeLessThan(budget);
  });
});

describe("schemas in schemas", () => {
  it.each(["openapi.json", "openapi.yaml"])("2,000 levels deep are refused at their place: %s", async (file) => {
    const deep = `${'{"type":"object","properties":{"n":'.repeat(2_000)}{"type":"string"}${"}}".repeat(2_000)}`;
    const text = documentOf({ A: "@" }).replace('"@"', deep);
    expect((await through(file, text)).codes).toEqual(["source/too-deep"]);
  });
});

describe("chains in XSD", () => {
  const drawn = ["restrictions", "empty extensions", "unions", "groups", "patterns"];

  it.each(kinds(chainSchemas(2), drawn))(
    "of 3,000 links are generated, or refused at their place: %s",
    async (kind) => {
      const { codes, spent } = await generated(chainSchemas(long)[kind] ?? "");
      expect(codes).toEqual(refusedChains[kind] ?? []);
      expect(spent).toBeLessThan(budget);
    },
  );

  it("of which each adds an attribute are refused where there are too many members in sum", async () => {
    // The sum grows with the square: this many have 600,000 properties; 500,000 are allowed.
    const text = chainSchemas(sized({ normal: 1_100, thorough: long }))["extensions"] ?? "";
    const attributes = text.replace(
      /<xs:sequence><xs:element (name="e\d+" type="xs:string")\/><\/xs:sequence>/g,
      "<xs:attribute $1/>",
    );
    expect((await generated(attributes)).codes).toEqual(["xsd/too-much-written-out"]);
  });

  it("of many types with errors are read leniently without a walk through all for each", async () => {
    const count = sized({ normal: 1_000, thorough: 4_000 });
    const types = Array.from(
      { length: count },
      (_, at) => `<xs:complexType name="T${at}"><xs:attribute name="a" type="Missing"/></xs:complexType>`,
    );
    const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${types.join("")}</xs:schema>`;
    const { spent } = await generated(text);
    expect(spent).toBeLessThan(sized({ normal: 800, thorough: 4_000 }));
  });

  it("of groups and unions leave nothing behind that seems to be used by nobody", async () => {
    for (const kind of ["groups", "unions"]) {
      const cwd = tempFolder({ "a.xsd": chainSchemas(500)[kind] ?? "" });
      const { diagnostics } = await lint({ cwd, files: ["a.xsd"] });
      expect(diagnostics.filter(({ code }) => code === "lint/unused-component")).toEqual([]);
    }
  });

  it("of extensions are compared without each walking through all", async () => {
    const text = chainSchemas(sized({ normal: 60, thorough: 400 }))["extensions"] ?? "";
    const { codes, spent } = await through("a.xsd", text, withOtherEnd(text));
    expect(codes).toEqual([]);
    expect(spent).toBeLessThan(budget);
  });

  const used = sized({ normal: 60, thorough: 300 });

  it.each([
    ["patterns", sized({ normal: 30, thorough: 60 })],
    ["simple restrictions, each used", used],
    ["unions, each used", used],
  ] as const)("are compared without work that is the square or cube of their length: %s", async (kind, length) => {
    const text = chainSchemas(length)[kind] ?? "";
    const changed = text.replace('base="xs:string"', 'base="xs:token"');
    const { codes, spent } = await through("a.xsd", text, changed);
    expect(codes).toEqual([]);
    expect(spent).toBeLessThan(budget);
  });

  it.each(kinds(chainSchemas(2), ["types of elements"]))("of links are compared: %s", async (kind) => {
    const text = chainSchemas(200)[kind] ?? "";
    const { codes, spent } = await through("a.xsd", text, withOtherEnd(text));
    // At most a hundred patterns in a row are allowed.
    expect(codes).toEqual(kind === "patterns" ? refusedChains[kind] : []);
    expect(spent).toBeLessThan(budget);
  });

  it("of global elements are compared without a walk from each to the end", async () => {
    const text = chainSchemas(sized({ normal: 200, thorough: 1_500 }))["element references"] ?? "";
    const { codes, spent } = await through("a.xsd", text, withOtherEnd(text));
    expect(codes).toEqual([]);
    expect(spent).toBeLessThan(budget);
  });

  it.each(Object.entries(doublingSchemas))(
    "that double at each of 40 levels do not multiply: %s",
    async (_, [text, refused]) => {
      const { codes, spent } = await through("a.xsd", text, withOtherEnd(text));
      expect(codes).toEqual(refused);
      expect(spent).toBeLessThan(budget);
    },
  );
});

/** Refusals of 3,000 links, since each type is written out with all that those before it say. */
const refusedChains: Readonly<Record<string, readonly string[]>> = {
  extensions: ["xsd/too-much-written-out"],
  patterns: ["xsd/too-many-patterns"],
  "unions, each used": ["xsd/union-too-large"],
};
