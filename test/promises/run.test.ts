import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { installPackages } from "../package/installed.js";
import { ordersUpTo } from "../support/orders-spec.js";
import { promise } from "../support/promise.js";
import { scratchRepository } from "../support/scratch-repository.js";
import { tempFolder, writeAt } from "../support/temp-folder.js";
import { until } from "../support/until.js";
import { specwright } from "./support/product.js";

const spec = "specs/orders/openapi.yaml";
const generate = ["generate", "--layout", "folder", "--format", "none", "--emit", "types,validators", "--quiet"];

/** A contract whose validators know a limit. */
function limitOf(maximum: number): string {
  return ordersUpTo(maximum, `components: { schemas: { Limit: { type: integer, maximum: ${maximum} } } }\n`);
}

function modulesIn(cwd: string): Readonly<Record<string, string>> {
  const folder = join(cwd, "generated/orders");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ts")) : [];
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

describe("a run", () => {
  promise(
    ["files-are-whole", "surroundings-not-trusted"],
    "that is killed leaves whole files; the next one repairs, past forged lists, and leaves what others own",
    async () => {
      const folder = tempFolder({
        "victim.txt": "mine",
        "p/package.json": "{}",
        [`p/${spec}`]: limitOf(100),
        "p/generated/orders/own.txt": "mine",
      });
      const cwd = join(folder, "p");
      symlinkSync(join(folder, "victim.txt"), join(cwd, "generated/orders/link.txt"));
      expect((await specwright(generate, { cwd })).code).toBe(0);
      const before = modulesIn(cwd);
      writeFileSync(join(cwd, spec), limitOf(50));
      const program = join((await installPackages()).folder, "node_modules/specwright/dist/cli.js");
      const known = readdirSync(join(cwd, "generated")).length;
      const child = spawn(process.execPath, [program, ...generate], { cwd, stdio: "ignore" });
      // It has begun to write when there is more in the folder than before.
      await until(() => child.exitCode !== null || readdirSync(join(cwd, "generated")).length !== known);
      child.kill("SIGKILL");
      await until(() => child.exitCode !== null || child.signalCode !== null);
      const left = modulesIn(cwd);
      writeFileSync(
        join(cwd, "generated/.specwright.json"),
        JSON.stringify({ files: { "../../victim.txt": "0", "../package.json": "0" } }),
      );
      expect((await specwright(generate, { cwd })).code).toBe(0);
      const after = modulesIn(cwd);
      expect(after).not.toEqual(before);
      expect(Object.keys(left)).toEqual(Object.keys(before));
      for (const [name, text] of Object.entries(left)) expect([before[name], after[name]]).toContain(text);
      expect([readFileSync(join(folder, "victim.txt"), "utf8"), existsSync(join(cwd, "package.json"))]).toEqual([
        "mine",
        true,
      ]);
      expect(readFileSync(join(cwd, "generated/orders/own.txt"), "utf8")).toBe("mine");
      expect(lstatSync(join(cwd, "generated/orders/link.txt")).isSymbolicLink()).toBe(true);
    },
  );

  promise(
    ["diff-runs-nothing", "staged-writes"],
    "of diff starts no program of a repository, fetches nothing, and writes through no link",
    async () => {
      let asked = 0;
      const server = createServer((_, response) => response.end(String((asked += 1)))).listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const repository = scratchRepository({ [spec]: ordersUpTo(100), ".gitattributes": "* filter=evil diff=evil\n" });
      const programs = tempFolder({
        evil: '#!/bin/sh\ntouch "$(dirname "$0")/ran"\ncat\n',
        "post-index-change": '#!/bin/sh\ntouch "$(dirname "$0")/ran"\n',
      });
      for (const name of ["evil", "post-index-change"]) chmodSync(join(programs, name), 0o755);
      for (const name of [
        "core.fsmonitor",
        "core.pager",
        "core.sshCommand",
        "diff.external",
        "diff.evil.command",
        "diff.evil.textconv",
        "filter.evil.clean",
        "filter.evil.smudge",
      ])
        repository.git("config", name, join(programs, "evil"));
      repository.git("config", "core.hooksPath", programs);
      repository.git("config", "remote.origin.url", `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.git`);
      repository.git("config", "remote.origin.promisor", "true");
      const target = tempFolder({ "report.md": "mine" });
      symlinkSync(join(target, "report.md"), join(repository.folder, "report.md"));
      writeFileSync(join(repository.folder, spec), ordersUpTo(50));
      const { code, stderr } = await specwright(
        ["diff", "--base", "HEAD", "--format", "markdown", "--output", "report.md"],
        { cwd: repository.folder },
      );
      server.close();
      expect([code, asked, readdirSync(programs).sort()]).toEqual([2, 0, ["evil", "post-index-change"]]);
      expect([readFileSync(join(target, "report.md"), "utf8"), stderr]).toEqual([
        "mine",
        expect.stringContaining("is a link"),
      ]);
      const shown = await specwright(["diff", "--base", "HEAD"], { cwd: repository.folder });
      expect([shown.code, shown.stdout, readdirSync(programs).length]).toEqual([
        1,
        expect.stringContaining("maximum"),
        2,
      ]);
    },
  );

  promise(
    ["json-configuration-stays", "paths-stay", "license-stays", "frames-are-contracts"],
    "with a configuration in JSON reads, shows and publishes nothing outside its repository",
    async () => {
      const folder = tempFolder({ "home/.npmrc": "//r/:_authToken=t0ken\n", [`repository/${spec}`]: ordersUpTo(100) });
      const cwd = join(folder, "repository");
      mkdirSync(join(cwd, ".git"));
      const license = { package: { name: "a", version: "1.0.0", licenseFile: "../home/.npmrc" } };
      for (const settings of [
        license,
        { interfaces: { x: "../home/.npmrc" } },
        { out: "../home/out" },
        { allowRoots: ["/"] },
        { specs: "../home" },
      ]) {
        writeFileSync(join(cwd, "specwright.config.json"), JSON.stringify(settings));
        const { code, stdout, stderr } = await specwright(["generate", "--format", "none"], { cwd });
        expect([settings, code === 0, /t0ken/.test(stdout + stderr)]).toEqual([settings, false, false]);
        expect(stderr).toContain("specwright.config.json:1:");
        if (!("package" in settings)) expect(stderr).toContain("--allow-root");
      }
      expect([readdirSync(cwd).sort(), readdirSync(join(folder, "home"))]).toEqual([
        [".git", "specs", "specwright.config.json"],
        [".npmrc"],
      ]);
      writeFileSync(join(cwd, "specwright.config.json"), "{}");
      writeAt(join(cwd, "notes.txt"), "t0ken: [");
      const { code, stdout, stderr } = await specwright(["lint", "notes.txt"], { cwd });
      expect([code === 0, /t0ken/.test(stdout + stderr)]).toEqual([false, false]);
    },
  );

  promise(
    ["configuration-links"],
    "refuses a configuration that is a link out of its repository, and shows none of it",
    async () => {
      const folder = tempFolder({ "home/token.json": '{ "t0ken": [', [`repository/${spec}`]: ordersUpTo(100) });
      const cwd = join(folder, "repository");
      mkdirSync(join(cwd, ".git"));
      symlinkSync(join(folder, "home/token.json"), join(cwd, "specwright.config.json"));
      const { code, stdout, stderr } = await specwright(["generate"], { cwd });
      expect([code === 0, /t0ken/.test(stdout + stderr), existsSync(join(cwd, "generated"))]).toEqual([
        false,
        false,
        false,
      ]);
    },
  );

  promise(
    ["configuration-owner"],
    "runs a configuration above its folder where it is its own account's, and refuses another's",
    async () => {
      const program = 'import { writeFileSync } from "node:fs";\nwriteFileSync("ran", "");\nexport default {};\n';
      const shared = tempFolder({ [spec]: ordersUpTo(100), "specwright.config.mjs": program });
      const cwd = join(shared, "mine");
      mkdirSync(cwd);
      expect(await specwright(["lint"], { cwd })).toMatchObject({ code: 0 });
      expect(existsSync(join(cwd, "ran"))).toBe(true);
      // Only the system's account gives files away.
      if (process.geteuid?.() !== 0) return;
      rmSync(join(cwd, "ran"));
      chownSync(join(shared, "specwright.config.mjs"), 54_321, 54_321);
      const { code, stdout, stderr } = await specwright(["lint"], { cwd });
      expect([code, stdout + stderr]).toEqual([1, expect.stringContaining("project/foreign-config")]);
      expect(existsSync(join(cwd, "ran"))).toBe(false);
    },
  );

  promise(
    ["untrusted", "json-configuration-stays"],
    "that is not trusted runs no program of a project, and says so",
    async () => {
      const program = 'import { writeFileSync } from "node:fs";\nwriteFileSync("ran", "");\nexport default {};\n';
      const repository = scratchRepository({
        [spec]: ordersUpTo(100),
        "specwright.config.mjs": program,
        "old.yaml": ordersUpTo(100),
        "new.yaml": ordersUpTo(50),
      });
      const cwd = repository.folder;
      for (const args of [
        ["generate", "--untrusted"],
        ["diff", "old.yaml", "new.yaml"],
      ]) {
        const { code, stderr } = await specwright(args, { cwd });
        expect([code, stderr]).toEqual([3, expect.stringContaining("specwright.config.mjs")]);
      }
      expect(existsSync(join(cwd, "ran"))).toBe(false);
    },
  );

  promise(
    ["nothing-while-faulty"],
    "makes a parameter's default that breaks its schema an error, of generate and of lint",
    async () => {
      const parameter = { name: "limit", in: "query", schema: { type: "integer", maximum: 10, default: 11 } };
      const document = {
        openapi: "3.1.0",
        info: { title: "T", version: "1" },
        paths: {
          "/a": { get: { operationId: "getA", parameters: [parameter], responses: { 204: { description: "None." } } } },
        },
      };
      const cwd = tempFolder({ "a.json": JSON.stringify(document) });
      for (const args of [
        ["generate", "a.json", "-o", "out", "--strictness", "strict"],
        ["lint", "--strictness", "strict", "a.json"],
      ]) {
        const { code, stdout, stderr } = await specwright(args, { cwd });
        expect([code, stdout + stderr]).toEqual([1, expect.stringContaining("error openapi/refused-default")]);
      }
      expect(readdirSync(cwd)).toEqual(["a.json"]);
    },
  );
});
