import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { everyTrick, strayIn } from "../terminal/hostile-texts.js";

const path = "specs/orders/openapi.yaml";

/** A project with this configuration, as a string or as JSON. */
function projectWith(config: unknown): string {
  const text = typeof config === "string" ? config : JSON.stringify(config);
  return tempFolder({ [path]: ordersUpTo(100), "specwright.config.json": text, "outside/secret.txt": "SECRET" });
}

describe("a hostile configuration in JSON", () => {
  const nested = "[".repeat(100_000);
  const configs: readonly unknown[] = [
    nested,
    `{"interfaces":${nested}`,
    '{"__proto__":{"out":"x"},"constructor":1}',
    { interfaces: { a: "\ud800.yaml" } },
    { interfaces: { a: "a\u0000.yaml" } },
    { interfaces: { "../../x": path, "": path, "..": path } },
    { specs: "specs\u0000", out: "out\u0000", allowRoots: ["\u0000"] },
    { out: "." },
    { out: "specs/orders" },
    { diff: { levels: { __proto__: "off", constructor: "off" } } },
    { regenerateWith: "x\n*/ process.exit(0); /*" },
    { package: { name: "../../evil", version: "1" } },
    { package: { name: "evil", version: "1.0.0", files: ["/etc/passwd"], scripts: { postinstall: "touch x" } } },
  ];

  it.each(configs.map((config, index) => [index, config] as const))(
    "is refused or does no harm: number %i",
    async (_, config) => {
      const cwd = projectWith(config);
      for (const args of [
        ["generate"],
        ["lint", "--format", "sarif"],
        ["lint", "--format", "json"],
        ["generate", "--check"],
      ]) {
        const { code, stdout, stderr } = await cli(args, { cwd });
        expect([0, 1]).toContain(code);
        expect(stdout + stderr).not.toContain("bug of specwright");
        expect(strayIn(stdout + stderr, false)).toEqual([]);
      }
      expect(Object.keys({})).toEqual([]);
      expect(
        readdirSync(cwd).filter((name) => !/^(?:generated|specs|outside|specwright\.config\.json)$/.test(name)),
      ).toEqual([]);
      expect(readdirSync(join(cwd, "outside"))).toEqual(["secret.txt"]);
    },
  );

  it("gets its texts into comments and manifests as texts", async () => {
    const command = "x */ globalThis.PWNED = 1; /* `${1}` \u202e\u2028";
    const author = "\u202ea\u200b\u{e0041}";
    const about = { description: everyTrick, author, homepage: "https://a.example/\u202e" };
    const cwd = projectWith({
      regenerateWith: command,
      format: "none",
      package: { name: "@a/b", version: "1.0.0", ...about },
    });
    const { code, stderr } = await cli(["generate"], { cwd });
    expect([code, stderr]).toEqual([0, ""]);
    const [head = ""] = readFileSync(join(cwd, "generated/orders/types.ts"), "utf8").split("\n");
    expect(head).toMatch(/^\/\/ .*PWNED/);
    expect(head).toMatch(/^[\x20-\x7e]*$/);
    const manifest = readFileSync(join(cwd, "generated/package.json"), "utf8");
    expect(strayIn(manifest, false)).toEqual([]);
    expect(JSON.parse(manifest)).toMatchObject({ author });
    expect(strayIn(readFileSync(join(cwd, "generated/README.md"), "utf8"), false)).toEqual([]);
  });
});

describe("a hostile file of accepted changes", () => {
  const entry = { fingerprint: "x", contract: "orders", id: "x", sentence: "x", reason: "x" };
  const files: readonly string[] = [
    "[".repeat(100_000),
    "null",
    '{"version":1,"accepted":{"length":1}}',
    '{"version":1,"accepted":[{"__proto__":{"reason":"x"}}]}',
    JSON.stringify({ version: 1, accepted: [{ ...entry, until: "2027-99-99" }] }),
    JSON.stringify({ version: 1, accepted: [{ ...entry, reason: everyTrick, [everyTrick]: 1 }] }),
    JSON.stringify({ version: 1, accepted: [{ ...entry, fingerprint: "__proto__", id: "constructor" }] }),
  ];

  it.each(files.map((text, index) => [index, text] as const))("ends no run badly: number %i", async (_, text) => {
    const cwd = tempFolder({
      "old.yaml": ordersUpTo(100),
      "new.yaml": ordersUpTo(50),
      "specwright-accepted.json": text,
    });
    const { code, stdout, stderr } = await cli(["diff", "old.yaml", "new.yaml"], { cwd });
    expect([1, 2]).toContain(code);
    expect(stdout + stderr).not.toContain("bug of specwright");
    expect(strayIn(stdout + stderr, false)).toEqual([]);
  });

  it("shows nothing of a file that it is a link to, and is not a link out of the project", async () => {
    const around = tempFolder({
      "project/a.yaml": ordersUpTo(100),
      "project/.env": "\n PASSWORD=1\n",
      "secret.txt": "x",
    });
    const cwd = join(around, "project");
    symlinkSync(".env", join(cwd, "specwright-accepted.json"));
    const inside = await cli(["diff", "a.yaml", "a.yaml"], { cwd });
    expect([inside.code, inside.stderr]).toEqual([
      2,
      `error: "${cwd}/specwright-accepted.json" cannot be read as JSON: line 2, column 2.\n`,
    ]);
    rmSync(join(cwd, "specwright-accepted.json"));
    symlinkSync("../secret.txt", join(cwd, "specwright-accepted.json"));
    const outside = await cli(["diff", "a.yaml", "a.yaml"], { cwd });
    expect([outside.code, outside.stderr]).toEqual([1, expect.stringContaining("error project/outside-repository: ")]);
  });

  it("is written with what was said, as escapes", async () => {
    const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50) });
    const { stdout } = await cli(["diff", "old.yaml", "new.yaml", "--format", "json"], { cwd });
    const [change] = (JSON.parse(stdout) as { readonly changes: readonly { readonly fingerprint: string }[] }).changes;
    await cli(["diff", "old.yaml", "new.yaml", "--accept", change?.fingerprint ?? "", "--reason", everyTrick], { cwd });
    const text = readFileSync(join(cwd, "specwright-accepted.json"), "utf8");
    expect(strayIn(text, false)).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ accepted: [{ reason: everyTrick }] });
  });
});

describe("a build log", () => {
  it("gets no command by the name of a file or an interface at the start of a line", async () => {
    const name = "::add-mask::e";
    const cwd = tempFolder({
      [`specs/${name}/openapi.yaml`]: ordersUpTo(100),
      [`${name}.yaml`]: "openapi: 3.1.0\ninfo: 1\n",
    });
    const older = join(cwd, "older");
    mkdirSync(older);
    writeFileSync(join(older, "a.yaml"), ordersUpTo(200));
    for (const args of [
      ["generate"],
      ["lint"],
      ["lint", `${name}.yaml`],
      ["diff", "older/a.yaml", `specs/${name}/openapi.yaml`],
    ]) {
      const { stdout, stderr } = await cli(args, { cwd });
      const lines = `${stdout}${stderr}`.split("\n").filter((line) => /^\s*(?:::|##)/.test(line));
      expect(lines).toEqual([]);
    }
  });
});

describe("a new project", () => {
  it.each([
    'x","scripts":{"postinstall":"touch pwned"},"y":"',
    "a`$(touch pwned)`",
    "...",
    "{{version}}",
    "$&",
    "a\nb",
    "-rf",
  ])("gets a name that is one, whatever its folder is called: %j", async (name) => {
    const cwd = tempFolder();
    expect((await cli(["init", `./${name}`], { cwd })).code).toBe(0);
    const manifest = JSON.parse(readFileSync(join(cwd, name, "package.json"), "utf8")) as {
      readonly name: string;
      readonly scripts: object;
    };
    expect(manifest.name).toMatch(/^[a-z0-9-]+$/);
    expect(Object.keys(manifest.scripts)).toEqual(["generate", "check", "build", "test"]);
    expect(existsSync(join(cwd, "pwned"))).toBe(false);
  });
});

describe("a folder of somebody else", () => {
  it("gets nothing of a new project written through its links", async () => {
    const cwd = tempFolder({ "outside/.keep": "", "in/.keep": "", "here/.keep": "" });
    symlinkSync("../outside", join(cwd, "in/specs"));
    const { code, stderr } = await cli(["init", "in"], { cwd });
    expect([code, stderr]).toEqual([
      2,
      `error: "${join(cwd, "in/specs")}" is a link; replace it with a folder, or name another folder.\n`,
    ]);
    symlinkSync("../outside/new.json", join(cwd, "here/tsconfig.json"));
    expect((await cli(["init", "here"], { cwd })).stdout).toContain("kept   tsconfig.json");
    expect(readdirSync(join(cwd, "outside"))).toEqual([".keep"]);
    expect(readdirSync(join(cwd, "in")).sort()).toEqual([".keep", "specs"]);
  });
});

describe("a project of somebody else", () => {
  const linked = (): string => {
    const cwd = tempFolder({
      "project/package.json": "{}",
      "project/specs/orders/.keep": "",
      "outside/openapi.yaml": "openapi: 1\nSECRET: 1\n",
    });
    symlinkSync("../../../outside/openapi.yaml", join(cwd, "project/specs/orders/openapi.yaml"));
    return join(cwd, "project");
  };

  it("shows nothing of a file outside by a contract that is a link to it", async () => {
    const cwd = linked();
    for (const args of [["lint"], ["generate"], ["diff", "specs", "specs"]]) {
      const { code, stdout, stderr } = await cli(args, { cwd });
      expect(code).toBe(1);
      expect(stdout + stderr).toContain("project/linked-root");
      expect(stdout + stderr).not.toContain("SECRET");
    }
  });

  it("reads what its user has allowed, and links that stay inside", async () => {
    const cwd = linked();
    expect((await cli(["lint", "--allow-root", "../outside", "--max-problems", "100"], { cwd })).stdout).toContain(
      "1 | openapi: 1",
    );
    writeFileSync(join(cwd, "orders.yaml"), ordersUpTo(100));
    rmSync(join(cwd, "specs/orders/openapi.yaml"));
    symlinkSync("../../orders.yaml", join(cwd, "specs/orders/openapi.yaml"));
    expect((await cli(["generate", "--check"], { cwd })).stderr).not.toContain("project/linked-root");
  });
});
