import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { buildFiles } from "../../../../generator/generate.js";
import type { Project } from "../../../../generator/project-types.js";
import { muchCode } from "../../../../generator/write/format/format-files.js";
import { layOut } from "../../../../generator/write/format/lay-out.js";
import { emitterNames } from "../../../../generator/settings/parts.js";
import { defaultSettings, projectOf } from "../../../support/project.js";
import { isThorough, sized } from "../../../support/sizes.js";

const golden = resolve(import.meta.dirname, "../../../golden");
const features = readdirSync(golden).filter((name) => statSync(join(golden, name)).isDirectory());

/** The files of an interface but the runtime's, by path. */
async function filesOf(name: string, folder: string, changes: Partial<Project>): Promise<ReadonlyMap<string, string>> {
  const { files } = await buildFiles(projectOf(name, folder, { flat: false, ...changes }));
  return new Map(files.flatMap(({ path, text }) => (path.startsWith("runtime/") ? [] : [[path, text]])));
}

/** Files of goldens, which are built once for all tests. */
const goldens = new Map<string, Promise<ReadonlyMap<string, string>>>();

function goldenFiles(feature: string, changes: Partial<Project>): Promise<ReadonlyMap<string, string>> {
  const key = JSON.stringify([feature, changes]);
  const files = goldens.get(key) ?? buildGolden(feature, changes);
  goldens.set(key, files);
  return files;
}

function buildGolden(feature: string, changes: Partial<Project>): Promise<ReadonlyMap<string, string>> {
  const folder = join(golden, feature);
  const path = join(folder, "case.json");
  const own = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Partial<Project>) : {};
  return filesOf(feature, folder, { ...own, ...changes });
}

/** Lines of the first source that the second does not contain, with their counts. */
function linesBeside(some: string, other: string): number {
  const left = new Map<string, number>();
  for (const line of other.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return some.split("\n").filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  }).length;
}

/** Expects files that prettier, given each whole, would not change; and those without it to be the same programs. */
async function expectAsPrettier(
  build: (changes: Partial<Project>) => Promise<ReadonlyMap<string, string>>,
): Promise<void> {
  const [formatted, plain] = await Promise.all([build({ format: "prettier" }), build({ format: "none" })]);
  expect([...plain.keys()]).toEqual([...formatted.keys()]);
  for (const [path, text] of formatted) {
    const whole = await format(plain.get(path) ?? "", { parser: "babel-ts", printWidth: 120 });
    expect(text === whole ? path : `${path}: ${firstDifference(text, whole)}`).toBe(path);
  }
}

function firstDifference(some: string, other: string): string {
  const others = other.split("\n");
  const at = some.split("\n").findIndex((line, index) => line !== others[index]);
  return `line ${at + 1}: ${some.split("\n")[at] ?? ""} | ${others[at] ?? ""}`;
}

describe("files that are formatted declaration by declaration", () => {
  it("of much code is the indentation alone: long lines stay whole", () => {
    const long = `const names = [${Array.from({ length: 40 }, (_, at) => `"name${at}"`).join(", ")}];`;
    const text = `function all() {\n${long}\nreturn names;\n}`;
    expect(layOut(text, true).text).toBe(`function all() {\n  ${long}\n  return names;\n}`);
    expect(layOut(text).text.split("\n").length).toBeGreaterThan(40);
  });

  it("of a union with a member that is longer than a line keeps its sign", () => {
    const long = "A".repeat(120);
    const text = `export type Long =\n| ${long} & {\na: 1;\n}\n| B;`;
    expect(
      layOut(text)
        .text.split("\n")
        .map((line) => line.trim()),
    ).toEqual(["export type Long =", `| ${long} &`, "{", "a: 1;", "}", "| B;"]);
  });

  it.each(features)("are what prettier makes of them in one piece: %s", async (feature) => {
    await expectAsPrettier((changes) => goldenFiles(feature, changes));
  });

  const specs = resolve(import.meta.dirname, "../../../../specs");
  const interfaces = readdirSync(specs).filter(
    (name) => !/^[._]/.test(name) && statSync(join(specs, name)).isDirectory(),
  );
  it.each(isThorough ? interfaces : ["company-tokens"])("and of the contract %s", async (name) => {
    const emit = ["types", "paths", "validators", "codecs", "client", "server", "index"] as const;
    await expectAsPrettier((changes) => filesOf(name, join(specs, name), { emit, ...changes }));
  });
});

/** Formatted lines, and the number of lines that differ without prettier. */
async function compareLayouts(
  builds: readonly ((changes: Partial<Project>) => Promise<ReadonlyMap<string, string>>)[],
): Promise<{ readonly lines: number; readonly different: number }> {
  let lines = 0;
  let different = 0;
  for (const build of builds) {
    const plain = await build({ format: "none" });
    // Long lines of much code stay whole.
    if ([...plain.values()].join("").length > muchCode) continue;
    for (const [path, text] of await build({ format: "prettier" })) {
      const other = plain.get(path) ?? "";
      lines += text.split("\n").length;
      different += Math.max(linesBeside(text, other), linesBeside(other, text));
    }
  }
  return { lines, different };
}

describe("format none differs from prettier in fewer than a tenth of the lines", () => {
  it("of goldens", async () => {
    const builds = features.map((feature) => (changes: Partial<Project>) => goldenFiles(feature, changes));
    const { lines, different } = await compareLayouts(builds);
    expect(lines).toBeGreaterThan(sized({ normal: 3_000, thorough: 10_000 }));
    expect(different / lines).toBeLessThan(0.1);
  });

  it("of public example documents", async () => {
    const examples = dirname(createRequire(import.meta.url).resolve("@readme/oas-examples/package.json"));
    const paths = ["3.0", "3.1"].flatMap((version) =>
      readdirSync(join(examples, version, "json"))
        .filter((name) => name.endsWith(".json"))
        .map((name) => join(examples, version, "json", name)),
    );
    const { lines, different } = await compareLayouts(
      sized({ normal: paths.slice(0, 1), thorough: paths }).map((path) => async (changes) => {
        const interfaces = [{ name: basename(path, ".json"), roots: [path], folder: dirname(path) }];
        const project = {
          ...defaultSettings,
          cwd: dirname(path),
          outDir: "out",
          emit: emitterNames,
          interfaces,
          flat: false,
        };
        const { files } = await buildFiles({ ...project, ...changes });
        return new Map(files.flatMap((file) => (file.path.startsWith("runtime/") ? [] : [[file.path, file.text]])));
      }),
    );
    expect(different / Math.max(lines, 1)).toBeLessThan(0.1);
  });
});

describe("layOut", () => {
  const long = "x".repeat(50);

  it("leaves literals and comments as they are, whatever stands in them", () => {
    const text = ["/**", " * { [ (", " */", `export const a = "{ [ (";`, "const b = 1;"].join("\n");
    expect(layOut(text)).toEqual({ text, isSettled: true });
  });

  it("ends no literal early that holds both kinds of quotes when it takes the other kind", () => {
    const value = `"'" "" '); pwned(); //`;
    const { text } = layOut(`const a = ${JSON.stringify(value)};`);
    expect(text).toBe(`const a = '"\\'" "" \\'); pwned(); //';`);
  });

  it("breaks no number with an exponent, which was -9.7e + 26 in a line that is broken", () => {
    const numbers = ["-9.7e+26", "1.5e-9", "4e+21", "12"];
    const { text } = layOut(`const ${long} = [${[...numbers, ...numbers, ...numbers].join(", ")}];`);
    expect(text).toBe(
      `const ${long} = [\n${[...numbers, ...numbers, ...numbers].map((each) => `  ${each},\n`).join("")}];`,
    );
    const unequal = layOut(`if (${numbers.map((each) => `${long} !== ${each}`).join(" && ")}) return false;`);
    expect(unequal.text.match(/-?[\d.]+(?:e[+-]\d+)?/g)).toEqual(numbers);
  });

  it.each([
    `if (!to?.at("a").report("format", ${long}${long}, "uuid", "b")) return false;`,
    `if (${long} && !to?.at("${long}", "b").report("type", a, "string")) return false;`,
    `to.at("a").items(${long}, ${long}, check);`,
  ])("breaks calls of methods one after the other as prettier does: %s", async (statement) => {
    const text = `function f() {\n${statement}\n}`;
    const { text: laidOut, isSettled } = layOut(text);
    expect({ laidOut: `${laidOut}\n`, isSettled }).toEqual({
      laidOut: await format(text, { parser: "babel-ts", printWidth: 120 }),
      isSettled: true,
    });
  });

  it("keeps the arguments of a call whose type arguments end on its line", () => {
    const printed =
      'f<A & {\n  "xsi:type": "B";\n}>(value, root, (visitor) => visitor.complex("A"), [["", "urn:a"]], options);';
    expect(layOut(printed).text.replace(/\s/g, "")).toContain(
      'f<A&{"xsi:type":"B";}>(value,root,(visitor)=>visitor.complex("A"),[["","urn:a"]],options);'.replace(/\s/g, ""),
    );
  });

  it("puts no comma into an index signature whose type takes the line", () => {
    const { text } = layOut(`type A = {\n[name: string]: "${long}${long}${long}";\n};`);
    expect(text).toBe(`type A = {\n  [\n    name: string\n  ]: "${long}${long}${long}";\n};`);
  });

  it("breaks the arguments of long calls, and puts the last one on several lines when that is enough", () => {
    expect(layOut(`call(${long}, ${long}, ${long});`).text).toBe(`call(\n  ${long},\n  ${long},\n  ${long},\n);`);
    expect(layOut(`call(${long}, { a: ${long}, b: ${long} });`).text).toBe(
      `call(${long}, {\n  a: ${long},\n  b: ${long},\n});`,
    );
  });

  it("keeps the plus of a count behind a long condition: values that match two branches of a oneOf were taken for valid", () => {
    const long = `${"a".repeat(50)} && ${"b".repeat(50)}`;
    expect(layOut(`if (${long}) matches += 1;`).text).toBe(`if (${long})\n  matches += 1;`);
    const loop = `for (let index = 0; index < ${"c".repeat(100)}; index -= 1) {`;
    expect(layOut(loop).text.replace(/\s/g, "")).toBe(loop.replace(/\s/g, ""));
  });

  it("reads names that every object has as names", () => {
    const line = `export function constructor(__proto__: ${long}, toString: ${long}): ${long};`;
    expect(layOut(line).text).toBe(
      `export function constructor(\n  __proto__: ${long},\n  toString: ${long},\n): ${long};`,
    );
  });

  it("is asked about nothing that it cannot read: lines of a megabyte, and brackets in hundreds of brackets", () => {
    const deep = `const a = ${"[".repeat(2000)}${"]".repeat(2000)};`;
    expect(layOut(deep)).toEqual({ text: deep, isSettled: false });
    const wide = `const a = "${"\\n".repeat(1_000_000)}";`;
    expect(layOut(wide)).toEqual({ text: wide, isSettled: false });
  });
});
