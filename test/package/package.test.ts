import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, describe, expect, it } from "vitest";
import { promise } from "../support/promise.js";
import { manifestOf } from "./beside.js";
import { installPackages, matchesPattern, packedFiles, type Installed } from "./installed.js";
import { root } from "./run.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

describe("all packages", () => {
  const umbrella = "@specwright/travel-expense";
  const names = ["specwright", "@specwright/runtime", umbrella, `${umbrella}-vendors`, `${umbrella}-loyalty`];

  promise(["no-scripts", "few-dependencies"], "run no scripts when they are installed", () => {
    expect(names.map((name) => manifestOf(installed, name)["scripts"])).toEqual(names.map(() => undefined));
    const counts = names.map((name) => Object.keys(manifestOf(installed, name)["dependencies"] ?? {}).length);
    expect([(counts[0] ?? 99) <= 12, ...counts.slice(1)]).toEqual([true, 0, 11, 1, 1]);
    const peers = names.map((name) => manifestOf(installed, name)["peerDependencies"]);
    const runtime = { "@specwright/runtime": "^0.1.0" };
    expect(peers).toEqual([undefined, undefined, runtime, runtime, runtime]);
  });

  it.each(["toolchain", "site", "runtime", "generated", "apis"] as const)(
    "hold what their lists allow and nothing else: %s",
    (which) => {
      const list = {
        toolchain: "specwright",
        site: "docs",
        runtime: "runtime",
        generated: "travel-expense",
        apis: "api",
      }[which];
      const allowed = readFileSync(join(import.meta.dirname, `packed-files/${list}.txt`), "utf8")
        .trim()
        .split("\n");
      const files = [installed[which]].flat().flatMap(packedFiles);
      expect(files.filter((path) => !allowed.some((pattern) => matchesPattern(path, pattern)))).toEqual([]);
      expect(allowed.filter((pattern) => !files.some((path) => matchesPattern(path, pattern)))).toEqual([]);
    },
  );

  it("have pages whose links lead to files of the package", () => {
    const pages = ([...names, "travel-expense-sandbox"] as const).flatMap((name) => {
      const folder = join(installed.folder, "node_modules", name);
      return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".md") && !path.includes("node_modules"))
        .map((path) => ({ name, folder, path }));
    });
    expect(pages.map(({ name, path }) => `${name}/${path}`)).toEqual(
      expect.arrayContaining([...names, "travel-expense-sandbox"].map((name) => `${name}/README.md`)),
    );
    const dead = pages.flatMap(({ name, folder, path }) => {
      const text = readFileSync(join(folder, path), "utf8").replace(/^```.*?^```$/gms, "");
      const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|\b(?:href|src)="([^"#]+)/g)].map(
        ([, a, b]) => a ?? b ?? "",
      );
      const lost = links.filter((link) => !/^https?:/.test(link) && !isInside(folder, dirname(path), link));
      return lost.map((link) => `${name}/${path}: ${link}`);
    });
    expect(dead).toEqual([]);
  });

  it("hold no record of their build", () => {
    const { toolchain, site, runtime, generated, apis, sandbox } = installed;
    const files = [toolchain, site, runtime, generated, ...apis, sandbox].flatMap((tarball) => packedFiles(tarball));
    expect(files.filter((path) => /(?:^|\/)\.(?!specwright\.json$)/.test(path))).toEqual([]);
  });

  it("are sound in the eyes of publint", async () => {
    for (const name of names) {
      const pkgDir = join(installed.folder, "node_modules", name);
      const { messages } = await publint({ pkgDir, pack: false, strict: true });
      expect(messages.map((message) => formatMessage(message, manifestOf(installed, name)))).toEqual([]);
    }
  });

  it("resolve their types in the eyes of arethetypeswrong: the runtime for import and require, the others for import", async () => {
    const { checkPackage, createPackageFromTarballData } = await attw();
    const { toolchain, runtime, generated, apis } = installed;
    for (const tarball of [toolchain, runtime, generated, ...apis.slice(-1)]) {
      const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
      // Resolution as in Node 10 is not supported. Only the runtime has CommonJS modules.
      const kinds = tarball === runtime ? ["node10"] : ["node10", "node16-cjs"];
      expect(result.problems.filter(({ resolutionKind = "" }) => !kinds.includes(resolutionKind))).toEqual([]);
      const entries = Object.values(result.entrypoints);
      expect(entries.length).toBeGreaterThan(1);
      for (const { subpath, resolutions } of entries)
        expect([subpath, Object.keys(resolutions)]).toEqual([
          subpath,
          expect.arrayContaining(["node16-esm", "bundler"]),
        ]);
    }
  });
});

/** Findings of the library below the command of arethetypeswrong. */
interface TypesResult {
  readonly problems: readonly { readonly kind: string; readonly resolutionKind?: string }[];
  readonly entrypoints: Readonly<Record<string, { readonly subpath: string; readonly resolutions: object }>>;
}

/** The library below the command: one for three packages, while each start of the command loads a compiler and much more. */
async function attw(): Promise<{
  createPackageFromTarballData(bytes: Uint8Array): unknown;
  checkPackage(data: unknown): Promise<TypesResult>;
}> {
  return import(pathToFileURL(join(root, "node_modules/@arethetypeswrong/core/dist/index.js")).href);
}

/** True for a link from a folder of a package to a file of the package. */
function isInside(packageFolder: string, folder: string, link: string): boolean {
  const target = join(packageFolder, folder, link);
  return !relative(packageFolder, target).startsWith("..") && existsSync(target);
}
