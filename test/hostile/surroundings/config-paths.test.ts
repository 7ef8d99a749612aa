import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { settings } from "../../../generator/settings/settings.js";
import type { Setting, Settings } from "../../../generator/settings/setting.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const token = "//registry/:_authToken=hunter2";

/** A home folder with a token in it, and next to it a third-party repository with this configuration. */
function beside(config: unknown, files: Readonly<Record<string, string>> = {}): string {
  const around = tempFolder({
    "home/.npmrc": `${token}\n`,
    "home/openapi.yaml": ordersUpTo(50),
    "repository/.git/HEAD": "ref: refs/heads/main\n",
    "repository/specs/orders/openapi.yaml": ordersUpTo(100),
    "repository/specwright.config.json": typeof config === "string" ? config : JSON.stringify(config),
  });
  const cwd = join(around, "repository");
  for (const [path, text] of Object.entries(files)) writeAt(join(cwd, path), text);
  return cwd;
}

/** The output of a command; neither it nor the generated files may hold the token. */
async function reportOf(args: readonly string[], cwd: string): Promise<CliRun> {
  const run = await cli(args, { cwd });
  expect(run.stdout + run.stderr).not.toContain("hunter2");
  expect(run.stdout + run.stderr).not.toContain("bug of specwright");
  return run;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const licensed = (licenseFile: string): unknown => ({ package: { name: "a", version: "1.0.0", licenseFile } });

describe("what is git's own", () => {
  it("was offered to be opened with --allow-root", async () => {
    const { code, stderr } = await reportOf(["generate"], beside({ out: ".git/hooks" }));
    expect([code, stderr]).toEqual([1, expect.stringContaining("hint: name a path outside .git")]);
    expect(stderr).not.toContain("--allow-root");
  });
});

describe("a licenseFile", () => {
  it("that put a token into the generated LICENSE is refused", async () => {
    const cwd = beside(licensed("../home/.npmrc"));
    const { code, stderr } = await reportOf(["generate"], cwd);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'specwright.config.json:1:56: error project/outside-repository: The path "../home/.npmrc" of the setting "package.licenseFile" points outside the repository.',
    );
    expect(readdirSync(cwd)).not.toContain("generated");
  });

  it("never leaves the repository, whatever is allowed, by a link, or from a configuration that is a program", async () => {
    const cwd = beside(licensed("LICENSE"), { "specwright.js/x": "" });
    symlinkSync("../home/.npmrc", join(cwd, "LICENSE"));
    const program = `export default ${JSON.stringify(licensed("LICENSE"))};\n`;
    writeFileSync(join(cwd, "program.mjs"), program);
    for (const args of [[], ["--config", "program.mjs"], ["--allow-root", "/"], ["--allow-root", "../home"]]) {
      const { code, stderr } = await reportOf(["generate", ...args], cwd);
      expect([code, stderr]).toEqual([1, expect.stringContaining("error project/outside-repository: ")]);
      expect(stderr).not.toContain("--allow-root");
    }
  });

  it("that put the credentials of git into the generated LICENSE is refused", async () => {
    const cwd = beside(licensed(".git/config"), { ".git/config": token, "sub/.keep": "" });
    symlinkSync("../.git", join(cwd, "sub/link"));
    for (const path of [".git/config", "sub/link/config", "./sub/../.git/config"]) {
      writeFileSync(join(cwd, "specwright.config.json"), JSON.stringify(licensed(path)));
      const { code, stderr } = await reportOf(["generate"], cwd);
      expect([code, stderr]).toEqual([1, expect.stringContaining("error project/outside-repository: ")]);
    }
  });

  it("in the repository is published as it was", async () => {
    const cwd = beside(licensed("docs/terms.txt"), { "docs/terms.txt": "Be good.\n" });
    expect((await cli(["generate"], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, "generated/LICENSE"), "utf8")).toBe("Be good.\n");
  });
});

describe("a path of a configuration in JSON", () => {
  it("to an interface that printed a line of a password file is refused, with the option that allows it", async () => {
    const cwd = beside('{\n  "interfaces": {\n    "x": "../home/.npmrc"\n  }\n}\n');
    for (const command of ["generate", "lint"]) {
      const { code, stdout, stderr } = await reportOf([command, "--max-problems", "100"], cwd);
      expect([code, stdout + stderr]).toEqual([
        1,
        expect.stringContaining(
          [
            'specwright.config.json:3:10: error project/outside-repository: The path "../home/.npmrc" of the setting "interfaces.x" points outside the repository.',
            '    2 |   "interfaces": {',
            '    3 |     "x": "../home/.npmrc"',
            "      |          ^^^^^^^^^^^^^^^^",
            "  hint: move the file or folder into the repository, or allow its folder: --allow-root ../home",
          ].join("\n"),
        ),
      ]);
    }
  });

  it("is read with the very option that the error prints, by every command that reads a configuration", async () => {
    const cwd = beside({ interfaces: { x: "../home/openapi.yaml" } }, { "empty/.keep": "" });
    for (const args of [
      ["generate"],
      ["lint"],
      ["where", "x", "#/info"],
      ["bundle", "x"],
      ["diff", "--base", "HEAD"],
    ]) {
      const refused = await reportOf(args, cwd);
      expect(refused.stdout + refused.stderr).toContain("allow its folder: --allow-root ../home\n");
      if (args[0] === "diff") continue;
      const allowed = await reportOf([...args, "--allow-root", "empty", "--allow-root", "../home"], cwd);
      expect(allowed.stdout + allowed.stderr).not.toContain("outside-repository");
    }
  });

  it("is reported relative to the current folder, and so is the option", async () => {
    const cwd = beside({ interfaces: { x: "../home/openapi.yaml" } }, { "sub/.keep": "" });
    const { stderr } = await reportOf(["generate"], join(cwd, "sub"));
    expect(stderr).toContain("../specwright.config.json:1:20: error project/outside-repository: ");
    expect(stderr).toContain("--allow-root ../../home\n");
    expect((await reportOf(["generate", "--allow-root", "../../home"], join(cwd, "sub"))).code).toBe(0);
  });

  const outside: readonly (readonly [string, unknown])[] = [
    ["the folder of the specs", { specs: "../home" }],
    ["the output", { out: "../home/out" }],
    ["one file of several", { interfaces: { x: ["specs/a.xsd", "../home/b.xsd"] } }],
    ["a folder for references", { allowRoots: ["shared", "../home"] }],
    ["the file of accepted changes", { diff: { accepted: "../home/accepted.json" } }],
    ["an absolute path", { interfaces: { x: "/etc/passwd" } }],
    ["the root of the disk", { allowRoots: ["/"] }],
    ["a way out and in again and out", { interfaces: { x: "specs/../../repository/../home/.npmrc" } }],
    ["a folder that begins like the repository", { specs: "../repository-of-others" }],
    ["what is not there", { interfaces: { x: "../gone/there.yaml" } }],
    ["what git keeps", { out: ".git/hooks", interfaces: { x: ".git/config" } }],
    ["a link in the middle", { interfaces: { x: "way/.npmrc" } }],
    ["a link at the end", { interfaces: { x: "npmrc.yaml" } }],
    ["a link that leads nowhere yet", { out: "nowhere" }],
    ["a link to a link", { interfaces: { x: "again/.npmrc" } }],
  ];

  it.each(outside)("does not leave the repository: %s", async (_, config) => {
    const cwd = beside(config);
    symlinkSync("../home", join(cwd, "way"));
    symlinkSync("way", join(cwd, "again"));
    symlinkSync("../home/.npmrc", join(cwd, "npmrc.yaml"));
    symlinkSync("../home/new", join(cwd, "nowhere"));
    const before = filesIn(join(cwd, ".."));
    for (const args of [["generate"], ["lint"]]) {
      const { code, stdout, stderr } = await reportOf(args, cwd);
      expect([code, stdout + stderr]).toEqual([1, expect.stringContaining("error project/outside-repository: ")]);
      expect(stdout + stderr).toMatch(/specwright\.config\.json:1:\d+: error/);
    }
    expect(filesIn(join(cwd, ".."))).toEqual(before);
  });

  const spellings = {
    backslashes: "..\\home\\.npmrc",
    "a drive": "C:\\home\\.npmrc",
    "a NUL": "../home/.npmrc\u0000.yaml",
    "the longest path": "a/".repeat(2_048),
    "a longer one": `../${"a/".repeat(2_048)}`,
    "more names": "x/../".repeat(500) + "../home/.npmrc",
  };

  it.each(Object.entries(spellings))("reads nothing outside in other spellings: %s", async (_, x) => {
    const { code, stdout, stderr } = await reportOf(["lint"], beside({ interfaces: { x } }));
    expect([code, stdout + stderr]).toEqual([
      1,
      expect.stringMatching(/invalid-option|missing-file|outside-repository/),
    ]);
  });

  it("counts with its default too, which a link may lead away", async () => {
    const cwd = beside({});
    symlinkSync("../home", join(cwd, "generated"));
    const { code, stderr } = await reportOf(["generate"], cwd);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('The path "generated" of the setting "out" points outside'),
    ]);
    expect((await reportOf(["generate", "-o", "generated"], cwd)).code).toBe(2);
    expect((await reportOf(["generate", "-o", "generated", "--allow-root", "../home"], cwd)).code).toBe(0);
  });

  it("may name what is in the repository around its folder, also where .git is a file", async () => {
    const cwd = beside("{}", { "contracts/a.yaml": ordersUpTo(10), "tree/.git": "gitdir: ../.git/worktrees/tree\n" });
    const config = JSON.stringify({ specs: "../specs", interfaces: { a: "../contracts/a.yaml" } });
    writeAt(join(cwd, "app/specwright.config.json"), config);
    writeAt(join(cwd, "tree/app/specwright.config.json"), config);
    expect((await reportOf(["generate"], join(cwd, "app"))).code).toBe(0);
    // A folder with .git of its own is a repository: paths do not leave the nearest one.
    const { stderr } = await reportOf(["generate"], join(cwd, "tree/app"));
    expect(stderr).toContain("project/no-interfaces");
    writeAt(join(cwd, "tree/app/specwright.config.json"), JSON.stringify({ specs: "../../specs" }));
    expect((await reportOf(["generate"], join(cwd, "tree/app"))).stderr).toContain("project/outside-repository");
  });

  it("stays in the repository of a configuration that is named, and not in that of who names it", async () => {
    const cwd = beside({}, { "secret.yaml": "a: 1\n" });
    const other = join(cwd, "../other");
    const config = JSON.stringify({ specs: "specs", interfaces: { a: "../repository/secret.yaml" } });
    writeAt(join(other, "specwright.config.json"), config);
    const { stderr } = await reportOf(["lint", "--config", "../other/specwright.config.json"], cwd);
    expect(stderr).toBe("");
    const { stdout } = await reportOf(["lint", "--config", "../other/specwright.config.json"], cwd);
    expect(stdout).toContain("../other/specwright.config.json:1:");
    expect(stdout).toContain("--allow-root .\n");
  });

  it("may be a second name of a file outside, which no system tells from the first", async () => {
    const cwd = beside({ interfaces: { x: "hard.yaml" } });
    linkSync(join(cwd, "../home/.npmrc"), join(cwd, "hard.yaml"));
    expect((await reportOf(["lint"], cwd)).code).toBe(1);
  });
});

describe("a reference of a contract", () => {
  it("does not leave the repository by an allowRoots of its configuration", async () => {
    const cwd = beside({ allowRoots: ["way"] });
    symlinkSync("../home", join(cwd, "way"));
    expect((await reportOf(["lint"], cwd)).stdout).toContain("project/outside-repository");
  });

  it("does not leave it by the folder of its interface, which is a link", async () => {
    const cwd = beside({ interfaces: { x: "way/openapi.yaml" } });
    symlinkSync("../home", join(cwd, "way"));
    expect((await reportOf(["lint"], cwd)).stdout).toContain("project/outside-repository");
  });
});

describe("a configuration", () => {
  it.each(["specwright.config.json", "specwright.config.mjs"])(
    "that is a link out of the repository is refused: %s",
    async (name) => {
      const cwd = beside({});
      const folder = join(cwd, "sub");
      mkdirSync(folder);
      symlinkSync("../../home/.npmrc", join(folder, name));
      for (const args of [
        ["lint"],
        ["generate", "--allow-root", "/"],
        ["lint", "--config", name],
        ["diff", "a", "b"],
      ]) {
        const { code, stdout, stderr } = await reportOf(args, folder);
        expect([code, stdout + stderr]).toEqual([
          1,
          expect.stringContaining(`${name}:1:1: error project/linked-config: `),
        ]);
      }
    },
  );

  it("that is a link to another file of the repository shows none of its lines", async () => {
    const cwd = beside({}, { ".env": `{"TOKEN": hunter2}\n`, "sub/.keep": "" });
    symlinkSync("../.env", join(cwd, "sub/specwright.config.json"));
    const { code, stdout } = await reportOf(["lint"], join(cwd, "sub"));
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining("error source/malformed-json: The file cannot be read"),
    ]);
  });

  it("shows its own lines", async () => {
    const { stdout } = await cli(["lint", "--max-problems", "100"], { cwd: beside('{\n  "spec": 1\n}\n') });
    expect(stdout).toContain('    2 |   "spec": 1\n');
  });
});

describe("a file that is not a contract", () => {
  const files = {
    ".npmrc": `${token}\n`,
    ".env": "TOKEN: [hunter2\n",
    "keys.json": `{"auth": hunter2}\n`,
    "auth.json": `{"auth":"hunter2"}\n`,
    "settings.xml": `<settings xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><password>hunter2</password></settings>\n`,
    "application.yml": "springdoc:\n  openapi: 3\npassword: hunter2\n  x\n",
  };

  it.each(Object.keys(files))(
    "shows none of its lines, though it is in the repository and named as an interface: %s",
    async (x) => {
      for (const suffix of ["", ".yaml", ".json", ".xsd"]) {
        const text = files[x as keyof typeof files];
        const cwd = beside(
          { interfaces: { x: `${x}${suffix}` } },
          { [`${x}${suffix}`]: text, [`specs/linked/openapi${suffix || ".json"}`]: text },
        );
        for (const args of [
          ["lint"],
          ["generate"],
          ["lint", `${x}${suffix}`],
          ["diff", `${x}${suffix}`, `${x}${suffix}`],
        ]) {
          const { code, stdout, stderr } = await reportOf(args, cwd);
          expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(/ error /)]);
          const reports = (stdout + stderr).split(/\n(?=\S+:\d+:\d+: )/);
          // The spec next to it is checked as well.
          const others = reports.filter((report) => !report.startsWith("specs/orders/openapi.yaml:"));
          expect(others.join("\n")).not.toMatch(/^ +\d+ \|/m);
        }
      }
    },
  );

  it.each([
    "openapi: 3.1.0\ninfo: [x\n",
    "---\n'openapi': 3.1.0\n a: 1\n",
    '{\n  "openapi": "3.1.0",\n}\n',
    "# c\nswagger: '2.0'\n",
  ])("is reported from a broken contract, which shows its lines: %j", async (text) => {
    const cwd = tempFolder({ "a.yaml": text });
    expect((await cli(["lint", "a.yaml", "--max-problems", "100"], { cwd })).stdout).toMatch(/^ +\d+ \|/m);
  });
});

describe("a setting", () => {
  it("whose value is a path says so, so that the path is checked", () => {
    const told = (rows: Settings): readonly string[] =>
      Object.entries<Setting>(rows).flatMap(([name, { is }]) =>
        is.members !== undefined
          ? told(is.members)
          : /path of|path or|list of folders|list of paths/.test(is.expected)
            ? [name]
            : [],
      );
    const checked = (rows: Settings): readonly string[] =>
      Object.entries<Setting>(rows).flatMap(([name, { is }]) =>
        is.members !== undefined ? checked(is.members) : is.paths !== undefined ? [name] : [],
      );
    expect(checked(settings)).toEqual(told(settings));
    expect(checked(settings)).toEqual([
      "specs",
      "out",
      "interfaces",
      "overlays",
      "locations",
      "catalogs",
      "allowRoots",
      "licenseFile",
      "accepted",
    ]);
  });
});
