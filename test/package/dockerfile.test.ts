import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "../support/temp-folder.js";
import { installPackages, matchesPattern } from "./installed.js";
import { installTarballs } from "./npm-install.js";
import { root } from "./run.js";

const steps = readFileSync(join(root, "Dockerfile"), "utf8")
  .split("\n")
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => [line.split(" ")[0] ?? "", line.slice(line.indexOf(" ") + 1)] as const);

const valuesOf = (step: string): readonly string[] => steps.flatMap(([name, value]) => (name === step ? [value] : []));

it("has an image whose steps install the command in a clean folder", async () => {
  const { toolchain } = await installPackages();
  const image = tempFolder({});
  const workFolder = join(image, valuesOf("WORKDIR")[0] ?? "");
  mkdirSync(workFolder, { recursive: true });
  // The cache of npm has the dependencies in an image; here they are in place.
  installTarballs(workFolder, [toolchain]);
  rmSync(join(workFolder, "node_modules/specwright"), { recursive: true });

  const [pattern = ""] = valuesOf("COPY")[0]?.split(" ") ?? [];
  expect(matchesPattern(basename(toolchain), "specwright-?.?.?.tgz")).toBe(true);
  expect(pattern).toBe("artifacts/specwright-[0-9]*.tgz");
  copyFileSync(toolchain, join(workFolder, basename(toolchain)));
  const env = { ...process.env, npm_config_offline: "true" };
  for (const script of valuesOf("RUN")) {
    const { status, stderr } = spawnSync("sh", ["-e", "-c", script], { cwd: workFolder, env, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, stderr]);
  }
  const [program = ""] = JSON.parse(valuesOf("ENTRYPOINT")[0] ?? "[]") as string[];
  const { stdout } = spawnSync(join(image, program), ["--version"], { cwd: image, encoding: "utf8" });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
