import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { digest } from "../../../generator/write/cache/digest.js";
import { cli } from "../../support/run-cli.js";
import { writeAt } from "../../support/temp-folder.js";
import { everythingIn, tinyProject } from "./support/tiny-project.js";

// The functions below the command line with the same obstacles: test/generator/write/apply-write.test.ts.

const generate = (cwd: string, ...more: readonly string[]) => cli(["generate", "--config", "a.json", ...more], { cwd });

/** Runs into an obstacle: expects the code, and an unchanged project. */
async function expectRefused(cwd: string, code: string, path: string): Promise<string> {
  const before = everythingIn(cwd);
  const run = await generate(cwd);
  expect(run.stderr).toContain(`error ${code}: `);
  expect(run.stderr).toContain(path);
  expect(run.code).toBe(1);
  expect(everythingIn(cwd)).toEqual(before);
  return run.stderr;
}

describe("something stands in the way of a run, which", () => {
  const links: readonly (readonly [string, string])[] = [
    ["a folder", "generated/orders"],
    ["a file", "generated/orders/types.ts"],
    ["a runtime module", "generated/runtime/base.ts"],
    ["the list of files", "generated/.specwright.json"],
    ["the lock", "generated/.specwright-lock"],
  ];

  it.each(links)("does not write through a link in the place of %s", async (_, path) => {
    const cwd = tinyProject({ "elsewhere/mine.ts": "mine" });
    mkdirSync(join(cwd, path, ".."), { recursive: true });
    for (const target of ["elsewhere", "elsewhere/mine.ts", "elsewhere/nothing", "/etc"]) {
      symlinkSync(target.startsWith("/") ? target : join(cwd, target), join(cwd, path));
      await expectRefused(cwd, "output/link", path);
      rmSync(join(cwd, path));
    }
    expect((await generate(cwd)).code).toBe(0);
  });

  it("removes a link in the place of a dead run's stage, and not what it leads to", async () => {
    const cwd = tinyProject({ "elsewhere/journal.json": '{"puts":[],"removals":[]}', "elsewhere/mine.ts": "mine" });
    await generate(cwd);
    symlinkSync(join(cwd, "elsewhere"), join(cwd, "generated/.specwright-stage-x"));
    const check = await generate(cwd, "--check");
    expect(check.stderr).toContain('A run died while it wrote the output folder and left ".specwright-stage-x"');
    expect((await generate(cwd)).code).toBe(0);
    expect(everythingIn(cwd)).toMatchObject({
      "elsewhere/mine.ts": "mine",
      "elsewhere/journal.json": expect.any(String) as string,
    });
    expect(everythingIn(cwd)).not.toHaveProperty(["generated/.specwright-stage-x"]);
  });

  it("puts nothing into .git or node_modules by a journal, and removes nothing there by a list, which came with a repository", async () => {
    for (const folder of [".git", "node_modules", ".GIT"]) {
      const put = { path: `${folder}/hooks/post-checkout`, from: "0", before: null, after: digest("#!/bin/sh\n") };
      const planted = {
        ".specwright-stage-x/0": "#!/bin/sh\n",
        ".specwright-stage-x/journal.json": JSON.stringify({ puts: [put], removals: [] }),
        ".specwright.json": JSON.stringify({ files: { [`${folder}/config`]: digest("mine") } }),
        [`${folder}/config`]: "mine",
      };
      const cwd = tinyProject(planted);
      expect((await cli(["generate", "specs/orders/openapi.yaml", "-o", ".", "--emit", "types"], { cwd })).code).toBe(
        0,
      );
      expect(Object.entries(everythingIn(cwd)).filter(([path]) => path.startsWith(`${folder}/`))).toEqual([
        [`${folder}/config`, "mine"],
      ]);
    }
  });

  it("follows a link to the output folder itself, as long as it leads to no specs", async () => {
    const cwd = tinyProject({ "elsewhere/mine.ts": "mine" });
    symlinkSync(join(cwd, "elsewhere"), join(cwd, "generated"));
    expect((await generate(cwd)).code).toBe(0);
    expect(everythingIn(cwd)).toMatchObject({ "elsewhere/mine.ts": "mine", "elsewhere/orders": "folder" });
    for (const target of ["specs", "specs/orders", "."]) {
      rmSync(join(cwd, "generated"));
      symlinkSync(join(cwd, target), join(cwd, "generated"));
      await expectRefused(cwd, "project/unsafe-output", '"generated"');
    }
  });

  it("says when the output folder is a link that leads nowhere", async () => {
    const cwd = tinyProject();
    symlinkSync(join(cwd, "nowhere/at/all"), join(cwd, "generated"));
    await expectRefused(cwd, "output/cannot-write", "the target of a link does not exist");
  });

  const files: readonly (readonly [string, string])[] = [
    ["generated", "output/not-a-folder"],
    ["generated/orders", "output/not-a-folder"],
    ["generated/runtime", "output/not-a-folder"],
    ["generated/orders/types.ts", "output/foreign-file"],
    ["generated/runtime/base.ts", "output/foreign-file"],
  ];

  it.each(files)("leaves a file of somebody else alone: %s", async (path, code) => {
    const cwd = tinyProject({ [path]: "mine" });
    await expectRefused(cwd, code, `"${path}"`);
    rmSync(join(cwd, path));
    expect((await generate(cwd)).code).toBe(0);
  });

  it.each(["generated/orders/types.ts", "generated/.specwright.json", "generated/.specwright-lock"])(
    "leaves a folder alone that has the name of a file: %s",
    async (path) => {
      const cwd = tinyProject({ [`${path}/mine.txt`]: "mine" });
      await expectRefused(cwd, "output/not-a-file", `"${path}"`);
    },
  );

  it.skipIf(process.platform === "win32")("does not wait for the other end of a pipe", async () => {
    for (const path of ["generated/orders/types.ts", "generated/.specwright.json", "generated/.specwright-lock"]) {
      const cwd = tinyProject();
      mkdirSync(join(cwd, path, ".."), { recursive: true });
      execFileSync("mkfifo", [join(cwd, path)]);
      await expectRefused(cwd, "output/not-a-file", `"${path}"`);
    }
  });

  it("keeps every foreign file through runs that write, remove and are refused", async () => {
    const foreign = {
      "generated/README.md": "mine",
      "generated/orders/own.ts": "mine",
      "generated/bills/.hidden": "mine",
      "generated/empty/.keep": "",
      "generated/.specwright-notes": "mine",
    };
    const cwd = tinyProject(foreign);
    await generate(cwd);
    await cli(["generate", "--config", "b.json"], { cwd });
    rmSync(join(cwd, "specs/bills"), { recursive: true });
    expect((await generate(cwd)).code).toBe(0);
    expect(everythingIn(cwd)).toMatchObject(foreign);
    expect(Object.keys(everythingIn(join(cwd, "generated/bills")))).toEqual([".hidden"]);
  });

  it("removes nothing that a forged list claims outside the folder, or with another content", async () => {
    const cwd = tinyProject({ "mine.txt": "mine", "generated/notes.txt": "mine" });
    const hash = "0".repeat(64);
    const forged = {
      "../mine.txt": hash,
      "/etc/passwd": hash,
      "notes.txt": hash,
      "orders/../../mine.txt": hash,
      "a\\b": hash,
    };
    writeAt(join(cwd, "generated/.specwright.json"), JSON.stringify({ files: forged }));
    const { code, stderr } = await generate(cwd);
    expect(code).toBe(0);
    expect(stderr).toContain("output/changed-file-kept");
    expect(everythingIn(cwd)).toMatchObject({ "mine.txt": "mine", "generated/notes.txt": "mine" });
  });

  it("takes no step out of the folder that a forged journal names", async () => {
    const cwd = tinyProject({ "mine.txt": "mine" });
    await generate(cwd);
    const hash = "0".repeat(64);
    const put = (path: string) => ({ path, from: "0", before: null, after: hash });
    for (const path of ["../mine.txt", "/tmp/x", "orders/../../mine.txt", "a\0b", "CON", ".specwright-lock"]) {
      writeAt(join(cwd, "generated/.specwright-stage-x/0"), "evil");
      writeFileSync(
        join(cwd, "generated/.specwright-stage-x/journal.json"),
        JSON.stringify({ puts: [put(path)], removals: [{ path, before: hash }] }),
      );
      expect((await generate(cwd)).code).toBe(0);
      expect(everythingIn(cwd)).toMatchObject({ "mine.txt": "mine" });
      expect(everythingIn(cwd)).not.toHaveProperty(["generated/.specwright-stage-x"]);
    }
  });
});
