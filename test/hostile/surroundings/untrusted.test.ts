import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli } from "../../support/run-cli.js";
import { scratchRepository } from "../../support/scratch-repository.js";

const path = "specs/orders/openapi.yaml";

/** A repository whose configuration is a program that leaves a file when it runs, with two files next to it. */
function fork(name = "specwright.config.mjs"): { readonly cwd: string; readonly ran: () => boolean } {
  const repository = scratchRepository({ [path]: ordersUpTo(100) });
  const cwd = repository.folder;
  const program = `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(join(cwd, "ran"))}, "");\nexport default {};\n`;
  repository.commit({ [name]: program, "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50) });
  return { cwd, ran: () => existsSync(join(cwd, "ran")) };
}

describe("--untrusted", () => {
  it("ends a run that would have run a configuration, which a pull request of a fork had filled", async () => {
    const { cwd, ran } = fork();
    const lines = [
      ["generate"],
      ["generate", "--check"],
      ["lint"],
      ["where", "orders", "#/info"],
      ["bundle", "orders"],
      ["diff", "--base", "HEAD"],
      ["diff", "old.yaml", "new.yaml"],
    ];
    for (const args of lines) {
      const { code, stdout, stderr } = await cli([...args, "--untrusted", "--max-problems", "100"], { cwd });
      expect([args, code, stdout + stderr]).toEqual([
        args,
        3,
        expect.stringContaining(
          'specwright.config.mjs:1:1: error project/untrusted-config: The configuration "specwright.config.mjs" is a program, which an untrusted run does not start.\n',
        ),
      ]);
      expect([ran(), existsSync(join(cwd, "generated"))]).toEqual([false, false]);
    }
  });

  it("does not take a configuration in JSON beside it instead, which would give another result", async () => {
    const { cwd, ran } = fork();
    writeFileSync(join(cwd, "specwright.config.json"), "{}");
    expect((await cli(["lint", "--untrusted"], { cwd })).code).toBe(3);
    expect(ran()).toBe(false);
  });

  it("runs none that is named either", async () => {
    const { cwd, ran } = fork("other.mjs");
    expect((await cli(["lint", "--untrusted", "--config", "other.mjs"], { cwd })).code).toBe(3);
    expect((await cli(["diff", "old.yaml", "new.yaml", "--untrusted", "--config", "other.mjs"], { cwd })).code).toBe(3);
    expect(ran()).toBe(false);
  });

  it("changes nothing where the configuration is data, or there is none", async () => {
    const { cwd } = fork("other.mjs");
    const lines = [["lint"], ["generate"], ["diff", "--base", "HEAD"], ["diff", "old.yaml", "new.yaml"]];
    for (const args of lines) {
      const untrusted = await cli([...args, "--untrusted"], { cwd });
      rmSync(join(cwd, "generated"), { recursive: true, force: true });
      expect(await cli(args, { cwd })).toEqual(untrusted);
    }
    writeFileSync(join(cwd, "specwright.config.json"), '{ "diff": { "failOn": "none" } }');
    expect((await cli(["diff", "old.yaml", "new.yaml", "--untrusted"], { cwd })).code).toBe(0);
  });

  it("runs no configuration of another revision, and neither does a trusted run", async () => {
    const { cwd, ran } = fork();
    rmSync(join(cwd, "specwright.config.mjs"));
    writeFileSync(join(cwd, "specwright.config.json"), "{}");
    for (const args of [
      ["--base", "HEAD"],
      ["--base", "HEAD~1", "--head", "HEAD"],
      ["--base", "HEAD", "--staged"],
      ["HEAD:specs", "specs"],
    ]) {
      for (const more of [[], ["--untrusted"]]) expect((await cli(["diff", ...args, ...more], { cwd })).code).toBe(0);
    }
    expect(ran()).toBe(false);
  });
});

describe("diff of two files", () => {
  it("ran the configuration of the folder that they were compared in, and fails now unless it is named", async () => {
    const { cwd, ran } = fork();
    const { code, stderr } = await cli(["diff", "old.yaml", "new.yaml"], { cwd });
    expect([code, ran()]).toEqual([3, false]);
    expect(stderr).toContain(
      "hint: write the settings in JSON; or, if you trust its author, omit --untrusted, or name it with --config FILE to compare two files\n",
    );
    expect((await cli(["diff", "old.yaml", "new.yaml", "--config", "specwright.config.mjs"], { cwd })).code).toBe(1);
    expect(ran()).toBe(true);
  });
});
