import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { costlyFiles } from "./support/costly-files.js";
import { gitEnvironment, scratchRepository } from "./support/scratch-repository.js";
import { tempFolder } from "./support/temp-folder.js";
import { filesOutOfTurn, turns } from "./support/turns.js";

const all = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `test/${file.replaceAll("\\", "/")}`);
const seeds = Array.from({ length: turns }, (_, seed) => seed);

describe("costly files of tests", () => {
  it("exist, each named once and in order", () => {
    expect(costlyFiles.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
    expect(costlyFiles).toEqual([...new Set(costlyFiles)].sort());
  });

  it("have their turn once in as many runs as there are turns, whatever the first seed is", () => {
    for (const first of [-7, 0, 1, 4_000]) {
      const taken = seeds.flatMap((seed) => {
        const left = new Set(filesOutOfTurn(first + seed));
        return costlyFiles.filter((file) => !left.has(`test/${file}`));
      });
      expect(taken.sort()).toEqual([...costlyFiles]);
    }
  });

  it.each(seeds)("leave no folder without a test: seed %i", (seed) => {
    const left = new Set(filesOutOfTurn(seed));
    const folders = new Set(all.filter((file) => !left.has(file)).map((file) => dirname(file)));
    expect([...new Set(all.map((file) => dirname(file)))].filter((folder) => !folders.has(folder))).toEqual([]);
  });
});

/** The files that a check looks at in a folder, with a seed. */
function filesInTurn(cwd: string, check: "prettier" | "eslint", seed = 1): readonly string[] {
  const script = join(import.meta.dirname, "support/files-in-turn.mjs");
  const env = { ...gitEnvironment(), SEED: String(seed) };
  return execFileSync(process.execPath, [script, check], { cwd, env, encoding: "utf8" }).split("\0");
}

describe("files that are checked by themselves", () => {
  const names = Array.from({ length: 40 }, (_, at) => `folder/file-${at}.ts`);
  const texts = Object.fromEntries([...names, "page.md", "image.png"].map((name) => [name, `${name}\n`]));

  /** A branch that left origin/main, where all texts stand, with a commit of these. */
  function branch(changed: Readonly<Record<string, string>>): ReturnType<typeof scratchRepository> {
    const repository = scratchRepository(texts);
    repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
    repository.commit(changed);
    return repository;
  }

  it("have their turn once in as many runs as there are turns", () => {
    const { folder } = branch({ "notes.txt": "" });
    const taken = seeds.flatMap((seed) => filesInTurn(folder, "prettier", seed - 7));
    expect(taken.sort()).toEqual([...names, "page.md"].sort());
    expect(filesInTurn(folder, "eslint").every((file) => file.endsWith(".ts"))).toBe(true);
  });

  it.each([0, 1])(
    "are looked at where the branch or the work tree changed them, and where they are new: seed %i",
    (seed) => {
      const repository = branch({ "folder/file-3.ts": "changed" });
      repository.write({ "folder/file-4.ts": "changed too", "folder/new one.ts": "new", "folder/file-5.ts": "staged" });
      repository.git("add", "folder/file-5.ts");
      repository.remove("folder/file-6.ts");
      const files = filesInTurn(repository.folder, "eslint", seed);
      const changed = ["folder/file-3.ts", "folder/file-4.ts", "folder/file-5.ts", "folder/new one.ts"];
      expect(files).toEqual(expect.arrayContaining(changed));
      expect(files).not.toContain("folder/file-6.ts");
      expect(files.length).toBeLessThan(names.length / 2);
    },
  );

  it("are those of the last ten commits on the branch that others leave, and without one", () => {
    const repository = branch({ "folder/file-3.ts": "changed eleven commits ago" });
    for (let count = 0; count < 9; count++)
      repository.git("commit", "--quiet", "--allow-empty", "--message", "Nothing");
    repository.commit({ "folder/file-4.ts": "changed in the last one" });
    const inEveryRun = (): readonly string[] => {
      const [first = [], second = []] = [0, 1].map((seed) => filesInTurn(repository.folder, "eslint", seed));
      return first.filter((file) => second.includes(file));
    };
    expect(inEveryRun()).toEqual(["folder/file-3.ts", "folder/file-4.ts"]);
    repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
    expect(inEveryRun()).toEqual(["folder/file-4.ts"]);
    repository.git("update-ref", "-d", "refs/remotes/origin/main");
    expect(inEveryRun()).toEqual(["folder/file-4.ts"]);
  });

  it("are all without Git", () => {
    expect(filesInTurn(tempFolder(texts), "prettier")).toEqual(["."]);
  });

  it.each([
    { changed: ".prettierrc.json", formats: true, lints: false },
    { changed: "test/support/name-rules.mjs", formats: false, lints: true },
    { changed: "package-lock.json", formats: true, lints: true },
  ])("are all where what decides over them was changed: $changed", ({ changed, formats, lints }) => {
    const { folder } = branch({ [changed]: "{}" });
    const isWhole = (["prettier", "eslint"] as const).map((check) => filesInTurn(folder, check).includes("."));
    expect(isWhole).toEqual([formats, lints]);
  });
});
