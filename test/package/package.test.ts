import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, describe, expect, it } from "vitest";
import { promise } from "../support/promise.js";
import { sampled } from "../support/sizes.js";
import { manifestOf } from "./beside.js";
import { installPackages, matchesPattern, packedFiles, type Installed } from "./installed.js";
import { root, run } from "./run.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

describe("all packages", () => {
  const names = ["specwright", "@specwright/runtime", "@specwright/travel-expense"];

  promise(["no-scripts", "few-dependencies"], "run no scripts when they are installed", () => {
    expect(names.map((name) => manifestOf(installed, name)["scripts"])).toEqual(names.map(() => undefined));
    const counts = names.map((name) => Object.keys(manifestOf(installed, name)["dependencies"] ?? {}).length);
    expect([(counts[0] ?? 99) <= 12, counts[1], counts[2]]).toEqual([true, 0, 1]);
  });

  it.each(["toolchain", "runtime", "generated"] as const)(
    "hold what their lists allow and nothing else: %s",
    (which) => {
      const list = { toolchain: "specwright", runtime: "runtime", generated: "travel-expense" }[which];
      const allowed = readFileSync(join(import.meta.dirname, `packed-files/${list}.txt`), "utf8")
        .trim()
        .split("\n");
      const files = packedFiles(installed[which]);
      expect(files.filter((path) => !allowed.some((pattern) => matchesPattern(path, pattern)))).toEqual([]);
      expect(allowed.filter((pattern) => !files.some((path) => matchesPattern(path, pattern)))).toEqual([]);
    },
  );

  it("are sound in the eyes of publint", async () => {
    for (const name of names) {
      const pkgDir = join(installed.folder, "node_modules", name);
      const { messages } = await publint({ pkgDir, pack: false, strict: true });
      expect(messages.map((message) => formatMessage(message, manifestOf(installed, name)))).toEqual([]);
    }
  });

  it("resolve their types as ES modules in the eyes of arethetypeswrong", () => {
    const attw = join(root, "node_modules/.bin/attw");
    for (const tarball of sampled([installed.toolchain, installed.runtime, installed.generated], 1)) {
      // It ends with 1 when it finds a problem.
      expect(run(installed.folder, attw, [tarball, "--profile", "esm-only"])).toContain("node16 (from ESM)");
    }
  });
});
