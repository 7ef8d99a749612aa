import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempFolder } from "./support/temp-folder.js";

const makefile = readFileSync(new URL("../Makefile", import.meta.url), "utf8");
const tools = ["prettier", "oxfmt", "oxlint", "knip", "vitest"].map((name) => [name, `.bin/${name}`] as const);
const compilers = ["typescript", "typescript-7"].map((name) => [`tsc of ${name}`, `${name}/bin/tsc`] as const);

/** A fresh clone in which each program only says that it runs; npm puts the other programs in place, as it does. */
function clone(): string {
  const echo = (name: string): string => `#!/usr/bin/env node\nconsole.log("ran ${name}")\n`;
  const programs = [...tools, ...compilers];
  const install = programs.flatMap(([name, path]) => [
    `mkdir -p $(dirname node_modules/${path})`,
    `printf '${echo(name).replaceAll("\n", "\\n")}' > node_modules/${path}`,
    `chmod +x node_modules/${path}`,
  ]);
  const folder = tempFolder({
    Makefile: makefile,
    "package-lock.json": "{}",
    "bin/npm": ["#!/bin/sh", 'test "$1" = ci && echo "ran npm" >&2 && mkdir -p node_modules', ...install, ""].join(
      "\n",
    ),
    "generator/build.mjs": 'console.log(["ran the build", ...process.argv.slice(2)].join(" "));',
    "sandbox/control/specwright.config.json": "{}",
    "test/sandbox/clients/prism/package-lock.json": "{}",
    "test/sandbox/postgres/package-lock.json": "{}",
    "examples/frameworks/package-lock.json": "{}",
    "test/matrix/bundlers/package-lock.json": "{}",
    "test/examples/remote-cache/package-lock.json": "{}",
    "test/prose/check-prose.mjs": 'console.log("ran the check of prose");',
    "sandbox/build.mjs": 'console.log("ran the build of the sandbox");',
    "site/build.mjs": 'console.log("ran the build of the site");',
    "bin/chromium-headless-shell": "#!/bin/sh\n",
    "generator/dist/cli.js": 'console.log(["ran specwright", ...process.argv.slice(2)].join(" "));',
  });
  for (const program of ["npm", "chromium-headless-shell"]) chmodSync(join(folder, "bin", program), 0o755);
  return folder;
}

/** The environment of this run, without the variables that make passes to its child processes. */
function environment(folder: string): NodeJS.ProcessEnv {
  const { MAKEFLAGS: _, MAKELEVEL: __, THOROUGH: ___, PATH, ...env } = process.env;
  return { ...env, PATH: `${join(folder, "bin")}:${PATH}` };
}

/** The output of make in a folder, line by line. */
function make(cwd: string, ...args: string[]): readonly string[] {
  const command = `make ${args.join(" ")} 2>&1`;
  const { status, stdout } = spawnSync("sh", ["-c", command], { cwd, env: environment(cwd), encoding: "utf8" });
  expect([status, stdout]).toEqual([0, stdout]);
  return stdout.trim().split("\n");
}

describe("make", () => {
  it("says what it does before it does it, and nothing of what is done already", () => {
    const folder = clone();
    const generated = ["ran the build", "ran specwright generate --quiet", "ran specwright generate --progress"];
    expect(make(folder, "generate")).toEqual(["Installing packages (npm ci) ...", "ran npm", ...generated]);
    expect(make(folder, "generate")).toEqual(generated);
  });

  it("names each check and the tests as they begin, for `make test`", () => {
    const lines = make(clone(), "test");
    for (const [said, ran] of [
      ["Checking types (tsc) ...", "ran tsc of typescript-7"],
      ["Checking the format (oxfmt, prettier) ...", "ran prettier"],
      ["Linting code (oxlint), specs (specwright lint) and prose ...", "ran the check of prose"],
      ["Comparing generated/ with the specs ...", "ran specwright generate --check --quiet"],
      ["Looking for unused code (knip) ...", "ran knip"],
      ["Running the tests ...", "ran vitest"],
    ] as const) {
      expect(lines).toContain(said);
      expect(lines.indexOf(said)).toBeLessThan(lines.indexOf(ran));
    }
  });

  it.each([
    ["format", "oxfmt", "looked at: --check"],
    ["lint", "oxlint", "looked at:"],
  ])("looks at every file for `make %s`", (target, tool, expected) => {
    const folder = clone();
    make(folder, "install");
    const path = join(folder, `node_modules/.bin/${tool}`);
    writeFileSync(path, `#!/bin/sh\necho "$(echo looked at: "$@")" >&2\n`);
    // Without files or folders, they look at all below the folder that they start in.
    expect(make(folder, target)).toContain(expected);
  });

  it("checks types by the compiler that builds the packages too in a thorough run", () => {
    const folder = clone();
    make(folder, "install");
    const built = ["ran the build", "ran specwright generate --quiet"];
    // The repository, and the scripts of documentation sites and of the console, which run in browsers.
    const compiled = Array<string>(3).fill("ran tsc of typescript-7");
    expect(make(folder, "types")).toEqual([...built, "Checking types (tsc) ...", ...compiled]);
    expect(make(folder, "types", "THOROUGH=1")).toEqual([
      ...built,
      "Checking types (tsc) ...",
      ...compiled,
      "ran tsc of typescript",
    ]);
  });

  it("is quiet with -s", () => {
    expect(make(clone(), "-s", "generate")).toEqual([
      "ran npm",
      "ran the build --quiet",
      "ran specwright generate --quiet",
      "ran specwright generate --quiet",
    ]);
  });

  it("says that it waits while another make builds, and then goes on", async () => {
    const folder = clone();
    make(folder, "install");
    // Holds the lock until its input ends.
    const other = spawn("flock", [".make.lock", "sh", "-c", "echo held; cat"], { cwd: folder });
    await once(other.stdout, "data");
    const waiting = spawn("make", ["build"], { cwd: folder, env: environment(folder) });
    let said = "";
    waiting.stdout.on("data", (text: Buffer) => {
      said += String(text);
      if (said === "Waiting for another make ...\n") other.stdin.end();
    });
    await once(waiting, "close");
    expect(said).toBe("Waiting for another make ...\nran the build\nran specwright generate --quiet\n");
  });
});
