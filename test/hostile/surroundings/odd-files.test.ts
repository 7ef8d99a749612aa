import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { timeLimit } from "../../support/time-limit.js";
import { writeAt } from "../../support/temp-folder.js";

const contract = '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{}}';
const isWindows = process.platform === "win32";

let built: BuiltCli | undefined;
let folder = "";

/** One file of each kind that is none to read, with the endings that specs have. */
beforeAll(async () => {
  built = await builtCli();
  folder = realpathSync(mkdtempSync(join(tmpdir(), "specwright-odd-")));
  writeAt(join(folder, "ok.json"), contract);
  writeAt(join(folder, "project/specs/a/openapi.json"), contract);
  for (const ending of ["yaml", "json", "xsd"]) {
    execFileSync("mkfifo", [join(folder, `pipe.${ending}`)]);
    writeFileSync(join(folder, `huge.${ending}`), "");
    truncateSync(join(folder, `huge.${ending}`), 10 * 1024 ** 3);
    mkdirSync(join(folder, `folder.${ending}`));
    symlinkSync("/dev/zero", join(folder, `zero.${ending}`));
    symlinkSync(`circle.${ending}`, join(folder, `circle.${ending}`));
  }
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(folder, "socket.yaml"), resolve));
  closing.push(() => server.close());
});
const closing: (() => void)[] = [];
afterAll(() => {
  built?.remove();
  rmSync(folder, { recursive: true, force: true });
  for (const close of closing) close();
});

/** The output of a command. A file that it waits for never ends it. */
function reportOf(
  args: readonly string[],
  options: { readonly cwd?: string; readonly input?: string | Buffer } = {},
): string {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ["--max-old-space-size=256", built?.program ?? "", ...args],
    {
      cwd: options.cwd ?? folder,
      input: options.input ?? "",
      timeout: timeLimit,
      encoding: "utf8",
    },
  );
  expect([args, signal, status === 1 || status === 2]).toEqual([args, null, true]);
  expect(stdout + stderr).not.toContain("bug of specwright");
  return stdout + stderr;
}

describe.skipIf(isWindows)("what is not a file to read", () => {
  it("is refused as a contract", () => {
    // Two of one name would be two interfaces of one name.
    const files = ["pipe.xsd", "folder.json", "zero.yaml", "circle.json", "huge.yaml"];
    const text = reportOf(["lint", "--max-problems", "100", ...files, "socket.yaml", "/dev/null", "/dev/stdin"]);
    for (const file of [...files, "socket.yaml", "/dev/null", "/dev/stdin"]) {
      const code = file.startsWith("huge") ? "too-large" : "unreadable-file";
      expect(text).toMatch(new RegExp(`${file}:1:1: error source/${code}: `));
    }
  });

  it("is refused on both sides of diff", () => {
    expect(reportOf(["diff", "pipe.json", "zero.yaml"])).toMatch(/pipe\.json:1:1: error source\/unreadable-file/);
    expect(reportOf(["diff", "ok.json", "huge.yaml"])).toMatch(/huge\.yaml:1:1: error source\/too-large/);
  });

  it("is refused at the reference that names it", () => {
    const codes = new Map([
      ...["pipe.json", "folder.yaml", ".", "circle.json", "socket.yaml"].map(
        (file) => [file, "unreadable-file"] as const,
      ),
      ...["zero.json", "/dev/stdin", "/dev/zero", "/proc/self/environ"].map((file) => [file, "outside-root"] as const),
      ["huge.json", "too-large"] as const,
    ]);
    const schemas = [...codes.keys()].map((file, at) => `\n"A${at}":{"$ref":"${file}"}`);
    writeAt(join(folder, "ref.json"), contract.replace("}}", `},"components":{"schemas":{${schemas.join(",")}}}}`));
    const includes = [...codes.keys()].map((file) => `\n<xs:include schemaLocation="${file}"/>`);
    writeAt(
      join(folder, "a.xsd"),
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${includes.join("")}</xs:schema>`,
    );
    const text = reportOf(["lint", "--max-problems", "100", "ref.json", "a.xsd"]);
    for (const [at, code] of [...codes.values()].entries()) {
      for (const file of ["ref.json", "a.xsd"])
        expect(text).toMatch(new RegExp(`^${file}:${at + 2}:\\d+: error source/${code}: `, "m"));
    }
  });

  it("is refused as a configuration, and is not said to be missing", () => {
    const cwd = join(folder, "project");
    const config = join(cwd, "specwright.config.json");
    execFileSync("mkfifo", [config]);
    expect(reportOf(["lint"], { cwd })).toContain("error source/unreadable-file");
    execFileSync("rm", [config]);
    writeFileSync(config, "");
    truncateSync(config, 10 * 1024 ** 3);
    expect(reportOf(["generate"], { cwd })).toContain("error source/too-large");
    execFileSync("rm", [config]);
  });

  it("is refused as a file of accepted changes", () => {
    const cwd = join(folder, "project");
    execFileSync("mkfifo", [join(cwd, "specwright-accepted.json")]);
    expect(reportOf(["diff", "../ok.json", "../ok.json"], { cwd })).toMatch(
      /specwright-accepted\.json" cannot be read/,
    );
  });

  it("opens nothing as a folder that references may reach", () => {
    writeAt(join(folder, "ref.json"), contract.replace("}}", '},"components":{"schemas":{"A":{"$ref":"/dev/zero"}}}}'));
    const roots = ["pipe.json", "circle.json", "nowhere"].flatMap((root) => ["--allow-root", root]);
    expect(reportOf(["lint", "--max-problems", "100", "ref.json", ...roots])).toContain("source/outside-root");
    expect(reportOf(["lint", "--max-problems", "100", "ref.json", "--allow-root", "/dev/zero"])).toContain(
      "source/unreadable-file",
    );
  });
});

describe("standard input", () => {
  it("is read no further than a contract may be long", () => {
    expect(reportOf(["lint", "-"], { input: Buffer.alloc(70 * 1024 * 1024, 0x20) })).toMatch(
      /^<stdin>:1:1: error source\/too-large/,
    );
  });

  it("is refused when it is not UTF-8", () => {
    expect(reportOf(["lint", "-"], { input: Buffer.from([0x61, 0x3a, 0x20, 0xc3, 0x28]) })).toMatch(
      /Standard input is not UTF-8/,
    );
  });
});
