import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBlobStore } from "../../../generator/write/cache/blob-store.js";
import { cacheDirFor } from "../../../generator/write/cache/cache-dir.js";
import { keepFreshness, readFreshness, type RunKey } from "../../../generator/write/cache/freshness.js";
import { installedVersions } from "../../../generator/write/cache/installed-versions.js";
import { applyWrite } from "../../../generator/write/output/apply-write.js";

const files = [
  { path: "a/types.ts", text: "// a\n" },
  { path: "b.ts", text: "// b\n" },
];
const later = (): number => Date.now() + 1000;
let project = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "fresh-"));
  mkdirSync(join(project, "specs"));
  writeFileSync(join(project, "specs/a.yaml"), "a: 1\n");
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function keyIn(root: string, settings: unknown = { version: "1" }): RunKey {
  return { cacheDir: join(root, "cache"), root, outDir: join(root, "out"), settings };
}

function inputsIn(root: string): readonly string[] {
  return ["specs/a.yaml", "specs", "specs/missing.yaml"].map((path) => join(root, path));
}

async function finishedRun(): Promise<RunKey> {
  const key = keyIn(project);
  await applyWrite(files, key.outDir);
  keepFreshness(key, { inputs: inputsIn(project), files, startedAt: later(), result: { operations: 3 } });
  return key;
}

describe("readFreshness", () => {
  it("tells what an unchanged run said", async () => {
    expect(readFreshness(await finishedRun())).toEqual({ operations: 3 });
  });

  it("knows nothing of a run with other settings or another output folder", async () => {
    const key = await finishedRun();
    expect(readFreshness({ ...key, settings: { version: "2" } })).toBeUndefined();
    expect(readFreshness({ ...key, outDir: join(project, "other") })).toBeUndefined();
  });

  const changes: Readonly<Record<string, () => void>> = {
    "an input has other content of the same length": () => writeFileSync(join(project, "specs/a.yaml"), "a: 2\n"),
    "an input is gone": () => rmSync(join(project, "specs/a.yaml")),
    "a file that was missing is there": () => writeFileSync(join(project, "specs/missing.yaml"), ""),
    "a folder that was listed has another name in it": () => mkdirSync(join(project, "specs/more")),
    "an output was edited": () => writeFileSync(join(project, "out/b.ts"), "// c\n"),
    "an output is gone": () => rmSync(join(project, "out/a/types.ts")),
    "the list of outputs was edited": () => writeFileSync(join(project, "out/.specwright.json"), "{}"),
    "a dead run left its stage": () => mkdirSync(join(project, "out/.specwright-stage-1")),
    "a run holds the lock": () => writeFileSync(join(project, "out/.specwright-lock"), "{}"),
    "an output became a folder": () => {
      rmSync(join(project, "out/b.ts"));
      mkdirSync(join(project, "out/b.ts"));
    },
  };
  for (const [change, make] of Object.entries(changes)) {
    it(`knows nothing once ${change}`, async () => {
      const key = await finishedRun();
      make();
      expect(readFreshness(key)).toBeUndefined();
    });
  }

  it("is not put off by new times, or by a foreign file beside the output", async () => {
    const key = await finishedRun();
    writeFileSync(join(project, "specs/a.yaml"), "a: 1\n");
    writeFileSync(join(project, "out/notes.md"), "mine");
    expect(readFreshness(key)).toEqual({ operations: 3 });
  });

  it("moves with its project", async () => {
    await finishedRun();
    const moved = `${project}-moved`;
    renameSync(project, moved);
    project = moved;
    expect(readFreshness(keyIn(moved))).toEqual({ operations: 3 });
  });

  it("takes a spoilt record as none", async () => {
    const key = await finishedRun();
    const store = join(key.cacheDir, "runs");
    const [name = ""] = readdirSync(store);
    const whole = readFileSync(join(store, name), "utf8");
    for (const spoilt of ["", "x", whole.slice(0, -1), whole.replace('"operations":3', '"operations":4')]) {
      writeFileSync(join(store, name), spoilt);
      expect(readFreshness(key)).toBeUndefined();
    }
    writeFileSync(join(store, name), whole);
    expect(readFreshness(key)).toEqual({ operations: 3 });
  });

  it("is not kept when an input changed after the run began", async () => {
    const key = keyIn(project);
    await applyWrite(files, key.outDir);
    const startedAt = statSync(join(project, "specs/a.yaml")).ctimeMs - 1;
    keepFreshness(key, { inputs: inputsIn(project), files, startedAt, result: 1 });
    expect(readFreshness(key)).toBeUndefined();
  });

  it("is not kept when the clock was set back, which hides changes", async () => {
    const key = keyIn(project);
    await applyWrite(files, key.outDir);
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now - 5000);
    keepFreshness(key, { inputs: inputsIn(project), files, startedAt: now + 1000, result: 1 });
    clock.mockRestore();
    expect(readFreshness(key)).toBeUndefined();
  });

  it("never fails where nothing can be kept", () => {
    const key = { ...keyIn(project), cacheDir: join(project, "specs/a.yaml/cache") };
    keepFreshness(key, { inputs: [], files: [], startedAt: later(), result: 1 });
    expect(readFreshness(key)).toBeUndefined();
  });

  it("loads no package, so that an unchanged run starts at once", () => {
    const room = fileURLToPath(new URL("../../../generator/write/", import.meta.url));
    const seen = new Set<string>();
    const open = [join(room, "cache/freshness.ts")];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      // Type-only imports are removed at run time.
      const imports = readFileSync(path, "utf8").matchAll(/^import (?!type)[^"]*"([^"]+)";$/gm);
      for (const [, specifier = ""] of imports) {
        if (specifier.startsWith(".")) open.push(join(path, "..", specifier.replace(/\.js$/, ".ts")));
        else expect(specifier, path).toMatch(/^node:/);
      }
    }
    expect([...seen].map((path) => relative(room, path)).sort()).toContain("output/node-file-system.ts");
  });
});

describe("the cache's store", () => {
  it("drops the oldest entries over its limit", async () => {
    const store = createBlobStore(join(project, "store"), 250);
    store.write("first", "x".repeat(50));
    await new Promise((resolve) => setTimeout(resolve, 20));
    store.write("second", "y".repeat(50));
    store.prune();
    expect([store.read("first"), store.read("second")]).toEqual(["x".repeat(50), "y".repeat(50)]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    store.write("third", "z".repeat(50));
    store.prune();
    expect(store.read("first")).toBeUndefined();
    expect(store.read("third")).toBe("z".repeat(50));
  });

  it("lives in the nearest node_modules, and without one in the user's own folder of caches", () => {
    const caches = join(project, "caches");
    expect(cacheDirFor(project)).toBeUndefined();
    vi.stubEnv("XDG_CACHE_HOME", caches);
    expect(cacheDirFor(project)).toBe(join(caches, "specwright"));
    vi.stubEnv("XDG_CACHE_HOME", join(caches, "absent/caches"));
    expect(cacheDirFor(project)).toBeUndefined();
    vi.stubEnv("XDG_CACHE_HOME", "caches");
    vi.stubEnv("HOME", project);
    const usual = process.platform === "darwin" ? "Library/Caches" : ".cache";
    mkdirSync(join(project, usual), { recursive: true });
    if (process.platform !== "win32") expect(cacheDirFor(project)).toBe(join(project, usual, "specwright"));
    vi.unstubAllEnvs();
    mkdirSync(join(project, "node_modules"));
    expect(cacheDirFor(join(project, "specs"))).toBe(join(project, "node_modules/.cache/specwright"));
  });

  it.skipIf(process.platform === "win32")("lives in no folder that a stranger could have filled", () => {
    const cache = join(project, "node_modules/.cache/specwright");
    mkdirSync(cache, { recursive: true });
    for (const folder of ["node_modules", "node_modules/.cache", "node_modules/.cache/specwright"]) {
      chmodSync(join(project, folder), 0o777);
      expect(cacheDirFor(project), folder).toBeUndefined();
      chmodSync(join(project, folder), 0o775);
      expect(cacheDirFor(project), folder).toBe(cache);
      if (process.getuid?.() !== 0) continue;
      chownSync(join(project, folder), 12_345, 12_345);
      expect(cacheDirFor(join(project, "specs")), folder).toBeUndefined();
      // In a container a project often belongs to another account than the one that works on it.
      chownSync(join(project, "specs"), 12_345, 12_345);
      expect(cacheDirFor(join(project, "specs")), folder).toBe(cache);
      for (const path of ["specs", folder]) chownSync(join(project, path), 0, 0);
    }
    rmSync(join(project, "node_modules"), { recursive: true });
    vi.stubEnv("XDG_CACHE_HOME", join(project, "open"));
    for (const mode of [0o777, 0o755]) {
      chmodSync(project, mode);
      expect(cacheDirFor(project)).toBe(mode === 0o777 ? undefined : join(project, "open/specwright"));
    }
    vi.unstubAllEnvs();
  });

  it("is keyed by the packages that are installed", () => {
    const versions = installedVersions();
    expect(versions.length).toBeGreaterThan(5);
    for (const version of versions) expect(version).toMatch(/^(@[a-z]+\/)?[a-z-]+@\d+\.\d+\.\d+/);
  });
});
