import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { lint } from "../../../generator/api/lint.js";
import { initProject } from "../../../generator/init/init-project.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const files = [
  ".gitattributes",
  ".gitignore",
  "README.md",
  "package.json",
  "specs/notes/fixtures/createNote/requests.yaml",
  "specs/notes/openapi.yaml",
  "specwright.config.json",
  "test/notes.test.ts",
  "tsconfig.json",
];

describe("init", () => {
  it("writes a project that is named after its folder and depends on the toolchain that wrote it", () => {
    const folder = tempFolder();
    expect(initProject(folder)).toMatchObject({ written: files, kept: [] });
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(manifest.name).toBe(basename(folder).toLowerCase());
    // Here, this is the checkout.
    const [, path = ""] = /^file:(.+)$/.exec(manifest.devDependencies.specwright) ?? [];
    expect(resolve(folder, path)).toBe(resolve(import.meta.dirname, "../../../generator"));
  });

  it("writes a contract in which lint finds nothing", async () => {
    const folder = tempFolder();
    initProject(folder);
    expect(await lint({ cwd: folder, files: ["specs/notes/openapi.yaml"] })).toMatchObject({
      diagnostics: [],
      ok: true,
    });
  });

  it("keeps files that are there", () => {
    const folder = tempFolder({ "package.json": "{}", ".gitattributes": "*.png binary", ".gitignore": "x" });
    const { written, kept } = initProject(folder);
    expect(kept).toEqual([".gitattributes", ".gitignore", "package.json"]);
    expect(readFileSync(join(folder, ".gitattributes"), "utf8")).toBe("*.png binary");
    expect(written).toEqual(files.filter((path) => !kept.includes(path)));
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe("{}");
  });

  it.each([
    [
      "openapi.yaml",
      '"openapi.yaml" is a file; name a new or existing folder. For the code of a spec, run "specwright generate FILE".',
    ],
    [
      "new.JSON",
      '"new.JSON" is the name of a file; name a new or existing folder. For the code of a spec, run "specwright generate FILE".',
    ],
    ["notes.txt", '"notes.txt" is a file; name a new or existing folder.'],
  ])("names the command for a spec instead of a folder: %s", async (name, expected) => {
    const cwd = tempFolder({ "openapi.yaml": "openapi: 3.1.0", "notes.txt": "" });
    const { code, stderr } = await cli(["init", name], { cwd });
    expect([code, stderr.replaceAll(`${cwd}/`, "").trimEnd()]).toEqual([2, `error: ${expected}`]);
    expect(existsSync(join(cwd, "new.JSON"))).toBe(false);
  });

  it("writes a configuration that is data, so that two files of the project can be compared", async () => {
    const cwd = tempFolder();
    initProject(cwd);
    const path = "specs/notes/openapi.yaml";
    expect(await cli(["diff", path, path], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });

  it("names the JSON Schema of the package in the configuration", () => {
    const folder = tempFolder({});
    initProject(folder);
    const { $schema } = JSON.parse(readFileSync(join(folder, "specwright.config.json"), "utf8")) as { $schema: string };
    expect($schema).toMatch(/^\.\/node_modules\/specwright\//);
    expect(existsSync(`generator/${$schema.slice("./node_modules/specwright/".length)}`)).toBe(true);
  });

  it("leaves a project that has a program for its configuration without a second one", () => {
    const folder = tempFolder({ "specwright.config.mjs": "export default {};" });
    expect(initProject(folder)).toMatchObject({ kept: ["specwright.config.json"] });
    expect(existsSync(join(folder, "specwright.config.json"))).toBe(false);
  });

  it("says what it wrote, what it kept and what to do next", async () => {
    const cwd = tempFolder();
    writeAt(join(cwd, "api/README.md"), "mine");
    const { code, stdout } = await cli(["init", "api"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain("wrote  package.json\n");
    expect(stdout).toContain("kept   README.md\n");
    expect(stdout).toContain("Next:\n  cd api\n  npm install\n  npm test\n");
    expect(stdout).toMatch(/\npackage\.json names the checkout at .*generator; name a version or a tarball .*\n$/);
  });

  it("asks only for packages that a project lacks", async () => {
    const cwd = tempFolder({ "package.json": "{}", "node_modules/specwright/package.json": "{}" });
    const next = async (): Promise<string | undefined> =>
      (await cli(["init", "."], { cwd })).stdout.split("Next:\n")[1];
    const generate = "  npx --no-install specwright generate\n";
    expect(await next()).toBe(`  npm install --save-dev typescript @types/node\n${generate}`);
    writeAt(join(cwd, "node_modules/typescript/package.json"), "{}");
    writeAt(join(cwd, "node_modules/@types/node/package.json"), "{}");
    expect(await next()).toBe(generate);
  });
});
