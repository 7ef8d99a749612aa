import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { installPackages, type Installed } from "./installed.js";
import { root } from "./run.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

const text = (name: string): string => readFileSync(join(root, "sandbox/container", name), "utf8");

/** The steps of a Dockerfile in order: a word and the rest of its line. */
const steps = text("Dockerfile")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => [line.split(" ", 1)[0] ?? "", line.slice(line.indexOf(" ") + 1)] as const);

it("builds and runs an image by the steps of the Dockerfile, in the environment of the compose file", async () => {
  const image = mkdtempSync(join(installed.folder, "image-"));
  const port = await freePort();
  const inImage = (words: string): string => words.replaceAll("/home/node", image).replaceAll("8080", String(port));
  const environment: Record<string, string> = {};
  for (const [step, words] of steps) {
    if (step === "COPY") copyIntoImage(image, words);
    if (step === "RUN") runInImage(image, words);
    if (step === "ENV")
      for (const pair of inImage(words).split(" ")) environment[pair.split("=")[0] ?? ""] = pair.split("=")[1] ?? "";
  }
  const { sandbox } = (parse(text("compose.yaml")) as { services: Record<string, { environment: object }> }).services;
  const composed = Object.entries(sandbox?.environment ?? {}) as readonly [string, string][];
  for (const [name, value] of composed)
    environment[name] = value.startsWith("${SANDBOX_CONTROL_KEY:?") ? "a-key-of-a-container" : value;
  const env = { ...process.env, ...environment };
  const commandOf = (step: string): readonly string[] =>
    JSON.parse(/\[.*\]$/.exec(steps.find(([word]) => word === step)?.[1] ?? "")?.[0] ?? "[]") as string[];

  const [program = "", ...args] = commandOf("CMD");
  const child = spawn(program, args, { cwd: image, env, stdio: ["ignore", "pipe", "ignore"] });
  child.stdout.resume();
  try {
    const [checker = "", ...words] = commandOf("HEALTHCHECK");
    const check = spawnSync(checker, [...words, "--wait", "60"], { cwd: image, env, encoding: "utf8" });
    expect([check.status, check.stderr]).toEqual([0, ""]);
    const clock = await fetch(`http://127.0.0.1:${port}/sandbox-control/v1/clock`, {
      headers: { "sandbox-control-key": "a-key-of-a-container" },
    });
    expect(await clock.json()).toMatchObject({ mode: "fixed" });
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(existsSync(join(image, "world/PG_VERSION")) || readdirSync(join(image, "world")).length > 0).toBe(true);
  } finally {
    child.kill("SIGKILL");
  }
});

/** `COPY --chown=... PATTERN... FOLDER/` from the folder with the tarballs. */
function copyIntoImage(image: string, words: string): void {
  const [, ...patterns] = words.split(" ");
  const folder = join(image, patterns.pop() ?? "");
  mkdirSync(folder, { recursive: true });
  const artifacts = join(installed.folder, "artifacts");
  for (const pattern of patterns) {
    const form = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
    const found = readdirSync(artifacts).filter((name) => form.test(name));
    expect([pattern, found.length]).toEqual([pattern, 1]);
    for (const name of found) cpSync(join(artifacts, name), join(folder, name));
  }
}

/** Packages are installed already; everything else runs as it is written. */
function runInImage(image: string, words: string): void {
  const [install = "", ...others] = words.split(" && ");
  expect(install).toBe("npm install --omit=dev --ignore-scripts --no-audit --no-fund ./packages/*.tgz");
  symlinkSync(join(installed.folder, "node_modules"), join(image, "node_modules"));
  const { status, stderr } = spawnSync("sh", ["-e", "-c", others.join(" && ")], { cwd: image, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
