import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";
import { tempFolder } from "../../support/temp-folder.js";

const config = (version: string): string => JSON.stringify({ package: { name: "@acme/orders", version } });
const at = (maximum: number): Readonly<Record<string, string>> => ({
  "specs/orders/openapi.yaml": ordersUpTo(maximum),
});

/** A package whose only release is 1.4.2, where a maximum is 100. */
function released(tag = "v1.4.2"): ScratchRepository {
  const repository = scratchRepository({ "specwright.config.json": config("1.0.0"), ...at(100) });
  repository.git("tag", tag);
  return repository;
}

function stamp({ folder }: ScratchRepository, ...args: readonly string[]): Promise<CliRun> {
  return cli(["stamp", ...args], { cwd: folder });
}

async function firstLine(repository: ScratchRepository, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await stamp(repository, ...args);
  expect([code, stderr]).toEqual([0, ""]);
  return stdout.split("\n")[0] ?? "";
}

describe("specwright stamp", () => {
  it("raises the version by what changed since the newest release in the history", async () => {
    const repository = released();
    repository.git("tag", "v1.3.9");
    repository.git("tag", "v2.0.0-rc.1");
    repository.git("switch", "--quiet", "--create", "elsewhere");
    repository.commit(at(7));
    repository.git("tag", "v9.0.0");
    repository.git("switch", "--quiet", "main");
    expect(await firstLine(repository)).toBe("@acme/orders 1.4.2: nothing has changed since this release.");
    repository.write(at(200));
    expect(await firstLine(repository)).toBe("@acme/orders 1.5.0: after 1.4.2, compatible changes.");
    repository.write(at(50));
    expect(await firstLine(repository)).toBe("@acme/orders 2.0.0: after 1.4.2, breaking changes.");
    repository.write({ "specs/orders/openapi.yaml": ordersUpTo(100).replace("The orders.", "All orders.") });
    expect(await firstLine(repository)).toBe("@acme/orders 1.4.3: after 1.4.2, no changes of meaning.");
  });

  it("takes the configured version where it is higher, or before its release", async () => {
    const repository = released();
    repository.write({ "specwright.config.json": config("1.10.0") });
    expect(await firstLine(repository)).toContain("@acme/orders 1.10.0: after 1.4.2");
    repository.write({ "specwright.config.json": config("2.0.0-rc.2") });
    expect(await firstLine(repository)).toContain("@acme/orders 2.0.0-rc.2: after 1.4.2");
  });

  it("raises the patch when the committed output differs and the contracts do not", async () => {
    const repository = scratchRepository({
      "specwright.config.json": config("1.0.0"),
      ...at(100),
      "generated/.specwright.json": '{ "files": { "orders/types.ts": "before" } }',
    });
    repository.git("tag", "v1.0.0");
    repository.write({ "generated/.specwright.json": '{ "files": { "orders/types.ts": "after" } }' });
    expect(await firstLine(repository)).toBe("@acme/orders 1.0.1: after 1.0.0, no changes of meaning.");
  });

  it("writes version and changelog into a copy of the package, and tells of earlier releases", async () => {
    const repository = released();
    repository.commit(at(50));
    repository.git("tag", "v2.0.0");
    repository.write(at(80));
    const manifest = { name: "@acme/orders", version: "1.0.0", files: ["dist", "orders"] };
    const copy = tempFolder({ "package.json": JSON.stringify(manifest) });
    expect(await firstLine(repository, copy)).toBe("@acme/orders 2.1.0: after 2.0.0, compatible changes.");
    const stamped: unknown = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
    expect(stamped).toEqual({ ...manifest, version: "2.1.0", files: ["dist", "orders", "CHANGELOG.md", "contracts"] });
    expect(readFileSync(join(copy, "CHANGELOG.md"), "utf8")).toBe(`# Changelog

## 2.1.0

### orders

#### Changed

- The maximum of the query parameter \`limit\` of \`GET /orders (listOrders)\` was raised from \`50\` to \`80\`.
  - In GET /orders (listOrders) query parameter "limit".

## 2.0.0

### orders

#### Changed

- **Breaking**: The maximum of the query parameter \`limit\` of \`GET /orders (listOrders)\` was lowered from \`100\` to \`50\`. Breaks clients that send.
  - In GET /orders (listOrders) query parameter "limit".
  - \`GET /orders?limit=51\` was accepted and is now rejected.

## 1.4.2

The first version.
`);
    expect(await firstLine(repository, copy)).toContain("@acme/orders 2.1.0");
    const args = ["diff", "--base", "v2.0.0", "--format", "changelog"];
    const { stdout: notes } = await cli(args, { cwd: repository.folder });
    const changelog = readFileSync(join(copy, "CHANGELOG.md"), "utf8");
    expect(changelog).toContain(notes.replace("## Unreleased", "## 2.1.0"));
  });

  it("lists the ten newest releases", async () => {
    const repository = released("v1.0.0");
    for (let minor = 1; minor <= 10; minor += 1) repository.git("tag", `v1.${minor}.0`);
    const { stdout } = await stamp(repository);
    const titles = [...stdout.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(titles).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((minor) => `1.${minor}.0`));
    expect(stdout).toContain("Older versions are not listed.\n");
  });

  it("knows releases by another prefix of their tags", async () => {
    const repository = released("@acme/orders@1.4.2");
    expect(await firstLine(repository)).toContain('the history has no release ("v1.2.3")');
    repository.write(at(50));
    expect(await firstLine(repository, "--tag-prefix", "@acme/orders@")).toContain("@acme/orders 2.0.0: after 1.4.2");
  });

  it("is not misled by a branch that has the name of a tag", async () => {
    const repository = released();
    repository.git("switch", "--quiet", "--create", "v1.4.2");
    repository.commit(at(50));
    repository.git("switch", "--quiet", "main");
    expect(await firstLine(repository)).toBe("@acme/orders 1.4.2: nothing has changed since this release.");
  });

  it("goes on where the contracts of an old release are refused today", async () => {
    const repository = released("v1.0.0");
    repository.commit({ "specs/orders/openapi.yaml": "openapi: 3.1.0\n" });
    repository.git("tag", "v1.1.0");
    repository.commit(at(100));
    repository.git("tag", "v1.2.0");
    const { stdout } = await stamp(repository);
    expect(stdout).toContain("## 1.2.0\n\nNot compared: specwright rejects a spec of this release.\n");
  });

  it("writes nothing into a folder of another package", async () => {
    const repository = released();
    const copy = tempFolder({ "package.json": '{ "name": "left-pad" }' });
    const { code, stderr } = await stamp(repository, copy);
    expect([code, existsSync(join(copy, "CHANGELOG.md"))]).toEqual([2, false]);
    expect(stderr).toBe(
      `error: "${copy}" contains no package "@acme/orders"; copy the output of "specwright generate" into this folder first.\n`,
    );
  });

  it("writes through no link", async () => {
    const { folder } = released();
    const elsewhere = tempFolder({ "CHANGELOG.md": "theirs" });
    const copy = join(folder, "copy");
    mkdirSync(copy);
    writeFileSync(join(copy, "package.json"), '{ "name": "@acme/orders" }');
    symlinkSync(join(elsewhere, "CHANGELOG.md"), join(copy, "CHANGELOG.md"));
    const { code, stderr } = await cli(["stamp", "copy"], { cwd: folder });
    expect([code, readFileSync(join(elsewhere, "CHANGELOG.md"), "utf8")]).toEqual([2, "theirs"]);
    expect(stderr).toContain('"copy/CHANGELOG.md"');
  });

  it("shows the faults of a contract and stamps nothing", async () => {
    const repository = released();
    repository.write({ "specs/orders/openapi.yaml": "openapi: 3.1.0\n" });
    const { code, stdout, stderr } = await stamp(repository);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("specs/orders/openapi.yaml:1:1: error");
  });

  it("gives each API its own version and history where it has a package, and the umbrella that of the largest change", async () => {
    const settings = { name: "@acme/shop", version: "1.0.0", packages: "per-api" };
    const list = (file: string): string => `{ "files": { "${file}": "${"0".repeat(64)}" } }`;
    const { folder, write, commit, git } = scratchRepository({
      "specwright.config.json": JSON.stringify({ package: settings }),
      ...at(100),
      "specs/bills/openapi.yaml": ordersUpTo(100),
      "specs/notes/openapi.yaml": ordersUpTo(100),
      "generated/.specwright.json": list("notes/types.ts"),
    });
    for (const tag of ["v3.0.0", "orders-v1.4.2", "bills-v2.0.0", "notes-v1.1.0"]) git("tag", tag);
    commit({ "specs/bills/openapi.yaml": ordersUpTo(200) });
    git("tag", "bills-v2.1.0");
    write({ ...at(50), "generated/.specwright.json": list("notes/other.ts") });
    const names = ["bills", "notes", "orders"].map((name) => `${name}/`);
    const copy = tempFolder(
      Object.fromEntries(
        ["", ...names].map((name) => [
          `${name}package.json`,
          JSON.stringify({ name: `@acme/shop${name === "" ? "" : `-${name.slice(0, -1)}`}`, dependencies: {} }),
        ]),
      ),
    );
    const { code, stdout } = await cli(["stamp", copy], { cwd: folder });
    expect([code, stdout.trim().split("\n")]).toEqual([
      0,
      [
        "@acme/shop-bills 2.1.0: nothing has changed since this release.",
        "@acme/shop-notes 1.1.1: after 1.1.0, no changes of meaning.",
        "@acme/shop-orders 2.0.0: after 1.4.2, breaking changes.",
        "@acme/shop 4.0.0: after 3.0.0, breaking changes.",
      ],
    ]);
    const stamped = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
    expect(stamped).toMatchObject({ version: "4.0.0" });
    expect(stamped.dependencies).toEqual({
      "@acme/shop-bills": "^2.1.0",
      "@acme/shop-notes": "^1.1.1",
      "@acme/shop-orders": "^2.0.0",
    });
    expect(JSON.parse(readFileSync(join(copy, "bills/package.json"), "utf8"))).toMatchObject({ version: "2.1.0" });
    const changelog = readFileSync(join(copy, "bills/CHANGELOG.md"), "utf8");
    expect(changelog.match(/^##+ .*$/gm)).toEqual(["## 2.1.0", "### bills", "#### Changed", "## 2.0.0"]);
    expect(existsSync(join(copy, "bills/contracts/specs/orders"))).toBe(false);

    const printed = await cli(["stamp"], { cwd: folder });
    expect(printed.stdout.match(/^(?:@acme|## ).*$/gm)?.slice(0, 5)).toEqual([
      "@acme/shop-bills 2.1.0: nothing has changed since this release.",
      "## 2.1.0",
      "## 2.0.0",
      "@acme/shop-notes 1.1.1: after 1.1.0, no changes of meaning.",
      "## 1.1.1",
    ]);
    const page = async (...args: readonly string[]): Promise<readonly string[]> =>
      (await cli(["history", ...args], { cwd: folder })).stdout.match(/^(?:#|\| \[).*$/gm) ?? [];
    expect((await page("--only", "bills")).slice(0, 3)).toEqual([
      expect.stringMatching(/acme\/shop-bills$/),
      expect.stringContaining("| [2.1.0](#v2.1.0) |"),
      expect.stringContaining("| [2.0.0](#v2.0.0) |"),
    ]);
    expect((await page()).slice(0, 2)).toEqual([
      expect.stringMatching(/acme\/shop$/),
      expect.stringContaining("| [3.0.0](#v3.0.0) |"),
    ]);
    expect((await cli(["history", "--only", "bills", "orders"], { cwd: folder })).stderr).toBe(
      "error: Each API has its own package and releases; name one of them with --only, such as --only bills.\n",
    );
  });

  it("says what a release is in a folder without Git", async () => {
    const cwd = tempFolder({ "specwright.config.json": config("1.0.0"), ...at(100) });
    for (const command of ["stamp", "history"]) {
      const { code, stderr } = await cli([command], { cwd });
      expect([code, stderr]).toEqual([
        2,
        `error: "${cwd}" is not in a Git repository; releases are Git tags, so run this in a clone with its tags, or run "git init", commit, and tag a release.\n`,
      ]);
    }
  });

  it("says so in a project that is not a package", async () => {
    const { code, stderr } = await stamp(scratchRepository(at(1)));
    expect([code, stderr]).toEqual([
      2,
      'error: The configuration has no setting "package"; add one with a name and a version: { "package": { "name": "@acme/orders", "version": "1.0.0" } }.\n',
    ]);
  });
});
