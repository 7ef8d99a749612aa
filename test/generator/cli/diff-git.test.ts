import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonDiffReport } from "../../../generator/index.js";
import { ordersSpec, ordersUpTo } from "../../support/orders-spec.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { cloneOf, scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";
import { tempFolder } from "../../support/temp-folder.js";

const limit = (maximum: number): string => `type: integer\nmaximum: ${maximum}\n`;
const notes = ordersUpTo(7).replaceAll("orders", "notes").replaceAll("Orders", "Notes");
const specs = {
  "specs/orders/openapi.yaml": ordersSpec("{ $ref: parts/limit.yaml }"),
  "specs/orders/parts/limit.yaml": limit(100),
  "specs/notes/openapi.yaml": notes,
};
const lowered = { "specs/orders/parts/limit.yaml": limit(50) };

async function diff(repository: ScratchRepository, ...args: readonly string[]): Promise<CliRun> {
  return cli(["diff", ...args], { cwd: repository.folder });
}

async function report(repository: ScratchRepository, ...args: readonly string[]): Promise<JsonDiffReport> {
  const { stdout, stderr } = await diff(repository, ...args, "--format", "json");
  expect(stderr).toBe("");
  return JSON.parse(stdout) as JsonDiffReport;
}

/** "schema/maximum-lowered HEAD:old.yaml:2:10 -> new.yaml:2:10" for each change. */
const lines = ({ changes }: JsonDiffReport): readonly string[] =>
  changes.map(({ id, places: { before, after } }) => {
    const sides = [before, after].map((place) =>
      place === undefined ? "" : `${place.path}:${place.line}:${place.column}`,
    );
    return `${id} ${sides.join(" -> ")}`;
  });

describe("specwright diff of revisions", () => {
  it("reads every file of a side from its own revision", async () => {
    const repository = scratchRepository(specs);
    repository.git("tag", "v1");
    repository.commit(lowered);
    const between = await report(repository, "v1:specs/orders", "HEAD:specs/orders");
    expect(lines(between)).toEqual([
      "schema/maximum-lowered v1:specs/orders/parts/limit.yaml:2:10 -> HEAD:specs/orders/parts/limit.yaml:2:10",
    ]);
    expect(between.changes[0]?.places.after?.file).toBe("specs/orders/parts/limit.yaml");
    const onDisk = await report(repository, "v1:specs/orders/openapi.yaml", "specs/orders/openapi.yaml");
    expect(lines(onDisk)).toEqual([
      "schema/maximum-lowered v1:specs/orders/parts/limit.yaml:2:10 -> specs/orders/parts/limit.yaml:2:10",
    ]);
    expect(lines(await report(repository, "v1:specs", "specs"))).toHaveLength(1);
  });

  it("compares the settings that the output of both sides records", async () => {
    const repository = scratchRepository({ ...specs, "specwright.config.json": '{ "format": "none" }' });
    const cwd = repository.folder;
    expect((await cli(["generate"], { cwd })).code).toBe(0);
    repository.commit({});
    repository.write({ "specwright.config.json": '{ "format": "none", "emit": ["types", "validators"] }' });
    expect((await cli(["generate", "--quiet"], { cwd })).code).toBe(0);
    const found = await report(repository, "--base", "HEAD");
    expect(
      found.changes.map(({ level, code, sentence }) => `${level}, code ${code ?? "unharmed"}: ${sentence}`),
    ).toEqual(
      ["client", "codecs", "index", "paths", "server"].map(
        (part) => `info, code breaking: The part "${part}" is no longer generated.`,
      ),
    );
    expect(found.changes[0]).toMatchObject({
      id: "settings/part-removed",
      level: "info",
      code: "breaking",
      subject: "emit/client",
    });
    expect(found.changes[0]?.places.after).toMatchObject({ path: "generated/.specwright.json", line: 10 });
    expect(found.bump).toBe("major");
    repository.remove("generated");
    expect((await report(repository, "--base", "HEAD")).changes).toEqual([]);
  });

  it("reads what is staged as a side of its own", async () => {
    const repository = scratchRepository(specs);
    repository.write(lowered);
    repository.git("add", "specs");
    repository.write({ "specs/orders/parts/limit.yaml": limit(7) });
    expect(lines(await report(repository, "HEAD:specs/orders", ":specs/orders"))).toEqual([
      "schema/maximum-lowered HEAD:specs/orders/parts/limit.yaml:2:10 -> :specs/orders/parts/limit.yaml:2:10",
    ]);
  });

  it("counts paths from the top of the repository, and those with a dot from the working folder", async () => {
    const repository = scratchRepository(specs);
    const cwd = join(repository.folder, "specs");
    const sides = ["HEAD:./notes", "HEAD:specs/notes"];
    expect((await cli(["diff", ...sides], { cwd })).stdout).toContain("No changes of meaning");
    const { code, stderr } = await cli(["diff", "HEAD:notes", "notes"], { cwd });
    expect([code, stderr]).toEqual([
      2,
      'error: "notes" does not exist in revision "HEAD". Paths are relative to the root of the repository; did you mean "HEAD:./notes"?\n',
    ]);
    const near = await cli(["diff", "HEAD:specs/note", "notes"], { cwd });
    expect(near.stderr).toContain('Did you mean "HEAD:specs/notes"?');
  });

  it("says at its place in a revision what is not compared", async () => {
    const repository = scratchRepository({
      ...specs,
      "specs/orders/openapi.yaml": ordersSpec("{ $ref: parts/none.yaml }"),
    });
    repository.write({ "specs/orders/openapi.yaml": ordersUpTo(1) });
    const { code, stdout } = await diff(repository, "HEAD:specs/orders", "specs/orders");
    expect(code).toBe(1);
    expect(stdout).toContain("HEAD:specs/orders/openapi.yaml:8:");
    expect(stdout).toMatch(/warning compare\/not-compared: .* was not compared: File ".*none\.yaml" does not exist\./);
  });

  it("keeps references inside the folder of the contract, links followed", async () => {
    const repository = scratchRepository({ ...specs, "secret/limit.yaml": limit(100) });
    repository.remove("specs/orders/parts/limit.yaml");
    symlinkSync("../../../secret/limit.yaml", join(repository.folder, "specs/orders/parts/limit.yaml"));
    repository.commit({});
    const refused = await diff(repository, "HEAD:specs/orders", "HEAD~1:specs/orders");
    expect(refused.code).toBe(1);
    expect(refused.stdout).toMatch(
      /warning compare\/not-compared: .* (?:is|was) not compared: .* points outside the spec folder/,
    );
    const allowed = ["HEAD~1:specs/orders", "HEAD:specs/orders", "--allow-root", "secret"];
    expect((await diff(repository, ...allowed)).stdout).toContain("No changes of meaning");
  });

  it("follows links between folders, and ends where they go round", async () => {
    const repository = scratchRepository(specs);
    symlinkSync("orders", join(repository.folder, "specs/copies"));
    symlinkSync("round", join(repository.folder, "specs/round"));
    repository.commit({});
    expect((await diff(repository, "HEAD:specs/copies", "HEAD:specs/orders")).stdout).toContain(
      "No changes of meaning",
    );
    expect((await diff(repository, "HEAD:specs/round", "HEAD:specs/orders")).code).toBe(2);
  });

  it("never takes a revision for an option, nor runs it in a shell", async () => {
    const repository = scratchRepository(specs);
    const names = [
      "--output=owned:specs",
      "-h:specs",
      "$(touch owned):specs",
      "HEAD;touch owned:specs",
      "`touch owned`:x",
    ];
    for (const name of names) {
      const { code, stderr } = await cli(["diff", "--", name, "specs"], { cwd: repository.folder });
      expect([name, code]).toEqual([name, 2]);
      expect(stderr).toMatch(/is not a revision|is not in this repository/);
    }
    expect((await diff(repository, "--base=--output=owned")).code).toBe(2);
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  it("reads paths with spaces, quotes and letters of any script", async () => {
    const path = 'specs/Bestell ungen "ä"/openapi.yaml';
    const repository = scratchRepository({ [path]: ordersUpTo(100) });
    repository.write({ [path]: ordersUpTo(50) });
    expect(lines(await report(repository, `HEAD:${path}`, path))).toEqual([
      `schema/maximum-lowered HEAD:${path}:8:71 -> ${path}:8:71`,
    ]);
    expect((await report(repository, "--base", "HEAD")).breaking).toBe(1);
  });
});

describe("specwright diff --base", () => {
  it("compares the interfaces whose files have changed, and names the others", async () => {
    const repository = scratchRepository(specs);
    repository.write(lowered);
    const found = await report(repository, "--base", "main");
    expect(lines(found)).toEqual([
      "schema/maximum-lowered main:specs/orders/parts/limit.yaml:2:10 -> specs/orders/parts/limit.yaml:2:10",
    ]);
    expect(found).toMatchObject({ unchanged: ["notes"], before: "main", after: "the working tree", bump: "major" });
    expect((await diff(repository, "--base", "main")).code).toBe(1);
  });

  it("finds interfaces that were added, removed and renamed, also before they are committed", async () => {
    const repository = scratchRepository(specs);
    repository.write({
      "specs/dates/openapi.yaml": ordersUpTo(1).replaceAll("orders", "dates").replaceAll("Orders", "Dates"),
    });
    repository.write({ "specs/remarks/openapi.yaml": notes });
    repository.remove("specs/notes", "specs/orders");
    const found = await report(repository, "--base", "HEAD");
    expect(found.changes.map(({ id, contract }) => `${id} ${contract}`).sort()).toEqual([
      "interface/added dates",
      "interface/removed orders",
      "interface/renamed remarks",
    ]);
  });

  it("begins where the history parted from the base, so that what others merged is not a change", async () => {
    const repository = scratchRepository(specs);
    repository.git("switch", "--quiet", "--create", "feature");
    repository.commit(lowered);
    repository.git("switch", "--quiet", "main");
    repository.commit({ "specs/notes/openapi.yaml": notes.replace("maximum: 7", "maximum: 70") });
    repository.git("switch", "--quiet", "feature");
    const parted = repository.git("rev-parse", "--short", "HEAD~1").trim();
    expect(lines(await report(repository, "--base", "main"))).toEqual([
      `schema/maximum-lowered ${parted}:specs/orders/parts/limit.yaml:2:10 -> specs/orders/parts/limit.yaml:2:10`,
    ]);
  });

  it("compares with another revision, or with what is staged", async () => {
    const repository = scratchRepository(specs);
    const first = repository.git("rev-parse", "HEAD").trim();
    repository.commit(lowered);
    repository.write({ "specs/orders/parts/limit.yaml": limit(20) });
    repository.git("add", "--all");
    repository.write({ "specs/orders/parts/limit.yaml": limit(3) });
    const sentences = async (...args: readonly string[]): Promise<readonly string[]> =>
      (await report(repository, ...args)).changes.map(({ sentence }) => sentence);
    expect(await sentences("--base", first, "--head", "HEAD")).toEqual([
      "The maximum of `limit` was lowered from 100 to 50.",
    ]);
    expect(await sentences("--base", "HEAD", "--staged")).toEqual([
      "The maximum of `limit` was lowered from 50 to 20.",
    ]);
    expect(await sentences("--base", "HEAD")).toEqual(["The maximum of `limit` was lowered from 50 to 3."]);
    expect((await diff(repository, "--base", "HEAD", "--staged", "--head", "main")).code).toBe(2);
  });

  it("compares only some interfaces when asked to", async () => {
    const repository = scratchRepository(specs);
    repository.write({ ...lowered, "specs/notes/openapi.yaml": notes.replace("maximum: 7", "maximum: 3") });
    const found = await report(repository, "--base", "HEAD", "--only", "notes");
    expect(found.changes.map(({ contract }) => contract)).toEqual(["notes"]);
    expect((await diff(repository, "--base", "HEAD", "--only", "note")).stderr).toContain('Did you mean "notes"?');
  });

  it("reads the configuration of the base where it says which interfaces there are", async () => {
    const repository = scratchRepository({
      "contracts/orders/openapi.yaml": ordersUpTo(100),
      "specwright.config.json": '{ "specs": "contracts" }',
    });
    repository.git("mv", "contracts", "specs");
    repository.write({ "specs/orders/openapi.yaml": ordersUpTo(50), "specwright.config.json": "{}" });
    expect(lines(await report(repository, "--base", "HEAD"))).toEqual([
      "schema/maximum-lowered HEAD:contracts/orders/openapi.yaml:8:71 -> specs/orders/openapi.yaml:8:71",
    ]);
  });

  it("sees changes beside every root of an interface", async () => {
    const simple = (name: string, parts: string): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${parts}<xs:element name="${name}" type="Size"/></xs:schema>`;
    const size = (most: number): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:simpleType name="Size"><xs:restriction base="xs:int"><xs:maxInclusive value="${most}"/></xs:restriction></xs:simpleType></xs:schema>`;
    const repository = scratchRepository({
      "specwright.config.json": '{ "interfaces": { "sizes": ["a/a.xsd", "b/b.xsd"] } }',
      "a/a.xsd": simple("A", "").replace('"Size"', '"xs:int"'),
      "b/b.xsd": simple("B", '<xs:include schemaLocation="size.xsd"/>'),
      "b/size.xsd": size(9),
    });
    repository.write({ "b/size.xsd": size(5) });
    const found = await report(repository, "--base", "HEAD");
    expect(found.changes.map(({ level, places }) => [level, places.after?.path])).toEqual([["breaking", "b/size.xsd"]]);
  });

  it("never runs a configuration in its old form", async () => {
    const program = (specs: string): string => `globalThis.ran = "${specs}";\nexport default { specs: "${specs}" };\n`;
    const repository = scratchRepository({
      "old/orders/openapi.yaml": ordersUpTo(1),
      "specwright.config.mjs": program("old"),
    });
    repository.write({ "specwright.config.mjs": program("new"), "new/orders/openapi.yaml": ordersUpTo(1) });
    const found = await report(repository, "--base", "HEAD");
    expect(found.changes.map(({ id }) => id)).toEqual(["interface/added"]);
    expect((globalThis as { readonly ran?: string }).ran).toBe("new");
  });

  it("takes an interface as new that today's configuration lists and the base does not hold", async () => {
    const listed = (names: readonly string[]): string =>
      `export default { interfaces: { ${names.map((name) => `${name}: "${name}.yaml"`).join(", ")} } };\n`;
    const repository = scratchRepository({ "one.yaml": ordersUpTo(1), "specwright.config.mjs": listed(["one"]) });
    repository.write({ "two.yaml": notes, "specwright.config.mjs": listed(["one", "two"]) });
    const { changes } = await report(repository, "--base", "HEAD");
    expect(changes.map(({ id, contract }) => [id, contract])).toEqual([["interface/added", "two"]]);
  });

  it("works from a folder below the project, and in a project below the top of the repository", async () => {
    const repository = scratchRepository({
      "api/package.json": "{}",
      "api/specs/orders/openapi.yaml": ordersUpTo(100),
    });
    repository.write({ "api/specs/orders/openapi.yaml": ordersUpTo(50) });
    const cwd = join(repository.folder, "api/specs/orders");
    const { stdout } = await cli(["diff", "--base", "HEAD"], { cwd });
    expect(stdout).toMatch(/^openapi\.yaml:8:71: breaking/);
    expect(stdout).toContain("before:      HEAD:api/specs/orders/openapi.yaml:8:71");
    const github = await cli(["diff", "--base", "HEAD", "--format", "github"], {
      cwd,
      env: { GITHUB_WORKSPACE: repository.folder },
    });
    expect(github.stdout).toContain("::error file=api/specs/orders/openapi.yaml,line=8,col=71,");
  });

  it("shows the problems of a base with its revision, wherever it runs", async () => {
    const repository = scratchRepository({
      ...specs,
      "specs/orders/openapi.yaml": "openapi: [\n",
      "specs/empty/a.txt": "",
    });
    repository.write({ "specs/orders/openapi.yaml": ordersUpTo(1) });
    repository.remove("specs/empty");
    const cwd = join(repository.folder, "specs");
    const setting = { cwd, env: { GITHUB_WORKSPACE: repository.folder } };
    const { code, stderr } = await cli(["diff", "--base", "HEAD", "--format", "github"], setting);
    expect(code).toBe(1);
    expect(stderr).toContain("HEAD:specs/empty:1:1: error project/no-root");
    const root = repository.commit({});
    repository.write({ "specs/orders/openapi.yaml": "openapi: 3.1.0\npaths: [\n" });
    const now = await cli(["diff", "--base", root, "--format", "github"], setting);
    expect(now.stderr).toMatch(/^specs\/orders\/openapi\.yaml:\d+:\d+: error source\//);
  });

  it("reports an accepted change as stale when its interface is gone on both sides", async () => {
    const entry = { fingerprint: "0".repeat(12), contract: "gone", id: "a/b", sentence: "x", reason: "y" };
    const accepted = JSON.stringify({ version: 1, accepted: [entry] });
    const repository = scratchRepository({ ...specs, "specwright-accepted.json": accepted });
    expect((await report(repository, "--base", "HEAD")).stale).toEqual([entry]);
    expect((await report(repository, "--base", "HEAD", "--only", "notes")).stale).toEqual([]);
  });

  it("says how to fetch a revision that is not there", async () => {
    const origin = scratchRepository(specs);
    const clone = cloneOf(origin, "--depth=1");
    const messageOf = async (name: string): Promise<string> => {
      const { code, stderr } = await diff(clone, "--base", name);
      expect(code).toBe(2);
      return stderr.trim();
    };
    const says = (name: string): string =>
      `error: --base: Revision "${name}" is not in this clone, which is shallow. Fetch it:`;
    const hash = "0123456789012345678901234567890123456789";
    expect(await messageOf("origin/release")).toBe(
      `${says("origin/release")} git fetch --depth=1 origin release:refs/remotes/origin/release`,
    );
    expect(await messageOf("v1")).toBe(`${says("v1")} git fetch --unshallow --tags origin`);
    expect(await messageOf(hash)).toBe(`${says(hash)} git fetch --depth=1 origin ${hash}`);
    expect((await diff(origin, "--base", "v1")).stderr).toContain("which has no remote to fetch it from");
  });

  it("does what its message says in a shallow clone, and notes that the newest state was compared", async () => {
    const origin = scratchRepository(specs);
    origin.git("switch", "--quiet", "--create", "feature");
    origin.commit(lowered);
    const clone = cloneOf(origin, "--depth=1", "--branch=feature");
    const refused = await diff(clone, "--base", "origin/main");
    clone.git(...(refused.stderr.split("Fetch it: git ")[1] ?? "").trim().split(" "));
    const found = await report(clone, "--base", "origin/main");
    expect(found.changes.map(({ id }) => id)).toEqual(["schema/maximum-lowered"]);
    expect(found.notes.join()).toContain('The merge base with "origin/main" is unknown');
  });

  it("says so when there is no repository, and when the project lies outside of it", async () => {
    const bare = tempFolder({ "specs/orders/openapi.yaml": ordersUpTo(1) });
    const { code, stderr } = await cli(["diff", "--base", "main"], { cwd: bare });
    expect([code, stderr]).toEqual([
      2,
      `error: "${bare}" is not in a Git repository; name files or folders instead of revisions.\n`,
    ]);
    const repository = scratchRepository(specs);
    const elsewhere = join(tempFolder({ "specwright.config.json": "{}", ...specs }), "specwright.config.json");
    expect((await diff(repository, "--base", "main", "--config", elsewhere)).stderr).toContain(
      "is not part of the repository",
    );
  });

  it("keeps the accepted changes of the whole project beside its configuration", async () => {
    const repository = scratchRepository(specs);
    repository.write(lowered);
    const fingerprint = (await report(repository, "--base", "HEAD")).changes[0]?.fingerprint ?? "";
    const path = join(repository.folder, "specwright-accepted.json");
    const cwd = join(repository.folder, "specs/orders");
    await cli(["diff", "--base", "HEAD", "--accept", fingerprint, "--reason", "Agreed."], { cwd });
    expect(readFileSync(path, "utf8")).toContain(fingerprint);
    expect((await diff(repository, "--base", "HEAD")).code).toBe(0);
    writeFileSync(path, readFileSync(path, "utf8").replace(fingerprint, "ffffffffffff"));
    const stale = await diff(repository, "--base", "HEAD");
    expect([stale.code, stale.stdout.includes("ffffffffffff (schema/maximum-lowered")]).toEqual([1, true]);
  });
});
