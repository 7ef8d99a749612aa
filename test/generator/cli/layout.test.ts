import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesBelow, tempFolder, writeAt } from "../../support/temp-folder.js";
import { cli } from "../../support/run-cli.js";

const spec = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components:
  schemas:
    Order: { type: object, properties: { quantity: { type: integer, maximum: 100 } } }
`;

const summary = (files: string): string => `orders  1 schema, no open questions, lenient, ${files} changed\n`;

/** Runs `generate` for the document in a folder. */
const generate = (cwd: string, ...args: readonly string[]) =>
  cli(["generate", "orders.yaml", "-o", "src/api", ...args], { cwd });

function settingsIn(folder: string): Readonly<Record<string, unknown>> {
  const { settings } = JSON.parse(readFileSync(join(folder, "src/api/.specwright.json"), "utf8")) as {
    settings: Record<string, unknown>;
  };
  return settings;
}

const namesIn = (folder: string): readonly string[] => [...filesBelow(join(folder, "src/api")).keys()].sort();

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
    expect(stdout).toBe("orders  1 schema, no open questions, strict, 1 file changed\n");
    expect([...filesBelow(join(folder, "generated")).keys()].sort()).toEqual([
      ".specwright.json",
      "bills.ts",
      "orders.ts",
    ]);
  });
});

it("of a package is a folder: other settings are errors", async () => {
  const packaged = { name: "@acme/apis", version: "1.0.0" };
  for (const settings of [{ layout: "file" }, { importExtension: "none" }, { importExtension: "auto" }]) {
    const config = JSON.stringify({ ...settings, package: packaged });
    const folder = tempFolder({ "specs/orders/openapi.yaml": spec, "specwright.config.json": config });
    const { code, stderr } = await cli(["generate"], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('A package needs the layout "folder" and the import extension ".js".');
  }
});

describe("the ending of imports", () => {
  const nodeNext = '{ "compilerOptions": { "module": "nodenext" } }';
  const auto = ["--import-extension", "auto"] as const;

  it("is chosen once by tsconfig.json and package.json, said with its reason, and kept", async () => {
    const folder = tempFolder({
      "orders.yaml": spec,
      "tsconfig.json": nodeNext,
      "package.json": '{ "type": "module" }',
    });
    const { stdout, stderr } = await generate(folder, ...auto);
    expect(stderr).toBe("");
    expect(stdout).toContain(
      'importExtension: .js, since tsconfig.json has "nodenext" and package.json has "type": "module"\n',
    );
    expect(settingsIn(folder)).toMatchObject({ layout: "folder", importExtension: ".js" });

    writeAt(join(folder, "tsconfig.json"), "{}");
    writeAt(join(folder, "orders.yaml"), spec.replace("100", "200"));
    expect((await generate(folder, ...auto)).stdout).toBe(summary("2 files"));
    expect((await generate(folder, ...auto, "--check")).code).toBe(0);
    expect(readFileSync(join(folder, "src/api/index.ts"), "utf8")).toContain('"./types.js"');

    expect((await generate(folder, "--import-extension", "none")).code).toBe(0);
    expect(readFileSync(join(folder, "src/api/index.ts"), "utf8")).toContain('"./types"');
    expect(settingsIn(folder)).toMatchObject({ importExtension: "none" });
  });

  it.each([
    [{}, "there is no tsconfig.json"],
    [{ "tsconfig.json": "{}" }, 'tsconfig.json has no module of "node16" to "nodenext"'],
    [{ "tsconfig.json": nodeNext, "package.json": "{}" }, 'package.json has no "type": "module"'],
  ])("is none in %j", async (files, reason) => {
    const folder = tempFolder({ "orders.yaml": spec, ...files });
    expect((await generate(folder, ...auto)).stdout).toContain(`importExtension: none, since ${reason}\n`);
  });

  it("comes with a warning where a bundler of the project cannot resolve it", async () => {
    const manifest = '{ "type": "module", "dependencies": { "next": "16" }, "devDependencies": { "jest": "30" } }';
    const folder = tempFolder({ "orders.yaml": spec, "tsconfig.json": nodeNext, "package.json": manifest });
    const { code, stderr } = await generate(folder, ...auto);
    expect(code).toBe(0);
    expect(stderr).toContain(
      'package.json:1:1: warning project/unbundled-imports: Imports between generated modules end in ".js", as "nodenext" asks for, and "jest", "next" cannot resolve them.',
    );
  });
});
