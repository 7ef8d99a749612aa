import { cpSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { browserLibraries } from "../../support/compile-parties.js";
import { compileAlone } from "../../support/compile.js";
import { filesBelow, tempFolder, writeAt } from "../../support/temp-folder.js";
import { cli } from "../../support/run-cli.js";

const specWith = (more: string): string => `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components:
  schemas:
    Order: { type: object, properties: { quantity: { type: integer, maximum: 100 } }, description: ${more} }
`;
const spec = specWith("An order.");
/** Its code has more than 500 kB. */
const largeSpec = specWith("x".repeat(500_000));

const summary = (files: string): string => `orders  1 schema, lenient, ${files} changed\n`;
const strictSummary = (files: string): string => summary(files).replace("lenient", "strict");

/** Runs `generate` for the document in a folder. */
const generate = (cwd: string, ...args: readonly string[]) =>
  cli(["generate", "orders.yaml", "-o", "src/api", ...args], { cwd });

/** Runs `generate` for the project of a folder. */
const generateProject = (cwd: string, ...args: readonly string[]) =>
  cli(["generate", "--format", "none", ...args], { cwd });

function settingsIn(folder: string, out = "src/api"): Readonly<Record<string, unknown>> {
  const { settings } = JSON.parse(readFileSync(join(folder, out, ".specwright.json"), "utf8")) as {
    settings: Record<string, unknown>;
  };
  return settings;
}

const namesIn = (folder: string, out = "src/api"): readonly string[] =>
  [...filesBelow(join(folder, out)).keys()].sort();

describe("the layout of an output", () => {
  it("is one file or a folder, and a change of it removes what the other had", async () => {
    const folder = tempFolder({ "orders.yaml": spec });
    expect(await generate(folder, "--layout", "file")).toEqual({ code: 0, stdout: summary("1 file"), stderr: "" });
    expect(namesIn(folder)).toEqual([".specwright.json", "orders.ts"]);
    expect(settingsIn(folder)).toMatchObject({ layout: "file" });
    expect(settingsIn(folder)).not.toHaveProperty("importExtension");
    expect((await generate(folder, "--layout", "file", "--check")).code).toBe(0);

    expect((await generate(folder, "--layout", "folder", "--check")).code).toBe(1);
    expect((await generate(folder, "--layout", "folder")).code).toBe(0);
    expect(namesIn(folder)).toEqual(expect.arrayContaining(["runtime/json.ts", "types.ts", "validators.ts"]));
    expect(namesIn(folder)).not.toContain("orders.ts");
  });

  it("is that of each interface of a project, and a run for some leaves the files of others", async () => {
    const folder = tempFolder({ "specs/orders/openapi.yaml": spec, "specs/bills/openapi.yaml": spec });
    writeAt(join(folder, "specwright.config.json"), '{ "layout": "file" }');
    expect((await cli(["generate"], { cwd: folder })).code).toBe(0);
    writeAt(join(folder, "specs/orders/openapi.yaml"), spec.replace("100", "200"));
    const { stdout } = await cli(["generate", "--only", "orders"], { cwd: folder });
    expect(stdout).toBe(strictSummary("1 file"));
    expect(namesIn(folder, "generated")).toEqual([".specwright.json", "bills.ts", "orders.ts"]);
  });
});

describe("the layout without a setting", () => {
  it("is a file for a named document, with the same bytes in every folder", async () => {
    const folder = tempFolder({ "orders.yaml": spec });
    const surroundings = { "tsconfig.json": nodeNext, "package.json": '{ "type": "module" }' };
    const other = tempFolder({ "orders.yaml": spec, ...surroundings });
    const choice = "layout: file, since the document is named on the command line\n";
    expect(await generate(folder)).toEqual({ code: 0, stdout: summary("1 file") + choice, stderr: "" });
    expect((await generate(other)).code).toBe(0);
    expect(namesIn(folder)).toEqual([".specwright.json", "orders.ts"]);
    expect(filesBelow(join(folder, "src/api"))).toEqual(filesBelow(join(other, "src/api")));

    expect((await generate(folder)).stdout).toBe(summary("no files"));
    expect((await generate(folder, "--check")).code).toBe(0);
    writeAt(join(folder, "orders.yaml"), largeSpec);
    expect((await generate(folder)).stdout).toBe(summary("1 file"));
    expect(namesIn(folder)).toEqual([".specwright.json", "orders.ts"]);
  });

  it("is a file for each of several documents", async () => {
    const folder = tempFolder({ "orders.yaml": spec, "bills.yaml": spec });
    const { stdout } = await cli(["generate", "orders.yaml", "bills.yaml", "-o", "src/api"], { cwd: folder });
    expect(stdout).toContain("layout: file, since the documents are named on the command line\n");
    expect(namesIn(folder)).toEqual([".specwright.json", "bills.ts", "orders.ts"]);
  });

  it("is a file for a project under 500 kB, and the record keeps it one when the project grows", async () => {
    const folder = tempFolder({ "specs/orders/openapi.yaml": spec });
    expect((await generateProject(folder)).stdout).toBe(
      `${strictSummary("1 file")}layout: file, since the code of the project is under 500 kB\n`,
    );
    expect(namesIn(folder, "generated")).toEqual([".specwright.json", "orders.ts"]);

    writeAt(join(folder, "specs/orders/openapi.yaml"), largeSpec);
    expect(await generateProject(folder)).toEqual({ code: 0, stdout: strictSummary("1 file"), stderr: "" });
    expect((await generateProject(folder, "--check")).code).toBe(0);
    expect(namesIn(folder, "generated")).toEqual([".specwright.json", "orders.ts"]);

    expect((await generateProject(folder, "--layout", "folder", "--check")).code).toBe(1);
    expect((await generateProject(folder, "--layout", "folder")).code).toBe(0);
    expect((await generateProject(folder, "--check")).code).toBe(0);
  });

  it("is a folder for a project above it, and the record keeps it one when the project shrinks or moves", async () => {
    const folder = tempFolder({ "specs/orders/openapi.yaml": largeSpec });
    const { stdout } = await generateProject(folder);
    expect(stdout).toContain("layout: folder, since the code of the project is over 500 kB\n");
    expect(stdout).toContain("importExtension: none, since there is no tsconfig.json\n");
    writeAt(join(folder, "specs/orders/openapi.yaml"), spec);
    expect((await generateProject(folder)).stdout).not.toContain("layout:");
    const files = filesBelow(join(folder, "generated"));
    expect([...files.keys()]).toEqual(expect.arrayContaining(["orders/types.ts", "runtime/json.ts"]));

    const other = tempFolder({ "tsconfig.json": nodeNext, "package.json": '{ "type": "module" }' });
    cpSync(folder, other, { recursive: true });
    rmSync(join(other, "generated/orders"), { recursive: true });
    expect((await generateProject(other)).code).toBe(0);
    expect(filesBelow(join(other, "generated"))).toEqual(files);
    expect((await generateProject(other, "--check")).code).toBe(0);
  });

  it("is a folder for a package, whatever is recorded", async () => {
    const folder = tempFolder({ "specs/orders/openapi.yaml": spec });
    expect((await generateProject(folder)).code).toBe(0);
    writeAt(join(folder, "specwright.config.json"), '{ "package": { "name": "@acme/apis", "version": "1.0.0" } }');
    const { stdout } = await generateProject(folder);
    expect(stdout).toContain("\nlayout: folder, since packages have folders\n");
    expect(settingsIn(folder, "generated")).toMatchObject({ layout: "folder", importExtension: ".js" });
    expect(readFileSync(join(folder, "generated/orders/index.ts"), "utf8")).toContain('"./types.js"');
    expect((await generateProject(folder, "--import-extension", "auto")).stdout).toBe(strictSummary("no files"));
  });

  it("is a folder with .js for an output of a version that recorded none", async () => {
    const folder = tempFolder({ "orders.yaml": spec });
    await generate(folder, "--layout", "folder", "--import-extension", ".js");
    const files = filesBelow(join(folder, "src/api"));
    const list = join(folder, "src/api/.specwright.json");
    const text = files.get(".specwright.json") ?? "";
    writeAt(list, text.replace(/^.*"(?:layout|importExtension)".*\n/gm, ""));
    const choices =
      "layout: folder, since an earlier version wrote this output\n" +
      "importExtension: .js, since an earlier version wrote this output\n";
    expect((await generate(folder)).stdout).toBe(summary("no files") + choices);
    expect(filesBelow(join(folder, "src/api"))).toEqual(files);
    expect((await generate(folder)).stdout).toBe(summary("no files"));
  });

  it("is the recorded one in a list of files with marks of a merge", async () => {
    const folder = tempFolder({ "orders.yaml": spec });
    await generate(folder, "--layout", "folder", "--import-extension", ".js");
    const files = filesBelow(join(folder, "src/api"));
    const text = files.get(".specwright.json") ?? "";
    const types = / {4}"types.ts": "\w+",?\n/;
    const merged = text.replace(types, (line) => `<<<<<<< ours\n${line}=======\n${line}>>>>>>> theirs\n`);
    writeAt(join(folder, "src/api/.specwright.json"), merged);
    expect((await generate(folder)).stdout).toBe(summary("no files"));
    expect(filesBelow(join(folder, "src/api"))).toEqual(files);
  });
});

describe("files of custom emitters", () => {
  const emitter = `{ name: "mine", version: "1", files: ({ schemas: [{ typeName }] }) => [{
    path: "names.ts", text: \`import type { \${typeName} } from "../orders.js";\\nexport const none: \${typeName} = {};\` }] }`;
  const configWith = (more: string): string => `export default { ${more} emitters: [${emitter}] };\n`;

  it("make the layout a folder, and are next to the module where it is set to be a file", async () => {
    const config = "specwright.config.mjs";
    const folder = tempFolder({ "specs/orders/openapi.yaml": spec, [config]: configWith("") });
    expect((await generateProject(folder)).stdout).toContain(
      "layout: folder, since emitters of the configuration add files to it\n",
    );
    expect(namesIn(folder, "generated")).toEqual(expect.arrayContaining(["orders/names.ts", "orders/types.ts"]));

    writeAt(join(folder, config), configWith('layout: "file",'));
    expect(await generateProject(folder)).toEqual({ code: 0, stdout: expect.stringContaining("orders"), stderr: "" });
    expect(namesIn(folder, "generated")).toEqual([".specwright.json", "orders.ts", "orders/names.ts"]);
    expect((await generateProject(folder, "--check")).code).toBe(0);

    const out = resolve("test/generator/cli/out");
    const texts = new Map(
      ["orders.ts", "orders/names.ts"].map((path) => {
        const text = readFileSync(join(folder, "generated", path), "utf8");
        return [join(out, path), text] as const;
      }),
    );
    expect(compileAlone([...texts.keys()], texts, { lib: browserLibraries })).toEqual([]);
  });
});

it("of a package is a folder: other settings are errors", async () => {
  const packaged = { name: "@acme/apis", version: "1.0.0" };
  for (const settings of [{ layout: "file" }, { importExtension: "none" }]) {
    const config = JSON.stringify({ ...settings, package: packaged });
    const folder = tempFolder({ "specs/orders/openapi.yaml": spec, "specwright.config.json": config });
    const { code, stderr } = await cli(["generate"], { cwd: folder });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^specwright\.config\.json:1:\d+: error .* must be "(?:folder|\.js)", since the output is a package\./,
      ),
    ]);
    writeAt(join(folder, "specwright.config.json"), JSON.stringify({ package: packaged }));
    const [[name, value] = ["", ""]] = Object.entries(settings);
    const option = name === "layout" ? "--layout" : "--import-extension";
    const asked = await cli(["generate", option, value], { cwd: folder });
    expect([asked.code, asked.stderr]).toEqual([
      2,
      expect.stringContaining('A package needs the layout "folder" and the import extension ".js".'),
    ]);
  }
});

const nodeNext = '{ "compilerOptions": { "module": "nodenext" } }';

describe("the ending of imports", () => {
  const inFolder = ["--layout", "folder"] as const;

  it("is chosen once by tsconfig.json and package.json, said with its reason, and kept", async () => {
    const folder = tempFolder({
      "orders.yaml": spec,
      "tsconfig.json": nodeNext,
      "package.json": '{ "type": "module" }',
    });
    const { stdout, stderr } = await generate(folder, ...inFolder);
    expect(stderr).toBe("");
    expect(stdout).toContain(
      'importExtension: .js, since tsconfig.json has "nodenext" and package.json has "type": "module"\n',
    );
    expect(settingsIn(folder)).toMatchObject({ layout: "folder", importExtension: ".js" });

    writeAt(join(folder, "tsconfig.json"), "{}");
    writeAt(join(folder, "orders.yaml"), spec.replace("100", "200"));
    expect((await generate(folder)).stdout).toBe(summary("2 files"));
    expect((await generate(folder, "--check")).code).toBe(0);
    expect(readFileSync(join(folder, "src/api/index.ts"), "utf8")).toContain('"./types.js"');

    expect((await generate(folder, "--import-extension", "none")).code).toBe(0);
    expect(readFileSync(join(folder, "src/api/index.ts"), "utf8")).toContain('"./types"');
    expect(settingsIn(folder)).toMatchObject({ importExtension: "none" });
    expect((await generate(folder, "--import-extension", "auto", "--check")).code).toBe(0);
  });

  it.each([
    [{}, "there is no tsconfig.json"],
    [{ "tsconfig.json": "{}" }, 'tsconfig.json has no module of "node16" to "nodenext"'],
    [{ "tsconfig.json": nodeNext, "package.json": "{}" }, 'package.json has no "type": "module"'],
  ])("is none in %j", async (files, reason) => {
    const folder = tempFolder({ "orders.yaml": spec, ...files });
    expect((await generate(folder, ...inFolder)).stdout).toContain(`importExtension: none, since ${reason}\n`);
  });

  it("comes with a warning where a bundler of the project cannot resolve it", async () => {
    const manifest = '{ "type": "module", "dependencies": { "next": "16" }, "devDependencies": { "jest": "30" } }';
    const folder = tempFolder({ "orders.yaml": spec, "tsconfig.json": nodeNext, "package.json": manifest });
    const { code, stderr } = await generate(folder, ...inFolder);
    expect(code).toBe(0);
    expect(stderr).toContain(
      'package.json:1:1: warning project/unbundled-imports: Imports between generated modules end in ".js", as "nodenext" requires, but "jest", "next" cannot resolve them.',
    );
    expect((await generate(folder, "--layout", "file")).stderr).toBe("");
  });
});
