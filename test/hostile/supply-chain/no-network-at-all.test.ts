import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { builtCli } from "../../support/built-cli.js";
import { scratchRepository } from "../../support/scratch-repository.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { runCommand } from "../terminal/run-program.js";

const root = resolve(import.meta.dirname, "../../..");

/** Runs without any network, also for programs that do not load our guard. */
const alone = ["unshare", "--map-root-user", "--net", "--"] as const;
const canBeAlone = spawnSync(alone[0], [...alone.slice(1), "true"]).status === 0;
const title = "git, esbuild, npm and the command line do their work where there is no network";

it.skipIf(!canBeAlone)(canBeAlone ? title : `${title} (skipped: the system makes no network apart)`, async () => {
  const built = await builtCli();
  try {
    const repository = scratchRepository({ "specs/orders/openapi.yaml": ordersUpTo(100), "package.json": "{}" });
    const run = async (...command: readonly string[]): Promise<string> => {
      const { code, stdout, stderr } = await runCommand(alone[0], [...alone.slice(1), ...command], {
        cwd: repository.folder,
        env: { NODE_OPTIONS: "" },
      });
      expect([command.join(" "), code, stderr]).toEqual([command.join(" "), 0, expect.any(String)]);
      return stdout + stderr;
    };
    const cli = (...args: readonly string[]): Promise<string> => run(process.execPath, built.program, ...args);
    const ask = 'require("node:net").connect(80, "192.0.2.1").on("error", ({ code }) => console.log(code))';
    expect(await run(process.execPath, "-e", ask)).toBe("ENETUNREACH\n");
    expect(await cli("generate", "--emit", "types,validators,client,index")).toContain("orders");
    await cli("generate", "--emit", "types,validators,client,index", "--check");
    await cli("lint");
    repository.write({ "specs/orders/openapi.yaml": ordersUpTo(200) });
    expect(await cli("diff", "--base", "HEAD")).toContain("maximum");
    const esbuild = join(root, "node_modules/.bin/esbuild");
    expect(await run(esbuild, "generated/orders.ts", "--bundle", "--format=esm", "--external:openapi-fetch")).toContain(
      "function validateListOrdersParameters(",
    );
    expect(await run("git", "-C", repository.folder, "status", "--short")).toContain("specs/orders/openapi.yaml");
    expect(
      await run(
        "npm",
        "pack",
        "--dry-run",
        "--ignore-scripts",
        "--json",
        "--prefix",
        repository.folder,
        join(root, "generated"),
      ),
    ).toContain("@specwright/travel-expense");
  } finally {
    built.remove();
  }
});
