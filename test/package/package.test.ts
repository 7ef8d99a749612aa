import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tempFolder, writeAt } from "../support/temp-folder.js";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const manifest = JSON.parse(readFileSync(join(root, "generator/package.json"), "utf8"));

/** The package as it would be published: what npm packs, unpacked. */
let packed: string;
let packedFiles: readonly string[];

beforeAll(() => {
  run(root, process.execPath, ["generator/build.mjs"]);
  const listing = run(join(root, "generator"), "npm", ["pack", "--dry-run", "--ignore-scripts", "--json"]);
  packedFiles = JSON.parse(listing)[0].files.map((file: { readonly path: string }) => file.path);
  packed = join(root, "node_modules/.cache/specwright-packed", String(process.pid));
  for (const path of packedFiles) cpSync(join(root, "generator", path), join(packed, path));
}, 120_000);

afterAll(() => rmSync(packed, { recursive: true, force: true }));

describe("the package", () => {
  it("holds its bundle, its declarations and its templates, and no sources", () => {
    for (const path of ["LICENSE", "README.md", "package.json", "dist/cli.js", "dist/index.js"]) {
      expect(packedFiles).toContain(path);
    }
    expect(packedFiles).toContain("dist/types/generator/index.d.ts");
    const templates = readdirSync(join(root, "templates/runtime")).map((name) => `dist/templates/runtime/${name}`);
    expect(packedFiles).toEqual(expect.arrayContaining(templates));
    const foreign = packedFiles.filter((path) => !/^(dist\/|LICENSE$|README\.md$|package\.json$)/.test(path));
    expect(foreign).toEqual([]);
  });

  it("runs no scripts when it is installed", () => {
    expect(manifest.scripts ?? {}).toEqual({});
  });

  it("starts as a command", () => {
    const folder = consumer({});
    expect(specwright(folder, ["--version"])).toBe(`${manifest.version}\n`);
    expect(specwright(folder, ["explain"])).toContain("source/missing-file");
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
    const folder = consumer({ "o.yaml": text });
    const command = `${process.execPath} node_modules/specwright/dist/cli.js lint o.yaml --no-color`;
    const { stdout, stderr } = spawnSync("sh", ["-c", `${command} | head -n 1`], { cwd: folder, encoding: "utf8" });
    expect(stdout).toContain('warning lint/missing-description: Property "p0" has no description.');
    expect(stderr).toBe("");
  });

  it("writes with init a project that generates, compiles and tests at once", () => {
    const folder = consumer({}, ["typescript", "undici-types", "@types/node"]);
    specwright(folder, ["init"]);
    const output = run(folder, "npm", ["test", "--silent"]);
    expect(output).toContain("notes  3 operations, 4 schemas");
    expect(output).toMatch(/# pass 3\n# fail 0/);
    expect(run(folder, "npm", ["run", "--silent", "check"])).toContain("no problems");
  });

  it("is a library with types", () => {
    const folder = consumer(
      {
        "package.json": '{ "type": "module" }',
        "use.ts": `import { defineConfig, generate, lint, placeOf, UsageError, type Diagnostic } from "specwright";
export const config = defineConfig({ out: "api", emit: ["types"] });
const places = (found: readonly Diagnostic[]): string[] => found.map(({ origin }) => placeOf(origin).path);
const result = await generate({ files: ["o.yaml"], out: "api", emit: ["types"] });
const linted = await lint({ files: ["o.yaml"] });
const refused = await generate({ files: ["o.yaml"] }).catch((error: unknown) => error instanceof UsageError);
// @ts-expect-error: there is no such option
defineConfig({ output: "api" });
console.log(JSON.stringify([result.ok, places(linted.diagnostics), refused]));
`,
        "o.yaml": `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components: { schemas: { Order: { type: object } } }
`,
      },
      ["typescript"],
    );
    const flags = [
      "--module",
      "nodenext",
      "--strict",
      "--exactOptionalPropertyTypes",
      "--target",
      "es2023",
      "--lib",
      "es2023,dom",
    ];
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    run(folder, process.execPath, [tsc, ...flags, "--skipLibCheck", "false", "use.ts"]);
    expect(run(folder, process.execPath, ["use.js"])).toBe('[true,["o.yaml"],true]\n');
    expect(existsSync(join(folder, "api/types.ts"))).toBe(true);
  }, 60_000);
});

/** A project that has installed the package; its own packages are links to those of this repository. */
function consumer(files: Readonly<Record<string, string>>, packages: readonly string[] = []): string {
  const folder = tempFolder();
  for (const [path, text] of Object.entries(files)) writeAt(join(folder, path), text);
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(packed, join(folder, "node_modules/specwright"));
  symlinkSync("../specwright/dist/cli.js", join(folder, "node_modules/.bin/specwright"));
  for (const name of packages) {
    mkdirSync(dirname(join(folder, "node_modules", name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
  if (packages.includes("typescript")) {
    symlinkSync("../typescript/bin/tsc", join(folder, "node_modules/.bin/tsc"));
  }
  return folder;
}

function specwright(folder: string, args: readonly string[]): string {
  return run(folder, process.execPath, ["node_modules/specwright/dist/cli.js", ...args]);
}

/** What a command prints to standard output. Everything it printed is in the message when it fails. */
function run(cwd: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}
