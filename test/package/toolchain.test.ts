import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compilerOfRun } from "../support/native-compiler.js";
import { cliPath, complaintsOfBuild, manifestOf, nodenext, specwright } from "./beside.js";
import { installPackages, packedFiles, projectIn, type Installed } from "./installed.js";
import { toolchainAsLibrary } from "./programs.js";
import { root, run } from "./run.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

describe("the toolchain", () => {
  it("holds its bundle, its declarations and its templates, and no sources", () => {
    const files = packedFiles(installed.toolchain);
    const fixed = [
      "LICENSE",
      "README.md",
      "package.json",
      "dist/cli.js",
      "dist/index.js",
      "dist/LICENSES",
      "dist/templates/pages/review.css",
      "dist/templates/pages/review.js",
      "dist/index.d.ts",
      "THIRD-PARTY-NOTICES.md",
      "dist/templates/runtime/declarations.json",
      "schemas/openapi-3.1-specwright.json",
      "schemas/specwright.config.schema.json",
    ];
    const templates = readdirSync(join(root, "templates"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("pages"))
      .map((entry) => posix.join("dist", join(entry.parentPath, entry.name).slice(root.length + 1)));
    const checks = ["2.0", "3.0", "3.1"].map((version) => `dist/chunks/openapi-${version}.check.cjs`);
    const listed = new Set([...fixed, ...templates, ...checks]);
    expect(files).toEqual(expect.arrayContaining([...listed]));
    const built = /^(?:dist\/(?:chunks\/[a-z0-9-]+|cli|index)\.js(?:\.map)?|node_modules\/[\w/.-]+)$/;
    expect(files.filter((path) => !listed.has(path) && !built.test(path))).toEqual([]);
  });

  it("has one file of declarations, which the strictest checks accept without any package", () => {
    const use = 'import * as toolchain from "specwright";\nexport type Names = keyof typeof toolchain;\n';
    const folder = projectIn(installed, { "package.json": '{ "type": "module" }', "use.ts": use });
    const options = {
      ...nodenext,
      lib: ["lib.es2023.d.ts"],
      types: [],
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
    };
    expect(complaintsOfBuild(join(folder, "use.ts"), options)).toEqual([]);
    expect(packedFiles(installed.toolchain).filter((path) => path.endsWith(".d.ts"))).toEqual(["dist/index.d.ts"]);
    const declarations = readFileSync(join(installed.folder, "node_modules/specwright/dist/index.d.ts"), "utf8");
    expect(declarations).not.toMatch(/^(?:import|export) .*from|\bimport\(/m);
  });

  it("takes at most 60 MB with its dependencies", () => {
    const modules = join(installed.folder, "node_modules");
    const needed = new Set(["specwright"]);
    for (const name of needed) {
      const { dependencies = {}, bundleDependencies = [] } = manifestOf(installed, name) as {
        dependencies?: Readonly<Record<string, string>>;
        bundleDependencies?: readonly string[];
      };
      for (const other of Object.keys(dependencies)) if (!bundleDependencies.includes(other)) needed.add(other);
    }
    const sizes = [...needed].map((name) => [name, sizeOf(join(modules, name))] as const);
    expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining(["specwright", "typescript", "ajv"]));
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(60_000_000);
  });

  it("starts as a command", () => {
    expect(specwright(installed, installed.folder, ["--version"])).toBe(
      `${String(manifestOf(installed, "specwright")["version"])}\n`,
    );
    expect(specwright(installed, installed.folder, ["explain"])).toContain("source/missing-file");
  });

  it("ends quietly when its reader stops reading", () => {
    const properties = Array.from({ length: 3_000 }, (_, index) => `        p${index}: { type: string }`).join("\n");
    const text = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components:
  schemas:
    Order:
      description: An order.
      type: object
      properties:
${properties}
`;
    const cwd = projectIn(installed, { "o.yaml": text });
    const command = `${process.execPath} ${cliPath(installed)} lint o.yaml --no-color --max-problems 5000 | head -n 1`;
    const { stdout, stderr } = spawnSync("sh", ["-c", command], { cwd, encoding: "utf8" });
    expect(stdout).toContain('warning lint/missing-description: Property "p0" has no description.');
    expect(stderr).toBe("o  strict\n");
  });

  it("writes with init a project that generates, compiles and tests at once", () => {
    const folder = projectIn(installed, {}, ["undici-types", "@types/node"]);
    specwright(installed, folder, ["init"]);
    const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(devDependencies.specwright).toBe(`file:${relative(folder, installed.toolchain)}`);
    // Scripts of npm find commands here first.
    mkdirSync(join(folder, "node_modules/.bin"));
    symlinkSync(join(root, compilerOfRun), join(folder, "node_modules/.bin/tsc"));
    const output = run(folder, "npm", ["test", "--silent"]);
    expect(output).toContain("notes  3 operations, 4 schemas");
    // Node 20 writes "# pass 1", later ones a sign of their own for "#".
    expect(output).toMatch(/^\S pass [1-9]\d*\n\S fail 0$/m);
    expect(run(folder, "npm", ["run", "--silent", "check"])).toContain("no problems");
  });

  it("names the version in a new project where a registry is where it came from", () => {
    const lock = join(installed.folder, "node_modules/.package-lock.json");
    const text = readFileSync(lock, "utf8");
    const record = JSON.parse(text);
    record.packages["node_modules/specwright"].resolved = "https://registry.invalid/specwright.tgz";
    writeFileSync(lock, JSON.stringify(record));
    try {
      const folder = projectIn(installed, {});
      specwright(installed, folder, ["init"]);
      const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      expect(devDependencies.specwright).toBe(`^${String(manifestOf(installed, "specwright")["version"])}`);
    } finally {
      writeFileSync(lock, text);
    }
  });

  it("has chunks that are named after what is in them, and maps that lead to our sources", () => {
    const chunks = packedFiles(installed.toolchain).filter((path) => /^dist\/(?!templates\/).*\.js$/.test(path));
    expect(chunks).toContain("dist/chunks/cli-commands-run-lint.js");
    expect(chunks.filter((path) => /-[A-Z0-9]{8}\./.test(path))).toEqual([]);
    const sources = chunks.flatMap((path) => {
      const map = JSON.parse(readFileSync(join(installed.folder, "node_modules/specwright", `${path}.map`), "utf8"));
      return map.sources as readonly string[];
    });
    expect(sources).toContain("generator/cli/run.ts");
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  });

  it("names our sources when it fails", () => {
    const breaking = "process.stdout.write = () => { throw new TypeError('broken'); };";
    const folder = projectIn(installed, { "break.mjs": breaking });
    const args = ["--import", "./break.mjs", cliPath(installed), "explain"];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toMatch(/at Object\.write \(generator\/cli\/terminal\.ts:\d+:\d+\)/);
  });

  it("is a library with types", () => {
    const openapi = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components: { schemas: { Order: { type: object } } }
`;
    const manifest = '{ "type": "module" }';
    const folder = projectIn(installed, { "package.json": manifest, "use.ts": toolchainAsLibrary, "o.yaml": openapi });
    const lib = ["lib.es2023.d.ts", "lib.dom.d.ts"];
    expect(complaintsOfBuild(join(folder, "use.ts"), { ...nodenext, lib })).toEqual([]);
    expect(run(folder, process.execPath, ["use.js"])).toBe('[true,["o.yaml"],"none",true]\n');
    expect(existsSync(join(folder, "api/o.ts"))).toBe(true);
  });
});

/** Bytes of the files of a folder. */
function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
